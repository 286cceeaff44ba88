"""Games and single moves of them, shown again."""

import json

import pytest

from tests.records.games import first_moves, recorded
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
