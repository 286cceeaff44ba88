"""Going away for good: resigning, and closing a table where nobody else plays."""

from tests.server.support import Person, Site, awaited, people

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}


async def begun(anna: Person, *others: Person, bots: int = 0) -> str:
    seats = (ME, *[OPEN] * len(others), *[BOT] * bots)
    table = await anna.make_table(seats, players=len(seats), pace={"kind": "none"})
    for other in others:
        await other.sit(table)
    await anna.start(table)
    return table


@awaited
async def test_a_player_who_resigns_comes_last_and_a_bot_plays_on(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await begun(anna, bruno, bots=1)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            await his.next("snapshot")
            await bruno.post(f"/api/tables/{table}/resign")
            assert (await his.ask("come-back"))["code"] == "resigned"
            end = (await hers.play_on())["table"]
            assert end["seats"][1]["resigned"]
            moves = [told["entry"] for told in hers.events() if told["entry"]["what"] == "moved"]
            assert {move["by"] for move in moves if move["seat"] == 1} == {"bot"}
        assert end["game"]["ranking"][-1] == 1
        assert (await anna.table(table))["ranking"] == end["game"]["ranking"]
        record = await anna.get(f"/api/games/{table}/record")
        assert (await anna.post("/api/games/verify", record))["game"] == table
        (page,) = (await anna.get(f"/api/players/{await bruno.id()}"))["statistics"]
        assert (page["games"], page["wins"]) == (1, 0)


@awaited
async def test_when_everybody_has_resigned_the_table_is_closed(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await begun(anna, bruno)
        await bruno.post(f"/api/tables/{table}/resign")
        await bruno.post(f"/api/tables/{table}/resign")
        assert (await anna.table(table))["status"] == "running"
        await anna.post(f"/api/tables/{table}/resign")
        assert (await anna.table(table))["status"] == "closed"
        assert (await anna.get("/api/me/tables"))["tables"] == []


@awaited
async def test_a_game_against_bots_is_not_resigned_but_closed(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now()
        assert (await anna.post(f"/api/tables/{table}/resign", {}, 409))["code"] == "alone"
        await anna.delete(f"/api/tables/{table}")
        assert (await anna.table(table))["status"] == "closed"
        assert (await anna.get("/api/me/tables"))["tables"] == []
        assert (await anna.delete(f"/api/tables/{table}", 409))["code"] == "over"
