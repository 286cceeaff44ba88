# A turn.
rules-4-1 =
    At the start of every turn, the player with the **most shields** on palaces under construction comes first, and so on. On a tie, the **higher visible number** comes first; each player counts the highest of their own, wherever that palace lies.

    Walls, { rules-bastions } and the shields of completed and opened palaces do not matter. The order then stays for the whole turn, whatever is built.

    In this order everybody opens palaces (4.2), takes a triplet (4.5) and plays its cards (4.6). Nobody decides out of order.
    .title = Turn order
rules-4-2 =
    Before you take a triplet you may open any number of your completed palaces, or none. Each moves to *opened*, where it stays for the rest of the game, and its party scores at once (4.3).

    A palace gives one party only. In which order you open several does not change their points.
    .title = Opening palaces
    .tip = Waiting pays while the others go on building in that colour. It costs you when they open theirs first.
rules-4-3 =
    You score for the **colour** of the palace you open, in everybody else’s Quarter{ $two ->
        [yes] {" "}and in the City (7.9)
       *[no] { "" }
    }:

    • **1 point for each card** of a palace of that colour under construction;
    • **2 points** for a palace of that colour that is completed but not opened, however many cards it has;
    • **nothing** for one that is opened.

    Your own cards, walls, { rules-bastions } and other colours bring nothing. Nobody loses anything.
    .title = What a party brings
rules-4-4 = Opening comes before playing. So a palace that you complete in this turn can be opened in your next turn at the earliest, or in the final openings (5.2). In the first turn nobody has anything to open.
    .title = Opening at the earliest in the next turn
rules-4-5 = You must take one of the triplets that are still on the table. You cannot pass, nor take single cards.
    .title = Taking a triplet
    .tip = Look at what you leave, too: the next player may be waiting for exactly that colour.
rules-4-6 =
    Play all three cards of your triplet, one after the other, in any order. There are five ways to play a card:

    • **start** a palace (4.7),
    • **add** a storey to a palace (4.8),
    • lay it face down as a City **Wall** (4.10),
    • build a **{ rules-bastion }** (4.11),
    • **discard** it (4.12).

    What one card changes holds for the next: a palace started with the first card can grow with the second. Nothing is kept for later, and nothing else is done before all three are played: no second triplet, no opening.
    .title = Playing the three cards
rules-4-7 = Lay a palace card under construction, as the first storey of a new palace, if you have no palace of that colour anywhere (4.13). { $celebration ->
        [yes] { rules-bastions } and Wilds start no palace.
       *[no] { rules-bastions } start no palace.
    }
    .title = Starting a palace
rules-4-8 = Lay a palace card on your palace of the same colour under construction. Its number is now the visible one. Nothing is ever added to a completed or opened palace, to another colour or to somebody else’s palace.
    .title = Adding a storey
rules-4-9 = A palace that has all its cards (1.3) is complete at once. You score **1 point for each window** on its cards, and it moves to *completed*. Its shields no longer count, neither for the turn order nor for your walls.
    .title = Completing a palace
    .tip = A palace full of shields can be worth more unfinished: it brings you forward and holds your walls.
rules-4-10 = { $wall ->
        [yes] Any card
       *[no] Any palace card, but { rules-no-bastion },
    } may be laid face down in *completed* as a City Wall, and is then nothing but a wall. Its colour does not matter, nor whether you have that colour. There is no limit. Walls score at the end (5.3), if there are **two shields for each**.{ $wall ->
        [yes] {" "}Even { rules-a-bastion } may become a wall (8.3).
       *[no] { "" }
    }
    .title = City Walls
rules-4-11 = A { rules-bastion } card may be laid face up in *completed*. It scores at the end together with your walls (5.3) and needs no shields itself. No other card can be played this way, and { rules-a-bastion } is never part of a palace.
    .title = { rules-bastions-first } are built face up
rules-4-12 = Any card may be discarded, even one that could be played in another way. It leaves the game.
    .title = Discarding
rules-4-13 = In the whole game you have at most one palace of each colour. Completing or opening it does not free its colour: later cards of that colour can only be walls or discarded.
    .title = One palace of each colour
rules-4-14 = When all have played{ $two ->
        [yes] , with two players also for the City (7.3),
       *[no] ,
    } the cards left on the table are discarded. If turns remain, new triplets are laid out face up from the deck, and the next turn begins with a new order (4.1).
    .title = The end of a turn

# In what the editions differ here: each point has a title and what an edition can say.
rules-compare-wall = A { rules-bastion } may be laid face down as a wall
rules-compare-wall-yes = yes
rules-compare-wall-no = no
