"""Playing a record again as a `Game`, with its events."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lucca.records.check import check
from lucca.records.read import Record
from lucca.rules.dealer import FixedDealer
from lucca.rules.decisions import Move, TurnMove
from lucca.rules.events import Event
from lucca.rules.game import Game
from lucca.rules.setup import Setup
from lucca.rules.view import View


class _RecordDealer(FixedDealer):
    """Deals what a checked record says; with two players its stock may not be told yet."""

    def stock(self, setup: Setup, remaining: Sequence[int]) -> tuple[list[int], list[int]]:
        return super().stock(setup, remaining) if self.deal.stock else ([], [])


def start(record: Record) -> Game:
    """The game before its first move, dealt as the record says."""
    return Game(record.setup, _RecordDealer(record.deal))


class Part(NamedTuple):
    """One decision within a turn: what it brought about, and the table after it as a spectator sees it."""

    events: list[Event]
    view: View


class Step(NamedTuple):
    """One move of a record, what happened, and the table after it as a spectator sees it."""

    move: Move | None
    """None is the first deal."""
    events: list[Event]
    view: View
    parts: list[Part]
    """The decisions of a turn but the last, after which the table is that of the step; none for other moves."""


def replay(record: Record) -> Game:
    """The game with all its moves and events; RecordError if the record is wrong in any way.

    >>> from lucca.records.read import parse
    >>> from lucca.records.write import dumps, record_of
    >>> game = Game.new(players=3, seed=1)
    >>> replay(parse(dumps(record_of(game)))).deal == game.deal
    True
    """
    check(record)
    game = start(record)
    for move in record.moves:
        game.play(move)
    return game


def steps(record: Record) -> Iterator[Step]:
    """The first deal and then every move. RecordError before anything if the record is wrong in any way.

    >>> from lucca import Game, parse_move
    >>> from lucca.records.read import parse
    >>> from lucca.records.write import dumps, record_of
    >>> game = Game.new(players=3, seed=1)
    >>> events = game.play(parse_move("0: keep 39 74"))
    >>> [str(step.move) for step in steps(parse(dumps(record_of(game))))]
    ['None', '0: keep 39 74']
    """
    check(record)
    game = start(record)
    yield Step(None, list(game.events), game.view(None), [])
    for move in record.moves:
        parts = list(_parts(game, move))
        yield Step(move, game.play(move), game.view(None), parts)


def _parts(game: Game, move: Move) -> Iterator[Part]:
    """Starting cards are kept in secret, and a pick for the City is one decision: neither has parts to look at."""
    if not isinstance(move, TurnMove):
        return
    draft = game.draft(move.seat)
    for decision in move.decisions[:-1]:
        yield Part(draft.apply(decision), draft.position.view(None))
