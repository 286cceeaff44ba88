"""The JSON of `lucca-record/1`, field by field. Types are strict; keys that are not named here are ignored."""

import msgspec
from msgspec import UNSET, UnsetType

FORMAT_NAME = "lucca-record/1"
STANDARD_DECK = "standard"
HUMAN = "human"
BOT_PREFIX = "bot:"
"""What kind a player is: a person, or this and the bot's name."""


def kind_of(bot: str | None) -> str:
    """The kind of a player, as records and ratings name it; None stands for a person.

    >>> kind_of("mason"), kind_of(None)
    ('bot:mason', 'human')
    """
    return HUMAN if bot is None else BOT_PREFIX + bot


def bot_of(kind: str) -> str | None:
    """The bot that a kind names; None if it is another.

    >>> bot_of("bot:mason"), bot_of("human")
    ('mason', None)
    """
    return kind.removeprefix(BOT_PREFIX) if kind.startswith(BOT_PREFIX) else None


class PlayerShape(msgspec.Struct, omit_defaults=True):
    """A player. `kind` is as `kind_of` says."""

    name: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET


class DealShape(msgspec.Struct, gc=False):
    """Every card's way, by card ids; see `lucca.rules.dealer.Deal`."""

    hands: tuple[tuple[str, ...], ...]
    bastions_replaced: tuple[str, ...]
    first_triplets: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    removed: tuple[str, ...]


class CityShape(msgspec.Struct, rename={"use": "as"}, gc=False):
    """A pick for the City: its triplet, the card, how it is played (`as`), and for a Wild the colour."""

    take: int
    card: str
    use: str
    colour: str | UnsetType = UNSET


class MoveShape(msgspec.Struct, gc=False):
    """One of three kinds, told by which of `keep`, `take` and `city` is there.

    A card played is [card, use], or [card, "add", colour] for a Wild.
    """

    seat: int
    keep: tuple[str, ...] | UnsetType = UNSET
    open: tuple[str, ...] | UnsetType = UNSET
    take: int | UnsetType = UNSET
    play: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    city: CityShape | UnsetType | None = UNSET


class BreakdownShape(msgspec.Struct):
    """One seat's points by kind."""

    windows: int
    parties: int
    walls: int
    street: int


class ResultShape(msgspec.Struct):
    """Scores by seat, the seats from first to last, the winner, and optionally the points by kind."""

    scores: list[int]
    order: list[int]
    winner: int
    breakdown: list[BreakdownShape] | UnsetType = UNSET


class RecordShape(msgspec.Struct):
    """A whole record. The deck stays as text, so that decks seen before need not be read again."""

    format: str
    edition: str
    celebration: bool
    deck: msgspec.Raw
    players: list[PlayerShape]
    deal: DealShape
    moves: list[MoveShape]
    result: ResultShape | UnsetType = UNSET
