"""One turn at a time by the network: every result is evaluated, the best for the actor is played."""

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Desk, Network, forecast, prepare, utility
from lucca.bots.kernels.turns import Turns, state_in, turn_results
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import DECK, Bytes, DeckTable

Doubles = npt.NDArray[np.float64]


@kernel
def best_result(
    net: Network, desk: Desk, t: Turns, d: DeckTable, ranks: Floats, words: Words, win: Doubles, points: Doubles
) -> int:
    """The result that the actor likes most, of those that `turn_results` finds; forecasts of all are left behind."""
    s = state_in(words)
    mover = prepare(desk, s, d)
    found = turn_results(t, d, words)
    forecast(net, desk, t.results, found, d, ranks, mover, win, points)
    best = 0
    best_utility = -1e9
    for result in range(found):
        liking = utility(win[result], points[result], s.players, s.actor)
        if liking > best_utility:
            best_utility = liking
            best = result
    return best


@kernel
def gate_evaluate_turn(
    net: Network,
    desk: Desk,
    t: Turns,
    raw: Bytes,
    deck: Bytes,
    ranks: Floats,
    win: Doubles,
    points: Doubles,
    likings: Doubles,
) -> int:
    """All distinct results of the actor's turn in `t`: the forecast of each by seat, and its worth to the actor."""
    words = raw.view(np.uint64)
    s = state_in(words)
    d = deck.view(DECK)[0]
    mover = prepare(desk, s, d)
    found = turn_results(t, d, words)
    forecast(net, desk, t.results, found, d, ranks, mover, win, points)
    for result in range(found):
        likings[result] = utility(win[result], points[result], s.players, s.actor)
    return found
