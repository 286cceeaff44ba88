"""Whole games through the doors that browsers use."""

from lucca.records.fairness import verify
from lucca.server.settings import Settings
from tests.server.support import person, run, site


def test_play_now_is_a_running_game_that_can_be_played_to_its_end(settings: Settings) -> None:
    async def play(port: int) -> None:
        async with person(port) as anna:
            table = (await anna.post("/api/play-now", {"players": 3, "level": "apprentice"}))["id"]
            async with anna.look_at(table) as look:
                end = await look.play_on()
            assert end["table"]["status"] == "finished"
            record = await anna.http.get(f"/api/games/{table}/record")
            assert verify(record.content).game == table
            assert [game["id"] for game in (await anna.get("/api/me/tables"))["tables"]] == [table]

    with site(settings) as here:
        run(play(here.port))
