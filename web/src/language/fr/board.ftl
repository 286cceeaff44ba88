# La table en jeu : triplets, Quartiers, le plateau des choix.
board-bastion-word = { $word ->
    [bastion] Bastion
   *[tower] Tour
}
board-city = Ville de Lucca
board-you = Toi
board-card = { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} { $number }
board-card-wild = Joker { $number }
board-card-detail = { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-points-signed = { $points }

# Barre du haut
board-table = Table
board-unseen = { $n ->
    [one] carte à découvrir
   *[other] cartes à découvrir
}
board-unseen-about = { $n ->
    [one] { $n } carte n’a encore été vue par personne
   *[other] { $n } cartes n’ont encore été vues par personne
}
board-goal = Le but du jeu
board-rules = Règles
board-sound-on = Activer le son
board-sound-off = Couper le son
board-theme-dark = Thème sombre
board-theme-light = Thème clair
board-settings = Réglages
board-keys = Touches
board-menu = Menu
board-score = Score
board-score-button = Score : { $n ->
    [one] { $n } point
   *[other] { $n } points
}, place { $rank }
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-log = Journal
board-log-and-chat = { $n ->
    [0] Journal et discussion
    [one] Journal et discussion, { $n } nouvelle ligne
   *[other] Journal et discussion, { $n } nouvelles lignes
}

# Quartiers
board-others = Les autres Quartiers
board-quarter-of = Quartier : { $name }
board-quarter-city = Quartier de la Ville
board-quarter-own = Ton Quartier
board-quarter-note = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} en construction · plus grand numéro { $number }
board-look-closer = Voir de près ce Quartier : { $name }
board-look-closer-city = Voir de près le Quartier de la Ville
board-show-large = Afficher ce Quartier en grand : { $name }
board-building = En construction
board-completed = Achevés
board-opened = Ouverts
board-building-short = Chantier
board-completed-short = Achevés
board-opened-short = Ouverts
board-space-empty = encore rien
board-walls = Remparts
board-support = { $state ->
    [none] sans rempart
    [ok] tiennent
   *[short] manque { $short }
}
board-support-note = { $state ->
    [none] Chaque rempart demandera deux boucliers.
    [ok] Les remparts tiennent.
   *[short] { $short ->
        [one] Il manque un bouclier :
       *[other] Il manque { $short } boucliers :
    } les remparts ne rapportent rien pour l’instant.
}
board-support-after = { $state ->
    [still] les remparts tiennent toujours
    [now] les remparts tiennent maintenant
   *[short] { $short ->
        [one] il manque un bouclier aux remparts
       *[other] il manque { $short } boucliers aux remparts
    }
}
board-status-played = a joué
board-status-now = joue
board-status-later = doit encore jouer
board-status-picks = choisit pour la Ville
board-status-chosen = a choisi
board-status-choosing = choisit
board-highest = Plus grand numéro de rue
board-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour l’instant

# Triplets
board-triplets = Triplets
board-triplet-took = { $name } a pris { $cards }
board-triplet-yours = Ton triplet
board-triplet-out = retiré de la table
board-triplets-hidden = Caché pour l’instant

# Étapes d’un tour
board-steps = Étapes de ton tour
board-step-open = Ouvrir
board-step-take = Prendre
board-step-play = Jouer { $n }/3
board-step-done = fait
board-step-now = maintenant
board-step-later = plus tard

# Les questions
board-ask-keep-first = Choisis la première de tes deux cartes de départ
board-ask-keep-second = Choisis la seconde carte de départ
board-ask-choose = Ouvre un palais ou prends un triplet
board-ask-take = Prends un triplet
board-ask-play = Où va la carte { $card } ?
board-ask-play-bastion = { $word ->
    [bastion] Où va le Bastion ?
   *[tower] Où va la tour ?
}
board-ask-city = Choisis une carte pour la Ville
board-ask-city-wild = À quel palais de la Ville ajouter le { $card } ?
board-ask-confirm-turn = Ton tour est complet
board-ask-confirm-keep = Tes deux cartes de départ
board-ask-confirm-city = Ta carte pour la Ville
board-ask-confirm-note = Rien n’est définitif avant que tu valides.
board-stepping-to-see = { $turns ->
    [0] Il y a une suite à voir
    [one] { $turns } tour à voir
   *[other] { $turns } tours à voir
}{ $yours ->
    [yes] {" "}· à toi de jouer
   *[no] {""}
}
board-stepping-next = Suivant
board-stepping-all = Tout montrer
board-wait-one = { $name } décide
board-wait-own = { $you ->
    [yes] C’est ton tour
   *[no] C’est à { $name } de jouer
}
board-wait-bot = { $you ->
    [yes] Un bot décide à ta place
   *[no] { $name } : un bot décide
}
board-wait-many = { $n ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
board-wait-city = { $name } choisit pour la Ville
board-watching = Tu regardes la partie
board-follow = Suivre le tour
board-round-over = Fin du tour { $turn }
board-paused = En pause : personne n’est là
board-over = La partie est finie

# Les choix
board-choices = Tes choix
board-keep = Garder la carte { $card }
board-keep-on-top = Garder la carte { $card } au-dessus
board-kept = gardée
board-kept-below = dessous
board-kept-top = dessus
board-open = Ouvrir le palais { $colour }
board-open-nothing = ne rapporte rien
board-take = Prendre { $cards }
board-start = Commencer un palais { $colour }
board-add = Ajouter au palais { $colour }
board-finish = Achever le palais { $colour }
board-wall = Rempart
board-bastion = { board-bastion-word }
board-discard = Défausser
board-discard-detail = hors du jeu
board-city-start = { $card } : commencer le palais { $colour } de la Ville
board-city-add = { $card } : au palais { $colour } de la Ville
board-city-finish = { $card } : achever le palais { $colour } de la Ville
board-city-bastion = { board-bastion-word } pour la Ville
board-city-skip = Sauter ce choix
board-city-skip-detail = aucune carte ne peut aller à la Ville
board-city-free = ne rapporte rien à personne
board-storeys = { $n ->
    [one] { $n } étage sur { $size }
   *[other] { $n } étages sur { $size }
}
board-brief-storeys = { $n }/{ $size }
board-wall-detail = rempart nº { $walls } : boucliers { $shields }/{ $needed }
board-feeds = { $you ->
    [yes] fête chez toi, palais { $colour } : { $points }
   *[no] fête chez { $name }, palais { $colour } : { $points }
}
board-windows-score = { $n ->
    [one] { $n } fenêtre
   *[other] { $n } fenêtres
}
board-shields-change = boucliers { $before } → { $after }
board-bastion-detail = ne demande pas de boucliers
board-if-take = Si tu prends { $cards }
board-have-none = tu n’as pas encore de palais { $colour }
board-have-building = ton palais { $colour } a { $n ->
    [one] { $n } étage sur { $size }
   *[other] { $n } étages sur { $size }
}
board-have-completed = ton palais { $colour } est achevé
board-have-opened = ton palais { $colour } est ouvert
board-have-bastion = rapporte à la fin, avec tes palais ouverts
board-have-wild = va dans n’importe quel palais en construction

# Les cartes prises
board-hand = Tes trois cartes
board-hand-keep = Tes quatre cartes
board-select = Sélectionner la carte { $card }
board-selected = choisie
board-used = { $use ->
    [start] nouveau palais
    [add] étage
    [wall] rempart
    [bastion] en place
   *[discard] défausse
}

# Une fête
board-party = Fête au palais { $colour }
board-party-tap = Touche encore pour ouvrir
board-party-cards = { $n ->
    [one] { $n } carte en construction
   *[other] { $n } cartes en construction
}
board-party-completed = { $n ->
    [one] palais achevé
   *[other] { $n } palais achevés
}
board-party-none = rien

# Un palais
board-cap-storeys = { $n }/{ $size }
board-plot = Pas encore de palais { $colour }
board-tag-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}

# Ce qui n’est pas possible, et pourquoi
board-not-possible = Pas possible
board-no-palace-not-completed = { $state ->
    [opened] Rouvrir { $colours } : un palais ne s’ouvre qu’une fois.
   *[building] Ouvrir { $colours } : encore en construction.
}
board-no-triplet-not-on-table = Ce triplet n’est plus sur la table.
board-no-already-played = { $card } : carte déjà jouée.
board-no-colour-owned = Commencer un palais : tu en as déjà un { $colours }.
board-no-colour-closed = { $state ->
    [opened] Ton palais { $colours } est ouvert : { $card } ne peut que devenir un rempart ou être défaussée.
   *[completed] Ton palais { $colours } est achevé : { $card } ne peut que devenir un rempart ou être défaussée.
}
board-no-nothing-to-add-to = Ajouter à un palais : aucun palais { $colours } en construction.
board-no-bastion-is-no-storey = { $word ->
    [bastion] Un Bastion ne fait jamais partie d’un palais.
   *[tower] Une tour ne fait jamais partie d’un palais.
}
board-no-bastion-is-no-wall = { $word ->
    [bastion] Dans cette édition, un Bastion ne peut pas devenir un rempart.
   *[tower] Dans cette édition, une tour ne peut pas devenir un rempart.
}
board-no-not-a-bastion = { $word ->
    [bastion] { $card } n’est pas un Bastion.
   *[tower] { $card } n’est pas une tour.
}
board-no-wild-never-starts = Un Joker ne peut pas commencer un palais.
board-no-wild-needs-colour = Choisis le palais auquel ajouter le Joker.
board-no-wild-target-not-building = Ajouter le Joker à { $colours } : pas en construction.
board-no-wild-not-in-triplet = La carte { $card } n’est pas parmi celles à jouer.
board-no-kept-twice = Tu gardes déjà la carte { $card }. Choisis-en une autre.
board-no-two-wilds = Un Joker ne se garde qu’avec une carte palais.
board-no-city-triplet-closed = Ta carte doit venir de l’autre triplet.
board-no-city-wild-needs-colour = Choisis le palais de la Ville auquel ajouter le Joker.
board-no-city-may-not-skip = On ne saute un choix que si aucune carte ne peut aller à la Ville.
board-no-not-your-decision-now = Ce n’est pas le moment de décider cela.
board-no-not-your-turn = Ce n’est pas ton tour.
board-no-keep-first = Choisis d’abord tes deux cartes de départ.
board-no-complete = Les trois cartes sont jouées. Valide ton tour, ou annule.
board-no-take-first = Prends d’abord un triplet.
board-no-triplet-taken = Tu as déjà pris un triplet. Annule pour en prendre un autre.
board-no-city-now = Il faut maintenant choisir une carte pour la Ville.
board-no-not-yours = Les cartes vont dans ton propre Quartier.
board-no-other-plot = { $card } ne peut pas commencer un palais { $colours }.
board-no-other-colour = { $card } ne peut pas s’ajouter au palais { $colours }.
board-no-finished-palace = On n’ajoute rien à un palais achevé ou ouvert.

# Annuler et valider
board-undo = Annuler
board-start-over = Recommencer
board-confirm-turn = Valider le tour
board-confirm-keep = Garder ces deux cartes
board-confirm-city = Valider le choix
board-confirm-not-yet = Ton tour n’est pas encore complet

# Annonces
board-say-your-turn = À toi. Tour { $turn } sur { $turns }.
board-say-keep = Choisis deux de tes quatre cartes de départ.
board-say-city = Ton choix pour la Ville.
board-say-turn = { $name } décide.
board-say-points = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
board-say-complete = Ton tour est complet. Valide-le, ou annule.
board-say-done = { $what } : fait.
board-say-undone = Annulé.

# Touches
board-keys-title = Jouer au clavier
board-keys-numbers = faire le choix qui porte ce numéro
board-keys-watch = en spectateur : afficher en grand le Quartier de ce joueur
board-keys-follow = en spectateur : suivre de nouveau le tour
board-keys-cards = sélectionner une de tes trois cartes
board-keys-arrows = aller au prochain choix possible
board-keys-tab = passer tout en revue
board-keys-undo = annuler
board-keys-start-over = recommencer le tour
board-keys-enter = valider, quand ton tour est complet
board-keys-chat = écrire dans la discussion
board-keys-next = montrer le tour suivant, pas à pas
board-keys-escape = fermer ce qui est ouvert
board-keys-help = afficher ces touches
