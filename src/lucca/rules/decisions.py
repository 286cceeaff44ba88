"""Decisions and moves in words: what a player decides step by step, and the same as one whole turn.

A decision is one action of the fixed action space (`lucca.rules.actions`), named by cards and colours. A move is what a
record writes: two cards kept, a turn, or a pick for the City. `str(move)` and `parse_move` are exact inverses.
"""

import json
import re
from collections.abc import Sequence

import msgspec

from lucca.rules.errors import IllegalMoveError, NotationError


class Keep(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="keep"):
    """Keep this card of the first hand (3.4)."""

    card: str


class Open(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="open"):
    """Open the completed palace of this colour (4.2)."""

    colour: str


class Take(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="take"):
    """Take this triplet (4.5)."""

    triplet: int


class Play(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="play"):
    """Play a card of the triplet taken as start, add, wall, bastion or discard; a Wild's add names a colour."""

    card: str
    use: str
    colour: str | None = None


class CityPick(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="city"):
    """Play a card into the City as start, add or bastion (7.3); a Wild's add names a colour."""

    triplet: int
    card: str
    use: str
    colour: str | None = None


class CitySkip(msgspec.Struct, frozen=True, gc=False, tag_field="decide", tag="skip"):
    """No card can be played into the City (7.7)."""


Decision = Keep | Open | Take | Play | CityPick | CitySkip
USES = ("start", "add", "wall", "bastion", "discard")
CITY_USES = ("start", "add", "bastion")


class KeepMove(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="keep"):
    """Two starting cards, the second laid on top."""

    seat: int
    keep: tuple[str, str]

    @property
    def decisions(self) -> list[Decision]:
        """The move decision by decision."""
        return [Keep(card) for card in self.keep]

    def __str__(self) -> str:
        return f"{self.seat}: keep {self.keep[0]} {self.keep[1]}"


class TurnMove(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="turn"):
    """A player's whole turn: palaces opened, triplet taken, three cards played in order."""

    seat: int
    open: tuple[str, ...]
    take: int
    play: tuple[Play, ...]

    @property
    def decisions(self) -> list[Decision]:
        """The move decision by decision."""
        return [*map(Open, self.open), Take(self.take), *self.play]

    def __str__(self) -> str:
        opened = f"open {', '.join(map(_name, self.open))}; " if self.open else ""
        return f"{self.seat}: {opened}take {self.take}; {', '.join(map(_use_text, self.play))}"


class CityMove(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="city"):
    """A pick for the City, or None when it is skipped."""

    seat: int
    pick: CityPick | None

    @property
    def decisions(self) -> list[Decision]:
        """The move decision by decision."""
        return [self.pick or CitySkip()]

    def __str__(self) -> str:
        if self.pick is None:
            return f"{self.seat}: city skip"
        return f"{self.seat}: city {self.pick.triplet}; {_use_text(self.pick)}"


Move = KeepMove | TurnMove | CityMove


def move_of(seat: int, decisions: Sequence[Decision]) -> Move:
    """The whole move that decisions in their proper order make; IllegalMoveError if they do not make one.

    >>> str(move_of(0, [Open("red"), Take(1), Play("17", "start"), Play("B3", "bastion"), Play("50", "wall")]))
    '0: open red; take 1; 17 start, B3 bastion, 50 wall'
    """
    match decisions:
        case (Keep(first), Keep(second)):
            return KeepMove(seat, (first, second))
        case (CityPick() as pick,):
            return CityMove(seat, pick)
        case (CitySkip(),):
            return CityMove(seat, None)
        case (*before, Take(triplet), Play() as first_card, Play() as second_card, Play() as third_card):
            opened = tuple([decision.colour for decision in before if isinstance(decision, Open)])
            if len(opened) == len(before):
                return TurnMove(seat, opened, triplet, (first_card, second_card, third_card))
    raise IllegalMoveError("4.6", "these decisions are not one whole move")


def is_complete(decisions: Sequence[Decision]) -> bool:
    """Whether these decisions make a whole move: two cards kept, three played, or a City pick.

    >>> is_complete([Keep("39")]), is_complete([Keep("39"), Keep("74")])
    (False, True)
    """
    if not decisions:
        return False
    last = decisions[-1]
    if isinstance(last, Keep | Play):
        return sum(isinstance(decision, type(last)) for decision in decisions) == (2 if isinstance(last, Keep) else 3)
    return isinstance(last, CityPick | CitySkip)


def decision_text(decision: Decision) -> str:
    """One decision for people.

    >>> decision_text(Open("red")), decision_text(Play("W10", "add", "red"))
    ('open red', 'W10 add red')
    """
    match decision:
        case Keep(card):
            return f"keep {card}"
        case Open(colour):
            return f"open {_name(colour)}"
        case Take(triplet):
            return f"take {triplet}"
        case Play():
            return _use_text(decision)
        case CityPick():
            return f"city {decision.triplet}; {_use_text(decision)}"
        case CitySkip():
            return "city skip"


# --- text -------------------------------------------------------------------------------------------------------

_PLAIN_NAME = re.compile(r"[^\W\d_][\w-]*")


def _name(colour: str) -> str:
    """A colour as it is, or in JSON's quotes where it would not read back."""
    return colour if _PLAIN_NAME.fullmatch(colour) else json.dumps(colour, ensure_ascii=False)


def _use_text(play: Play | CityPick) -> str:
    return f"{play.card} {play.use}" + ("" if play.colour is None else f" {_name(play.colour)}")


_CARD = r"(?:[BWG]?[1-9][0-9]*)"
_COLOUR = r'(?:[^\W\d_][\w-]*|"(?:[^"\\]|\\.)*")'
_INTEGER = r"(?:0|[1-9][0-9]*)"
_KEEP = re.compile(rf"({_INTEGER}): keep ({_CARD}) ({_CARD})")
_USE = rf"({_CARD}) ({'|'.join(USES)})(?: ({_COLOUR}))?"
_TURN = re.compile(
    rf"({_INTEGER}): (?:open ({_COLOUR}(?:, {_COLOUR})*); )?take ({_INTEGER}); "
    rf"{_USE}, {_USE}, {_USE}"
)
_CITY = re.compile(rf"({_INTEGER}): city (?:skip|({_INTEGER}); {_USE})")


def _read_name(text: str) -> str:
    name = str(json.loads(text)) if text.startswith('"') else text
    if _name(name) != text:
        raise NotationError(f"the colour {text} is written {_name(name)}")
    return name


def _read_use(match: re.Match[str], first: int) -> Play:
    """The card, use and colour that a match has from this group on."""
    card, use, colour = match.group(first, first + 1, first + 2)
    return Play(card, use, None if colour is None else _read_name(colour))


def parse_move(text: str) -> Move:
    """The move that `str` wrote; NotationError for any other text.

    >>> move = parse_move("0: open red; take 1; 17 start, B3 bastion, 50 wall")
    >>> move.open, move.take, move.play[0]
    (('red',), 1, Play(card='17', use='start', colour=None))
    >>> str(move)
    '0: open red; take 1; 17 start, B3 bastion, 50 wall'
    """
    try:
        move = _parse_move(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"{text!r} is not a move: {error}") from None
    if str(move) != text:
        raise NotationError(f"{text!r} is not a move in canonical form: {move}")
    return move


def _parse_move(text: str) -> Move:
    if match := _KEEP.fullmatch(text):
        seat, first, second = match.groups()
        return KeepMove(int(seat), (first, second))
    if match := _TURN.fullmatch(text):
        opened = tuple(map(_read_name, re.findall(_COLOUR, match[2]))) if match[2] else ()
        return TurnMove(int(match[1]), opened, int(match[3]), tuple(_read_use(match, at) for at in (4, 7, 10)))
    if match := _CITY.fullmatch(text):
        if match[2] is None:
            return CityMove(int(match[1]), None)
        play = _read_use(match, 3)
        return CityMove(int(match[1]), CityPick(int(match[2]), play.card, play.use, play.colour))
    raise NotationError(
        f'{text!r} is not a move; moves look like "0: keep 77 12", "0: city 3; 34 start" '
        'or "0: open red; take 1; 17 start, B3 bastion, 50 wall"'
    )
