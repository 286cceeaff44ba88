"""A server that is told to stop tells its clients, finishes what it has begun, and ends well."""

import asyncio
import signal
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lucca.rules.decisions import Move
from lucca.server.base.settings import Settings
from lucca.server.live.automation import Automation
from lucca.server.live.bots import Bots
from lucca.server.store import database
from tests.server.processes import (
    Node,
    database_options,
    draft_whole_move,
    its_turn,
    nodes,
    person_at,
    run_lucca,
)
from tests.server.support import Person, awaited
from tests.waiting import PATIENCE, wait_until


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
@awaited
async def test_everybody_is_told_and_the_process_ends_well(
    settings: Settings, tmp_path: Path, by: signal.Signals
) -> None:
    with nodes(1, tmp_path, *database_options(settings)) as (node,):
        async with person_at(node.port) as anna, person_at(node.port) as ugo:
            table = await anna.play_now()
            async with anna.look_at(table) as playing, ugo.look_at(table) as watching:
                for look in (playing, watching):
                    await look.next("snapshot")
                stopping = asyncio.create_task(asyncio.to_thread(node.stop, by))
                for look in (playing, watching):
                    assert (await look.next("closing"))["message"]
                    with pytest.raises(ConnectionClosed):
                        await look.receive()
                    assert look.connection.close_code == 1012
                assert await stopping == 0
    assert "stopped, everything is saved" in node.log()
    assert "Traceback" not in node.log()
    assert "ERROR" not in node.log()


@awaited
async def test_a_move_that_is_being_saved_is_saved(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with nodes(1, tmp_path, "--data", str(data), program=serve_patiently) as (node,):
        async with person_at(node.port) as anna:
            table = await anna.play_now()
            async with anna.look_at(table) as look:
                await its_turn(look)
                you = await draft_whole_move(look)
                with closing(sqlite3.connect(data / "lucca.db", isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    await look.send("confirm", seat=you["seat"], move_index=you["move_index"], decisions=you["draft"])
                    await asyncio.to_thread(wait_until, lambda: confirms(node) == 1)
                    stopping = asyncio.create_task(asyncio.to_thread(node.stop))
                    await look.next("closing")
                    other.execute("ROLLBACK")
                assert await stopping == 0
            node.start()
            assert await moves_of(anna, table) == 1


def serve_patiently(options: Sequence[str], log_file: str) -> None:
    """However long the database is locked."""
    database._BUSY_SECONDS = round(PATIENCE)
    run_lucca(options, log_file)


def confirms(node: Node) -> float:
    return node.metric('lucca_socket_messages_total{type="confirm"}')


async def moves_of(player: Person, table: str) -> int:
    async with player.look_at(table) as look:
        entries = [event["entry"] for event in (await look.next("snapshot"))["entries"]]
    return sum(one["what"] == "moved" and one["by"] == "player" for one in entries)


@awaited
async def test_a_player_who_does_not_listen_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The process ends although a client reads nothing and never says goodbye."""
    with nodes(1, tmp_path, "--data", str(tmp_path / "data")) as (node,):
        async with person_at(node.port) as anna:
            table = await anna.play_now()
            reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n".encode()
            )
            assert b"101" in await reader.readline()
            assert await asyncio.to_thread(node.stop) == 0
            writer.close()
    assert "Traceback" not in node.log()


def test_a_server_of_which_a_part_has_died_ends_with_an_error(tmp_path: Path) -> None:
    """What watches over it starts it anew; half a server would be of no use."""
    node = Node(["--data", str(tmp_path / "data")], tmp_path / "log", program=serve_without_automation)
    node.begin()
    assert node.process is not None
    node.process.join(PATIENCE)
    assert node.process.exitcode == 1
    assert "the automation has stopped" in node.log()
    assert node.log().splitlines()[-1] == "lucca: the server stopped because a part of it did; its log says why"


def serve_without_automation(options: Sequence[str], log_file: str) -> None:
    async def die(_: Automation) -> None:
        raise ZeroDivisionError

    setattr(Automation, "_sweep", die)  # noqa: B010
    run_lucca(options, log_file)


@awaited
async def test_nobody_waits_for_a_bot_that_thinks_for_ever(tmp_path: Path) -> None:
    options = ["--data", str(tmp_path / "data")]
    node = Node(options, tmp_path / "log", program=serve_with_slow_bots)
    node.start()
    async with person_at(node.port) as anna:
        await anna.play_now()
        await asyncio.to_thread(wait_until, lambda: node.metric("lucca_bot_moves_pending") > 0)
        assert await asyncio.to_thread(node.stop) == 0
    assert "Traceback" not in node.log()


def serve_with_slow_bots(options: Sequence[str], log_file: str) -> None:
    def think_too_long(*_: object) -> Move:
        time.sleep(10 * PATIENCE)
        raise TimeoutError

    setattr(Bots, "_think", think_too_long)  # noqa: B010
    run_lucca(options, log_file)
