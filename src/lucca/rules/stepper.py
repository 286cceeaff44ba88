"""The quickest way to step through random deals from Python: for rollouts, simple bots and measurements."""

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from lucca.rules.kernels import gates, stepped
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.jit import PythonFunction
from lucca.rules.position import Position
from lucca.rules.setup import Setup

_AT = {name: int(field[1]) for name, field in (stepped.STEPPED_GAME.fields or {}).items()}


class _Address(int):
    """Where a buffer lies; it keeps the buffer alive as long as the address is held."""

    buffer: k.Bytes

    def __new__(cls, buffer: k.Bytes) -> "_Address":
        address = super().__new__(cls, buffer.ctypes.data)
        address.buffer = buffer
        return address


class _MethodDefinition(ctypes.Structure):
    """Python's `PyMethodDef`: how a function written in C is made known to it."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("documentation", ctypes.c_char_p),
    )


_NO_ARGUMENT, _ONE_ARGUMENT = 0x0004, 0x0008  # METH_NOARGS and METH_O
_new_function = ctypes.pythonapi.PyCFunction_NewEx
_new_function.restype = ctypes.py_object
_new_function.argtypes = (ctypes.POINTER(_MethodDefinition), ctypes.py_object, ctypes.c_void_p)


@cache  # Python keeps a pointer to the definition, so it must never go
def _definition(name: str, function: PythonFunction, flags: int) -> _MethodDefinition:
    return _MethodDefinition(name.encode(), function.compiled.address, flags)


def _bound(name: str, function: PythonFunction, flags: int, address: _Address) -> Any:
    """A compiled function as a Python callable that always gets this address, and holds it."""
    return _new_function(_definition(name, function, flags), address, None)


class Stepper:
    """One game by action numbers, with chance dealt at random from the unseen set.

    `reset()`, `step(action)` and `choose(fraction)` return how many actions are legal now: the first so many of
    `legal`. 0 means that the game is over. `choose` takes the action at that fraction of the list: `choose(random())`
    is a uniformly random decision. Both return -1, and change nothing, for what is not legal.

    >>> from lucca import setup
    >>> stepper = Stepper(setup(players=2), seed=7)
    >>> count = stepper.reset()
    >>> while count:
    ...     count = stepper.step(stepper.legal[count - 1])
    >>> stepper.position().over
    True
    """

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        """`seed` is a whole number from 0 to 2⁶⁴ - 1; the same one deals the same cards."""
        self.setup = setup
        self._buffer = np.zeros(stepped.STEPPED_GAME.itemsize, np.uint8)
        self._state = self._buffer[: k.STATE_BYTES]
        self._buffer[_AT["deck"] : _AT["deck"] + k.DECK.itemsize] = setup.deck.card_data
        self._buffer[_AT["stream"] : _AT["stream"] + 8] = np.array([seed], np.uint64).view(np.uint8)
        self.legal = self._buffer[_AT["legal"] :].data
        gates.gate_new(self._state, setup.setting, setup.in_play_flags)
        self._fresh = self._state.copy()
        address = _Address(self._buffer)
        self._deal: Callable[[], int] = _bound("deal", stepped.stepped_deal, _NO_ARGUMENT, address)
        self.step: Callable[[int], int] = _bound("step", stepped.stepped_step, _ONE_ARGUMENT, address)
        self.choose: Callable[[float], int] = _bound("choose", stepped.stepped_choose, _ONE_ARGUMENT, address)

    def reset(self) -> int:
        """A new game from the stream of this stepper."""
        self._state[:] = self._fresh
        return self._deal()

    def position(self) -> Position:
        """A copy of where the game stands."""
        return Position(self.setup, self._state)
