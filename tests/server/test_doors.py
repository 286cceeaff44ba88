"""The doors: who is let in from where, what browsers are told, and how much anybody may ask for."""

import asyncio
import contextlib
import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.typing import Origin

from lucca.rules.cards import deck_to_list, standard_deck
from lucca.server import limits as rates
from lucca.server.errors import TooMuch
from lucca.server.identity import cookies
from lucca.server.identity import people as identity
from lucca.server.limits import Limits, Rate
from lucca.server.settings import Settings
from lucca.server.tables import conduct
from lucca.server.texts import shown
from lucca.server.web import intake
from lucca.server.web.app import MOST_BODY
from lucca.server.web.games import MOST_RECORD
from lucca.server.web.security import HEADERS
from lucca.server.wire.messages import MOST_MESSAGE
from tests.server.doors import Answer, answer_to, ask, read_answer, served
from tests.server.support import PATIENCE, Json, Site, awaited, people, person, run
from tests.structure.sources import ROOT

SITE = "lucca.example"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits, as it is served."""
    settings = Settings(data=tmp_path_factory.mktemp("door"), limits=False, origins=("https://Friends.example/",))
    with served(settings) as here:
        yield here


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Site]:
    """One that counts."""
    with served(Settings(data=tmp_path / "strict")) as here:
        yield here


@pytest.fixture(autouse=True, scope="module")
def quick_passwords() -> Iterator[None]:
    """What makes guessing slow is the library's business, and takes long."""
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "_hasher", quick)
        patch.setattr(identity, "_NO_PASSWORD", quick.hash("nobody's"))
        yield


def post(here: Site, path: str = "/api/play-now", body: Json | None = None, **headers: str) -> Answer:
    given = {"Host": SITE, "Content-Type": "application/json"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    return ask(here.port, "POST", path, {name: value for name, value in given.items() if value}, dumped(body))


def dumped(body: Json | None) -> bytes:
    return json.dumps(body or {}).encode()


def problem(answer: Answer) -> str:
    code: str = json.loads(answer.body)["code"]
    return code


# --- where requests come from -----------------------------------------------------------------------------------------

OWN = [f"http://{SITE}", f"http://{SITE.upper()}", f"HTTP://{SITE}", f"https://{SITE}", "https://friends.example"]
FOREIGN = [
    "null",
    "",
    "https://evil.example",
    f"http://{SITE}:8001",
    f"http://{SITE}.evil.example",
    f"http://evil.example/{SITE}",
    f"http://evil.example@{SITE}",
    f"http://{SITE}@evil.example",
    f"http://evil.example#{SITE}",
    f"http://{SITE}/path",
    f"{SITE}",
    f"//{SITE}",
    f"ftp://{SITE}",
    "http://[::1",
    "http://[",
    "https://friends.example.evil.example",
    "\xff\xfe",
]


@pytest.mark.parametrize("origin", OWN)
def test_our_own_pages_may_act(door: Site, origin: str) -> None:
    assert post(door, Origin=origin).status == 201


def test_programs_that_are_no_browsers_may_act(door: Site) -> None:
    assert post(door).status == 201


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_of_other_sites_may_not(door: Site, origin: str, method: str) -> None:
    path = {"POST": "/api/play-now", "PUT": "/api/me", "DELETE": "/api/me"}[method]
    headers = {"Host": SITE, "Origin": origin, "Content-Type": "application/json"}
    answer = ask(door.port, method, path, headers, b'{"name": "x"}' if method == "PUT" else b"{}")
    assert (answer.status, problem(answer)) == (403, "foreign-origin")
    assert not answer.cookies


def test_an_origin_without_a_host_to_compare_is_foreign(door: Site) -> None:
    for origin in ("null", "http://", "https://evil.example"):
        answer = post(door, Host="", Origin=origin)
        assert (answer.status, problem(answer)) == (403, "foreign-origin")


def test_a_page_without_encryption_may_not_act_on_one_with(door: Site) -> None:
    """Whoever can forge a page of http:// must not reach the cookie of https://."""
    assert post(door, Origin=f"http://{SITE}", X_Forwarded_Proto="https").status == 403
    assert post(door, Origin=f"https://{SITE}", X_Forwarded_Proto="https").status == 201


def test_every_request_that_changes_something_is_checked(door: Site) -> None:
    """All operations of the OpenAPI document, not just those somebody thought of."""
    document = json.loads(ask(door.port, "GET", "/schema/openapi.json", {"Host": SITE}).body)
    checked = 0
    for path, operations in document["paths"].items():
        for method in operations:
            if method.upper() in ("GET", "HEAD"):
                continue
            address = re.sub(r"{[^}]*seat[^}]*}", "0", path)
            address = re.sub(r"{[^}]*}", "none", address)
            headers = {"Host": SITE, "Origin": "https://evil.example", "Content-Type": "application/json"}
            answer = ask(door.port, method.upper(), address, headers, b"{}")
            assert (answer.status, problem(answer)) == (403, "foreign-origin"), (method, path)
            checked += 1
    assert checked >= 10


async def refused_code(port: int, table: str, origin: str | None = None, **headers: str) -> str | None:
    """The reason for which a socket is closed at once; None if it is not."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    try:
        async with connect(
            address, origin=None if origin is None else Origin(origin), additional_headers=headers
        ) as there:
            message = json.loads(await asyncio.wait_for(there.recv(), PATIENCE))
            if message["type"] == "snapshot":
                return None
            assert message["type"] == "refused"
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(there.recv(), PATIENCE)
            return str(message["code"])
    except websockets.InvalidStatus as error:
        return str(error.response.status_code)


async def new_table(port: int) -> str:
    async with person(port) as anna:
        return str((await anna.post("/api/tables"))["id"])


@awaited
async def test_sockets_are_for_our_own_pages_too(door: Site) -> None:
    table, host = await new_table(door.port), f"127.0.0.1:{door.port}"
    for origin in (None, f"http://{host}", f"https://{host}", "https://friends.example"):
        assert await refused_code(door.port, table, origin) is None, origin
    for origin in [*FOREIGN[:-1], f"http://127.0.0.1:{door.port + 1}", "http://127.0.0.1", f"ws://{host}"]:
        assert await refused_code(door.port, table, origin) == "foreign-origin", origin


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/tables", "/api/tables/none/socket?after=x", "/%ff"])
@awaited
async def test_sockets_elsewhere_are_refused(door: Site, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)) as refused:
        async with connect(f"ws://127.0.0.1:{door.port}{path}") as there:
            await asyncio.wait_for(there.recv(), PATIENCE)
    if isinstance(refused.value, websockets.InvalidStatus):
        assert 400 <= refused.value.response.status_code < 500
    assert not [line for line in caplog.records if line.exc_info or line.levelno >= logging.ERROR]


# --- cookies ----------------------------------------------------------------------------------------------------------


def attributes(answer: Answer) -> dict[str, str]:
    (cookie,) = answer.cookies
    parts = [part.strip().partition("=") for part in cookie.split(";")]
    return {name.lower(): value for name, _, value in parts}


def test_the_cookie_is_hidden_from_scripts_and_other_sites(door: Site) -> None:
    cookie = attributes(post(door))
    assert {"lucca", "httponly"} <= set(cookie)
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == cookies.MAX_AGE
    assert "domain" not in cookie
    assert "secure" not in cookie


def test_over_https_the_cookie_never_travels_without(door: Site) -> None:
    assert "secure" in attributes(post(door, X_Forwarded_Proto="https"))


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False, trusted_proxies=("10.9.9.9",))) as here:
        assert "secure" not in attributes(post(here, X_Forwarded_Proto="https"))


def test_under_a_path_the_cookie_is_for_that_path(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, root_path="/lucca")) as here:
        cookie = attributes(post(here, "/lucca/api/play-now"))
        assert cookie["path"] == "/lucca"
        gone = ask(here.port, "DELETE", "/lucca/api/me", {"Host": SITE, "Cookie": f"lucca={cookie['lucca']}"})
        assert attributes(gone)["path"] == "/lucca"
        for _ in range(int(rates.REQUESTS.burst) + 200):
            answer = ask(here.port, "GET", "/lucca/api/offer", {"Host": SITE})
            if answer.status == 429:
                return
        raise AssertionError("requests under a path are not counted")


def test_cookies_that_we_did_not_sign_are_nobodys(door: Site) -> None:
    value = attributes(post(door))["lucca"]
    assert whoami(door, value).status == 200
    player, session, signature = value.split(".")
    other = attributes(post(door))["lucca"].split(".")
    for forged in (
        f"{player}.{session}.{'0' * 64}",
        f"{player}.{session}.",
        f"{player}.{session}",
        f"{player}.1.{signature}",
        f"{player}.00.{signature}",
        f"{other[0]}.{session}.{signature}",
        f"{player}.{session}.{signature[:-1]}",
        f"{player}.{session}.{signature}0",
        f"{player}.{session}.{signature.upper()}",
        f"{player}.{session}.\xe9\xff",
        "....",
        "x" * 4000,
        "",
    ):
        assert whoami(door, forged).status == 404, forged


def whoami(here: Site, cookie: str) -> Answer:
    return ask(here.port, "GET", "/api/me", {"Host": SITE, "Cookie": f"lucca={cookie}"})


def test_no_two_servers_sign_alike(door: Site, tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False)) as elsewhere:
        assert whoami(elsewhere, attributes(post(door))["lucca"]).status == 404


@awaited
async def test_logging_out_everywhere_ends_what_is_open_elsewhere(door: Site) -> None:
    """Whoever has stolen a cookie is out at once, also at the table."""
    async with person(door.port) as anna, person(door.port) as thief:
        table = (await anna.post("/api/play-now", {"players": 2}))["id"]
        thief.http.cookies = anna.http.cookies
        async with thief.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == [0]
            await anna.delete("/api/me?everywhere=true")
            with pytest.raises(websockets.ConnectionClosed):
                await look.next("never")
        async with thief.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == []


# --- headers ----------------------------------------------------------------------------------------------------------


def assert_guarded(answer: Answer) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name.decode()) == value.decode(), (answer, name)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/verify", 200),
        ("GET", "/verify.js", 200),
        ("GET", "/api/offer", 200),
        ("GET", "/api/me", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/tables/none/socket", 405),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema/openapi.json", 200),
        ("POST", "/api/play-now", 400),
        ("PATCH", "/api/me", 405),
        ("OPTIONS", "/api/me", 204),
        ("GET", "/%ff%00", 404),
        ("GET", "/api/tables?x=%ff", 200),
    ],
)
def test_every_answer_carries_our_headers(door: Site, method: str, path: str, status: int) -> None:
    answer = ask(door.port, method, path, {"Host": SITE}, b"?" if method == "POST" else b"")
    assert answer.status == status
    assert_guarded(answer)
    assert "server" not in answer.headers


def test_failures_carry_them_too(door: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("broken by a test")

    monkeypatch.setattr(door.server.history, "leaderboard", fail)
    answer = ask(door.port, "GET", "/api/leaderboard", {"Host": SITE})
    assert (answer.status, problem(answer)) == (500, "internal")
    assert b"broken by a test" not in answer.body
    assert_guarded(answer)


def test_pages_run_only_our_own_scripts_and_stand_in_no_frame() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS[b"content-security-policy"].decode().split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert HEADERS[b"x-content-type-options"] == b"nosniff"
    assert HEADERS[b"cache-control"] == b"no-store"


def test_nothing_invites_other_sites(door: Site) -> None:
    for method in ("GET", "OPTIONS"):
        answer = ask(door.port, method, "/api/offer", {"Host": SITE, "Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- sizes ------------------------------------------------------------------------------------------------------------


def test_bodies_have_a_limit(door: Site) -> None:
    large = json.dumps({"deck_table": "x" * 5 * MOST_RECORD}).encode()
    headers = {"Host": SITE, "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/games/verify", "/api/games/replay"):
        answer = ask(door.port, "POST", path, headers, large)
        assert answer.status == 413, path
        assert_guarded(answer)


def test_bodies_in_pieces_have_the_same(door: Site) -> None:
    """Nobody has to say beforehand how much is to come."""
    head = f"POST /api/games/verify HTTP/1.1\r\nHost: {SITE}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    assert answer_to(door.port, head.encode() + 20 * chunk + b"0\r\n\r\n").status == 413


def test_a_record_has_a_limit_of_its_own(door: Site) -> None:
    answer = ask(door.port, "POST", "/api/games/verify", {"Host": SITE}, b" " * (MOST_RECORD + 1))
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
def test_addresses_and_headers_have_a_limit(door: Site, head: bytes) -> None:
    assert answer_to(door.port, head).status == 400
    assert ask(door.port, "GET", "/health", {"Host": SITE}).status == 200


def test_long_headers_of_sockets_are_refused_quietly(door: Site, caplog: pytest.LogCaptureFixture) -> None:
    head = "GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    assert answer_to(door.port, f"{head}X-Long: {'x' * 9000}\r\n\r\n".encode()).status == 431
    assert not [line for line in caplog.records if line.exc_info]


def test_a_request_that_does_not_come_is_not_waited_for(door: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "REQUEST_SECONDS", 0.2)
    body = f"POST /api/games/verify HTTP/1.1\r\nHost: {SITE}\r\nContent-Length: 100\r\n\r\n{{".encode()
    for begun in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", body):
        with socket.create_connection(("127.0.0.1", door.port), PATIENCE) as connection:
            connection.sendall(begun)
            with contextlib.suppress(ConnectionResetError):
                assert connection.recv(1000) == b""


def test_requests_one_after_the_other_on_one_connection(door: Site) -> None:
    """Limits are for each request, not for the connection."""
    one = b"GET /health HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * 3000 + b"\r\n\r\n"
    last = one.replace(b"X-Long", b"Connection: close\r\nX-Long")
    with socket.create_connection(("127.0.0.1", door.port), PATIENCE) as connection:
        for _ in range(10):
            connection.sendall(one)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(last)
        assert read_answer(connection).status == 200


@awaited
async def test_messages_have_a_limit(door: Site) -> None:
    table = await new_table(door.port)
    async with person(door.port) as anna, anna.look_at(table) as look:
        await look.next("snapshot")
        await look.connection.send(" " * (MOST_MESSAGE + 1))
        assert (await look.next("refused"))["code"] == "too-large"
        assert (await look.ask("ping"))["type"] == "done"
        await look.connection.send(" " * 100 * MOST_MESSAGE)
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
    known = [rates.REQUESTS, rates.MAKING, rates.PASSWORDS, rates.CONNECTIONS, rates.MESSAGES, rates.CHAT]
    assert written == [(rate.burst, rate.each_second) for rate in known]
    for number in (rates.MOST_SOCKETS, intake.MOST_HEAD, MOST_BODY, MOST_RECORD, MOST_MESSAGE, intake.REQUEST_SECONDS):
        assert f"{number:,.0f}" in page


def test_no_crowd_of_clients_fills_the_memory_or_forgives_a_busy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 100)
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
    """Whoever has an IPv6 address has as many as they like."""
    with served(Settings(data=tmp_path)) as here:
        statuses = {
            post(here, X_Forwarded_For=f"2001:db8:1:1::{number:x}").status for number in range(int(rates.MAKING.burst))
        }
        assert statuses == {201, 429}  # a new guest and a table each
        assert post(here, X_Forwarded_For="2001:db8:1:2::1").status == 201
        for _ in range(int(rates.MAKING.burst)):
            post(here, X_Forwarded_For="::ffff:192.0.2.5")
        assert post(here, X_Forwarded_For="192.0.2.5").status == 429
        assert post(here, X_Forwarded_For="::ffff:192.0.2.6").status == 201
        assert post(here, X_Forwarded_For="192.0.2.7").status == 201


@pytest.mark.parametrize(
    ("method", "path", "body", "rate"),
    [
        ("GET", "/", None, rates.REQUESTS),
        ("GET", "/verify", None, rates.REQUESTS),
        ("GET", "/api/offer", None, rates.REQUESTS),
        ("GET", "/api/tables/none", None, rates.REQUESTS),
        ("POST", "/api/tables", {}, rates.MAKING),
        ("POST", "/api/play-now", {}, rates.MAKING),
        ("PUT", "/api/me", {"name": "somebody"}, rates.MAKING),
        ("POST", "/api/me/login", {"name": "somebody", "password": "wrong"}, rates.PASSWORDS),
        ("PUT", "/api/me/password", {"name": "somebody", "password": "short"}, rates.PASSWORDS),
    ],
)
def test_too_much_is_refused(strict: Site, method: str, path: str, body: Json | None, rate: Rate) -> None:
    headers = {"Host": SITE, "Content-Type": "application/json"}
    content = b"" if body is None else dumped(body)
    allowed = 0
    for _ in range(40 * int(rate.burst)):
        answer = ask(strict.port, method, path, headers, content)
        if answer.status == 429:
            break
        allowed += 1
    assert (answer.status, problem(answer)) == (429, "too-many")
    assert 0 < allowed < 20 * rate.burst
    assert_guarded(answer)


def test_those_who_look_after_a_server_are_not_counted(strict: Site) -> None:
    for _ in range(int(rates.REQUESTS.burst) + 100):
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
        for number in range(int(rates.PASSWORDS.burst) + 5)
    ]
    assert statuses[0] == 403
    assert statuses[-1] == 429


@awaited
async def test_sockets_of_one_client_are_counted(strict: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_SOCKETS", 3)
    async with person(strict.port) as anna, contextlib.AsyncExitStack() as stack:
        table = (await anna.post("/api/tables"))["id"]
        for _ in range(3):
            look = await stack.enter_async_context(anna.look_at(table))
            await look.next("snapshot")
        assert await refused_code(strict.port, table) == "too-many-sockets"
        assert await refused_code(strict.port, table, **{"X-Forwarded-For": "192.0.2.1"}) is None
        await look.connection.close()
        while await refused_code(strict.port, table) is not None:
            await asyncio.sleep(0.05)
    while strict.server.limits._sockets:
        await asyncio.sleep(0.05)


@awaited
async def test_connecting_again_and_again_is_refused(strict: Site) -> None:
    table = await new_table(strict.port)
    for _ in range(3 * int(rates.CONNECTIONS.burst)):
        if await refused_code(strict.port, table) == "too-many":
            return
    raise AssertionError("nothing was refused")


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
        assert answers.count("done") >= rates.MESSAGES.burst
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
        assert answers.count("done") < 12
        assert answers.count("refused") > 0


# --- those who cannot keep up -----------------------------------------------------------------------------------------


def test_a_reader_that_is_too_slow_is_dropped_and_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads nothing at all, so it cannot even be told; the others go on meanwhile."""
    monkeypatch.setattr(intake, "ABORT_SECONDS", 0.1)
    monkeypatch.setattr("lucca.server.web.socket._PARTING_SECONDS", 0.1)
    monkeypatch.setattr("lucca.server.live.viewer._MOST_BYTES", 50_000)
    monkeypatch.setattr(conduct, "MOST_FUSS", 10**9)
    monkeypatch.setattr(conduct, "MOST_FUSS_OF_ALL", 10**9)
    with served(Settings(data=tmp_path, limits=False), send_buffer=2048) as here:
        run(drop_the_slow_one(here))


async def drop_the_slow_one(here: Site) -> None:
    async with person(here.port) as anna:
        table = (await anna.post("/api/tables", {"options": {"players": 2}}))["id"]
        reader, writer = await slow_socket(here.port, table)
        room = here.server.hub.rooms[table]
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
            events = (await again.next("snapshot"))["events"]
        assert [event["number"] for event in events] == list(range(2, said + 2))


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
    door: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever connects gets everything that ever happened there."""
    monkeypatch.setattr(conduct, "MOST_FUSS", 8_000)
    async with people(door.port, "Anna", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"players": 4}}))["id"]
        await bruno.post(f"/api/tables/{table}/seats")
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            text = "\U0001f981" * conduct.MOST_SAID
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
        assert door.server.hub.rooms[table].table.number < 150
        await anna.post(f"/api/tables/{table}/start", {"level": "apprentice"})
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            assert (await look.decide())["type"] == "done"


@awaited
async def test_watchers_are_sent_away_when_a_game_without_them_begins(door: Site) -> None:
    async with people(door.port, "Anna", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"players": 2, "spectators": False}}))["id"]
        async with bruno.look_at(table) as look:
            assert (await look.next("snapshot"))["table"]["status"] == "waiting"
            await anna.post(f"/api/tables/{table}/start")
            with pytest.raises(websockets.ConnectionClosed):
                await look.next("never")
        assert all(message["table"]["game"] is None for message in look.heard if "table" in message)
        assert await refused_code(door.port, table) == "no-spectators"


# --- texts ------------------------------------------------------------------------------------------------------------

MARKUP = "<script>alert(1)</script>"
TEXTS = {
    "  Anna\t\n Rossi ": "Anna Rossi",
    "An\u200bna": "Anna",
    "Anna\u202e\u2066": "Anna",
    "\ufeffAn\u00adna\u200d\ufe0f": "Anna",
    "Anna\u3164\u2800\u115f": "Anna",
    "Anna\U000e0041\ue000\ud7ff": "Anna\ud7ff",
    "A\u0301nna": "\u00c1nna",
    "e" + "\u0301\u0302\u0303\u0304" * 20: "\u00e9\u0302\u0303\u0304",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u2764\ufe0f": "\u2764\ufe0f",
    "\u0627\u0646\u0627": "\u0627\u0646\u0627",
    "null\x00byte\x1b[2J": "null byte [2J",
    "<b>&amp;": "<b>&amp;",
}


@pytest.mark.parametrize("text", TEXTS, ids=ascii)
def test_names_are_shown_as_text_without_what_cannot_be_seen(door: Site, text: str) -> None:
    expected = TEXTS[text].replace("\ud7ff", "")
    answer = ask(door.port, "PUT", "/api/me", {"Host": SITE}, dumped({"name": text}))
    assert (answer.status, json.loads(answer.body)["name"]) == (200, expected)


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u3164", "\u0301", "\x00", "x" * 31, "x" * 500, "\u202e" * 30])
def test_names_that_show_nothing_or_too_much_are_refused(door: Site, text: str) -> None:
    answer = ask(door.port, "PUT", "/api/me", {"Host": SITE}, dumped({"name": text}))
    assert answer.status == 400
    assert not answer.cookies


@given(text=st.text(max_size=60))
def test_a_text_as_it_is_shown_stays_so(text: str) -> None:
    once = shown(text)
    assert shown(once) == once
    assert not set(once) & set("\n\r\t\x00\x1b\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@awaited
async def test_nobody_takes_the_name_that_another_has_kept(door: Site) -> None:
    """Not with other letters of the same look either: case, width, composition, characters that are not seen."""
    async with person(door.port) as anna, person(door.port) as other:
        await anna.put("/api/me/password", {"name": "Ren\u00e9e 1", "password": "correct horse"})
        for name in ("Ren\u00e9e 1", "REN\u00c9E 1", "Rene\u0301e 1", "Ren\u00e9e\u200b 1", "\uff32en\u00e9e \u2460"):
            assert (await other.put("/api/me", {"name": name}, status=409))["code"] == "name-taken", name
            taken = await other.put("/api/me/password", {"name": name, "password": "battery staple"}, status=409)
            assert taken["code"] == "name-taken"
            assert (await other.post("/api/tables", {"name": name}, status=409))["code"] == "name-taken"
        assert (await anna.put("/api/me", {"name": "REN\u00c9E 1"}))["name"] == "REN\u00c9E 1"
        assert (await other.post("/api/me/login", {"name": "rene\u0301e 1", "password": "correct horse"}))[
            "guest"
        ] is False


@awaited
async def test_guests_may_share_a_name_and_nobody_owns_theirs(door: Site) -> None:
    async with person(door.port) as anna, person(door.port) as other:
        for one in (anna, other):
            assert (await one.put("/api/me", {"name": "Ugo"}))["name"] == "Ugo"
        refused = await anna.put("/api/me/password", {"name": "GUEST", "password": "correct horse"}, status=409)
        assert refused["code"] == "name-taken"
        async with person(door.port) as new:
            await new.post("/api/tables")
            assert (await new.get("/api/me"))["name"] == "Guest"


@awaited
async def test_chat_is_text(door: Site) -> None:
    async with people(door.port, f"A {MARKUP[:20]}", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"public": True}}))["id"]
        async with anna.look_at(table) as look, bruno.look_at(table) as other:
            await other.next("snapshot")
            await look.next("snapshot")
            assert (await look.ask("say", text=f"{MARKUP}\u202e\n\x00!"))["type"] == "done"
            (event,) = (await other.next("update"))["events"]
            assert event["happening"] == {
                "what": "said",
                "player": event["happening"]["player"],
                "name": f"A {MARKUP[:20]}",
                "text": f"{MARKUP} !",
            }
            for text in ("", "\u200b \n", "x" * 501):
                assert (await look.ask("say", text=text))["type"] == "refused"
        page = await anna.http.get("/")
        assert MARKUP[:20] not in page.text
        assert "&lt;script&gt;" in page.text
        assert page.headers["content-type"] == "text/html; charset=utf-8"


# --- decks of one's own -----------------------------------------------------------------------------------------------


def changed_deck(**values: object) -> list[Json]:
    first, *others = deck_to_list(standard_deck())
    return [{**first, **values}, *others]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        "other",
        None,
        changed_deck(number=10**15),
        changed_deck(number=-1),
        changed_deck(shields=10**9),
        changed_deck(windows="3"),
        changed_deck(id="\x00"),
        changed_deck(colour="\u202ered"),
        changed_deck(colour="x" * 31),
        changed_deck(more=1),
        deck_to_list(standard_deck()) * 2,
        [{}] * 200,
    ],
    ids=range(13),
)
def test_decks_are_looked_at_before_they_are_played_with(door: Site, deck: object) -> None:
    answer = post(door, "/api/tables", {"options": {"deck": deck}})
    assert answer.status == 400
    assert not answer.cookies


@pytest.mark.parametrize("text", ["", "a,b", "\x00", '"' * 1000, "number,colour\n" + "1,red\n" * 20_000, "x" * 200_001])
def test_tables_of_cards_too(door: Site, text: str) -> None:
    assert post(door, "/api/tables", {"deck_table": text}).status == 400


# --- what is not told -------------------------------------------------------------------------------------------------


@awaited
async def test_private_tables_are_found_by_nobody_without_their_link(door: Site) -> None:
    async with person(door.port) as anna, person(door.port) as stranger:
        made = [(await anna.post("/api/tables"))["id"] for _ in range(20)]
        assert len(set(made)) == 20
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", table) for table in made)
        me = (await anna.get("/api/me"))["id"]
        for path in ("/api/tables", "/api/games", "/", "/metrics", f"/api/players/{me}", "/api/leaderboard"):
            text = (await stranger.http.get(path)).text
            assert not [table for table in made if table in text], path
        assert (await stranger.get("/api/me", status=404))["code"] == "nobody"


@pytest.mark.parametrize("id", ["%00", "none", "%ff", "..", "%2e%2e%2fme", "a%20b", "'", "x" * 41, "%F0%9F%A6%81"])
def test_strange_ids_are_nobodys(here: Site, id: str) -> None:
    """On both databases: one of them does not even take a zero byte."""
    for path in (f"/api/tables/{id}", f"/api/games/{id}/record", f"/api/players/{id}", f"/api/players/bot:{id}"):
        answer = ask(here.port, "GET", path, {"Host": SITE})
        assert answer.status in (400, 404), path


@awaited
async def test_nobody_is_muted_who_is_not_there(here: Site) -> None:
    async with person(here.port) as anna:
        table = (await anna.post("/api/tables"))["id"]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            for player in ("\x00", "nobody", "", "bot:builder", "x" * 40):
                answer = await look.ask("mute", player=player, muted=True)
                assert (answer["type"], answer["code"]) == ("refused", "no-player")


def test_a_wrong_password_takes_as_much_work_as_a_wrong_name(door: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one could find out who is known here. What is compared is counted, since times are noisy."""
    headers = {"Host": SITE, "Content-Type": "application/json"}
    kept = ask(door.port, "PUT", "/api/me/password", headers, dumped({"name": "Clara", "password": "correct horse"}))
    assert kept.status == 200
    work: list[str] = []
    verify = identity._verifies

    def counted(hashed: str, password: str) -> bool:
        work.append(hashed.split("$")[3])
        return verify(hashed, password)

    monkeypatch.setattr(identity, "_verifies", counted)
    answers = [
        ask(door.port, "POST", "/api/me/login", headers, dumped({"name": name, "password": "wrong"}))
        for name in ("Clara", "Nobody")
    ]
    assert answers[0].body == answers[1].body
    assert [answer.status for answer in answers] == [403, 403]
    assert len(work) == 2
    assert work[0] == work[1]


def test_signatures_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(one: bytes, two: bytes) -> bool:
        compared.append((one, two))
        return one == two

    monkeypatch.setattr("lucca.server.identity.cookies.hmac.compare_digest", compare)
    signed = cookies.sign(b"secret", "player", 3)
    assert cookies.read(b"secret", signed) == ("player", 3)
    assert cookies.read(b"other", signed) is None
    assert len(compared) == 2
