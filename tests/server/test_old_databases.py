"""A database that version 0.1.0 has left behind: the present version goes on with it as if nothing had happened.

`fixtures/make_databases.py` tells how the databases came about and what is in them.
"""

import asyncio
import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from lucca.server.base.settings import Settings
from lucca.server.store.database import migrate, open_engine
from lucca.server.store.schema import metadata
from lucca.server.tables.options import SWITCHES
from tests.server.conftest import DATABASES
from tests.server.fixtures.make_databases import PLAYERS, known_person, look_round
from tests.server.support import Json, Person, Postgres, Site, StoppedClock, _program, awaited, run, site
from tests.server.test_migrations import ask, differences

FIXTURES = Path(__file__).parent / "fixtures"
DAY = 86_400_000

RENAMED = {
    ("snapshot", "number"): "seq",
    ("snapshot", "events"): "entries",
    ("entries", "number"): "seq",
    ("entries", "happening"): "entry",
    ("you", "number"): "move_index",
    ("", "number"): "move_index",  # of what each seat sees at one device
    ("game", "turn"): "round",
    ("game", "turns"): "rounds",
    ("preview", "turn"): "round",
    ("preview", "turns"): "rounds",
    ("events", "turn"): "round",
    ("order", "number"): "street_number",
    ("cards", "number"): "street_number",
    ("quarters", "number"): "highest_street_number",
    ("under_construction", "number"): "street_number",
    ("completed", "number"): "street_number",
    ("opened", "number"): "street_number",
}
"""Fields that are called otherwise since: the message's type, or the field that they are part of, and the old name."""
RENAMED_EVENTS = {"TurnBegan": "RoundBegan"}
EVENTS_THEN = {
    *("HandDealt", "BastionReplaced", "TripletsDealt", "Kept", "Revealed", "CityFounded", "RoundBegan", "FinalOrder"),
    *("Opened", "Took", "Started", "Added", "Completed", "WallBuilt", "BastionBuilt", "Discarded", "CityPicked"),
    *("CityPickSkipped", "LeftOver", "WallsScored", "StreetScored", "GameEnded"),
}
"""By the names of today. Games that are stored as moves tell events that are there since, too."""
ADDED: set[tuple[str, str]] = {
    ("snapshot", "protocol"),
    ("snapshot", "revealed"),
    ("entry", "spectator"),
    ("game", "ranking_if_ended_now"),
    ("preview", "ranking_if_ended_now"),
    ("sources", "under_construction"),
    ("events", "colours"),
    ("choices", "parties"),
    ("events", "held"),
    ("events", "storeys"),
    ("order", "tied_with_next"),
    ("seats", "reserved_for"),
    ("seats", "resigned"),
    ("table", "paused"),
    ("table", "removed"),
    ("tables", "deadlines"),
    ("tables", "paused"),
    ("tables", "pending"),
    ("", "deadlines"),
    ("", "now"),
    ("", "paused"),
    ("", "pending"),
    ("quarters", "held"),
    ("quarters", "opened_if_ended_now"),
    ("support", "held"),
}
"""Fields that are there since, named in the same way."""
SWITCHES_THEN = ("celebration", "public", "spectators")
"""The options of a table that were on or off; those that are there since must be at their defaults."""


@dataclass
class Left:
    """What version 0.1.0 left behind."""

    settings: Settings
    known: Json
    clock: StoppedClock

    @property
    def tables(self) -> dict[str, str]:
        tables: dict[str, str] = self.known["tables"]
        return tables

    @property
    def cookies(self) -> dict[str, str]:
        return {name: one["cookie"] for name, one in self.known["people"].items()}

    def status(self, label: str) -> str:
        return str(self.known["shown"]["tables"][label]["listed"]["status"])

    def running(self) -> dict[str, str]:
        return {label: table for label, table in self.tables.items() if self.status(label) == "running"}


@pytest.fixture(params=DATABASES)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Left:
    """A copy of the database, and the time at which it was left."""
    if request.param == "sqlite":
        settings = Settings(data=tmp_path, limits=False)
        shutil.copy(FIXTURES / "sqlite.db", tmp_path / "lucca.db")
    else:
        running: Postgres = request.getfixturevalue("postgres_server")
        settings = Settings(database_url=running.new_database(), limits=False)
        restore(settings.url, FIXTURES / "postgresql.sql")
    known = json.loads((FIXTURES / f"{request.param}.json").read_text("utf-8"))
    clock = StoppedClock()
    clock.now = known["now"]
    return Left(settings, known, clock)


def restore(url: str, dump: Path) -> None:
    command = [_program("psql"), "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--file", str(dump), url]
    subprocess.run(command, check=True, capture_output=True)


# --- what is shown ----------------------------------------------------------------------------------------------------


def as_now(old: Any, part_of: str = "") -> Any:
    """What an old version has shown, with the names of today."""
    if isinstance(old, list):
        return [as_now(one, part_of) for one in old]
    if isinstance(old, dict):
        owner = old.get("type", part_of)
        names = {key: RENAMED.get((owner, key), key) for key in old}
        return {names[key]: as_now(value, str(names[key])) for key, value in old.items()}
    return RENAMED_EVENTS.get(old, old) if part_of == "event" and isinstance(old, str) else old


def as_then(new: Any, part_of: str = "") -> Any:
    """What is shown today, without what an old version did not show."""
    if isinstance(new, list):
        return [as_then(one, part_of) for one in new if part_of != "events" or one["event"] in EVENTS_THEN]
    if isinstance(new, dict):
        owner = new.get("type", part_of)
        return {key: as_then(value, key) for key, value in new.items() if not is_added(owner, key, value)}
    return new


def is_added(owner: str, key: str, value: Any) -> bool:
    is_switch = owner == "options" and key not in SWITCHES_THEN
    return (owner, key) in ADDED or (is_switch and value == SWITCHES.get(key))


def without_scale(answer: Any) -> Any:
    """Ratings are shown on another scale now, and in its order; what they are made of (`mu`, `sigma`) is the same."""
    if isinstance(answer, list):
        rows = [without_scale(one) for one in answer]
        are_ratings = all(isinstance(row, dict) and "who" in row for row in rows)
        return sorted(rows, key=lambda row: str(row["who"])) if are_ratings else rows
    if isinstance(answer, dict):
        return {key: without_scale(value) for key, value in answer.items() if key not in ("rating", "provisional")}
    return answer


def test_every_table_list_and_record_is_shown_as_before(left: Left) -> None:
    with site(left.settings, left.clock) as here:
        shown = run(look_round(here.port, left.cookies, left.tables))
    before = left.known["shown"]
    for label in left.tables:
        for viewer, view in before["tables"][label].items():
            assert as_then(shown["tables"][label][viewer]) == as_now(view), f"{label}, as {viewer} sees it"
    for path, answer in before["lists"].items():
        assert without_scale(as_then(shown["lists"][path])) == without_scale(as_now(answer)), path
    assert shown["records"] == before["records"], "not a byte of a record ever changes"
    assert len(shown["records"]) == 4


def test_every_state_of_a_table_is_among_them(left: Left) -> None:
    """So that the other tests here mean something."""
    before = left.known["shown"]["tables"]
    assert {view["listed"]["status"] for view in before.values()} == {"waiting", "running", "finished", "closed"}
    assert len(left.running()) == 8
    assert before["drafted"]["anna"]["you"]["draft"]
    assert before["starting cards"]["anna"]["you"]["draft"]
    assert before["starting cards"]["nobody"]["table"]["game"]["has_kept"] == [True, False, False]
    assert before["city"]["anna"]["table"]["game"]["phase"] == "city"
    assert before["own deck"]["nobody"]["table"]["options"]["deck"] == "custom"
    assert [seat["away"] for seat in before["timed out"]["nobody"]["table"]["seats"]].count(True) == 1
    assert before["drafted"]["anna"]["muted"]
    assert before["finished, rematch"]["nobody"]["table"]["rematch"] == left.tables["rematch"]


# --- people -----------------------------------------------------------------------------------------------------------


def test_passwords_and_cookies_are_worth_what_they_were(left: Left) -> None:
    async def try_all(port: int) -> None:
        for name in PLAYERS:
            one = left.known["people"][name]
            async with known_person(port, one["cookie"]) as known:
                me = await known.get("/api/me")
            assert me == left.known["shown"]["lists"][f"{name} /api/me"]
            async with known_person(port, None) as elsewhere:
                wanted = {"name": me["name"], "password": one["password"] or "a guest has none"}
                if one["password"] is None:
                    await elsewhere.post("/api/me/login", wanted, status=403)
                else:
                    assert await elsewhere.post("/api/me/login", wanted) == me
                    assert elsewhere.http.cookies["lucca"] == one["cookie"]
                    await elsewhere.post("/api/me/login", {**wanted, "password": "cobblestone"}, status=403)
            if one["worthless_cookie"]:
                async with known_person(port, one["worthless_cookie"]) as stranger:
                    await stranger.get("/api/me", status=404)

    with site(left.settings, left.clock) as here:
        run(try_all(here.port))


# --- going on ---------------------------------------------------------------------------------------------------------


async def play_to_the_end(player: Person, table: str) -> Json | None:
    """All moves of a player's seats; the last state. None for players who sit elsewhere."""
    async with player.look_at(table) as look:
        message = await look.receive()
        if message["type"] == "refused" or not message["seats"]:
            return None
        await look.ask("come-back")
        while look.state["table"]["status"] == "running":
            waiting = look.state["table"]["game"]["pending"]
            mine = [seat for seat in look.state["seats"] if seat in waiting]
            if len(look.state["seats"]) > 1 and mine:
                await look.ask("act-as", seat=mine[0])
            if look.you is not None and look.you["to_decide"]:
                assert (await look.decide(-1))["type"] == "done"
            else:
                await look.receive()
        return look.state


async def play_all_on(here: Site, left: Left) -> None:
    for label, table in left.running().items():
        players = [known_person(here.port, left.cookies[name]) for name in PLAYERS]
        async with players[0] as anna, players[1] as bruno, players[2] as charlie, players[3] as dora:
            games = [play_to_the_end(one, table) for one in (anna, bruno, charlie, dora)]
            ends = [end for end in await asyncio.gather(*games) if end is not None]
            assert {end["table"]["status"] for end in ends} == {"finished"}, label
            record = await anna.get(f"/api/games/{table}/record")
            verified = await anna.post("/api/games/verify", record)
            assert verified["commitment"] == left.known["shown"]["tables"][label]["listed"]["commitment"]


def test_running_games_are_played_to_their_end(left: Left) -> None:
    with site(left.settings, left.clock) as here:
        run(play_all_on(here, left))
        after = run(look_round(here.port, left.cookies, left.tables))
    before = left.known["shown"]
    assert {after["tables"][label]["listed"]["status"] for label in left.running()} == {"finished"}
    for label, record in before["records"].items():
        assert after["records"][label] == record, label
    for players in (2, 3):
        board = f"nobody /api/leaderboard?players={players}"
        assert sum(line["games"] for line in after["lists"][board]) > sum(
            line["games"] for line in before["lists"][board]
        )


def test_a_table_that_waits_begins_and_a_rematch_is_found(left: Left) -> None:
    async def meet(port: int) -> None:
        async with (
            known_person(port, left.cookies["dora"]) as dora,
            known_person(port, left.cookies["charlie"]) as charlie,
        ):
            old, new = left.tables["finished, rematch"], left.tables["rematch"]
            assert (await dora.post(f"/api/tables/{old}/rematch"))["id"] == new
            await dora.sit(new)
            await charlie.start(new)
            ends = await asyncio.gather(*(play_to_the_end(one, new) for one in (dora, charlie)))
            assert [end["table"]["status"] for end in ends if end] == ["finished"] * 2

    with site(left.settings, left.clock) as here:
        run(meet(here.port))


def test_the_time_until_the_new_version_runs_counts_against_nobody(left: Left) -> None:
    before = left.known["shown"]["tables"]
    left.clock.now += DAY
    with site(left.settings, left.clock) as here:
        shown = run(look_round(here.port, left.cookies, left.tables))["tables"]
    assert shown["waiting"]["listed"]["status"] == "waiting"
    for label in left.running():
        viewer = next(name for name in PLAYERS if name in before[label])
        deadlines = before[label][viewer]["table"]["clock"]["deadlines"]
        later = {seat: end + DAY for seat, end in deadlines.items()}
        assert shown[label][viewer]["table"]["clock"]["deadlines"] == later, label


# --- the database itself ----------------------------------------------------------------------------------------------


async def rows_of_all_tables(url: str) -> dict[str, list[Any]]:
    """By the name of the table; columns may have other names since, so no connection is used again."""
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            return {
                table: sorted(map(tuple, (await connection.execute(text(f"SELECT * FROM {table}"))).all()))
                for table in metadata.tables
            }
    finally:
        await engine.dispose()


@awaited
async def test_migrating_changes_no_row_of_any_table_and_ends_at_the_present_schema(left: Left) -> None:
    before = await rows_of_all_tables(left.settings.url)
    engine = open_engine(left.settings.url)
    try:
        await migrate(engine)
        after = await rows_of_all_tables(left.settings.url)
        before["ratings"] = [
            row[:-1] for row in before["ratings"]
        ]  # what they were ordered by, which follows from the rest
        assert {row[-1] for row in after["seats"]} == {None}  # of a rating that was not written down
        after["seats"] = [row[:-1] for row in after["seats"]]
        assert after == before
        assert len(before["log"]) > 200
        assert before["drafts"]
        found = await ask(engine, differences)
        assert found == []
    finally:
        await engine.dispose()
