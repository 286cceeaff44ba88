"""Looking further than one's own turn.

The others' turns are predicted by the network: each plays what it likes most. So every candidate leads to one state at
the end of the round. From there the next triplets are sampled, the same ones for every candidate, whole rounds are
played in the same way, and a judge says how good it is where they end: the same network, or one for just that.
"""

from typing import Any

import numpy as np

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Desk, Network, forecast, prepare
from lucca.bots.kernels.policy import Doubles, best_result
from lucca.bots.kernels.turns import STATE_WORDS, Turns, copy_state, state_in
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import CARDS, DEAL_TRIPLETS, DECK, OVER, UNSEEN, Bytes, DeckTable, State
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
def deal_in_order(s: State, d: DeckTable, order: Bytes) -> None:
    """The unseen cards come in a fixed order, so that games with the same order get cards as equal as can be."""
    at = 0
    while s.phase <= DEAL_TRIPLETS:
        while s.where[order[at]] != UNSEEN:
            at += 1
        deal(s, d, order[at], None)


@kernel
def play_round(
    net: Network, desk: Desk, t: Turns, d: DeckTable, ranks: Floats, words: Words, win: Doubles, points: Doubles
) -> None:
    """Everybody who is still to act in this round does what the network likes."""
    s = state_in(words)
    while DEAL_TRIPLETS < s.phase < OVER:
        best = best_result(net, desk, t, d, ranks, words, win, points)
        copy_state(t.results[best], words)


@kernel
def gate_finish_rounds(
    net: Network,
    desk: Desk,
    t: Turns,
    states: Words,
    count: int,
    deck: Bytes,
    ranks: Floats,
    win: Doubles,
    points: Doubles,
) -> None:
    """Play the first `count` states, in place, to the end of the round."""
    d = deck.view(DECK)[0]
    for number in range(count):
        play_round(net, desk, t, d, ranks, states[number], win, points)


@kernel
def gate_forecast_states(
    judge: Network, desk: Desk, states: Words, count: int, deck: Bytes, ranks: Floats, win: Doubles, points: Doubles
) -> None:
    """The judge's forecast of each of the first `count` states."""
    d = deck.view(DECK)[0]
    for number in range(count):
        mover = prepare(desk, state_in(states[number]), d)
        row = slice(number, number + 1)
        forecast(judge, desk, states[row], 1, d, ranks, mover, win[row], points[row])


@kernel
def gate_sample_rounds(
    net: Network,
    desk: Desk,
    judge: Network,
    judge_desk: Desk,
    t: Turns,
    states: Words,
    chosen: Any,
    deck: Bytes,
    ranks: Floats,
    samples: int,
    rounds: int,
    rng: Words,
    win: Doubles,
    points: Doubles,
    win_sums: Doubles,
    point_sums: Doubles,
) -> None:
    """Play the chosen states on through sampled deals, and add up the judge's forecasts of where that leads.

    The states are at the end of a round. `win` and `points` are scratch with a row for every result of a turn.
    """
    d = deck.view(DECK)[0]
    words = np.zeros((1, STATE_WORDS), np.uint64)
    orders = np.zeros((rounds, CARDS), np.uint8)
    s = state_in(words[0])
    for _ in range(samples):
        for following in range(rounds):
            shuffle_order(orders[following], rng)
        for number in chosen:
            copy_state(states[number], words[0])
            for following in range(rounds):
                if s.phase != OVER:
                    deal_in_order(s, d, orders[following])
                    play_round(net, desk, t, d, ranks, words[0], win, points)
            mover = prepare(judge_desk, s, d)
            forecast(judge, judge_desk, words, 1, d, ranks, mover, win, points)
            for seat in range(s.players):
                win_sums[number, seat] += win[0, seat]
                point_sums[number, seat] += points[0, seat]
