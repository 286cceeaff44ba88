"""A score by the kinds of points it is made of."""

import struct

import msgspec
import numpy as np

from lucca.rules.actions import OFFSETS
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k


class Points(msgspec.Struct, frozen=True, gc=False):
    """One seat's points: windows of completed palaces, parties, walls with Bastions, street numbers."""

    windows: int
    parties: int
    walls: int
    street: int
    score: int


_SCORES, _KINDS = struct.Struct(f"{k.SEATS}h"), struct.Struct("4h")
_SCORE_AT, _POINTS_AT = OFFSETS["score"], OFFSETS["points"]


def points_of(raw: k.Bytes, players: int) -> list[Points]:
    memory = raw.data
    kinds = _KINDS.iter_unpack(memory[_POINTS_AT : _POINTS_AT + _KINDS.size * players])
    scores = _SCORES.unpack_from(memory, _SCORE_AT)
    return [
        Points(windows, parties, walls, street, score)
        for (windows, parties, walls, street), score in zip(kinds, scores, strict=False)
    ]


def ranking_of(raw: k.Bytes, deck_table: k.Bytes, players: int) -> tuple[int, ...]:
    """5.5: the seats from first to last, as the scores stand."""
    order = np.zeros(k.SEATS, np.uint8)
    gates.gate_ranking(raw, deck_table, order)
    return tuple(order[:players].tolist())
