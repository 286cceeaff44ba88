"""Writing: many tables share a transaction, and each is written whole or not at all."""

import asyncio
import contextlib
import itertools
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, func, select, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lucca.server.base.errors import Unavailable
from lucca.server.base.settings import Settings
from lucca.server.store import database as store
from lucca.server.store import schema as db
from lucca.server.store.commits import Commit, DraftSave, Result, SeatResult
from lucca.server.store.database import migrate, open_engine
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Conflict, Writer
from lucca.server.tables import entries as e
from tests.server.support import Postgres, awaited


def commit(table: str, after: int, *texts: str, new: bool = False, result: Result | None = None) -> Commit:
    return Commit(
        table=table,
        after=after,
        at=0,
        entries=tuple(e.Said("p", "P", text) for text in texts),
        status="running" if result is None else "finished",
        public=False,
        summary="",
        due_at=None,
        owner_node=None,
        new_seed=b"seed" if new else None,
        seats=() if new else None,
        result=result,
    )


@contextlib.asynccontextmanager
async def database(settings: Settings) -> AsyncIterator[AsyncEngine]:
    settings.data.mkdir(exist_ok=True)
    engine = open_engine(settings.url)
    await migrate(engine)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine, took: Callable[[float], None] = lambda _seconds: None) -> AsyncIterator[Writer]:
    writer = Writer(engine, "node", took)
    work = asyncio.create_task(writer.run())
    try:
        yield writer
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def said(engine: AsyncEngine, table: str) -> list[str]:
    rows = await Reader(engine).log(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return [row.entry.text for row in rows if isinstance(row.entry, e.Said)]


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Meanwhile nobody else can write into the embedded database."""
    with closing(sqlite3.connect(settings.data / "lucca.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def hurry(engine: AsyncEngine) -> None:
    """Connections that wait for nobody who holds the database."""

    @event.listens_for(engine.sync_engine, "connect")
    def impatient(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=0")
        cursor.close()


@awaited
async def test_what_is_written_together_is_written_in_few_transactions(settings: Settings) -> None:
    took: list[float] = []
    async with database(settings) as engine, writing(engine, took.append) as writer:
        tables = [f"t{number}" for number in range(300)]
        await asyncio.gather(*(writer.write(commit(table, 0, "one", new=True)) for table in tables))
        await asyncio.gather(*(writer.write(commit(table, 1, "two", "three")) for table in tables))
        assert [await said(engine, table) for table in tables] == [["one", "two", "three"]] * 300
        assert len(took) <= 4


@awaited
async def test_a_conflict_hurts_only_the_one_that_is_late(settings: Settings) -> None:
    async with database(settings) as engine, writing(engine) as writer:
        for table in "abc":
            await writer.write(commit(table, 0, "one", new=True))
        await writer.write(commit("b", 1, "quicker"))
        outcomes = await asyncio.gather(
            *(writer.write(commit(table, 1, "two", "three")) for table in "abc"), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        assert [await said(engine, table) for table in "abc"] == [
            ["one", "two", "three"],
            ["one", "quicker"],
            ["one", "two", "three"],
        ]
        assert (writer.conflicts, writer.failures) == (1, 0)


@awaited
async def test_an_error_of_one_hurts_no_other(settings: Settings) -> None:
    """Whatever it is: here a result that cannot be rated."""
    nonsense = Result("t", 2, (SeatResult(0, "p", 1, 1), SeatResult(1, "q", None, "x")), True)  # type: ignore[arg-type]
    async with database(settings) as engine, writing(engine) as writer:
        for table in "abc":
            await writer.write(commit(table, 0, "one", new=True))
        outcomes = await asyncio.gather(
            *(writer.write(commit(table, 1, "two", result=nonsense if table == "b" else None)) for table in "abc"),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Unavailable, type(None)]
        assert [await said(engine, table) for table in "abc"] == [["one", "two"], ["one"], ["one", "two"]]
        await writer.write(commit("b", 1, "again"))


@contextlib.asynccontextmanager
async def held(engine: AsyncEngine, table: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that has changed a table and goes no further."""
    async with engine.connect() as connection:
        await connection.execute(update(db.tables).where(db.tables.c.id == table).values(summary="half-done"))
        yield connection


@awaited
async def test_a_table_that_another_program_holds_hurts_no_other(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_server.new_database()
    async with database(Settings(database_url=url)) as engine, writing(engine) as writer:
        for table in "abc":
            await writer.write(commit(table, 0, "one", new=True))
        outcomes = []
        async with database_of_another_program(url) as other, held(other, "b"):
            writes = [writer.write(commit(table, 1, "two")) for table in "abc"]
            outcomes += await asyncio.gather(*writes, return_exceptions=True)
            monkeypatch.setitem(store.SESSION, "lock_timeout", "0")  # from now on it waits for ever
            await engine.dispose()
            waiting = asyncio.create_task(writer.write(commit("b", 1, "two")))
            await writer.write(commit("a", 2, "three"))
        await waiting
        assert [type(outcome) for outcome in outcomes] == [type(None), Unavailable, type(None)]
        assert [await said(engine, table) for table in "ac"] == [["one", "two", "three"], ["one", "two"]]
        assert await said(engine, "b") == ["one", "two"]


@contextlib.asynccontextmanager
async def database_of_another_program(url: str) -> AsyncIterator[AsyncEngine]:
    """Whose connections have no manners."""
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    yield engine
    await engine.dispose()


@awaited
async def test_a_node_that_freezes_in_a_transaction_does_not_keep_the_others_from_it(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    async with database(Settings(database_url=url)) as engine, writing(engine) as writer:
        await writer.write(commit("a", 0, "one", new=True))
        frozen = open_engine(url)
        async with held(frozen, "a") as connection:
            while await refused(writer.write(commit("a", 1, "two"))):
                pass
            with pytest.raises(DBAPIError):
                await connection.commit()
        await frozen.dispose()
        assert await said(engine, "a") == ["one", "two"]


async def refused(writing: Awaitable[None]) -> bool:
    try:
        await writing
    except Unavailable:
        return True
    return False


@awaited
async def test_a_locked_database_refuses_all_at_once_and_then_goes_on(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    async with database(settings) as engine:
        await engine.dispose()
        hurry(engine)
        tries = 0

        @event.listens_for(engine.sync_engine, "begin")
        def count(_: Any) -> None:
            nonlocal tries
            tries += 1

        async with writing(engine) as writer:
            tables = [f"t{number}" for number in range(50)]
            await asyncio.gather(*(writer.write(commit(table, 0, "one", new=True)) for table in tables))
            before = tries
            with locked(settings):
                outcomes = await asyncio.gather(
                    *(writer.write(commit(table, 1, "lost")) for table in tables), return_exceptions=True
                )
            assert [getattr(outcome, "code", None) for outcome in outcomes] == ["cannot-save"] * 50
            assert tries - before <= 2
            await asyncio.gather(*(writer.write(commit(table, 1, "two")) for table in tables))
            assert [await said(engine, table) for table in tables] == [["one", "two"]] * 50
            assert (writer.conflicts, writer.failures) == (0, 50)


@awaited
async def test_stopping_waits_until_what_is_under_way_is_written(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    async with database(settings) as engine:
        writer = Writer(engine, "node")
        work = asyncio.create_task(writer.run())
        await writer.write(commit("t", 0, "one", new=True))
        with locked(settings):
            under_way = asyncio.create_task(writer.write(commit("t", 1, "two")))
            await until_it_waits(engine)
            after_it = asyncio.create_task(writer.write(commit("t", 2, "three")))
            await asyncio.sleep(0)
            work.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(work, return_exceptions=True)
        assert under_way.done()
        assert after_it.done()
        await asyncio.gather(under_way, after_it)
        assert await said(engine, "t") == ["one", "two", "three"]
        with pytest.raises(Unavailable):
            await writer.write(commit("t", 3, "too late"))


async def until_it_waits(engine: AsyncEngine) -> None:
    """Until a connection is in use."""
    while not engine.sync_engine.pool.checkedout():  # type: ignore[attr-defined]
        await asyncio.sleep(0.001)


@awaited
async def test_a_late_draft_does_not_replace_one_of_a_later_move(settings: Settings) -> None:
    async with database(settings) as engine, writing(engine) as writer:
        await writer.write(commit("t", 0, "one", new=True))
        for number in (3, 2):
            await writer.write(DraftSave("t", 0, number, "[]"))
        assert (await Reader(engine).drafts("t"))[0].move_index == 3


@awaited
async def test_nodes_that_rate_the_same_people_at_once_forget_no_game(settings: Settings) -> None:
    """Neither in their first game, nor when they lock each other's rows."""
    everybody = [f"player-{number}" for number in range(6)]
    chance = random.Random(1)
    results: list[Result] = []
    for _ in range(30):
        places = [SeatResult(seat, who, 10 - seat, seat + 1) for seat, who in enumerate(chance.sample(everybody, 3))]
        results.append(Result(f"table {len(results)}", 3, tuple(places), True))
    async with database(settings) as engine, database(settings) as other:
        async with writing(engine) as one, writing(other) as two:
            ending = []
            for number, (result, writer) in enumerate(zip(results, itertools.cycle((one, two)), strict=False)):
                await writer.write(commit(f"t{number}", 0, "one", new=True))
                ending.append(writer.write(commit(f"t{number}", 1, "end", result=result)))
            await asyncio.gather(*ending)
            assert one.failures == two.failures == 0
        async with engine.connect() as connection:
            counted = (await connection.execute(select(func.sum(db.ratings.c.games)))).scalar()
            wins = (await connection.execute(select(func.sum(db.ratings.c.wins)))).scalar()
    assert (counted, wins) == (90, 30)


@awaited
async def test_a_commit_of_which_only_the_answer_is_lost_is_no_commit_less(settings: Settings) -> None:
    """The writer cannot know; the one who asked looks into the log (`test_durability` does)."""
    async with database(settings) as engine, writing(engine) as writer:
        await writer.write(commit("t", 0, "one", new=True))
        lose_next_answer(engine)
        with pytest.raises(Unavailable):
            await writer.write(commit("t", 1, "two"))
        assert await said(engine, "t") == ["one", "two"]
        with pytest.raises(Conflict):
            await writer.write(commit("t", 1, "two"))


def lose_next_answer(engine: AsyncEngine) -> None:
    """The next transaction is committed, but nobody learns of it."""

    def lose(*_: Any) -> None:
        event.remove(engine.sync_engine, "checkin", lose)
        raise OperationalError("COMMIT", None, ConnectionError("lost"))

    event.listen(engine.sync_engine, "checkin", lose)
