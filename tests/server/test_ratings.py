"""Ratings, the leaderboard, histories and statistics, of people and of bots."""

import asyncio
from typing import Any

import pytest
from openskill.models import PlackettLuce

from lucca.server.base.settings import Settings
from tests.server.support import Json, Person, Site, awaited, finish, people, run, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOTS = ({"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "mason"})


async def play(*there: Person, bots: tuple[Json, ...] = BOTS) -> Json:
    """A game of these people and bots that has been played to its end, as lists show it."""
    seats = (ME, *[OPEN] * (len(there) - 1), *bots)
    table = await there[0].make_table(seats, players=len(seats))
    for one in there[1:]:
        await one.sit(table)
    await there[0].start(table)
    await finish(*there, table=table)
    return await there[0].table(table)


async def board(player: Person, players: int) -> list[Any]:
    lines: list[Any] = await player.get(f"/api/leaderboard?players={players}&limit=100")
    return lines


def test_a_game_rates_all_who_played_it_by_their_places(settings: Settings) -> None:
    async def check(port: int) -> None:
        async with people(port, "Anna", "Bruno") as (anna, bruno):
            assert await board(anna, 4) == []
            game = await play(anna, bruno)
            who = [await anna.id(), await bruno.id(), "bot:apprentice", "bot:mason"]
            model = PlackettLuce()
            places = [game["ranking"].index(seat) + 1 for seat in range(4)]
            rated = model.rate([[model.rating()] for _ in who], ranks=places)
            lines = {line["who"]: line for line in await board(anna, 4)}
            assert set(lines) == set(who)
            for seat, (one,) in enumerate(rated):
                line = lines[who[seat]]
                assert (line["mu"], line["sigma"]) == (
                    pytest.approx(one.mu, abs=0.01),
                    pytest.approx(one.sigma, abs=0.01),
                )
                assert line["rating"] == round(1500 + 30 * (one.mu - 25))
                assert line["provisional"]
                assert (line["games"], line["wins"], line["players"]) == (1, int(places[seat] == 1), 4)
                assert line["mean_points"] == game["scores"][seat]
            shown = [line["who"] for line in await board(anna, 4)]
            assert shown == [who[seat] for seat in game["ranking"]]
            assert {lines[id]["name"] for id in who} == {"Anna", "Bruno", "apprentice", "mason"}
            for players in (2, 3, 5):
                assert await board(anna, players) == []

    with site(settings) as here:
        run(check(here.port))


def test_bots_of_one_level_share_a_rating_and_every_seat_counts(settings: Settings) -> None:
    async def check(port: int) -> None:
        async with people(port, "Anna") as (anna,):
            game = await play(anna, bots=(BOTS[0], BOTS[0]))
            lines = {line["who"]: line for line in await board(anna, 3)}
            assert set(lines) == {await anna.id(), "bot:apprentice"}
            bot = lines["bot:apprentice"]
            assert bot["games"] == 2
            assert bot["wins"] == (game["ranking"][0] != 0)
            assert bot["mean_points"] == sum(game["scores"][1:]) / 2
            page = await anna.get("/api/players/bot:apprentice")
            assert (page["name"], page["statistics"][0]["games"]) == ("apprentice", 2)

    with site(settings) as here:
        run(check(here.port))


@awaited
async def test_statistics_tell_all_games_of_a_player_by_their_size(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        games = [await play(anna), await play(anna), await play(bruno, anna)]
        me = await anna.id()
        page = await anna.get(f"/api/players/{me}")
        assert (page["id"], page["name"]) == (me, "Anna")
        three, four = page["statistics"]
        scores = [game["scores"][0] for game in games[:2]]
        assert {key: three[key] for key in ("players", "games", "wins", "mean_points", "best")} == {
            "players": 3,
            "games": 2,
            "wins": sum(game["ranking"][0] == 0 for game in games[:2]),
            "mean_points": sum(scores) / 2,
            "best": max(scores),
        }
        assert (four["players"], four["games"], four["best"]) == (4, 1, games[2]["scores"][1])
        lines = {line["who"]: line for line in await board(anna, 3)}
        assert three["rating"] == lines[me]["rating"]


@awaited
async def test_the_history_is_in_order_and_comes_in_pages(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        first, second = await play(anna, bruno), await play(anna)
        running = await anna.play_now()
        mine = (await anna.get("/api/me/tables"))["tables"]
        assert [game["id"] for game in mine] == [running, second["id"], first["id"]]
        assert [game["status"] for game in mine] == ["running", "finished", "finished"]
        assert mine[1] == second
        assert mine[0]["scores"] is None
        pages = [(await anna.get(f"/api/me/tables?limit=1&offset={at}"))["tables"] for at in range(4)]
        assert [[game["id"] for game in page] for page in pages] == [[running], [second["id"]], [first["id"]], []]
        assert [game["id"] for game in (await bruno.get("/api/me/tables"))["tables"]] == [first["id"]]


def test_the_leaderboard_comes_in_pages_the_best_first(settings: Settings) -> None:
    async def check(port: int) -> None:
        async with people(port, "Anna", "Bruno", "Carla") as there:
            await asyncio.gather(*(play(one, bots=(*BOTS, *BOTS)) for one in there))
            whole = await board(there[0], 5)
            assert len(whole) == 5
            assert [line["rating"] for line in whole] == sorted((line["rating"] for line in whole), reverse=True)
            pages = [await there[0].get(f"/api/leaderboard?players=5&limit=2&offset={at}") for at in (0, 2, 4, 6)]
            assert [line for page in pages for line in page] == whole
            bots = {line["who"]: line for line in whole if line["who"].startswith("bot:")}
            assert {who: line["games"] for who, line in bots.items()} == {"bot:apprentice": 6, "bot:mason": 6}

    with site(settings) as here:
        run(check(here.port))


def test_ratings_of_few_games_are_provisional_and_stand_below_the_others(settings: Settings) -> None:
    async def check(port: int) -> None:
        async with people(port, "Anna") as (anna,):
            me = await anna.id()
            for number in range(1, 11):
                await play(anna, bots=(BOTS[0],))
                (mine,) = (line for line in await board(anna, 2) if line["who"] == me)
                assert mine["provisional"] == (number < 10)
                assert mine["rating"] >= 0
            await play(anna, bots=(BOTS[1],))
            lines = await board(anna, 2)
            assert [line["who"] for line in lines][2] == "bot:mason"
            assert [line["provisional"] for line in lines] == [False, False, True]
            (statistics,) = (await anna.get(f"/api/players/{me}"))["statistics"]
            assert (statistics["provisional"], statistics["games"]) == (False, 11)

    with site(settings) as here:
        run(check(here.port))


@awaited
async def test_a_players_games_tell_opponents_and_the_rating_after_each(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        games = [await play(anna, bots=BOTS[:1]), await play(anna, bruno, bots=BOTS[:1])]
        me, other = await anna.id(), await bruno.id()
        last, first = await anna.get(f"/api/players/{me}/games")
        assert [last["table"], first["table"]] == [games[1]["id"], games[0]["id"]]
        assert last["at"] >= first["at"]
        assert (first["edition"], first["celebration"], first["players"]) == ("city-of-games", False, 2)
        assert (first["place"], first["score"]) == (games[0]["ranking"].index(0) + 1, games[0]["scores"][0])
        (bot,) = first["others"]
        assert bot == {"who": "bot:apprentice", "name": "apprentice", "place": 3 - first["place"]}
        assert {one["who"] for one in last["others"]} == {other, "bot:apprentice"}
        assert sorted([last["place"], *(one["place"] for one in last["others"])]) == [1, 2, 3]
        pages = {line["players"]: line for line in (await anna.get(f"/api/players/{me}"))["statistics"]}
        assert (first["rating"], last["rating"]) == (pages[2]["rating"], pages[3]["rating"])
        page = await anna.get(f"/api/players/{me}/games?limit=1&offset=1")
        assert page == [first]
        assert (await anna.get("/api/players/nobody/games", 404))["code"] == "no-player"
        assert len(await anna.get("/api/players/bot:apprentice/games?limit=2")) == 2


@awaited
async def test_others_are_told_nothing_by_which_a_private_table_could_be_found(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        game = await play(anna, bots=BOTS[:1])
        table = await anna.make_table((ME, BOTS[0]), players=2, public=True)
        await anna.start(table)
        await finish(anna, table=table)
        public, private = await bruno.get(f"/api/players/{await anna.id()}/games")
        assert (public["table"], len(public["others"])) == (table, 1)
        assert (private["table"], private["others"]) == (None, [])
        assert private["score"] == game["scores"][0]


@pytest.mark.parametrize("query", ["players=1", "players=6", "limit=0", "limit=101", "offset=-1", "players=x"])
@awaited
async def test_pages_that_make_no_sense_are_refused(here: Site, query: str) -> None:
    async with people(here.port, "Anna") as (anna,):
        assert (await anna.get(f"/api/leaderboard?{query}", 400))["code"] == "not-understood"


@awaited
async def test_a_player_whom_nobody_knows_has_no_page(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        for nobody in ("nobody", "bot:emperor", "bot:", "%00", "local:" + await anna.id()):
            assert (await anna.get(f"/api/players/{nobody}", 404))["code"] == "no-player"
        assert (await anna.get(f"/api/players/{await anna.id()}"))["statistics"] == []


@awaited
async def test_games_that_are_not_rated_change_no_rating_and_are_remembered(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        me = await anna.id()
        practice = await anna.play_now(players=3, rated=False)
        await finish(anna, table=practice)
        friendly = await anna.make_table((ME, OPEN, BOTS[0]), players=3, rated=False)
        await bruno.sit(friendly)
        await anna.start(friendly)
        await finish(anna, bruno, table=friendly)
        assert {line["who"] for line in await board(anna, 3)}.isdisjoint({me, await bruno.id()})
        games = await anna.get(f"/api/players/{me}/games")
        assert [(game["table"], game["rating"]) for game in games] == [(friendly, None), (practice, None)]
        (statistics,) = (await anna.get(f"/api/players/{me}"))["statistics"]
        assert (statistics["games"], statistics["rating"]) == (2, None)
        assert not (await anna.table(practice))["options"]["rated"]


@awaited
async def test_games_that_nobody_finished_rate_nobody(here: Site) -> None:
    async with people(here.port, "Zoe") as (zoe,):
        await zoe.play_now(players=2)
        await zoe.leave(await zoe.make_table())
        me = await zoe.id()
        assert me not in [line["who"] for line in await board(zoe, 2)]
        assert (await zoe.get(f"/api/players/{me}"))["statistics"] == []
