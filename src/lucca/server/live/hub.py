"""All tables that are in memory, and the one way anything happens at them."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from lucca.server.errors import NotAllowed, NotFound, Refusal, Unavailable
from lucca.server.live.room import Room
from lucca.server.live.viewer import Viewer
from lucca.server.store.commits import Commit, DraftSave, result_of, who_sits
from lucca.server.store.database import DATABASE_ERRORS
from lucca.server.store.nodes import Nodes
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Conflict, Writer
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table
from lucca.server.wire.choices import yours
from lucca.server.wire.listing import summary_of
from lucca.server.wire.messages import Closing, DraftMove, YoursNow

Clock = Callable[[], int]
Decide = Callable[[Table], Sequence[e.Entry]]
"""What is to happen at a table as it is now. It is asked again if somebody else was quicker."""

_encode = msgspec.json.Encoder().encode
_TRIES = 10
_IDLE_SECONDS = 60
_SEATING = e.Created | e.Sat | e.Left | e.BotSeated | e.SeatOpened

logger = logging.getLogger("lucca.tables")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Hold:
    """A block in which a table is held (`Hub.hold`)."""

    __slots__ = ("_hub", "_room")

    def __init__(self, hub: "Hub", room: Room) -> None:
        self._hub, self._room = hub, room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        try:
            await self._hub.reload_if_unsaved(self._room)
        except BaseException:
            self._room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


class Hub:
    """One for each process. `changed` is called after every change with the table and when something is due there."""

    def __init__(self, reader: Reader, writer: Writer, nodes: Nodes, clock: Clock = milliseconds) -> None:
        self.reader = reader
        self.writer = writer
        self.nodes = nodes
        self.now = clock
        self.rooms: dict[str, Room] = {}
        self.kept: set[str] = set()
        """The tables that this node sees to."""
        self.changed: Callable[[str, int | None], None] = lambda _table, _due: None
        self.happened: Callable[[Sequence[e.Entry]], None] = lambda _entries: None
        """Called with everything that this node has saved."""
        self.presence_changed: Callable[[Room], None] = lambda _room: None
        self.dismissed: Callable[[str], None] = self.dismiss
        """Called with a player who logged out everywhere."""
        self.forget: Callable[[str], None] = lambda _player: None
        """What is remembered of a player is out of date."""
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._is_closing = False

    # --- tables in memory -----------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table, brought into memory if it is not there; NotFound if there is none."""
        room = self.rooms.get(table)
        if room is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.used_at = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        try:
            found = await self.reader.seed_and_keeper(id)
            if found is None:
                raise NotFound("no-table", "there is no such table; perhaps the link is not complete")
            room = Room(Table(id, found[0]))
            room.follow(await self.reader.log(id))
            room.take_drafts(await self.reader.drafts(id))
            async with room.lock:
                await self._adopt(room.table, found[1])
                await self._forgive(room)
            self.rooms[id] = room
            self._changed(room.table)
            return room
        finally:
            del self._loading[id]

    async def _adopt(self, table: Table, keeper: str | None) -> None:
        """See to a table whose keeper is dead, if there is anything to see to."""
        if table.status in ("waiting", "running") and (
            keeper == self.nodes.node or await self.nodes.adopt(self.now(), table.id)
        ):
            self.kept.add(table.id)

    async def _forgive(self, room: Room) -> None:
        """While no node was alive, nobody could move: that is not taken from anybody's time."""
        table = room.table
        if any(table.clock.deadline(seat) is not None for seat in table.clock.since):
            lost = await self.nodes.interrupted_since(table.changed_at)
            if lost > 0:
                with contextlib.suppress(Conflict):  # another node has seen to it
                    await self._happen(room, [e.Interrupted(lost)])

    async def forgive(self) -> None:
        """The same for all tables in memory."""
        for room in list(self.rooms.values()):
            async with self.hold(room):
                await self._forgive(room)

    async def settle(self) -> None:
        """Find out what became of writes that failed, and tell those who look on."""
        for room in list(self.rooms.values()):
            if room.unsaved_after is not None:
                async with self.hold(room):
                    pass

    def hold(self, room: Room) -> "Hold":
        """Meanwhile nobody else changes the table, and it is as it is on disk."""
        return Hold(self, room)

    async def reload_if_unsaved(self, room: Room) -> None:
        """After a write that failed: what is on disk counts. Viewers know nothing else yet."""
        told = room.unsaved_after
        if told is None:
            return
        room.start_again(await self.reader.log(room.table.id), await self.reader.drafts(room.table.id))
        room.unsaved_after = None
        if room.table.number > told:
            room.tell(told, self.now())
            self._changed(room.table)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while; they come back when they are asked for."""
        before = time.monotonic() - _IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            if not room.viewers and not room.lock.locked() and room.used_at < before:
                del self.rooms[id]

    # --- making things happen -------------------------------------------------------------------------------------

    async def create(self, table: Table, entry: e.Created, *more: e.Entry) -> Room:
        """A new table. SetupError and the like, before anything is written, if its options do not go together."""
        entry.options.setup()
        room = Room(table)
        async with room.lock:
            self.kept.add(table.id)
            try:
                await self._happen(room, (entry, *more), new_seed=table.seed)
            except Exception:
                self.kept.discard(table.id)
                raise
            self.rooms[table.id] = room
        return room

    async def act(self, table: str, decide: Decide) -> int:
        """Let something happen; the number of the table's last event when it has. Refusals change nothing.

        Whoever asks may go away meanwhile: what has begun is finished.
        """
        room = await self.room(table)
        return await asyncio.shield(asyncio.ensure_future(self._act(room, decide)))

    async def _act(self, room: Room, decide: Decide) -> int:
        async with self.hold(room):
            for _ in range(_TRIES):
                await self.reload_if_unsaved(room)
                entries = decide(room.table)
                if not entries:
                    return room.table.number
                with contextlib.suppress(Conflict):
                    await self._happen(room, entries)
                    return room.table.number
        raise Unavailable("busy", "too much happens at this table at once; try again")

    async def _happen(self, room: Room, entries: Sequence[e.Entry], new_seed: bytes | None = None) -> None:
        before, now = room.table.number, self.now()
        try:
            for entry in entries:
                room.happen(entry, now)
            commit = self._commit(room, entries, before, now, new_seed)
            await self.writer.write(commit)
        except Exception:
            if room.table.number != before and new_seed is None:
                room.unsaved_after = before
                with contextlib.suppress(*DATABASE_ERRORS):
                    await self.reload_if_unsaved(room)
                if room.unsaved_after is None and room.has_happened(entries, before, now):
                    return  # only the news that it is on disk was lost
            raise
        if commit.draft_done is not None:
            room.drafts.pop(commit.draft_done, None)
        room.tell(before, now)
        if commit.seats is not None and room.viewers:
            self._tell_presence(room)
        self.happened(entries)
        self._changed(room.table)

    def _changed(self, table: Table) -> None:
        if table.status in ("finished", "closed"):
            self.kept.discard(table.id)
        self.changed(table.id, table.due())

    def _commit(self, room: Room, entries: Sequence[e.Entry], before: int, now: int, new_seed: bytes | None) -> Commit:
        table = room.table
        seating = any(isinstance(entry, _SEATING) for entry in entries)
        moved = next((entry.seat for entry in entries if isinstance(entry, e.Moved)), None)
        finished = moved is not None and table.status == "finished"
        if seating or moved is None or finished:
            room.summary = summary_of(table)
        return Commit(
            table=table.id,
            after=before,
            at=now,
            entries=tuple(entries),
            status=table.status,
            public=table.options.public,
            summary=room.summary or summary_of(table),
            due_at=table.due(),
            keeper=self.nodes.node,
            new_seed=new_seed,
            seats=_sitting(table) if seating else None,
            result=result_of(table) if finished else None,
            draft_done=moved if moved in room.drafts else None,
        )

    async def draft(self, table: str, player: str, asking: Viewer, draft: DraftMove) -> None:
        """Keep a seat's unconfirmed decisions, and show all its viewers what follows from them."""
        room = await self.room(table)
        async with self.hold(room):
            conduct.may_draft(room.table, player, draft.seat, draft.number)
            if room.seat_shown(asking) != draft.seat:
                raise Refusal("not-shown", f"act as seat {draft.seat} first")
            checked = yours(room.table, draft.seat, draft.decisions)
            await self.writer.write(DraftSave(table, draft.seat, draft.number, _encode(draft.decisions).decode()))
            room.drafts[draft.seat] = draft.decisions
            for viewer in room.viewers_of(draft.seat):
                viewer.send(_encode(YoursNow(checked, draft.request if viewer is asking else 0)))

    # --- following other nodes ------------------------------------------------------------------------------------

    def in_memory(self) -> list[str]:
        return [*self.rooms, *self._loading]

    def knows(self, table: str) -> bool:
        """Whether it matters to this node what others write about the table."""
        return table in self.rooms or table in self._loading or table in self.kept

    async def catch_up(self, table: str, drafts: Iterable[int] = ()) -> None:
        """Read on in the log, and what these seats draft; tell those who look on."""
        if not self.knows(table):
            return
        room = self.rooms.get(table) or await self.room(table)
        async with self.hold(room):
            await self._catch_up(room)
            if drafts:
                await self._reread_drafts(room, drafts)

    async def _catch_up(self, room: Room) -> None:
        """Everything is read before anything changes: reading may fail, and viewers must not miss what happened."""
        before = room.table.number
        rows = await self.reader.log(room.table.id, before)
        if not rows:
            return
        drafts = await self.reader.drafts(room.table.id)
        room.follow(rows)
        room.take_drafts(drafts)
        room.summary = ""
        room.tell(before, self.now())
        if any(isinstance(row.entry, _SEATING) for row in rows) and room.viewers:
            self._tell_presence(room)
        self._changed(room.table)

    async def _reread_drafts(self, room: Room, seats: Iterable[int]) -> None:
        known = dict(room.drafts)
        room.take_drafts(await self.reader.drafts(room.table.id))
        for seat in seats:
            if room.drafts.get(seat, ()) != known.get(seat, ()):
                for viewer in room.viewers_of(seat):
                    viewer.send(_encode(YoursNow(room.yours_for(viewer))))

    # --- viewers --------------------------------------------------------------------------------------------------

    async def enter(self, table: str, viewer: Viewer, after: int) -> Room:
        """Look at a table from now on: a snapshot first, then everything that happens."""
        room = await self.room(table)
        async with self.hold(room):
            if self._is_closing:
                raise Unavailable("closing", "the server restarts; try again in a moment")
            if not room.table.may_watch(viewer.player):
                raise NotAllowed("no-spectators", "only its players may look at this table")
            viewer.send(room.snapshot(viewer, after, self.now()))
            room.viewers.add(viewer)
        self._tell_presence(room)
        return room

    def leave(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        room.used_at = time.monotonic()
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        room.tell_presence()
        self.presence_changed(room)

    def dismiss(self, player: str) -> None:
        """End all of a player's connections to this node: whoever they were must prove it anew."""
        self.forget(player)
        for room in self.rooms.values():
            for viewer in room.viewers:
                if viewer.player == player:
                    viewer.drop()

    def muted(self, player: str, other: str, muted: bool) -> None:
        """Whoever mutes somebody does so in all tabs."""
        for room in self.rooms.values():
            for viewer in room.viewers:
                if viewer.player == player:
                    viewer.muted = viewer.muted | {other} if muted else viewer.muted - {other}

    def say_goodbye(self) -> None:
        """The server goes down: everybody is told, and disconnected, and nobody is let in any more."""
        self._is_closing = True
        message = _encode(Closing("the server restarts; your game is safe"))
        for room in self.rooms.values():
            for viewer in list(room.viewers):
                viewer.send(message)
                viewer.drop()

    async def until_all_have_left(self) -> None:
        while any(room.viewers for room in self.rooms.values()):
            await asyncio.sleep(0.02)


def _sitting(table: Table) -> tuple[tuple[int, str], ...]:
    return tuple((number, who_sits(table, number)) for number, seat in enumerate(table.seats) if seat.kind != "open")
