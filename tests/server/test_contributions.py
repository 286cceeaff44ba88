"""Players' own randomness for the deal."""

import pytest

from lucca.records.fairness import verify
from tests.server.support import Site, awaited, finish, people

ME, OPEN, LOCAL = {"kind": "me"}, {"kind": "open"}, {"kind": "local", "name": "Ugo"}


@awaited
async def test_what_players_contribute_is_told_to_all_and_stands_in_the_record(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN, LOCAL, OPEN), players=4)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await bruno.sit(table, contribution="b0b0")
            assert (await look.next("update"))["entries"][0]["entry"]["contribution"] == "b0b0"
            assert (await look.ask("contribute", contribution="c0ffee"))["type"] == "done"
            assert [seat["contributed"] for seat in look.state["table"]["seats"]] == [True, True, True, False]
        await anna.start(table)
        await finish(anna, bruno, table=table)
        record = await anna.http.get(f"/api/games/{table}/record")
        assert verify(record.content).contributions == ("c0ffee", "b0b0", "c0ffee", None)


@awaited
async def test_a_player_contributes_once(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table((ME, OPEN), players=2)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            assert (await hers.ask("contribute", contribution="aa"))["type"] == "done"
            number = hers.seq
            assert (await hers.ask("contribute", contribution="aa"))["type"] == "done"
            assert (await hers.ask("contribute", contribution="bb"))["code"] == "contributed"
            assert (await his.ask("contribute", contribution="bb"))["code"] == "not-seated"
            assert hers.seq == number
            await anna.post(f"/api/tables/{table}/start", {"contribution": "cc"})
            assert (await hers.ask("contribute", contribution="aa"))["code"] == "started"


@pytest.mark.parametrize("contribution", ["", "a", "xyz", "AA", "00" * 33, "aa\n"])
@awaited
async def test_a_contribution_is_hexadecimal_digits(here: Site, contribution: str) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.make_table()
        await bruno.sit(table, 400, contribution=contribution)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            await look.send("contribute", contribution=contribution)
            assert (await look.next("refused"))["code"] == "malformed"
