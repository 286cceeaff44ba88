rules-compare-caption = Les quatre éditions, point par point
rules-compare-point = Point
rules-compare-this = cette édition
rules-compare-players = Joueurs
rules-compare-players-says = de { $least } à { $most }
rules-compare-celebration = On peut jouer la Célébration
rules-compare-celebration-yes = oui
rules-compare-celebration-no = non
rules-compare-word = Les quatre cartes sans couleur s’appellent
rules-compare-hands = Premières mains et premiers triplets viennent
rules-compare-hands-deck = de tout le paquet ; un Bastion en main est remplacé
rules-compare-hands-palaces = des seules cartes palais
rules-compare-first = Les premiers triplets peuvent contenir { rules-a-bastion }
rules-compare-first-deck = oui
rules-compare-first-palaces = non
rules-compare-faceUp = Pendant le choix des cartes de départ, les premiers triplets sont
rules-compare-faceUp-yes = face visible
rules-compare-faceUp-no = face cachée
rules-compare-back = Retournent dans le paquet
rules-compare-back-deck = les cartes non choisies (sauf à deux) et les Bastions remplacés
rules-compare-back-palaces = les cartes non choisies et les quatre tours
rules-compare-removed = Retirées sans être vues
rules-compare-removed-none = aucune
rules-compare-removed-item = à { $players } : { $count }
rules-compare-removedCelebration = Retirées sans être vues avec la Célébration
rules-compare-removedCelebration-none = –
rules-compare-wall = { $word ->
    [bastion] Un Bastion peut être posé
   *[tower] Une tour peut être posée
} face cachée comme rempart
rules-compare-wall-yes = oui
rules-compare-wall-no = non
rules-compare-lowest = Le plus petit numéro de rue se cherche sur
rules-compare-highest = Le plus grand numéro de rue se cherche sur
rules-compare-street-every = tous les palais
rules-compare-street-under_construction = les palais en construction
rules-compare-street-opened = les palais ouverts
