# Waiting, trouble with the connection, absence, one device for several people.
clock-turn-left = Left for this turn:
clock-bank-left = Left in reserve:
clock-bank = reserve
clock-warning = { $n ->
    [one] One second left.
   *[other] { $n } seconds left.
}
clock-long = { $unit ->
    [days] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
   *[hours] { $n } h
}
wait-chooses = is choosing
wait-chooses-start = is choosing starting cards
wait-picks-city = picks a card for the City
wait-bot-thinks = is thinking
wait-bot-instead = a bot plays meanwhile
wait-resigned = has resigned; a bot plays on
wait-paused = waits for the players
wait-not-here = not here just now
wait-since = { $unit ->
    [seconds] for { $n } s
    [minutes] for { $n } min
    [hours] for { $n } h
   *[days] { $n ->
        [one] for a day
       *[other] for { $n } days
    }
}
connection-first = Connecting…
connection-lost = Reconnecting…
connection-restarting = The server is restarting…
connection-offline = You are offline.
connection-safe = The table stays as it is. Nothing is lost.
connection-since = { $unit ->
    [seconds] ({ $n } s)
    [minutes] ({ $n } min)
    [hours] ({ $n } h)
   *[days] ({ $n } d)
}
connection-again = Connected again.
away-title = A bot plays for you.
away-about = You left or your time ran out. Your seat is yours whenever you want it.
away-come-back = Take over again
leave-title = Leave the game
leave-bot = Give my seat to a bot
leave-bot-about = It plays on for you. Take over again whenever you like.
leave-resign = Resign
leave-resign-about = You lose: you come last, and a bot plays your seat to the end for the others. You cannot come back.
leave-resign-sure = Yes, resign
leave-discard = Discard this game
leave-discard-about = Nobody else plays here: the game ends without a result and disappears from Continue.
leave-discard-sure = Yes, discard it
leave-hide = Remove from Continue
leave-hide-about = On this device. You still find the game among your games.
leave-not = Keep playing
paused-title = The game is paused
paused-about = Nobody is at the table. It goes on as soon as you take over again.
paused-watch-about = No player is at the table. It goes on when one of them comes back.
dead-end-join = Open tables
refused-title = This table cannot be shown
refused-no-table = This link leads nowhere
refused-closed-doors = This table is not open to you
refused-about = The server did not say why.
closed-title = This table was closed
closed-about = Nobody was left at it, or it waited for players too long.
handover-pass = Pass the device to { $name }
handover-secret = Only { $name } may look: two of four cards are chosen in secret.
handover-turn = It is { $name }’s turn.
handover-take = I am { $name }
