# Home, and joining a table.
nav-label = Screens
nav-skip = Skip to the content
nav-join = Join

home-tagline = Raise palaces, throw the better party, and keep your walls standing.
home-play-now = Play now
home-starting = Dealing…
home-against = { $n ->
    [1] You and one bot
    [2] You and two bots
    [3] You and three bots
    [4] You and four bots
   *[other] You and { $n } bots
}
home-minutes = about { $n } minutes
home-no-account = no account
home-change = change
home-first = First time?
home-first-about = A guided game explains each step as it comes up. After five minutes you know how it goes; then play on, or stop.
home-first-learn = Show me how (5 minutes)
home-first-knows = I know the rules
home-first-level = Your first game is against apprentices, unless you choose another level.
home-your-game = Your game
home-bots = Bots against you
home-continue = Continue
home-continue-left = { $unit ->
    [seconds] { $n } s left
    [minutes] { $n } min left
    [hours] { $n } h left
   *[days] { $n ->
        [one] a day left
       *[other] { $n } days left
    }
}
home-continue-running = in play
home-continue-paused = paused until you come back
home-continue-waiting = waiting for players
home-continue-begin = everybody is here: begin
home-continue-full = full: { $name } begins the game
home-continue-reserved = Your seat is kept
home-continue-decline = No rematch with { $name }
home-continue-all = All { $n } of your tables
home-create-about = Friends, bots, your own pace, a private link
home-same-device-about = Pass and play
home-learn = Learn
home-learn-about = A guided first game
home-rules-about = All editions, side by side
home-games-about = History and replays
home-players-about = Ratings and statistics
home-settings-about = Your name, language, sound

join-lead = Sit down at an open table, or follow an invitation.
join-invited = You have been invited
join-waiting = Waiting for players
join-running = To watch
join-table-of = { $name }’s table
join-seats-free = { $n ->
    [0] full
    [one] { $n } seat free
   *[other] { $n } seats free
}
join-in-play = in play
join-paused = paused
join-button = Join
join-watch = Watch
join-none = No open tables right now.
join-none-create = Create one, and others will find it here
join-link = Paste an invitation link
join-open = Open
join-link-empty = Paste the link that you were sent.
join-link-unknown = Table links look like …/t/abc123
join-link-elsewhere = This table is on another server:

deck-own = own deck
