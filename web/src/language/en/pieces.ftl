# The colours of the palaces
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

# What pieces are called aloud
piece-shows = { $windows ->
    [0] no windows
    [one] { $windows } window
   *[other] { $windows } windows
}, { $shields ->
    [0] no shields
    [one] { $shields } shield
   *[other] { $shields } shields
}
piece-card = { $colour } { $number }, { piece-shows }
piece-golden = golden { $colour } { $number }, { piece-shows }
piece-wild = Wild { $number }, { piece-shows }
piece-bastion = { $word ->
    [bastion] Bastion
   *[tower] Tower
}
piece-back = face-down card
piece-palace = { $colour } palace, { $state ->
    [building] under construction, { $cards } of { $size }
    [complete] completed
   *[open] opened
}, number { $number }, { piece-shows }
piece-wall = { $walls ->
    [0] no City Walls
    [one] { $walls } City Wall
   *[other] { $walls } City Walls
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
        [one] { $bastions } Tower
       *[other] { $bastions } Towers
    }
}

# Coats of arms
piece-arms-sun = Coat of Arms with a sun
piece-arms-tower = Coat of Arms with a tower
piece-arms-cypresses = Coat of Arms with three cypresses
piece-arms-river = Coat of Arms with a river
piece-arms-keys = Coat of Arms with two keys
piece-arms-city = Coat of Arms of the City
