"""python -m tests.records.browser_games: write the fair games anew with which the browser's own check is tested."""

import json
from pathlib import Path
from random import Random

from lucca.rules.cards import STANDARD_COLOURS
from lucca.rules.setup import Setup, setup
from tests.properties.strategies import random_deck
from tests.properties.tables import TABLES
from tests.records.fair_games import fair_game
from tests.records.games import Json

FILE = Path(__file__).parents[2] / "web" / "src" / "fair" / "testing" / "games.jsonl"


def own_decks() -> list[Setup]:
    rng = Random(5)
    return [
        setup(
            edition,
            players,
            celebration=celebration,
            deck=random_deck(rng, list(STANDARD_COLOURS), 3, specials=celebration),
        )
        for edition, players, celebration in (("city-of-games", 3, True), ("citta-en", 4, False))
    ]


def browser_games() -> str:
    """One game of every kind a line, each from a seed of its own. Moves that no deal depends on are left out."""
    rng = Random(1)
    return "".join(f"{json.dumps(_short(table, rng), ensure_ascii=False)}\n" for table in [*TABLES, *own_decks()])


def _short(table: Setup, rng: Random) -> Json:
    contributions = [rng.choice([None, rng.randbytes(32).hex(), rng.randbytes(1).hex()]) for _ in range(table.players)]
    record = fair_game(table, rng.randbytes(32), f"Tavolo {rng.randrange(10**6)} è", contributions)
    record["moves"] = [move for move in record["moves"] if "keep" in move]
    del record["result"]["breakdown"]
    return record


if __name__ == "__main__":
    FILE.write_text(browser_games(), "utf-8")
