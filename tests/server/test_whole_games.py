"""Whole games through the endpoints that browsers use: every edition, number of players and variant."""

import asyncio
import random
from typing import Any

from lucca.records.fairness import verify
from lucca.rules.cards import deck_to_list, standard_deck
from lucca.rules.editions import EDITIONS
from tests.server.support import Json, Look, Person, Site, awaited, finish, people

EVERY_GAME: list[Json] = [
    {"edition": edition.id, "players": players, "celebration": celebration}
    for edition in EDITIONS.values()
    for players in edition.players
    for celebration in ([False, True] if edition.celebration else [False])
]


async def play_to_the_end(anna: Person, wish: Json) -> None:
    table = await anna.play_now(**wish)
    async with anna.look_at(table) as look:
        end = await play_carelessly(look, random.Random(str(wish)))
        events = look.events()
    check_the_end(end, events)
    await check_the_record(anna, table, wish, events)


async def play_carelessly(look: Look, random: random.Random) -> Json:
    """Any legal decision will do; the last state."""
    await look.next("snapshot")
    while look.state["table"]["status"] == "running":
        if look.you is not None and look.you["to_decide"]:
            assert (await look.decide(random.randrange(100)))["type"] == "done"
        else:
            await look.receive()
    return look.state


def check_the_end(end: Json, events: list[Json]) -> None:
    game = end["table"]["game"]
    assert game["phase"] == "over"
    assert game["pending"] == []
    assert game["if_ended_now"] == game["points"]
    for points in game["points"]:
        assert points["score"] == sum(points[kind] for kind in ("windows", "parties", "walls", "street"))
    ended = events[-1]["events"][-1]
    assert ended["event"] == "GameEnded"
    assert ended["scores"] == [points["score"] for points in game["points"]]
    assert ended["ranking"] == game["ranking"]
    assert not end["you"]["to_decide"]


async def check_the_record(anna: Person, table: str, wish: Json, events: list[Json]) -> None:
    answer = await anna.http.get(f"/api/games/{table}/record")
    assert verify(answer.content).game == table
    record = answer.json()
    assert {key: record[key] for key in ("edition", "celebration")} == {
        key: wish[key] for key in ("edition", "celebration")
    }
    assert [player["kind"] for player in record["players"]] == ["human"] + ["bot:apprentice"] * (wish["players"] - 1)
    assert record["result"]["scores"] == events[-1]["events"][-1]["scores"]
    moves = [event["entry"] for event in events if event["entry"]["what"] == "moved"]
    assert [move["seat"] for move in moves] == [move["seat"] for move in record["moves"]]
    await check_the_replay(anna, table, record, [move["move"] for move in moves])


async def check_the_replay(anna: Person, table: str, record: Json, moves: list[Any]) -> None:
    replay = await anna.get(f"/api/games/{table}/replay")
    assert await anna.post("/api/games/replay", record) == replay
    told = [step["move"] for step in replay["steps"][1:]]
    assert len(told) == len(moves)
    assert all(shown in (None, move) for shown, move in zip(moves, told, strict=True))
    assert replay["steps"][0]["move"] is None
    assert replay["steps"][-1]["events"][-1]["event"] == "GameEnded"
    assert replay["hands"] == record["deal"]["hands"]
    last = replay["steps"][-1]["game"]
    assert [points["score"] for points in last["points"]] == record["result"]["scores"]
    assert replay["ranking"] == record["result"]["order"]


@awaited
async def test_play_now_gives_a_running_game_of_any_kind_that_can_be_played_to_its_end(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        await asyncio.gather(*(play_to_the_end(anna, wish) for wish in EVERY_GAME))
        mine = (await anna.get("/api/me/tables?limit=100"))["tables"]
        played = [
            (game["options"]["edition"], game["options"]["players"], game["options"]["celebration"]) for game in mine
        ]
        assert sorted(played) == sorted(tuple(wish.values()) for wish in EVERY_GAME)
        assert {game["status"] for game in mine} == {"finished"}


@awaited
async def test_a_deck_with_colours_of_ones_own_is_played_to_the_end(here: Site) -> None:
    own = dict(
        zip(standard_deck().colours, ('a "b" \\', "\u8d64", "take 0; 1 wall", "12", "\u05d0\u05d1", "<i>"), strict=True)
    )
    deck = [{**card, "colour": own.get(card["colour"])} for card in deck_to_list(standard_deck())]
    async with people(here.port, "Anna") as (anna,):
        bots = ({"kind": "bot", "level": "apprentice"},) * 4
        table = await anna.make_table(({"kind": "me"}, *bots), players=5, celebration=True, deck=deck)
        await anna.start(table)
        async with anna.look_at(table) as look:
            end = await play_carelessly(look, random.Random(5))
            check_the_end(end, look.events())
            assert look.heard[0]["colours"] == list(own.values())
        record = await anna.http.get(f"/api/games/{table}/record")
        assert verify(record.content).game == table
        assert (await anna.post("/api/games/replay", record.json()))["colours"] == list(own.values())


@awaited
async def test_records_of_ones_own_are_checked_and_played_out(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now()
        commitment = (await anna.table(table))["commitment"]
        await finish(anna, table=table)
        record = await anna.get(f"/api/games/{table}/record")
        verified = await anna.post("/api/games/verify", record)
        assert (verified["game"], verified["commitment"]) == (table, commitment)
        wrong = {**record, "result": {**record["result"], "scores": [99, 1, 1]}}
        other_seed = {**record, "fair": {**record["fair"], "seed": "00" * 32}}
        unfinished = {**record, "moves": record["moves"][:-1]}
        del unfinished["result"]
        without = {key: value for key, value in record.items() if key != "fair"}
        for body in (wrong, other_seed, unfinished, without, {}):
            problem = await anna.post("/api/games/verify", body, 400)
            assert problem["message"]
        assert (await anna.post("/api/games/replay", wrong, 400))["message"]
        assert len((await anna.post("/api/games/replay", unfinished))["steps"]) == len(record["moves"])
        moves = [*record["moves"][:4], {**record["moves"][4], "take": 9}, *record["moves"][5:]]
        illegal = await anna.post("/api/games/replay", {**record, "moves": moves}, 400)
        assert "4" in illegal["message"]


@awaited
async def test_people_alone_play_a_whole_game(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as everybody:
        table = await everybody[0].make_table(pace={"kind": "none"})
        for one in everybody[1:]:
            await one.sit(table)
        await everybody[0].start(table)

        async def play(one: Person) -> tuple[Json, list[Json]]:
            async with one.look_at(table) as look:
                await play_carelessly(look, random.Random(0))
                return look.state, look.events()

        played = await asyncio.gather(*map(play, everybody))
        for state, events in played:
            check_the_end(state, events)
            assert {event["entry"]["by"] for event in events if event["entry"]["what"] == "moved"} == {"player"}
        assert len({tuple((event["seq"], event["at"]) for event in events) for _, events in played}) == 1


@awaited
async def test_play_now_refuses_what_cannot_be_played(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        assert (await anna.post("/api/play-now", {"edition": "citta-ja", "players": 2}, 409))["clause"]
        assert (await anna.post("/api/play-now", {"edition": "citta-ja", "celebration": True}, 409))["clause"]
        assert (await anna.post("/api/play-now", {"level": "emperor"}, 400))["code"] == "no-such-bot"
        assert (await anna.get("/api/me/tables"))["tables"] == []
