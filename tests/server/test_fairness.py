"""Fair dealing through the server: commitments before contributions, and records that hold."""

import asyncio
import contextlib
import json

import pytest

from lucca.records.fairness import commitment_of, deal_seed, verify
from lucca.server.web.games import MAX_RECORD
from tests.cli.running import run as run_command
from tests.records.fair_games import fair_game
from tests.records.games import recorded
from tests.server.raw_clients import ask
from tests.server.support import Json, Person, Site, awaited, people, person


async def played(*players: Person, table: str) -> Json:
    """The record of a game that everybody plays with their first legal decisions."""
    async with contextlib.AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(player.look_at(table)) for player in players]
        await asyncio.gather(*(look.play_on() for look in looks))
    record: Json = await players[0].get(f"/api/games/{table}/record")
    return record


@awaited
async def test_two_players_contribute_and_verify(here: Site, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Both see the commitment first, each adds digits of their own, and both find their own in the record."""
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        made = await anna.post("/api/tables", {"options": {"players": 3}})
        table, commitment = made["id"], made["commitment"]
        assert (await bruno.get(f"/api/tables/{table}"))["commitment"] == commitment
        await bruno.post(f"/api/tables/{table}/seats", {"contribution": "b0b0"})
        await anna.post(f"/api/tables/{table}/start", {"level": "apprentice", "contribution": "a11a"})
        async with bruno.look_at(table) as look:
            snapshot = await look.next("snapshot")
        assert snapshot["table"]["commitment"] == commitment
        told = [event["entry"] for event in snapshot["entries"]]
        assert told[0]["commitment"] == commitment
        assert [one["what"] for one in told].index("started") > [one["what"] for one in told].index("contributed")
        record = await played(anna, bruno, table=table)
    fairness = verify(json.dumps(record))
    assert (fairness.game, fairness.commitment) == (table, commitment)
    assert fairness.contributions == ("a11a", "b0b0", None)
    assert commitment_of(bytes.fromhex(fairness.seed)) == commitment
    file = tmp_path_factory.mktemp("record") / "game.json"
    file.write_text(json.dumps(record))
    assert run_command("verify", str(file), "--commitment", commitment).code == 0
    assert run_command("verify", str(file), "--commitment", "0" * 64).code == 1


@awaited
async def test_players_on_one_device_contribute_for_all_their_seats(here: Site) -> None:
    async with person(here.port) as anna:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bice"}, {"kind": "bot", "level": "apprentice"}]
        table = (await anna.post("/api/tables", {"seats": seats}))["id"]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            assert (await look.ask("contribute", contribution="c0ffee"))["type"] == "done"
            await anna.post(f"/api/tables/{table}/start")
            while look.state["table"]["status"] != "finished":
                pending = look.state["table"]["game"]["pending"] if look.state["table"]["game"] else []
                mine = [seat for seat in pending if seat in (0, 1)]
                if not mine:
                    await look.receive()
                    continue
                if look.you is None or look.you["seat"] != mine[0]:
                    await look.ask("act-as", seat=mine[0])
                if look.you and look.you["to_decide"]:
                    await look.decide()
                else:
                    await look.receive()
        fairness = verify((await anna.http.get(f"/api/games/{table}/record")).content)
        assert fairness.contributions == ("c0ffee", "c0ffee", None)


@awaited
async def test_nobody_can_contribute_before_the_commitment(here: Site) -> None:
    """What comes with the request that makes the table would be known to the server when it chooses the seed."""
    async with person(here.port) as anna:
        for path in ("/api/tables", "/api/play-now"):
            refused = await anna.post(path, {"contribution": "ab"}, status=400)
            assert "contribution" in refused["message"]


@awaited
async def test_contributions_change_the_deal_and_the_seed_stays_hidden(here: Site) -> None:
    """The server's own seed alone does not tell the cards; and until the end nobody is told it."""
    async with person(here.port) as anna:
        made = await anna.post("/api/tables", {"options": {"players": 2}})
        table = made["id"]
        await anna.post(f"/api/tables/{table}/start", {"contribution": "ab"})
        room = here.server.rooms.by_id[table]
        seed = room.table.seed
        assert commitment_of(seed) == made["commitment"]
        assert room.table.playing().dealer.seed == deal_seed(seed, table, ["ab", None])  # type: ignore[attr-defined]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            assert seed.hex() not in json.dumps(look.heard)
        assert (await anna.get(f"/api/games/{table}/record", status=403))["code"] == "not-over"


@awaited
async def test_every_table_has_a_seed_of_its_own(here: Site) -> None:
    async with person(here.port) as anna:
        made = [await anna.post("/api/tables") for _ in range(10)]
        assert len({one["commitment"] for one in made}) == 10
        table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
        first = await played(anna, table=table)
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert again["commitment"] != first["fair"]["commitment"]


# --- uploads ----------------------------------------------------------------------------------------------------------


def upload(here: Site, content: bytes) -> tuple[int, Json]:
    answer = ask(here.port, "POST", "/api/games/verify", {"Host": "a"}, content)
    return answer.status, json.loads(answer.body)


def test_a_fair_record_is_found_fair(here: Site) -> None:
    record = fair_game()
    status, verdict = upload(here, json.dumps(record).encode())
    fair = record["fair"]
    assert status == 200
    assert verdict == {name: fair[name] for name in ("game", "commitment", "contributions")}


@pytest.mark.parametrize(
    ("change", "saying"),
    [
        ({"fair": {**fair_game()["fair"], "seed": bytes(32).hex()}}, "not the one that was committed to"),
        ({"fair": {**fair_game()["fair"], "contributions": [None] * 3}}, "`hands`"),
        ({"fair": None}, "this record is legal, but"),
    ],
)
def test_others_are_refused_with_the_reason(here: Site, change: Json, saying: str) -> None:
    status, verdict = upload(here, json.dumps({**fair_game(), **change}).encode())
    assert (status, verdict["code"]) == (400, "invalid")
    assert saying in verdict["message"]


@pytest.mark.parametrize(
    ("change", "code", "saying"),
    [
        ({"result": {}}, "record-misshapen", "result"),
        ({"moves": []}, "record-deal", "before everyone has kept"),
        ({"edition": "lost"}, "record-setup", "there is no edition"),
    ],
)
def test_records_that_are_wrong_in_themselves_are_refused_as_such(
    here: Site, change: Json, code: str, saying: str
) -> None:
    status, verdict = upload(here, json.dumps({**fair_game(), **change}).encode())
    assert (status, verdict["code"]) == (400, code)
    assert saying in verdict["message"]


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"\xff", b"null", b"[" * 50_000, b'{"a":' * 15_000, b"{}", b"[1, "),
        json.dumps(recorded()).encode(),
        json.dumps({**fair_game(), "deck": [{"id": "1"}] * 3000}).encode(),
        json.dumps({**fair_game(), "players": [{}] * 20_000}).encode(),
        json.dumps({**fair_game(), "moves": [{"seat": 0, "keep": ["1", "2"]}] * 2000}).encode(),
        json.dumps({**fair_game(), "moves": [{"seat": 10**30, "keep": ["1", "2"]}]}).encode(),
    ],
    ids=range(12),
)
def test_uploads_are_looked_at_before_they_are_believed(here: Site, content: bytes) -> None:
    assert len(content) < MAX_RECORD * 4
    for path in ("/api/games/verify", "/api/games/replay"):
        answer = ask(here.port, "POST", path, {"Host": "a"}, content)
        is_legal = path.endswith("replay") and content == json.dumps(recorded()).encode()
        assert answer.status == (200 if is_legal else 400), (path, answer.body[:200])
