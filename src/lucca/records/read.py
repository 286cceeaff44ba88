"""Reading `lucca-record/1`: from JSON to a typed record whose shape is right. Whether the game is, `check` tells."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NoReturn

import msgspec
from msgspec import UNSET

from lucca.records.errors import FORMAT, RecordError, RecordFault
from lucca.records.shape import (
    FORMAT_NAME,
    STANDARD_DECK,
    CityShape,
    DealShape,
    MoveShape,
    PlayerShape,
    RecordShape,
    ResultShape,
)
from lucca.rules.cards import Deck, deck_from_list, standard_deck
from lucca.rules.dealer import Deal
from lucca.rules.decisions import CityMove, CityPick, KeepMove, Move, Play, TurnMove
from lucca.rules.errors import DeckError, SetupError
from lucca.rules.setup import Setup, setup


@dataclass(frozen=True)
class Record:
    """One game as it was written down. `game` is its position in its file."""

    setup: Setup
    players: list[PlayerShape]
    deal: Deal
    move_shapes: list[MoveShape]
    result: ResultShape | None
    game: int = 0

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What was played, as the rules write it."""
        return tuple(map(move_from, self.move_shapes))

    @property
    def names(self) -> list[str | None]:
        """The players' names in seat order, None where the record gives none."""
        return [None if player.name is UNSET else player.name for player in self.players]


_decoder = msgspec.json.Decoder(RecordShape)


def parse(text: str | bytes, game: int = 0) -> Record:
    """The record that this JSON object is; RecordError, naming `game`, if it is none.

    >>> from lucca import Game
    >>> from lucca.records.write import dumps, record_of
    >>> record = parse(dumps(record_of(Game.new(players=3, seed=1), [{"name": "Ada"}, {}, {}])))
    >>> record.setup.players, record.names, record.moves
    (3, ['Ada', None, None], ())
    """
    try:
        shape = _decoder.decode(_utf8(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _refuse_json(text, error, game)
    try:
        return _record(shape, game)
    except _Misshapen as error:
        raise RecordError(error.fault, error.clause, error.message, game=game, move=error.move, at=error.at) from None


class _Misshapen(Exception):  # noqa: N818  becomes a RecordError once the game's number is known
    def __init__(self, fault: RecordFault, clause: str, message: str, move: int | None = None, at: str = "") -> None:
        self.fault: RecordFault = fault
        self.clause, self.message, self.move, self.at = clause, message, move, at


def _misshapen_move(rule: str, message: str, move: int) -> _Misshapen:
    """`rule` is a clause, or `FORMAT`."""
    return _Misshapen("record-misshapen", rule, message, move, f"moves[{move}]")


def _utf8(text: str | bytes) -> str:
    """Decoded first, since skipped JSON strings would not be looked at."""
    return text if isinstance(text, str) else str(text, "utf-8")


def _record(shape: RecordShape, game: int) -> Record:
    if shape.format != FORMAT_NAME:
        raise _Misshapen("record-other-format", FORMAT, f"the format is {shape.format!r}, not {FORMAT_NAME!r}")
    setup = _setup_from(shape)
    for index, move in enumerate(shape.moves):
        _check_move(index, move)
    result = None if shape.result is UNSET else shape.result
    return Record(setup, shape.players, _deal(shape.deal), shape.moves, result, game)


def _deal(shape: DealShape) -> Deal:
    return Deal(
        hands=shape.hands,
        bastions_replaced=shape.bastions_replaced,
        first_triplets=shape.first_triplets,
        stock=shape.stock,
        removed=shape.removed,
    )


# --- edition, players and deck --------------------------------------------------------------------------------------


def _setup_from(shape: RecordShape) -> Setup:
    try:
        return _setup_of(shape.edition, len(shape.players), shape.celebration, bytes(shape.deck))
    except SetupError as error:
        raise _Misshapen("record-setup", error.clause, error.message) from None
    except DeckError as error:
        raise _Misshapen("record-deck", "2.4", f"deck: {'; '.join(str(error).splitlines())}") from None


@lru_cache(maxsize=64)
def _setup_of(edition: str, players: int, celebration: bool, deck: bytes) -> Setup:
    """Kept, because the games of a file mostly share their deck, and reading one takes longer than a game."""
    return setup(edition, players, celebration=celebration, deck=_deck(deck))


def _deck(text: bytes) -> Deck:
    deck = msgspec.json.decode(text)
    if deck == STANDARD_DECK:
        return standard_deck()
    if not isinstance(deck, list):
        message = f"the deck is {STANDARD_DECK!r} or a list of cards, not {str(deck)[:40]!r}"
        raise _Misshapen("record-misshapen", FORMAT, message, at="deck")
    return deck_from_list(deck)


# --- moves ----------------------------------------------------------------------------------------------------------


def _check_move(index: int, shape: MoveShape) -> None:
    """Exactly one kind of move, with all that belongs to it and nothing of another kind."""
    kinds = (shape.keep is not UNSET) + (shape.take is not UNSET) + (shape.city is not UNSET)
    if kinds != 1:
        raise _misshapen_move(FORMAT, f"a move has exactly one of keep, take and city, this one has {kinds}", index)
    if shape.take is not UNSET:
        if shape.open is UNSET or shape.play is UNSET:
            raise _misshapen_move(FORMAT, "a turn needs open (it may be empty), take and play", index)
        if len(shape.play) != 3:
            raise _misshapen_move("4.6", f"three cards are played in a turn, not {len(shape.play)}", index)
        first, second, third = map(len, shape.play)
        if not (2 <= first <= 3 and 2 <= second <= 3 and 2 <= third <= 3):
            raise _misshapen_move(FORMAT, "a card played is a list of card, use and, for a Wild, colour", index)
        return
    if shape.open is not UNSET or shape.play is not UNSET:
        raise _misshapen_move(FORMAT, "open and play stand only in a move with take", index)
    if shape.keep is not UNSET and len(shape.keep) != 2:
        raise _misshapen_move("3.4", f"two cards are kept, not {len(shape.keep)}", index)


def move_from(shape: MoveShape) -> Move:
    """The rules' move for a move of a parsed record."""
    if shape.keep is not UNSET:
        return KeepMove(shape.seat, (shape.keep[0], shape.keep[1]))
    if shape.take is not UNSET:
        return TurnMove(shape.seat, shape.open or (), shape.take, tuple(Play(*play) for play in shape.play or ()))
    return CityMove(shape.seat, _pick(shape.city) if shape.city else None)


def _pick(shape: CityShape) -> CityPick:
    return CityPick(shape.take, shape.card, shape.use, None if shape.colour is UNSET else shape.colour)


# --- what is wrong with the JSON ------------------------------------------------------------------------------------

_PATH = re.compile(r" - at `\$\.?(.*)`$")
_MOVE = re.compile(r"moves\[(\d+)\]")
_MISSING = re.compile(r"missing required field `(.*)`$")


def _refuse_json(text: str | bytes, error: Exception, game: int) -> NoReturn:
    """Say what the decoder found, with its place, or that this is another format altogether."""
    if isinstance(error, msgspec.ValidationError):
        _refuse_other_format(text, game)
        message = str(error).replace("`", "")
        path = _PATH.search(str(error))
        if path is None:
            missing = _MISSING.search(str(error))
            raise RecordError("record-misshapen", FORMAT, message, game=game, at=missing[1] if missing else "")
        move = _MOVE.match(path[1])
        message = f"{path[1]}: {_PATH.sub('', str(error)).replace('`', '')}"
        index = int(move[1]) if move else None
        raise RecordError("record-misshapen", FORMAT, message, game=game, move=index, at=path[1])
    if isinstance(error, UnicodeDecodeError):
        raise RecordError("record-unreadable", FORMAT, f"not UTF-8: {error.reason} at byte {error.start}", game=game)
    reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
    raise RecordError("record-unreadable", FORMAT, f"not JSON that can be read: {reason}", game=game)


def _refuse_other_format(text: str | bytes, game: int) -> None:
    """JSON that does not even claim to be a record."""
    try:
        value = msgspec.json.decode(_utf8(text))
    except (msgspec.MsgspecError, RecursionError):  # what follows the first objection is no JSON either
        raise RecordError("record-unreadable", FORMAT, "not JSON that can be read", game=game) from None
    if not isinstance(value, dict):
        raise RecordError("record-other-format", FORMAT, "a record is a JSON object", game=game)
    if value.get("format") != FORMAT_NAME:
        message = f"the format is {value.get('format')!r}, not {FORMAT_NAME!r}"
        raise RecordError("record-other-format", FORMAT, message, game=game)
