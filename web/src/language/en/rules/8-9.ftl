# Rulings and worked examples. Names and numbers of the examples come from the pictures.
rules-8-1 = The 3 points for street numbers (5.4) are always given in full, even by a player who has fewer.
    .title = Scores may fall below zero
rules-8-2 = A Wild counts in every way: for the size of its palace, as a card at parties of that palace’s colour, with its windows and shields and, lying on top, with its number.
    .title = A Wild is a card of its palace
rules-8-3 = A { rules-bastion } may be laid face down, too. Then it is a wall: it needs two shields like any other, and is no { rules-bastion } any more. It is never wise.
    .title = A { rules-bastion } as a wall
rules-8-4 = If nobody has a palace under construction, or nobody an opened one, there is no lowest or no highest number in this edition, and 5.4 changes nothing.
    .title = No palace, no street-number bonus
rules-8-5 = Ties in the turn order (4.1) and at the end (5.5) compare visible numbers only.
    .title = Ties look at visible numbers
rules-8-6 = Walls and { rules-bastions } (5.3) count your own opened palaces, in every edition. { $edition ->
        [citta-fr] One sentence of the French text would count everybody’s, against its own example.
        [citta-ja] The Japanese text does not say whose.
       *[other] { "" }
    }
    .title = Walls count one’s own opened palaces
rules-8-7 = A wall lies face down, but everybody saw the card when its triplet lay on the table. So everybody may know which card it is.
    .title = Walls are public knowledge
rules-8-8 =
    These are all the secrets. Everything else is open at all times, scores included.

    • Your four cards and which two you choose: known to you alone until the reveal (3.5).
    • Your two unchosen cards: known to you alone until the end of the game{ $two ->
        [yes] ; with two players until they found the City (7.1)
       *[no] { "" }
    }.
    • The order of the deck, and the cards that are { $hands ->
        [deck] removed unseen, and the { rules-bastions } that were replaced in hands
       *[palaces] never reached
    }: known to nobody.

    { $faceUp ->
        [yes] { "" }
       *[no] The first triplets are secret from everybody until they are turned up after the reveal (3.3).
    }

    Which cards have not been seen yet is public. What you decide in your turn is hidden until you confirm it, so you can take it back.
    .title = What is secret, and until when
rules-8-9 = Every decision is made by a player, even when there is only one possibility. What leaves no choice is no decision and happens by itself: dealing, the reveal, the order, the final openings and all scoring.
    .title = Nothing is decided automatically
rules-8-10 = The French text announces three possibilities for a card and lists five: all five are meant. For street numbers it names palaces “under construction and finished”; an opened palace is finished, too, so every palace counts.
    .title = How the French text is read

rules-9-1 = Five players. { $anna } opens her red palace. { $bice } has a red palace of two cards under construction, { $carlo } one of a single card, { $dora } a completed one that is not open, { $elio } an opened one. { $anna } scores { $party1 } + { $party2 } + { $party3 } + { $party4 } = **{ $partyTotal } points**. Had { $dora } opened hers before, it would be { $partyWithoutClosed }.
    .title = Example: a party
rules-9-2 = You have { $walls } walls, { $bastionCount } { rules-bastion } and { $openedCount } opened palaces. With { $shieldsNeeded } or more shields under construction you score ({ $walls } + { $bastionCount }) × { $openedCount } = **{ $wallPoints } points**. With { $shieldsTooFew } or fewer you score nothing for either.
    .title = Example: walls and { rules-bastions }
rules-9-3 =
    First triplets and deck together are exactly the cards of all turns: turns × triplets × 3, that is { $all3 } with two or three players and { $all4 } with four or five.

    • Two: { $deck } − 8 − { $removed2 } = { $all3 }, since all eight cards of the hands leave the deck.
    • Three: { $deck } − 6 − { $removed3 } = { $all3 }.
    • Four: { $deck } − 8 − { $removed4 } = { $all4 }.
    • Five: { $deck } − 10 − { $removed5 } = { $all4 }.

    The Celebration adds three cards and removes three more.
    .title = Example: card arithmetic
