"""docs/protocol.md, the schemas and the example say what the server does."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest

from lucca.records.errors import RecordFault
from lucca.server.base.errors import RefusalCode
from lucca.server.base.settings import Settings
from lucca.server.schemas import SCHEMAS, facts, from_client, from_server, openapi, schema_text
from lucca.server.tables.conduct import MAX_SAID
from lucca.server.tables.options import MAX_NAME
from lucca.server.web.games import MAX_RECORD
from lucca.server.web.socket import DROPPED, REFUSED, RESTARTING, TRY_LATER
from lucca.server.wire.entries import PublicEntry
from lucca.server.wire.messages import MAX_MESSAGE, FromClient, FromServer
from tests.server.support import Json, person, run, site
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (client|server)\n(.*?)```", PROTOCOL, re.DOTALL)


def section(title: str) -> str:
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PROTOCOL, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# --- messages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sender", "text"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_are_messages(sender: str, text: str) -> None:
    message = msgspec.json.decode(text)
    if sender == "client":
        msgspec.json.decode(text, type=FromClient)
        jsonschema.validate(message, from_client())
    else:
        assert whole(message) == message
        jsonschema.validate(message, from_server())


def whole(message: Json) -> Any:
    """A message of the server as its type has it: with every field, and none that the type does not know."""
    return msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(message), type=FromServer)))


def test_every_kind_of_message_has_an_example() -> None:
    for sender, kinds in (("client", FromClient), ("server", FromServer)):
        shown = {msgspec.json.decode(text)["type"] for direction, text in EXAMPLES if direction == sender}
        assert shown == {tag(kind) for kind in get_args(kinds)}


def test_every_entry_is_named() -> None:
    sentence = re.search(r"`entry.what` is one of (.*?);", PROTOCOL, re.DOTALL)
    assert sentence
    assert set(re.findall("`(.*?)`", sentence[1])) == {tag(kind) for kind in get_args(PublicEntry)}


def test_what_servers_really_send_is_as_the_schema_says(settings: Settings) -> None:
    """A game of two people, one of them away for a while, with a spectator, chat and a player who was muted."""

    async def play(port: int) -> list[Json]:
        async with person(port) as anna, person(port) as ugo, person(port) as watcher:
            for who, name in ((anna, "Anna"), (ugo, "Ugo")):
                await who.put("/api/me", {"name": name})
            table = (await anna.post("/api/tables", {"options": {"players": 2}}))["id"]
            await ugo.post(f"/api/tables/{table}/seats")
            async with anna.look_at(table) as one, ugo.look_at(table) as two, watcher.look_at(table) as three:
                await one.ask("contribute", contribution="c0ffee")
                await one.ask("say", text="Ciao")
                me = (await ugo.get("/api/me"))["id"]
                await one.ask("mute", player=me, muted=True)
                await two.ask("say", text="Salve")
                await anna.post(f"/api/tables/{table}/start")
                await two.until(lambda message: bool(message.get("you")))
                await two.ask("draft", seat=1, move_index=0, decisions=[])
                await two.ask("act-as", seat=1)
                await two.ask("confirm", seat=1, move_index=0, decisions=[])
                await two.ask("ping")
                await ugo.delete(f"/api/tables/{table}/seats")
                await one.until(lambda message: message.get("table", {}).get("status") == "running")
                await one.play_on()
                for look in (two, three):
                    await look.until(lambda message: message.get("table", {}).get("status") == "finished")
            async with anna.look_at(table, after=3) as late:
                await late.next("snapshot")
            return [*one.heard, *two.heard, *three.heard, *late.heard]

    with site(settings) as here:
        heard = run(play(here.port))
    assert {message["type"] for message in heard} == {tag(kind) for kind in get_args(FromServer)} - {"closing"}
    validator = jsonschema.Draft202012Validator(from_server())
    for message in heard:
        assert whole(message) == message
        validator.validate(message)


# --- schemas ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_up_to_date(name: str) -> None:
    """`make schemas` writes them anew."""
    assert (ROOT / "docs" / "schemas" / name).read_text("utf-8") == schema_text(name)


def test_names_mean_the_same_everywhere() -> None:
    """They become the names of types in other languages."""
    client, server = from_client()["$defs"], from_server()["$defs"]
    web = openapi()["components"]["schemas"]
    assert not [name for name in (*client, *server, *web) if not re.fullmatch("[A-Z][A-Za-z]+", name)]
    assert len(client.keys() & server.keys()) > 3
    assert len(server.keys() & web.keys()) > 10
    for one, other in ((client, server), (server, web), (client, web)):
        for name in one.keys() & other.keys():
            assert one[name]["properties"].keys() == other[name]["properties"].keys(), name


# --- requests, refusals and limits ------------------------------------------------------------------------------------


def test_every_request_is_listed() -> None:
    listed = {
        (method, path)
        for methods, paths, _ in re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", section("Requests"), re.MULTILINE)
        for method in re.findall("`(.*?)`", methods)
        for path in re.findall("`(.*?)`", paths)
    }
    assert listed == {(method.upper(), path) for path, methods in openapi()["paths"].items() for method in methods}


def raised_codes() -> Iterator[tuple[str, str]]:
    """Statuses and codes of all refusals in the server's sources."""
    statuses = {"NotFound": "404", "NotAllowed": "403", "NotValid": "400", "TooMuch": "429", "Unavailable": "503"}
    for path in (ROOT / "src" / "lucca" / "server").rglob("*.py"):
        for kind, code in re.findall(r"\b([A-Z]\w+)\(\s*\"([a-z-]+)\",", path.read_text("utf-8")):
            if kind in ("Refusal", "Problem", *statuses):
                yield ({"internal": "500", "not-understood": "400"}.get(code) or statuses.get(kind, "409")), code
    for fault in get_args(RecordFault):
        yield "400", fault


def test_every_refusal_is_listed() -> None:
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", section("Refusals"), re.MULTILINE)
    listed = {(status, code) for status, codes in rows for code in re.findall("`([a-z-]+)`", codes)}
    assert listed - {("500", "x-request-id")} == set(raised_codes())


def test_every_refusal_is_a_fact() -> None:
    """The type checker refuses other codes; here, that none of them is out of use."""
    assert set(get_args(RefusalCode)) == {code for _, code in raised_codes()}


def test_every_close_code_is_listed() -> None:
    listed = set(map(int, re.findall(r"\d{4}", section("When the connection ends"))))
    assert set(facts()["close_codes"].values()) == {TRY_LATER, DROPPED, RESTARTING, REFUSED} < listed


def test_limits_are_those_in_force() -> None:
    """Sizes; how often is on the page for operators, which `test_limits.py` reads."""
    text = section("Limits")
    assert f"at most {MAX_MESSAGE:,} bytes" in text
    assert f"a chat line {MAX_SAID} characters, a name {MAX_NAME}, a record {MAX_RECORD:,} bytes" in text


# --- the example ------------------------------------------------------------------------------------------------------


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with site(Settings(data=tmp_path / "data")) as here:
        program = [sys.executable, str(ROOT / "examples" / "table_client.py"), here.url]
        done = subprocess.run(program, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert re.fullmatch(r"table \S+: scores \[-?\d+, -?\d+, -?\d+\], I am seat 0\n", done.stdout)
