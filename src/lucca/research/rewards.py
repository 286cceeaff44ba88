"""What a finished game is worth to each seat. Both kinds add up to zero."""

from lucca.research.engine import POINTS, WIN
from lucca.research.observation import most_points
from lucca.rules.errors import LuccaError
from lucca.rules.setup import Setup

REWARDS = {"win": WIN, "points": POINTS}
"""win: 1 for the winner, the others share -1. points: one's score less the average of the others'."""


def reward_kind(name: str) -> int:
    """The kind of reward with this name; LuccaError if there is none.

    >>> reward_kind("win")
    0
    """
    if name not in REWARDS:
        raise LuccaError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]


def reward_bounds(setup: Setup, kind: int) -> tuple[float, float]:
    """The least and the most that a seat can get.

    >>> from lucca.rules.setup import setup
    >>> reward_bounds(setup(players=3), reward_kind("win"))
    (-0.5, 1.0)
    """
    if kind == WIN:
        return -1 / (setup.players - 1), 1.0
    most = 2.0 * most_points(setup)
    return -most, most
