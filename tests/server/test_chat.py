"""Chat: who may write, how much, and whom one need not hear."""

from dataclasses import replace
from pathlib import Path

import pytest

from lucca.server.base.limits import CHAT
from lucca.server.base.settings import Settings
from tests.server.support import Json, Look, Person, Site, awaited, finish, people, run, site

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def table_of(*there: Person) -> str:
    table = await there[0].make_table((ME, *[OPEN] * (len(there) - 1)), players=len(there))
    for one in there[1:]:
        await one.sit(table)
    return table


async def hear(look: Look) -> Json:
    """The next thing that a player says."""
    update = await look.until(
        lambda message: message["type"] == "update" and message["entries"][-1]["entry"]["what"] == "said"
    )
    said: Json = update["entries"][-1]["entry"]
    return said


async def what_was_said(player: Person, table: str) -> list[str | None]:
    async with player.look_at(table) as look:
        entries = [event["entry"] for event in (await look.next("snapshot"))["entries"]]
        return [entry["text"] for entry in entries if entry["what"] == "said"]


@awaited
async def test_players_talk_before_during_and_after_the_game_and_everybody_hears(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await table_of(anna, bruno)
        async with anna.look_at(table) as hers, carla.look_at(table) as watching:
            await watching.next("snapshot")
            await hers.ask("say", text="ciao")
            hers_id = await anna.id()
            said = {"what": "said", "player": hers_id, "name": "Anna", "text": "ciao", "spectator": False}
            assert await hear(watching) == said
            await anna.start(table)
            await hers.ask("say", text="<b>buona</b> fortuna & \u2764\n\tok")
            assert (await hear(watching))["text"] == "<b>buona</b> fortuna & \u2764 ok"
        await finish(anna, bruno, table=table)
        async with bruno.look_at(table) as his:
            assert (await his.ask("say", text="bella partita"))["type"] == "done"
        story = ["ciao", "<b>buona</b> fortuna & \u2764 ok", "bella partita"]
        assert await what_was_said(carla, table) == story


@pytest.mark.parametrize(
    ("text", "code"), [("", "empty"), (" \n\t ", "empty"), ("x" * 501, "too-long"), ("x" * 2001, "malformed")]
)
@awaited
async def test_a_message_has_to_say_something_and_not_too_much(here: Site, text: str, code: str) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table()
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await look.send("say", text=text, request=5)
            refused = await look.next("refused")
            assert refused["code"] == code
            assert (await look.ask("say", text="x" * 500))["type"] == "done"
        assert await what_was_said(anna, table) == ["x" * 500]


@awaited
async def test_what_a_muted_player_says_and_said_is_hidden_from_the_one_who_muted(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await table_of(anna, bruno, carla)
        his = await bruno.id()
        async with anna.look_at(table) as hers, bruno.look_at(table) as speaking, carla.look_at(table) as listening:
            await hers.next("snapshot")
            await listening.next("snapshot")
            await speaking.ask("say", text="one")
            assert (await hear(hers))["text"] == "one"
            assert (await hers.ask("mute", player=his, muted=True))["type"] == "done"
            assert (await hers.ask("mute", player=his, muted=True))["type"] == "done"
            await speaking.ask("say", text="two")
            unheard = await hear(hers)
            assert (unheard["player"], unheard["name"], unheard["text"]) == (his, "Bruno", None)
            assert (await hear(listening))["text"] == "one"
            assert (await hear(listening))["text"] == "two"
        assert await what_was_said(anna, table) == [None, None]
        assert await what_was_said(carla, table) == ["one", "two"]
        async with anna.look_at(table) as hers:
            assert (await hers.next("snapshot"))["muted"] == [his]
            assert (await hers.ask("mute", player=his, muted=False))["type"] == "done"
        assert await what_was_said(anna, table) == ["one", "two"]


@awaited
async def test_muting_holds_in_all_tabs_and_at_all_tables(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        first, second = await table_of(anna, bruno), await table_of(anna, bruno)
        async with anna.look_at(first) as left, anna.look_at(second) as right, bruno.look_at(second) as speaking:
            await right.next("snapshot")
            await left.ask("mute", player=await bruno.id(), muted=True)
            await speaking.ask("say", text="psst")
            assert (await hear(right))["text"] is None


@awaited
async def test_whom_nobody_knows_cannot_be_muted(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table()
        async with anna.look_at(table) as look:
            for nobody in ("nobody", "", "\u0000"):
                assert (await look.ask("mute", player=nobody, muted=True))["code"] == "no-player"


def test_a_player_who_writes_too_fast_is_asked_to_wait_in_whatever_tab(tmp_path: Path) -> None:
    async def write(port: int) -> None:
        async with people(port, "Anna", "Bruno") as (anna, bruno):
            table = await table_of(anna, bruno)
            async with anna.look_at(table) as left, anna.look_at(table) as right, bruno.look_at(table) as his:
                answers = [await (left, right)[count % 2].ask("say", text=f"{count}") for count in range(12)]
                refused = [answer for answer in answers if answer["type"] == "refused"]
                assert {answer["code"] for answer in refused} == {"too-many"}
                assert len(refused) == 12 - CHAT.burst
                assert (await his.ask("say", text="I am patient"))["type"] == "done"

    with site(replace(Settings(data=tmp_path), limits=True)) as here:
        run(write(here.port))
