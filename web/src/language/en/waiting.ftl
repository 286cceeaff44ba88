# Before the game: seats, invitation, fair dealing.
waiting-title = { $name }’s table
waiting-seats = Seats
waiting-open-count = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
waiting-all-here = All seats are taken.
waiting-open-seat = Open seat
waiting-open-seat-about = for anyone with the link
waiting-reserved-for = Kept for { $name }
waiting-reserved-until = from the last game, until { $time }
waiting-reserved-for-you = Your seat
waiting-release = Open to everybody
waiting-all-reserved = The open seats are kept for those who played before. If they do not come, you can sit down here.
waiting-removed-you = The host has removed you from this table.
waiting-removed-you-about = You can sit down again only if the host lets you back in.
waiting-removed = Removed: { $name }
waiting-readmit = Let back in
waiting-level-of = Level of the bot at seat { $n }
waiting-seat-bot = Seat a bot
waiting-sit-here = Sit here
waiting-bot = bot
waiting-that-is-you = you
waiting-here = is here
waiting-not-here = not here just now
waiting-host = host
waiting-remove = Remove
waiting-remove-one = Remove { $name }
waiting-sat = { $name } sat down.
waiting-your-name = Your name
waiting-sit = Sit down
waiting-full = All seats are taken.
waiting-full-watch = All seats are taken. Stay here to watch the game when it begins.
waiting-find-another = Find another table
waiting-fill-level = { $n ->
    [one] Fill the open seat with a bot
   *[other] Fill the { $n } open seats with bots
}
waiting-start = Begin the game
waiting-start-with-bots = { $n ->
    [one] Begin with a bot
   *[other] Begin with { $n } bots
}
waiting-for-host = { $name } begins the game when everybody is ready. It starts here by itself.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-invite = Invite friends
waiting-invite-watch = Share the link
waiting-link = Link to this table
waiting-link-public = This table is listed for everybody. The link leads here directly.
waiting-link-private = Only those with this link find the table.
waiting-copy-link = Copy link
waiting-copy-failed = Select it and copy
waiting-share = Share
waiting-share-text = Play Lucca with me!
waiting-spectators = The same link lets others watch once all seats are taken. They never see hands.
waiting-no-spectators = Once the game has begun, nobody else can watch.
waiting-qr = QR code with the link to this table
waiting-qr-about = For a phone beside you
waiting-about = This table
waiting-visibility = Open to
waiting-public = everybody
waiting-private = those with the link
waiting-watching = Watching now
waiting-watching-count = { $n ->
    [0] nobody
    [one] one person
   *[other] { $n } people
}
waiting-fair = Fair dealing
waiting-fair-about = Before anybody sat down, the server chose a secret number; this code pins it down. Everybody’s browser adds some chance of its own, and together they decide every card. After the game the secret is revealed, and you can check that nobody picked the cards.
waiting-fair-copy = Copy the code
waiting-fair-added = Chance was added by: { $names }
waiting-fair-nobody = Nobody has added chance yet.
