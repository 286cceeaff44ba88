# The running table: triplets, Quarters, the tray with the choices.
board-bastion-word = { $word ->
    [bastion] Bastion
   *[tower] Tower
}
board-city = City of Lucca
board-you = You
board-card = { $colour } { $number }
board-card-wild = Wild { $number }
board-card-detail = { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-points-signed = { $points }

# Top bar
board-table = Table
board-unseen = { $n ->
    [one] card unseen
   *[other] cards unseen
}
board-unseen-about = { $n ->
    [one] { $n } card has not been seen by anybody yet
   *[other] { $n } cards have not been seen by anybody yet
}
board-goal = The goal of the game
board-rules = Rules
board-sound-on = Turn the sound on
board-sound-off = Turn the sound off
board-theme-dark = Dark theme
board-theme-light = Light theme
board-settings = Settings
board-keys = Keys
board-menu = Menu
board-score = Score
board-score-button = Score: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, place { $rank }
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
board-log = Log
board-log-and-chat = { $n ->
    [0] Log and chat
    [one] Log and chat, { $n } new line
   *[other] Log and chat, { $n } new lines
}

# Quarters
board-others = The other Quarters
board-quarter-of = { $name }’s Quarter
board-quarter-city = The City’s Quarter
board-quarter-own = Your Quarter
board-quarter-note = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} under construction · highest number { $number }
board-look-closer = Look closer at { $name }’s Quarter
board-look-closer-city = Look closer at the City’s Quarter
board-show-large = Show { $name }’s Quarter large
board-building = Under construction
board-completed = Completed
board-opened = Opened
board-building-short = Building
board-completed-short = Completed
board-opened-short = Opened
board-space-empty = nothing here yet
board-walls = City Walls
board-support = { $state ->
    [none] no walls yet
    [ok] walls hold
   *[short] { $short } short
}
board-support-note = { $state ->
    [none] Each City Wall will need two shields.
    [ok] The walls hold.
   *[short] { $short ->
        [one] One shield short:
       *[other] { $short } shields short:
    } the walls score nothing yet.
}
board-support-after = { $state ->
    [still] walls still hold
    [now] walls hold now
   *[short] { $short ->
        [one] walls one shield short
       *[other] walls { $short } shields short
    }
}
board-status-played = has played
board-status-now = plays now
board-status-later = still to play
board-status-picks = picks for the City
board-status-chosen = has chosen
board-status-choosing = is choosing
board-highest = Highest street number
board-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
} now

# Triplets
board-triplets = Triplets
board-triplet-took = { $name } took { $cards }
board-triplet-yours = Your triplet
board-triplet-out = off the table
board-triplets-hidden = Face down for now

# Steps of a turn
board-steps = Steps of your turn
board-step-open = Open
board-step-take = Take
board-step-play = Play { $n }/3
board-step-done = done
board-step-now = now
board-step-later = later

# What is asked
board-ask-keep-first = Choose the first of your two starting cards
board-ask-keep-second = Choose the second starting card
board-ask-choose = Open a palace, or take a triplet
board-ask-take = Take a triplet
board-ask-play = Where does { $card } go?
board-ask-play-bastion = Where does the { board-bastion-word } go?
board-ask-city = Pick a card for the City
board-ask-city-wild = To which City palace is { $card } added?
board-ask-confirm-turn = Your turn is complete
board-ask-confirm-keep = Your two starting cards
board-ask-confirm-city = Your pick for the City
board-ask-confirm-note = Nothing is final until you confirm.
board-stepping-to-see = { $turns ->
    [0] More to see
    [one] { $turns } turn to see
   *[other] { $turns } turns to see
}{ $yours ->
    [yes] {" "}· your turn
   *[no] {""}
}
board-stepping-next = Next
board-stepping-all = Show all
board-wait-one = { $name } decides
board-wait-own = { $you ->
    [yes] It is your turn
   *[no] It is { $name }’s turn
}
board-wait-bot = A bot decides for { $you ->
    [yes] you
   *[no] { $name }
}
board-wait-many = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
board-wait-city = { $name } picks for the City
board-round-over = Turn { $turn } is over
board-paused = Paused: nobody is here
board-watching = You are watching
board-follow = Follow the turn
board-over = The game is over

# Choices
board-choices = Your choices
board-keep = Keep { $card }
board-keep-on-top = Keep { $card } on top
board-kept = kept
board-kept-below = below
board-kept-top = on top
board-open = Open the { $colour } palace
board-open-nothing = brings no points
board-take = Take { $cards }
board-start = Start the { $colour } palace
board-add = Add to the { $colour } palace
board-finish = Complete the { $colour } palace
board-wall = City Wall
board-bastion = { board-bastion-word }
board-discard = Discard
board-discard-detail = out of play
board-city-start = { $card }: start the City’s { $colour } palace
board-city-add = { $card }: add to the City’s { $colour } palace
board-city-finish = { $card }: complete the City’s { $colour } palace
board-city-bastion = { board-bastion-word } for the City
board-city-skip = Skip this pick
board-city-skip-detail = no card can be played into the City
board-city-free = brings nobody points
board-storeys = { $n } of { $size } storeys
board-brief-storeys = { $n }/{ $size }
board-wall-detail = wall { $walls }: { $shields } of { $needed } shields
board-feeds = { $you ->
    [yes] your { $colour } party { $points }
   *[no] { $name }’s { $colour } party { $points }
}
board-windows-score = { $n ->
    [one] { $n } window
   *[other] { $n } windows
}
board-shields-change = shields { $before } → { $after }
board-bastion-detail = needs no shields
board-if-take = If you take { $cards }
board-have-none = you have no { $colour } palace yet
board-have-building = your { $colour } palace has { $n } of { $size } storeys
board-have-completed = your { $colour } palace is completed
board-have-opened = your { $colour } palace is opened
board-have-bastion = scores at the end, with your opened palaces
board-have-wild = goes into any palace under construction

# Cards taken
board-hand = Your three cards
board-hand-keep = Your four cards
board-select = Select { $card }
board-selected = selected
board-used = { $use ->
    [start] started
    [add] added
    [wall] wall
    [bastion] built
   *[discard] discarded
}

# A party
board-party = Party at the { $colour } palace
board-party-tap = Tap again to open
board-party-cards = { $n ->
    [one] { $n } card under construction
   *[other] { $n } cards under construction
}
board-party-completed = { $n ->
    [one] completed palace
   *[other] { $n } completed palaces
}
board-party-none = nothing

# A palace
board-cap-storeys = { $n }/{ $size }
board-plot = No { $colour } palace yet
board-tag-shields = { $n } { $n ->
    [one] shield
   *[other] shields
}

# What is not possible, and why
board-not-possible = Not possible
board-no-palace-not-completed = { $state ->
    [opened] You cannot open { $colours } again: a palace is opened only once.
   *[building] You cannot open { $colours } yet: not completed.
}
board-no-triplet-not-on-table = This triplet is no longer on the table.
board-no-already-played = { $card } has been played already.
board-no-colour-owned = Start a palace: you already have { $colours }.
board-no-colour-closed = { $state ->
    [opened] Your { $colours } palace is opened: { $card } can only become a wall or be discarded.
   *[completed] Your { $colours } palace is completed: { $card } can only become a wall or be discarded.
}
board-no-nothing-to-add-to = Add to a palace: you have none under construction in { $colours }.
board-no-bastion-is-no-storey = A { board-bastion-word } is never part of a palace.
board-no-bastion-is-no-wall = In this edition a { board-bastion-word } cannot become a wall.
board-no-not-a-bastion = { $card } is not a { board-bastion-word }.
board-no-wild-never-starts = A Wild cannot start a palace.
board-no-wild-needs-colour = Choose the palace that the Wild is added to.
board-no-wild-target-not-building = Add the Wild to { $colours }: not under construction.
board-no-wild-not-in-triplet = { $card } is not among the cards to play.
board-no-kept-twice = You keep { $card } already. Choose another.
board-no-two-wilds = A Wild is kept only together with a palace card.
board-no-city-triplet-closed = Your pick must come from the other triplet.
board-no-city-wild-needs-colour = Choose the City palace that the Wild is added to.
board-no-city-may-not-skip = A pick is skipped only when no card can be played into the City.
board-no-not-your-decision-now = This is not the moment for that.
board-no-not-your-turn = It is not your turn.
board-no-keep-first = First choose your two starting cards.
board-no-complete = All three cards are played. Confirm your turn, or undo.
board-no-take-first = First take a triplet.
board-no-triplet-taken = You have taken a triplet. Undo to take another.
board-no-city-now = Now a card has to be picked for the City.
board-no-not-yours = Cards go into your own Quarter.
board-no-other-plot = { $card } cannot start the { $colours } palace.
board-no-other-colour = { $card } cannot be added to the { $colours } palace.
board-no-finished-palace = Nothing is added to a palace that is completed or opened.

# Undo and confirm
board-undo = Undo
board-start-over = Start over
board-confirm-turn = Confirm turn
board-confirm-keep = Keep these two
board-confirm-city = Confirm pick
board-confirm-not-yet = Your turn is not complete yet

# Announcements
board-say-your-turn = Your turn. Turn { $turn } of { $turns }.
board-say-keep = Choose two of your four starting cards.
board-say-city = Your pick for the City.
board-say-turn = { $name } decides.
board-say-points = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
board-say-complete = Your turn is complete. Confirm it, or undo.
board-say-done = { $what }: done.
board-say-undone = Taken back.

# Keys
board-keys-title = Playing with the keyboard
board-keys-numbers = make the choice with that number
board-keys-watch = watching: show that player’s Quarter large
board-keys-follow = watching: follow the turn again
board-keys-cards = select one of your three cards
board-keys-arrows = go to the next thing that you can choose
board-keys-tab = go through everything
board-keys-undo = undo
board-keys-start-over = start your turn over
board-keys-enter = confirm, when your turn is complete
board-keys-next = show the next turn, step by step
board-keys-chat = write in the chat
board-keys-escape = close what is open
board-keys-help = show these keys
