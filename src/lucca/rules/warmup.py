"""Calls every gate once, so that its machine code is compiled and kept on disk."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from lucca.rules.kernels import gates, jit, playout
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.score import new_event_rows
from lucca.rules.setup import setup
from lucca.rules.stepper import Stepper


def compiled_code_folder() -> Path:
    """Where the machine code of all packages is kept."""
    return jit.cache_folder("rules").parent


def is_compiled(*packages: str) -> bool:
    """Whether machine code of all these packages is kept from an earlier run, though perhaps not of every kernel."""
    return all(any(jit.cache_folder(package).glob("**/*.nbc")) for package in packages)


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """(what is compiled, the call that compiles it), to be run in order."""
    chosen = setup()
    deck, raw = chosen.deck.card_data, np.zeros(k.STATE_BYTES, np.uint8)
    first = np.array(chosen.in_play[:24], np.uint8)
    yield "a new game", lambda: gates.gate_new(raw, chosen.setting, chosen.in_play_flags)
    yield "dealing", lambda: gates.gate_deal(raw, deck, first, new_event_rows())
    yield "legal decisions", lambda: gates.gate_mask(raw)
    yield "decisions", lambda: gates.gate_apply(raw, deck, k.KEEP_FIRST)
    yield "decisions with events", lambda: gates.gate_apply_with_events(raw, deck, k.KEEP_FIRST + 1, new_event_rows())
    yield "steps", lambda: Stepper(chosen).reset()
    yield "refusals", lambda: gates.gate_objection(raw, deck, 0)
    yield "simultaneous choices", lambda: gates.gate_set_actor(raw, 0)
    yield "views", lambda: gates.gate_hide(raw, 0, np.empty(k.STATE_BYTES, np.uint8))
    yield "the end", lambda: _end(raw.copy(), deck)
    yield (
        "playouts",
        lambda: playout.gate_playouts(
            Position(chosen).raw, deck, 1, np.ones(1, np.uint64), np.zeros(k.SEATS, np.int64)
        ),
    )


def _end(raw: k.Bytes, deck: k.Bytes) -> None:
    gates.gate_finish(raw, deck, new_event_rows())
    gates.gate_ranking(raw, deck, np.zeros(k.SEATS, np.uint8))
    gates.gate_over(raw)
