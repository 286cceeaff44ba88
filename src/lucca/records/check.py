"""Checking a record: the whole game is played again, and everything it claims is compared."""

from collections.abc import Iterator
from typing import NoReturn

from msgspec import UNSET

from lucca.records.errors import RecordError
from lucca.records.read import Record, move_from
from lucca.records.shape import MoveShape, ResultShape
from lucca.rules.actions import KEEP_ACTIONS, OPEN_ACTIONS, PLAY_ACTIONS, TAKE_ACTIONS, action_of
from lucca.rules.course import Course
from lucca.rules.dealer import FirstDeal, FixedDealer, card_indices, check_accounting
from lucca.rules.decisions import Decision
from lucca.rules.errors import DealError, IllegalMoveError
from lucca.rules.position import Position

_CLAUSE_OF_POINTS = (("windows", "4.9"), ("parties", "4.3"), ("walls", "5.3"), ("street", "5.4"))


def check(record: Record) -> Position:
    """The position that the record ends with; RecordError if anything in it is not as the rules say.

    >>> from lucca import Game
    >>> from lucca.records.read import parse
    >>> from lucca.records.write import dumps, record_of
    >>> game = Game.new(players=3, seed=1)
    >>> record = record_of(game)
    >>> check(parse(dumps(record))) == game.position
    True
    >>> check(parse(dumps(record | {"moves": [{"seat": 0, "keep": ["1", "2"]}]})))
    Traceback (most recent call last):
    lucca.records.errors.RecordError: game 0, move 0, rule 3.4: card 1 is not in the hand to choose from
    """
    try:
        first = FixedDealer(record.deal).first_deal(record.setup)
        course = Course(record.setup, first)
        _play_moves(record, course, first)
    except DealError as error:
        raise RecordError("record-deal", error.clause, error.message, game=record.game) from None
    position = course.position()
    _check_result(record, position)
    return position


def _play_moves(record: Record, course: Course, first: FirstDeal) -> None:
    keeping = True
    for index, move in enumerate(record.move_shapes):
        try:
            _play(course, move)
        except IllegalMoveError as error:
            raise RecordError("record-illegal", error.clause, error.message, game=record.game, move=index) from None
        if keeping and not course.is_keeping:
            keeping = False
            course.set_stock(_checked_stock(record, course.unseen()))
    if keeping:
        _check_early_stock(record, course, first)


# --- moves ----------------------------------------------------------------------------------------------------------


def _play(course: Course, move: MoveShape) -> None:
    if not course.set_actor(move.seat):
        _refuse_seat(course, move.seat)
    if (move.keep is not UNSET) is not course.is_keeping or (move.city is not UNSET) is not course.is_picking:
        _refuse_kind(course)
    actions = _actions(course, move)
    done = course.run(actions)
    if not actions or done < len(actions):
        _play_decisions(course, move_from(move).decisions[done:])


def _play_decisions(course: Course, decisions: list[Decision]) -> None:
    """The thorough way, which explains what is wrong."""
    for decision in decisions:
        action = action_of(course, course.setup.deck, decision)
        if not course.mask >> action & 1:
            course.position().refuse_illegal(action)
        course.advance(action)


def _actions(course: Course, move: MoveShape) -> list[int]:
    """A move's actions, found before it begins; none for picks for the City and for anything out of order.

    The thorough way would give the same, but most of the time of a check would go there.
    """
    try:
        if move.take is not UNSET:
            return _turn_actions(course, move, move.take)
        return _keep_actions(course, move)
    except (KeyError, ValueError):
        return []


def _keep_actions(course: Course, move: MoveShape) -> list[int]:
    hand, index = course.hand_of(move.seat), course.setup.deck.index
    return [KEEP_ACTIONS[hand.index(index[card])] for card in move.keep or ()]


def _turn_actions(course: Course, move: MoveShape, take: int) -> list[int]:
    if not 0 <= take < len(TAKE_ACTIONS):
        return []
    deck, triplet = course.setup.deck, course.triplet_cards(take)
    actions = [OPEN_ACTIONS[deck.colour_index[colour]] for colour in move.open or ()]
    actions.append(TAKE_ACTIONS[take])
    index = deck.index
    for play in move.play or ():
        card, use = play  # a third part is a Wild's, or wrong: neither is for here
        actions.append(PLAY_ACTIONS[triplet.index(index[card])][use])
    return actions


def _refuse_seat(course: Course, seat: int) -> NoReturn:
    if course.over:
        raise IllegalMoveError("5.5", "the game is over, there can be no more moves")
    if not 0 <= seat < course.setup.players:
        raise IllegalMoveError("4.1", f"there is no seat {seat}")
    if course.is_keeping:
        raise IllegalMoveError("3.4", f"seat {seat} has chosen its starting cards already")
    raise IllegalMoveError("4.1", f"it is seat {course.actor}'s turn, not seat {seat}'s")


def _refuse_kind(course: Course) -> NoReturn:
    if course.is_keeping:
        raise IllegalMoveError("3.4", "every player keeps two cards before the first turn")
    if course.is_picking:
        raise IllegalMoveError("7.3", "a card must be picked for the City now")
    raise IllegalMoveError("4.5", "a triplet must be taken now")


# --- cards ----------------------------------------------------------------------------------------------------------


def _checked_stock(record: Record, remaining: list[int]) -> list[int]:
    """3.6: everyone has kept, so every card must be accounted for."""
    stock = card_indices(record.setup, record.deal.stock, "the stock")
    removed = card_indices(record.setup, record.deal.removed, "the list of removed cards")
    check_accounting(record.setup, stock, removed, remaining)
    return stock


def _check_early_stock(record: Record, course: Course, first: FirstDeal) -> None:
    """Before everyone has kept there is no stock yet; with two players it is settled and may be told."""
    if not record.deal.stock and not record.deal.removed:
        return
    if not record.setup.has_city:
        raise DealError("3.6", "before everyone has kept, stock and removed must be empty")
    _checked_stock(record, [*course.unseen(), *first.bastions_replaced])


# --- the result -----------------------------------------------------------------------------------------------------


def _check_result(record: Record, position: Position) -> None:
    result = record.result
    if result is None:
        if position.over:
            message = "the last move is made, but there is no result"
            raise RecordError("record-no-result", "5.5", message, game=record.game)
        return
    if not position.over:
        raise RecordError("record-too-early", "5.5", "there is a result, but the game is not over", game=record.game)
    for clause, what, claimed, true in _claims(result, position):
        if claimed != true:
            message = f"{what} is {claimed}, but should be {true}"
            raise RecordError("record-result", clause, message, game=record.game)


def _claims(result: ResultShape, position: Position) -> Iterator[tuple[str, str, object, object]]:
    """(the clause, what is claimed, the claim, the truth), one after the other."""
    points = position.points()
    if result.breakdown is not UNSET:
        yield "5.5", "the number of seats in the breakdown", len(result.breakdown), len(points)
        for seat, (claimed, true) in enumerate(zip(result.breakdown, points, strict=True)):
            for kind, clause in _CLAUSE_OF_POINTS:
                yield clause, f"{kind} of seat {seat} in the breakdown", getattr(claimed, kind), getattr(true, kind)
    ranking = list(position.ranking())
    yield "5.5", "the list of scores", result.scores, [seat.score for seat in points]
    yield "5.5", "the order", result.order, ranking
    yield "5.5", "the winner", result.winner, ranking[0]
