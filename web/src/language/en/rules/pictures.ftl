# Captions of the pictures; their numbers are counted from what is drawn.
rules-pic-windows = Windows
rules-pic-shields = Shields
rules-pic-number = Street number
rules-pic-colour = Colour
rules-pic-building = under construction
rules-pic-completed = completed
rules-pic-opened = opened
rules-pic-card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
rules-pic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rules-pic-window-count = { $n ->
    [one] { $n } window
   *[other] { $n } windows
}
rules-pic-shield-count = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
rules-pic-highest-number = highest number { $n }
rules-pic-visible-number = Visible number { $n }
rules-pic-hand = Four cards in the hand
rules-pic-keep = Two of them begin
rules-pic-place = { $n ->
    [1] { $n }st
    [2] { $n }nd
   *[3] { $n }rd
}
rules-pic-host = { $name } opens { $colour }
rules-pic-total = = { $n }
rules-pic-plus = + { $n }
rules-pic-closed = completed, not opened
rules-pic-already-opened = opened already
rules-pic-guest-building = { $n ->
    [one] { $n } card under construction
   *[other] { $n } cards under construction
}
rules-pic-city = The City
rules-pic-start = Start
rules-pic-start-text = a palace of a colour you do not have
rules-pic-add = Add
rules-pic-add-text = a storey to your palace of that colour
rules-pic-wall = Wall
rules-pic-wall-text = face down; two shields each at the end
rules-pic-bastion = { rules-bastion }
rules-pic-bastion-text = face up; needs no shields
rules-pic-discard = Discard
rules-pic-discard-text = if nothing else helps
rules-pic-last-card = { $n } of { $size } cards, and one more
rules-pic-complete-score = complete: { rules-pic-window-count }
rules-pic-hold = The walls hold
rules-pic-fall = One shield short
rules-pic-support = { $shields } of { $needed } shields
rules-pic-walls-sum = ({ $walls } + { $bastions }) × { $opened } opened palaces
rules-pic-lowest = lowest
rules-pic-highest = highest
rules-pic-street-gives = { $giver } ({ $lowest }) gives 3 points to { $taker } ({ $highest }).
rules-pic-opens-first = opens first
rules-pic-opens-then = opens next
rules-pic-wild = Wild
rules-pic-golden = golden palace card
rules-pic-unchosen = The four unchosen cards
rules-pic-city-begins = The City begins
rules-pic-first-pick = First player picks
rules-pic-second-pick = Second player picks
rules-pic-then-city = The City afterwards
rules-pic-players = Players
rules-pic-palace-size = Cards of a palace
rules-pic-turns = Turns
rules-pic-triplets = Triplets in each turn
rules-pic-removed = Removed unseen
rules-pic-removed-celebration = with the Celebration
rules-pic-deck = All palace cards of the standard deck
rules-pic-deck-show = Show all 96 palace cards
rules-pic-deck-note = number: shields / windows
