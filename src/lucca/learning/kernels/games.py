"""Games between networks, wholly inside compiled code."""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Desk, Network
from lucca.bots.kernels.policy import Doubles, best_result
from lucca.bots.kernels.preparation import best_pair, evaluate_keeps
from lucca.bots.kernels.search import deal_in_order, shuffle_order
from lucca.bots.kernels.turns import STATE_WORDS, Turns, copy_state, state_in, turn_results, whole
from lucca.rules.kernels.bits import STEP, Words, below, mix
from lucca.rules.kernels.gates import gate_new
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CARDS,
    DEAL_TRIPLETS,
    DECK,
    HAND,
    KEEP,
    KEEP_FIRST,
    OVER,
    Bytes,
    DeckTable,
    State,
)
from lucca.rules.kernels.scoring import ranks_before
from lucca.rules.kernels.transitions import apply
from lucca.rules.kernels.views import hide_secrets

Numbers = npt.NDArray[np.int64]
KEEP_SAMPLES = 4


@kernel
def keep_cards(
    net: Network,
    desk: Desk,
    d: DeckTable,
    ranks: Floats,
    words: Words,
    scratch: Words,
    pool: Bytes,
    rng: Words,
    exploration: float,
    win: Doubles,
    points: Doubles,
) -> None:
    """The actor keeps two cards, knowing only its own hand."""
    s = state_in(words)
    copy_state(words, scratch[0])
    hide_secrets(state_in(scratch[0]), s.actor)
    rng[0] += STEP
    samples = KEEP_SAMPLES
    evaluate_keeps(net, desk, d, ranks, scratch[0], samples, rng, scratch[1:], pool, win, points)
    pair = best_pair(s, win, points)
    rng[0] += STEP
    if is_chance(mix(rng[0]), exploration):
        pair = random_pair(win, rng)
    apply(s, d, KEEP_FIRST + pair // HAND, None)
    apply(s, d, KEEP_FIRST + pair % HAND, None)


@inlined
def is_chance(word: Any, probability: float) -> Any:
    return np.float64(word >> np.uint64(11)) < probability * np.float64(1 << 53)


@kernel
def random_pair(win: Doubles, rng: Words) -> int:
    pair = 0
    while win[pair, 0] < 0:
        rng[0] += STEP
        pair = whole(below(mix(rng[0]), HAND * HAND))
    return pair


@kernel
def take_turn(
    net: Network,
    desk: Desk,
    t: Turns,
    d: DeckTable,
    ranks: Floats,
    words: Words,
    rng: Words,
    exploration: float,
    win: Doubles,
    points: Doubles,
) -> None:
    rng[0] += STEP
    if is_chance(mix(rng[0]), exploration):
        rng[0] += STEP
        found = turn_results(t, d, words)
        copy_state(t.results[whole(below(mix(rng[0]), found))], words)
    else:
        best = best_result(net, desk, t, d, ranks, words, win, points)
        copy_state(t.results[best], words)


@kernel
def gate_self_play(
    net: Network,
    desk: Desk,
    t: Turns,
    deck: Bytes,
    ranks: Floats,
    setting: Bytes,
    in_play: Bytes,
    games: int,
    exploration: float,
    rng: Words,
    states: Words,
    game_of: Numbers,
    winners: Numbers,
    scores: Any,
) -> int:
    """Play games against oneself and keep every state between turns; returns how many states there are."""
    d = deck.view(DECK)[0]
    words = np.zeros(STATE_WORDS, np.uint64)
    raw = words.view(np.uint8)
    scratch = np.zeros((3, STATE_WORDS), np.uint64)
    pool = np.zeros(CARDS + 7, np.uint8)
    order = np.zeros(CARDS, np.uint8)
    win = np.zeros((len(t.lengths), 5))
    points = np.zeros((len(t.lengths), 5))
    kept = 0
    for game in range(games):
        gate_new(raw, setting, in_play)
        s = state_in(words)
        while s.phase != OVER:
            if s.phase <= DEAL_TRIPLETS:
                shuffle_order(order, rng)
                deal_in_order(s, d, order)
            elif s.phase == KEEP:
                keep_cards(net, desk, d, ranks, words, scratch, pool, rng, 3 * exploration, win, points)
            else:
                take_turn(net, desk, t, d, ranks, words, rng, exploration, win, points)
            if s.phase != OVER and s.phase != KEEP and (s.turn > 0 or s.phase == DEAL_TRIPLETS):
                copy_state(words, states[kept])
                game_of[kept] = game
                kept += 1
        finish_game(s, d, game, winners, scores)
    return kept


@inlined
def finish_game(s: State, d: DeckTable, game: int, winners: Numbers, scores: Any) -> None:
    best = 0
    for seat in range(s.players):
        scores[game, seat] = s.score[seat]
        if seat > 0 and ranks_before(s, d, seat, best):
            best = seat
    winners[game] = best


@kernel
def gate_duel(
    net: Network,
    desk: Desk,
    rival_net: Network,
    rival_desk: Desk,
    t: Turns,
    deck: Bytes,
    ranks: Floats,
    setting: Bytes,
    in_play: Bytes,
    first_deal: int,
    deals: int,
    seed: int,
    winners: Numbers,
    scores: Any,
) -> None:
    """One network against copies of another: every deal once with the first network in each seat."""
    d = deck.view(DECK)[0]
    words = np.zeros(STATE_WORDS, np.uint64)
    raw = words.view(np.uint8)
    scratch = np.zeros((3, STATE_WORDS), np.uint64)
    pool = np.zeros(CARDS + 7, np.uint8)
    orders = np.zeros((2, CARDS), np.uint8)
    win = np.zeros((len(t.lengths), 5))
    points = np.zeros((len(t.lengths), 5))
    rng = np.zeros(1, np.uint64)
    players = setting[0]
    for number in range(deals):
        for mine in range(players):
            rng[0] = mix(np.uint64(seed)) + np.uint64(first_deal + number) * np.uint64(0xD1342543DE82EF95)
            shuffle_order(orders[0], rng)
            shuffle_order(orders[1], rng)
            gate_new(raw, setting, in_play)
            s = state_in(words)
            while s.phase != OVER:
                if s.phase <= DEAL_TRIPLETS:
                    deal_in_order(s, d, orders[0] if s.turn == 0 else orders[1])
                elif s.phase == KEEP:
                    if s.actor == mine:
                        keep_cards(net, desk, d, ranks, words, scratch, pool, rng, 0.0, win, points)
                    else:
                        keep_cards(rival_net, rival_desk, d, ranks, words, scratch, pool, rng, 0.0, win, points)
                elif s.actor == mine:
                    take_turn(net, desk, t, d, ranks, words, rng, 0.0, win, points)
                else:
                    take_turn(rival_net, rival_desk, t, d, ranks, words, rng, 0.0, win, points)
            finish_game(s, d, number * players + mine, winners, scores)
