"""Playing a record again as a `Game`, with its events."""

from collections.abc import Iterator, Sequence

from lucca.records.check import check
from lucca.records.read import Record
from lucca.rules.dealer import FixedDealer
from lucca.rules.decisions import Move
from lucca.rules.events import Event
from lucca.rules.game import Game
from lucca.rules.setup import Setup


class _RecordDealer(FixedDealer):
    """Deals what a checked record says; with two players its stock may not be told yet."""

    def stock(self, setup: Setup, remaining: Sequence[int]) -> tuple[list[int], list[int]]:
        return super().stock(setup, remaining) if self.deal.stock else ([], [])


def start(record: Record) -> Game:
    """The game before its first move, dealt as the record says."""
    return Game(record.setup, _RecordDealer(record.deal))


def replay(record: Record) -> Game:
    """The game with all its moves and events; RecordError if the record is wrong in any way."""
    check(record)
    game = start(record)
    for move in record.moves:
        game.play(move)
    return game


def steps(record: Record) -> Iterator[tuple[Move | None, list[Event]]]:
    """Each move with what happened; first None with the first deal. RecordError before anything if it is wrong."""
    check(record)
    game = start(record)
    yield None, list(game.events)
    for move in record.moves:
        yield move, game.play(move)
