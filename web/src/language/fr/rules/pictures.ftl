rules-pic-windows = Fenêtres
rules-pic-shields = Boucliers
rules-pic-number = Numéro de rue
rules-pic-colour = Couleur
rules-pic-building = en construction
rules-pic-completed = achevé
rules-pic-opened = ouvert
rules-pic-card-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rules-pic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rules-pic-window-count = { $n ->
    [one] { $n } fenêtre
   *[other] { $n } fenêtres
}
rules-pic-shield-count = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
rules-pic-highest-number = plus grand numéro { $n }
rules-pic-visible-number = Numéro visible { $n }
rules-pic-hand = Quatre cartes en main
rules-pic-keep = Deux pour commencer
rules-pic-place = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
rules-pic-host = { $name } ouvre son palais { $colour }
rules-pic-total = = { $n }
rules-pic-plus = + { $n }
rules-pic-closed = achevé, pas ouvert
rules-pic-already-opened = déjà ouvert
rules-pic-guest-building = { $n ->
    [one] { $n } carte en construction
   *[other] { $n } cartes en construction
}
rules-pic-city = La Ville
rules-pic-start = Commencer
rules-pic-start-text = un palais d’une couleur que tu n’as pas
rules-pic-add = Ajouter
rules-pic-add-text = un étage à ton palais de cette couleur
rules-pic-wall = Rempart
rules-pic-wall-text = face cachée ; deux boucliers chacun à la fin
rules-pic-bastion = { $word ->
    [bastion] Bastion
   *[tower] Tour
}
rules-pic-bastion-text = face visible ; sans boucliers
rules-pic-discard = Défausser
rules-pic-discard-text = si rien d’autre ne convient
rules-pic-last-card = { $n } cartes sur { $size }, et une de plus
rules-pic-complete-score = achevé : { rules-pic-window-count }
rules-pic-hold = Les remparts tiennent
rules-pic-fall = Il manque un bouclier
rules-pic-support = { $shields } boucliers sur { $needed }
rules-pic-walls-sum = ({ $walls } + { $bastions }) × { $opened } palais ouverts
rules-pic-lowest = le plus petit
rules-pic-highest = le plus grand
rules-pic-street-gives = { $giver } ({ $lowest }) donne 3 points à { $taker } ({ $highest }).
rules-pic-opens-first = ouvre d’abord
rules-pic-opens-then = ouvre ensuite
rules-pic-wild = Joker
rules-pic-golden = carte palais dorée
rules-pic-unchosen = Les quatre cartes non choisies
rules-pic-city-begins = La Ville commence
rules-pic-first-pick = Le premier choisit
rules-pic-second-pick = Le second choisit
rules-pic-then-city = La Ville ensuite
rules-pic-players = Joueurs
rules-pic-palace-size = Cartes d’un palais
rules-pic-turns = Tours
rules-pic-triplets = Triplets par tour
rules-pic-removed = Retirées sans être vues
rules-pic-removed-celebration = avec la Célébration
rules-pic-deck = Toutes les cartes palais du paquet standard
rules-pic-deck-show = Afficher les 96 cartes palais
rules-pic-deck-note = numéro : boucliers / fenêtres
