"""The network: who will win, and how many points are still to come, for every player at once.

One encoder describes each colour; the six descriptions are added up and go, with all that is not about one colour,
through two more layers. A colour's description is already multiplied with the weights that follow it, and is kept:
most results of a turn leave most colours as they were.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.features import (
    TABLE_COUNTS,
    UNSEEN_COUNTS,
    Counts,
    Floats,
    acting_order,
    colour_key,
    count_table,
    count_unseen,
    next_order,
    standing_key,
    write_colour,
    write_table,
)
from lucca.bots.kernels.turns import stir, whole
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import CHOOSE, CITY, COLOURS, OVER, SEATS, STATE, DeckTable, State
from lucca.rules.kernels.scoring import ranks_before

F = np.float32
POINTS_UNIT = 10  # of the points head
MARGIN_WEIGHT = 0.004  # a small liking for points avoids silly play when all is won or lost
PLACES = 512  # for colours kept, a power of two: few, so that they stay near the processor


class Network(NamedTuple):
    """Weights by layer, [input, output]."""

    colour_weights: Floats
    colour_bias: Floats
    second_weights: Floats
    """A second layer of the colour encoder; no rows if there is none."""
    second_bias: Floats
    pooled_weights: Floats
    """From the sum of the colours to the first hidden layer."""
    table_weights: Floats
    """From everything else to the first hidden layer."""
    hidden_bias: Floats
    deep_weights: Floats
    deep_bias: Floats
    out_weights: Floats
    """To a win logit and the points to come for every player, in acting order."""
    out_bias: Floats


class Desk(NamedTuple):
    """Scratch of one evaluator. Its kept colours belong to one network and one deck."""

    keys: Words
    kept: Floats
    colour: Floats
    encoded: Floats
    second: Floats
    table: Floats
    hidden: Floats
    deep: Floats
    out: Floats
    unseen_counts: Counts
    table_counts: Counts
    following: Counts
    who: Counts
    standing: Words
    """By colour: the key of what the turn under consideration cannot change."""
    nonzero: npt.NDArray[np.int64]


def new_desk(net: Network) -> Desk:
    hidden = len(net.hidden_bias)
    return Desk(
        np.zeros(PLACES, np.uint64),
        np.zeros((PLACES, hidden), F),
        np.zeros(len(net.colour_weights), F),
        np.zeros(len(net.colour_bias), F),
        np.zeros(max(1, len(net.second_bias)), F),
        np.zeros(len(net.table_weights), F),
        np.zeros(hidden, F),
        np.zeros(len(net.deep_bias), F),
        np.zeros(len(net.out_bias), F),
        np.zeros(UNSEEN_COUNTS, np.int32),
        np.zeros(TABLE_COUNTS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(COLOURS, np.uint64),
        np.zeros(8 + max(len(layer) for layer in net), np.int64),
    )


@inlined
def add_product(values: Floats, weights: Floats, out: Floats, nonzero: npt.NDArray[np.int64]) -> None:
    """out += values @ weights: the many zeros are skipped, the rest taken four at a time."""
    count = 0
    for i in range(len(values)):
        nonzero[count] = i
        count += values[i] != 0
    start = 0
    while start + 4 <= count:
        a, b, c, d = nonzero[start], nonzero[start + 1], nonzero[start + 2], nonzero[start + 3]
        va, vb, vc, vd = values[a], values[b], values[c], values[d]
        for j in range(len(out)):
            out[j] += va * weights[a, j] + vb * weights[b, j] + vc * weights[c, j] + vd * weights[d, j]
        start += 4
    while start < count:
        a = nonzero[start]
        va = values[a]
        for j in range(len(out)):
            out[j] += va * weights[a, j]
        start += 1


@inlined
def rectify(values: Floats) -> None:
    for j in range(len(values)):
        values[j] = max(values[j], F(0))


@kernel
def encode_colour(net: Network, desk: Desk, out: Floats) -> None:
    """The description in `desk.colour` through the encoder and on to the first hidden layer."""
    desk.encoded[:] = net.colour_bias
    add_product(desk.colour, net.colour_weights, desk.encoded, desk.nonzero)
    rectify(desk.encoded)
    out[:] = 0
    if len(net.second_weights) == 0:
        add_product(desk.encoded, net.pooled_weights, out, desk.nonzero)
    else:
        desk.second[:] = net.second_bias
        add_product(desk.encoded, net.second_weights, desk.second, desk.nonzero)
        rectify(desk.second)
        add_product(desk.second, net.pooled_weights, out, desk.nonzero)


@kernel
def write_outcome(s: State, d: DeckTable, win: Any, points: Any) -> None:
    """A finished game is not estimated."""
    best = 0
    for seat in range(s.players):
        if seat > 0 and ranks_before(s, d, seat, best):
            best = seat
        win[seat] = 0
        points[seat] = s.score[seat]
    win[best] = 1


@inlined
def write_forecast(s: State, who: Counts, out: Floats, win: Any, points: Any) -> None:
    """From what the network says in acting order to chances and final points by seat."""
    players = s.players
    highest = out[0]
    for slot in range(1, players):
        highest = max(highest, out[slot])
    total = 0.0
    for slot in range(players):
        chance = np.exp(np.float64(out[slot] - highest))
        seat = who[slot]
        win[seat] = chance
        points[seat] = s.score[seat] + POINTS_UNIT * np.float64(out[players + slot])
        total += chance
    for seat in range(players):
        win[seat] /= total


@kernel
def forecast(
    net: Network, desk: Desk, states: Words, count: int, d: DeckTable, ranks: Floats, mover: int, win: Any, points: Any
) -> None:
    """Chances to win and expected final points, by seat, of the first `count` states.

    All are results of one turn of `mover`, for which the desk is prepared. This is one long function because handing
    the many arrays on to another costs more than what it would do with them.
    """
    keys, kept, colour_in, table, hidden, deep, out = (
        desk.keys,
        desk.kept,
        desk.colour,
        desk.table,
        desk.hidden,
        desk.deep,
        desk.out,
    )
    unseen_counts, table_counts, following, who = desk.unseen_counts, desk.table_counts, desk.following, desk.who
    standing, nonzero = desk.standing, desk.nonzero
    for state in range(count):
        s: Any = states[state].view(STATE)[0]
        if s.phase == OVER:
            write_outcome(s, d, win[state], points[state])
            continue
        next_order(s, d, following)
        acting_order(s, following, who)
        count_table(s, d, table_counts)
        order = np.uint64(0)
        for slot in range(s.players):
            order = order << np.uint64(3) | np.uint64(who[slot])
        order = stir(np.uint64(1), order)
        hidden[:] = net.hidden_bias
        for colour in range(COLOURS):
            key = colour_key(s, colour, mover, standing[colour], order, table_counts)
            place = whole(key >> np.uint64(17)) & (PLACES - 1)
            if keys[place] != key:
                write_colour(s, d, ranks, colour, who, unseen_counts, table_counts, colour_in)
                encode_colour(net, desk, kept[place])
                keys[place] = key
            for j in range(len(hidden)):
                hidden[j] += kept[place, j]
        write_table(s, d, ranks, who, following, unseen_counts, table_counts, table)
        add_product(table, net.table_weights, hidden, nonzero)
        rectify(hidden)
        deep[:] = net.deep_bias
        add_product(hidden, net.deep_weights, deep, nonzero)
        rectify(deep)
        out[:] = net.out_bias
        add_product(deep, net.out_weights, out, nonzero)
        write_forecast(s, who, out, win[state], points[state])


@inlined
def utility(win: Any, points: Any, players: int, seat: int) -> float:
    """What a player wants most: to win, and a little to win clearly."""
    best_other = -1e9
    for rival in range(players):
        if rival != seat:
            best_other = max(best_other, points[rival])
    return win[seat] + MARGIN_WEIGHT * (points[seat] - best_other)


@inlined
def mover_of(s: State) -> int:
    """Whose palaces the present turn can change: the actor's, in a City pick the City's; without a turn anybody's."""
    return s.players if s.phase == CITY else s.actor if s.phase >= CHOOSE and s.phase < OVER else 0


@kernel
def prepare(desk: Desk, s: State, d: DeckTable) -> int:
    """Look at all that the turn which begins with this state cannot change; returns whose palaces it can."""
    count_unseen(s, d, desk.unseen_counts)
    mover = mover_of(s)
    for colour in range(COLOURS):
        desk.standing[colour] = standing_key(s, colour, mover, desk.unseen_counts)
    return mover
