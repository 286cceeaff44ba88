"""Several servers on one database: players see one table wherever they are, and nodes replace each other."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from lucca.server.base.settings import Settings
from tests.server.processes import (
    Node,
    Witness,
    draft_whole_move,
    its_turn,
    nodes,
    patiently,
    person_at,
    restart,
)
from tests.server.support import Json, Look, Person, Postgres, awaited, site
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def cluster(postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Three nodes that nobody kills."""
    with nodes(3, tmp_path_factory.mktemp("cluster"), "--database-url", postgres_server.new_database()) as there:
        yield there
        for node in there:
            assert "Traceback" not in node.log()


async def begin_game(host: Person, *others: Person, bots: int = 1) -> str:
    """A running game of people at different nodes, and bots."""
    seats: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    seats += [{"kind": "bot", "level": "apprentice"}] * bots
    table = await host.make_table(tuple(seats), players=len(seats), pace={"kind": "none"})
    for other in others:
        await other.sit(table)
    await host.start(table)
    return table


async def sql(url: str, query: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query))
    finally:
        await connection.close()


async def until_known(witness: Witness, events: int) -> None:
    while len(witness.events) < events:
        await asyncio.sleep(0.01)


async def until(look: Look, condition: str) -> Json:
    return await look.until(lambda message: condition in str(message))


# --- one table, many nodes --------------------------------------------------------------------------------------------


@awaited
async def test_players_at_different_nodes_play_one_game(cluster: list[Node]) -> None:
    ports = [node.port for node in cluster]
    before = sum(node.metric("lucca_conflicts_total") for node in cluster)
    async with person_at(ports[0]) as anna, person_at(ports[1]) as bruno, person_at(ports[2]) as ugo:
        table = await begin_game(anna, bruno, bots=2)
        async with ugo.look_at(table) as watching:
            players = [Witness(anna, table), Witness(bruno, table)]
            await asyncio.gather(*(player.play() for player in players))
            while watching.state.get("table", {}).get("status") != "finished":
                await watching.receive()
        logs = [[event["seq"] for event in player.events.values()] for player in players]
        assert logs[0] == logs[1] == [event["seq"] for event in watching.events()]
        moves = [event["entry"] for event in watching.events() if event["entry"]["what"] == "moved"]
        assert {(move["seat"], move["by"]) for move in moves} == {(0, "player"), (1, "player"), (2, "bot"), (3, "bot")}
        assert len({sum(move["seat"] == seat for move in moves) for seat in range(4)}) == 1
    conflicts = sum(node.metric("lucca_conflicts_total") for node in cluster) - before
    pairs_that_keep_at_once = 4 * 3 / 2  # afterwards there is one move at a time
    assert conflicts <= pairs_that_keep_at_once < len(moves) / 4


@awaited
async def test_two_tabs_at_two_nodes_show_the_same_draft(cluster: list[Node]) -> None:
    async with person_at(cluster[0].port) as anna:
        table = await anna.play_now()
        async with (
            person_at(cluster[1].port, anna) as also_anna,
            anna.look_at(table) as one,
            also_anna.look_at(table) as other,
        ):
            await asyncio.gather(its_turn(one), its_turn(other))
            drafted = await draft_whole_move(one)
            while other.you is None or other.you["draft"] != drafted["draft"]:
                await other.receive()
            taken_back = await other.ask("draft", seat=0, move_index=drafted["move_index"], decisions=[])
            assert taken_back["you"]["draft"] == []
            while one.you is None or one.you["draft"]:
                await one.receive()
            confirmed = await other.ask("confirm", seat=0, move_index=drafted["move_index"], decisions=drafted["draft"])
            assert confirmed["type"] == "done"
            while one.seq < confirmed["seq"]:
                await one.receive()
            assert one.you is None or one.you["move_index"] == drafted["move_index"] + 1


@awaited
async def test_who_is_there_and_what_they_say_is_known_everywhere(cluster: list[Node]) -> None:
    async with (
        person_at(cluster[0].port) as anna,
        person_at(cluster[1].port) as bruno,
        person_at(cluster[2].port) as ugo,
    ):
        table = await begin_game(anna, bruno)
        both = sorted([await anna.id(), await bruno.id()])
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            async with ugo.look_at(table) as watching:
                for look in (hers, his, watching):
                    await look.until(lambda message: is_there(message, both, 1))
                assert (await his.ask("say", text="Buongiorno"))["type"] == "done"
                for look in (hers, watching):
                    await until(look, "Buongiorno")
            for look in (hers, his):
                await look.until(lambda message: is_there(message, both, 0))


@awaited
async def test_what_spectators_say_is_known_to_spectators_everywhere(cluster: list[Node]) -> None:
    ports = [node.port for node in cluster]
    async with person_at(ports[0]) as anna, person_at(ports[1]) as bruno, person_at(ports[2]) as ugo:
        table = await begin_game(anna, bruno, bots=0)
        await ugo.put("/api/me", {"name": "Ugo"})
        async with (
            person_at(ports[1]) as dora,
            ugo.look_at(table) as speaking,
            dora.look_at(table) as watching,
            anna.look_at(table) as hers,
            bruno.look_at(table) as his,
        ):
            assert (await speaking.ask("say", text="psst"))["type"] == "done"
            await until(watching, "psst")
            assert (await his.ask("say", text="Buongiorno"))["type"] == "done"
            for look in (hers, his):
                if "Buongiorno" not in str(look.heard):
                    await until(look, "Buongiorno")
                assert [entry["entry"]["what"] for entry in look.events()][-2:] == ["withheld", "said"]
                assert "psst" not in str(look.heard)
            await bruno.leave(table)
            await hers.play_on()
            while his.state["table"]["status"] == "running":
                await his.receive()
            for look in (hers, his):
                assert [line["entry"]["text"] for line in look.state["revealed"]] == ["psst"]


def is_there(message: Json, players: list[str], spectators: int) -> bool:
    return (message.get("players"), message.get("spectators")) == (players, spectators)


@awaited
async def test_one_turn_confirmed_at_two_nodes_at_once_is_made_once(cluster: list[Node]) -> None:
    """The same move may be asked for twice; of two different ones the second is refused."""
    async with person_at(cluster[0].port) as anna:
        table = await anna.play_now()
        async with (
            person_at(cluster[1].port, anna) as also_anna,
            anna.look_at(table) as one,
            also_anna.look_at(table) as other,
        ):
            for differ in (False, True, False, True):
                await asyncio.gather(its_turn(one), its_turn(other))
                moves = [await a_move(one, 0), await a_move(one, 1 if differ else 0)]
                number = one.you["move_index"] if one.you else -1
                answers = await asyncio.gather(
                    *(
                        look.ask("confirm", seat=0, move_index=number, decisions=move)
                        for look, move in zip((one, other), moves, strict=True)
                    )
                )
                kinds = sorted(str(answer.get("code", answer["type"])) for answer in answers)
                assert kinds == (["done", "stale"] if moves[0] != moves[1] else ["done", "done"])
                for look in (one, other):
                    while moves_of(look, 0) <= number:
                        await look.receive()
            known = min(one.seq, other.seq)
            assert one.events()[:known] == other.events()[:known]


async def a_move(look: Look, which: int) -> list[Json]:
    """The first legal move, or one that begins differently."""
    assert look.you is not None
    you = (await look.ask("draft", seat=0, move_index=look.you["move_index"], decisions=[]))["you"]
    while not you["complete"]:
        choice = you["choices"][which % len(you["choices"])] if not you["draft"] else you["choices"][0]
        decisions = [*you["draft"], choice["decision"]]
        you = (await look.ask("draft", seat=0, move_index=you["move_index"], decisions=decisions))["you"]
    return list(you["draft"])


def moves_of(look: Look, seat: int) -> int:
    moved = [event["entry"] for event in look.events() if event["entry"]["what"] == "moved"]
    return sum(one["seat"] == seat for one in moved)


# --- nodes that go, and come back -------------------------------------------------------------------------------------


@awaited
async def test_a_killed_node_is_replaced_by_the_others(postgres_server: Postgres, tmp_path: Path) -> None:
    """Bots go on, and so do clocks; a player goes on at another node."""
    url = postgres_server.new_database()
    with nodes(2, tmp_path, "--database-url", url) as (first, second):
        async with person_at(first.port) as anna, person_at(second.port) as also_anna:
            table = await anna.play_now()
            slow = await anna.make_table(
                ({"kind": "me"}, {"kind": "bot", "level": "apprentice"}),
                players=2,
                pace={"kind": "live", "turn_seconds": 5, "bank_seconds": 0},
            )
            await anna.start(slow)
            also_anna.http.cookies.set("lucca", anna.http.cookies["lucca"])
            witness = Witness(anna, table)
            playing = asyncio.create_task(witness.play())
            await until_known(witness, 5)
            witness.browser = also_anna
            first.kill()
            await playing
            async with also_anna.look_at(slow) as look:
                await until(look, "timed-out")
                while not look.state["table"]["paused"]:
                    await look.receive()
                await also_anna.delete(f"/api/tables/{slow}")
                while look.state["table"]["status"] != "closed":
                    await look.receive()
            assert second.metric("lucca_tables_owned") == 0
        assert "Traceback" not in second.log()


@awaited
async def test_a_node_that_stops_leaves_its_tables_to_the_others(postgres_server: Postgres, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    with nodes(2, tmp_path, "--database-url", url) as (first, second):
        async with person_at(first.port) as anna:
            tables = [await anna.make_table() for _ in range(3)]
            assert first.stop() == 0
            await asyncio.to_thread(wait_until, lambda: second.metric("lucca_tables_owned") == len(tables))


@awaited
async def test_a_node_that_was_believed_dead_gives_up_its_tables(postgres_server: Postgres, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    with nodes(2, tmp_path, "--database-url", url) as (first, second):
        async with person_at(first.port) as anna:
            await anna.make_table()
            os.kill(first.pid, signal.SIGSTOP)
            await asyncio.to_thread(wait_until, lambda: second.metric("lucca_tables_owned") == 1)
            os.kill(first.pid, signal.SIGCONT)
            await asyncio.to_thread(wait_until, lambda: first.metric("lucca_tables_owned") == 0)
            assert second.metric("lucca_tables_owned") == 1


@awaited
async def test_a_node_that_loads_an_orphan_sees_to_it(postgres_server: Postgres) -> None:
    """Whether the next sign of life or a visitor comes first."""
    url = postgres_server.new_database()
    with site(Settings(database_url=url, limits=False)) as here:
        async with person_at(here.port) as anna:
            table = await anna.play_now()
            async with anna.look_at(table) as look:
                await its_turn(look)
        far = 10**15
        await sql(url, f"INSERT INTO nodes (id, seen_at, alive_until) VALUES ('ghost', 0, {far})")
        await sql(url, "UPDATE tables SET owner_node = 'ghost'")
    with site(Settings(database_url=url, limits=False)) as here:
        async with person_at(here.port, anna) as again, again.look_at(table) as look:
            await its_turn(look)
            assert (await look.decide())["type"] == "done"
            await sql(url, "DELETE FROM nodes WHERE id = 'ghost'")
            await look.play_on()


# --- news that is lost ------------------------------------------------------------------------------------------------


@awaited
async def test_nothing_is_missed_when_the_connection_for_news_is_lost(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    settings = Settings(database_url=url, limits=False)
    with site(settings) as here, site(settings) as there:
        async with person_at(here.port) as anna:
            table = await anna.play_now()
            async with (
                person_at(there.port, anna) as also_anna,
                anna.look_at(table) as one,
                also_anna.look_at(table) as other,
            ):
                for text in ("one", "two", "three"):
                    await asyncio.gather(its_turn(one), its_turn(other))
                    assert await stop_listeners(url)
                    assert (await one.ask("say", text=text))["type"] == "done"
                    drafted = await draft_whole_move(one)
                    while other.you is None or other.you["draft"] != drafted["draft"]:
                        await other.receive()
                    assert text in str(other.events())
                    answer = await one.ask(
                        "confirm", seat=0, move_index=drafted["move_index"], decisions=drafted["draft"]
                    )
                    assert answer["type"] == "done"


async def stop_listeners(url: str) -> int:
    """Cut the connections on which nodes hear of each other."""
    cut = await sql(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()",
    )
    return len(cut)


@awaited
async def test_what_happens_while_a_table_is_read_is_not_missed(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    settings = Settings(database_url=url, limits=False)
    with site(settings) as here, site(settings) as there:
        async with person_at(here.port) as anna, person_at(here.port) as bruno, person_at(there.port) as ugo:
            table = await begin_game(anna, bruno, bots=0)
            async with anna.look_at(table) as look:
                lock = await asyncpg.connect(url)
                await lock.execute("BEGIN; LOCK TABLE drafts IN ACCESS EXCLUSIVE MODE")
                async with ugo.look_at(table) as watching:  # the log is read already, the drafts not yet
                    while not await sql(url, "SELECT 1 FROM pg_locks WHERE NOT granted"):
                        await asyncio.sleep(0.01)
                    assert (await look.ask("say", text="Eccomi"))["type"] == "done"
                    await lock.execute("ROLLBACK")
                    await until(watching, "Eccomi")
                await lock.close()


@awaited
async def test_what_can_be_read_only_in_part_is_told_later(
    postgres_server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres_server.new_database()
    settings = Settings(database_url=url, limits=False)
    with site(settings) as here, site(settings) as there:
        async with person_at(here.port) as anna, person_at(here.port) as bruno, person_at(there.port) as ugo:
            table = await begin_game(anna, bruno, bots=0)
            async with anna.look_at(table) as look, ugo.look_at(table) as watching:
                await watching.next("snapshot")
                await sql(url, "ALTER TABLE drafts RENAME TO elsewhere")
                assert (await look.ask("say", text="Eccomi"))["type"] == "done"
                while "cannot be followed" not in caplog.text:
                    await asyncio.sleep(0.01)
                await sql(url, "ALTER TABLE elsewhere RENAME TO drafts")
                await until(watching, "Eccomi")
                assert (await look.ask("say", text="Davvero"))["type"] == "done"
                await until(watching, "Davvero")


@awaited
async def test_news_that_nobody_understands_does_no_harm(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    settings = Settings(database_url=url, limits=False)
    with site(settings) as here, site(settings) as there:
        async with person_at(here.port) as anna, person_at(there.port) as ugo:
            table = await begin_game(anna)
            for news in ("", "log", "draft x y z", f"draft x {table} z", f"presence x {table} z", "what x y z"):
                await sql(url, f"SELECT pg_notify('lucca', '{news}')")
            async with anna.look_at(table) as look, ugo.look_at(table) as watching:
                assert (await look.ask("say", text="Eccomi"))["type"] == "done"
                await until(watching, "Eccomi")


# --- the database itself ----------------------------------------------------------------------------------------------


@awaited
async def test_a_database_that_restarts_in_mid_game_is_only_a_delay(postgres_server: Postgres, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    with nodes(2, tmp_path, "--database-url", url) as (first, second):
        async with person_at(first.port) as anna, person_at(second.port) as bruno:
            table = await begin_game(anna, bruno, bots=1)
            players = [Witness(anna, table), Witness(bruno, table)]
            playing = asyncio.gather(*(player.play() for player in players))
            await until_known(players[0], 8)
            await asyncio.to_thread(restart, postgres_server)
            await playing
            assert players[0].events.keys() == players[1].events.keys()
            record = await patiently(lambda: anna.http.get(f"/api/games/{table}/record"))
            assert record.status_code == 200
        for node in (first, second):
            assert "Traceback" not in node.log()
