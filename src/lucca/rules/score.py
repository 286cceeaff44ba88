"""A score by the kinds of points it is made of, the standing of walls, and the ranking."""

import msgspec
import numpy as np

from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k

SHIELDS_PER_WALL = 2
"""5.3: so many shields on palaces under construction support one City Wall."""


def are_held(shields: int, needed: int) -> bool:
    """5.3: whether so many shields support City Walls that need so many."""
    return shields >= needed


class Points(msgspec.Struct, frozen=True, gc=False):
    """One seat's points: windows of completed palaces, parties, walls with Bastions, street numbers."""

    windows: int
    parties: int
    walls: int
    street: int
    score: int

    @property
    def by_kind(self) -> tuple[int, ...]:
        """In the order of `POINT_KINDS`."""
        return self.windows, self.parties, self.walls, self.street


POINT_KINDS = tuple(name for name in Points.__struct_fields__ if name != "score")
"""What the points of a score are for."""


class WallSupport(msgspec.Struct, frozen=True, gc=False):
    """City Walls and what holds them."""

    walls: int
    bastions: int
    shields: int
    needed: int
    held: bool
    """Whether the shields support the walls (5.3)."""


def ranking_of(raw: k.Bytes, card_data: k.Bytes, players: int) -> tuple[int, ...]:
    """5.5: the seats from first to last, as the scores stand. The bytes must be writable."""
    order = np.zeros(k.SEATS, np.uint8)
    gates.gate_ranking(raw, card_data, order)
    return tuple(order[:players].tolist())


def new_event_rows() -> k.EventRows:
    """Room for what a gate notes down; gates set it to empty themselves."""
    return np.empty(1 + k.MAX_EVENT_ROWS * k.EVENT_WIDTH, np.int32)
