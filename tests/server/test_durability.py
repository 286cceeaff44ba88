"""Nothing is lost: servers are killed at any instant, and whatever they promised is there afterwards."""

import asyncio
import random
from pathlib import Path

import msgspec
from sqlalchemy import text

from lucca.rules.decisions import Decision, move_of
from lucca.server.base.settings import Settings
from lucca.server.store.database import open_engine
from tests.cli.running import run as lucca
from tests.server.processes import Node, Pulse, Witness, database_options, its_turn, known_to, nodes, person_at
from tests.server.support import Json, awaited, site

_decisions = msgspec.json.Decoder(tuple[Decision, ...])
KILLS = 4


async def kill_now_and_then(node: Node, witnesses: list[Witness], heard: Pulse, chance: random.Random) -> int:
    """Every time after something has happened at the tables, and then at any instant: in the midst of a question, too.

    How long it has been so is counted by what the players hear. How many kills that makes until all games are over
    depends on the machine; it is at least one.
    """
    kills = 0
    while kills < KILLS:
        enough = known_to(witnesses) + chance.randrange(2, 7)
        later = chance.randrange(4)
        while known_to(witnesses) < enough or later > 0:
            if all(witness.is_over for witness in witnesses):
                return kills
            later -= known_to(witnesses) >= enough
            await heard.wait()
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        kills += 1
    return kills


async def check_all_is_there(witness: Witness, folder: Path) -> None:
    """Everything that was told is in the log, and everything that was confirmed has happened."""
    async with witness.browser.look_at(witness.table) as look:
        log = {event["seq"]: event for event in (await look.next("snapshot"))["entries"]}
    assert log == witness.events
    assert sorted(log) == list(range(1, len(log) + 1))
    moves = [event["entry"] for event in log.values() if event["entry"]["what"] == "moved"]
    mine = [move["move"] for move in moves if move["by"] == "player"]
    assert mine == [as_move(witness.confirmed[number]) for number in range(len(mine))]
    assert len(witness.confirmed) == len(mine)
    record = folder / f"{witness.table}.json"
    record.write_bytes((await witness.browser.http.get(f"/api/games/{witness.table}/record")).content)
    verified = lucca("verify", str(record))
    assert verified.code == 0, verified


def as_move(decisions: list[Json]) -> str:
    return str(move_of(0, _decisions.decode(msgspec.json.encode(decisions))))


@awaited
async def test_servers_killed_at_any_instant_lose_nothing_they_promised(settings: Settings, tmp_path: Path) -> None:
    chance = random.Random(4)
    with nodes(1, tmp_path, *database_options(settings)) as (node,):
        async with person_at(node.port) as anna:
            kills = 0
            while kills < KILLS:
                heard = Pulse()
                witnesses = [Witness(anna, await anna.play_now(players=players), heard) for players in (2, 4)]
                killing = asyncio.create_task(kill_now_and_then(node, witnesses, heard, chance))
                await asyncio.gather(killing, *(witness.play() for witness in witnesses))
                kills += killing.result()
                for witness in witnesses:
                    await check_all_is_there(witness, tmp_path)
        assert "Traceback" not in node.log()
        assert node.stop() == 0


HOUR = 3_600_000


@awaited
async def test_time_after_a_kill_counts_against_nobody(settings: Settings, tmp_path: Path) -> None:
    """An hour later the player still has what was left, and a bot goes on only then."""
    with nodes(1, tmp_path, *database_options(settings)) as (node,):
        async with person_at(node.port) as anna:
            seats = ({"kind": "me"}, {"kind": "bot", "level": "apprentice"})
            pace = {"kind": "live", "turn_seconds": 60, "bank_seconds": 30}
            table = await anna.make_table(seats, players=2, pace=pace)
            await anna.start(table)
            async with anna.look_at(table) as look:
                await its_turn(look)
            node.kill()
            await let_an_hour_pass(settings)
            node.start()
            async with anna.look_at(table) as look:
                await its_turn(look)
                interrupted = [one["entry"] for one in look.events() if one["entry"]["what"] == "interrupted"]
                assert len(interrupted) == 1
                assert HOUR <= interrupted[0]["milliseconds"] < 2 * HOUR
                clock = look.state["table"]["clock"]
                assert 0 < clock["deadlines"]["0"] - clock["now"] <= 90_000
                assert clock["banks"] == [30_000, 30_000]
                assert (await look.decide())["type"] == "done"


async def let_an_hour_pass(settings: Settings) -> None:
    """Whatever is on disk is an hour older."""
    engine = open_engine(settings.url)
    async with engine.begin() as connection:
        for column in ("nodes.seen_at", "nodes.alive_until", "log.at", "tables.due_at", "tables.changed_at"):
            table, _, name = column.partition(".")
            await connection.execute(text(f"UPDATE {table} SET {name} = {name} - {HOUR}"))
    await engine.dispose()


@awaited
async def test_games_that_are_over_are_nobodys_work_any_more(settings: Settings) -> None:
    """Also when they are looked at after a restart."""
    with site(settings) as here:
        async with person_at(here.port) as anna:
            table = await anna.play_now(players=2)
            async with anna.look_at(table) as look:
                await look.play_on()
            assert here.server.rooms.owned == set()
    with site(settings) as here:
        async with person_at(here.port, anna) as again, again.look_at(table) as look:
            assert (await look.next("snapshot"))["table"]["status"] == "finished"
            assert here.server.rooms.owned == set()
