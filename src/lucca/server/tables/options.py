"""What is agreed on before a game: the one home of a table's options."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lucca.rules.cards import Deck, deck_from_list, standard_deck
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS, MAX_PLAYERS, MIN_PLAYERS
from lucca.rules.setup import Setup, setup
from lucca.server.base.texts import is_readable, shown

MAX_NAME = 30
MAX_DECK_CARDS = 120

EditionId = Annotated[str, Meta(max_length=30)]
PlayerCount = Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
SeatIndex = Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1)]

PaceKind = Literal["live", "relaxed", "none"]
DEFAULT_SECONDS: Mapping[PaceKind, tuple[int, int]] = MappingProxyType({"live": (60, 120), "relaxed": (86_400, 86_400)})
"""For a turn, and in the bank for the whole game."""
MIN_TURN_SECONDS = 5
MAX_PACE_SECONDS = 30 * 86_400


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take. After the time for a turn its bank is used up, and then a bot plays for it.

    Times that are not given are, in a live game, a minute for a turn and two in the bank; in a relaxed one, a day each.
    """

    kind: PaceKind = "live"
    turn_seconds: Annotated[int, Meta(ge=MIN_TURN_SECONDS, le=MAX_PACE_SECONDS)] | None = None
    bank_seconds: Annotated[int, Meta(ge=0, le=MAX_PACE_SECONDS)] | None = None

    def __post_init__(self) -> None:
        turn, bank = DEFAULT_SECONDS.get(self.kind, (None, None))
        if self.turn_seconds is None:
            msgspec.structs.force_setattr(self, "turn_seconds", turn)
        if self.bank_seconds is None:
            msgspec.structs.force_setattr(self, "bank_seconds", bank)

    @property
    def turn_time(self) -> int | None:
        """Milliseconds for a turn; None without a limit."""
        return None if self.kind == "none" or self.turn_seconds is None else 1000 * self.turn_seconds

    @property
    def bank(self) -> int:
        return 0 if self.kind == "none" or self.bank_seconds is None else 1000 * self.bank_seconds


class DeckCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of an uploaded deck, as `lucca-record/1` writes it."""

    id: Annotated[str, Meta(max_length=16)]
    colour: Annotated[str, Meta(max_length=30)] | None
    shields: int
    windows: int
    number: int


DeckCards = Annotated[tuple[DeckCard, ...], Meta(max_length=MAX_DECK_CARDS)]


class GameOptions(msgspec.Struct, frozen=True):
    """Which game is played."""

    edition: EditionId = DEFAULT_EDITION
    players: PlayerCount = DEFAULT_PLAYERS
    celebration: bool = False


class SharedOptions(GameOptions, frozen=True):
    """What a table plays and who may see it, as far as requests, log, lists and views write it in the same way.

    An option that is added here is in all of them. Logs are stored for ever, so it needs a default.
    """

    pace: Pace = Pace()
    public: bool = False
    """Whether the table is listed; otherwise only those who have its link find it."""
    spectators: bool = True
    rated: bool = True
    """Whether the result counts for the ratings of those who play."""


class Options(SharedOptions, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and who may see it."""

    deck: Literal["standard"] | DeckCards = "standard"

    def setup(self) -> Setup:
        """SetupError or DeckError if these do not go together."""
        return _setup(self.edition, self.players, self.celebration, self._deck())

    def _deck(self) -> Deck:
        if self.deck == "standard":
            return standard_deck()
        return deck_from_list([msgspec.structs.asdict(card) for card in self.deck])


SWITCHES: Mapping[str, bool] = MappingProxyType(
    {option.name: option.default for option in msgspec.structs.fields(Options) if option.type is bool}
)
"""The options that are on or off, as they are where nothing is said."""

_setups: dict[tuple[str, int, bool], Setup] = {}


def _setup(edition: str, players: int, celebration: bool, deck: Deck) -> Setup:
    """Games with the standard deck share their setup, which spares memory for each table."""
    if deck is not standard_deck():
        return setup(edition, players, celebration=celebration, deck=deck)
    key = (edition, players, celebration)
    if key not in _setups:
        _setups[key] = setup(edition, players, celebration=celebration)
    return _setups[key]


def clean_name(text: str) -> str | None:
    """A name as it is shown; None if nothing can be seen of it, or too much."""
    name = shown(text)
    return name if is_readable(name) and len(name) <= MAX_NAME else None
