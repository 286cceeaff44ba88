"""Access: who is let in from where, what browsers are told, and what nobody is."""

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect

from lucca.server.base import limits as rates
from lucca.server.base.settings import Settings
from lucca.server.identity import cookies
from lucca.server.identity import people as identity
from lucca.server.web.security import HEADERS
from tests.server.raw_clients import (
    SITE,
    Answer,
    ask,
    assert_guarded,
    dumped,
    new_table,
    post,
    problem,
    refused_code,
    served,
)
from tests.server.support import UNHURRIED, Site, awaited, person
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("quick_passwords")


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
def test_our_own_pages_may_act(served_site: Site, origin: str) -> None:
    assert post(served_site, Origin=origin).status == 201


def test_programs_that_are_no_browsers_may_act(served_site: Site) -> None:
    assert post(served_site).status == 201


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_of_other_sites_may_not(served_site: Site, origin: str, method: str) -> None:
    path = {"POST": "/api/play-now", "PUT": "/api/me", "DELETE": "/api/me"}[method]
    headers = {"Host": SITE, "Origin": origin, "Content-Type": "application/json"}
    answer = ask(served_site.port, method, path, headers, b'{"name": "x"}' if method == "PUT" else b"{}")
    assert (answer.status, problem(answer)) == (403, "foreign-origin")
    assert not answer.cookies


def test_an_origin_without_a_host_to_compare_is_foreign(served_site: Site) -> None:
    for origin in ("null", "http://", "https://evil.example"):
        answer = post(served_site, Host="", Origin=origin)
        assert (answer.status, problem(answer)) == (403, "foreign-origin")


def test_a_page_without_encryption_may_not_act_on_one_with(served_site: Site) -> None:
    """Who can forge a page of http:// must not reach the cookie of https://."""
    assert post(served_site, Origin=f"http://{SITE}", X_Forwarded_Proto="https").status == 403
    assert post(served_site, Origin=f"https://{SITE}", X_Forwarded_Proto="https").status == 201


def test_every_request_that_changes_something_is_checked(served_site: Site) -> None:
    """All operations of the OpenAPI document, not just those that come to mind."""
    document = json.loads(ask(served_site.port, "GET", "/schema/openapi.json", {"Host": SITE}).body)
    checked = 0
    for path, operations in document["paths"].items():
        for method in operations:
            if method.upper() in ("GET", "HEAD"):
                continue
            address = re.sub(r"{[^}]*seat[^}]*}", "0", path)
            address = re.sub(r"{[^}]*}", "none", address)
            headers = {"Host": SITE, "Origin": "https://evil.example", "Content-Type": "application/json"}
            answer = ask(served_site.port, method.upper(), address, headers, b"{}")
            assert (answer.status, problem(answer)) == (403, "foreign-origin"), (method, path)
            checked += 1
    assert checked >= 10


@awaited
async def test_sockets_are_for_our_own_pages_too(served_site: Site) -> None:
    table, host = await new_table(served_site.port), f"127.0.0.1:{served_site.port}"
    for origin in (None, f"http://{host}", f"https://{host}", "https://friends.example"):
        assert await refused_code(served_site.port, table, origin) is None, origin
    for origin in [*FOREIGN[:-1], f"http://127.0.0.1:{served_site.port + 1}", "http://127.0.0.1", f"ws://{host}"]:
        assert await refused_code(served_site.port, table, origin) == "foreign-origin", origin


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/tables", "/api/tables/none/socket?after=x", "/%ff"])
@awaited
async def test_sockets_elsewhere_are_refused(served_site: Site, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)) as refused:
        async with connect(f"ws://127.0.0.1:{served_site.port}{path}", **UNHURRIED) as there:
            await asyncio.wait_for(there.recv(), PATIENCE)
    if isinstance(refused.value, websockets.InvalidStatus):
        assert 400 <= refused.value.response.status_code < 500
    assert not [line for line in caplog.records if line.exc_info or line.levelno >= logging.ERROR]


# --- cookies ----------------------------------------------------------------------------------------------------------


def attributes(answer: Answer) -> dict[str, str]:
    (cookie,) = answer.cookies
    parts = [part.strip().partition("=") for part in cookie.split(";")]
    return {name.lower(): value for name, _, value in parts}


def test_the_cookie_is_hidden_from_scripts_and_other_sites(served_site: Site) -> None:
    cookie = attributes(post(served_site))
    assert {"lucca", "httponly"} <= set(cookie)
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == cookies.MAX_AGE
    assert "domain" not in cookie
    assert "secure" not in cookie


def test_over_https_the_cookie_never_travels_without(served_site: Site) -> None:
    assert "secure" in attributes(post(served_site, X_Forwarded_Proto="https"))


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False, trusted_proxies=("10.9.9.9",))) as here:
        assert "secure" not in attributes(post(here, X_Forwarded_Proto="https"))


def test_under_a_path_the_cookie_is_for_that_path(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, root_path="/lucca")) as here:
        cookie = attributes(post(here, "/lucca/api/play-now"))
        assert cookie["path"] == "/lucca"
        gone = ask(here.port, "DELETE", "/lucca/api/me", {"Host": SITE, "Cookie": f"lucca={cookie['lucca']}"})
        assert attributes(gone)["path"] == "/lucca"
        offers = [ask(here.port, "GET", "/lucca/api/offer", {"Host": SITE}) for _ in range(int(rates.REQUESTS.burst))]
        assert offers[-1].status == 429, "requests under a path are not counted"


def test_cookies_that_we_did_not_sign_are_nobodys(served_site: Site) -> None:
    value = attributes(post(served_site))["lucca"]
    assert whoami(served_site, value).status == 200
    player, session, signature = value.split(".")
    other = attributes(post(served_site))["lucca"].split(".")
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
        assert whoami(served_site, forged).status == 404, forged


def whoami(here: Site, cookie: str) -> Answer:
    return ask(here.port, "GET", "/api/me", {"Host": SITE, "Cookie": f"lucca={cookie}"})


def test_no_two_servers_sign_alike(served_site: Site, tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False)) as elsewhere:
        assert whoami(elsewhere, attributes(post(served_site))["lucca"]).status == 404


@awaited
async def test_logging_out_everywhere_ends_what_is_open_elsewhere(served_site: Site) -> None:
    """A thief who has stolen a cookie is out at once, also at the table."""
    async with person(served_site.port) as anna, person(served_site.port) as thief:
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


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/plain.css", 200),
        ("GET", "/api/offer", 200),
        ("GET", "/api/me", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/tables/none/socket", 405),
        ("GET", "/health", 200),
        ("GET", "/metrics", 404),
        ("GET", "/schema/openapi.json", 200),
        ("POST", "/api/play-now", 400),
        ("PATCH", "/api/me", 405),
        ("OPTIONS", "/api/me", 204),
        ("GET", "/%ff%00", 404),
        ("GET", "/api/tables?x=%ff", 200),
    ],
)
def test_every_answer_carries_our_headers(served_site: Site, method: str, path: str, status: int) -> None:
    answer = ask(served_site.port, method, path, {"Host": SITE}, b"?" if method == "POST" else b"")
    assert answer.status == status
    assert_guarded(answer)
    assert "server" not in answer.headers


def test_failures_carry_them_too(served_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("broken by a test")

    monkeypatch.setattr(served_site.server.history, "leaderboard", fail)
    answer = ask(served_site.port, "GET", "/api/leaderboard", {"Host": SITE})
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


def test_nothing_invites_other_sites(served_site: Site) -> None:
    for method in ("GET", "OPTIONS"):
        answer = ask(served_site.port, method, "/api/offer", {"Host": SITE, "Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- what is not told -------------------------------------------------------------------------------------------------


@awaited
async def test_private_tables_are_found_by_nobody_without_their_link(served_site: Site) -> None:
    async with person(served_site.port) as anna, person(served_site.port) as stranger:
        made = [(await anna.post("/api/tables"))["id"] for _ in range(20)]
        assert len(set(made)) == 20
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", table) for table in made)
        me = (await anna.get("/api/me"))["id"]
        for path in ("/api/tables", "/api/games", "/", f"/api/players/{me}", "/api/leaderboard"):
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


def test_a_wrong_password_takes_as_much_work_as_a_wrong_name(
    served_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one could find out who is known here. What is compared is counted, since times are noisy."""
    headers = {"Host": SITE, "Content-Type": "application/json"}
    kept = ask(
        served_site.port, "PUT", "/api/me/password", headers, dumped({"name": "Clara", "password": "correct horse"})
    )
    assert kept.status == 200
    work: list[str] = []
    verify = identity._verifies

    def counted(hashed: str, password: str) -> bool:
        work.append(hashed.split("$")[3])
        return verify(hashed, password)

    monkeypatch.setattr(identity, "_verifies", counted)
    answers = [
        ask(served_site.port, "POST", "/api/me/login", headers, dumped({"name": name, "password": "wrong"}))
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
