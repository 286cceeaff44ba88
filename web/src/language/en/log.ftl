# The log of a table. A clause follows the name of the player who did it, so it begins in lower case; `you` is "yes" when the reader is meant.
log-subject = { $you ->
    [yes] You
    [city] The City
   *[no] { $name }
}
log-comma = {", "}
log-heading-waiting = Before the game
log-heading-start = Starting cards
log-heading-round = Turn { $turn }
log-heading-end = The end
log-order = Order: { $names }
log-empty = Nothing has happened yet.
log-by-bot = played by a bot
log-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
log-show-cards = Show the cards
log-to-latest = To the latest
log-again = Show this turn again
log-again-of = Show this turn again: { $name }
again-title = { $name }: the turn again
again-cards = The cards of this turn
again-before = Before
again-after = After
again-once-more = Once more

log-sat = { $name } sat down.
log-left = { $you ->
    [yes] You left the table.
   *[no] { $name } left the table.
}
log-left-game = { $you ->
    [yes] You left. A bot plays for you until you come back.
   *[no] { $name } left. A bot plays until they come back.
}
log-released = A seat that was kept is now open to everybody.
log-removed = The host removed { $name } from the table.
log-readmitted = { $name } may sit down again.
log-bot-seated = { $name } sat down, a bot ({ $level }).
log-seat-opened = A bot left; its seat is open again.
log-started = The game began.
log-timed-out = { $you ->
    [yes] Your time ran out. A bot plays for you until you come back.
   *[no] { $name } ran out of time. A bot plays until they come back.
}
log-returned = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
log-resigned = { $you ->
    [yes] You resigned. A bot plays your seat to the end.
   *[no] { $name } resigned. A bot plays the seat to the end.
}
log-interrupted = { $minutes ->
    [one] The server was away for a minute, which counts against nobody.
   *[other] The server was away for { $minutes } minutes, which counts against nobody.
}
log-rematch-made = A rematch is waiting.
log-closed = The table was closed.

log-kept = chose two starting cards
log-revealed = { $you ->
    [yes] begin with { $cards }
   *[no] begins with { $cards }
}
log-opened = opened { $colour }: { $sources }
log-opened-for-nothing = opened { $colour }: nobody came
log-source = { $points } from { $you ->
    [yes] you
    [city] the City
   *[no] { $name }
}
log-took = took { $cards }: { $plays }
log-took-only = took { $cards }
log-completed = completed { $colour }, { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}
log-city-picked = picked { $cards } for the City: { $plays }
log-city-skipped = had no card to pick for the City
log-city-completed = the City’s { $colour } palace is complete
log-play-start = { $colour } begun
log-play-add = { $colour } { $storeys }/{ $size }
log-play-wall = { $n ->
    [one] a wall
   *[other] { $n } walls
}
log-play-bastion = { $word ->
    [bastion] a Bastion
   *[tower] a Tower
}
log-play-discard = { $n ->
    [one] one discarded
   *[other] { $n } discarded
}
log-card = { $colour } { $number }
log-wild = Wild
log-bastion-card = { $word ->
    [bastion] Bastion
   *[tower] Tower
}
log-walls-none = { $you ->
    [yes] have no walls
   *[no] has no walls
}
log-walls-held = { $bastions ->
    [0] { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }
   *[other] ({ $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    } + { $word ->
        [bastion] { $bastions ->
            [one] { $bastions } Bastion
           *[other] { $bastions } Bastions
        }
       *[tower] { $bastions ->
            [one] { $bastions } Tower
           *[other] { $bastions } Towers
        }
    })
} × { $opened } opened · shields { $shields }/{ $needed }
log-walls-fell = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
} without support: shields { $shields }/{ $needed }
log-street-highest = { $you ->
    [yes] hold the highest street number, { $number }
   *[no] holds the highest street number, { $number }
}
log-street-lowest = { $you ->
    [yes] hold the lowest street number, { $number }
   *[no] holds the lowest street number, { $number }
}
log-street-nothing = Street numbers change nothing.
log-won = { $you ->
    [yes] win
   *[no] wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
