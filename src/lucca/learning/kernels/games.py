"""Games between networks, wholly inside compiled code."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.network import Doubles, deck_of
from lucca.bots.kernels.policy import Thinker, best_result
from lucca.bots.kernels.preparation import KeepScratch, best_pair, evaluate_keeps, new_keep_scratch
from lucca.bots.kernels.search import deal_in_order, shuffle_order
from lucca.bots.kernels.turns import STATE_WORDS, as_int64, copy_state, state_in, turn_results
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.gates import gate_new
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CARDS,
    DEAL_TRIPLETS,
    HAND,
    KEEP,
    KEEP_FIRST,
    OVER,
    Bytes,
    CardData,
    State,
)
from lucca.rules.kernels.scoring import ranks_before
from lucca.rules.kernels.transitions import apply
from lucca.rules.kernels.views import hide_secrets

Numbers = npt.NDArray[np.int64]
KEEP_SAMPLES = 4


class Results(NamedTuple):
    """How games ended."""

    winners: Numbers
    """By game: the seat."""
    scores: Any
    """By game and seat."""


class Positions(NamedTuple):
    """States between turns."""

    states: Words
    game_of: Numbers
    """By state: the number of its game."""


class Deals(NamedTuple):
    """Which deals of a seed are played: so many, from a first one on."""

    seed: int
    first: int
    total: int


@kernel
def keep_cards(thinker: Thinker, scratch: KeepScratch, words: Words, rng: Words, exploration: float) -> None:
    """The actor keeps two cards, knowing only its own hand."""
    s = state_in(words)
    d = deck_of(thinker.evaluator)
    forecasts = thinker.forecasts
    copy_state(words, scratch.shown)
    hide_secrets(state_in(scratch.shown), s.actor)
    rng[0] += STEP
    evaluate_keeps(thinker.evaluator, scratch, scratch.shown, KEEP_SAMPLES, rng, forecasts)
    pair = best_pair(s, forecasts)
    rng[0] += STEP
    if is_chance(mix(rng[0]), exploration):
        pair = random_pair(forecasts.win, rng)
    apply(s, d, KEEP_FIRST + pair // HAND, None)
    apply(s, d, KEEP_FIRST + pair % HAND, None)


@inlined
def is_chance(word: Any, probability: float) -> Any:
    """Whether something of this probability happens, decided by a random word."""
    return np.float64(word >> np.uint64(11)) < probability * np.float64(1 << 53)


@kernel
def random_pair(win: Doubles, rng: Words) -> int:
    """Any legal pair of starting cards."""
    pair = 0
    while win[pair, 0] < 0:
        rng[0] += STEP
        pair = as_int64(below(mix(rng[0]), HAND * HAND))
    return pair


@kernel
def take_turn(thinker: Thinker, words: Words, rng: Words, exploration: float) -> None:
    """The actor's whole turn: the best result or, with the probability `exploration`, any."""
    results = thinker.turns.results
    rng[0] += STEP
    if is_chance(mix(rng[0]), exploration):
        rng[0] += STEP
        found = turn_results(thinker.turns, deck_of(thinker.evaluator), words)
        copy_state(results[as_int64(below(mix(rng[0]), found))], words)
    else:
        copy_state(results[best_result(thinker, words)], words)


@kernel
def gate_self_play(
    thinker: Thinker,
    setting: Bytes,
    in_play: Bytes,
    exploration: float,
    rng: Words,
    positions: Positions,
    results: Results,
) -> int:
    """Play a game for every row of `results` and keep all states between turns; returns how many states there are."""
    d = deck_of(thinker.evaluator)
    words = np.zeros(STATE_WORDS, np.uint64)
    raw = words.view(np.uint8)
    scratch = new_keep_scratch()
    order = np.zeros(CARDS, np.uint8)
    kept = 0
    for game in range(len(results.winners)):
        gate_new(raw, setting, in_play)
        s = state_in(words)
        while s.phase != OVER:
            if s.phase <= DEAL_TRIPLETS:
                shuffle_order(order, rng)
                deal_in_order(s, d, order)
            elif s.phase == KEEP:
                keep_cards(thinker, scratch, words, rng, 3 * exploration)
            else:
                take_turn(thinker, words, rng, exploration)
            if s.phase != OVER and s.phase != KEEP and (s.round > 0 or s.phase == DEAL_TRIPLETS):
                copy_state(words, positions.states[kept])
                positions.game_of[kept] = game
                kept += 1
        finish_game(s, d, game, results)
    return kept


@inlined
def finish_game(s: State, d: CardData, game: int, results: Results) -> None:
    """Note how a game ended."""
    best = 0
    for seat in range(s.players):
        results.scores[game, seat] = s.score[seat]
        if seat > 0 and ranks_before(s, d, seat, best):
            best = seat
    results.winners[game] = best


@kernel
def play_decision(thinker: Thinker, scratch: KeepScratch, words: Words, rng: Words) -> None:
    """The actor's starting cards or its turn, without exploration."""
    if state_in(words).phase == KEEP:
        keep_cards(thinker, scratch, words, rng, 0.0)
    else:
        take_turn(thinker, words, rng, 0.0)


@kernel
def gate_duel(thinker: Thinker, rival: Thinker, setting: Bytes, in_play: Bytes, deals: Deals, results: Results) -> None:
    """One network against copies of another: every deal once with the first network in each seat."""
    d = deck_of(thinker.evaluator)
    words = np.zeros(STATE_WORDS, np.uint64)
    raw = words.view(np.uint8)
    scratch = new_keep_scratch()
    orders = np.zeros((2, CARDS), np.uint8)
    rng = np.zeros(1, np.uint64)
    s = state_in(words)
    players = len(results.winners) // deals.total
    for number in range(deals.total):
        for mine in range(players):
            rng[0] = mix(np.uint64(deals.seed)) + np.uint64(deals.first + number) * np.uint64(0xD1342543DE82EF95)
            shuffle_order(orders[0], rng)
            shuffle_order(orders[1], rng)
            gate_new(raw, setting, in_play)
            while s.phase != OVER:
                if s.phase <= DEAL_TRIPLETS:
                    deal_in_order(s, d, orders[0] if s.round == 0 else orders[1])
                elif s.actor == mine:
                    play_decision(thinker, scratch, words, rng)
                else:
                    play_decision(rival, scratch, words, rng)
            finish_game(s, d, number * players + mine, results)
