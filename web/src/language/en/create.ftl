# A new table.
create-lead-together = Choose the game, seat friends and bots, and send the link.
create-lead-same-device = Everybody plays on this screen; hand it on after each turn.
create-game = The game
create-no-celebration = This edition has none.
create-seats = Seats
create-seat = Seat { $n }
create-seat-me = Me
create-seat-open = Open to anyone with the link
create-seat-bot = A bot
create-seat-local = Somebody here, on this device
create-your-name = Your name
create-name = Name
create-name-of = Name at seat { $n }
create-name-missing = Who sits here?
create-name-long = At most { $most } characters.
create-name-twice = Two people cannot have the same name.
create-pace-legend = How long a turn may take
create-seconds = Seconds per turn
create-seconds-range = A whole number from { $least } to { $most }.
create-hours = Hours per turn
create-hours-range = A whole number from { $least } to { $most }.
create-reserve = { $turns ->
    [1] one turn
    [2] two turns
   *[other] { $turns } turns
}
create-pace-live-about = Everybody also has a reserve of { create-reserve } for the whole game. When it is used up, a bot plays until they are back.
create-pace-relaxed-about = For playing over days. Everybody also has a reserve of { create-reserve }; then a bot plays until they are back.
create-pace-none-about = Nobody is hurried, and nobody replaced.
create-visitors = Visitors
create-public = Public table
create-public-about = Listed under “Join a table”; anybody may sit down.
create-private-about = Only those with the link find it.
create-spectators = Spectators may watch
create-spectators-about = They see what lies on the table, never hands.
create-deck = Cards
create-deck-standard = The reconstructed standard deck.
create-deck-choose = Use your own cards (CSV)
create-deck-remove = Remove
create-deck-how = How to write down your cards
create-deck-hint = One card a line, with the columns number, colour, shields, windows and kind: 96 palace cards in six colours of 16 each; for the Celebration also the Wilds 10, 20 and 500 and two golden cards.
create-deck-invalid = A deck of these cards is not possible:
create-deck-large = This file is too large for a deck.
create-deck-empty = This file is empty.
create-deck-unreadable = This file cannot be read.
create-problems = { $n ->
    [one] One thing needs a look first.
   *[other] { $n } things need a look first.
}
create-open = Open the table
create-begin = Begin the game
create-after = You will get a link to send. Bots can take the seats that stay open.
