"""The lines of `lucca-bot 1` (docs/bot-protocol.md): one JSON object each, told apart by its `type`."""

from typing import TypeVar

import msgspec

from lucca.bots.guarded import UNREADABLE, ProtocolFault
from lucca.rules.cards import Card
from lucca.rules.score import Points

PROTOCOL = "lucca-bot 1"


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A line; `type` says which kind."""


class Hello(Message, frozen=True, tag="hello"):
    """The first line in both directions."""

    protocol: str
    name: str = ""


# --- to the program -------------------------------------------------------------------------------------------------


class NewGame(Message, frozen=True, tag="new"):
    """A game begins: all that is settled before the first card."""

    seat: int
    edition: str
    players: int
    celebration: bool
    rounds: int
    triplets: int
    palace_size: int
    removed: int
    bastion_may_be_wall: bool
    lowest_on: str
    highest_on: str
    colours: tuple[str, ...]
    cards: tuple[Card, ...]
    seed: int
    effort: float


class ShownPalace(msgspec.Struct, frozen=True):
    """A palace, cards by their ids from the ground up."""

    colour: str
    cards: tuple[str, ...]


class ShownQuarter(msgspec.Struct, frozen=True):
    """A player's Quarter or the City, cards by their ids."""

    owner: int
    is_city: bool
    under_construction: tuple[ShownPalace, ...]
    completed: tuple[ShownPalace, ...]
    opened: tuple[ShownPalace, ...]
    walls: tuple[str, ...]
    bastions: tuple[str, ...]
    shields: int


class ShownView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may know of the table, cards by their ids."""

    phase: str
    round: int
    order: tuple[int, ...]
    scores: tuple[int, ...]
    points_if_ended_now: list[Points]
    hand: tuple[str, ...]
    kept: tuple[str, ...]
    has_kept: tuple[bool, ...]
    triplets: tuple[tuple[str, ...] | None, ...]
    to_play: tuple[str, ...]
    quarters: tuple[ShownQuarter, ...]
    unseen: tuple[str, ...]
    discarded: tuple[str, ...]


class Decide(Message, frozen=True, tag="decide"):
    """A question, to be answered with its `id`."""

    id: int
    seconds: float
    legal: list[str]
    view: ShownView


class Result(msgspec.Struct, frozen=True):
    """As in a record."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    winner: int


class End(Message, frozen=True, tag="end", omit_defaults=True):
    """The game is over or, without a result, was broken off."""

    result: Result | None = None


class Quit(Message, frozen=True, tag="quit"):
    """There are no more games."""


# --- from the program -----------------------------------------------------------------------------------------------


class Answer(Message, frozen=True, tag="answer"):
    """What to do: a legal decision by its number in the list or by its notation, or the rest of the turn as a move."""

    id: int
    choose: int | str | None = None
    move: str | None = None


Kind = TypeVar("Kind", bound=Message)
_encoder = msgspec.json.Encoder()
_hello_decoder = msgspec.json.Decoder(Hello)
_answer_decoder = msgspec.json.Decoder(Answer)


def to_line(message: Message) -> bytes:
    """A message as JSON, with the end of the line."""
    return _encoder.encode(message) + b"\n"


def read_hello(line: bytes) -> Hello:
    """ProtocolFault if it is no hello of this protocol."""
    hello = _read(line, _hello_decoder)
    if hello.protocol != PROTOCOL:
        raise ProtocolFault(UNREADABLE, f"it speaks {hello.protocol!r:.40}, not {PROTOCOL!r}")
    return hello


def read_answer(line: bytes, id: int) -> Answer:
    """ProtocolFault if it is no answer to the question with this id."""
    answer = _read(line, _answer_decoder)
    if answer.id != id:
        raise ProtocolFault(UNREADABLE, f"it answered question {answer.id} when {id} was asked")
    if (answer.choose is None) == (answer.move is None):
        raise ProtocolFault(UNREADABLE, "an answer has either choose or move")
    return answer


def _read(line: bytes, decoder: "msgspec.json.Decoder[Kind]") -> Kind:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ProtocolFault(UNREADABLE, f"{excerpt(line)} is not what was asked for: {error}") from None


def excerpt(data: bytes, length: int = 80) -> str:
    """Some of what a program wrote, in quotes and safe to print."""
    text = data[: length + 1].decode("utf-8", "replace").strip()
    return repr(text if len(text) <= length else text[:length] + "…")
