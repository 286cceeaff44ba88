"""Spectators talk among themselves: no player hears of it before the game is over, and then all do."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from lucca.server.base.limits import CHAT
from lucca.server.base.settings import Settings
from lucca.server.tables import conduct
from tests.server.support import Json, Look, Person, Site, awaited, finish, looking, people, person, run, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SECRET = "psst, she keeps red"


@dataclass
class Watched:
    """Anna plays against Bruno; Carla and Delia look on."""

    anna: Person
    bruno: Person
    carla: Person
    delia: Person
    table: str


@asynccontextmanager
async def watched(port: int, **options: object) -> AsyncIterator[Watched]:
    async with people(port, "Anna", "Bruno", "Carla", "Delia") as (anna, bruno, carla, delia):
        table = await anna.make_table((ME, OPEN), players=2, pace={"kind": "none"}, **options)
        await bruno.sit(table)
        await anna.start(table)
        yield Watched(anna, bruno, carla, delia, table)


async def speak(speaker: Person, table: str, *texts: str) -> None:
    async with looking(table, speaker) as (look,):
        for text in texts:
            assert (await look.ask("say", text=text))["type"] == "done"


async def snapshot(viewer: Person, table: str, after: int = 0) -> Json:
    async with viewer.look_at(table, after) as look:
        return await look.next("snapshot")


def talk(entries: Iterable[Json]) -> list[tuple[str, str | None, bool]]:
    """Who said what, and whether among the spectators."""
    said = [logged["entry"] for logged in entries if logged["entry"]["what"] == "said"]
    return [(entry["name"], entry["text"], entry["spectator"]) for entry in said]


async def heard_so_far(look: Look) -> list[Json]:
    """Everything that was sent until an answer to a question that is asked now."""
    assert (await look.ask("ping"))["type"] == "done"
    return look.heard


# --- while the game runs ----------------------------------------------------------------------------------------------


@awaited
async def test_spectators_hear_each_other_and_the_players(here: Site) -> None:
    async with watched(here.port) as there, person(here.port) as stranger:
        async with looking(there.table, there.delia, stranger) as looks:
            await speak(there.carla, there.table, SECRET)
            await speak(there.anna, there.table, "ciao")
            for look in looks:
                while len(talk(look.events())) < 2:
                    await look.receive()
                assert talk(look.events()) == [("Carla", SECRET, True), ("Anna", "ciao", False)]
        assert talk((await snapshot(there.delia, there.table))["entries"]) == [
            ("Carla", SECRET, True),
            ("Anna", "ciao", False),
        ]


@awaited
async def test_players_hear_nothing_in_any_window_and_are_not_disturbed(here: Site) -> None:
    async with watched(here.port) as there, looking(there.table, there.anna, there.anna, there.bruno) as looks:
        for look in looks:
            await heard_so_far(look)
        known = [len(look.heard) for look in looks]
        async with looking(there.table, there.delia) as (watching,):
            await speak(there.carla, there.table, SECRET)
            while not talk(watching.events()):
                await watching.receive()
        for look, before in zip(looks, known, strict=True):
            kinds = {message["type"] for message in (await heard_so_far(look))[before:]}
            assert kinds <= {"presence", "done"}
        await speak(there.bruno, there.table, "your turn")
        for look in looks:
            while not talk(look.events()):
                await look.receive()
            assert [logged["entry"] for logged in look.events() if logged["entry"]["what"] == "withheld"] == [
                {"what": "withheld"}
            ]
            assert "Carla" not in str(look.heard)
            assert SECRET not in str(look.heard)


@awaited
async def test_players_who_connect_again_hear_nothing(here: Site) -> None:
    async with watched(here.port) as there:
        before = (await snapshot(there.anna, there.table))["seq"]
        await speak(there.carla, there.table, SECRET)
        for player in (there.anna, there.bruno):
            for after in (0, before, before + 1, 10_000):
                told = str(await snapshot(player, there.table, after))
                assert SECRET not in told
                assert "Carla" not in told


@awaited
async def test_those_who_left_or_resigned_are_players_until_the_end(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Ugo", "Carla") as (anna, bruno, ugo, carla):
        table = await anna.make_table((ME, OPEN, OPEN), players=3, pace={"kind": "none"})
        await bruno.sit(table)
        await ugo.sit(table)
        await anna.start(table)
        await bruno.leave(table)
        await ugo.post(f"/api/tables/{table}/resign")
        async with looking(table, bruno, ugo) as looks:
            await speak(carla, table, SECRET)
            for look in looks:
                assert SECRET not in str(await heard_so_far(look))
        for player in (bruno, ugo):
            assert SECRET not in str(await snapshot(player, table))
        await speak(ugo, table, "farewell")
        assert talk((await snapshot(anna, table))["entries"]) == [("Ugo", "farewell", False)]


@awaited
async def test_players_who_share_a_device_hear_nothing(here: Site) -> None:
    async with people(here.port, "Anna", "Carla") as (anna, carla):
        table = await anna.make_table((ME, {"kind": "local", "name": "Ugo"}), players=2, pace={"kind": "none"})
        await anna.start(table)
        async with looking(table, anna) as (look,):
            await speak(carla, table, SECRET)
            await look.ask("act-as", seat=1)
            assert SECRET not in str(await heard_so_far(look))
        assert SECRET not in str(await snapshot(anna, table))


@pytest.mark.usefixtures("quick_passwords")
@awaited
async def test_a_player_who_logs_in_elsewhere_is_still_a_player(here: Site) -> None:
    async with watched(here.port) as there, person(here.port) as elsewhere:
        await speak(there.carla, there.table, SECRET)
        who = {"name": f"Anna {there.table}", "password": "a long enough one"}
        await there.anna.put("/api/me/password", who)
        await elsewhere.post("/api/me/login", who)
        told = await snapshot(elsewhere, there.table)
        assert told["seats"] == [0]
        assert SECRET not in str(told)


@awaited
async def test_no_other_door_tells_what_spectators_say(here: Site) -> None:
    async with watched(here.port, public=True) as there:
        await speak(there.carla, there.table, SECRET)
        last = (await snapshot(there.delia, there.table))["seq"]
        doors = [f"/api/tables/{there.table}", "/api/tables", "/api/me/tables"]
        doors += [f"/api/tables/{there.table}/moves/{seq}" for seq in range(1, last + 1)]
        for door in [*doors, f"/api/games/{there.table}/record", "/api/games"]:
            assert SECRET not in (await there.anna.http.get(door)).text
        await finish(there.anna, there.bruno, table=there.table)
        for door in [*doors, f"/api/games/{there.table}/record", f"/api/games/{there.table}/replay"]:
            assert SECRET not in (await there.anna.http.get(door)).text


# --- when it is over --------------------------------------------------------------------------------------------------


@awaited
async def test_when_the_game_is_over_players_hear_everything_in_order(here: Site) -> None:
    async with watched(here.port) as there:
        await speak(there.carla, there.table, SECRET)
        await speak(there.anna, there.table, "ciao")
        await speak(there.delia, there.table, "I see")
        story = [("Carla", SECRET, True), ("Anna", "ciao", False), ("Delia", "I see", True)]
        async with AsyncExitStack() as stack:
            hers, his = await stack.enter_async_context(looking(there.table, there.anna, there.bruno))
            await there.bruno.leave(there.table)
            await hers.play_on()
            while his.state["table"]["status"] == "running":
                await his.receive()
            for look in (hers, his):
                assert talk(look.state["revealed"]) == [story[0], story[2]]
                told = {logged["seq"]: logged for logged in look.events()}
                told |= {logged["seq"]: logged for logged in look.state["revealed"]}
                assert talk(told[seq] for seq in sorted(told)) == story
            await speak(there.carla, there.table, "well played")
            for look in (hers, his):
                update = await look.next("update")
                assert talk(update["entries"]) == [("Carla", "well played", True)]
                assert update["revealed"] == []
        whole = await snapshot(there.bruno, there.table)
        assert talk(whole["entries"]) == [*story, ("Carla", "well played", True)]
        assert whole["revealed"] == []
        rest = await snapshot(there.bruno, there.table, whole["seq"])
        assert rest["entries"] == []
        assert talk(rest["revealed"]) == [story[0], story[2], ("Carla", "well played", True)]
        assert (await snapshot(there.delia, there.table, whole["seq"]))["revealed"] == []


@awaited
async def test_a_game_that_is_closed_is_over(here: Site) -> None:
    async with people(here.port, "Anna", "Carla") as (anna, carla):
        table = await anna.play_now()
        await speak(carla, table, SECRET)
        async with looking(table, anna) as (look,):
            await anna.delete(f"/api/tables/{table}")
            while look.state["table"]["status"] == "running":
                await look.receive()
            assert talk(look.state["revealed"]) == [("Carla", SECRET, True)]


@awaited
async def test_a_muted_spectator_is_not_heard(here: Site) -> None:
    async with watched(here.port) as there:
        async with looking(there.table, there.anna, there.delia) as looks:
            for look in looks:
                assert (await look.ask("mute", player=await there.carla.id(), muted=True))["type"] == "done"
            await speak(there.carla, there.table, SECRET)
            while not talk(looks[1].events()):
                await looks[1].receive()
            assert talk(looks[1].events()) == [("Carla", None, True)]
            await there.bruno.leave(there.table)
            ended = await looks[0].play_on()
        assert talk(ended["revealed"]) == [("Carla", None, True)]


# --- who may speak, and how much --------------------------------------------------------------------------------------


@awaited
async def test_spectators_speak_from_the_beginning_of_the_game(here: Site) -> None:
    """So nobody who sits down has heard them, or was one of them."""
    async with people(here.port, "Anna", "Carla") as (anna, carla), person(here.port) as stranger:
        table = await anna.make_table((ME, OPEN), players=2)
        async with looking(table, carla, stranger) as (hers, nobodys):
            assert (await hers.ask("say", text="ciao"))["code"] == "not-seated"
            await anna.start(table)
            assert (await hers.ask("say", text="ciao"))["type"] == "done"
            assert (await nobodys.ask("say", text="ciao"))["code"] == "nobody"
        assert (await carla.sit(table, 409))["code"] == "started"
        empty = await anna.make_table((ME, OPEN), players=2)
        await anna.leave(empty)
        async with looking(empty, carla) as (look,):
            assert (await look.ask("say", text="ciao"))["code"] == "not-seated"


@awaited
async def test_spectators_take_the_seats_of_a_rematch_like_anybody(here: Site) -> None:
    """What was said belongs to the game that is over, and everybody has heard it."""
    async with watched(here.port) as there:
        await speak(there.carla, there.table, SECRET)
        await finish(there.anna, there.bruno, table=there.table)
        new = (await there.anna.post(f"/api/tables/{there.table}/rematch"))["id"]
        await there.bruno.leave(new)
        await there.carla.sit(new)
        await there.anna.start(new)
        assert talk((await snapshot(there.carla, new))["entries"]) == []
        await speak(there.bruno, new, "now I look on")
        assert talk((await snapshot(there.carla, new))["entries"]) == []
        assert talk((await snapshot(there.delia, new))["entries"]) == [("Bruno", "now I look on", True)]


@pytest.mark.parametrize(("text", "code"), [("", "empty"), ("x" * 501, "too-long"), ("x" * 2001, "malformed")])
@awaited
async def test_a_spectator_has_to_say_something_and_not_too_much(here: Site, text: str, code: str) -> None:
    async with people(here.port, "Anna", "Carla") as (anna, carla), carla.look_at(await anna.play_now()) as look:
        await look.send("say", text=text, request=5)
        assert (await look.next("refused"))["code"] == code


def test_spectators_who_write_too_fast_are_asked_to_wait(tmp_path: Path) -> None:
    async def write(port: int) -> None:
        async with people(port, "Anna", "Carla") as (anna, carla):
            table = await anna.play_now()
            async with looking(table, carla, carla) as looks:
                answers = [await looks[count % 2].ask("say", text=f"{count}") for count in range(12)]
                refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
                assert refused == ["too-many"] * int(12 - CHAT.burst)

    with site(replace(Settings(data=tmp_path), limits=True)) as here:
        run(write(here.port))


@awaited
async def test_however_much_spectators_say_players_can_speak(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "MAX_LOG_USAGE_OF_ALL", 3_000)
    monkeypatch.setattr(conduct, "MAX_LOG_USAGE_OF_SPECTATORS", 3_000)
    async with watched(here.port) as there:
        async with looking(there.table, there.carla, there.delia, there.anna) as (carla, delia, anna):
            answers = [await look.ask("say", text="x" * 500) for look in (carla, delia) for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"]
            assert answers[-1]["code"] == "enough"
            assert (await anna.ask("say", text="ciao"))["type"] == "done"
        await there.anna.leave(there.table)
        async with looking(there.table, there.anna) as (anna,):
            assert (await anna.ask("come-back"))["type"] == "done"
