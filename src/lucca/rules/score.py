"""A score by the kinds of points it is made of."""

import msgspec
import numpy as np

from lucca.rules.fields import Fields
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k


class Points(msgspec.Struct, frozen=True):
    """One seat's points: windows of completed palaces, parties, walls with Bastions, street numbers."""

    windows: int
    parties: int
    walls: int
    street: int
    score: int


def points_of(raw: k.Bytes, players: int) -> list[Points]:
    state = Fields(raw)
    scores = state["score"]
    return [
        Points(windows, parties, walls, street, scores[seat])
        for seat, (windows, parties, walls, street) in enumerate(state["points"][:players])
    ]


def ranking_of(raw: k.Bytes, deck_table: k.Bytes, players: int) -> tuple[int, ...]:
    """5.5: the seats from first to last, as the scores stand."""
    order = np.zeros(k.SEATS, np.uint8)
    gates.gate_ranking(raw, deck_table, order)
    return tuple(order[:players].tolist())
