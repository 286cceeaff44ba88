# This edition, the cards, preparation. The numbers are those of docs/rules.md.
rules-1-1 =
    You are reading the rules of { rules-edition-name }. { $two ->
        [yes] It is for two to five players; two share the table with the City of Lucca (7.3).
       *[no] It is for three to five players; no other number is possible.
    }

    We tell the rules in our own words. This is an unofficial edition by players, and it replaces no rulebook.
    .title = Editions and numbers of players
rules-1-2 = The Celebration (6.2) is an option of Lucca: The City of Games!, with any number of players. The other editions have neither the variant nor its cards.
    .title = The Celebration belongs to one edition
rules-1-3 =
    The number of players decides how large a palace is, how many turns you play and how many triplets lie on the table.

    There is one triplet more than players, so even the last one has a choice.{ $two ->
        [yes] {" "}With two players there are two more: they feed the City (7.3).
       *[no] { "" }
    }
    .title = What the number of players decides

rules-2-1 =
    There are 96 of them, 16 in each of six colours. What you see on a card:

    • **Windows** bring a point each when the palace is completed (4.9).
    • **Shields** let you play earlier (4.1) and hold up your walls (5.3), but only while the palace is under construction.
    • The **street number** is on no other card. It breaks ties and counts once more at the very end (5.4).
    • The **colour** says to which palace the card belongs. You can have one palace of each colour (4.13).
    .title = Palace cards
rules-2-2 = There are 4 { rules-bastions }. They have no colour, no shields, no windows and no number. You build them face up, and they score together with your walls (5.3). { rules-own-words }
    .title = { rules-bastions-first }
rules-2-3 =
    Five cards with golden numbers are used in the Celebration only:

    • three **Wilds**, numbered 10, 20 and 500, with shields and windows but no colour of their own;
    • two **golden palace cards**, each of one of the six colours; in our deck a green and an orange one.

    A deck without special cards cannot be used for the Celebration.
    .title = Special cards
rules-2-4 =
    You can play with a deck of your own, for instance with the real cards from your box. A deck has

    • six colours of 16 palace cards each, and 4 { rules-bastions };
    • numbers from 1 up, none of them twice in one game;
    • any number of windows and shields on a card, none included;
    • all five special cards or none; if it has them, also palace cards numbered 10 and 20.

    A deck that breaks one of these points is refused as a whole, and you are told why.
    .title = A deck
rules-2-5 =
    No rulebook prints the list of cards. Owners of the game report that windows and shields of a palace card add up to three, and that the numbers run to about a hundred. Our standard deck is the simplest one that fits: it is a **reconstruction**, not the printed deck.

    Its palace cards are numbered 1 to 96. Every colour has four cards each with no, one, two and three shields, spread over low and high numbers.
    .title = The standard deck is reconstructed
rules-2-6 =
    Everybody has a Quarter with three spaces:

    • **Under construction** stand the palaces that are being built.
    • **Completed** are those that wait for their party. Walls and { rules-bastions } lie here, too.
    • **Opened** are those that have given their party.

    Every Quarter has its Coat of Arms. Laid in a row, they show the order of the turn.
    .title = Quarters and Coats of Arms

rules-3-1 = Only with the Celebration: the palace cards 10 and 20 leave the game, and the five special cards come in. The deck then has 103 cards instead of 100.
    .title = The Celebration swaps cards
rules-3-2 =
    The deck is shuffled, and you get four cards that only you see. { $hands ->
        [deck] A { rules-bastion } that comes into a hand is put aside until the reshuffle (3.6), and the next card takes its place, again and again if need be: you never hold one.
       *[palaces] The four { rules-bastions } were set aside before the deal and wait for the reshuffle (3.6).
    }
    .title = First hands
rules-3-3 =
    From the cards that are left, the triplets of the first turn are laid out, three cards each. { $faceUp ->
        [yes] They lie face up while you choose your starting cards, so have a look at them first.
       *[no] They lie **face down** while you choose your starting cards, and are turned up after the reveal.
    } { $hands ->
        [deck] They may hold { rules-a-bastion }.
       *[palaces] They hold { rules-no-bastion }.
    }
    .title = First triplets
rules-3-4 =
    Keep two of your four cards, and say which of them is laid first; that matters if both have the same colour. The other two are put aside face down.

    All choose in secret and at the same time. You see that somebody has chosen, but not what.
    .title = Choosing two starting cards
    .tip = Two cards of one colour make a start on a palace; two colours leave more doors open. Shields let you choose earlier.
rules-3-5 =
    When all have chosen, the chosen cards are shown at once and laid under construction. Two cards of one colour make one palace, the second on top; two colours make two palaces.

    From now on and everywhere, the cards of a palace overlap. All windows and shields stay in sight, but only one number: that of the card laid last. It is the palace’s **visible number**.
    .title = The reveal
rules-3-6 =
    { $hands ->
        [deck] The unchosen cards (not with two players, 7.1) and { rules-the-bastions } put aside go back into the deck. It is shuffled again, and as many cards as the table shows are removed unseen. The rest is exactly enough for all turns.
       *[palaces] The unchosen cards and the four { rules-bastions } go back into the deck, and it is shuffled again. Nothing is removed; with three players the last { $unreached3 } cards, and with four the last { $unreached4 }, are simply never reached.
    }
    .title = Reshuffle and removal

# In what the editions differ here: each point has a title and what an edition can say.
rules-compare-players = Players
rules-compare-players-says = { $least } to { $most }
rules-compare-celebration = The Celebration may be played
rules-compare-celebration-yes = yes
rules-compare-celebration-no = no
rules-compare-word = The four cards without a colour are called
rules-compare-hands = First hands and first triplets are dealt from
rules-compare-hands-deck = the whole deck; a Bastion in a hand is replaced
rules-compare-hands-palaces = the palace cards only
rules-compare-first = The first triplets may hold a { rules-bastion }
rules-compare-first-deck = yes
rules-compare-first-palaces = no
rules-compare-faceUp = While starting cards are chosen, the first triplets lie
rules-compare-faceUp-yes = face up
rules-compare-faceUp-no = face down
rules-compare-back = Go back into the deck
rules-compare-back-deck = unchosen cards (not with two players) and replaced Bastions
rules-compare-back-palaces = unchosen cards and the four Towers
rules-compare-removed = Removed unseen
rules-compare-removed-none = nothing
rules-compare-removed-item = { $players } players: { $count }
rules-compare-removedCelebration = Removed unseen with the Celebration
rules-compare-removedCelebration-none = –
