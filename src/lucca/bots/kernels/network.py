"""The network: who will win, and how many points are still to come, for every player at once.

One encoder describes each colour; the six descriptions are added up and go, with all that is not about one colour,
through two more layers. A colour's description is already multiplied with the weights that follow it, and is kept:
most results of a turn leave most colours as they were.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.features import (
    Counts,
    Floats,
    Overview,
    acting_order,
    colour_key,
    count_market,
    count_unseen,
    new_overview,
    next_order,
    standing_key,
    write_colour,
    write_table,
)
from lucca.bots.kernels.turns import as_int64, mix_hash, state_in
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import CHOOSE, CITY, COLOURS, DECK, OVER, SEATS, Bytes, CardData, State
from lucca.rules.kernels.scoring import ranks_before

Doubles = npt.NDArray[np.float64]

F = np.float32
POINTS_UNIT = 10  # of the points head
MARGIN_WEIGHT = 0.004  # a small weight of points avoids silly play when all is won or lost
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


class EvaluatorScratch(NamedTuple):
    """The working memory of an evaluator. Its kept colours belong to one network and one deck."""

    keys: Words
    kept: Floats
    colour: Floats
    encoded: Floats
    second: Floats
    table: Floats
    hidden: Floats
    deep: Floats
    out: Floats
    overview: Overview
    standing: Words
    """By colour: the key of what the turn under consideration cannot change."""
    nonzero: npt.NDArray[np.int64]


class Evaluator(NamedTuple):
    """A network ready to evaluate the states of games with one deck."""

    net: Network
    deck: Bytes
    ranks: Floats
    """By card: the rank of its street number, the highest being 1."""
    scratch: EvaluatorScratch


class Forecasts(NamedTuple):
    """What is expected of some states, a row each, by seat."""

    win: Doubles
    """The chance to win."""
    points: Doubles
    """Points at the end of the game."""


def new_evaluator(net: Network, deck: Bytes, ranks: Floats) -> Evaluator:
    """An evaluator that has seen nothing yet; `deck` is the deck as kernels read it."""
    return Evaluator(net, deck, ranks, _new_scratch(net))


def new_forecasts(rows: int) -> Forecasts:
    """Room for the forecasts of so many states, all 0."""
    return Forecasts(np.zeros((rows, SEATS)), np.zeros((rows, SEATS)))


def _new_scratch(net: Network) -> EvaluatorScratch:
    hidden = len(net.hidden_bias)
    return EvaluatorScratch(
        np.zeros(PLACES, np.uint64),
        np.zeros((PLACES, hidden), F),
        np.zeros(len(net.colour_weights), F),
        np.zeros(len(net.colour_bias), F),
        np.zeros(max(1, len(net.second_bias)), F),
        np.zeros(len(net.table_weights), F),
        np.zeros(hidden, F),
        np.zeros(len(net.deep_bias), F),
        np.zeros(len(net.out_bias), F),
        new_overview(),
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
    """Negative values become 0."""
    for j in range(len(values)):
        values[j] = max(values[j], F(0))


@kernel
def encode_colour(net: Network, scratch: EvaluatorScratch, out: Floats) -> None:
    """The description in `scratch.colour` through the encoder and on to the first hidden layer."""
    scratch.encoded[:] = net.colour_bias
    add_product(scratch.colour, net.colour_weights, scratch.encoded, scratch.nonzero)
    rectify(scratch.encoded)
    out[:] = 0
    if len(net.second_weights) == 0:
        add_product(scratch.encoded, net.pooled_weights, out, scratch.nonzero)
    else:
        scratch.second[:] = net.second_bias
        add_product(scratch.encoded, net.second_weights, scratch.second, scratch.nonzero)
        rectify(scratch.second)
        add_product(scratch.second, net.pooled_weights, out, scratch.nonzero)


@kernel
def write_outcome(s: State, d: CardData, win: Any, points: Any) -> None:
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


@inlined
def deck_of(evaluator: Evaluator) -> Any:
    """The evaluator's deck as a record."""
    return evaluator.deck.view(DECK)[0]


@kernel
def forecast(evaluator: Evaluator, states: Words, count: int, mover: int, forecasts: Forecasts) -> None:
    """Chances to win and expected final points, by seat, of the first `count` states.

    All are results of one turn of `mover`, for which the evaluator is prepared. This is one long function because
    handing the many arrays on to another costs more than what it would do with them.
    """
    net, ranks, scratch = evaluator.net, evaluator.ranks, evaluator.scratch
    d = deck_of(evaluator)
    win, points = forecasts.win, forecasts.points
    keys, kept, table, hidden = scratch.keys, scratch.kept, scratch.table, scratch.hidden
    deep, out, standing, nonzero = scratch.deep, scratch.out, scratch.standing, scratch.nonzero
    overview, colour_in = scratch.overview, scratch.colour
    market, following, who = overview.market, overview.following, overview.who
    for state in range(count):
        s: Any = state_in(states[state])
        if s.phase == OVER:
            write_outcome(s, d, win[state], points[state])
            continue
        next_order(s, d, following)
        acting_order(s, following, who)
        count_market(s, d, market)
        order = np.uint64(0)
        for slot in range(s.players):
            order = order << np.uint64(3) | np.uint64(who[slot])
        order = mix_hash(np.uint64(1), order)
        hidden[:] = net.hidden_bias
        for colour in range(COLOURS):
            key = colour_key(s, colour, mover, standing[colour], order, market)
            place = as_int64(key >> np.uint64(17)) & (PLACES - 1)
            if keys[place] != key:
                write_colour(s, d, ranks, colour, overview, colour_in)
                encode_colour(net, scratch, kept[place])
                keys[place] = key
            for j in range(len(hidden)):
                hidden[j] += kept[place, j]
        write_table(s, d, ranks, overview, table)
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
    """Whose palaces the present turn can change: the actor's, in a City pick the City's; between turns seat 0's."""
    return s.players if s.phase == CITY else s.actor if s.phase >= CHOOSE and s.phase < OVER else 0


@kernel
def prepare(evaluator: Evaluator, s: State) -> int:
    """Look at all that the turn which begins with this state cannot change; returns whose palaces it can."""
    scratch = evaluator.scratch
    unseen = scratch.overview.unseen
    count_unseen(s, deck_of(evaluator), unseen)
    mover = mover_of(s)
    for colour in range(COLOURS):
        scratch.standing[colour] = standing_key(s, colour, mover, unseen)
    return mover
