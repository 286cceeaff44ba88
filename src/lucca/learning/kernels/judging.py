"""Ends of rounds, labelled by what a judge says of sampled rounds that follow."""

from typing import Any

import numpy as np

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Desk, Network, forecast, prepare, utility
from lucca.bots.kernels.policy import Doubles, best_result
from lucca.bots.kernels.search import deal_in_order, play_round, shuffle_order
from lucca.bots.kernels.turns import STATE_WORDS, Turns, copy_state, state_in, turn_results, whole
from lucca.learning.kernels.games import is_chance
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import CARDS, DEAL_TRIPLETS, DECK, OVER, Bytes, DeckTable

NOT_MUCH_WORSE = 0.08  # in win chance: what somebody might play who judges otherwise
ATTEMPTS = 200  # to find such a result by chance


@kernel
def play_varied_round(
    net: Network,
    desk: Desk,
    t: Turns,
    d: DeckTable,
    ranks: Floats,
    words: Words,
    rng: Words,
    variation: float,
    win: Doubles,
    points: Doubles,
) -> None:
    """A round in which some turns are not the best, but not much worse: a search asks about the ends of such rounds."""
    s = state_in(words)
    while DEAL_TRIPLETS < s.phase < OVER:
        chosen = best_result(net, desk, t, d, ranks, words, win, points)
        rng[0] += STEP
        if is_chance(mix(rng[0]), variation):
            found = turn_results(t, d, words)
            least = utility(win[chosen], points[chosen], s.players, s.actor) - NOT_MUCH_WORSE
            for _ in range(ATTEMPTS):
                rng[0] += STEP
                other = whole(below(mix(rng[0]), found))
                if utility(win[other], points[other], s.players, s.actor) > least:
                    chosen = other
                    break
        copy_state(t.results[chosen], words)


@kernel
def gate_label_rounds(
    net: Network,
    desk: Desk,
    judge: Network,
    judge_desk: Desk,
    t: Turns,
    deck: Bytes,
    ranks: Floats,
    sources: Words,
    branches: int,
    samples: int,
    variation: float,
    rng: Words,
    states: Words,
    wins: Any,
    points: Any,
) -> None:
    """Some rounds from every source; for the end of each the mean of what the judge says after sampled next rounds.

    With no branches it is the sources themselves that are labelled.
    """
    d = deck.view(DECK)[0]
    words = np.zeros((1, STATE_WORDS), np.uint64)
    order = np.zeros(CARDS, np.uint8)
    win = np.zeros((len(t.lengths), 5))
    point = np.zeros((len(t.lengths), 5))
    s = state_in(words[0])
    for row in range(len(states)):
        copy_state(sources[row // max(1, branches)], words[0])
        if branches:
            shuffle_order(order, rng)
            deal_in_order(s, d, order)
            play_varied_round(net, desk, t, d, ranks, words[0], rng, variation, win, point)
        copy_state(words[0], states[row])
        for _ in range(samples):
            copy_state(states[row], words[0])
            shuffle_order(order, rng)
            deal_in_order(s, d, order)
            play_round(net, desk, t, d, ranks, words[0], win, point)
            mover = prepare(judge_desk, s, d)
            forecast(judge, judge_desk, words, 1, d, ranks, mover, win, point)
            for seat in range(s.players):
                wins[row, seat] += win[0, seat] / samples
                points[row, seat] += point[0, seat] / samples
