# The end of a game.
end-wins = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
end-how = { $opened ->
    [0] No palace opened
    [one] One opened palace
   *[other] { $opened } opened palaces
}{ $walls ->
    [0] {""}
    [one] , a wall that held
   *[other] , { $walls } walls that held
}, { $margin ->
    [0] and the higher street number decided against { $second }.
    [one] and one point ahead of { $second }.
   *[other] and { $margin } points ahead of { $second }.
}
end-resigned = { $name } (resigned)
end-how-resigned = { $name } has resigned.
end-standing = Standing
end-settling = The final scoring
end-settling-about = Doors open, walls and street numbers are counted.
end-skip = Show the result
end-settled = How it was settled
end-part-openings = Final openings
end-part-walls = City Walls
end-part-street = Street numbers
end-opened = opened { $colour }: { $sources }
end-opened-nothing = opened { $colour }: nobody came
end-nothing-opened = No palace was left to open.
end-highest = highest, { $number }
end-lowest = lowest, { $number }
end-sources = Points by source
end-history = Score through the game
end-history-about = Score of each player after every turn; the same as a table below.
end-chart-end = end
end-as-table = As a table
end-player = Player
end-best-party = Best party
end-most-windows = Most windows
end-most-shields = Most shields
end-rematch = Rematch
end-join-rematch = Go to the rematch
end-watch-rematch = Watch the rematch
end-rematch-offered = { $name } wants a rematch
end-rematch-reserved = Your seat is kept until { $time }.
end-rematch-join = Join
end-rematch-decline = No thanks
end-review = Replay
end-download = Download record
end-share = Share replay
end-share-text = { $points ->
    [one] { $name } won a game of Lucca with { $points } point.
   *[other] { $name } won a game of Lucca with { $points } points.
}
end-link-copied = The link to the replay is in the clipboard.
end-picture = Picture of the result
end-verify = Check the deal
