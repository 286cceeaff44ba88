"""What the network sees of a state.

Every colour is described by the same numbers, so that colours are interchangeable; the rest is described by player.
Players are put in the order in which they act from now on, so that seats are interchangeable too. The evaluated
states are those between turns: after a player's turn, before or after the next triplets are dealt.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.turns import as_int64, mix_hash
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    BASTION_OR_WALL,
    BASTIONS,
    BUILDING,
    CARDS,
    CHOOSE,
    CITY,
    COLOURS,
    COMPLETED,
    EVERY_PALACE,
    FIRST_WILD,
    NONE,
    OPENED,
    OUT,
    OVER,
    SEATS,
    TRIPLETS,
    UNSEEN,
    WILDS,
    CardData,
    State,
)
from lucca.rules.kernels.scoring import party_points_from, plays_before, street_cards, visible_card

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int32]

MAX_ROUNDS = 7
WINDOW_KINDS = 4  # 0, 1, 2, and 3 or more

PER_OWNER = 9  # of a colour
PER_COLOUR = WINDOW_KINDS + 3
PER_PLAYER = 17  # and its place in the next order, one of so many as there are players
OF_TABLE = MAX_ROUNDS + 1 + 12

F = np.float32


UNSEEN_COUNTS = COLOURS * WINDOW_KINDS + 2
TABLE_COUNTS = 3 * (COLOURS + 2)


class Overview(NamedTuple):
    """What is counted and ordered once for a state, before its colours and players are described."""

    unseen: Counts
    """See `count_unseen`."""
    market: Counts
    """See `count_market`."""
    following: Counts
    """The order of the next round, as it would be if that began now."""
    who: Counts
    """The seats in the order in which they act from now on."""


def new_overview() -> Overview:
    """An overview with nothing in it yet."""
    return Overview(
        np.zeros(UNSEEN_COUNTS, np.int32),
        np.zeros(TABLE_COUNTS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.int32),
    )


def colour_width(owners: int) -> int:
    """How many numbers describe one colour."""
    return owners * PER_OWNER + PER_COLOUR


def table_width(players: int) -> int:
    """How many numbers describe everything that is not about one colour."""
    return players * (PER_PLAYER + players) + OF_TABLE


@inlined
def is_between_rounds(s: State) -> bool:
    """Whether the next triplets are still to be dealt."""
    return s.phase < CHOOSE


@kernel
def next_order(s: State, d: CardData, order: Counts) -> None:
    """4.1, as it would be if the next round began now."""
    for seat in range(s.players):
        rank = 0
        for rival in range(s.players):
            rank += rival != seat and plays_before(s, d, rival, seat)
        order[rank] = seat


@kernel
def acting_order(s: State, following: Counts, who: Counts) -> None:
    """The seats in the order in which they act from now on; `following` is the order of the next round."""
    slot = 0
    if CHOOSE <= s.phase <= CITY:
        for rank in range(s.rank, s.players):
            who[slot] = s.order[rank]
            slot += 1
    waiting = slot
    for rank in range(s.players):
        seat = following[rank]
        acts_now = False
        for earlier in range(waiting):
            acts_now |= who[earlier] == seat
        if not acts_now:
            who[slot] = seat
            slot += 1


@kernel
def count_unseen(s: State, d: CardData, counts: Counts) -> None:
    """By colour, how many unseen cards have so many windows; then the unseen Bastions and Wilds."""
    counts[:] = 0
    for card in range(CARDS):
        if s.where[card] == UNSEEN:
            kind = d.kind[card]
            if kind < COLOURS:
                counts[kind * WINDOW_KINDS + min(d.windows[card], WINDOW_KINDS - 1)] += 1
            else:
                counts[COLOURS * WINDOW_KINDS + kind - COLOURS] += 1


@kernel
def count_market(s: State, d: CardData, counts: Counts) -> None:
    """By kind: the cards in triplets that can still be taken, their windows and their shields."""
    counts[:] = 0
    for triplet in range(TRIPLETS):
        if s.triplets_left >> triplet & 1:
            for place in range(3 * triplet, 3 * triplet + 3):
                card = s.market[place]
                if card != NONE:
                    at = 3 * as_int64(d.kind[card])
                    counts[at] += 1
                    counts[at + 1] += d.windows[card]
                    counts[at + 2] += d.shields[card]


@inlined
def palace_sums(s: State, d: CardData, owner: int, colour: int) -> tuple[int, int]:
    """The windows and the shields of one palace."""
    windows = 0
    shields = 0
    for storey in range(s.cards[owner][colour]):
        card = s.palace[owner][colour][storey]
        windows += d.windows[card]
        shields += d.shields[card]
    return windows, shields


@inlined
def city_palaces(s: State, colour: int) -> int:
    """7.8: how many completed palaces of a colour the City has."""
    count = 0
    for palace in range(s.city_completed):
        count += s.city_colour[palace] == colour
    return count


@inlined
def palace_key(s: State, owner: int, colour: int) -> Any:
    """A palace in one number."""
    storeys = as_int64(s.cards[owner][colour])
    key = np.uint64(s.status[owner][colour]) << np.uint64(3) | np.uint64(storeys)
    for storey in range(storeys):
        key = key << np.uint64(8) | np.uint64(s.palace[owner][colour][storey])
    return key


@kernel
def standing_key(s: State, colour: int, mover: int, unseen: Counts) -> Any:
    """Of what a colour's description depends on, all that the mover's turn cannot change."""
    key = mix_hash(np.uint64(1), colour + 1 + 8 * mover)
    for owner in range(s.owners):
        if owner != mover:
            key = mix_hash(key, palace_key(s, owner, colour))
    seen = 0  # at most 16 cards of a colour
    for windows in range(WINDOW_KINDS):
        seen = seen * 32 + unseen[colour * WINDOW_KINDS + windows]
    return mix_hash(key, seen)


@inlined
def colour_key(s: State, colour: int, mover: int, standing: Any, order: Any, market: Counts) -> Any:
    """All that `write_colour` depends on, in one number: equal keys, equal description."""
    at = 3 * colour
    lying = (as_int64(market[at]) << 40) + (as_int64(market[at + 1]) << 20) + (as_int64(market[at + 2]) << 4)
    key = mix_hash(standing ^ order, palace_key(s, mover, colour))
    if s.owners > s.players:
        lying += city_palaces(s, colour)
    return mix_hash(key, lying)


@kernel
def write_colour(s: State, d: CardData, ranks: Floats, colour: int, overview: Overview, out: Floats) -> None:
    """Everything about one colour."""
    unseen, market, who = overview.unseen, overview.market, overview.who
    out[:] = 0
    for slot in range(s.owners):
        owner = who[slot] if slot < s.players else s.players
        at = slot * PER_OWNER
        status = s.status[owner][colour]
        if status == BUILDING:
            windows, shields = palace_sums(s, d, owner, colour)
            out[at + s.cards[owner][colour] - 1] = 1
            out[at + 6] = F(windows) * F(0.2)
            out[at + 7] = F(shields) * F(0.2)
        elif status == COMPLETED:
            out[at + 4] = 1
        elif status == OPENED:
            out[at + 5] = 1
        if owner == s.players:
            out[at + 4] = city_palaces(s, colour)
        if status != ABSENT:
            out[at + 8] = ranks[visible_card(s, owner, colour)]
    at = s.owners * PER_OWNER
    for windows in range(WINDOW_KINDS):
        out[at + windows] = F(unseen[colour * WINDOW_KINDS + windows]) * F(0.25)
    out[at + 4] = F(market[3 * colour]) * F(0.33)
    out[at + 5] = F(market[3 * colour + 1]) * F(0.2)
    out[at + 6] = F(market[3 * colour + 2]) * F(0.2)


@inlined
def party_value(s: State, seat: int, colour: int) -> int:
    """4.3: the points that opening this palace would bring now."""
    points = 0
    for owner in range(s.owners):
        if owner != seat:
            points += party_points_from(s, owner, colour)
    return points


@inlined
def best_other_score(s: State, seat: int) -> int:
    """The most points of any other player."""
    best = -1000
    for rival in range(s.players):
        if rival != seat:
            best = max(best, s.score[rival])
    return best


@kernel
def write_player(s: State, ranks: Floats, seat: int, lowest: int, highest: int, out: Floats, at: int) -> None:
    """One player; `lowest` and `highest` say who owns the extreme street numbers."""
    opened = 0
    completed = 0
    parties = 0
    number = F(0)
    building = 0
    for colour in range(COLOURS):
        status = s.status[seat][colour]
        opened += status == OPENED
        building += status == BUILDING
        if status == COMPLETED:
            completed += 1
            parties += party_value(s, seat, colour)
        if status != ABSENT:
            number = max(number, ranks[visible_card(s, seat, colour)])
    fortified = s.walls[seat] + s.bastions[seat]
    slack = s.shields[seat] - 2 * s.walls[seat]
    out[at] = F(s.score[seat]) * F(0.025)
    out[at + 1] = F(s.score[seat] - best_other_score(s, seat)) * F(0.1)
    out[at + 2] = F(s.walls[seat]) * F(0.25)
    out[at + 3] = F(s.bastions[seat]) * F(0.5)
    out[at + 4] = F(s.shields[seat]) * F(0.125)
    out[at + 5] = F(min(max(slack, -8), 8)) * F(0.25)
    out[at + 6] = slack >= 0
    out[at + 7] = F(opened) * F(0.33)
    out[at + 8] = F(completed) * F(0.5)
    out[at + 9] = F(fortified * opened) * F(0.1) if slack >= 0 else F(0)
    out[at + 10] = F(fortified * (opened + completed)) * F(0.1)
    out[at + 11] = number
    out[at + 12] = lowest == seat
    out[at + 13] = highest == seat
    out[at + 14] = F(parties) * F(0.2)
    out[at + 15] = F(building) * F(0.33)


@inlined
def owner_of(s: State, card: int) -> int:
    """In whose Quarter a card is; NONE if there is no card."""
    return NONE if card == NONE else s.where[card] >> 4


@inlined
def write_players(s: State, d: CardData, ranks: Floats, overview: Overview, out: Floats) -> tuple[int, int]:
    """Every player in acting order; returns who owns the lowest and the highest street number."""
    following, who = overview.following, overview.who
    low_card, high_card = street_cards(s, d)
    lowest = owner_of(s, low_card)
    highest = owner_of(s, high_card)
    width = PER_PLAYER + s.players
    for slot in range(s.players):
        seat = who[slot]
        write_player(s, ranks, seat, lowest, highest, out, slot * width)
        acts_now = CHOOSE <= s.phase <= CITY and slot < s.players - s.rank
        out[slot * width + 16] = acts_now
        for rank in range(s.players):
            if following[rank] == seat:
                out[slot * width + PER_PLAYER + rank] = 1
    return lowest, highest


@inlined
def write_table(s: State, d: CardData, ranks: Floats, overview: Overview, out: Floats) -> None:
    """Everything that is not about one colour."""
    unseen, market = overview.unseen, overview.market
    out[:] = 0
    lowest, highest = write_players(s, d, ranks, overview, out)
    at = s.players * (PER_PLAYER + s.players)
    rounds_left = s.rounds - s.round + (1 if CHOOSE <= s.phase < OVER else 0)
    out[at + min(rounds_left, MAX_ROUNDS)] = 1
    at += MAX_ROUNDS + 1
    out[at] = s.where[FIRST_WILD] != OUT
    out[at + 1] = s.status[0][BASTIONS] == BASTION_OR_WALL
    out[at + 2] = s.lowest_on != EVERY_PALACE
    out[at + 3] = F(unseen[COLOURS * WINDOW_KINDS]) * F(0.25)
    out[at + 4] = F(unseen[COLOURS * WINDOW_KINDS + 1]) * F(0.33)
    out[at + 5] = F(market[3 * BASTIONS]) * F(0.5)
    out[at + 6] = F(market[3 * WILDS]) * F(0.5)
    out[at + 7] = lowest == s.players
    out[at + 8] = highest == s.players
    out[at + 9] = s.phase == CITY and s.rank == 0
    out[at + 10] = s.phase == CITY and s.rank == 1
    out[at + 11] = is_between_rounds(s)
