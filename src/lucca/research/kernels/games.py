"""One game or many, stepped from decision to decision with chance dealt at random from the unseen set.

Every game has its own random numbers, so what happens in it does not depend on the games beside it, on how many there
are, or on how they are divided among threads.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.research.kernels.observation import gate_observe
from lucca.rules.kernels.bits import STEP, Words, mix, random_bit
from lucca.rules.kernels.gates import gate_apply, gate_mask, gate_new
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import (
    ACTIONS,
    DEAL_TRIPLETS,
    DECK,
    OVER,
    STATE,
    Bytes,
    CardData,
    State,
)
from lucca.rules.kernels.playout import POOL_WORDS, deal_until_decision
from lucca.rules.kernels.scoring import ranks_before
from lucca.rules.kernels.transitions import deal

Masks = npt.NDArray[np.int64]

# Kinds of rewards.
WIN = 0
POINTS = 1


class SetupBytes(NamedTuple):
    """What is decided before a game, as kernels read it."""

    deck: Bytes
    setting: Bytes
    in_play: Bytes


class Games(NamedTuple):
    """Games side by side: row i of every array is game i."""

    states: Any
    rngs: Words
    """The random numbers of each."""
    masks: Masks
    """What is legal now."""
    actors: Masks
    """Who decides now."""


class StepResults(NamedTuple):
    """What a step of many games brought: by game, all but `dones` also by seat."""

    rewards: Any
    dones: Any
    scores: Any


@kernel
def gate_start(raw: Bytes, setup: SetupBytes, rng: Words) -> int:
    """A new game up to its first decision; returns the legal mask."""
    gate_new(raw, setup.setting, setup.in_play)
    deal_until_decision(raw.view(STATE)[0], setup.deck.view(DECK)[0], np.empty(8 * POOL_WORDS, np.uint8), rng)
    return gate_mask(raw)


@kernel
def gate_advance(raw: Bytes, deck: Bytes, action: int, rng: Words) -> int:
    """Apply a legal action and deal until the next decision; returns the legal mask, 0 if the game is over."""
    mask = gate_apply(raw, deck, action)
    s = raw.view(STATE)[0]
    if s.phase <= DEAL_TRIPLETS:
        deal_until_decision(s, deck.view(DECK)[0], np.empty(8 * POOL_WORDS, np.uint8), rng)
        mask = gate_mask(raw)
    return mask


@kernel
def gate_deal_card(raw: Bytes, deck: Bytes, card: int) -> int:
    """Deal one unseen card; returns the legal mask, 0 if more cards are to be dealt."""
    deal(raw.view(STATE)[0], deck.view(DECK)[0], card, None)
    return gate_mask(raw)


@kernel
def gate_unpack_mask(mask: int, out: Any) -> None:
    """1 for every legal action, 0 for all others."""
    for action in range(ACTIONS):
        out[action] = mask >> action & 1


# --- rewards ----------------------------------------------------------------------------------------------------


@kernel
def winner(s: State, d: CardData) -> int:
    """5.5."""
    best = 0
    for seat in range(1, s.players):
        if ranks_before(s, d, seat, best):
            best = seat
    return best


@kernel
def write_rewards(s: State, d: CardData, kind: int, out: Any) -> None:
    """Zero-sum: 1 for the winner and an equal share of -1 for the others, or one's lead over the others' average."""
    others = s.players - 1
    first = winner(s, d)
    total = 0
    for seat in range(s.players):
        total += s.score[seat]
    for seat in range(s.players):
        if kind == POINTS:
            out[seat] = s.score[seat] - (total - s.score[seat]) / others
        else:
            out[seat] = 1 if seat == first else -1 / others


@kernel
def gate_rewards(raw: Bytes, deck: Bytes, kind: int, out: npt.NDArray[np.float64]) -> None:
    """The rewards of a finished game by seat."""
    write_rewards(raw.view(STATE)[0], deck.view(DECK)[0], kind, out)


# --- many games -------------------------------------------------------------------------------------------------


@kernel
def gate_start_games(setup: SetupBytes, games: Games) -> None:
    """New games up to their first decisions."""
    states, rngs = games.states, games.rngs
    for game in range(len(states)):
        games.masks[game] = gate_start(states[game], setup, rngs[game : game + 1])
        games.actors[game] = states[game].view(STATE)[0].actor


@kernel
def gate_first_illegal(masks: Masks, actions: Masks) -> int:
    """The first game whose action is not legal, or -1."""
    for game in range(len(masks)):
        action = actions[game]
        if not 0 <= action < ACTIONS or not masks[game] >> action & 1:
            return game
    return -1


@kernel
def gate_step_games(setup: SetupBytes, games: Games, actions: Masks, reward_kind: int, results: StepResults) -> None:
    """Step every game by its legal action. One that ends leaves rewards and final scores, and begins anew at once."""
    deck = setup.deck
    d = deck.view(DECK)[0]
    states, rngs, masks, actors = games.states, games.rngs, games.masks, games.actors
    rewards, dones, scores = results.rewards, results.dones, results.scores
    for game in range(len(states)):
        raw = states[game]
        rng = rngs[game : game + 1]
        mask = gate_advance(raw, deck, actions[game], rng)
        s = raw.view(STATE)[0]
        dones[game] = s.phase == OVER
        for seat in range(s.players):
            rewards[game, seat] = 0
            scores[game, seat] = 0
        if s.phase == OVER:
            write_rewards(s, d, reward_kind, rewards[game])
            for seat in range(s.players):
                scores[game, seat] = s.score[seat]
            mask = gate_start(raw, setup, rng)
        masks[game] = mask
        actors[game] = s.actor


@kernel
def gate_observe_games(states: Any, cards: Any, actors: Masks, out: Any) -> None:
    """What the seat to act knows of each game."""
    for game in range(len(states)):
        gate_observe(states[game], cards, actors[game], out[game])


@kernel
def gate_unpack_masks(masks: Masks, out: Any) -> None:
    """`gate_unpack_mask` for every game."""
    for game in range(len(masks)):
        gate_unpack_mask(masks[game], out[game])


@kernel
def gate_sample_actions(masks: Masks, rngs: Words, actions: Masks) -> None:
    """A uniformly random legal action for every game."""
    for game in range(len(masks)):
        rngs[game] += STEP
        actions[game] = random_bit(masks[game], mix(rngs[game]))
