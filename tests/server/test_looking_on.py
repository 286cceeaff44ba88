"""Who is there: presence, spectators, and players who come and go."""

from tests.server.support import Json, Look, Site, awaited, finish, people, person

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def told(look: Look, players: list[str], spectators: int) -> None:
    """Wait until just these are said to be present."""
    await look.until(
        lambda message: (
            message["type"] == "presence"
            and message["players"] == sorted(players)
            and message["spectators"] == spectators
        )
    )


@awaited
async def test_everybody_is_told_who_comes_and_goes(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno), person(here.port) as stranger:
        table = await anna.make_table()
        await bruno.sit(table)
        her, his = await anna.id(), await bruno.id()
        async with anna.look_at(table) as look:
            await told(look, [her], 0)
            async with bruno.look_at(table) as there:
                await told(look, [her, his], 0)
                await told(there, [her, his], 0)
                async with bruno.look_at(table), stranger.look_at(table):
                    await told(look, [her, his], 1)
                await told(look, [her, his], 0)
            await told(look, [her], 0)


@awaited
async def test_a_player_who_sits_down_or_stands_up_while_looking_counts_as_what_they_are(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table()
        her, his = await anna.id(), await bruno.id()
        async with anna.look_at(table) as look, bruno.look_at(table):
            await told(look, [her], 1)
            await bruno.sit(table)
            await told(look, [her, his], 0)
            await bruno.leave(table)
            await told(look, [her], 1)


@awaited
async def test_spectators_see_what_is_public_and_decide_nothing(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno), person(here.port) as stranger:
        table = await anna.play_now()
        for player in (bruno, stranger):
            async with player.look_at(table) as look:
                snapshot = await look.next("snapshot")
                assert snapshot["you"] is None
                assert snapshot["seats"] == []
                assert snapshot["table"]["game"]["triplets"]
                assert {event["event"] for told in snapshot["entries"] for event in told["events"]} <= {
                    "TripletsDealt",
                    "Kept",
                }
                assert (await look.ask("act-as", seat=0))["code"] in ("not-your-seat", "nobody")
                assert (await look.ask("come-back"))["code"] in ("not-seated", "nobody")
                assert (await look.ask("ping"))["type"] == "done"


@awaited
async def test_a_table_without_spectators_is_its_players_alone_once_they_play(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2, spectators=False, public=True)
        async with bruno.look_at(table) as look:
            assert (await look.next("snapshot"))["table"]["status"] == "waiting"
        await anna.start(table)
        async with bruno.look_at(table) as look:
            assert (await look.receive())["code"] == "no-spectators"
        await finish(anna, table=table)
        async with bruno.look_at(table) as look:
            assert (await look.receive())["code"] == "no-spectators"
        async with anna.look_at(table) as look:
            assert (await look.next("snapshot"))["table"]["status"] == "finished"


@awaited
async def test_a_spectator_who_sits_down_in_another_tab_becomes_a_player_in_both(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2)
        async with bruno.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == []
            await bruno.sit(table)
            assert (await look.next("update"))["seats"] == [1]
            await anna.start(table)
            begun: Json = await look.next("update")
            assert begun["you"]["seat"] == 1
            assert len(begun["you"]["hand"]) == 4
            assert (await look.decide())["type"] == "done"
