"""What tables keep in memory holds nobody up: the garbage collector has nothing of it to look through."""

import gc
import random
from collections import Counter
from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType

import msgspec

from lucca.records.fairness import commitment_of
from lucca.server.live.room import Room
from lucca.server.live.viewer import Viewer
from lucca.server.tables import entries as e
from lucca.server.tables.options import Options
from lucca.server.tables.table import Table

PLAYERS = ("first", "second")


def play(room: Room, choose: random.Random) -> None:
    seats = tuple(e.SeatPlan("player", player, player) for player in PLAYERS)
    room.apply(e.Created(Options(players=2), PLAYERS[0], seats, commitment_of(room.table.seed)), 0)
    room.apply(e.GameStarted(), 0)
    for seat in iter(lambda: next(iter(room.table.pending()), None), None):
        draft = room.table.playing().draft(seat)
        while not draft.complete:
            draft.apply(choose.choice(draft.legal_decisions()))
        room.apply(e.Moved(seat, str(draft.move)), 0)
        room.tell(room.table.seq - 1, 0)


def test_moves_events_and_views_are_nothing_to_look_through() -> None:
    """There are hundreds of them to each game: to go through those of all tables would take a good part of a second."""
    room = Room(Table("table", b"seed" * 8))
    sent: list[bytes] = []

    def post(message: bytes) -> int:
        sent.append(message)
        return 0

    for player in (*PLAYERS, None):
        room.add_viewer(Viewer(player, post))
    play(room, random.Random(1))
    assert room.table.status == "finished"
    assert len(sent) > 60
    kept = [thing for thing in parts_of(room) if isinstance(thing, msgspec.Struct)]
    assert len(kept) > 60
    looked_through = [thing for thing in kept if gc.is_tracked(thing)]
    assert all(count == 1 for count in Counter(map(type, looked_through)).values())  # its options, its first deal


def parts_of(whole: object) -> Iterator[object]:
    """Everything that it holds, down to the last part; but not the code that works on it."""
    seen, left = set[int](), [whole]
    while left:
        part = left.pop()
        if id(part) not in seen and not isinstance(part, type | FunctionType | ModuleType | MethodType):
            seen.add(id(part))
            yield part
            left += gc.get_referents(part)
