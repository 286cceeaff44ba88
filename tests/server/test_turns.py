"""Whose turn it is at one's tables, and until when, as lists tell it."""

from tests.server.support import Json, Person, Site, awaited, people, person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RELAXED = {"kind": "relaxed", "turn_seconds": 36_000, "bank_seconds": 0}


async def mine(player: Person, table: str) -> Json:
    answer: Json = await player.get("/api/me/tables")
    (listed,) = (one for one in answer["tables"] if one["id"] == table)
    return {**listed, "now": answer["now"]}


@awaited
async def test_lists_say_who_decides_and_until_when(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2, pace=RELAXED)
        assert ((await mine(anna, table))["pending"], (await mine(anna, table))["deadlines"]) == ([], {})
        await bruno.sit(table)
        await anna.start(table)
        listed = await mine(anna, table)
        assert listed["pending"] == [0, 1]  # both choose starting cards
        async with anna.look_at(table) as look:
            shown = (await look.next("snapshot"))["table"]["clock"]["deadlines"]
            assert listed["deadlines"] == shown
            assert 0 < listed["deadlines"]["0"] - listed["now"] <= 36_000_000
            await look.decide()
            while look.state["table"]["game"]["pending"] != [1]:
                await look.receive()
        listed = await mine(anna, table)
        assert (listed["pending"], list(listed["deadlines"])) == ([1], ["1"])
        await bruno.leave(table)  # a bot plays for him
        assert (await mine(anna, table))["deadlines"].keys() <= {"0"}


@awaited
async def test_without_a_limit_there_is_no_deadline(here: Site) -> None:
    async with person(here.port) as anna:
        table = await anna.make_table((ME, {"kind": "local", "name": "Bice"}), players=2, pace={"kind": "none"})
        await anna.start(table)
        listed = await mine(anna, table)
        assert (listed["pending"], listed["deadlines"]) == ([0, 1], {})
        assert [seat["player"] for seat in listed["seats"]] == [await anna.id()] * 2
