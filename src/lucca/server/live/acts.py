"""The one way for anything to happen at a table: decide on entries, write them, tell the viewers."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import msgspec

from lucca.server.base.errors import Refusal, Unavailable
from lucca.server.live.journal import Journal
from lucca.server.live.room import Room
from lucca.server.live.rooms import Rooms
from lucca.server.live.viewer import Viewer
from lucca.server.store.commits import DraftSave
from lucca.server.store.writer import Conflict, Writer
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table
from lucca.server.wire.choices import yours
from lucca.server.wire.messages import DraftMove, YoursNow

Decide = Callable[[Table], Sequence[e.Entry]]
"""What is to happen at a table as it is now. It is asked again if another node was quicker."""

_encode = msgspec.json.Encoder().encode
_TRIES = 10


class Acts:
    """One for each process; requests, messages and bots all come through here."""

    def __init__(self, rooms: Rooms, journal: Journal, writer: Writer) -> None:
        self._rooms, self._journal, self._writer = rooms, journal, writer

    async def create(self, table: Table, entry: e.Created, *more: e.Entry) -> Room:
        """A new table. SetupError and the like, before anything is written, if its options do not go together."""
        entry.options.setup()
        return await self._rooms.open(table, (entry, *more))

    async def act(self, table: str, decide: Decide) -> int:
        """Let something happen; the seq of the table's last log entry when it has. Refusals change nothing.

        The client may disconnect meanwhile: what has begun is finished.
        """
        room = await self._rooms.room(table)
        return await asyncio.shield(asyncio.ensure_future(self._act(room, decide)))

    async def _act(self, room: Room, decide: Decide) -> int:
        async with self._rooms.hold(room):
            for _ in range(_TRIES):
                await self._journal.reread_if_unsaved(room)
                entries = decide(room.table)
                if not entries:
                    return room.table.seq
                with contextlib.suppress(Conflict):
                    await self._journal.write(room, entries)
                    return room.table.seq
        raise Unavailable("busy", "too much happens at this table at once; try again")

    async def draft(self, table: str, player: str, asking: Viewer, draft: DraftMove) -> None:
        """Store a seat's unconfirmed decisions, and show all its viewers what follows from them."""
        room = await self._rooms.room(table)
        async with self._rooms.hold(room):
            conduct.may_draft(room.table, player, draft.seat, draft.move_index)
            if room.seat_shown(asking) != draft.seat:
                raise Refusal("not-shown", f"act as seat {draft.seat} first")
            checked = yours(room.table, draft.seat, draft.decisions)
            await self._writer.write(DraftSave(table, draft.seat, draft.move_index, _encode(draft.decisions).decode()))
            room.set_draft(draft.seat, draft.decisions)
            for viewer in room.viewers_of(draft.seat):
                viewer.send(_encode(YoursNow(checked, draft.request if viewer is asking else 0)))
