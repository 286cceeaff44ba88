"""The rules as plain Python: the kernels' own source, uncompiled, on lists and integers that a debugger can show.

Far slower than a `Position`, and the same at every step: tests play both in lock-step.
"""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from lucca.rules.kernels import gates  # noqa: F401  the compiled kernels are loaded first, and stay in place
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.jit import uncompiled
from lucca.rules.setup import Setup

KERNELS = ("scoring", "transitions", "legality", "views", "gates")


@cache
def plain_kernels() -> dict[str, ModuleType]:
    """The modules of the rules by their short names, with every kernel an ordinary Python function."""
    names = [f"lucca.rules.kernels.{name}" for name in KERNELS]
    with uncompiled(names) as modules:
        return dict(zip(KERNELS, (modules[name] for name in names), strict=True))


class PlainPosition:
    """What a `Position` holds, without its checks: callers apply legal actions and deal unseen cards."""

    def __init__(self, setup: Setup, raw: k.Bytes | None = None) -> None:
        self.setup = setup
        self.deck = k.CardData(setup.deck.card_data)
        self.state = k.State(_only_setting(setup) if raw is None else raw)
        self.rows = _no_event_rows()
        """The rows that the last step noted: their number, then kind and five numbers each."""
        if raw is None:
            plain_kernels()["gates"].clear(self.state, setup.in_play_flags.tolist())

    def legal_mask(self) -> int:
        """A bit for every legal action."""
        return int(plain_kernels()["legality"].legal_mask(self.state))

    def objection(self, action: int) -> int:
        """Why an action is not legal (`kernels.legality`), or FINE."""
        return int(plain_kernels()["legality"].objection(self.state, self.deck, action))

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        self.rows = _no_event_rows()
        plain_kernels()["transitions"].apply(self.state, self.deck, action, self.rows)

    def deal(self, cards: Sequence[int]) -> int:
        """Deal until a player must decide; how many cards were used."""
        self.rows = _no_event_rows()
        return int(plain_kernels()["gates"].deal_cards(self.state, self.deck, cards, self.rows))

    def finish(self) -> None:
        """5, as if the game ended now; only after the reveal."""
        self.rows = _no_event_rows()
        plain_kernels()["scoring"].finish(self.state, self.deck, self.rows)

    def shown_to(self, viewer: int | None) -> "PlainPosition":
        """What a seat (or, with None, a spectator) may know."""
        shown = self.clone()
        plain_kernels()["views"].hide_secrets(shown.state, k.NONE if viewer is None else viewer)
        return shown

    def ranks_before(self, seat: int, rival: int) -> bool:
        """5.5."""
        return bool(plain_kernels()["scoring"].ranks_before(self.state, self.deck, seat, rival))

    def clone(self) -> "PlainPosition":
        """An independent copy."""
        copy = object.__new__(PlainPosition)
        copy.__dict__.update(self.__dict__)
        copy.state = object.__new__(k.State)
        copy.state.__dict__.update({name: _copied(value) for name, value in vars(self.state).items()})
        return copy

    def to_raw(self) -> k.Bytes:
        """The same state as bytes, as a `Position` has it."""
        return self.state.to_raw()


def _only_setting(setup: Setup) -> k.Bytes:
    raw = np.zeros(k.STATE_BYTES, np.uint8)
    raw[k.SETTING_AT : k.SETTING_AT + k.SETTING_BYTES] = setup.setting
    return raw


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _no_event_rows() -> list[int]:
    return [0] * (1 + k.MAX_EVENT_ROWS * k.EVENT_WIDTH)
