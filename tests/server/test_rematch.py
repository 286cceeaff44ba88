"""The seats of a rematch belong to those who played; the host of a table that waits may remove people."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from lucca.server.base.settings import Settings
from tests.server.support import Json, Person, Site, StoppedClock, awaited, finish, people, run, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}
MINUTE, DAY = 60, 86_400


@dataclass
class Rematch:
    """Anna asked Bruno for a rematch; Carla looked on."""

    anna: Person
    bruno: Person
    carla: Person
    table: str

    async def seat(self) -> Json:
        """Bruno's, which is the second."""
        seat: Json = (await self.anna.table(self.table))["seats"][1]
        return seat


@asynccontextmanager
async def rematch(port: int, **options: object) -> AsyncIterator[Rematch]:
    async with people(port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        old = await anna.make_table((ME, OPEN), players=2, **options)
        await bruno.sit(old)
        await anna.start(old)
        await finish(anna, bruno, table=old)
        yield Rematch(anna, bruno, carla, (await anna.post(f"/api/tables/{old}/rematch"))["id"])


# --- seats that are reserved ------------------------------------------------------------------------------------------


@awaited
async def test_nobody_else_takes_the_seat_of_a_player_who_played(here: Site) -> None:
    async with rematch(here.port) as there:
        reserved = await there.seat()
        assert (reserved["kind"], reserved["player"], reserved["reserved_for"]["name"]) == ("open", None, "Bruno")
        assert reserved["reserved_for"]["player"] == await there.bruno.id()
        for wish in ({}, {"seat": 1}):
            refused = await there.carla.sit(there.table, 409, **wish)
            assert refused["code"] == "seat-reserved"
            assert "Bruno" in refused["message"]
        await there.bruno.sit(there.table)
        assert (await there.seat())["name"] == "Bruno"
        assert (await there.seat())["reserved_for"] is None
        assert (await there.carla.sit(there.table, 409))["code"] == "table-full"


@awaited
async def test_a_player_who_declines_opens_the_seat(here: Site) -> None:
    async with rematch(here.port) as there:
        async with there.anna.look_at(there.table) as look:
            await look.next("snapshot")
            await there.bruno.leave(there.table)
            told = (await look.next("update"))["entries"][-1]["entry"]
        assert told == {"what": "released", "seat": 1, "why": "declined"}
        assert (await there.bruno.leave(there.table, 403))["code"] == "not-seated"
        await there.carla.sit(there.table)
        assert (await there.seat())["name"] == "Carla"


async def listed(player: Person) -> list[str]:
    """The tables that wait for players, in the player's own list."""
    tables = (await player.get("/api/me/tables"))["tables"]
    return [table["id"] for table in tables if table["status"] == "waiting"]


@awaited
async def test_a_rematch_is_in_the_lists_of_those_for_whom_seats_are_reserved(here: Site) -> None:
    async with rematch(here.port) as there:
        assert await listed(there.anna) == await listed(there.bruno) == [there.table]
        assert await listed(there.carla) == []
        await there.bruno.leave(there.table)
        assert await listed(there.bruno) == []
        await there.carla.sit(there.table)
        assert await listed(there.carla) == [there.table]
    async with rematch(here.port) as there:
        await there.anna.delete(f"/api/tables/{there.table}/seats/1")
        assert await listed(there.bruno) == []
    async with rematch(here.port) as there:
        await there.bruno.sit(there.table)
        assert await listed(there.bruno) == [there.table]
        played = (await there.bruno.get(f"/api/players/{await there.bruno.id()}"))["statistics"]
        assert [count["games"] for count in played] == [1]


@awaited
async def test_the_host_opens_a_reserved_seat_or_begins_without_its_player(here: Site) -> None:
    async with rematch(here.port) as there:
        assert (await there.carla.delete(f"/api/tables/{there.table}/seats/1", 403))["code"] == "not-host"
        await there.anna.delete(f"/api/tables/{there.table}/seats/1")
        assert (await there.seat())["reserved_for"] is None
    async with rematch(here.port) as there:
        await there.anna.start(there.table)
        assert (await there.seat())["kind"] == "bot"


@pytest.mark.parametrize(
    ("pace", "reserved"),
    [({"kind": "live"}, 2 * MINUTE), ({"kind": "relaxed"}, DAY), ({"kind": "none"}, DAY)],
    ids=["live", "relaxed", "none"],
)
def test_a_seat_is_reserved_for_a_while(settings: Settings, pace: Json, reserved: int) -> None:
    clock = StoppedClock()

    async def wait(port: int) -> None:
        async with rematch(port, pace=pace) as there, there.carla.look_at(there.table) as look:
            await look.next("snapshot")
            made = (await there.anna.table(there.table))["created_at"]
            assert (await there.seat())["reserved_for"]["until"] == made + 1000 * reserved
            await clock.advance(port, reserved - 1)
            assert (await there.carla.sit(there.table, 409))["code"] == "seat-reserved"
            assert await listed(there.bruno) == [there.table]
            await clock.advance(port, 1)
            told = (await look.next("update"))["entries"][-1]["entry"]
            assert told == {"what": "released", "seat": 1, "why": "time"}
            assert await listed(there.bruno) == []
            await there.carla.sit(there.table)

    with site(settings, clock) as here:
        run(wait(here.port))


def test_a_server_that_starts_again_reserves_seats_as_long(settings: Settings) -> None:
    clock = StoppedClock()

    async def made(port: int) -> str:
        async with rematch(port) as there:
            return there.table

    async def reserved(port: int) -> None:
        async with people(port, "Carla") as (carla,):
            assert (await carla.sit(table, 409))["code"] == "seat-reserved"

    async def opened(port: int) -> None:
        async with people(port, "Carla") as (carla,), carla.look_at(table) as look:
            await look.next("snapshot")
            while look.state["table"]["seats"][1]["reserved_for"] is not None:
                await look.receive()
            await carla.sit(table)

    with site(settings, clock) as here:
        table = run(made(here.port))
    with site(settings, clock) as here:
        run(reserved(here.port))
    clock.now += 2 * MINUTE * 1000
    with site(settings, clock) as here:
        run(opened(here.port))


@awaited
async def test_those_who_share_a_device_take_all_their_seats_again(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        old = await anna.make_table((ME, {"kind": "local", "name": "Ugo"}, OPEN))
        await bruno.sit(old)
        await anna.start(old)
        await finish(anna, bruno, table=old)
        new = (await bruno.post(f"/api/tables/{old}/rematch"))["id"]
        shown = (await bruno.table(new))["seats"]
        assert [seat["reserved_for"] and seat["reserved_for"]["name"] for seat in shown] == ["Anna", "Ugo", None]
        await anna.sit(new)
        shown = (await bruno.table(new))["seats"]
        assert [(seat["name"], seat["local"]) for seat in shown] == [("Anna", False), ("Ugo", True), ("Bruno", False)]


# --- removing people ----------------------------------------------------------------------------------------------


@awaited
async def test_the_host_removes_a_player_who_cannot_simply_sit_down_again(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.make_table((ME, OPEN, OPEN))
        await bruno.sit(table)
        await carla.sit(table)
        seats = f"/api/tables/{table}/seats"
        assert (await carla.delete(f"{seats}/1", 403))["code"] == "not-host"
        assert (await anna.delete(f"{seats}/0", 409))["code"] == "nobody-there"
        async with bruno.look_at(table) as look:
            await look.next("snapshot")
            await anna.delete(f"{seats}/1")
            await look.next("update")
            me = await bruno.id()
            assert look.state["seats"] == []
            assert look.state["entries"][-1]["entry"] == {"what": "removed", "seat": 1, "player": me, "name": "Bruno"}
            assert look.state["table"]["removed"] == {me: "Bruno"}
        assert (await bruno.sit(table, 403))["code"] == "removed"
        assert not (await bruno.get("/api/me/tables"))["tables"]
        assert (await carla.delete(f"/api/tables/{table}/removed/{me}", 403))["code"] == "not-host"
        await anna.delete(f"/api/tables/{table}/removed/{me}")
        await bruno.sit(table)
        await anna.start(table)
        assert (await anna.delete(f"{seats}/1", 409))["code"] == "started"
