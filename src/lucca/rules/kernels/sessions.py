"""A whole game in one buffer: state, deck, random stream and legal actions.

A step from Python spends most of its time on handing over arguments, and an array costs more than all else. So a
session is named by the address of its buffer, which `lucca.rules.stepper` owns and keeps alive.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import intrinsic

from lucca.rules.kernels.bits import actions_of
from lucca.rules.kernels.jit import brief
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


@brief
def gate_session_deal(address: int) -> int:
    """Deal from the unseen set until somebody decides; returns the number of legal actions."""
    game: Any = session_at(address)  # type: ignore[call-arg]  # an intrinsic is called without its context
    deal_until_decision(game.state, game.deck, game.pool, game.stream)
    game.mask = legal_mask(game.state)
    return actions_of(game.mask, game.legal)


@brief
def gate_session_step(address: int, action: int) -> int:
    """Apply an action and deal what follows; the number of legal actions next, 0 at the end, -1 if it is illegal."""
    game: Any = session_at(address)  # type: ignore[call-arg]  # an intrinsic is called without its context
    if action < 0 or action >= ACTIONS or not game.mask >> action & 1:
        return -1
    apply(game.state, game.deck, action, None)
    if game.state.phase <= DEAL_TRIPLETS:
        deal_until_decision(game.state, game.deck, game.pool, game.stream)
    game.mask = legal_mask(game.state)
    return actions_of(game.mask, game.legal)
