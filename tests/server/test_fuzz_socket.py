"""A fuzzer of our own for the table socket: nothing that is sent breaks the server, or disturbs those who play."""

import asyncio
import contextlib
import logging
import random
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import websockets

from lucca.records.fairness import verify
from lucca.server.base.settings import Settings
from tests.properties.profiles import DEEP_FACTOR, PROFILE
from tests.server.bad_frames import BadFrames
from tests.server.raw_clients import ask, served
from tests.server.support import Look, Person, Postgres, Site, awaited, people, person
from tests.waiting import PATIENCE

DEEP = PROFILE == "lucca-deep"
FRAMES = 400 * (DEEP_FACTOR if DEEP else 1)
"""That each attacker sends."""
ALL_ANSWERED = 987_654_321
"""The number of a request that only we make."""
SEED = random.SystemRandom().randrange(10**6) if DEEP else 0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    settings = Settings(data=tmp_path_factory.mktemp("fuzz"), limits=False)
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres_server")
        settings = Settings(database_url=postgres.new_database(), limits=False)
    with served(settings) as here:
        yield here


@pytest.fixture(autouse=True)
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No message may leave an error in the log."""
    with caplog.at_level(logging.WARNING):
        yield
    assert not [line for line in caplog.records if line.exc_info or line.levelno >= logging.ERROR], f"seed {SEED}"


# --- those who send nonsense ------------------------------------------------------------------------------------------


async def send_bad_frames(look: Look, bad_frames: BadFrames, frames: int) -> list[str]:
    """Send bad frames and read what comes back, until the server has had enough of it; the codes of its refusals."""
    codes: list[str] = []
    answered = asyncio.Event()

    async def read() -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                message = await look.receive()
                if message["type"] == "refused":
                    codes.append(message["code"])
                if message.get("request") == ALL_ANSWERED:
                    answered.set()
        answered.set()

    async def until_all_is_answered() -> None:
        answered.clear()
        await look.send("ping", request=ALL_ANSWERED)
        await asyncio.wait_for(answered.wait(), PATIENCE)

    reading = asyncio.create_task(read())
    with contextlib.suppress(websockets.ConnectionClosed):
        for _ in range(frames):
            await look.connection.send(bad_frames.frame(look.you))
            if bad_frames.rng.random() < 0.3:
                await until_all_is_answered()
    await look.connection.close()
    await reading
    return codes


async def send_bad_frames_and_reconnect(attacker: Person, table: str, seed: object) -> list[str]:
    """Until all frames are sent, however often one is cut off."""
    bad_frames, codes, sent = BadFrames(seed), [], 0
    while sent < FRAMES:
        async with attacker.look_at(table) as look:
            with contextlib.suppress(websockets.ConnectionClosed):
                await look.next("snapshot")
            part = min(FRAMES - sent, bad_frames.rng.randrange(20, 200))
            codes += await send_bad_frames(look, bad_frames, part)
            sent += part
    return codes


async def come_and_go(attacker: Person, table: str, seed: object) -> None:
    """Connect, and vanish at any moment: before the handshake is over, in the middle of a message, without a word."""
    rng = Random(repr(seed))
    for _ in range(FRAMES // 10):
        reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port)
        after = rng.choice(("0", "99", "-1", "x", "1" * 30))
        request = handshake(f"/api/tables/{table}/socket?after={after}")
        writer.write(request[: rng.choice((len(request), len(request), rng.randrange(len(request))))])
        if rng.random() < 0.7:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(100), rng.choice((0.001, 0.05)))
            writer.write(broken_frame(rng))
        if rng.random() < 0.5:
            writer.transport.abort()
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def handshake(path: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    return "\r\n".join(lines).encode()


def broken_frame(rng: Random) -> bytes:
    """Bytes that might be frames: wrong opcodes, lengths that lie, no mask, endless fragments, odd closings."""
    body = rng.randbytes(rng.randrange(200))
    first = rng.randrange(256) if rng.random() < 0.5 else rng.choice((0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x00))
    masked = rng.choice((0x80, 0x80, 0))
    length = rng.choice((len(body), 125, rng.randrange(126)))
    head = struct.pack("!BB", first, masked | min(length, 125))
    if rng.random() < 0.2:
        head = struct.pack("!BBQ", first, masked | 127, rng.choice((2**63 - 1, 2**64 - 1, 10**9, len(body))))
    return (head + bytes(4 if masked else 0) + body) * rng.choice((1, 1, 3))


# --- those who play ---------------------------------------------------------------------------------------------------


async def play_honestly(players: list[Person], table: str) -> None:
    """A game from beginning to end, at which every answer must come, and every event once and in order."""
    async with contextlib.AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(player.look_at(table)) for player in players]
        await asyncio.gather(*(look.play_on(which) for which, look in enumerate(looks)))
    record = await players[0].http.get(f"/api/games/{table}/record")
    assert verify(record.content).game == table


def test_noise_disturbs_nobody(target: Site) -> None:
    """Strangers, guests and a player send bad frames at a table where a game is played, and at others."""
    asyncio.run(asyncio.wait_for(noise_and_a_game(target), PATIENCE * (4 + FRAMES // 400)))


async def noise_and_a_game(target: Site) -> None:
    names = ("Anna", "Bruno", "Guest", "Noisy")
    async with people(target.port, *names) as (anna, bruno, guest, noisy), person(target.port) as stranger:
        table = (await anna.post("/api/tables", {"options": {"players": 2}}))["id"]
        await bruno.post(f"/api/tables/{table}/seats")
        await anna.post(f"/api/tables/{table}/start")
        waiting = (await noisy.post("/api/tables", {"options": {"players": 3}}))["id"]
        own = (await noisy.post("/api/play-now", {"players": 3, "level": "apprentice"}))["id"]
        playing = asyncio.create_task(play_honestly([anna, bruno], table))
        codes = await asyncio.gather(
            send_bad_frames_and_reconnect(stranger, table, (SEED, "stranger")),
            send_bad_frames_and_reconnect(guest, table, (SEED, "guest")),
            send_bad_frames_and_reconnect(noisy, own, (SEED, "noisy")),
            send_bad_frames_and_reconnect(noisy, waiting, (SEED, "waiting")),
        )
        await come_and_go(stranger, table, (SEED, "comes and goes"))
        await playing
        heard = {code for each in codes for code in each}
        assert "internal" not in heard, f"seed {SEED}"
        assert {"malformed", "too-large", "not-your-seat", "nobody", "incomplete"} <= heard
        moves = target.server.rooms.by_id[own].table.moves_by
        assert moves[0] > 0, "the noisy player never made a legal move, so little was tried"
    await all_gone(target)


async def all_gone(target: Site) -> None:
    """Nothing is left of those who went away, however they did."""
    server = target.server
    while (
        any(room.viewers for room in server.rooms.by_id.values()) or server.audience.viewers or server.limits._sockets
    ):
        await asyncio.sleep(0.02)


@awaited
async def test_a_flood_is_held_back_and_the_others_play_on(tmp_path: Path) -> None:
    """With the limits that a server has: one client sends as fast as it can, and reads nothing."""
    with served(Settings(data=tmp_path)) as here:
        async with people(here.port, "Anna", "Flood") as (anna, flood):
            table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
            flooding = asyncio.create_task(pour(flood, table))
            async with anna.look_at(table) as look:
                await look.next("snapshot")
                for _ in range(4):
                    while not (look.you and look.you["to_decide"]):
                        await look.receive()
                    assert (await look.decide())["type"] == "done"
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
            assert ask(here.port, "GET", "/health", {"Host": "a"}).status == 200


async def pour(flood: Person, table: str) -> None:
    while True:
        with contextlib.suppress(websockets.ConnectionClosed):
            async with flood.look_at(table) as look:
                try:
                    while True:
                        await look.connection.send('{"type": "ping"}')
                        await asyncio.sleep(0)
                finally:
                    look.connection.transport.abort()


def test_noise_instead_of_requests(target: Site) -> None:
    """Bytes straight into the port, of any kind and in any pieces."""
    rng = Random(SEED)
    for _ in range(FRAMES // 8):
        with socket.create_connection(("127.0.0.1", target.port), PATIENCE) as connection:
            with contextlib.suppress(ConnectionError):
                for _ in range(rng.randrange(4)):
                    connection.sendall(rng.choice((rng.randbytes(100), request_like(rng), broken_frame(rng))))
            if rng.random() < 0.3:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ask(target.port, "GET", "/health", {"Host": "a"}).status == 200


def request_like(rng: Random) -> bytes:
    method = rng.choice(("GET", "POST", "HEAD", "BREW", "PRI", "\x00"))
    path = rng.choice(("/", "/api/tables", "*", "//", "/%", "/%zz", "/\xff", "http://other/", "/api/tables/x/socket"))
    lines = [
        f"{method} {path} HTTP/{rng.choice(('1.1', '1.0', '2', '9'))}",
        rng.choice(("Host: a", "Host:", "Hosts", ": x", "Host: a\r\nHost: b")),
        rng.choice(("Upgrade: websocket", "Upgrade: h2c", "Connection: Upgrade, close", "Expect: 100-continue")),
        rng.choice(("Content-Length: 5", "Content-Length: -5", "Transfer-Encoding: chunked", "Cookie: lucca=a.b.c")),
        rng.choice(("Connection: Upgrade", "Content-Length: 3", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99")),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n" + rng.choice(("", "hello", "5\r\nhello\r\n0\r\n\r\n"))).encode("latin-1")
