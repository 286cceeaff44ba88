"""The JSON of `lucca-record/1`, field by field. Types are strict; keys that are not named here are ignored."""

import msgspec
from msgspec import UNSET, UnsetType

FORMAT_NAME = "lucca-record/1"
STANDARD_DECK = "standard"


class PlayerShape(msgspec.Struct, omit_defaults=True):
    """A player. `kind` is "human" or "bot:" and the bot's name."""

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
