"""States as the inputs and targets of the network, many at once."""

from typing import Any

import numpy as np

from lucca.bots.kernels.features import (
    TABLE_COUNTS,
    UNSEEN_COUNTS,
    Floats,
    acting_order,
    count_table,
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


@kernel
def gate_describe(
    states: Words,
    chosen: Any,
    deck: Bytes,
    ranks: Floats,
    win_by_seat: Any,
    points_by_seat: Any,
    colours: Any,
    tables: Any,
    wins: Any,
    points: Any,
) -> None:
    """The chosen states: what the network sees, and in its order of players what it should have said."""
    d = deck.view(DECK)[0]
    unseen = np.zeros(UNSEEN_COUNTS, np.int32)
    table = np.zeros(TABLE_COUNTS, np.int32)
    following = np.zeros(SEATS, np.int32)
    who = np.zeros(SEATS, np.int32)
    for row in range(len(chosen)):
        number = chosen[row]
        s = state_in(states[number])
        count_unseen(s, d, unseen)
        next_order(s, d, following)
        acting_order(s, following, who)
        count_table(s, d, table)
        for colour in range(COLOURS):
            write_colour(s, d, ranks, colour, who, unseen, table, colours[row, colour])
        write_table(s, d, ranks, who, following, unseen, table, tables[row])
        for slot in range(s.players):
            seat = who[slot]
            wins[row, slot] = win_by_seat[number, seat]
            points[row, slot] = (points_by_seat[number, seat] - s.score[seat]) / np.float32(POINTS_UNIT)
