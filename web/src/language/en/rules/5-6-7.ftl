# The end, the Celebration, the City of Lucca.
rules-5-1 = After the last turn the order is determined once more, as in 4.1.
    .title = The final order
rules-5-2 =
    In that order everybody must open all their completed palaces, each scoring as in 4.3.

    So if two players have closed palaces of one colour, the earlier gets 2 points for the other’s palace. The later gets nothing back: the first one is open by then.
    .title = The final openings
rules-5-3 =
    Count the shields on your palaces under construction. Your walls are **supported** if there are at least **two shields for each wall**.

    • Supported: every wall and every { rules-bastion } brings 1 point for each **opened palace of your own**.
    • One shield too few: neither walls nor { rules-bastions } bring anything.

    { rules-bastions } need no shields; without any walls they always score. Shields of completed and opened palaces support nothing.
    .title = Walls and { rules-bastions } score
rules-5-4 =
    Last of all, the owner of the **lowest** visible number gives 3 points to the owner of the **highest**. { $lowest ->
        [under_construction] The lowest counts on palaces **under construction** only,
        [opened] The lowest counts on **opened** palaces only,
       *[every] The lowest counts on every palace,
    } { $highest ->
        [under_construction] the highest on palaces **under construction** only.
        [opened] the highest on **opened** palaces only.
       *[every] the highest as well.
    }

    If both belong to one owner, nothing changes. Numbers of walls do not count.{ $lowest ->
        [every] { "" }
       *[other] {" "}Nor does anything change if there is no such palace (8.4).
    }
    .title = Street numbers
rules-5-5 = The player with the most points wins. On a tie, the player with the higher visible number on any palace is ahead; as no number occurs twice, no tie remains.
    .title = Winning

rules-6-1 = The two golden palace cards are ordinary palace cards of their colour in every way.
    .title = Golden palace cards
rules-6-2 = A Wild may be added to any of your palaces under construction, whatever its colour; you say which. It completes a palace like any other card, and a palace may hold several.
    .title = Adding a Wild
rules-6-3 = A Wild may also be laid face down as a City Wall, or be discarded. It is no { rules-bastion }. Once played it never moves.
    .title = Other uses of a Wild
rules-6-4 = A Wild cannot be the first card of a palace.
    .title = A Wild never starts a palace
rules-6-5 = Among your starting cards you may keep a Wild only together with a palace card. It lies on that card, whichever of the two you name first. Two Wilds cannot be kept.
    .title = Keeping a Wild

rules-7-1 = The four unchosen cards do not go back into the deck: at the reveal they found the City, for all to see. Cards of one colour make one palace, the highest number on top. Wilds come last, the lowest number first, each on the City’s largest palace at that moment; if several are equally large, on the one with the highest visible number.
    .title = The City’s start
rules-7-2 = The City has no place in the turn order, and its shields count for nobody.
    .title = City shields
rules-7-3 =
    When both players have played, two triplets lie on the table. The **first player of this turn** picks one card from either of them and plays it into the City. Then the second player picks (7.4).

    The four cards left are discarded. This happens in every turn, even in the last, before the final order (5.1).
    .title = Picking for the City
    .tip = You feed your own parties: a card of the colour that you will open next is a point.
rules-7-4 = The second player picks a card from the **other** triplet, never from the one that the first player picked from.
    .title = The second pick
rules-7-5 = A palace card is added to the City’s palace of its colour under construction; if there is none, it starts one. A { rules-bastion } becomes { rules-a-bastion } of the City. A picked card is never a wall and never discarded.
    .title = Where a picked card goes
rules-7-6 = A Wild is added to a City palace under construction, and the player who picks it says which. While there is none, Wilds cannot be picked.
    .title = A Wild for the City
rules-7-7 = A pick is skipped if no card open to it can be played, and only then: all of them are Wilds, and no City palace is under construction. This can only happen to the second pick.
    .title = Skipping a pick
rules-7-8 = A City palace of five cards is completed, and brings nobody points. Then the City may start another palace of that colour, so it can have several; but never two of one colour under construction.
    .title = The City completes a palace
rules-7-9 = When you open a palace, the City counts like another player: 1 point for each card of that colour under construction, and 2 points for **each** completed palace of that colour. Its palaces are never opened. { rules-the-bastions-first } of the City bring nothing to anybody.
    .title = The City at a party
rules-7-10 =
    For the street numbers (5.4) the City is an owner like the players, with all its palaces.

    • It has the lowest number: the player with the highest gains 3 points from nobody.
    • It has the highest: the player with the lowest loses 3 points to nobody.
    • It has both: nothing changes.

    City numbers matter nowhere else, neither for the turn order nor for ties.
    .title = The City’s street numbers
rules-7-11 = The City has no score and no place in the ranking.
    .title = The City cannot win

# In what the editions differ here: each point has a title and what an edition can say.
rules-compare-lowest = The lowest street number counts on
rules-compare-highest = The highest street number counts on
rules-compare-street-every = every palace
rules-compare-street-under_construction = palaces under construction
rules-compare-street-opened = opened palaces
