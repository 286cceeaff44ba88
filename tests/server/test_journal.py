"""A write that fails leaves nothing of itself behind: neither in memory nor in what is written next."""

import pytest

from lucca.records.fairness import commitment_of
from lucca.server.base.errors import Unavailable
from lucca.server.live.audience import Audience
from lucca.server.live.journal import Journal
from lucca.server.live.room import Room
from lucca.server.live.signals import Signals
from lucca.server.store.commits import Commit, DraftSave
from lucca.server.store.reader import LogRow, Reader, SavedDraft
from lucca.server.store.writer import Writer
from lucca.server.tables import entries as e
from lucca.server.tables.options import Options
from lucca.server.tables.table import Table
from lucca.server.wire.listing import listed
from tests.server.support import awaited

SEED = b"seed" * 8
PLANS = (e.SeatPlan("player", "anna", "Anna"), e.SeatPlan("bot", level="apprentice"))


class OneTable(Reader, Writer):
    """A database with one log, which can be told to refuse what is to be written."""

    def __init__(self) -> None:
        self.rows: list[LogRow] = []
        self.commits: list[Commit] = []
        self.refuses = False

    async def write(self, job: Commit | DraftSave) -> None:
        assert isinstance(job, Commit)
        if self.refuses:
            raise Unavailable("cannot-save", "nothing can be saved just now")
        self.commits.append(job)
        self.rows += [LogRow(seq, job.at, entry) for seq, entry in enumerate(job.entries, job.after + 1)]

    async def log(self, table: str, after: int = 0) -> list[LogRow]:  # noqa: ARG002
        return self.rows[after:]

    async def drafts(self, table: str) -> dict[int, SavedDraft]:  # noqa: ARG002
        return {}


@awaited
async def test_the_summary_of_a_write_that_failed_is_not_written_with_the_next_move() -> None:
    there, signals = OneTable(), Signals()
    journal = Journal(there, there, Audience(signals), signals, "node", lambda: 1000)
    room = Room(Table("table", SEED))
    created = e.Created(Options(players=2), "anna", PLANS, commitment_of(SEED))
    await journal.write(room, [created, e.GameStarted()], new_seed=SEED)
    there.refuses = True
    with pytest.raises(Unavailable):
        await journal.write(room, [e.Left(0)])
    there.refuses = False
    assert not room.table.seats[0].away
    draft = room.table.playing().draft(0)
    while not draft.complete:
        draft.apply(draft.legal_decisions()[0])
    await journal.write(room, [e.Moved(0, str(draft.move))])
    assert [seat.away for seat in listed(there.commits[-1].summary).seats] == [False, False]
