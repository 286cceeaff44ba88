"""Snapshots and numbered events: a client that was away misses nothing and hears nothing twice."""

import asyncio
import random

from tests.server.support import Json, Person, Site, awaited, finish, looking, people, person

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def listen_with_interruptions(player: Person, table: str, random: random.Random) -> list[Json]:
    """Every event of a game, heard over many connections that end at any moment."""
    events: list[Json] = []
    status = ""
    while status not in ("finished", "closed"):
        async with player.look_at(table, after=events[-1]["seq"] if events else 0) as look:
            for _ in range(random.randint(1, 12)):
                message = await look.until(lambda message: message["type"] != "presence")
                events += message.get("entries", ())
                status = look.state["table"]["status"]
                if status == "finished":
                    break
    return events


async def whole_story(player: Person, table: str) -> list[Json]:
    async with player.look_at(table) as look:
        events: list[Json] = (await look.next("snapshot"))["entries"]
        return events


@awaited
async def test_a_player_who_connects_again_and_again_hears_everything_once(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno), person(here.port) as stranger:
        table = await anna.make_table((ME, OPEN, {"kind": "bot", "level": "apprentice"}), pace={"kind": "none"})
        await bruno.sit(table)

        async def play(one: Person) -> None:
            async with one.look_at(table) as look:
                await look.next("snapshot")
                await look.until(lambda _: look.state["table"]["status"] == "running")
                await look.play_on()

        flaky = [anna, bruno, stranger]
        listening = [listen_with_interruptions(one, table, random.Random(at)) for at, one in enumerate(flaky)]
        playing = [asyncio.create_task(play(one)) for one in (anna, bruno)]
        hearing = [asyncio.create_task(work) for work in listening]
        await anna.start(table)
        await asyncio.gather(*playing)
        for one, heard in zip(flaky, await asyncio.gather(*hearing), strict=True):
            assert heard == await whole_story(one, table)
            assert [event["seq"] for event in heard] == list(range(1, len(heard) + 1))


@awaited
async def test_a_snapshot_tells_just_what_came_after_the_known_number(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now()
        await finish(anna, table=table)
        story = await whole_story(anna, table)
        for after in (0, 1, len(story) // 2, len(story) - 1, len(story)):
            async with anna.look_at(table, after=after) as look:
                snapshot = await look.next("snapshot")
                assert snapshot["entries"] == story[after:]
                assert snapshot["seq"] == len(story)
                assert snapshot["table"]["status"] == "finished"


@awaited
async def test_a_player_who_knows_more_than_ever_happened_is_told_everything(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table()
        async with anna.look_at(table, after=12345) as look:
            assert [event["seq"] for event in (await look.next("snapshot"))["entries"]] == [1]


@awaited
async def test_a_snapshot_holds_all_that_a_newcomer_needs(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(celebration=True)
        async with anna.look_at(table) as look:
            snapshot = await look.next("snapshot")
        assert snapshot["seats"] == [0]
        assert len(snapshot["colours"]) == 6
        cards = {card["id"] for card in snapshot["cards"]}
        assert len(cards) == 96 + 4 + 5
        game = snapshot["table"]["game"]
        on_table = [card for triplet in game["triplets"] for card in triplet]
        assert set(on_table) | set(snapshot["you"]["hand"]) <= cards
        assert snapshot["table"]["commitment"] == snapshot["entries"][0]["entry"]["commitment"]


@awaited
async def test_who_looks_while_the_game_begins_is_told_of_their_hand_once(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2, pace={"kind": "none"})
        await bruno.sit(table)
        async with looking(table, anna, bruno) as (hers, his):
            await anna.start(table)
            for look, seat in ((hers, 0), (his, 1)):
                begun = await look.next("update")
                dealt = [event for event in begun["entries"][-1]["events"] if event["event"] == "HandDealt"]
                assert [event["card"] for event in dealt] == begun["you"]["hand"]
                assert {event["seat"] for event in dealt} == {seat}
                assert len(dealt) == 4
