"""Calls every gate of the research doors once, so that its machine code is compiled and kept on disk."""

from collections.abc import Callable, Iterator

import numpy as np

from lucca.research.batch import BatchEnv
from lucca.research.kernels import games
from lucca.research.observation import Observer
from lucca.research.rewards import rewards_of
from lucca.research.seeding import streams
from lucca.rules.actions import ACTIONS
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import setup


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """(what is compiled, the call that compiles it), to be run in order."""
    table = setup()
    deck, raw, stream = table.deck.table, np.zeros(k.STATE_BYTES, np.uint8), streams(0, 1)
    yield "research: games", lambda: games.gate_start(raw, deck, table.setting, table.in_play_flags, stream)
    yield "research: decisions", lambda: games.gate_advance(raw, deck, k.KEEP_FIRST, stream)
    yield "research: observations", lambda: Observer(table).observe_raw(raw, 0)
    yield "research: legal masks", lambda: games.gate_unpack_mask(1, np.empty(ACTIONS, np.int8))
    yield "research: rewards", lambda: rewards_of(table, raw, games.WIN)
    yield "research: single cards", lambda: games.gate_deal_card(Position(table).raw, deck, 0)
    yield "research: many games", _step_a_batch


def _step_a_batch() -> None:
    batch = BatchEnv(1, seed=0)
    batch.step(batch.sample_actions())
