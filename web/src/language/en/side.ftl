# Who sits here, whose turn it is, how the points stand, the chat.
the-city = the City

order-title = This turn’s order
order-final-title = The final order
order-turn = Turn { $turn } of { $turns }
order-turn-word = Turn
order-start = Starting cards
order-over = Game over
order-why = Why this order?
order-place = { $place }. { $name }: { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, highest street number { $number }
order-has-played = has played
order-decides = to decide
order-decides-you = your turn
order-waits = still to come
order-rule = The player with the most shields on palaces under construction plays first. On a tie, the highest street number decides.
order-by-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
order-by-number = As many shields as { $other }, but { $number } is higher than { $otherNumber }.

score-title = If the game ended now
score-title-final = Final score
score-title-would-be = Final score, if you confirm
score-windows = Windows
score-parties = Parties
score-walls = Walls
score-street = Street number
score-value = { $points }
score-total = Total
score-explain = How { $name } stands: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
score-windows-of = { $colour } palace: { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}
score-windows-none = No palace is completed yet.
score-parties-had = { $colour } party, turn { $turn }
score-parties-final = { $colour } party, final openings
score-parties-unconfirmed = { $n ->
    [one] { $colours } party, not confirmed yet
   *[other] { $colours } parties, not confirmed yet
}
score-parties-coming = { $n ->
    [one] { $colours } party at the end
   *[other] { $colours } parties at the end
}
score-parties-none = No party yet, and none to come.
score-walls-none = { $word ->
    [bastion] No walls, no Bastions.
   *[tower] No walls, no Towers.
}
score-walls-fell = { $missing ->
    [one] One shield short ({ $shields }/{ $needed }): the walls score nothing.
   *[other] { $missing } shields short ({ $shields }/{ $needed }): the walls score nothing.
}
score-street-highest = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the highest street number.
score-street-lowest = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the lowest street number.
score-street-none = Neither the highest nor the lowest street number.

panel-log = Log
panel-chat = Chat
chat-unread = { $n ->
    [one] { $n } unread
   *[other] { $n } unread
}
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something…
chat-send = Send
chat-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
chat-too-long = { $n ->
    [one] { $n } character too long
   *[other] { $n } characters too long
}
chat-placeholder-spectator = Write to the other spectators…
chat-spectator = spectator
chat-spectator-about = The players can read this only after the game.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted-line = Muted
chat-said = { $name } says: { $text }
