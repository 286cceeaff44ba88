"""Time at a table: turns, banks, what happens when time is up, and coming back."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lucca.server.base.settings import Settings
from tests.server.support import Json, Look, Person, StoppedClock, people, run, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}
DAY = 86_400
LIVE = {"kind": "live", "turn_seconds": 30, "bank_seconds": 60}


class TwoPlayers:
    """A server whose time stands still, and two people at a table."""

    def __init__(self, port: int, clock: StoppedClock, anna: Person, bruno: Person) -> None:
        self.port, self.clock, self.anna, self.bruno = port, clock, anna, bruno

    async def begin(self, pace: Json) -> str:
        table = await self.anna.make_table((ME, OPEN), players=2, pace=pace)
        await self.bruno.sit(table)
        await self.anna.start(table)
        return table

    @asynccontextmanager
    async def playing(self, pace: Json) -> AsyncIterator[tuple[Look, Look]]:
        """Both look at a game that has just begun."""
        table = await self.begin(pace)
        async with self.anna.look_at(table) as hers, self.bruno.look_at(table) as his:
            await hers.next("snapshot")
            await his.next("snapshot")
            yield hers, his

    async def wait(self, seconds: float) -> None:
        await self.clock.advance(self.port, seconds)


def with_two_players(settings: Settings, play: Callable[[TwoPlayers], Coroutine[Any, Any, None]]) -> None:
    clock = StoppedClock()

    async def inside(port: int) -> None:
        async with people(port, "Anna", "Bruno") as (anna, bruno):
            await play(TwoPlayers(port, clock, anna, bruno))

    with site(settings, clock) as here:
        run(inside(here.port))


def clock_of(look: Look) -> Json:
    shown: Json = look.state["table"]["clock"]
    return shown


async def catch_up(*looks: Look) -> None:
    """Everybody has heard what the best informed has."""
    last = max(look.seq for look in looks)
    for look in looks:
        while look.seq < last:
            await look.receive()


async def both_keep(hers: Look, his: Look) -> tuple[Look, Look]:
    """The player who is to move, and the other one."""
    await hers.decide()
    await his.decide()
    await catch_up(hers, his)
    return (hers, his) if hers.state["table"]["game"]["pending"] == [0] else (his, hers)


def entries(look: Look, what: str) -> list[Json]:
    return [event["entry"] for event in look.events() if event["entry"]["what"] == what]


def test_a_turn_has_its_time_and_what_is_over_it_comes_out_of_the_bank(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            start = two.clock.now
            assert clock_of(hers) == {
                "now": start,
                "deadlines": {"0": start + 90_000, "1": start + 90_000},
                "banks": [60_000] * 2,
            }
            await two.wait(20)
            await hers.decide()
            await catch_up(hers, his)
            assert clock_of(his)["banks"] == [60_000] * 2, "the turn's own time is free"
            assert clock_of(his)["deadlines"] == {"1": start + 90_000}
            await two.wait(25)
            await his.decide()
            await catch_up(hers, his)
            assert clock_of(his)["banks"] == [60_000, 45_000]
            acting = hers if hers.you and hers.you["to_decide"] else his
            seat = 0 if acting is hers else 1
            assert clock_of(acting)["deadlines"] == {str(seat): two.clock.now + 30_000 + [60_000, 45_000][seat]}

    with_two_players(settings, play)


def test_when_time_is_up_a_bot_plays_until_the_player_comes_back(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            acting, other = await both_keep(hers, his)
            assert acting.you is not None
            seat = acting.you["seat"]
            drafted = [acting.you["choices"][0]["decision"]]
            await acting.ask("draft", seat=seat, move_index=1, decisions=drafted)
            await two.wait(89)
            assert (await other.ask("ping"))["type"] == "done"
            assert entries(other, "timed-out") == []
            await two.wait(1)
            await other.until(lambda _: other.you is not None and other.you["to_decide"])
            assert entries(other, "timed-out") == [{"what": "timed-out", "seat": seat}]
            assert [move["by"] for move in entries(other, "moved") if move["seat"] == seat] == ["player", "bot"]
            await catch_up(acting, other)
            assert acting.state["table"]["seats"][seat]["away"]
            assert clock_of(other)["banks"][seat] == 0
            assert acting.you["draft"] == []
            await other.decide()
            while other.you is None or other.you["move_index"] < 2 or not other.you["to_decide"]:
                await other.receive()
            assert [move["by"] for move in entries(other, "moved") if move["seat"] == seat][1:] == ["bot"] * 2
            assert (await acting.ask("come-back"))["type"] == "done"
            await catch_up(acting, other)
            assert not acting.state["table"]["seats"][seat]["away"]
            assert (await acting.ask("come-back"))["type"] == "done"
            while not acting.you["to_decide"]:
                await other.decide()
                await catch_up(acting, other)
            assert clock_of(acting)["deadlines"] == {str(seat): two.clock.now + 30_000}, "the bank is used up"
            assert (await acting.decide())["type"] == "done"
            assert [move["by"] for move in entries(acting, "moved") if move["seat"] == seat][-1] == "player"

    with_two_players(settings, play)


def test_nobody_who_is_away_decides_before_coming_back(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            await two.wait(80)
            await hers.decide()
            await two.wait(15)
            await hers.until(lambda _: hers.state["table"]["seats"][1]["away"])
            await catch_up(hers, his)
            await his.until(lambda _: his.state["table"]["game"]["round"] == 1)
            assert his.you is not None
            assert not his.you["to_decide"]
            number = his.you["move_index"]
            keep = [{"decide": "take", "triplet": 0}]
            refused = await his.ask("draft", seat=1, move_index=number, decisions=keep)
            assert refused["code"] in ("away", "not-your-turn", "stale")
            assert clock_of(his)["banks"] == [10_000, 0]

    with_two_players(settings, play)


@pytest.mark.parametrize("pace", [LIVE, {"kind": "relaxed", "turn_seconds": 30, "bank_seconds": 60}])
def test_a_game_that_everybody_went_away_from_is_paused_until_one_comes_back(settings: Settings, pace: Json) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(pace) as (hers, his):
            await two.wait(90)
            await hers.until(lambda _: hers.state["table"]["paused"])
            await his.until(lambda _: his.state["table"]["paused"])
            assert sorted(gone["seat"] for gone in entries(hers, "timed-out")) == [0, 1]
            table = hers.state["table"]["id"]
            assert (await two.anna.table(table))["paused"]
            await two.wait(29 * DAY)
            assert (await hers.ask("ping"))["type"] == "done"
            assert entries(hers, "moved") == [], "no bot plays for nobody"
            assert (await his.ask("come-back"))["type"] == "done"
            assert not his.state["table"]["paused"]
            assert clock_of(his)["deadlines"] == {"1": two.clock.now + 30_000}, "a turn's time, nothing in the bank"
            await his.play_on()
            assert {(move["seat"], move["by"]) for move in entries(his, "moved")} == {(0, "bot"), (1, "player")}

    with_two_players(settings, play)


def test_players_who_leave_together_find_their_game_as_it_was(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            table = hers.state["table"]["id"]
            await two.wait(20)
            await two.anna.leave(table)
            await two.bruno.leave(table)
            await his.until(lambda _: his.state["table"]["paused"])
            await two.wait(3 * DAY)
            await his.ask("come-back")
            assert clock_of(his)["deadlines"] == {"1": two.clock.now + 70_000}, "time stood still, and no more"
            await hers.ask("come-back")
            assert not hers.state["table"]["seats"][0]["away"]

    with_two_players(settings, play)


def test_a_game_that_nobody_comes_back_to_is_closed(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, _):
            await two.wait(90)
            await hers.until(lambda _: hers.state["table"]["paused"])
            assert [mine["paused"] for mine in (await two.anna.get("/api/me/tables"))["tables"]] == [True]
            await two.wait(30 * DAY)
            await hers.until(lambda _: hers.state["table"]["status"] == "closed")
            assert (await hers.ask("come-back"))["code"] == "not-running"
            assert (await two.anna.get("/api/me/tables"))["tables"] == []

    with_two_players(settings, play)


def test_time_runs_only_for_those_who_have_to_decide(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            acting, other = await both_keep(hers, his)
            waiting = 0 if other is hers else 1
            for _ in range(2):
                await two.wait(25)
                assert (await acting.ask("ping"))["type"] == "done"
            await acting.decide()
            await catch_up(hers, his)
            assert clock_of(acting)["banks"][waiting] == 60_000
            assert clock_of(acting)["banks"][1 - waiting] == 40_000
            assert clock_of(acting)["deadlines"] == {str(waiting): two.clock.now + 90_000}

    with_two_players(settings, play)


@pytest.mark.parametrize(
    ("pace", "hours"),
    [({"kind": "relaxed", "turn_seconds": 12 * 3600, "bank_seconds": 6 * 3600}, 18), ({"kind": "relaxed"}, 48)],
)
def test_a_relaxed_game_gives_hours(settings: Settings, pace: Json, hours: int) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(pace) as (hers, _):
            end = two.clock.now + 3_600_000 * hours
            assert clock_of(hers)["deadlines"] == {"0": end, "1": end}
            await two.wait(3600 * hours)
            await hers.until(lambda _: len(entries(hers, "timed-out")) == 2)

    with_two_players(settings, play)


def test_without_a_limit_time_does_not_matter(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing({"kind": "none"}) as (hers, his):
            assert clock_of(hers)["deadlines"] == {}
            await two.wait(400 * 86_400)
            assert (await hers.decide())["type"] == "done"
            assert (await his.decide())["type"] == "done"
            assert entries(hers, "timed-out") == []

    with_two_players(settings, play)


def test_leaving_and_coming_back_is_possible_as_often_as_one_likes(settings: Settings) -> None:
    async def play(two: TwoPlayers) -> None:
        async with two.playing(LIVE) as (hers, his):
            for _ in range(3):
                await two.bruno.leave((await two.anna.get("/api/me/tables"))["tables"][0]["id"])
                await his.until(lambda _: his.state["table"]["seats"][1]["away"])
                assert (await his.ask("come-back"))["type"] == "done"
                assert not his.state["table"]["seats"][1]["away"]
            await catch_up(hers, his)
            assert len(entries(hers, "left")) == len(entries(hers, "returned")) == 3
            seat = hers.state["table"]["seats"][1]
            assert (seat["kind"], seat["name"], seat["level"]) == ("player", "Bruno", None)

    with_two_players(settings, play)
