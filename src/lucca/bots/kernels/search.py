"""Looking further than one's own turn.

The others' turns are predicted by the network: each plays what has the highest utility for it. So every candidate
leads to one state at the end of the round. From there the next triplets are sampled, the same ones for every candidate,
whole rounds are played in the same way, and a judge says how good it is where they end: the same network, or one that
was trained for just that.
"""

from typing import Any, NamedTuple

import numpy as np

from lucca.bots.kernels.network import Evaluator, Forecasts, deck_of, forecast, prepare
from lucca.bots.kernels.policy import Thinker, best_result
from lucca.bots.kernels.turns import STATE_WORDS, copy_state, state_in
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import CARDS, DEAL_TRIPLETS, OVER, UNSEEN, Bytes, CardData, State
from lucca.rules.kernels.transitions import deal


@inlined
def shuffle_order(order: Bytes, rng: Words) -> None:
    """All cards in random order."""
    for card in range(CARDS):
        order[card] = card
    for last in range(CARDS - 1, 0, -1):
        rng[0] += STEP
        other = below(mix(rng[0]), last + 1)
        order[last], order[other] = order[other], order[last]


@kernel
def deal_in_order(s: State, d: CardData, order: Bytes) -> None:
    """The unseen cards come in a fixed order, so that games with the same order get cards as equal as can be."""
    at = 0
    while s.phase <= DEAL_TRIPLETS:
        while s.where[order[at]] != UNSEEN:
            at += 1
        deal(s, d, order[at], None)


@kernel
def play_round(thinker: Thinker, words: Words) -> None:
    """Every player who is still to act in this round plays what has the highest utility."""
    s = state_in(words)
    while DEAL_TRIPLETS < s.phase < OVER:
        best = best_result(thinker, words)
        copy_state(thinker.turns.results[best], words)


@kernel
def gate_finish_rounds(thinker: Thinker, states: Words, count: int) -> None:
    """Play the first `count` states, in place, to the end of the round."""
    for number in range(count):
        play_round(thinker, states[number])


@kernel
def gate_forecast_states(judge: Evaluator, states: Words, count: int, forecasts: Forecasts) -> None:
    """The judge's forecast of each of the first `count` states."""
    for number in range(count):
        mover = prepare(judge, state_in(states[number]))
        row = slice(number, number + 1)
        forecast(judge, states[row], 1, mover, Forecasts(forecasts.win[row], forecasts.points[row]))


class Budget(NamedTuple):
    """How much is sampled."""

    samples: int
    """Deals."""
    rounds: int
    """Rounds that are played after each."""


@kernel
def gate_sample_rounds(
    thinker: Thinker, judge: Evaluator, states: Words, chosen: Any, budget: Budget, rng: Words, sums: Forecasts
) -> None:
    """Play the chosen states on through sampled deals, and add up the judge's forecasts of where that leads.

    The states are at the end of a round; `sums` has a row for each of them.
    """
    d = deck_of(judge)
    win, points = thinker.forecasts.win, thinker.forecasts.points
    words = np.zeros((1, STATE_WORDS), np.uint64)
    orders = np.zeros((budget.rounds, CARDS), np.uint8)
    s = state_in(words[0])
    for _ in range(budget.samples):
        for following in range(budget.rounds):
            shuffle_order(orders[following], rng)
        for number in chosen:
            copy_state(states[number], words[0])
            for following in range(budget.rounds):
                if s.phase != OVER:
                    deal_in_order(s, d, orders[following])
                    play_round(thinker, words[0])
            mover = prepare(judge, s)
            forecast(judge, words, 1, mover, thinker.forecasts)
            for seat in range(s.players):
                sums.win[number, seat] += win[0, seat]
                sums.points[number, seat] += points[0, seat]
