"""A database that is locked, full, silent or away: what cannot be saved is refused, and nothing is half done."""

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from lucca.server.base.settings import Settings
from lucca.server.live import automation
from lucca.server.store import database
from tests.server.processes import Node, draft_whole_move, its_turn, nodes, person_at
from tests.server.proxy import Proxy
from tests.server.support import Json, Look, Person, Postgres, Site, StoppedClock, awaited, site
from tests.waiting import PATIENCE


async def confirm(look: Look, move: Json) -> Json:
    return await look.ask("confirm", seat=move["seat"], move_index=move["move_index"], decisions=move["draft"])


@contextlib.asynccontextmanager
async def watched_game(port: int) -> AsyncIterator[tuple[Person, str, Look, Look]]:
    """A game of two people in which the first is to decide, and a stranger who looks on."""
    async with person_at(port) as anna, person_at(port) as bruno, person_at(port) as ugo:
        table = await anna.make_table(({"kind": "me"}, {"kind": "open"}), players=2, pace={"kind": "none"})
        await bruno.sit(table)
        await anna.start(table)
        async with anna.look_at(table) as look, ugo.look_at(table) as watching:
            await its_turn(look)
            await watching.next("snapshot")
            yield anna, table, look, watching


async def check_nothing_happened(look: Look, watching: Look, move: Json) -> None:
    """The seat is where it was, with its draft, and nobody was told anything."""
    known = watching.seq
    yours = await look.ask("act-as", seat=move["seat"])
    assert (yours["you"]["move_index"], yours["you"]["draft"]) == (move["move_index"], move["draft"])
    await watching.ask("ping")
    assert watching.seq == known


async def check_it_goes_on(look: Look, watching: Look, move: Json) -> None:
    assert (await confirm(look, move))["type"] == "done"
    assert (await confirm(look, move))["type"] == "done"
    await watching.until(lambda message: message["type"] == "update")
    moved = [event["entry"] for event in watching.events() if event["entry"]["what"] == "moved"]
    assert len(moved) == 1


# --- locked, full, silent ---------------------------------------------------------------------------------------------


@awaited
async def test_while_another_program_locks_the_database_nothing_is_saved_and_nothing_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with site(Settings(data=data, limits=False)) as here:
        async with watched_game(here.port) as (anna, table, look, watching):
            move = await draft_whole_move(look)
            with closing(sqlite3.connect(data / "lucca.db", isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                assert (await confirm(look, move))["code"] == "cannot-save"
                assert (await anna.get(f"/api/tables/{table}"))["status"] == "running"
                await check_nothing_happened(look, watching, move)
                other.execute("ROLLBACK")
            await check_it_goes_on(look, watching, move)


@awaited
async def test_on_a_full_disk_nothing_is_half_written_and_with_room_everything_goes_on(tmp_path: Path) -> None:
    """No file of the server may grow: that is how a disk is full for it alone."""
    with nodes(1, tmp_path, "--data", str(tmp_path / "data")) as (node,):
        async with watched_game(node.port) as (anna, table, look, watching):
            move = await draft_whole_move(look)
            allow_file_size(node, 1)
            for _ in range(3):
                assert (await confirm(look, move))["code"] == "cannot-save"
            assert (await anna.post("/api/play-now", status=503))["code"] in ("database-away", "cannot-save")
            await check_nothing_happened(look, watching, move)
            allow_file_size(node, resource.RLIM_INFINITY)
            await check_it_goes_on(look, watching, move)
            node.kill()
            node.start()
            async with anna.look_at(table) as again:
                events = (await again.next("snapshot"))["entries"]
                assert [event["entry"]["what"] for event in events].count("moved") == 1
        assert "Traceback" not in node.log()


def allow_file_size(node: Node, most: int) -> None:
    hard = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, hard))


@awaited
async def test_a_database_that_is_gone_without_a_word_keeps_nobody_waiting_for_ever(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_server.new_database()
    with Proxy(postgres_server.port).running() as proxy:
        through = url.replace(str(postgres_server.port), str(proxy.port))
        with site(Settings(database_url=through, limits=False)) as here:
            async with watched_game(here.port) as (_, _, look, watching):
                move = await draft_whole_move(look)
                with monkeypatch.context() as impatient:
                    impatient.setattr(database, "PATIENCE_SECONDS", 1.0)
                    await connect_anew(here, look, move)
                    proxy.stop_forwarding()
                    assert (await confirm(look, move))["code"] == "cannot-save"
                proxy.forward_again()
                await connect_anew(here, look, move)
                await check_it_goes_on(look, watching, move)


async def connect_anew(here: Site, look: Look, move: Json) -> None:
    """To the database, as patiently as is said now; on a slow machine it may take several tries."""
    here.call(here.server.engine.dispose())
    draft = {"seat": move["seat"], "move_index": move["move_index"], "decisions": move["draft"]}
    while (await look.ask("draft", **draft))["type"] != "yours":
        pass


# --- in doubt ---------------------------------------------------------------------------------------------------------


@awaited
async def test_what_is_saved_although_the_answer_is_lost_happens_once(settings: Settings) -> None:
    """Also what would be said twice if it were tried again."""
    with site(settings) as here:
        async with watched_game(here.port) as (_, _, look, watching):
            lose_answer_to_next_save(here)
            assert (await look.ask("say", text="Eccomi"))["type"] == "done"
            assert (await look.ask("say", text="Davvero"))["type"] == "done"
            move = await draft_whole_move(look)
            lose_answer_to_next_save(here)
            assert (await confirm(look, move))["type"] == "done"
            while watching.seq < look.seq:
                await watching.receive()
            told = [event["entry"]["what"] for event in watching.events()]
            assert told[-3:] == ["said", "said", "moved"]


def lose_answer_to_next_save(here: Site) -> None:
    """It is committed, but the server only sees an error."""
    engine = here.server.engine.sync_engine
    saving: list[Any] = []

    def note(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO log"):
            saving.append(connection.connection.dbapi_connection)

    def lose(dbapi_connection: Any, _: Any) -> None:
        if dbapi_connection in saving:
            event.remove(engine, "after_cursor_execute", note)
            event.remove(engine, "checkin", lose)
            raise OperationalError("COMMIT", None, ConnectionError("lost"))

    event.listen(engine, "after_cursor_execute", note)
    event.listen(engine, "checkin", lose)


# --- time -------------------------------------------------------------------------------------------------------------

HOUR = 3_600_000


async def live_game(player: Person) -> str:
    seats = ({"kind": "me"}, {"kind": "bot", "level": "apprentice"})
    pace = {"kind": "live", "turn_seconds": 60, "bank_seconds": 0}
    table = await player.make_table(seats, players=2, pace=pace)
    await player.start(table)
    return table


def times_out(events: list[Json]) -> list[Json]:
    wanted = ("interrupted", "timed-out")
    return [event["entry"] for event in events if event["entry"]["what"] in wanted]


@awaited
async def test_time_without_a_server_counts_against_nobody(settings: Settings) -> None:
    clock = StoppedClock()
    with site(settings, clock) as here:
        async with person_at(here.port) as anna:
            table = await live_game(anna)
            async with anna.look_at(table) as look:
                await its_turn(look)
                left = look.state["table"]["clock"]["deadlines"]["0"] - clock.now
    for _ in range(2):
        clock.now += HOUR
        with site(settings, clock) as here:
            async with person_at(here.port, anna) as again, again.look_at(table) as look:
                await its_turn(look)
                events = look.events()
                assert look.state["table"]["clock"]["deadlines"]["0"] - clock.now == left
    assert times_out(events) == [{"what": "interrupted", "milliseconds": HOUR}] * 2


@awaited
async def test_it_is_forgiven_once_whichever_node_is_asked_first(postgres_server: Postgres) -> None:
    settings = Settings(database_url=postgres_server.new_database(), limits=False)
    clock = StoppedClock()
    with site(settings, clock) as here:
        async with person_at(here.port) as anna:
            table = await live_game(anna)
            async with anna.look_at(table) as look:
                await its_turn(look)
    clock.now += HOUR
    with site(settings, clock) as here, site(settings, clock) as there:
        async with person_at(here.port, anna) as at_owner, person_at(there.port, anna) as elsewhere:
            while not here.server.rooms.owned:
                await asyncio.sleep(0.01)
            async with elsewhere.look_at(table) as look, at_owner.look_at(table) as other:
                await asyncio.gather(its_turn(look), its_turn(other))
                assert (await look.decide())["type"] == "done"
                while other.seq < look.seq:
                    await other.receive()
                assert times_out(other.events()) == [{"what": "interrupted", "milliseconds": HOUR}]
                assert other.state["table"]["clock"]["banks"] == [0, 0]
                assert other.state["table"]["seats"][0]["away"] is False


@awaited
async def test_time_without_a_database_counts_against_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could have moved. A player who is late for another reason is late."""
    monkeypatch.setattr(automation, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(automation, "SILENCE_SECONDS", PATIENCE)
    clock = StoppedClock()
    with site(settings, clock) as here:
        async with person_at(here.port) as anna:
            table = await live_game(anna)
            async with anna.look_at(table) as look:
                await its_turn(look)
                while look.state["table"]["game"]["pending"] != [0]:  # the bot has not kept its cards yet
                    await look.receive()
                async with away(settings):
                    monkeypatch.setattr(automation, "SILENCE_SECONDS", 0)
                    clock.now += HOUR
                await look.until(lambda message: "interrupted" in str(message))
                monkeypatch.setattr(automation, "SILENCE_SECONDS", PATIENCE)
                assert times_out(look.events()) == [{"what": "interrupted", "milliseconds": HOUR}]
                assert (await look.decide())["type"] == "done"
                await its_turn(look)
                await clock.advance(here.port, 61)
                await look.until(lambda message: "timed-out" in str(message))


@contextlib.asynccontextmanager
async def away(settings: Settings) -> AsyncIterator[None]:
    """Meanwhile the database takes nothing."""
    if settings.database_url is None:
        with closing(sqlite3.connect(settings.data / "lucca.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")
    else:
        await let_in(settings.database_url, False)
        yield
        await let_in(settings.database_url, True)


async def let_in(url: str, allowed: bool) -> None:
    """Open or close a database to everybody; those who are connected are thrown out."""
    name = urlsplit(url).path[1:]
    connection = await asyncpg.connect(url.removesuffix(name) + "postgres")
    await connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {str(allowed).lower()}')
    if not allowed:
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await connection.close()
