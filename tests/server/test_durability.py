"""Nothing is lost: servers are killed at any instant, and whatever they promised is there afterwards."""

import asyncio
import random
from pathlib import Path

import msgspec

from lucca.rules.decisions import Decision, move_of
from lucca.server.settings import Settings
from tests.cli.running import run as lucca
from tests.server.processes import Node, Witness, database_options, nodes, somebody
from tests.server.support import Json, awaited

_decisions = msgspec.json.Decoder(tuple[Decision, ...])
KILLS = 6


async def kill_now_and_then(node: Node, witnesses: list[Witness], chance: random.Random) -> None:
    """Every time after something has happened at the tables, and then at any instant."""
    for _ in range(KILLS):
        enough = known_to(witnesses) + 4
        while known_to(witnesses) < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.1))
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)


def known_to(witnesses: list[Witness]) -> int:
    return sum(len(witness.events) for witness in witnesses)


async def check_all_is_there(witness: Witness, folder: Path) -> None:
    """Everything that was told is in the log, and everything that was confirmed has happened."""
    async with witness.browser.look_at(witness.table) as look:
        log = {event["number"]: event for event in (await look.next("snapshot"))["events"]}
    assert log == witness.events
    assert sorted(log) == list(range(1, len(log) + 1))
    moves = [event["happening"] for event in log.values() if event["happening"]["what"] == "moved"]
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
        async with somebody(node.port) as anna:
            witnesses = [Witness(anna, await anna.play_now(players=players)) for players in (2, 3, 4, 5)]
            await asyncio.gather(kill_now_and_then(node, witnesses, chance), *(one.play() for one in witnesses))
            for witness in witnesses:
                await check_all_is_there(witness, tmp_path)
            assert sum(witness.reconnected for witness in witnesses) > len(witnesses)
        assert "Traceback" not in node.log()
        assert node.stop() == 0
