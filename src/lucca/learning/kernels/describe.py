"""States as the inputs and targets of the network, many at once."""

from typing import Any, NamedTuple

import numpy as np

from lucca.bots.kernels.features import (
    TABLE_COUNTS,
    UNSEEN_COUNTS,
    Floats,
    Overview,
    acting_order,
    count_market,
    count_unseen,
    next_order,
    write_colour,
    write_table,
)
from lucca.bots.kernels.network import POINTS_UNIT
from lucca.bots.kernels.turns import state_in
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import COLOURS, DECK, SEATS, Bytes


class Material(NamedTuple):
    """States between turns to learn from, each with what became of its game, or is expected to."""

    states: Words
    wins: Floats
    """By state and seat: the chance to win, or 1 for the winner."""
    points: Floats
    """By state and seat: the final score."""

    @property
    def size(self) -> int:
        """How many states there are."""
        return len(self.states)

    def rows(self, part: slice) -> "Material":
        """Some of the states; what is written to them is written to the whole."""
        return Material(self.states[part], self.wins[part], self.points[part])


class Batch(NamedTuple):
    """Some states as the network sees them and what became of them, players in acting order."""

    colours: Floats
    tables: Floats
    wins: Floats
    points: Floats


@kernel
def gate_describe(material: Material, chosen: Any, deck: Bytes, ranks: Floats, batch: Batch) -> None:
    """The chosen states: what the network sees, and in its order of players what it should have said."""
    d = deck.view(DECK)[0]
    overview = Overview(
        np.zeros(UNSEEN_COUNTS, np.int32),
        np.zeros(TABLE_COUNTS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.int32),
    )
    who = overview.who
    for row in range(len(chosen)):
        number = chosen[row]
        s = state_in(material.states[number])
        count_unseen(s, d, overview.unseen)
        next_order(s, d, overview.following)
        acting_order(s, overview.following, who)
        count_market(s, d, overview.market)
        for colour in range(COLOURS):
            write_colour(s, d, ranks, colour, overview, batch.colours[row, colour])
        write_table(s, d, ranks, overview, batch.tables[row])
        for slot in range(s.players):
            seat = who[slot]
            batch.wins[row, slot] = material.wins[number, seat]
            batch.points[row, slot] = (material.points[number, seat] - s.score[seat]) / np.float32(POINTS_UNIT)
