"""Recorded games for tests, as plain JSON values that a test may change, and what lay on the table in them."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from lucca.bots.simulation import plan, play_game
from lucca.records.read import Record, parse
from lucca.records.replay import start
from lucca.records.write import dumps
from lucca.rules.editions import EDITIONS
from lucca.rules.game import Game

Json = dict[str, Any]
Table = tuple[str, int, bool]
"""Edition, number of players, Celebration."""

TABLES: list[Table] = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for players in edition.players
    for celebration in ([False, True] if edition.celebration else [False])
]


@cache
def _recorded(table: Table, number: int, bot: str) -> bytes:
    edition, players, celebration = table
    return dumps(play_game(plan(edition, players, celebration=celebration, seed=1, bots=[bot]), number))


def recorded(
    edition: str = "city-of-games", players: int = 3, celebration: bool = False, number: int = 0, bot: str = "builder"
) -> Json:
    """The record of a finished game between bots."""
    record: Json = json.loads(_recorded((edition, players, celebration), number, bot))
    return record


def read(record: Json, game: int = 0) -> Record:
    return parse(json.dumps(record), game)


def first_moves(record: Json, count: int) -> Json:
    """The same game with only its first moves made."""
    cut = deepcopy(record)
    cut["moves"] = record["moves"][:count]
    if count < len(record["moves"]):
        cut.pop("result", None)
    if count < len(record["players"]):
        cut["deal"]["stock"] = cut["deal"]["removed"] = []
    return cut


def game_before(record: Json, index: int) -> Game:
    """The game as it stands before a move."""
    cut = read(first_moves(record, index))
    game = start(cut)
    for move in cut.moves:
        game.play(move)
    return game


def plays(record: Json) -> Iterator[tuple[int, int, list[str]]]:
    """Every card played: the move's index, the card's place in it, and [card, use] or [card, use, colour]."""
    for index, move in enumerate(record["moves"]):
        for place, play in enumerate(move.get("play", [])):
            yield index, place, play


def picks(record: Json) -> Iterator[tuple[int, Json]]:
    """Every card picked for the City: the move's index and the pick."""
    for index, move in enumerate(record["moves"]):
        if move.get("city"):
            yield index, move["city"]
