# I colori dei palazzi
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola

# Come si leggono i pezzi
piece-shows = { $windows ->
    [0] nessuna finestra
    [one] { $windows } finestra
   *[other] { $windows } finestre
}, { $shields ->
    [0] nessuno scudo
    [one] { $shields } scudo
   *[other] { $shields } scudi
}
piece-card = { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} { $number }, { piece-shows }
piece-golden = { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} { $number } dorata, { piece-shows }
piece-wild = Jolly { $number }, { piece-shows }
piece-bastion = { $word ->
    [bastion] Bastione
   *[tower] Torre
}
piece-back = carta coperta
piece-palace = palazzo { $colour }, { $state ->
    [building] in costruzione, { $cards } di { $size }
    [complete] completato
   *[open] aperto
}, numero { $number }, { piece-shows }
piece-wall = { $walls ->
    [0] nessun tratto di mura
    [one] { $walls } tratto di mura
   *[other] { $walls } tratti di mura
}{ $bastions ->
    [0] { "" }
   *[other] , { piece-bastions }
}
piece-bastions = { $word ->
    [bastion] { $bastions ->
        [one] { $bastions } Bastione
       *[other] { $bastions } Bastioni
    }
   *[tower] { $bastions ->
        [one] { $bastions } Torre
       *[other] { $bastions } Torri
    }
}

# Gli Stemmi
piece-arms-sun = Stemma con il sole
piece-arms-tower = Stemma con la torre
piece-arms-cypresses = Stemma con tre cipressi
piece-arms-river = Stemma con il fiume
piece-arms-keys = Stemma con due chiavi
piece-arms-city = Stemma della Città
