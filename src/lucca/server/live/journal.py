"""Tables in memory in step with their logs on disk: entries are applied, written, and only then told."""

import contextlib
from collections.abc import Iterable, Sequence

import msgspec

from lucca.server.base.times import Now
from lucca.server.live.audience import Audience
from lucca.server.live.room import Room
from lucca.server.live.signals import Signals
from lucca.server.store.commits import Commit, result_of, who_sits
from lucca.server.store.database import DATABASE_ERRORS
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Writer
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table
from lucca.server.wire.listing import summary_of
from lucca.server.wire.messages import YoursNow

_encode = msgspec.json.Encoder().encode
_SEATING = e.Created | e.Sat | e.Left | e.Released | e.Removed | e.BotSeated | e.SeatOpened


class Journal:
    """One for each process. The caller holds the room, so that nothing else changes the table meanwhile."""

    def __init__(
        self, reader: Reader, writer: Writer, audience: Audience, signals: Signals, node: str, now: Now
    ) -> None:
        self._reader, self._writer, self._audience, self._signals = reader, writer, audience, signals
        self._node, self._now = node, now

    # --- writing --------------------------------------------------------------------------------------------------

    async def write(self, room: Room, entries: Sequence[e.Entry], new_seed: bytes | None = None) -> None:
        """Let these entries happen. Conflict if another node was quicker, IllegalMoveError or Unavailable: then what
        is on disk counts, and no viewer has been told anything else.

        `new_seed` belongs to a table that is made by this.
        """
        before, now = room.table.seq, self._now()
        try:
            for entry in entries:
                room.apply(entry, now)
            commit = self._commit(room, entries, before, now, new_seed)
            await self._writer.write(commit)
        except Exception:
            if room.table.seq != before and new_seed is None:
                room.mark_unsaved(before)
                with contextlib.suppress(*DATABASE_ERRORS):
                    await self.reread_if_unsaved(room)
                if room.unsaved_after is None and room.has_happened(entries, before, now):
                    return  # only the news that it is on disk was lost
            raise
        if commit.draft_done is not None:
            room.drop_draft(commit.draft_done)
        room.tell(before, now)
        if commit.seats is not None and room.viewers:
            self._audience.tell_presence(room)
        self._signals.saved(entries)
        self._signals.changed(room.table)

    def _commit(self, room: Room, entries: Sequence[e.Entry], before: int, now: int, new_seed: bytes | None) -> Commit:
        table = room.table
        seating = any(isinstance(entry, _SEATING) for entry in entries)
        moved = next((entry.seat for entry in entries if isinstance(entry, e.Moved)), None)
        finished = moved is not None and table.status == "finished"
        return Commit(
            table=table.id,
            after=before,
            at=now,
            entries=tuple(entries),
            status=table.status,
            public=table.options.public,
            summary=summary_of(table),
            due_at=table.due(),
            owner_node=self._node,
            new_seed=new_seed,
            seats=_sitting(table) if seating else None,
            result=result_of(table) if finished else None,
            draft_done=moved if moved in room.drafts else None,
        )

    # --- reading --------------------------------------------------------------------------------------------------

    async def reread_if_unsaved(self, room: Room) -> None:
        """After a write that failed: what is on disk counts. Viewers know nothing else yet."""
        told = room.unsaved_after
        if told is None:
            return
        room.start_again(await self._reader.log(room.table.id), await self._reader.drafts(room.table.id))
        if room.table.seq > told:
            room.tell(told, self._now())
            self._signals.changed(room.table)

    async def read_on(self, room: Room) -> None:
        """Let happen what other nodes have written since, and tell the viewers.

        Everything is read before anything changes: reading may fail, and viewers must not miss what happened.
        """
        before = room.table.seq
        rows = await self._reader.log(room.table.id, before)
        if not rows:
            return
        drafts = await self._reader.drafts(room.table.id)
        room.follow(rows)
        room.take_drafts(drafts)
        room.tell(before, self._now())
        if any(isinstance(row.entry, _SEATING) for row in rows) and room.viewers:
            self._audience.tell_presence(room)
        self._signals.changed(room.table)

    async def reread_drafts(self, room: Room, seats: Iterable[int]) -> None:
        """Show what was drafted at these seats through other nodes."""
        known = dict(room.drafts)
        room.take_drafts(await self._reader.drafts(room.table.id))
        for seat in seats:
            if room.drafts.get(seat, ()) != known.get(seat, ()):
                for viewer in room.viewers_of(seat):
                    viewer.send(_encode(YoursNow(room.yours_for(viewer))))


def _sitting(table: Table) -> tuple[tuple[int, str], ...]:
    """Who has which seat, or has it reserved: whose list of tables this one is in."""
    return tuple((seat, who_sits(table, seat)) for seat in range(len(table.seats)) if seat not in table.free_seats)
