rules-title = How to play
rules-lead = { $edition ->
    [city-of-games] Raise palaces, throw the better party, and keep your walls standing. These are the rules of the 2013 edition.
    [citta-en] Raise palaces, throw the better party, and keep your walls standing. These are the rules of Lucca Città as the English text has them.
    [citta-fr] Raise palaces, throw the better party, and keep your walls standing. These are the rules of Lucca Città as the French text has them.
    [citta-ja] Raise palaces, throw the better party, and keep your walls standing. These are the rules of Lucca Città as the Japanese text has them.
   *[other] Raise palaces, throw the better party, and keep your walls standing. These are the rules of { $title }.
}
rules-editions-nav = Edition
rules-contents = Contents
rules-print = Print
rules-link-to = Link to { $clause }
rules-other-edition = Clause { $clause } belongs to another edition:
rules-no-clause = There is no clause { $clause }.
rules-tip = Tip
rules-elsewhere = Other editions

rules-minute = In a minute
rules-minute-goal = You lead a family of Lucca. Cards become storeys of palaces, and palaces bring points three times: for their windows when they are **completed**, for a party when they are **opened**, and at the end, when each opened palace multiplies the worth of your **walls**.
rules-minute-turn = A turn has three steps. Then the next player goes, and when all have played, a new turn begins, with a new order.
rules-minute-open = Open
rules-minute-open-text = Throw a party in any palace you completed earlier. You score for that colour in everybody else’s Quarter.
rules-minute-take = Take
rules-minute-take-text = Choose one of the triplets on the table.
rules-minute-play = Play
rules-minute-play-text = Find a place for each of the three cards: palace, wall, { rules-bastion } or discard.

rules-section-1 = This edition
rules-section-2 = The cards
rules-section-3 = Preparation
rules-section-4 = A turn
rules-section-5 = The end
rules-section-6 = The Celebration
rules-section-7 = Two players: the City of Lucca
rules-section-8 = Fine points
rules-section-9 = Examples
rules-section-compare = Editions side by side

rules-section-1-lead = Who can play, and how long it takes.
rules-section-2-lead = A card is one storey of a palace, with all that counts on its façade.
rules-section-3-lead = Four cards in the hand, two to begin with.
rules-section-4-lead = Open what is finished, take three cards, and find a place for each of them.
rules-section-5-lead = Last parties, then walls, then street numbers.
rules-section-6-lead = A variant with five golden cards. Everything else stays as it is.
rules-section-7-lead = With two players the rules for three apply: 4 triplets, palaces of 5 cards, 7 turns. A third Quarter, the City of Lucca, takes no turn, opens nothing and scores nothing, but it counts at your parties.
rules-section-8-lead = Where the published texts are silent or contradict themselves, this is how we play.
rules-section-9-lead = The same rules, in numbers.
rules-section-compare-lead = Four texts of the game were published. This is all they differ in; everything else is the same.
rules-compare-caption = The editions, point by point
rules-compare-point = Point
rules-compare-this = this edition
