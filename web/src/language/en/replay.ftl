# Replays of finished games.
replay-lead = Show a game from its record, move by move.
replay-choose = Choose a record
replay-or-drop = Or drop a file anywhere on this page.
replay-drop = Drop the record here
replay-paste = Or paste its text
replay-paste-empty = Paste the text of a record first.
replay-show = Show it
replay-too-large = This file is too large for a record.
replay-invalid = This record cannot be shown:
replay-another = Another record
replay-to-table = To the table
replay-share = Copy link to this step
replay-share-short = Copy link
replay-beside = Score and log
replay-controls = Replay controls
replay-choices = Turn, seat and speed
replay-step = Step
replay-position = { $chapter } · { $step } of { $steps }{ $moved ->
    [yes] {" "}· { $name }
   *[no] {""}
}{ $within ->
    [yes] {" "}· action { $part } of { $parts }
   *[no] {""}
}
replay-chapter-start = Starting cards
replay-chapter-round = Turn { $turn }
replay-chapter-end = Final score
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-previous-part = One action back
replay-next-part = One action on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn = Jump to
replay-seat = Seen from
replay-speed = Speed
replay-times = { $n }×
replay-keys = Keys
replay-keys-title = Keys of the replay
replay-keys-play = play or pause
replay-keys-next = one step on
replay-keys-previous = one step back
replay-keys-next-part = one action on: a party, a triplet, a card
replay-keys-previous-part = one action back
replay-keys-first = to the beginning
replay-keys-last = to the end
replay-keys-seats = show that player’s Quarter large
replay-keys-help = show these keys
