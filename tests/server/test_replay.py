"""Uploaded records, played again step by step."""

import json

import pytest

from tests.records.games import first_moves, recorded
from tests.server.support import Site, awaited, people


@pytest.mark.parametrize("kept", [0, 1])
@awaited
async def test_a_game_for_two_that_ends_before_both_have_kept_is_played_again(here: Site, kept: int) -> None:
    """Its stock is settled from the start, but a record need not tell it before everybody has kept."""
    record = first_moves(recorded(players=2), kept)
    assert record["deal"]["stock"] == []
    async with people(here.port, "Anna") as (anna,):
        replay = await anna.post("/api/games/replay", json.loads(json.dumps(record)))
    assert [step["seat"] for step in replay["steps"]] == [None, *range(kept)]
    assert replay["steps"][-1]["game"]["phase"] == "keep"
    assert sum(replay["steps"][-1]["game"]["has_kept"]) == kept
