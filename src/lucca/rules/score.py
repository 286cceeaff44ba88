"""A score by the kinds of points it is made of."""

import msgspec

from lucca.rules.kernels import layout as k


class Points(msgspec.Struct, frozen=True):
    """One seat's points: windows of completed palaces, parties, walls with Bastions, street numbers."""

    windows: int
    parties: int
    walls: int
    street: int
    score: int


def points_of(raw: k.Bytes, players: int) -> list[Points]:
    record = raw.view(k.STATE)[0]
    scores = record["score"].tolist()
    return [
        Points(windows, parties, walls, street, scores[seat])
        for seat, (windows, parties, walls, street) in enumerate(record["points"].tolist()[:players])
    ]
