"""Games between bots, played the quick way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lucca.bots.base import Bot
from lucca.records.write import record_of_moves
from lucca.rules.actions import decision_of
from lucca.rules.course import Course
from lucca.rules.dealer import Deal, Dealer
from lucca.rules.decisions import Decision, Move, Open, move_of
from lucca.rules.errors import LuccaError
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from lucca.rules.supply import written_deal


@dataclass(frozen=True)
class FinishedGame:
    """A game that bots have played to its end."""

    position: Position
    deal: Deal
    moves: list[Move]

    def record(self, players: Sequence[Mapping[str, Any]], extra: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The game as a record (docs/record-format.md); `players` are its players, `extra` any further fields."""
        return record_of_moves(self.position, self.deal, self.moves, players, extra)


def play_with_bots(setup: Setup, dealer: Dealer, bots: Sequence[Bot]) -> FinishedGame:
    """One game, a bot at each seat. Bots see the view of their seat and nothing else.

    LuccaError if there is not one bot for each seat, IllegalMoveError if a bot chooses what is not legal.

    >>> from lucca.bots.registry import make_bot
    >>> from lucca.rules.dealer import SeededDealer
    >>> from lucca.rules.setup import setup
    >>> game = play_with_bots(setup(players=2), SeededDealer(7), [make_bot("mason", 1), make_bot("random", 2)])
    >>> [points.score for points in game.position.points()], str(game.moves[0])
    ([30, 3], '0: keep 39 93')
    """
    if len(bots) != setup.players:
        raise LuccaError(f"there are {setup.players} seats, but {len(bots)} bots")
    first = dealer.first_deal(setup)
    course = Course(setup, first)
    moves: list[Move] = []
    while course.is_keeping:
        moves.append(_move(course, bots))
    stock, removed = dealer.stock(setup, course.unseen())
    course.set_stock(stock)
    while not course.over:
        moves.append(_move(course, bots))
    position = course.position()
    for seat, bot in enumerate(bots):
        bot.game_over(position.view(seat))
    return FinishedGame(position, written_deal(setup, first, stock, removed), moves)


def play_and_close(setup: Setup, dealer: Dealer, bots: Sequence[Bot]) -> FinishedGame:
    """The same, after which the bots are closed, however it went."""
    try:
        return play_with_bots(setup, dealer, bots)
    finally:
        for bot in bots:
            bot.close()


def _move(course: Course, bots: Sequence[Bot]) -> Move:
    """The actor's whole move, decided step by step."""
    seat = course.actor
    choose = bots[seat].choose
    deck = course.setup.deck
    decisions: list[Decision] = []
    left = _steps(course)
    while left:
        action = choose(course.actors_view())
        if not course.mask >> action & 1:
            course.position().refuse_illegal(action)
        decision = decision_of(course, deck, action)
        decisions.append(decision)
        course.advance(action)
        left -= not isinstance(decision, Open)
    return move_of(seat, decisions)


def _steps(course: Course) -> int:
    """How many decisions a move takes, openings apart: two cards kept, one picked, or a triplet and its three cards."""
    if course.is_keeping:
        return 2
    return 1 if course.is_picking else 4
