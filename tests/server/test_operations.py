"""What those who run a server see of it: health, counters and logs."""

import asyncio
import io
import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from lucca.rules.errors import LuccaError
from lucca.server.base.limits import REQUESTS
from lucca.server.base.logs import JsonLines, PlainLines, about, request_id
from lucca.server.base.settings import Settings
from lucca.server.serving import serve
from lucca.server.store.database import migrate, open_engine
from tests.server.processes import nodes
from tests.server.support import Json, Look, Postgres, Site, get, person, run, site
from tests.waiting import PATIENCE

SAMPLE = re.compile(r"^(\w+)(?:{(.*)})? (\S+)$", re.MULTILINE)


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Site]:
    """A server with an embedded database."""
    with site(Settings(data=tmp_path / "data", limits=False)) as here:
        yield here


def samples(here: Site) -> dict[str, float]:
    """The metrics by name and labels, as they are written: `name{label="value"}`."""
    page = here.server.metrics.page().decode()
    return {f"{name}{{{labels}}}": float(value) for name, labels, value in SAMPLE.findall(page)}


@contextmanager
def log_lines(formatter: logging.Formatter) -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(formatter)
    logger = logging.getLogger("lucca")
    logger.addHandler(handler)
    try:
        yield written
    finally:
        logger.removeHandler(handler)


# --- health -----------------------------------------------------------------------------------------------------------


def test_a_server_that_runs_is_healthy_and_ready(settings: Settings) -> None:
    with site(settings) as here:
        assert get(f"{here.url}/health").json()["status"] == "ok"
        ready = get(f"{here.url}/ready")
        assert (ready.status_code, ready.json()) == (200, {"ready": True, "reason": None})


def test_a_server_whose_database_is_gone_is_healthy_but_not_ready(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    with site(Settings(database_url=url)) as here:
        run(drop(url))
        ready = get(f"{here.url}/ready")
        assert ready.status_code == 503
        assert ready.json()["reason"].startswith("database: ")
        assert get(f"{here.url}/health").status_code == 200


async def drop(url: str) -> None:
    name = urlsplit(url).path[1:]
    connection = await asyncpg.connect(url.removesuffix(name) + "postgres")
    await connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
    await connection.close()


def test_a_server_that_goes_down_is_not_ready(plain: Site) -> None:
    plain.server.is_ready = False
    ready = get(f"{plain.url}/ready")
    assert (ready.status_code, ready.json()["reason"]) == (503, "not running")


def test_a_server_that_lost_a_part_of_itself_says_so(plain: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    plain.server.broken.connect(lambda: told.append(True))

    async def break_it() -> None:
        def fail(*_: object) -> None:
            raise RuntimeError("broken by a test")

        monkeypatch.setattr(plain.server.automation, "_attend_all_due", fail)
        plain.server.automation._woken.set()
        while not told:
            await asyncio.sleep(0.01)

    with log_lines(JsonLines()) as written:
        plain.call(break_it())
    assert "the automation has stopped" in written.getvalue()
    assert get(f"{plain.url}/ready").json()["reason"] == "broken"


# --- metrics ----------------------------------------------------------------------------------------------------------


def test_a_game_leaves_its_traces_in_the_metrics(settings: Settings) -> None:
    async def play(port: int) -> None:
        async with person(port) as anna:
            table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
            async with anna.look_at(table) as look:
                await look.play_on()
                await look.ask("ping")
                assert (await look.ask("confirm", seat=1, move_index=0, decisions=[]))["type"] == "refused"
                await anna.get(f"/api/tables/{table}")
                await anna.get("/api/tables/nowhere", status=404)
            async with anna.look_at("nowhere") as nothing:
                await nothing.next("refused")

    with site(settings) as here:
        run(play(here.port))
        seen = samples(here)
    assert seen['lucca_requests_total{method="POST",route="/api/play-now",status="201"}'] == 1
    assert seen['lucca_requests_total{method="GET",route="/api/tables/{table_id}",status="200"}'] == 1
    assert seen['lucca_requests_total{method="GET",route="/api/tables/{table_id}",status="404"}'] == 1
    assert seen['lucca_request_seconds_count{route="/api/tables/{table_id}"}'] == 2
    moves = seen['lucca_entries_total{what="moved"}']
    confirmed = seen['lucca_socket_messages_total{type="confirm"}'] - 1
    assert confirmed == seen["lucca_confirm_seconds_count{}"] > 5
    assert seen['lucca_bot_seconds_count{level="apprentice"}'] == moves - confirmed > 5
    assert seen['lucca_socket_messages_total{type="draft"}'] > confirmed
    assert seen['lucca_socket_messages_total{type="ping"}'] == 1
    assert seen['lucca_refused_total{code="not-your-seat"}'] == 1
    assert seen['lucca_refused_total{code="no-table"}'] == 2  # as a page and as a socket
    assert seen['lucca_entries_total{what="created"}'] == 1
    assert seen['lucca_tables_in_memory{status="finished"}'] == 1
    assert seen["lucca_transaction_seconds_count{}"] >= moves
    assert seen["lucca_tables_owned{}"] == seen["lucca_bot_moves_pending{}"] == seen["lucca_failed_saves_total{}"] == 0
    assert "lucca_conflicts_total{}" in seen
    assert seen["process_resident_memory_bytes{}"] > 1e6
    kind = "sqlite" if settings.is_embedded else "postgresql"
    assert any(name.startswith("lucca_info{") and f'database="{kind}"' in name for name in seen)


def test_labels_stay_few_whatever_clients_ask_for(plain: Site) -> None:
    for number in range(20):
        get(f"{plain.url}/no/such/{number}")
        httpx.request(f"ODD{number}", f"{plain.url}/health", timeout=PATIENCE)
    requests = {name: value for name, value in samples(plain).items() if name.startswith("lucca_requests_total")}
    assert len(requests) < 5
    assert requests['lucca_requests_total{method="GET",route="none",status="404"}'] == 20


def test_the_route_is_the_same_under_a_path(tmp_path: Path) -> None:
    with site(Settings(data=tmp_path / "data", root_path="/games/lucca")) as here:
        below = f"{here.url}/games/lucca"
        assert get(f"{below}/health").status_code == 200
        assert get(f"{here.url}/health").status_code == 404
        page = here.server.metrics.page().decode()
    assert 'lucca_requests_total{method="GET",route="/health",status="200"} 1.0' in page


# --- every answer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/health", "/api/offer", "/no/such/page", "/schema/openapi.json"])
def test_every_answer_has_our_headers_and_an_id(plain: Site, path: str) -> None:
    answer = get(f"{plain.url}{path}")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


def test_the_id_that_a_proxy_gives_is_kept_if_it_looks_like_one(plain: Site) -> None:
    for given, kept in (("a1b2c3d4-e5f6", True), ("short", False), ("with blanks in it", False), ("x" * 65, False)):
        answer = get(f"{plain.url}/health", headers={"x-request-id": given})
        assert (answer.headers["x-request-id"] == given) == kept


def test_an_error_is_logged_with_the_id_of_its_request(plain: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken by a test")

    monkeypatch.setattr(plain.server.history, "leaderboard", fail)
    with log_lines(JsonLines()) as written:
        answer = get(f"{plain.url}/api/leaderboard", headers={"x-request-id": "from-the-proxy"})
    assert answer.status_code == 500
    assert "broken" not in answer.text
    line = json.loads(written.getvalue())
    assert line["request"] == "from-the-proxy"
    assert line["level"] == "error"
    assert "broken by a test" in line["error"]


def test_requests_are_limited_under_a_path_too(tmp_path: Path) -> None:
    burst = int(REQUESTS.burst)
    settings = Settings(data=tmp_path / "data", root_path="/lucca")
    with site(settings) as here, httpx.Client(base_url=here.url, timeout=PATIENCE) as client:
        statuses = [client.get("/lucca/api/tables").status_code for _ in range(burst + 1)]
    assert statuses == [200] * burst + [429]


def test_the_address_of_the_schema_is_below_the_path(tmp_path: Path) -> None:
    with site(Settings(data=tmp_path / "data", root_path="/lucca")) as here:
        schema = get(f"{here.url}/lucca/schema/openapi.json").json()
    assert "/lucca/api/tables" in schema["paths"]


# --- logs -------------------------------------------------------------------------------------------------------------


def test_lines_of_json_hold_what_they_are_about() -> None:
    with log_lines(JsonLines()) as written:
        logging.getLogger("lucca.test").warning("%s said\n%r", "Ugo", "ciao", extra=about(table="t1", node=None))
    (line,) = written.getvalue().splitlines()
    told = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told.pop("at"))
    assert told == {
        "level": "warning",
        "from": "lucca.test",
        "message": "Ugo said\n'ciao'",
        "table": "t1",
        "node": None,
    }


def test_a_message_is_one_line_whatever_it_holds() -> None:
    token = request_id.set("some-request")
    try:
        with log_lines(PlainLines()) as written:
            logging.getLogger("lucca.test").warning("no such address: %s", "/a\n2026 CRITICAL \x1b[31mmade up\u2028")
    finally:
        request_id.reset(token)
    (line,) = written.getvalue().splitlines()
    assert line.endswith(r"WARNING lucca.test: no such address: /a\n2026 CRITICAL \x1b[31mmade up\u2028 [some-request]")


def test_errors_of_the_database_tell_nothing_that_was_written(settings: Settings) -> None:
    async def fail() -> str:
        engine = open_engine(settings.url)
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                values = {"n": "cookie-secret", "v": "a-very-secret-value"}
                for _ in range(2):
                    await connection.execute(text("INSERT INTO settings (name, value) VALUES (:n, :v)"), values)
        except DBAPIError as error:
            return f"{error!s} {error!r}"
        finally:
            await engine.dispose()
        raise AssertionError("a name can be written twice")

    settings.data.mkdir(exist_ok=True)
    assert "a-very-secret-value" not in run(fail())


# --- the address of PostgreSQL ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "options"), [("postgresql", "?sslmode=prefer"), ("postgres", "")])
def test_the_usual_forms_of_an_address_work(postgres_server: Postgres, scheme: str, options: str) -> None:
    async def tell_presence(port: int, other: int) -> None:
        async with person(port) as anna, person(other) as ugo:
            table = (await anna.post("/api/tables"))["id"]
            async with anna.look_at(table) as look, ugo.look_at(table):
                await look.until(lambda message: message.get("spectators") == 1)

    url = postgres_server.new_database().replace("postgresql", scheme, 1) + options
    settings = Settings(database_url=url)
    with site(settings) as here, site(replace(settings)) as there:
        run(tell_presence(here.port, there.port))


# --- a database that goes away and comes back -------------------------------------------------------------------------


async def let_in(url: str, allowed: bool) -> None:
    """Open or close a database to everybody; those who are connected are thrown out."""
    name = urlsplit(url).path[1:]
    connection = await asyncpg.connect(url.removesuffix(name) + "postgres")
    await connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {str(allowed).lower()}')
    if not allowed:
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await connection.close()


async def draft(look: Look) -> Json:
    """Draft a whole move, without confirming it."""
    assert look.you is not None
    you = look.you
    while not you["complete"]:
        decisions = [*you["draft"], you["choices"][0]["decision"]]
        you = (await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions))["you"]
    return you


def test_while_the_database_is_away_everything_is_refused_and_afterwards_goes_on(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()

    async def play(port: int) -> None:
        async with person(port) as anna:
            table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
            async with anna.look_at(table) as look:
                await look.next("snapshot")
                while not (look.you and look.you["to_decide"]):
                    await look.receive()
                you = await draft(look)
                await let_in(url, False)
                refused = await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=[])
                assert (refused["type"], refused["code"]) == ("refused", "cannot-save")
                refused = await look.ask(
                    "confirm", seat=you["seat"], move_index=you["move_index"], decisions=you["draft"]
                )
                assert (refused["type"], refused["code"]) == ("refused", "cannot-save")
                assert (await anna.post("/api/play-now", status=503))["code"] == "cannot-save"
                assert (await anna.get("/api/leaderboard", status=503))["code"] == "database-away"
                async with anna.look_at(table) as another:
                    assert (await another.next("refused"))["code"] == "database-away"
                    await another.connection.wait_closed()
                    assert another.connection.close_code == 1013
                await let_in(url, True)
                assert (await look.play_on())["table"]["status"] == "finished"
            assert (await anna.get("/ready"))["ready"]

    with site(Settings(database_url=url, limits=False)) as here:
        run(play(here.port))
        assert not here.server.is_broken
        assert not here.server.rooms.owned


def test_a_connection_that_dies_in_the_middle_of_a_word_is_only_lost(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the driver may complain of itself rather than of the database."""
    tried: list[str] = []

    async def connect(*address: str, **options: float) -> asyncpg.Connection:
        tried.append(address[0])
        if len(tried) == 1:
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
        return await asyncpg.connect(*address, **options)

    monkeypatch.setattr("lucca.server.live.bus.asyncpg", SimpleNamespace(**{**vars(asyncpg), "connect": connect}))

    async def wait_for_another_try() -> None:
        while len(tried) < 2:
            await asyncio.sleep(0.01)

    with site(Settings(database_url=postgres_server.new_database())) as here:
        run(wait_for_another_try())
        assert get(f"{here.url}/ready").json()["ready"]


def test_counters_have_a_port_of_their_own(tmp_path: Path) -> None:
    with nodes(1, tmp_path, "--data", str(tmp_path / "data")) as (node,):
        page = get(f"http://127.0.0.1:{node.metrics_port}/metrics")
        assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "lucca_viewers 0.0" in page.text
        for path in ("/", "/health", "/api/offer"):
            assert get(f"http://127.0.0.1:{node.metrics_port}{path}").status_code == 404
        assert get(f"http://127.0.0.1:{node.port}/metrics").status_code == 404
        assert node.stop() == 0


def test_a_port_for_counters_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(LuccaError, match=f"127.0.0.1:{port} cannot be listened at"):
            serve(Settings(data=tmp_path, port=0, metrics_port=port))
