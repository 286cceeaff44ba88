"""The quickest way to step through random deals from Python: for rollouts, simple bots and measurements."""

from collections.abc import Callable
from types import MethodType
from typing import Any

import numpy as np
from numba import types

from lucca.rules.kernels import gates, sessions
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup

_AT = {name: int(field[1]) for name, field in (sessions.SESSION.fields or {}).items()}


class _Address(int):
    """Where a buffer lies; it keeps the buffer alive as long as anybody holds the address."""

    buffer: k.Bytes

    def __new__(cls, buffer: k.Bytes) -> "_Address":
        address = super().__new__(cls, buffer.ctypes.data)
        address.buffer = buffer
        return address


def _compiled(gate: Any, argument: Any) -> Any:
    """The compiled function itself: the types of its arguments are known and need not be looked up at every call."""
    gate.compile((types.int64, argument))
    return gate.get_overload((types.int64, argument))


class Stepper:
    """One game by action numbers, with chance dealt at random from the unseen set.

    `reset()`, `step(action)` and `choose(fraction)` return how many actions are legal now: the first so many of
    `legal`. 0 means that the game is over. `choose` takes the action at that fraction of the list: `choose(random())`
    is a uniformly random decision. Both return -1, and change nothing, for what is not legal.
    """

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        self.setup = setup
        self._buffer = np.zeros(sessions.SESSION.itemsize, np.uint8)
        self._state = self._buffer[: k.STATE_BYTES]
        self._buffer[_AT["deck"] : _AT["deck"] + k.DECK.itemsize] = setup.deck.table
        self._buffer[_AT["stream"] : _AT["stream"] + 8] = np.array([seed], np.uint64).view(np.uint8)
        self.legal = self._buffer[_AT["legal"] :].data
        self._address = _Address(self._buffer)
        step = _compiled(sessions.gate_session_step, types.int64)
        choose = _compiled(sessions.gate_session_choose, types.float64)
        self.step: Callable[[int], int] = MethodType(step, self._address)
        self.choose: Callable[[float], int] = MethodType(choose, self._address)

    def reset(self) -> int:
        """A new game from the stream of this stepper."""
        gates.gate_new(self._state, self.setup.setting, self.setup.in_play_flags)
        return sessions.gate_session_deal(self._address)

    def position(self) -> Position:
        """A copy of where the game stands."""
        return Position(self.setup, self._state)
