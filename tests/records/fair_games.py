"""Finished games whose deals can be verified, as plain JSON values that a test may change."""

import json
from collections.abc import Sequence
from random import Random

from lucca.records.fairness import deal_seed, fairness_json
from lucca.records.write import dumps, record_of
from lucca.rules.dealer import SeededDealer
from lucca.rules.game import Game
from lucca.rules.setup import Setup, setup
from tests.properties.tables import Chooser, play_out
from tests.records.games import Json

SEED = bytes(range(32))
GAME = "TheTable"
CONTRIBUTIONS = ("c0ffee", None, "0a1b", "00" * 32, "ff")


def fair_game(
    table: Setup | None = None,
    seed: bytes = SEED,
    game: str = GAME,
    contributions: Sequence[str | None] = CONTRIBUTIONS,
    moves: int | None = None,
) -> Json:
    """A game of chance decisions dealt by the scheme, with everything that reveals it; `moves` cuts it short."""
    table = table or setup("city-of-games", 3)
    given = list(contributions[: table.players])
    played = Game(table, SeededDealer(deal_seed(seed, game, given)))
    if moves is None:
        play_out(played, Chooser(Random(7), 0.8))
    else:
        for _ in range(moves):
            played.play(Chooser(Random(7), 0.8).move(played.position))
    record: Json = json.loads(dumps(record_of(played, None, {"fair": fairness_json(seed, game, given)})))
    return record
