"""Ends of rounds, labelled by what a judge says of sampled rounds that follow."""

from typing import NamedTuple

import numpy as np

from lucca.bots.kernels.network import Evaluator, deck_of, forecast, prepare, utility
from lucca.bots.kernels.policy import Thinker, best_result
from lucca.bots.kernels.search import deal_in_order, play_round, shuffle_order
from lucca.bots.kernels.turns import STATE_WORDS, as_int64, copy_state, state_in, turn_results
from lucca.learning.kernels.describe import Material
from lucca.learning.kernels.games import is_chance
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import CARDS, DEAL_TRIPLETS, OVER

NOT_MUCH_WORSE = 0.08  # in win chance: what a player might choose who judges otherwise
ATTEMPTS = 200  # to find such a result by chance


class Sampling(NamedTuple):
    """How states are reached and labelled."""

    branches: int
    """Rounds played from every source; 0 labels the sources themselves."""
    samples: int
    """Further rounds that label a state."""
    variation: float
    """The share of turns in the branches that are not the best."""


@kernel
def play_varied_round(thinker: Thinker, words: Words, rng: Words, variation: float) -> None:
    """A round in which some turns are not the best, but not much worse: a search asks about the ends of such rounds."""
    s = state_in(words)
    win, points = thinker.forecasts.win, thinker.forecasts.points
    while DEAL_TRIPLETS < s.phase < OVER:
        chosen = best_result(thinker, words)
        rng[0] += STEP
        if is_chance(mix(rng[0]), variation):
            found = turn_results(thinker.turns, deck_of(thinker.evaluator), words)
            least = utility(win[chosen], points[chosen], s.players, s.actor) - NOT_MUCH_WORSE
            for _ in range(ATTEMPTS):
                rng[0] += STEP
                other = as_int64(below(mix(rng[0]), found))
                if utility(win[other], points[other], s.players, s.actor) > least:
                    chosen = other
                    break
        copy_state(thinker.turns.results[chosen], words)


@kernel
def gate_label_rounds(
    thinker: Thinker, judge: Evaluator, sources: Words, sampling: Sampling, rng: Words, labelled: Material
) -> None:
    """Some rounds from every source; for the end of each the mean of what the judge says after sampled next rounds."""
    d = deck_of(judge)
    win, points = thinker.forecasts.win, thinker.forecasts.points
    words = np.zeros((1, STATE_WORDS), np.uint64)
    order = np.zeros(CARDS, np.uint8)
    s = state_in(words[0])
    for row in range(len(labelled.states)):
        copy_state(sources[row // max(1, sampling.branches)], words[0])
        if sampling.branches:
            shuffle_order(order, rng)
            deal_in_order(s, d, order)
            play_varied_round(thinker, words[0], rng, sampling.variation)
        copy_state(words[0], labelled.states[row])
        for _ in range(sampling.samples):
            copy_state(labelled.states[row], words[0])
            shuffle_order(order, rng)
            deal_in_order(s, d, order)
            play_round(thinker, words[0])
            mover = prepare(judge, s)
            forecast(judge, words, 1, mover, thinker.forecasts)
            for seat in range(s.players):
                labelled.wins[row, seat] += win[0, seat] / sampling.samples
                labelled.points[row, seat] += points[0, seat] / sampling.samples
