# Games, players, and the page that is not there.
games-lead = Your games, and the public ones. Each finished game can be replayed move by move.
games-whose = Whose games
games-mine = Mine
games-public = Public
games-own-record = Replay a record
games-open-seat = open
games-winner = Winner
games-replay = Replay
games-continue = Continue
games-waiting = To the table
games-record = Download the record
games-more = Show more
games-none-mine = You have not played yet.
games-none-play = Play now against bots
games-none-public = No public game has been finished yet.
games-none-create = Create a public table

players-lead = Ratings by number of players. Bots play along.
players-count-legend = Players in the game
players-none = Nobody has finished a game with { $n } players yet.
players-caption = Leaderboard of games with { $n } players
players-place = Place
players-rating = Rating
players-rating-about = A cautious estimate of strength: it rises as you win and as you play more.
players-games = Games
players-won = Won
players-points = Points on average
players-bot = Bot
player-me = That is you.
player-my-games = Your games
player-all = All players
player-none = No finished games yet.
player-best = Best result

not-found-about = There is no page at this address. Perhaps the link was cut short.
