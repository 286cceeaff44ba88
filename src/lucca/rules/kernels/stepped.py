"""A whole game in one buffer, and the functions that step it, called by Python with the least ceremony.

A step itself takes less time than numba needs to hand over arguments, and an array costs more than all else. So a
stepped game is named by the address of its buffer, which `lucca.rules.stepper` owns and keeps alive, and the
functions at the end of this file are entered as Python enters functions written in C: with pointers to Python
objects, holding the interpreter lock.
"""

from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from lucca.rules.kernels.bits import actions_of
from lucca.rules.kernels.jit import PythonFunction, inlined
from lucca.rules.kernels.layout import ACTIONS, DEAL_TRIPLETS, DECK, STATE
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.playout import POOL_WORDS, deal_until_decision
from lucca.rules.kernels.transitions import apply

STEPPED_GAME = np.dtype(
    [
        ("state", STATE),
        ("deck", DECK),
        ("stream", "u8", (1,)),
        ("mask", "i8"),
        ("count", "i8"),
        ("pool", "u1", (8 * POOL_WORDS,)),
        ("legal", "u1", (ACTIONS + 2,)),
    ],
    align=True,
)
_STEPPED_GAME_TYPE = numba.from_dtype(STEPPED_GAME)


@intrinsic
def game_at(typing_context: Any, address: Any) -> Any:
    """The record at an address: in compiled code a record is a pointer."""
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return _STEPPED_GAME_TYPE(address), generate


# Python's own functions for turning objects into numbers and back. They return -1 for what is no such number, and leave
# an error to be raised, which is done by returning nothing (0).
as_integer: Any = types.ExternalFunction("PyLong_AsLongLong", types.int64(types.intp))
as_fraction: Any = types.ExternalFunction("PyFloat_AsDouble", types.float64(types.intp))
is_error_waiting: Any = types.ExternalFunction("PyErr_Occurred", types.intp())
python_integer: Any = types.ExternalFunction("PyLong_FromLongLong", types.intp(types.int64))
RAISE = 0


@inlined
def go_on(game: Any) -> Any:
    """Deal what is to be dealt, and list the legal actions; returns how many there are."""
    if game.state.phase <= DEAL_TRIPLETS:
        deal_until_decision(game.state, game.deck, game.pool, game.stream)
    game.mask = legal_mask(game.state)
    game.count = actions_of(game.mask, game.legal)
    return python_integer(game.count)


@PythonFunction
def stepped_deal(address: int, nothing: int) -> Any:  # noqa: ARG001  Python passes nothing in its place
    """Deal from the unseen set until a seat decides; returns the number of legal actions."""
    return go_on(game_at(as_integer(address)))  # type: ignore[call-arg]  # an intrinsic is called without its context


@PythonFunction
def stepped_step(address: int, argument: int) -> Any:
    """Apply an action and deal what follows; the number of legal actions next, 0 at the end, -1 if it is illegal."""
    action = as_integer(argument)
    if action == -1 and is_error_waiting():
        return RAISE
    game: Any = game_at(as_integer(address))  # type: ignore[call-arg]  # as above
    if action < 0 or action >= ACTIONS or not game.mask >> action & 1:
        return python_integer(-1)
    apply(game.state, game.deck, action, None)
    return go_on(game)


@PythonFunction
def stepped_choose(address: int, argument: int) -> Any:
    """The same for the legal action at a fraction of the list, 0 up to but not including 1."""
    fraction = as_fraction(argument)
    if fraction == -1 and is_error_waiting():
        return RAISE
    game: Any = game_at(as_integer(address))  # type: ignore[call-arg]  # as above
    if not 0 <= fraction < 1 or game.count == 0:
        return python_integer(-1)
    apply(game.state, game.deck, game.legal[int(fraction * game.count)], None)
    return go_on(game)
