"""Several people at one device: one browser holds their seats and shows the secrets of the one who acts."""

from collections.abc import Callable

from tests.server.support import Json, Person, Site, awaited, finish, looking, people

ME, OPEN = {"kind": "me"}, {"kind": "open"}
UGO, LIA = {"kind": "local", "name": "Ugo"}, {"kind": "local", "name": "Lia"}


def are_away(expected: list[bool]) -> Callable[[Json], bool]:
    return lambda message: (
        message["type"] == "update" and [seat["away"] for seat in message["table"]["seats"]] == expected
    )


async def begin(anna: Person, *seats: Json) -> str:
    table = await anna.make_table(seats, players=len(seats), pace={"kind": "none"})
    await anna.start(table)
    return table


def secrets_in(message: Json) -> set[str]:
    """The kinds of events that tell one seat alone something."""
    events = [event for told in message.get("entries", ()) for event in told["events"]]
    return {
        event["event"]
        for event in events
        if event["event"] == "HandDealt" or (event["event"] == "Kept" and event["cards"])
    }


@awaited
async def test_nothing_secret_is_shown_until_a_player_acts(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await begin(anna, UGO, ME, LIA)
        async with anna.look_at(table) as look:
            snapshot = await look.next("snapshot")
            assert snapshot["seats"] == [0, 1, 2]
            assert snapshot["you"] is None
            assert secrets_in(snapshot) == set()
            hands = []
            for seat in (2, 0, 1):
                shown = (await look.ask("act-as", seat=seat))["you"]
                assert shown["seat"] == seat
                assert len(shown["hand"]) == 4
                hands += shown["hand"]
            assert len(set(hands)) == 12
            assert (await look.ask("act-as", seat=None))["you"] is None


@awaited
async def test_all_on_one_device_play_a_whole_game(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await begin(anna, UGO, ME, LIA)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            while look.state["table"]["status"] == "running":
                acting = look.state["table"]["game"]["pending"][0]
                assert (await look.ask("act-as", seat=acting))["you"]["to_decide"]
                assert (await look.decide())["type"] == "done"
            assert all(secrets_in(message) == set() for message in look.heard)
            moves = [event["entry"] for event in look.events() if event["entry"]["what"] == "moved"]
        assert {move["by"] for move in moves} == {"player"}
        assert [move["move"] for move in moves[:3]] == [None] * 3, "what the others at the device keep is their secret"
        record = await anna.get(f"/api/games/{table}/record")
        assert [player["name"] for player in record["players"]] == ["Ugo", "Anna", "Lia"]
        assert [player["kind"] for player in record["players"]] == ["human"] * 3


@awaited
async def test_while_a_player_acts_the_others_secrets_are_hidden(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await begin(anna, ME, UGO)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            ugo = (await look.ask("act-as", seat=1))["you"]
            keep = [{"decide": "keep", "card": card} for card in ugo["hand"][:2]]
            await look.ask("confirm", seat=1, move_index=0, decisions=keep)
            me = (await look.ask("act-as", seat=0))["you"]
            assert not set(me["hand"]) & set(ugo["hand"])
            heard = str(look.heard[look.heard.index(next(m for m in look.heard if m.get("you") == me)) :])
            assert not any(f"'{card}'" in heard for card in ugo["hand"])


@awaited
async def test_a_draft_belongs_to_the_seat_that_is_shown(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await begin(anna, ME, UGO)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            hand = (await look.ask("act-as", seat=1))["you"]["hand"]
            draft = [{"decide": "keep", "card": hand[0]}]
            assert (await look.ask("draft", seat=1, move_index=0, decisions=draft))["you"]["draft"] == draft
            assert (await look.ask("draft", seat=0, move_index=0, decisions=[]))["code"] == "not-shown"
            assert (await look.ask("act-as", seat=0))["you"]["draft"] == []
            assert (await look.ask("draft", seat=1, move_index=0, decisions=draft))["code"] == "not-shown"
        async with anna.look_at(table) as look:
            assert (await look.next("snapshot"))["you"] is None
            assert (await look.ask("act-as", seat=1))["you"]["draft"] == draft


@awaited
async def test_two_tabs_may_show_different_seats(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await begin(anna, ME, UGO)
        async with anna.look_at(table) as left, anna.look_at(table) as right:
            for look, seat in ((left, 0), (right, 1)):
                await look.next("snapshot")
                await look.ask("act-as", seat=seat)
            await left.decide()
            update = await right.next("update")
            assert update["you"]["seat"] == 1
            assert update["you"]["to_decide"]


@awaited
async def test_one_can_act_only_as_ones_own_seats(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, UGO, OPEN), pace={"kind": "none"})
        await bruno.sit(table)
        await anna.start(table)
        async with looking(table, anna, bruno) as (hers, his):
            for look, seat in ((hers, 2), (hers, 4), (his, 0), (his, 1)):
                assert (await look.ask("act-as", seat=seat))["code"] == "not-your-seat"
            assert his.you is not None
            assert his.you["seat"] == 2
            assert (await his.ask("act-as", seat=2))["you"]["seat"] == 2


@awaited
async def test_a_player_who_leaves_leaves_with_all_their_seats_and_comes_back_to_all(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((UGO, ME, OPEN), pace={"kind": "none"})
        await bruno.sit(table)
        await anna.start(table)
        async with looking(table, bruno, anna) as (his, hers):
            await anna.leave(table)
            left = await his.until(are_away([True, True, False]))
            assert left["table"]["status"] == "running"
            await hers.ask("come-back")
            await his.until(are_away([False, False, False]))


@awaited
async def test_the_host_of_several_seats_speaks_under_their_own_name(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table((UGO, ME, OPEN))
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await look.ask("say", text="ciao")
            assert look.events()[-1]["entry"]["name"] == "Anna"


@awaited
async def test_a_game_on_one_device_is_in_the_history_once_and_rates_nobody(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((UGO, ME, OPEN, LIA), players=4)
        await bruno.sit(table)
        await anna.start(table)
        await finish(anna, bruno, table=table)
        assert [game["id"] for game in (await anna.get("/api/me/tables"))["tables"]] == [table]
        for one, seat in ((anna, 1), (bruno, 2)):
            page = await one.get(f"/api/players/{await one.id()}")
            (statistics,) = page["statistics"]
            shown = await one.table(table)
            assert statistics["games"] == 1
            assert statistics["best"] == statistics["mean_points"] == shown["scores"][seat]
            assert statistics["wins"] == (shown["ranking"][0] == seat)
            assert statistics["rating"] is None
