"""Games and single moves of them, shown again."""

import json
from itertools import pairwise
from typing import get_args

import pytest

from lucca.records.errors import RecordFault
from tests.records.games import first_moves, recorded
from tests.server.raw_clients import ask
from tests.server.support import Json, Person, Site, awaited, finish, people
from tests.server.test_choices import quarter_of


@pytest.mark.parametrize("kept", [0, 1])
@awaited
async def test_a_game_for_two_that_ends_before_both_have_kept_is_played_again(here: Site, kept: int) -> None:
    """Its stock is settled from the start, but a record need not tell it before everybody has kept."""
    record = first_moves(recorded(players=2), kept)
    assert record["deal"]["stock"] == []
    async with people(here.port, "Anna") as (anna,):
        replay = await anna.post("/api/games/replay", json.loads(json.dumps(record)))
    assert [step["seat"] for step in replay["steps"]] == [None, *range(kept)]
    assert replay["steps"][-1]["game"]["phase"] == "keep"
    assert sum(replay["steps"][-1]["game"]["has_kept"]) == kept


async def entries_of_finished(player: Person, table: str) -> list[Json]:
    """The whole log of a game that bots have played to its end."""
    await finish(player, table=table)
    async with player.look_at(table) as look:
        entries: list[Json] = (await look.next("snapshot"))["entries"]
        return entries


@pytest.mark.parametrize("players", [2, 3])
@awaited
async def test_what_a_move_changed_is_what_the_replay_shows(here: Site, players: int) -> None:
    """A City pick changes the City's Quarter, every other move the mover's."""
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=players)
        entries = await entries_of_finished(anna, table)
        steps = (await anna.get(f"/api/games/{table}/replay"))["steps"]
        moves = [entry for entry in entries if entry["entry"]["what"] == "moved"]
        assert len(moves) == len(steps) - 1
        for move, before, after in zip(moves, steps, steps[1:], strict=False):
            change = await anna.get(f"/api/tables/{table}/moves/{move['seq']}")
            owner = "city" if ": city" in after["move"] else after["seat"]
            for when, step in (("before", before), ("after", after)):
                assert change[when] == quarter_of(step["game"], owner)


@awaited
async def test_starting_cards_that_were_revealed_are_shown_for_every_quarter(here: Site) -> None:
    """The move that revealed them was one player's; the City is founded by it, too."""
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=2)
        entries = await entries_of_finished(anna, table)
        steps = (await anna.get(f"/api/games/{table}/replay"))["steps"]
        seq = next(entry["seq"] for entry in entries if any(event["event"] == "Revealed" for event in entry["events"]))
        for owner in (0, 1, "city"):
            change = await anna.get(f"/api/tables/{table}/moves/{seq}?owner={owner}")
            assert change["before"]["under_construction"] == []
            assert change["after"] == quarter_of(steps[2]["game"], owner)
        refused = await anna.get(f"/api/tables/{table}/moves/{seq}?owner=2", status=404)
        assert refused["code"] == "no-move"


@awaited
async def test_a_replay_has_every_decision_of_a_turn(here: Site) -> None:
    record = recorded(players=3)
    async with people(here.port, "Anna") as (anna,):
        replay = await anna.post("/api/games/replay", json.loads(json.dumps(record)))
    steps = replay["steps"]
    for before, step in pairwise(steps):
        seat, parts = step["seat"], step["parts"]
        if ": keep" in step["move"]:
            assert parts == []
            continue
        openings = step["move"].split(";")[0].count(",") + 1 if "open" in step["move"] else 0
        assert len(parts) == openings + 3  # the triplet, and two of its three cards; the last is the step itself
        assert [event for part in parts for event in part["events"]] == step["events"][: sum(map(_count, parts))]
        assert [len(part["game"]["to_play"]) for part in parts] == [*[0] * openings, 3, 2, 1]
        for part in parts:
            assert [quarter["owner"] for quarter in part["game"]["quarters"]] == [seat]
        taken = parts[openings]["game"]
        assert quarter_of(taken, seat)["under_construction"] == quarter_of(before["game"], seat)["under_construction"]


def _count(part: Json) -> int:
    return len(part["events"])


@awaited
async def test_what_a_move_changed_is_told_to_those_who_may_look_on(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table(players=2, spectators=False)
        await anna.start(table)
        entries = await entries_of_finished(anna, table)
        move = next(entry["seq"] for entry in entries if entry["entry"]["what"] == "moved")
        await anna.get(f"/api/tables/{table}/moves/{move}", status=200)
        refused = await bruno.get(f"/api/tables/{table}/moves/{move}", status=403)
        assert refused["code"] == "no-spectators"
        for seq in (1, entries[-1]["seq"] + 1):
            assert (await anna.get(f"/api/tables/{table}/moves/{seq}", status=404))["code"] == "no-move"


@awaited
async def test_starting_cards_are_not_told_by_what_the_choice_of_them_changed(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=3)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            while not any(look.state["table"]["game"]["has_kept"]):
                await look.receive()
            seq = next(entry["seq"] for entry in look.events() if entry["entry"]["what"] == "moved")
            change = await anna.get(f"/api/tables/{table}/moves/{seq}")
    assert change["before"] == change["after"]
    assert change["after"]["under_construction"] == []


# --- records that are refused -----------------------------------------------------------------------------------------


def changed(**parts: object) -> bytes:
    return json.dumps({**recorded(), **parts}).encode()


def without_turn_order() -> bytes:
    """The second and third player change places in the first turn."""
    record = recorded()
    record["moves"][4], record["moves"][5] = record["moves"][5], record["moves"][4]
    return json.dumps(record).encode()


def with_half_a_move() -> bytes:
    record = recorded()
    del record["moves"][3]["play"]
    return json.dumps(record).encode()


def with_a_seat_that_is_no_number() -> bytes:
    record = recorded()
    record["moves"][2]["seat"] = "second"
    return json.dumps(record).encode()


def without_result() -> bytes:
    record = recorded()
    del record["result"]
    return json.dumps(record).encode()


REFUSED: list[tuple[bytes, RecordFault, str | None, dict[str, str]]] = [
    (b"\xff", "record-unreadable", None, {}),
    (b"once upon a time", "record-unreadable", None, {}),
    (b"{}", "record-other-format", None, {}),
    (b"[]", "record-other-format", None, {}),
    (b'{"format": "lucca-record/1"}', "record-misshapen", None, {"at": "edition"}),
    (changed(deal=3), "record-misshapen", None, {"at": "deal"}),
    (changed(deck="mine"), "record-misshapen", None, {"at": "deck"}),
    (with_half_a_move(), "record-misshapen", None, {"at": "moves[3]", "move": "3"}),
    (with_a_seat_that_is_no_number(), "record-misshapen", None, {"at": "moves[2].seat", "move": "2"}),
    (changed(edition="lost"), "record-setup", "1.1", {}),
    (changed(deck=[]), "record-deck", "2.4", {}),
    (changed(deal={**recorded()["deal"], "hands": []}), "record-deal", "3.2", {}),
    (without_turn_order(), "record-illegal", "4.1", {"move": "4"}),
    (without_result(), "record-no-result", "5.5", {}),
    (changed(moves=recorded()["moves"][:-1]), "record-too-early", "5.5", {}),
    (changed(result={**recorded()["result"], "winner": 9}), "record-result", "5.5", {}),
]


@pytest.mark.parametrize(("content", "code", "clause", "names"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_wrong_with_a_record_is_told_to_programs_too(
    here: Site, content: bytes, code: RecordFault, clause: str | None, names: dict[str, str]
) -> None:
    """The browser says it in the player's language."""
    answer = ask(here.port, "POST", "/api/games/replay", {"Host": "a"}, content)
    problem = json.loads(answer.body)
    assert answer.status == 400
    assert (problem["code"], problem["clause"], problem["names"]) == (code, clause, names), problem


def test_a_game_that_is_not_finished_cannot_be_verified(here: Site) -> None:
    content = json.dumps(first_moves(recorded(), 3)).encode()
    problem = json.loads(ask(here.port, "POST", "/api/games/verify", {"Host": "a"}, content).body)
    assert (problem["code"], problem["names"]) == ("record-not-finished", {})


def test_every_fault_of_a_record_is_tried() -> None:
    assert {code for _, code, _, _ in REFUSED} == set(get_args(RecordFault)) - {"record-not-finished"}
