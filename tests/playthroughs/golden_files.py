"""Where the golden games lie, and the games from which they are made."""

from pathlib import Path

from lucca.rules.dealer import SeededDealer
from lucca.rules.game import Game
from lucca.rules.setup import Setup
from tests.playthroughs.golden_text import write
from tests.playthroughs.scripted_player import play_out
from tests.properties.tables import TABLES, table_name

FOLDER = Path(__file__).parent / "golden"
SEED = "duomo"


def golden_files() -> dict[Path, Setup]:
    """One file a kind of table: edition, players, Celebration."""
    return {FOLDER / f"{table_name(table)}.txt": table for table in TABLES}


def fresh_text(table: Setup) -> str:
    """The game that the scripted players play now."""
    game = Game(table, SeededDealer(f"{SEED} {table_name(table)}"))
    play_out(game)
    return write(table, game.deal, game.moves)
