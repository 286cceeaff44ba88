# What every screen uses.
could-not-load = This part could not be loaded.
try-again = Try again
loading = Loading…
yes = Yes
no = No
cancel = Cancel
close = Close
save = Save
copied = Copied
you = you
guest = Guest
home-link = Lucca, home
to-home = Back to home

title-home = Lucca
title-create = Create a table
title-same-device = Same device
title-join = Join a table
title-table = Table
title-your-turn = Your turn
title-replay = Replay
title-games = Games
title-players = Players
title-player = Player
title-rules = Rules
title-settings = Settings
title-gallery = Gallery
title-not-found = Nothing here

footer-note = The card list is reconstructed; all art is drawn for this edition. Unofficial fan edition.

level = Level
level-apprentice = Apprentice
level-apprentice-about = is still learning the craft and often overlooks a triplet
level-mason = Mason
level-mason-about = builds soundly, by simple rules
level-merchant = Merchant
level-merchant-about = knows what things are worth, but is often a little off
level-architect = Architect
level-architect-about = judges every turn well, but does not look beyond it
level-gonfaloniere = Gonfaloniere
level-gonfaloniere-about = leads the city and thinks ahead, of your replies and of turns to come

edition = Edition
edition-city-of-games = City of Games
edition-city-of-games-about = Two to five players, Bastions, and the Celebration if you like. The rules of 2013.
edition-citta-en = Città (English)
edition-citta-en-about = Three to five players, Towers. At the end the lowest street number counts on palaces under construction, the highest on opened ones.
edition-citta-fr = Città (French)
edition-citta-fr-about = Three to five players, Towers. The first triplets lie face down while you choose your starting cards.
edition-citta-ja = Città (Japanese)
edition-citta-ja-about = Three to five players, Towers. Only palace cards can become walls.
celebration = Celebration
celebration-about = With Wild cards, which go with any colour, and two golden palace cards.
rated = Rated game
rated-about = The result counts for the ratings of all who play.
unrated = not rated
unrated-about = Nobody’s rating changes.
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

pace = Pace
pace-live = Live
pace-relaxed = Relaxed
pace-none = No limit
pace-turn-seconds = { $n } s a turn
pace-turn-minutes = { $n } min a turn
pace-turn-hours = { $n } h a turn
pace-turn-days = { $n ->
    [one] a day per turn
   *[other] { $n } days per turn
}

refusal-offline = The server does not answer. Check your connection; nothing is lost.
refusal-malformed = The server could not read that.
refusal-invalid = That is not possible.
refusal-not-understood = The server did not understand that. Reload the page; it may be out of date.
refusal-too-large = That is too large.
refusal-too-long = That is too long.
refusal-empty = There is nothing in it.
refusal-bad-name = Please choose a name of 1 to { $nameMost } visible characters.
refusal-bad-password = A password needs at least { $passwordLeast } characters.
refusal-no-such-bot = There is no bot of that level.
refusal-wrong-seats = These seats do not fit the number of players.
refusal-not-your-seat = That is not your seat.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host of the table can do that.
refusal-not-over = The game is not over yet. Its record opens when it is.
refusal-nobody = You have no profile here yet. Play a game or choose a name first.
refusal-nobody-there = Nobody sits there any more.
refusal-alone = Nobody else plays here: discard the game instead.
refusal-not-alone = Other people play here, too.
refusal-no-spectators = This table is not open to spectators.
refusal-wrong-password = Name or password is wrong.
refusal-foreign-origin = The server does not accept this from another site.
refusal-no-table = There is no such table. The link may be incomplete, or the table was closed.
refusal-no-player = There is no such player.
refusal-no-move = There is no such move.
refusal-illegal = The rules do not allow that.
refusal-incomplete = Your turn is not finished yet.
refusal-stale = The game has moved on meanwhile.
refusal-not-your-turn = It is not your turn.
refusal-not-shown = First say whose turn it is to look.
refusal-away = A bot is playing for you. Come back first.
refusal-not-running = The game has not begun, or is over.
refusal-started = The game has already begun.
refusal-over = The game is over.
refusal-enough = There are already enough people at this table.
refusal-contributed = You have already added your share of chance to the deal.
refusal-already-seated = You already have a seat at this table.
refusal-seat-taken = Somebody has just taken this seat.
refusal-seat-reserved = This seat is kept for somebody who played before.
refusal-removed = The host has removed you from this table.
refusal-resigned = You have resigned this game.
refusal-table-full = All seats of this table are taken.
refusal-no-bot = No bot sits there.
refusal-name-taken = Somebody else has this name. Please choose another.
refusal-too-many-muted = You cannot mute any more people.
refusal-too-many = That was too much at once. Wait a moment and try again.
refusal-too-many-sockets = Too many tables are open from here. Close some tabs.
refusal-unknown-protocol = This page is older or newer than the server. Load it again.
refusal-internal = Something went wrong on the server. Nothing has changed.
refusal-busy = The server has too much to do just now. Nothing has changed; try again.
refusal-cannot-save = The server could not save that. Nothing has changed; try again.
refusal-database-away = The server cannot reach its database. Nothing has changed; try again.
refusal-closing = The server is restarting. Your game is safe; try again in a moment.
refusal-details = Technical details
refusal-record-unreadable = This text cannot be read: it is not a game record, or the file is damaged.
refusal-record-other-format = This is a file of another kind, not the record of a game of Lucca.
refusal-record-misshapen = { $move ->
    [0] Something is missing or wrong in this record, at “{ $at }”.
   *[other] Move { $move } of this record is incomplete or damaged, at “{ $at }”.
}
refusal-record-setup = The edition, the number of players and the variant of this record do not go together (rule { $clause }).
refusal-record-deck = The deck of this record is not possible (rule { $clause }).
refusal-record-deal = The cards cannot have been dealt as this record says (rule { $clause }).
refusal-record-illegal = The rules do not allow move { $move } of this record (rule { $clause }).
refusal-record-no-result = The game in this record is over, but its result is missing.
refusal-record-too-early = This record has a result, but its game is not over.
refusal-record-result = The result in this record is not the one that its moves lead to (rule { $clause }).
refusal-record-not-finished = The game in this record is not over, so its secret number is not revealed yet.
