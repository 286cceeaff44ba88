"""Which two cards to keep (3.4). The hands of the others are hidden, so they are sampled from the unseen cards."""

from typing import Any, NamedTuple

import numpy as np

from lucca.bots.kernels.network import Evaluator, Forecasts, deck_of, forecast, prepare, utility
from lucca.bots.kernels.turns import STATE_WORDS, as_int64, copy_state, state_in
from lucca.rules.kernels.bits import STEP, Words, mix
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import CARDS, HAND, HELD, KEEP_FIRST, NONE, OWNER, SEATS, Bytes, CardData, State
from lucca.rules.kernels.playout import draw, gather_unseen
from lucca.rules.kernels.transitions import apply, is_bastion, is_wild

PAIRS = HAND * HAND


@inlined
def pair_is_legal(s: State, d: CardData, first: int, second: int) -> bool:
    """Two cards of one hand in this order; cards that go on different palaces only in one order."""
    a = s.hand[s.actor * HAND + first]
    b = s.hand[s.actor * HAND + second]
    if first == second or (is_wild(a) and is_wild(b)):
        return False
    if s.kept_count[s.actor] == 1:
        return s.kept[s.actor][0] == a
    return first < second or (d.kind[a] == d.kind[b])


@kernel
def keep_plausibly(s: State, d: CardData, seat: int, word: Any) -> None:
    """What another player might keep: two of a colour if there are, then windows and shields, and some chance."""
    best = -1
    best_first = 0
    best_second = 1
    for first in range(HAND):
        for second in range(first + 1, HAND):
            a = s.hand[seat * HAND + first]
            b = s.hand[seat * HAND + second]
            if is_wild(a) and is_wild(b):
                continue
            word = mix(word + STEP)
            value = as_int64(word >> np.uint64(60)) + 2 * (d.windows[a] + d.windows[b] + d.shields[a] + d.shields[b])
            if d.kind[a] == d.kind[b] or is_wild(a) or is_wild(b):
                value += 12
            if value > best:
                best = value
                best_first, best_second = first, second
    a = s.hand[seat * HAND + best_first]
    b = s.hand[seat * HAND + best_second]
    if d.street_number[a] > d.street_number[b]:
        a, b = b, a
    s.kept[seat][0] = a
    s.kept[seat][1] = b
    s.kept_count[seat] = 2


@kernel
def imagine_others(s: State, d: CardData, pool: Bytes, rng: Words) -> None:
    """Give every other seat a hand from the unseen cards and let it keep two."""
    unseen = gather_unseen(s, pool)
    for seat in range(s.players):
        if seat == s.actor:
            continue
        for slot in range(HAND):
            card = NONE
            while card == NONE or is_bastion(card):  # a Bastion is replaced (3.2)
                rng[0] += STEP
                card = as_int64(draw(pool, unseen, mix(rng[0])))
                unseen -= 1
            s.hand[seat * HAND + slot] = card
            s.where[card] = HELD + OWNER * seat
        rng[0] += STEP
        keep_plausibly(s, d, seat, rng[0])


class KeepScratch(NamedTuple):
    """The working memory of `evaluate_keeps`."""

    shown: Words
    """Room for the view of the seat that chooses."""
    trials: Words
    """Room for two states."""
    pool: Bytes
    """Room for the unseen cards."""


@inlined
def new_keep_scratch() -> KeepScratch:
    """Fresh working memory."""
    return KeepScratch(
        np.zeros(STATE_WORDS, np.uint64), np.zeros((2, STATE_WORDS), np.uint64), np.zeros(CARDS + 7, np.uint8)
    )


@kernel
def evaluate_keeps(
    evaluator: Evaluator, scratch: KeepScratch, words: Words, samples: int, rng: Words, forecasts: Forecasts
) -> None:
    """Forecasts by pair (first * 4 + second); a win chance of -1 marks no choice.

    `words` is the view of the seat that chooses.
    """
    s = state_in(words)
    d = deck_of(evaluator)
    trials, win, points = scratch.trials, forecasts.win, forecasts.points
    me = s.actor
    of_trial = Forecasts(np.zeros((1, SEATS)), np.zeros((1, SEATS)))
    win[:PAIRS] = 0
    points[:PAIRS] = 0
    for _ in range(samples):
        copy_state(words, trials[0])
        imagine_others(state_in(trials[0]), d, scratch.pool, rng)
        for first in range(HAND):
            for second in range(HAND):
                pair = first * HAND + second
                if not pair_is_legal(s, d, first, second):
                    win[pair, :] = -1
                    continue
                copy_state(trials[0], trials[1])
                trial = state_in(trials[1])
                if s.kept_count[me] == 0:
                    apply(trial, d, KEEP_FIRST + first, None)
                apply(trial, d, KEEP_FIRST + second, None)
                mover = prepare(evaluator, trial)
                forecast(evaluator, trials[1:], 1, mover, of_trial)
                for seat in range(s.players):
                    win[pair, seat] += of_trial.win[0, seat] / samples
                    points[pair, seat] += of_trial.points[0, seat] / samples


@kernel
def best_pair(s: State, forecasts: Forecasts) -> int:
    """The pair with the highest utility to the actor."""
    win, points = forecasts.win, forecasts.points
    best = -1
    best_utility = -1e9
    for pair in range(PAIRS):
        if win[pair, 0] >= 0:
            value = utility(win[pair], points[pair], s.players, s.actor)
            if value > best_utility:
                best_utility = value
                best = pair
    return best


@kernel
def gate_evaluate_keeps(evaluator: Evaluator, raw: Bytes, samples: int, rng: Words, forecasts: Forecasts) -> None:
    """`evaluate_keeps` of a seat's view."""
    evaluate_keeps(evaluator, new_keep_scratch(), raw.view(np.uint64), samples, rng, forecasts)
