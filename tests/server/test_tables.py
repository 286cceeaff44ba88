"""Making, finding, joining and leaving tables, and what becomes of those that wait."""

import asyncio
from typing import Any

import pytest

from lucca.bots.levels import DEFAULT_LEVEL
from lucca.rules.cards import deck_to_list, standard_deck
from lucca.rules.deckfile import write_deck
from lucca.rules.editions import EDITIONS
from lucca.server.base.settings import Settings
from lucca.server.tables.options import SWITCHES
from tests.server.support import Json, Person, Site, StoppedClock, awaited, finish, people, person, run, site

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}
EVERY_GAME = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for players in edition.players
    for celebration in ([False, True] if edition.celebration else [False])
]


async def problem_of(anna: Person, body: Json) -> Json:
    """Why a table could not be made."""
    answer = await anna.http.post("/api/tables", json=body)
    assert answer.status_code in (400, 409), answer.text
    problem: Json = answer.json()
    return problem


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# --- making ---------------------------------------------------------------------------------------------------------


@awaited
async def test_everything_about_a_new_table_is_shown_as_it_was_chosen(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        pace = {"kind": "relaxed", "turn_seconds": 7200, "bank_seconds": 3600}
        seats = (BOT, ME, {"kind": "local", "name": "Ugo"}, OPEN)
        switched = {name: not default for name, default in SWITCHES.items()}
        table = await anna.make_table(seats, edition="city-of-games", players=4, pace=pace, **switched)
        shown = await anna.table(table)
        assert shown["options"] == {
            "edition": "city-of-games",
            "players": 4,
            "deck": "standard",
            "pace": pace,
            **switched,
        }
        me = await anna.id()
        assert shown["host"] == me
        assert shown["status"] == "waiting"
        assert [(seat["kind"], seat["name"], seat["player"], seat["local"]) for seat in shown["seats"]] == [
            ("bot", "apprentice", None, False),
            ("player", "Anna", me, False),
            ("player", "Ugo", me, True),
            ("open", "", None, False),
        ]


@awaited
async def test_without_wishes_the_host_sits_first_and_the_others_are_awaited(here: Site) -> None:
    async with person(here.port) as anna:
        table = await anna.table((await anna.post("/api/tables"))["id"])
        assert [seat["kind"] for seat in table["seats"]] == ["player", "open", "open"]
        assert table["options"]["pace"]["kind"] == "live"
        assert not table["options"]["public"]


@awaited
async def test_every_edition_and_number_of_players_can_be_played(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        for edition, players, celebration in EVERY_GAME:
            table = await anna.make_table(edition=edition, players=players, celebration=celebration)
            await anna.start(table)
            async with anna.look_at(table) as look:
                game = (await look.next("snapshot"))["table"]["game"]
            assert len(game["quarters"]) == (3 if players == 2 else players)
            assert game["rounds"] == {2: 7, 3: 7, 4: 6, 5: 5}[players]


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "citta-en", "players": 2},
        {"edition": "citta-fr", "players": 3, "celebration": True},
        {"edition": "monopoly"},
    ],
)
@awaited
async def test_options_that_do_not_go_together_are_refused_with_the_reason_and_the_clause(
    here: Site, options: Json
) -> None:
    async with person(here.port) as anna:
        problem = await problem_of(anna, {"options": options})
        assert options["edition"] in problem["message"]
        assert problem["clause"].startswith("1.")


@pytest.mark.parametrize(
    "body",
    [
        {"options": {"players": 1}},
        {"options": {"players": 6}},
        {"options": {"colour": "red"}},
        {"options": {"pace": {"kind": "fast"}}},
        {"options": {"pace": {"kind": "live", "turn_seconds": 1}}},
        {"options": {"deck": "mine"}},
        {"seats": [{"kind": "king"}]},
        {"rules": "mine"},
    ],
)
@awaited
async def test_what_is_not_an_option_is_refused(here: Site, body: Json) -> None:
    async with person(here.port) as anna:
        problem = await problem_of(anna, body)
        assert problem["code"] == "not-understood"
        assert len(problem["message"]) > 10


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ((ME, OPEN), "3 players, but 2 seats"),
        ((OPEN, OPEN, OPEN), 'one seat must be "me"'),
        ((ME, ME, OPEN), 'one seat must be "me"'),
        ((ME, {"kind": "bot", "level": "emperor"}, OPEN), "no bot 'emperor'"),
        ((ME, {"kind": "local"}, OPEN), "a name has"),
    ],
)
@awaited
async def test_seats_that_make_no_sense_are_refused(here: Site, seats: tuple[Json, ...], reason: str) -> None:
    async with people(here.port, "Anna") as (anna,):
        assert reason in (await problem_of(anna, {"seats": seats}))["message"]
        assert (await anna.get("/api/me/tables"))["tables"] == []


@awaited
async def test_a_refused_table_leaves_no_trace_of_who_asked(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        await problem_of(anna, {"name": "Annabella", "seats": [OPEN, OPEN, OPEN]})
        assert (await anna.get("/api/me"))["name"] == "Anna"


# --- decks ----------------------------------------------------------------------------------------------------------


def deck_list() -> list[Json]:
    cards: list[Json] = deck_to_list(standard_deck())
    return [{**card, "windows": card["windows"] + 1} if card["id"] == "34" else card for card in cards]


def deck_table() -> str:
    return write_deck(standard_deck()).replace("\n34,green,1,2,palace", "\n34,green,1,3,palace")


@pytest.mark.parametrize("form", ["list", "table"])
@pytest.mark.parametrize("celebration", [False, True])
@awaited
async def test_an_uploaded_deck_is_played_with(here: Site, form: str, celebration: bool) -> None:
    options: Json = {"celebration": celebration}
    body: Json = {"options": {**options, "deck": deck_list()}}
    if form == "table":
        body = {"options": options, "deck_table": deck_table()}
    async with person(here.port) as anna:
        table = (await anna.post("/api/tables", body))["id"]
        assert (await anna.table(table))["options"]["deck"] == "custom"
        await anna.start(table)
        cards = {card["id"]: card for card in (await finish(anna, table=table))["cards"]}
        assert cards["34"]["windows"] == standard_deck().card(standard_deck().index["34"]).windows + 1
        record = await anna.get(f"/api/games/{table}/record")
        assert {card["id"]: card["windows"] for card in record["deck"]}["34"] == cards["34"]["windows"]


def changed(where: str, **values: Any) -> list[Json]:
    return [{**card, **values} if card["id"] == where else card for card in deck_list()]


@pytest.mark.parametrize(
    ("deck", "reasons"),
    [
        (deck_list()[1:], ["15"]),
        ([*deck_list(), deck_list()[0]], ["1"]),
        (changed("12", windows=-1), ["12", "windows"]),
        (changed("12", colour=None), ["12"]),
        (changed("12", colour="pink"), ["pink"]),
        ([], ["6 colours"]),
    ],
)
@awaited
async def test_a_deck_with_a_mistake_is_refused_whole_with_the_reason(
    here: Site, deck: list[Json], reasons: list[str]
) -> None:
    async with person(here.port) as anna:
        problem = await problem_of(anna, {"options": {"deck": deck}})
        for reason in reasons:
            assert reason in problem["message"]


@awaited
async def test_mistakes_in_a_table_of_cards_are_told_with_their_lines(here: Site) -> None:
    wrong = deck_table().replace("\n7,red,", "\n7,red,two").replace("\n9,", "\n8,")
    async with person(here.port) as anna:
        problem = await problem_of(anna, {"deck_table": wrong})
        assert "line 8:" in problem["message"]
        assert "line 10:" in problem["message"]


@awaited
async def test_the_celebration_needs_its_cards_in_the_deck(here: Site) -> None:
    palaces = [card for card in deck_list() if card["id"].isdecimal()]
    async with person(here.port) as anna:
        await anna.make_table(deck=palaces)
        assert "elebration" in (await problem_of(anna, {"options": {"deck": palaces, "celebration": True}}))["message"]


# --- finding --------------------------------------------------------------------------------------------------------


async def listed_ids(player: Person) -> list[str]:
    return [table["id"] for table in (await player.get("/api/tables"))["tables"]]


@awaited
async def test_public_tables_are_listed_while_they_wait_and_run_and_private_ones_never(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        public = await anna.make_table(public=True)
        private = await anna.make_table()
        found = await listed_ids(bruno)
        assert public in found
        assert private not in found
        await anna.start(public)
        assert public in await listed_ids(bruno)
        await finish(anna, table=public)
        assert public not in await listed_ids(bruno)
        over = [table["id"] for table in (await bruno.get("/api/games"))["tables"]]
        assert public in over
        assert private not in over


@awaited
async def test_tables_that_can_be_joined_are_listed_before_those_that_are_played_at(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        waiting, running = await anna.make_table(public=True), await anna.make_table(public=True)
        await anna.start(running)
        found = await listed_ids(anna)
        assert found.index(waiting) < found.index(running)


@awaited
async def test_the_list_shows_who_sits_where_at_every_moment(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table(public=True)

        async def listed() -> Json:
            tables: list[Json] = (await bruno.get("/api/tables"))["tables"]
            return next(found for found in tables if found["id"] == table)

        assert names(await listed()) == ["Anna", "", ""]
        await bruno.sit(table, seat=2)
        assert names(await listed()) == ["Anna", "", "Bruno"]
        await anna.put(f"/api/tables/{table}/seats/1/bot", {"level": "mason"})
        assert names(await listed()) == ["Anna", "mason", "Bruno"]
        await bruno.leave(table)
        assert names(await listed()) == ["Anna", "mason", ""]


@awaited
async def test_a_link_that_leads_nowhere_is_said_to(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        assert (await anna.get("/api/tables/nowhere", 404))["code"] == "no-table"
        assert (await anna.sit("nowhere", 404))["code"] == "no-table"
        assert (await anna.leave("nowhere", 404))["code"] == "no-table"
        assert (await anna.start("nowhere", 404))["code"] == "no-table"
        async with anna.look_at("nowhere") as look:
            assert (await look.receive())["code"] == "no-table"


# --- sitting down and leaving ---------------------------------------------------------------------------------------


@awaited
async def test_a_player_who_has_the_link_sits_down_until_the_table_is_full(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla", "Dario") as (anna, bruno, carla, dario):
        table = await anna.make_table()
        await bruno.sit(table, seat=2)
        assert (await carla.sit(table, 409, seat=2))["code"] == "seat-taken"
        await carla.sit(table)
        assert names(await anna.table(table)) == ["Anna", "Carla", "Bruno"]
        assert (await dario.sit(table, 409))["code"] == "table-full"
        assert (await bruno.sit(table, 409))["code"] == "already-seated"
        assert (await anna.sit(table, 409))["code"] == "already-seated"
        await anna.start(table)
        assert (await dario.sit(table, 409))["code"] == "started"


@awaited
async def test_many_who_want_the_last_seat_at_once_get_it_once(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla", "Dario", "Emma") as (anna, *others):
        table = await anna.make_table((ME, OPEN), players=2)
        answers = await asyncio.gather(*(one.http.post(f"/api/tables/{table}/seats", json={}) for one in others))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert [seat["kind"] for seat in (await anna.table(table))["seats"]] == ["player", "player"]


@awaited
async def test_a_player_who_sits_down_in_two_tabs_at_once_sits_once(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table(players=4)
        answers = await asyncio.gather(*(bruno.http.post(f"/api/tables/{table}/seats", json={}) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert names(await anna.table(table)).count("Bruno") == 1


@awaited
async def test_a_new_player_can_sit_down_with_a_name_and_is_remembered(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,), person(here.port) as bruno:
        table = await anna.make_table()
        await bruno.sit(table, name="  Bruno\u0000 B.  ")
        assert names(await anna.table(table))[1] == "Bruno B."
        assert (await bruno.get("/api/me"))["name"] == "Bruno B."
        await bruno.leave(table)


@awaited
async def test_a_player_who_is_refused_a_seat_keeps_the_old_name(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, BOT), players=2)
        await bruno.sit(table, 409, name="Brunello")
        assert (await bruno.get("/api/me"))["name"] == "Bruno"


@awaited
async def test_the_host_passes_on_to_the_next_player_by_seat(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.make_table(players=4)
        await carla.sit(table, seat=2)
        await bruno.sit(table, seat=1)
        assert (await bruno.start(table, 403))["code"] == "not-host"
        await anna.leave(table)
        shown = await bruno.table(table)
        assert names(shown) == ["", "Bruno", "Carla", ""]
        assert shown["host"] == await bruno.id()
        assert (await anna.leave(table, 403))["code"] == "not-seated"
        await anna.sit(table)
        assert (await anna.start(table, 403))["code"] == "not-host"
        await bruno.start(table)
        assert (await bruno.table(table))["status"] == "running"


@awaited
async def test_a_table_that_everybody_has_left_is_closed(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, {"kind": "local", "name": "Ugo"}, OPEN, BOT), players=4, public=True)
        async with bruno.look_at(table) as look:
            await look.next("snapshot")
            await anna.leave(table)
            assert (await look.next("update"))["table"]["status"] == "closed"
        assert table not in await listed_ids(bruno)
        assert (await bruno.sit(table, 409))["code"] == "started"
        assert (await anna.get("/api/me/tables"))["tables"] == []


@awaited
async def test_the_host_seats_bots_and_takes_them_away(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table()
        await bruno.sit(table, seat=1)
        bot = f"/api/tables/{table}/seats/2/bot"
        assert (await bruno.put(bot, {}, 403))["code"] == "not-host"
        await anna.put(bot, {"level": "mason"})
        await anna.put(bot, {"level": "architect"})
        assert names(await anna.table(table))[2] == "architect"
        assert (await anna.put(f"/api/tables/{table}/seats/1/bot", {}, 409))["code"] == "seat-taken"
        assert (await anna.put(f"/api/tables/{table}/seats/3/bot", {}, 409))["code"] == "seat-taken"
        assert (await anna.put(bot, {"level": "nobody"}, 400))["code"] == "no-such-bot"
        assert (await bruno.delete(bot, 403))["code"] == "not-host"
        assert (await anna.delete(f"/api/tables/{table}/seats/1/bot", 409))["code"] == "no-bot"
        await anna.delete(bot)
        assert [seat["kind"] for seat in (await anna.table(table))["seats"]] == ["player", "player", "open"]
        await anna.put(bot, {"level": "mason"})
        await anna.start(table)
        assert (await anna.put(bot, {"level": "mason"}, 409))["code"] == "started"


@awaited
async def test_starting_early_fills_the_open_seats_with_bots_of_the_chosen_level(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table((OPEN, ME, {"kind": "bot", "level": "mason"}, OPEN), players=4)
        assert (await anna.start(table, 400, level="nobody"))["code"] == "no-such-bot"
        await anna.start(table, level="apprentice")
        shown = await anna.table(table)
        assert shown["status"] == "running"
        assert names(shown) == ["apprentice", "Anna", "mason", "apprentice"]
        assert (await anna.start(table, 409))["code"] == "started"


@awaited
async def test_what_the_server_offers_can_be_chosen(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        offer = await anna.get("/api/offer")
        assert [edition["id"] for edition in offer["editions"]] == list(EDITIONS)
        assert offer["default_level"] in [bot["name"] for bot in offer["bots"]]
        for bot in offer["bots"]:
            assert bot["about"]
            await anna.make_table((ME, {"kind": "bot", "level": bot["name"]}), players=2)


# --- leaving a game and rematch -------------------------------------------------------------------------------------


@awaited
async def test_when_a_player_leaves_a_game_a_bot_of_the_usual_level_plays_on(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2, pace={"kind": "none"})
        await bruno.sit(table)
        await anna.start(table)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await bruno.leave(table)
            await look.until(lambda message: message["type"] == "update" and message["table"]["seats"][1]["away"])
            await look.play_on()
            moves = [event["entry"] for event in look.events() if event["entry"]["what"] == "moved"]
        assert {move["by"] for move in moves if move["seat"] == 0} == {"player"}
        assert {move["by"] for move in moves if move["seat"] == 1} == {"bot"}
        shown = await bruno.table(table)
        assert names(shown) == ["Anna", "Bruno"]
        assert (await bruno.leave(table, 409))["code"] == "over"
        assert f'lucca_bot_seconds_count{{level="{DEFAULT_LEVEL}"}}' in here.server.metrics.page().decode()


async def finished_game(players: int, *there: Person) -> str:
    """A game that everybody left at once, so that bots have played it to its end."""
    table = await there[0].make_table(
        (ME, *[OPEN] * (len(there) - 1), *[BOT] * (players - len(there))), players=players
    )
    for one in there[1:]:
        await one.sit(table)
    await there[0].start(table)
    await finish(*there, table=table)
    return table


@awaited
async def test_a_rematch_has_the_same_options_and_bots_and_waits_for_the_others(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await finished_game(3, anna, bruno)
        assert (await carla.post(f"/api/tables/{table}/rematch", {}, 403))["code"] == "not-seated"
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            again = (await bruno.post(f"/api/tables/{table}/rematch"))["id"]
            assert (await look.next("update"))["table"]["rematch"] == again
        assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] == again
        old, new = await anna.table(table), await anna.table(again)
        assert new["options"] == old["options"]
        assert new["status"] == "waiting"
        assert new["host"] == await bruno.id()
        assert names(new) == ["", "Bruno", "apprentice"]
        await anna.sit(again)
        await bruno.start(again)
        async with anna.look_at(again) as look:
            first = (await look.next("snapshot"))["entries"][0]["entry"]
        assert first["rematch_of"] == table


@awaited
async def test_a_rematch_against_bots_or_on_one_device_waits_for_nobody_else(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        local = {"kind": "local", "name": "Ugo"}
        table = await anna.make_table((local, BOT, ME))
        await anna.start(table)
        await finish(anna, table=table)
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        shown = await anna.table(again)
        assert names(shown) == ["Ugo", "apprentice", "Anna"]
        assert [seat["local"] for seat in shown["seats"]] == [True, False, False]
        await anna.start(again)
        async with anna.look_at(again) as look:
            snapshot = await look.next("snapshot")
            assert snapshot["seats"] == [0, 2]
            assert snapshot["table"]["commitment"] != (await anna.table(table))["commitment"]


@awaited
async def test_there_is_no_rematch_before_the_end(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now()
        assert (await anna.post(f"/api/tables/{table}/rematch", {}, 409))["code"] == "not-over"


@awaited
async def test_two_who_ask_for_a_rematch_at_once_meet_at_the_same_table(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        everybody = (anna, bruno, carla)
        table = await finished_game(3, *everybody)
        asked = await asyncio.gather(*(one.post(f"/api/tables/{table}/rematch") for one in everybody))
        assert len({answer["id"] for answer in asked}) == 1
        for one in everybody:
            waiting = [mine for mine in (await one.get("/api/me/tables"))["tables"] if mine["status"] == "waiting"]
            assert [mine["id"] for mine in waiting] in ([], [asked[0]["id"]])


@awaited
async def test_a_rematch_that_nobody_came_to_can_be_asked_for_again(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await finished_game(2, anna, bruno)
        first = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        await anna.leave(first)
        second = (await bruno.post(f"/api/tables/{table}/rematch"))["id"]
        assert second != first
        assert (await bruno.table(second))["status"] == "waiting"
        assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] == second


@awaited
async def test_a_finished_tables_link_still_shows_how_it_ended(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await finished_game(3, anna)
        shown = await bruno.table(table)
        assert shown["status"] == "finished"
        async with bruno.look_at(table) as look:
            snapshot = await look.next("snapshot")
        game = snapshot["table"]["game"]
        assert [points["score"] for points in game["points"]] == shown["scores"]
        assert game["ranking"] == shown["ranking"]
        assert game["if_ended_now"] == game["points"]
        assert snapshot["entries"][-1]["events"][-1]["event"] == "GameEnded"


# --- waiting in vain ------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_comes_to_is_closed_after_a_while(settings: Settings) -> None:
    clock = StoppedClock()

    async def wait(port: int, pace: str, hours: int) -> None:
        async with people(port, "Anna") as (anna,):
            table = await anna.make_table(public=True, pace={"kind": pace})
            async with anna.look_at(table) as look:
                await look.next("snapshot")
                await clock.advance(port, 3600 * hours - 1)
                assert (await anna.table(table))["status"] == "waiting"
                await clock.advance(port, 1)
                assert (await look.next("update"))["table"]["status"] == "closed"
            assert table not in await listed_ids(anna)

    with site(settings, clock) as here:
        for pace, hours in (("live", 2), ("relaxed", 7 * 24), ("none", 7 * 24)):
            run(wait(here.port, pace, hours))
