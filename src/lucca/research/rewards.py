"""What a finished game is worth to each seat. Both kinds add up to zero."""

import numpy as np

from lucca.research.kernels import games
from lucca.research.observation import most_points
from lucca.rules.errors import LuccaError
from lucca.rules.kernels.layout import SEATS, Bytes
from lucca.rules.setup import Setup

REWARDS = {"win": games.WIN, "points": games.POINTS}
"""win: 1 for the winner, the others share -1. points: one's score less the average of the others'."""


def reward_kind(name: str) -> int:
    if name not in REWARDS:
        raise LuccaError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]


def rewards_of(setup: Setup, raw: Bytes, kind: int) -> list[float]:
    """By seat, of a game that is over."""
    out = np.zeros(SEATS)
    games.gate_rewards(raw, setup.deck.table, kind, out)
    return [float(reward) for reward in out[: setup.players]]


def reward_bounds(setup: Setup, kind: int) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    if kind == games.WIN:
        return -1 / (setup.players - 1), 1.0
    most = 2.0 * most_points(setup)
    return -most, most
