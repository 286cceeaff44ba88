"""Calls every gate of `lucca.research` once, so that its machine code is compiled and kept on disk."""

from collections.abc import Callable, Iterator

import numpy as np

from lucca.research.batch import BatchEnv
from lucca.research.engine import WIN, CardByCard, RandomGame, rewards_of, unpack_mask
from lucca.research.observation import Observer
from lucca.research.seeding import streams
from lucca.rules.actions import ACTIONS, KEEP_ACTIONS
from lucca.rules.setup import setup


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """(what is compiled, the call that compiles it), to be run in order."""
    chosen = setup()
    game, stream = RandomGame(chosen), streams(0, 1)
    yield "research: games", lambda: game.start(stream)
    yield "research: decisions", lambda: game.advance(KEEP_ACTIONS[0], stream)
    yield "research: observations", lambda: Observer(chosen).observe_raw(game.raw, 0)
    yield "research: legal masks", lambda: unpack_mask(1, np.empty(ACTIONS, np.int8))
    yield "research: rewards", lambda: rewards_of(chosen, game.raw, WIN)
    yield "research: single cards", lambda: CardByCard(chosen).deal_card(0)
    yield "research: many games", _step_a_batch


def _step_a_batch() -> None:
    batch = BatchEnv(1, seed=0)
    batch.step(batch.sample_actions())
