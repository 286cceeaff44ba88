"""Nobody acts for a seat that is not theirs: everything that can be asked, by everybody who might."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from lucca.server.schemas import openapi
from lucca.server.wire.messages import FromClient
from tests.server.support import Json, Look, Person, Site, awaited, people, person

KEEP = [{"decide": "keep", "card": "1"}, {"decide": "keep", "card": "2"}]
WHO = ("stranger", "guest", "player", "host")


@dataclass
class Scene:
    """A host at seat 0, another player at seat 1, a bot at seat 2, seat 3 open before the game; and two who look on."""

    here: Site
    table: str
    people: dict[str, Person]
    looks: dict[str, Look]

    @property
    def before(self) -> tuple[int, object, object]:
        """What a refusal must leave as it was."""
        room = self.here.server.rooms.by_id[self.table]
        seats = [(seat.kind, seat.player, seat.level, seat.away) for seat in room.table.seats]
        return room.table.seq, seats, dict(room.drafts)


@contextlib.asynccontextmanager
async def scene(here: Site, running: bool) -> AsyncIterator[Scene]:
    async with (
        people(here.port, "Host", "Player", "Guest") as (host, player, guest),
        person(here.port) as stranger,
        contextlib.AsyncExitStack() as stack,
    ):
        wish = {"options": {"players": 4, "pace": {"kind": "none"}}, "seats": [{"kind": "me"}, {}, {"kind": "bot"}, {}]}
        table = (await host.post("/api/tables", wish))["id"]
        await player.post(f"/api/tables/{table}/seats", {"seat": 1})
        everybody = {"stranger": stranger, "guest": guest, "player": player, "host": host}
        if running:
            await host.post(f"/api/tables/{table}/start")
        looks = {who: await stack.enter_async_context(one.look_at(table)) for who, one in everybody.items()}
        for look in looks.values():
            await look.next("snapshot")
            while running and sum(look.state["table"]["game"]["has_kept"]) < 2:  # both bots have
                await look.receive()
        yield Scene(here, table, everybody, looks)


# --- messages ---------------------------------------------------------------------------------------------------------

MOVES: list[tuple[str, Json]] = [
    (kind, {"seat": seat, "move_index": number, "decisions": decisions})
    for kind in ("draft", "confirm")
    for seat in range(5)
    for number in (0, 1)
    for decisions in ([], KEEP)
]
OTHERS: list[tuple[str, Json]] = [
    *(("act-as", {"seat": seat}) for seat in range(5)),
    ("say", {"text": "hello"}),
    ("mute", {"player": "nobody", "muted": True}),
    ("contribute", {"contribution": "ab"}),
    ("come-back", {}),
]


def test_every_message_is_tried() -> None:
    known = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert {kind for kind, _ in MOVES + OTHERS} == known - {"ping"}


def refusal(who: str, kind: str, content: Json, running: bool) -> str | None:
    """Why it is refused, None if it is not. Every card here is a guess, so a move in one's own seat may be illegal."""
    if who == "stranger":
        return "nobody"
    seated = {"player": 1, "host": 0}.get(who)
    if kind in ("draft", "confirm", "act-as") and content["seat"] != seated:
        return "not-your-seat"
    match kind:
        case "act-as":
            return None
        case "say":  # those who look on speak among themselves, once nobody can sit down any more
            return None if running or who != "guest" else "not-seated"
        case "contribute" | "come-back" if who == "guest" and (running or kind != "come-back"):
            return "started" if running and kind == "contribute" else "not-seated"
        case "mute":
            return "no-player"
        case "contribute":
            return "started" if running else None
        case "come-back":
            return None if running else "not-running"
    return own_move(kind, content, running)


def own_move(kind: str, content: Json, running: bool) -> str | None:
    if kind == "confirm" and not content["decisions"]:
        return "incomplete"
    if not running:
        return "not-running"
    if content["move_index"] == 1:
        return "stale"
    return "illegal" if content["decisions"] else None


@pytest.mark.parametrize("running", [False, True], ids=["waiting", "running"])
@pytest.mark.parametrize("who", WHO)
@awaited
async def test_messages(here: Site, who: str, running: bool) -> None:
    async with scene(here, running) as there:
        for kind, content in MOVES + OTHERS:
            expected, before = refusal(who, kind, content, running), there.before
            answer = await there.looks[who].ask(kind, **content)
            assert (answer["type"] == "refused") == (expected is not None), (kind, content, answer)
            if expected is not None:
                assert answer["code"] == expected, (kind, content, answer)
                assert there.before == before


@awaited
async def test_out_of_turn(here: Site) -> None:
    """In the game one seat decides at a time: the other, though seated, has to wait."""
    async with scene(here, running=True) as there:
        host, player = there.looks["host"], there.looks["player"]
        for look in (host, player):
            assert (await look.decide())["type"] == "done"
        while (game := host.state["table"]["game"])["round"] == 0 or not {0, 1} & set(game["pending"]):
            await host.receive()
        (acting,) = host.state["table"]["game"]["pending"]
        waiting, seat = (player, 1) if acting == 0 else (host, 0)
        before = there.before
        for kind in ("draft", "confirm"):
            take = [{"decide": "take", "triplet": 0}, *({"decide": "play", "card": "1", "use": "discard"},) * 3]
            answer = await waiting.ask(kind, seat=seat, move_index=1, decisions=take)
            assert answer["code"] == "not-your-turn"
            answer = await waiting.ask(kind, seat=acting, move_index=1, decisions=take)
            assert answer["code"] == "not-your-seat"
        assert there.before == before


# --- requests ---------------------------------------------------------------------------------------------------------

REQUESTS: dict[str, tuple[str, str, Json | None]] = {
    "tables_sit": ("POST", "/seats", {"seat": 0}),
    "tables_leave": ("DELETE", "/seats", None),
    "tables_remove": ("DELETE", "/seats/1", None),
    "tables_readmit": ("DELETE", "/removed/somebody", None),
    "tables_seat_bot": ("PUT", "/seats/3/bot", {}),
    "tables_open_seat": ("DELETE", "/seats/2/bot", None),
    "tables_start": ("POST", "/start", {"contribution": "ab"}),
    "tables_resign": ("POST", "/resign", None),
    "tables_close": ("DELETE", "", None),
    "tables_rematch": ("POST", "/rematch", None),
}
ABOUT_ONESELF = {"people_rename", "people_log_out", "people_set_password", "people_log_in"}
MAKING = {"tables_create", "tables_play_now", "games_replay_upload", "games_verify_upload"}
"""They change nothing that is there already."""


def test_every_request_that_changes_something_is_tried() -> None:
    changing = {
        about["operationId"]
        for methods in openapi()["paths"].values()
        for method, about in methods.items()
        if method != "get"
    }
    assert changing == set(REQUESTS) | ABOUT_ONESELF | MAKING


REFUSED: dict[str, dict[str, tuple[str, str, str]]] = {
    # for a stranger, a guest and another player: before the game, and while it runs
    "waiting": {
        "tables_sit": ("seat-taken", "seat-taken", "already-seated"),
        "tables_leave": ("nobody", "not-seated", ""),
        "tables_remove": ("nobody", "not-host", "not-host"),
        "tables_readmit": ("nobody", "not-host", "not-host"),
        "tables_seat_bot": ("nobody", "not-host", "not-host"),
        "tables_open_seat": ("nobody", "not-host", "not-host"),
        "tables_start": ("nobody", "not-host", "not-host"),
        "tables_resign": ("nobody", "not-running", "not-running"),
        "tables_close": ("nobody", "not-seated", "not-alone"),
        "tables_rematch": ("nobody", "not-over", "not-over"),
    },
    "running": {
        "tables_sit": ("started", "started", "started"),
        "tables_leave": ("nobody", "not-seated", ""),
        "tables_remove": ("nobody", "not-host", "not-host"),
        "tables_readmit": ("nobody", "not-host", "not-host"),
        "tables_seat_bot": ("nobody", "not-host", "not-host"),
        "tables_open_seat": ("nobody", "not-host", "not-host"),
        "tables_start": ("nobody", "not-host", "not-host"),
        "tables_resign": ("nobody", "not-seated", ""),
        "tables_close": ("nobody", "not-seated", "not-alone"),
        "tables_rematch": ("nobody", "not-over", "not-over"),
    },
}


@pytest.mark.parametrize("status", ["waiting", "running"])
@awaited
async def test_requests(here: Site, status: str) -> None:
    async with scene(here, status == "running") as there:
        for name, codes in REFUSED[status].items():
            for who, code in zip(WHO, codes, strict=False):
                if not code:
                    continue  # that one may
                before = there.before
                answer = await asked(there, who, name)
                assert answer["code"] == code, (name, who, answer)
                assert there.before == before
        if status == "running":
            before = there.before
            for name in ("tables_remove", "tables_readmit", "tables_seat_bot", "tables_open_seat", "tables_start"):
                assert (await asked(there, "host", name))["code"] == "started"
            assert there.before == before


async def asked(there: Scene, who: str, name: str) -> Any:
    method, path, body = REQUESTS[name]
    answer = await there.people[who].http.request(method, f"/api/tables/{there.table}{path}", json=body)
    return answer.json()


@awaited
async def test_leaving_gives_up_ones_own_seats_only(here: Site) -> None:
    async with scene(here, running=True) as there:
        await there.people["player"].delete(f"/api/tables/{there.table}/seats")
        seats = there.here.server.rooms.by_id[there.table].table.seats
        assert [seat.away for seat in seats] == [False, True, False, False]


@awaited
async def test_only_those_who_played_ask_for_a_rematch(here: Site) -> None:
    async with people(here.port, "Anna", "Guest") as (anna, guest), person(here.port) as stranger:
        table = (await anna.post("/api/play-now", {"players": 2, "level": "apprentice"}))["id"]
        async with anna.look_at(table) as look:
            await look.play_on()
        for who, code in ((stranger, "nobody"), (guest, "not-seated")):
            assert (await who.http.post(f"/api/tables/{table}/rematch")).json()["code"] == code
        assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] != table


@awaited
async def test_changing_oneself_changes_nobody_else(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno), person(here.port) as stranger:
        before = await bruno.get("/api/me")
        await anna.put("/api/me", {"name": "Livia"})
        await anna.delete("/api/me?everywhere=true")
        assert await bruno.get("/api/me") == before
        await stranger.delete("/api/me?everywhere=true")
        assert await bruno.get("/api/me") == before
        assert (await anna.get("/api/me", status=404))["code"] == "nobody"
