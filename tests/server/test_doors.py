"""The doors: who is let in from where, what browsers are told, and how much anybody may ask for."""

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from lucca.server import limits as rates
from lucca.server.errors import TooMuch
from lucca.server.identity import cookies
from lucca.server.limits import Bucket, Limits, Rate
from lucca.server.settings import Settings
from lucca.server.web import intake
from lucca.server.web.games import MOST_RECORD
from lucca.server.web.security import HEADERS
from lucca.server.wire.messages import MOST_MESSAGE
from tests.server.doors import Answer, answer_to, ask, read_answer, served
from tests.server.support import PATIENCE, Json, Look, Person, Site, awaited, people, person, run

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
    async with person(door.port) as anna:
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await look.connection.send(" " * (MOST_MESSAGE + 1))
            assert (await look.next("refused"))["code"] == "too-large"
            assert (await look.ask("ping"))["type"] == "done"
            await look.connection.send(" " * 100 * MOST_MESSAGE)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await look.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
