"""One turn at a time by the network: every result is evaluated, the best for the actor is played."""

from typing import NamedTuple

import numpy as np

from lucca.bots.kernels.network import Doubles, Evaluator, Forecasts, deck_of, forecast, prepare, utility
from lucca.bots.kernels.turns import Turns, state_in, turn_results
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import Bytes


class Thinker(NamedTuple):
    """What plays turns: an evaluator, room for the results of a turn, and for the forecasts of those."""

    evaluator: Evaluator
    turns: Turns
    forecasts: Forecasts


@kernel
def evaluate_results(thinker: Thinker, words: Words) -> int:
    """The forecast of every distinct result of the actor's turn; how many there are."""
    evaluator, turns = thinker.evaluator, thinker.turns
    mover = prepare(evaluator, state_in(words))
    found = turn_results(turns, deck_of(evaluator), words)
    forecast(evaluator, turns.results, found, mover, thinker.forecasts)
    return found


@kernel
def best_result(thinker: Thinker, words: Words) -> int:
    """The result with the highest utility to the actor, of all of its turn; forecasts of all are left behind."""
    s = state_in(words)
    found = evaluate_results(thinker, words)
    win, points = thinker.forecasts.win, thinker.forecasts.points
    best = 0
    best_utility = -1e9
    for result in range(found):
        value = utility(win[result], points[result], s.players, s.actor)
        if value > best_utility:
            best_utility = value
            best = result
    return best


@kernel
def gate_evaluate_turn(thinker: Thinker, raw: Bytes, utilities: Doubles) -> int:
    """All distinct results of the actor's turn with the forecast of each, and its utility to the actor; how many."""
    words = raw.view(np.uint64)
    s = state_in(words)
    found = evaluate_results(thinker, words)
    win, points = thinker.forecasts.win, thinker.forecasts.points
    for result in range(found):
        utilities[result] = utility(win[result], points[result], s.players, s.actor)
    return found
