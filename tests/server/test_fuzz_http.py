"""Schemathesis against the OpenAPI document: whatever is sent, nothing breaks the server or the document's promises."""

import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from lucca.server.base.settings import Settings
from lucca.server.identity import people as identity
from lucca.server.schemas import openapi, schema_text
from tests.properties.profiles import DEEP_FACTOR, PROFILE
from tests.server.raw_clients import served
from tests.server.support import Json, Postgres, Site, awaited, person, run

UNCHECKED = {
    "positive_data_acceptance": "names, levels, decks and records have rules that no schema can tell",
    "allow_header_conformance": "the framework answers OPTIONS itself, and names only some of the methods",
}
EXAMPLES = 4 * (DEEP_FACTOR if PROFILE == "lucca-deep" else 1)
PLAYER_PHASES = () if PROFILE == "lucca-deep" else ("--phases", "fuzzing")
"""The others ask much the same as strangers do, and take long."""
PROGRAM = Path(sys.executable).with_name("schemathesis")


def schemathesis(here: Site, folder: Path, about: str, *options: str) -> None:
    """Run it against a server, for operations whose address has this part; its report is the test's."""
    command: list[str | Path] = [PROGRAM, "--no-color", "run", f"{here.url}/schema/openapi.json", "--checks", "all"]
    command += ["--exclude-checks", ",".join(UNCHECKED), "--max-examples", str(EXAMPLES), "--warnings", "off"]
    command += ["--request-timeout", "60", "--continue-on-failure", "--include-path-regex", re.escape(about), *options]
    command += ["--generation-database", "none"] if PROFILE == "lucca-deep" else ["--generation-deterministic"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    tested = re.search(r"Tested: (\d+)", done.stdout)
    assert tested is not None
    assert int(tested[1]) == sum(about in path for path, _, _ in operations(openapi()))


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(identity, "_hasher", quick)
    monkeypatch.setattr(identity, "_NO_PASSWORD", quick.hash("nobody's"))


def operations(document: Json) -> list[tuple[str, str, Json]]:
    return [(path, method, about) for path, methods in document["paths"].items() for method, about in methods.items()]


@pytest.fixture(autouse=True)
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Refusals are no errors: none of these requests may leave a stack trace in the log."""
    with caplog.at_level(logging.WARNING):
        yield
    assert not [line.getMessage() for line in caplog.records if line.exc_info or line.levelno >= logging.ERROR]


def test_requests_of_strangers(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path / "data", limits=False)) as here:
        schemathesis(here, tmp_path, "/")


@pytest.mark.parametrize("status", ["waiting", "running", "finished"])
def test_requests_of_a_player_who_plays(status: str, tmp_path: Path, postgres_server: Postgres) -> None:
    """The host of a table asks for all that can be asked about it; on the other database."""
    with served(Settings(database_url=postgres_server.new_database(), limits=False)) as here:
        cookie, table = run(cookie_and_table(here.port, status))
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table_id" = "{table}"\n')
        schemathesis(here, tmp_path, "{table_id}", "--header", f"Cookie: lucca={cookie}", *PLAYER_PHASES)


async def cookie_and_table(port: int, status: str) -> tuple[str, str]:
    """A player's cookie, and a table of theirs."""
    async with person(port) as anna:
        if status == "waiting":
            table = (await anna.post("/api/tables", {"options": {"players": 4, "public": True}}))["id"]
        else:
            table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
        if status == "finished":
            async with anna.look_at(table) as look:
                await look.play_on()
        return anna.http.cookies["lucca"], str(table)


# --- the document -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> Json:
    made: Json = json.loads(schema_text("openapi.json"))
    return made


def test_every_operation_has_a_name_of_its_own_a_tag_and_a_summary(document: Json) -> None:
    found = operations(document)
    names = [about["operationId"] for _, _, about in found]
    assert len(set(names)) == len(names) >= 27
    tags = {tag["name"] for tag in document["tags"]}
    for _, _, about in found:
        (tag,) = about["tags"]
        assert tag in tags
        assert about["operationId"].startswith(f"{tag}_")
        assert about["summary"]


def test_names_of_operations_stay(document: Json) -> None:
    """Programs are made from them. More may be added; those that are here keep name, method and address."""
    known = {about["operationId"]: (method, path) for path, method, about in operations(document)}
    for line in NAMES.strip().splitlines():
        name, method, path = line.split()
        assert known.get(name) == (method, path)


NAMES = """
people_show get /api/me
people_rename put /api/me
people_log_out delete /api/me
people_set_password put /api/me/password
people_log_in post /api/me/login
people_tables get /api/me/tables
people_leaderboard get /api/leaderboard
people_page get /api/players/{player_id}
people_games get /api/players/{player_id}/games
tables_listing get /api/tables
tables_create post /api/tables
tables_show get /api/tables/{table_id}
tables_move get /api/tables/{table_id}/moves/{seq}
tables_sit post /api/tables/{table_id}/seats
tables_leave delete /api/tables/{table_id}/seats
tables_remove delete /api/tables/{table_id}/seats/{seat}
tables_readmit delete /api/tables/{table_id}/removed/{player_id}
tables_seat_bot put /api/tables/{table_id}/seats/{seat}/bot
tables_open_seat delete /api/tables/{table_id}/seats/{seat}/bot
tables_start post /api/tables/{table_id}/start
tables_resign post /api/tables/{table_id}/resign
tables_close delete /api/tables/{table_id}
tables_rematch post /api/tables/{table_id}/rematch
tables_play_now post /api/play-now
tables_offer get /api/offer
games_listing get /api/games
games_record get /api/games/{table_id}/record
games_replay get /api/games/{table_id}/replay
games_replay_upload post /api/games/replay
games_verify_upload post /api/games/verify
operations_health get /health
operations_ready get /ready
"""


def test_refusals_are_documented_as_what_they_are(document: Json) -> None:
    for path, method, about in operations(document):
        if not path.startswith("/api/"):
            continue
        refusals = {status: answer for status, answer in about["responses"].items() if status >= "400"}
        assert {"400", "429", "503"} <= set(refusals)
        assert method == "get" or {"403", "404", "409", "413"} <= set(refusals)
        assert "{" not in path or "404" in refusals
        for answer in refusals.values():
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_bodies_are_documented(document: Json) -> None:
    """Whatever takes one says so, uploads included, and that it takes nothing else."""
    with_body = {about["operationId"] for _, _, about in operations(document) if "requestBody" in about}
    assert with_body == {
        *("people_rename", "people_set_password", "people_log_in"),
        *("tables_create", "tables_sit", "tables_seat_bot", "tables_start", "tables_play_now"),
        *("games_replay_upload", "games_verify_upload"),
    }
    for _, _, about in operations(document):
        if "requestBody" in about:
            schema = about["requestBody"]["content"]["application/json"]["schema"]
            if "$ref" in schema:
                named = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
                assert named["additionalProperties"] is False


def test_answers_are_documented_with_all_their_fields(document: Json) -> None:
    schemas = document["components"]["schemas"]
    for name in ("Problem", "Me", "ListedTable", "Verified", "GameView", "Replay"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])


@pytest.mark.parametrize(
    "body",
    [
        {"players": "3"},
        {"players": 3.0},
        {"players": True},
        {"celebration": 0},
        {"celebration": "true"},
        {"level": 1},
        {"more": 1},
        [],
        "text",
        None,
    ],
    ids=json.dumps,
)
@awaited
async def test_types_of_bodies_are_strict(here: Site, body: object) -> None:
    async with person(here.port) as anna:
        answer = await anna.http.post("/api/play-now", content=json.dumps(body))
        assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")


@pytest.mark.parametrize(
    "body", ['{"options":' * 20_000, "[" * 100_000, "{", b"\xff", b'{"name": "\xff"}', '{"name": "\\ud800"}']
)
@awaited
async def test_what_is_no_json_is_refused(here: Site, body: str | bytes) -> None:
    async with person(here.port) as anna:
        answer = await anna.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "not-understood")
