"""A whole game in one buffer: state, deck, random stream and legal actions.

A step from Python spends most of its time on handing over arguments, and an array costs more than all else. So a
session is named by the address of its buffer, which `lucca.rules.stepper` owns and keeps alive.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import intrinsic

from lucca.rules.kernels.bits import actions_of
from lucca.rules.kernels.jit import brief, inlined
from lucca.rules.kernels.layout import ACTIONS, DEAL_TRIPLETS, DECK, STATE
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.playout import POOL_WORDS, deal_until_decision
from lucca.rules.kernels.transitions import apply

SESSION = np.dtype(
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
_SESSION_TYPE = numba.from_dtype(SESSION)


@intrinsic
def session_at(typing_context: Any, address: Any) -> Any:
    """The record at an address: in compiled code a record is a pointer."""
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return _SESSION_TYPE(address), generate


@inlined
def go_on(game: Any) -> int:
    """Deal what is to be dealt, and list the legal actions; returns how many there are."""
    if game.state.phase <= DEAL_TRIPLETS:
        deal_until_decision(game.state, game.deck, game.pool, game.stream)
    game.mask = legal_mask(game.state)
    game.count = actions_of(game.mask, game.legal)
    return game.count


@brief
def gate_session_deal(address: int) -> int:
    """Deal from the unseen set until somebody decides; returns the number of legal actions."""
    game: Any = session_at(address)  # type: ignore[call-arg]  # an intrinsic is called without its context
    return go_on(game)


@brief
def gate_session_step(address: int, action: int) -> int:
    """Apply an action and deal what follows; the number of legal actions next, 0 at the end, -1 if it is illegal."""
    game: Any = session_at(address)  # type: ignore[call-arg]  # as above
    if action < 0 or action >= ACTIONS or not game.mask >> action & 1:
        return -1
    apply(game.state, game.deck, action, None)
    return go_on(game)


@brief
def gate_session_choose(address: int, fraction: float) -> int:
    """The same for the legal action at a fraction of the list, 0 up to but not including 1."""
    game: Any = session_at(address)  # type: ignore[call-arg]  # as above
    if not 0 <= fraction < 1 or game.count == 0:
        return -1
    apply(game.state, game.deck, game.legal[int(fraction * game.count)], None)
    return go_on(game)
