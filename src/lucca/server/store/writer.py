"""Writing. What arrives while a transaction is under way is written together in the next one.

A commit to disk takes longer than everything else about a turn, so many tables share one.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lucca.server.base.errors import Unavailable
from lucca.server.store import schema as db
from lucca.server.store.commits import Commit, DraftSave
from lucca.server.store.database import DATABASE_ERRORS, is_away, is_held, what_went_wrong
from lucca.server.store.ratings import rate

Job = Commit | DraftSave
Waiting = tuple[Job, "asyncio.Future[None]"]
CHANNEL = "lucca"
_MAX_AT_ONCE = 500
_MAX_SINGLY = 4
"""Transactions at the same time when some must be found that cannot be written. SQLite has one at a time."""

logger = logging.getLogger("lucca.store")


class Conflict(Exception):  # noqa: N818  it says what happened
    """Another node has written to the table's log first: look again."""


class Writer:
    """One for each process. `run` must be running for anything to be written."""

    def __init__(self, engine: AsyncEngine, node: str, took: Callable[[float], None] = lambda _seconds: None) -> None:
        """`took` is called after every transaction."""
        self._engine = engine
        self._node = node
        self._took = took
        self._is_postgres = engine.dialect.name == "postgresql"
        self._waiting: list[Waiting] = []
        self._arrived = asyncio.Event()
        self._has_ended = False
        self._held: set[str] = set()
        """Tables that something else keeps locked. What is written to them is written apart, and delays no other."""
        self._apart: set[asyncio.Task[Exception | None]] = set()
        self.conflicts = 0
        self.failures = 0

    async def write(self, job: Job) -> None:
        """Returns when it is on disk. Conflict or Unavailable, and nothing of it is written."""
        if self._has_ended:
            raise Unavailable("closing", "the server restarts; try again in a moment")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._arrived.set()
        await done

    async def run(self) -> None:
        """Write until cancelled; what is being written or waiting then is still written."""
        writing: asyncio.Future[None] | None = None
        try:
            while True:
                await self._arrived.wait()
                writing = asyncio.ensure_future(self._write_waiting())
                await asyncio.shield(writing)
        finally:
            if writing is not None:
                await writing
            while self._waiting:
                await self._write_waiting()
            await asyncio.gather(*self._apart)
            self._has_ended = True

    async def _write_waiting(self) -> None:
        jobs, self._waiting = self._waiting[:_MAX_AT_ONCE], self._waiting[_MAX_AT_ONCE:]
        if not self._waiting:
            self._arrived.clear()
        together = [waiting for waiting in jobs if waiting[0].table not in self._held]
        for waiting in jobs:
            if waiting[0].table in self._held:
                self._write_apart(waiting)
        if together:
            await self._write_together(together)

    async def _write_together(self, jobs: Sequence[Waiting]) -> None:
        try:
            await self._write_all([job for job, _ in jobs])
        except Exception as error:
            if is_away(error):
                self._fail(jobs, error)
            else:
                await self._write_singly(jobs)
        else:
            for _, done in jobs:
                _settle(done, None)

    def _write_apart(self, waiting: Waiting) -> None:
        task = asyncio.create_task(self._write_one(waiting))
        self._apart.add(task)
        task.add_done_callback(self._apart.discard)

    async def _write_singly(self, jobs: Sequence[Waiting]) -> None:
        """One of them cannot be written: find out which, so that the others are."""
        remaining = iter(jobs)

        async def write_some() -> None:
            for waiting in remaining:
                away = await self._write_one(waiting)
                if away is not None:
                    self._fail(list(remaining), away)

        await asyncio.gather(*(write_some() for _ in range(_MAX_SINGLY if self._is_postgres else 1)))

    async def _write_one(self, waiting: Waiting) -> Exception | None:
        """What makes it useless to try any other, if there is something."""
        job, done = waiting
        try:
            await self._write_all([job])
        except IntegrityError:
            self.conflicts += 1
            _settle(done, Conflict())
        except Exception as error:
            if is_held(error):
                self._held.add(job.table)
            self._fail([waiting], error)
            return error if is_away(error) else None
        else:
            self._held.discard(job.table)
            _settle(done, None)
        return None

    def _fail(self, jobs: Sequence[Waiting], error: Exception) -> None:
        self.failures += len(jobs)
        if isinstance(error, DATABASE_ERRORS):
            logger.error("nothing can be saved: %s", what_went_wrong(error))
        else:
            logger.error("something cannot be saved", exc_info=error)
        for _, done in jobs:
            _settle(done, Unavailable("cannot-save", "nothing can be saved just now; nothing has changed"))

    async def _write_all(self, jobs: Sequence[Job]) -> None:
        commits = sorted((job for job in jobs if isinstance(job, Commit)), key=lambda commit: commit.table)
        drafts = {(job.table, job.seat): job for job in jobs if isinstance(job, DraftSave)}
        began = time.perf_counter()
        async with self._engine.begin() as connection:
            await self._write_commits(connection, commits)
            await self._write_drafts(connection, list(drafts.values()))
            if self._is_postgres:
                written: list[Job] = [*commits, *drafts.values()]
                await notify(connection, [self._news(job) for job in written])
        self._took(time.perf_counter() - began)

    async def _write_commits(self, connection: AsyncConnection, commits: Sequence[Commit]) -> None:
        if not commits:
            return
        new = [commit for commit in commits if commit.new_seed is not None]
        if new:
            await connection.execute(_NEW_TABLE, [_table_row(commit) for commit in new])
        await connection.execute(_NEW_ENTRY, [row for commit in commits for row in commit.log_rows()])
        await self._write_summaries(connection, [commit for commit in commits if commit.new_seed is None])
        await _replace_seats(connection, [commit for commit in commits if commit.seats is not None])
        await _finish(connection, [commit for commit in commits if commit.result is not None])
        await rate(connection, [commit.result for commit in commits if commit.result and commit.result.rated])
        done = [{"t": c.table, "s": c.draft_done} for c in commits if c.draft_done is not None]
        if done:
            await connection.execute(_DRAFT_DONE, done)

    async def _write_summaries(self, connection: AsyncConnection, commits: Sequence[Commit]) -> None:
        if commits:
            await connection.execute(_SUMMARY, [_summary_row(commit) for commit in commits])

    async def _write_drafts(self, connection: AsyncConnection, drafts: Sequence[DraftSave]) -> None:
        if not drafts:
            return
        put: Any = (postgresql.insert if self._is_postgres else sqlite.insert)(db.drafts)
        put = put.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"move_index": put.excluded.move_index, "decisions": put.excluded.decisions},
            where=put.excluded.move_index
            >= db.drafts.c.move_index,  # this node may not have heard of the last move yet
        )
        await connection.execute(
            put,
            [
                {
                    "table_id": draft.table,
                    "seat": draft.seat,
                    "move_index": draft.move_index,
                    "decisions": draft.decisions,
                }
                for draft in drafts
            ],
        )

    def _news(self, job: Job) -> str:
        """What other nodes are told: where to look, never what happened."""
        if isinstance(job, Commit):
            return f"log {self._node} {job.table} {job.seq}"
        return f"draft {self._node} {job.table} {job.seat}"


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():  # the caller was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _table_row(commit: Commit) -> dict[str, Any]:
    return {
        "id": commit.table,
        "seed": commit.new_seed,
        "status": commit.status,
        "public": commit.public,
        "summary": commit.summary,
        "seq": commit.seq,
        "created_at": commit.at,
        "changed_at": commit.at,
        "due_at": commit.due_at,
        "owner_node": commit.owner_node,
    }


def _summary_row(commit: Commit) -> dict[str, Any]:
    return {
        "t": commit.table,
        "s": commit.status,
        "m": commit.summary,
        "n": commit.seq,
        "c": commit.at,
        "d": commit.due_at,
    }


_b = bindparam
_SUMMARY = (
    update(db.tables)
    .where(db.tables.c.id == _b("t"))
    .values(status=_b("s"), summary=_b("m"), seq=_b("n"), changed_at=_b("c"), due_at=_b("d"))
)
_DRAFT_DONE = delete(db.drafts).where(db.drafts.c.table_id == _b("t"), db.drafts.c.seat == _b("s"))
_DRAFTS_DONE = delete(db.drafts).where(db.drafts.c.table_id == _b("t"))
_NOBODY_SITS = delete(db.seats).where(db.seats.c.table_id == _b("t"))
_FINISHED = (
    update(db.seats)
    .where(db.seats.c.table_id == _b("t"), db.seats.c.seat == _b("s"))
    .values(score=_b("c"), place=_b("p"), finished_at=_b("f"))
)
_NEW_TABLE, _NEW_ENTRY, _NEW_SEAT = insert(db.tables), insert(db.log), insert(db.seats)


async def _replace_seats(connection: AsyncConnection, commits: Sequence[Commit]) -> None:
    seated_before = [{"t": commit.table} for commit in commits if commit.new_seed is None]
    if seated_before:
        await connection.execute(_NOBODY_SITS, seated_before)
    seats = [
        {"table_id": commit.table, "seat": seat, "who": who} for commit in commits for seat, who in commit.seats or ()
    ]
    if seats:
        await connection.execute(_NEW_SEAT, seats)


async def _finish(connection: AsyncConnection, commits: Sequence[Commit]) -> None:
    finished = [
        {"t": commit.table, "s": seat.seat, "c": seat.score, "p": seat.rank, "f": commit.at}
        for commit in commits
        if commit.result is not None
        for seat in commit.result.seats
    ]
    if finished:
        await connection.execute(_FINISHED, finished)
        await connection.execute(_DRAFTS_DONE, [{"t": commit.table} for commit in commits])


async def notify(connection: AsyncConnection, news: Sequence[str]) -> None:
    """Tell all nodes, once the transaction is committed. PostgreSQL only; at most 8 kB each."""
    await connection.execute(select(func.pg_notify(CHANNEL, func.unnest(postgresql.array(news)))))
