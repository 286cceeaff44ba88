"""Which tables are in memory: they come when they are asked for, and are forgotten when they are not used."""

import asyncio
import contextlib
import time
from collections.abc import Iterable, Set

from lucca.server.base.errors import NotFound
from lucca.server.base.times import Now
from lucca.server.live.journal import Journal
from lucca.server.live.room import Room
from lucca.server.live.signals import Signals
from lucca.server.store.nodes import Nodes
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Conflict
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table

_IDLE_SECONDS = 60


class Hold:
    """A block in which a table is held (`Rooms.hold`)."""

    __slots__ = ("_journal", "_room")

    def __init__(self, journal: Journal, room: Room) -> None:
        self._journal, self._room = journal, room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        try:
            await self._journal.reread_if_unsaved(self._room)
        except BaseException:
            self._room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


class Rooms:
    """One for each process: the tables in memory, by their ids, and those that this node owns."""

    def __init__(self, reader: Reader, nodes: Nodes, journal: Journal, signals: Signals, now: Now) -> None:
        self.by_id: dict[str, Room] = {}
        self._owned: set[str] = set()
        self._reader, self._nodes, self._journal, self._signals = reader, nodes, journal, signals
        self._now = now
        self._loading: dict[str, asyncio.Future[Room]] = {}
        signals.changed.connect(self._disown_if_over)

    # --- whose business they are ----------------------------------------------------------------------------------

    @property
    def owned(self) -> Set[str]:
        """The tables whose bots and clocks are this node's business, in memory or not."""
        return self._owned

    def own(self, table: str) -> None:
        """From now on this node makes the table's bot moves and watches its clocks."""
        self._owned.add(table)

    def disown(self, tables: Iterable[str]) -> None:
        """These tables are not this node's business any more."""
        self._owned.difference_update(tables)

    def _disown_if_over(self, table: Table) -> None:
        if table.status in ("finished", "closed"):
            self._owned.discard(table.id)

    # --- coming and going -----------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table, brought into memory if it is not there; NotFound if there is none."""
        room = self.by_id.get(table)
        if room is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.touch()
        return room

    async def _load(self, id: str) -> Room:
        try:
            found = await self._reader.seed_and_owner(id)
            if found is None:
                raise NotFound("no-table", "there is no such table; perhaps the link is not complete")
            room = Room(Table(id, found[0]))
            room.follow(await self._reader.log(id))
            room.take_drafts(await self._reader.drafts(id))
            async with room.lock:
                await self._adopt(room.table, found[1])
                await self._give_back_time(room)
            self.by_id[id] = room
            self._signals.changed(room.table)
            return room
        finally:
            del self._loading[id]

    async def _adopt(self, table: Table, owner_node: str | None) -> None:
        """Own a table whose owner is dead, if anything can still happen there."""
        if table.status in ("waiting", "running") and (
            owner_node == self._nodes.node or await self._nodes.adopt(self._now(), table.id)
        ):
            self._owned.add(table.id)

    async def open(self, table: Table, entries: Iterable[e.Entry]) -> Room:
        """A new table, with the first entries of its log. It is in memory once they are on disk."""
        room = Room(table)
        async with room.lock:
            self._owned.add(table.id)
            try:
                await self._journal.write(room, tuple(entries), new_seed=table.seed)
            except Exception:
                self._owned.discard(table.id)
                raise
            self.by_id[table.id] = room
        return room

    def forget_idle(self) -> None:
        """Let go of tables that were not used for a while; they come back when they are asked for."""
        before = time.monotonic() - _IDLE_SECONDS
        for id, room in list(self.by_id.items()):
            if not room.viewers and not room.lock.locked() and room.used_at < before:
                del self.by_id[id]

    # --- as they are on disk --------------------------------------------------------------------------------------

    def hold(self, room: Room) -> Hold:
        """Meanwhile nothing else changes the table, and it is as it is on disk."""
        return Hold(self._journal, room)

    async def settle(self) -> None:
        """Find out what became of writes that failed, and tell the viewers."""
        for room in list(self.by_id.values()):
            if room.unsaved_after is not None:
                async with self.hold(room):
                    pass

    async def give_back_time(self) -> None:
        """Give back, at all tables in memory, the time for which no node was alive."""
        for room in list(self.by_id.values()):
            async with self.hold(room):
                await self._give_back_time(room)

    async def _give_back_time(self, room: Room) -> None:
        """While no node was alive, no player could move: that is not taken from their time."""
        table = room.table
        if not table.is_paused and any(table.clock.deadline(seat) is not None for seat in table.clock.since):
            lost = await self._nodes.interrupted_since(table.changed_at)
            if lost > 0:
                with contextlib.suppress(Conflict):  # another node has seen to it
                    await self._journal.write(room, [e.Interrupted(lost)])

    # --- following other nodes ------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        """Of all tables in memory, or on their way there."""
        return [*self.by_id, *self._loading]

    def concerns(self, table: str) -> bool:
        """Whether it matters to this node what others write about the table."""
        return table in self.by_id or table in self._loading or table in self._owned

    async def catch_up(self, table: str, drafts: Iterable[int] = ()) -> None:
        """Read on in the log, and what these seats draft; tell the viewers."""
        if not self.concerns(table):
            return
        room = self.by_id.get(table) or await self.room(table)
        async with self.hold(room):
            await self._journal.read_on(room)
            if drafts:
                await self._journal.reread_drafts(room, drafts)
