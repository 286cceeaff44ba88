"""Points: parties (4.3), windows (4.9), walls and Bastions (5.3), street numbers (5.4), order (4.1) and rank (5.5)."""

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    BUILDING,
    COLOURS,
    COMPLETED,
    ENDED,
    EVENT_WIDTH,
    NONE,
    OPENED,
    OPENED_PALACE,
    ORDERED,
    OVER,
    PARTIES,
    PARTY_SOURCE,
    ROUND_BEGAN,
    STREET,
    STREET_SCORED,
    WALLS,
    WALLS_SCORED,
    CardData,
    MaybeEventRows,
    State,
)


@inlined
def note(rows: MaybeEventRows, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write an event. Compiled without rows it vanishes, so that playouts pay nothing for it."""
    if rows is not None:
        row = 1 + rows[0] * EVENT_WIDTH
        rows[row] = kind
        rows[row + 1] = a
        rows[row + 2] = b
        rows[row + 3] = c
        rows[row + 4] = d
        rows[row + 5] = e
        rows[0] += 1


@inlined
def score(s: State, seat: int, kind: int, points: int) -> None:
    """Give points of one kind to a seat."""
    s.score[seat] += points
    s.points[seat][kind] += points


@inlined
def visible_card(s: State, owner: int, colour: int) -> int:
    """The last card of a palace, the only one whose number shows (3.5); NONE if there is no palace.

    An absent palace has -1 as its last storey, which is the topmost: empty until a palace is complete.
    """
    return s.palace[owner][colour][s.cards[owner][colour] - 1]


@kernel
def highest_number(s: State, d: CardData, seat: int) -> int:
    """The highest visible number on any palace of a seat, wherever it lies."""
    highest = 0
    for colour in range(COLOURS):
        highest = max(highest, d.street_number[visible_card(s, seat, colour)])
    return highest


@inlined
def plays_before(s: State, d: CardData, seat: int, rival: int) -> bool:
    """4.1: more shields under construction, or as many and the higher visible number."""
    if s.shields[seat] == s.shields[rival]:
        return highest_number(s, d, seat) > highest_number(s, d, rival)
    return s.shields[seat] > s.shields[rival]


@kernel
def determine_order(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """4.1: most shields under construction first; ties to the higher of the highest visible numbers."""
    behind = 0  # four bits a seat: how many play before it
    for seat in range(s.players):
        for rival in range(seat):
            behind += 1 << 4 * (seat if plays_before(s, d, rival, seat) else rival)
    for seat in range(s.players):
        s.order[behind >> 4 * seat & 15] = seat
    if rows is not None:
        for rank in range(s.players):
            seat = s.order[rank]
            note(rows, ORDERED, rank, seat, s.shields[seat], highest_number(s, d, seat), 0)


@kernel
def party_points_from(s: State, owner: int, colour: int) -> int:
    """4.3: what one other owner's palaces of a colour bring to a party of that colour."""
    points = 0
    if s.status[owner][colour] == BUILDING:
        points += s.cards[owner][colour]
    elif s.status[owner][colour] == COMPLETED:
        points += 2
    if owner == s.players:  # the City of Lucca (7.9)
        for palace in range(s.city_completed):
            if s.city_colour[palace] == colour:
                points += 2
    return points


@kernel
def open_palace(s: State, seat: int, colour: int, rows: MaybeEventRows) -> None:
    """4.2 and 4.3: a party in a completed palace, which moves to `opened` for good."""
    s.status[seat][colour] = OPENED
    s.to_open[seat] &= ~(1 << colour)
    total = 0
    for owner in range(s.owners):
        if owner != seat:
            points = party_points_from(s, owner, colour)
            total += points
            note(rows, PARTY_SOURCE, seat, colour, owner, points, 0)
    score(s, seat, PARTIES, total)
    note(rows, OPENED_PALACE, seat, colour, total, 0, 0)


@kernel
def opened_palaces(s: State, seat: int) -> int:
    """How many palaces a seat has opened."""
    count = 0
    for colour in range(COLOURS):
        if s.status[seat][colour] == OPENED:
            count += 1
    return count


@kernel
def score_walls(s: State, seat: int, rows: MaybeEventRows) -> None:
    """5.3: all walls supported by two shields each, or walls and Bastions score nothing."""
    needed = 2 * s.walls[seat]
    opened = opened_palaces(s, seat)
    points = 0
    if s.shields[seat] >= needed:
        points = (s.walls[seat] + s.bastions[seat]) * opened
    score(s, seat, WALLS, points)
    note(rows, WALLS_SCORED, seat, points, needed, opened, 0)


NO_CANDIDATE = -1 << 50


@inlined
def street_rank(d: CardData, card: int, sign: int) -> int:
    """Number and card in one integer, so that the best is found without a branch."""
    return sign * d.street_number[card] * 256 + card


@kernel
def street_cards(s: State, d: CardData) -> tuple[int, int]:
    """5.4: the cards with the lowest and the highest number on the palaces that count for each; NONE if none does."""
    lowest = NO_CANDIDATE
    highest = NO_CANDIDATE
    for owner in range(s.owners):
        for colour in range(COLOURS):
            card = visible_card(s, owner, colour)
            status = s.status[owner][colour]
            lowest = max(lowest, street_rank(d, card, -1) if status & s.lowest_on else NO_CANDIDATE)
            highest = max(highest, street_rank(d, card, 1) if status & s.highest_on else NO_CANDIDATE)
    for palace in range(s.city_completed):
        card = s.city_palace[palace][s.palace_size - 1]
        lowest = max(lowest, street_rank(d, card, -1) if COMPLETED & s.lowest_on else NO_CANDIDATE)
        highest = max(highest, street_rank(d, card, 1) if COMPLETED & s.highest_on else NO_CANDIDATE)
    return card_of_rank(lowest), card_of_rank(highest)


@inlined
def card_of_rank(rank: int) -> int:
    """The card of a rank that `street_rank` made; NONE if there was no candidate."""
    return NONE if rank == NO_CANDIDATE else rank & 255


@kernel
def score_street(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """5.4: the owner of the lowest number gives 3 points to the owner of the highest; the City has no score (7.10)."""
    lowest, highest = street_cards(s, d)
    if lowest == NONE or highest == NONE:
        note(rows, STREET_SCORED, NONE, lowest, NONE, highest, 0)
        return
    giver = s.where[lowest] >> 4
    taker = s.where[highest] >> 4
    points = 0 if giver == taker else 3
    if giver < s.players:
        score(s, giver, STREET, -points)
    if taker < s.players:
        score(s, taker, STREET, points)
    note(rows, STREET_SCORED, giver, lowest, taker, highest, points)


@kernel
def finish(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """5: the final order, the openings that are left, walls and street numbers."""
    determine_order(s, d, rows)
    note(rows, ROUND_BEGAN, 0, 0, 0, 0, 0)
    for rank in range(s.players):
        seat = s.order[rank]
        for colour in range(COLOURS):
            if s.status[seat][colour] == COMPLETED:
                open_palace(s, seat, colour, rows)
    for seat in range(s.players):
        score_walls(s, seat, rows)
    score_street(s, d, rows)
    s.phase = OVER
    s.actor = NONE
    note(rows, ENDED, 0, 0, 0, 0, 0)


@kernel
def ranks_before(s: State, d: CardData, seat: int, rival: int) -> bool:
    """5.5: more points, or as many and the higher visible number."""
    if s.score[seat] != s.score[rival]:
        return s.score[seat] > s.score[rival]
    return highest_number(s, d, seat) > highest_number(s, d, rival)
