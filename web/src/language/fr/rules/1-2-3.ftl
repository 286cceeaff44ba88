rules-1-1 =
    Tu lis les règles de { rules-edition-name }. { $two ->
        [yes] On joue de deux à cinq ; à deux, la Ville de Lucca prend place à la table, elle aussi (7.3).
       *[no] On joue de trois à cinq ; aucun autre nombre n’est possible.
    }

    Nous racontons les règles avec nos propres mots. C’est une édition non officielle, faite par des joueurs, qui ne remplace aucun livret de règles.
    .title = Éditions et nombre de joueurs
rules-1-2 = La Célébration (6.2) est une option de Lucca: The City of Games!, quel que soit le nombre de joueurs. Les autres éditions n’ont ni la variante ni ses cartes.
    .title = La Célébration n’appartient qu’à une édition
rules-1-3 =
    La taille d’un palais, le nombre de tours et le nombre de triplets sur la table dépendent du nombre de joueurs.

    Il y a un triplet de plus que de joueurs : même le dernier a le choix.{ $two ->
        [yes] {" "}À deux, il y en a deux de plus : de ceux qui restent, on choisit des cartes pour la Ville (7.3).
       *[no] { "" }
    }
    .title = Ce qui dépend du nombre de joueurs

rules-2-1 =
    Il y en a 96, 16 dans chacune des six couleurs. Sur une carte, on voit :

    • des **fenêtres** : un point chacune quand le palais est achevé (4.9) ;
    • des **boucliers** : ils te font jouer plus tôt (4.1) et soutiennent tes remparts (5.3), mais seulement tant que le palais est en construction ;
    • un **numéro de rue** qu’aucune autre carte ne porte : il départage les égalités et compte encore tout à la fin (5.4) ;
    • une **couleur** : elle dit à quel palais va la carte. Tu ne peux avoir qu’un palais de chaque couleur (4.13).
    .title = Cartes palais
rules-2-2 = Il y a 4 { rules-bastions }, sans couleur, ni boucliers, ni fenêtres, ni numéro. On les bâtit face visible, et { $word ->
        [bastion] ils rapportent des points
       *[tower] elles rapportent des points
    } avec tes remparts (5.3). { rules-own-words }
    .title = { rules-bastions-first }
rules-2-3 =
    Cinq cartes au numéro doré ne servent que dans la Célébration :

    • trois **Jokers**, numérotés 10, 20 et 500, qui ont des boucliers et des fenêtres mais pas de couleur propre ;
    • deux **cartes palais dorées**, chacune d’une des six couleurs ; dans notre paquet, une verte et une orange.

    Un paquet sans cartes spéciales ne peut pas servir à la Célébration.
    .title = Cartes spéciales
rules-2-4 =
    Tu peux jouer avec ton propre paquet, par exemple avec les vraies cartes de ta boîte. Un paquet comprend

    • six couleurs de 16 cartes palais chacune, et 4 { rules-bastions } ;
    • des numéros à partir de 1, jamais deux fois le même dans une partie ;
    • autant de fenêtres et de boucliers qu’on veut sur une carte, même aucun ;
    • les cinq cartes spéciales ou aucune ; s’il les a, aussi les cartes palais 10 et 20.

    Un paquet qui ne respecte pas un de ces points est refusé en bloc, et on te dit pourquoi.
    .title = Un paquet
rules-2-5 =
    Aucun livret de règles ne donne la liste des cartes. Ceux qui possèdent le jeu rapportent que fenêtres et boucliers d’une carte palais font trois en tout, et que les numéros vont jusqu’à cent environ. Notre paquet standard est le plus simple qui convienne : c’est une **reconstitution**, pas le paquet imprimé.

    Ses cartes palais vont de 1 à 96. Chaque couleur a quatre cartes sans bouclier, quatre à un, quatre à deux et quatre à trois boucliers, réparties entre petits et grands numéros.
    .title = Le paquet standard est reconstitué
rules-2-6 =
    Chacun a un Quartier avec trois espaces :

    • **en construction** : les palais qu’on bâtit ;
    • **achevés** : ceux qui attendent leur fête ; les remparts et { rules-the-bastions } sont là aussi ;
    • **ouverts** : ceux où la fête a déjà eu lieu.

    Chaque Quartier a son Blason. Mis en ligne, les Blasons montrent l’ordre du tour.
    .title = Quartiers et Blasons

rules-3-1 = Seulement avec la Célébration : les cartes palais 10 et 20 quittent le jeu et les cinq cartes spéciales y entrent. Le paquet a alors 103 cartes au lieu de 100.
    .title = L’échange de cartes de la Célébration
rules-3-2 =
    On mélange le paquet, et tu reçois quatre cartes que toi seul vois. { $hands ->
        [deck] Un Bastion qui arrive dans une main est mis de côté jusqu’au nouveau mélange (3.6) et la carte suivante prend sa place, plusieurs fois s’il le faut : tu n’en gardes jamais.
       *[palaces] Les quatre tours ont été retirées avant et restent de côté jusqu’au nouveau mélange (3.6).
    }
    .title = Premières mains
rules-3-3 =
    Avec les cartes qui restent, on dispose les triplets du premier tour, de trois cartes chacun. { $faceUp ->
        [yes] Ils sont face visible pendant que tu choisis tes cartes de départ : regarde-les d’abord.
       *[no] Ils restent **face cachée** pendant que tu choisis tes cartes de départ, et on les retourne après la révélation.
    } { $hands ->
        [deck] Ils peuvent contenir { rules-a-bastion }.
       *[palaces] Ils ne contiennent { rules-no-bastion }.
    }
    .title = Premiers triplets
rules-3-4 =
    Garde deux de tes quatre cartes et dis laquelle se pose en premier ; cela compte si elles sont de la même couleur. Les deux autres sont mises de côté, face cachée.

    Tous choisissent en secret et en même temps. Tu vois que quelqu’un a choisi, mais pas quoi.
    .title = Choisir deux cartes de départ
    .tip = Deux cartes de la même couleur lancent un palais ; deux couleurs laissent plus de portes ouvertes. Avec des boucliers, tu choisis plus tôt.
rules-3-5 =
    Quand tous ont choisi, les cartes choisies sont montrées en même temps et posées en construction. Deux cartes de la même couleur forment un palais, la seconde dessus ; deux couleurs en forment deux.

    Désormais, et partout, les cartes d’un palais se chevauchent. Fenêtres et boucliers restent tous visibles, mais on ne voit qu’un seul numéro : celui de la carte posée en dernier. C’est le **numéro visible** du palais.
    .title = La révélation
rules-3-6 =
    { $hands ->
        [deck] Les cartes non choisies (sauf à deux, 7.1) et les Bastions mis de côté retournent dans le paquet. On le mélange de nouveau, et on en retire, sans les regarder, autant de cartes que l’indique le tableau : le reste suffit exactement pour tous les tours.
       *[palaces] Les cartes non choisies et les quatre tours retournent dans le paquet, qu’on mélange de nouveau. On ne retire rien ; à trois, les { $unreached3 } dernières cartes, et à quatre les { $unreached4 } dernières, ne sortent tout simplement jamais.
    }
    .title = Mélanger et retirer

# En quoi les éditions diffèrent ici.
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
