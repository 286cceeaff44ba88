# Les couleurs des palais
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

# Comment les pièces se disent
piece-shows = { $windows ->
    [0] aucune fenêtre
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
}, { $shields ->
    [0] aucun bouclier
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
piece-card = { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} { $number }, { piece-shows }
piece-golden = { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} { $number } dorée, { piece-shows }
piece-wild = Joker { $number }, { piece-shows }
piece-bastion = { $word ->
    [bastion] Bastion
   *[tower] Tour
}
piece-back = carte face cachée
piece-palace = palais { $colour }, { $state ->
    [building] en construction, { $cards } sur { $size }
    [complete] achevé
   *[open] ouvert
}, numéro { $number }, { piece-shows }
piece-wall = { $walls ->
    [0] aucun rempart
    [one] { $walls } rempart
   *[other] { $walls } remparts
}{ $bastions ->
    [0] { "" }
   *[other] , { piece-bastions }
}
piece-bastions = { $word ->
    [bastion] { $bastions ->
        [one] { $bastions } Bastion
       *[other] { $bastions } Bastions
    }
   *[tower] { $bastions ->
        [one] { $bastions } tour
       *[other] { $bastions } tours
    }
}

# Les Blasons
piece-arms-sun = Blason au soleil
piece-arms-tower = Blason à la tour
piece-arms-cypresses = Blason aux trois cyprès
piece-arms-river = Blason à la rivière
piece-arms-keys = Blason aux deux clefs
piece-arms-city = Blason de la Ville
