"""The database's tables: made and brought up to date by migrations, by one server at a time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.rules.errors import LuccaError
from lucca.server.base.settings import Settings
from lucca.server.store import database
from lucca.server.store.database import alembic_config, migrate, open_engine
from lucca.server.store.schema import metadata
from tests.cli.running import run as lucca
from tests.server.processes import Node, nodes, person_at
from tests.server.support import Postgres, awaited, site
from tests.waiting import wait_until


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[AsyncEngine]:
    settings.data.mkdir(exist_ok=True)
    engine = open_engine(settings.url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def ask(engine: AsyncEngine, look: Any) -> Any:
    async with engine.connect() as connection:
        return await connection.run_sync(look)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def tables(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


@awaited
async def test_migrations_make_exactly_the_schema(settings: Settings) -> None:
    async with opened(settings) as engine:
        await migrate(engine)
        assert await ask(engine, differences) == []
        assert await ask(engine, tables) == sorted([*metadata.tables, "alembic_version"])


@awaited
async def test_a_difference_would_be_found(settings: Settings) -> None:
    async with opened(settings) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE nodes ADD COLUMN more INTEGER"))
            await connection.execute(text("DROP INDEX ix_tables_owned"))
        found = await ask(engine, differences)
        assert sorted(difference[0] for difference in found) == ["add_index", "remove_column"]


@awaited
async def test_upgrading_twice_changes_nothing(settings: Settings) -> None:
    async with opened(settings) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO settings (name, value) VALUES ('a', 'b')"))
        await migrate(engine)
        async with engine.connect() as connection:
            assert (await connection.execute(text("SELECT name, value FROM settings"))).all() == [("a", "b")]


@awaited
async def test_the_last_migration_can_be_undone_and_made_again(settings: Settings) -> None:
    async with opened(settings) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(lambda there: command.downgrade(alembic_config(there), "-1"))
        assert await ask(engine, differences) != []
        await migrate(engine)
        assert await ask(engine, differences) == []


@awaited
async def test_a_migration_that_is_interrupted_leaves_nothing_behind(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the next start can make it whole."""
    upgrade = database._upgrade

    def interrupted(connection: Connection) -> None:
        upgrade(connection)
        raise OSError("the power is gone")

    async with opened(settings) as engine:
        monkeypatch.setattr(database, "_upgrade", interrupted)
        with pytest.raises(LuccaError, match="the power is gone"):
            await migrate(engine)
        assert await ask(engine, tables) == []
        monkeypatch.setattr(database, "_upgrade", upgrade)
        await migrate(engine)
        assert await ask(engine, differences) == []


@awaited
async def test_a_database_of_a_later_version_is_refused_in_one_line(settings: Settings) -> None:
    async with opened(settings) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(LuccaError, match="made by a later version"):
            await migrate(engine)
    where = ["--data", str(settings.data)] if settings.is_embedded else ["--database-url", settings.url]
    refused = await asyncio.to_thread(lucca, "serve", "--port", "0", *where)
    assert refused.code == 1
    assert refused.err.startswith("lucca: the database was made by a later version of lucca")
    assert refused.err.count("\n") == 1


@awaited
async def test_nodes_that_begin_at_once_on_an_empty_database_do_not_collide(
    postgres_server: Postgres, tmp_path: Path
) -> None:
    with nodes(3, tmp_path, "--database-url", postgres_server.new_database()) as there:
        async with person_at(there[0].port) as anna:
            table = await anna.play_now()
            for node in there[1:]:  # one secret signs the cookies of all
                async with person_at(node.port, anna) as also_anna:
                    assert await also_anna.id() == await anna.id()
                    assert (await also_anna.table(table))["status"] == "running"
        for node in there:
            assert "ERROR" not in node.log()


def test_a_second_server_in_the_same_folder_is_refused_and_does_no_harm(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    with site(settings):
        second = Node(["--data", str(settings.data)], tmp_path / "second.log")
        second.begin()
        assert second.process is not None
        wait_until(lambda: second.process is not None and not second.process.is_alive())
        assert second.process.exitcode == 1
        assert "another server uses this folder" in second.log()
        assert "Traceback" not in second.log()
    with site(replace(settings)):
        pass
