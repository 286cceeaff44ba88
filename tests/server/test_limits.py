"""How much anybody may ask for, and how often; and what becomes of those who cannot keep up."""

import asyncio
import contextlib
import json
import re
import socket
from pathlib import Path
from typing import BinaryIO

import pytest
import websockets

from lucca.server.base import limits as rates
from lucca.server.base.errors import TooMuch
from lucca.server.base.limits import Limits, Rate
from lucca.server.base.settings import Settings
from lucca.server.tables import conduct
from lucca.server.web import connections
from lucca.server.web.app import MAX_BODY
from lucca.server.web.games import MAX_RECORD
from lucca.server.wire.messages import MAX_MESSAGE
from tests.server.raw_clients import (
    SITE,
    answer_to,
    ask,
    assert_guarded,
    dumped,
    new_table,
    post,
    problem,
    read_answer,
    refused_code,
    served,
)
from tests.server.support import Json, Site, awaited, people, person, run
from tests.structure.sources import ROOT
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("quick_passwords")


# --- sizes ------------------------------------------------------------------------------------------------------------


def test_bodies_have_a_limit(served_site: Site) -> None:
    large = json.dumps({"deck_table": "x" * 5 * MAX_RECORD}).encode()
    headers = {"Host": SITE, "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/games/verify", "/api/games/replay"):
        answer = ask(served_site.port, "POST", path, headers, large)
        assert answer.status == 413, path
        assert_guarded(answer)


def test_bodies_in_pieces_have_the_same(served_site: Site) -> None:
    """Nobody has to say beforehand how much is to come."""
    head = f"POST /api/games/verify HTTP/1.1\r\nHost: {SITE}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    assert answer_to(served_site.port, head.encode() + 20 * chunk + b"0\r\n\r\n").status == 413


def test_a_record_has_a_limit_of_its_own(served_site: Site) -> None:
    answer = ask(served_site.port, "POST", "/api/games/verify", {"Host": SITE}, b" " * (MAX_RECORD + 1))
    assert (answer.status, problem(answer)) == (400, "too-large")


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X-More: y\r\n" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Endless: " + b"x" * 3_000_000,
        b"x" * 3_000_000,
    ],
    ids=["address", "header", "headers", "endless", "noise"],
)
def test_addresses_and_headers_have_a_limit(served_site: Site, head: bytes) -> None:
    assert answer_to(served_site.port, head).status == 400
    assert ask(served_site.port, "GET", "/health", {"Host": SITE}).status == 200


def test_long_headers_of_sockets_are_refused_quietly(served_site: Site, caplog: pytest.LogCaptureFixture) -> None:
    head = "GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    assert answer_to(served_site.port, f"{head}X-Long: {'x' * 9000}\r\n\r\n".encode()).status == 431
    assert not [line for line in caplog.records if line.exc_info]


def test_a_request_that_does_not_come_is_not_waited_for(served_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    body = f"POST /api/games/verify HTTP/1.1\r\nHost: {SITE}\r\nContent-Length: 100\r\n\r\n{{".encode()
    for begun in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", body):
        with socket.create_connection(("127.0.0.1", served_site.port), PATIENCE) as connection:
            connection.sendall(begun)
            with contextlib.suppress(ConnectionResetError):
                assert connection.recv(1000) == b""


def test_requests_one_after_the_other_on_one_connection(served_site: Site) -> None:
    """Limits are for each request, not for the connection."""
    one = b"GET /health HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * 3000 + b"\r\n\r\n"
    last = one.replace(b"X-Long", b"Connection: close\r\nX-Long")
    with socket.create_connection(("127.0.0.1", served_site.port), PATIENCE) as connection:
        answers = connection.makefile("rb")
        for _ in range(10):
            connection.sendall(one)
            assert read_kept_open(answers) == 200
        connection.sendall(last)
        assert read_answer(connection).status == 200


def read_kept_open(answers: BinaryIO) -> int:
    """The status of the next answer, which is read to its end."""
    first, *headers = iter(answers.readline, b"\r\n")
    (length,) = [line.split(b":")[1] for line in headers if line.lower().startswith(b"content-length:")]
    answers.read(int(length))
    return int(first.split()[1])


@awaited
async def test_messages_have_a_limit(served_site: Site) -> None:
    table = await new_table(served_site.port)
    async with person(served_site.port) as anna, anna.look_at(table) as look:
        await look.next("snapshot")
        await look.connection.send(" " * (MAX_MESSAGE + 1))
        assert (await look.next("refused"))["code"] == "too-large"
        assert (await look.ask("ping"))["type"] == "done"
        await look.connection.send(" " * 100 * MAX_MESSAGE)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await look.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


# --- how often --------------------------------------------------------------------------------------------------------


def test_a_rate_is_a_burst_and_so_many_more_each_second() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    rate = Rate(3, 0.5)

    def taken(client: str) -> int:
        count = 0
        with contextlib.suppress(TooMuch):
            for _ in range(100):
                limits.take(client, rate)
                count += 1
        return count

    assert taken("a") == 3
    assert taken("a") == 0
    assert taken("b") == 3
    now[0] += 2
    assert taken("a") == 1
    now[0] += 1000
    assert taken("a") == 3


def test_limits_are_as_the_deployment_page_says() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text("utf-8").partition("## Limits")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\w[^|]*) \| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)
    written = [(float(burst), float(each_second)) for _, burst, each_second in rows]
    known = [rate for rate in vars(rates).values() if isinstance(rate, Rate)]
    assert len(known) > 4
    assert written == [(rate.burst, rate.each_second) for rate in known]
    for number in (
        rates.MAX_SOCKETS,
        connections.MAX_HEAD,
        MAX_BODY,
        MAX_RECORD,
        MAX_MESSAGE,
        connections.REQUEST_SECONDS,
    ):
        assert f"{number:,.0f}" in page


def test_no_crowd_of_clients_fills_the_memory_or_forgives_a_busy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MAX_BUCKETS", 100)
    limits = Limits(clock=lambda: 0.0)
    rate = Rate(50, 0)
    refused = 0
    for number in range(10_000):
        limits.take(f"stranger {number}", rate)
        if number % 20 == 0:
            try:
                limits.take("busy", rate)
            except TooMuch:
                refused += 1
    assert len(limits._buckets) <= 100
    assert refused == 450


def test_addresses_of_one_network_are_one_client(tmp_path: Path) -> None:
    """A client with an IPv6 address has as many as they like."""
    with served(Settings(data=tmp_path)) as here:
        statuses = {
            post(here, X_Forwarded_For=f"2001:db8:1:1::{number:x}").status
            for number in range(int(rates.CREATIONS.burst))
        }
        assert statuses == {201, 429}  # a new guest and a table each
        assert post(here, X_Forwarded_For="2001:db8:1:2::1").status == 201
        for _ in range(int(rates.CREATIONS.burst)):
            post(here, X_Forwarded_For="::ffff:192.0.2.5")
        assert post(here, X_Forwarded_For="192.0.2.5").status == 429
        assert post(here, X_Forwarded_For="::ffff:192.0.2.6").status == 201
        assert post(here, X_Forwarded_For="192.0.2.7").status == 201


@pytest.mark.parametrize(
    ("method", "path", "body", "rate"),
    [
        ("GET", "/", None, rates.REQUESTS),
        ("GET", "/plain.css", None, rates.REQUESTS),
        ("GET", "/api/offer", None, rates.REQUESTS),
        ("GET", "/api/tables/none", None, rates.REQUESTS),
        ("POST", "/api/tables", {}, rates.CREATIONS),
        ("POST", "/api/play-now", {}, rates.CREATIONS),
        ("PUT", "/api/me", {"name": "Livia"}, rates.CREATIONS),
        ("POST", "/api/me/login", {"name": "Livia", "password": "wrong"}, rates.PASSWORDS),
        ("PUT", "/api/me/password", {"name": "Livia", "password": "short"}, rates.PASSWORDS),
    ],
)
def test_too_much_is_refused(strict: Site, method: str, path: str, body: Json | None, rate: Rate) -> None:
    headers = {"Host": SITE, "Content-Type": "application/json"}
    content = b"" if body is None else dumped(body)
    allowed = 0
    for _ in range(int(rate.burst) + 1):
        answer = ask(strict.port, method, path, headers, content)
        if answer.status == 429:
            break
        allowed += 1
    assert (answer.status, problem(answer)) == (429, "too-many")
    assert 0 < allowed <= rate.burst
    assert_guarded(answer)


def test_those_who_look_after_a_server_are_not_counted(strict: Site) -> None:
    for _ in range(int(rates.REQUESTS.burst) + 1):
        assert ask(strict.port, "GET", "/health", {"Host": SITE}).status == 200


def test_guessing_one_password_from_many_places_is_slow_too(strict: Site) -> None:
    body = dumped({"name": "Victim", "password": "guess"})
    statuses = [
        ask(
            strict.port,
            "POST",
            "/api/me/login",
            {"Host": SITE, "Content-Type": "application/json", "X-Forwarded-For": f"192.0.2.{number}"},
            body,
        ).status
        for number in range(int(rates.PASSWORDS.burst) + 1)
    ]
    assert statuses == [403] * int(rates.PASSWORDS.burst) + [429]


@awaited
async def test_sockets_of_one_client_are_counted(strict: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MAX_SOCKETS", 3)
    async with person(strict.port) as anna, contextlib.AsyncExitStack() as stack:
        table = (await anna.post("/api/tables"))["id"]
        for _ in range(3):
            look = await stack.enter_async_context(anna.look_at(table))
            await look.next("snapshot")
        assert await refused_code(strict.port, table) == "too-many-sockets"
        assert await refused_code(strict.port, table, **{"X-Forwarded-For": "192.0.2.1"}) is None
        await look.connection.close()
        while sum(strict.server.limits._sockets.values()) > 2:
            await asyncio.sleep(0.05)
        assert await refused_code(strict.port, table) is None
    while strict.server.limits._sockets:
        await asyncio.sleep(0.05)


@awaited
async def test_connecting_again_and_again_is_refused(strict: Site) -> None:
    table = await new_table(strict.port)
    burst = int(rates.CONNECTIONS.burst)
    codes = [await refused_code(strict.port, table) for _ in range(burst + 1)]
    assert codes == [None] * burst + ["too-many"]


@awaited
async def test_a_flood_of_messages_is_refused_and_then_cut_off(strict: Site) -> None:
    async with person(strict.port) as anna:
        table = (await anna.post("/api/tables"))["id"]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            answers: list[str] = []

            async def flood() -> None:
                with contextlib.suppress(websockets.ConnectionClosed):
                    while True:
                        await look.send("ping")
                        await asyncio.sleep(0)

            flooding = asyncio.create_task(flood())
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    answers.append((await look.receive())["type"])
            await flooding
        assert answers.count("done") == rates.MESSAGES.burst
        assert "refused" in answers
        async with anna.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == [0]


@awaited
async def test_chat_is_counted_for_the_player_not_the_connection(strict: Site) -> None:
    async with person(strict.port) as anna:
        table = (await anna.post("/api/tables"))["id"]
        answers = []
        for _ in range(3):
            async with anna.look_at(table) as look:
                await look.next("snapshot")
                answers += [(await look.ask("say", text="hello"))["type"] for _ in range(4)]
        assert answers == ["done"] * int(rates.CHAT.burst) + ["refused"] * (12 - int(rates.CHAT.burst))


# --- those who cannot keep up -----------------------------------------------------------------------------------------


def test_a_reader_that_is_too_slow_is_dropped_and_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads nothing at all, so it cannot even be told; the others go on meanwhile."""
    monkeypatch.setattr(connections, "ABORT_SECONDS", 0.1)
    monkeypatch.setattr("lucca.server.web.socket._PARTING_SECONDS", 0.1)
    monkeypatch.setattr("lucca.server.live.viewer._MAX_BYTES", 50_000)
    monkeypatch.setattr(conduct, "MAX_LOG_USAGE", 10**9)
    monkeypatch.setattr(conduct, "MAX_LOG_USAGE_OF_ALL", 10**9)
    with served(Settings(data=tmp_path, limits=False), send_buffer=2048) as here:
        run(drop_the_slow_one(here))


async def drop_the_slow_one(here: Site) -> None:
    async with person(here.port) as anna:
        table = (await anna.post("/api/tables", {"options": {"players": 2}}))["id"]
        reader, writer = await slow_socket(here.port, table)
        room = here.server.rooms.by_id[table]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            said = 0
            while len(room.viewers) > 1:
                assert (await look.ask("say", text=f"{said} {'x' * 400}"))["type"] == "done"
                said += 1
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        async with person(here.port) as stranger, stranger.look_at(table, after=1) as again:
            events = (await again.next("snapshot"))["entries"]
        assert [event["seq"] for event in events] == list(range(2, said + 2))


async def slow_socket(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A spectator's socket that takes as little as it can, and then nothing."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=100)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 101")
    return reader, writer


@awaited
async def test_nobody_makes_a_table_so_long_that_others_cannot_look_at_it(
    served_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that connects gets everything that ever happened there."""
    monkeypatch.setattr(conduct, "MAX_LOG_USAGE", 8_000)
    async with people(served_site.port, "Anna", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"players": 4}}))["id"]
        await bruno.post(f"/api/tables/{table}/seats")
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            text = "\U0001f981" * conduct.MAX_SAID
            answers = [await look.ask("say", text=text) for _ in range(20)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["code"] == "enough"
        for method in ("PUT", "DELETE"):
            answer = await anna.http.request(method, f"/api/tables/{table}/seats/2/bot", json={})
            assert answer.json()["code"] in ("enough", "no-bot")
        async with bruno.look_at(table) as look:
            await look.next("snapshot")
            assert (await look.ask("say", text="hello"))["type"] == "done"
        while (await bruno.http.delete(f"/api/tables/{table}/seats")).is_success:
            answer = await bruno.http.post(f"/api/tables/{table}/seats", json={})
            if not answer.is_success:
                break
        assert answer.json()["code"] == "enough"
        assert served_site.server.rooms.by_id[table].table.seq < 150
        await anna.post(f"/api/tables/{table}/start", {"level": "apprentice"})
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            assert (await look.decide())["type"] == "done"


@awaited
async def test_watchers_are_sent_away_when_a_game_without_them_begins(served_site: Site) -> None:
    async with people(served_site.port, "Anna", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"players": 2, "spectators": False}}))["id"]
        async with bruno.look_at(table) as look:
            assert (await look.next("snapshot"))["table"]["status"] == "waiting"
            await anna.post(f"/api/tables/{table}/start")
            with pytest.raises(websockets.ConnectionClosed):
                await look.next("never")
        assert all(message["table"]["game"] is None for message in look.heard if "table" in message)
        assert await refused_code(served_site.port, table) == "no-spectators"
