"""What requests and answers hold, apart from what tables show."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lucca.bots.levels import DEFAULT_LEVEL
from lucca.records.fairness import Contribution
from lucca.rules.cards import Card
from lucca.rules.deckfile import MAX_CHARACTERS
from lucca.rules.defaults import MAX_PLAYERS
from lucca.rules.events import Event
from lucca.server.identity.people import MAX_PASSWORD
from lucca.server.store.history import CountStatistics
from lucca.server.tables.options import MAX_NAME, GameOptions, Options, SeatIndex
from lucca.server.wire.listing import ListedTable
from lucca.server.wire.views import GameView

Typed = Annotated[str, Meta(min_length=1, max_length=4 * MAX_NAME)]
"""A name as it was typed; what is shown may be shorter."""
Level = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(max_length=MAX_PASSWORD)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: `code` is for programs, the message for people."""

    code: str
    message: str
    clause: str | None = None
    names: dict[str, str] = {}
    """What a sentence about it speaks of: of a record, the index of the `move` and the path `at` which it is wrong."""


# --- people -----------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    """Whether the identity is this browser's only; a password makes it last."""


class Rename(_Body, frozen=True):
    name: Typed


class Credentials(_Body, frozen=True):
    name: Typed
    password: Password


class PlayerPage(msgspec.Struct, frozen=True):
    id: str
    name: str
    statistics: tuple[CountStatistics, ...]


# --- tables -----------------------------------------------------------------------------------------------------


class SeatWish(_Body, frozen=True):
    """A seat of a new table. The first "me" is the host; each "local" is another person on the same device."""

    kind: Literal["me", "local", "bot", "open"] = "open"
    level: Level = DEFAULT_LEVEL
    """Of a bot."""
    name: Annotated[str, Meta(max_length=4 * MAX_NAME)] = ""
    """Of a local player."""


class CreateTable(_Body, frozen=True):
    options: Options = Options()
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=MAX_PLAYERS)] = ()
    """By default the host sits at the first and all others are open."""
    deck_table: Annotated[str, Meta(max_length=MAX_CHARACTERS)] | None = None
    """A deck as a table of comma-separated values, instead of `options.deck`."""
    name: Typed | None = None
    """How the host wants to be called."""


class PlayNow(GameOptions, frozen=True, forbid_unknown_fields=True):
    """A game against bots that begins at once, so nobody can contribute to its deal after the commitment to it."""

    level: Level = DEFAULT_LEVEL
    rated: bool = True
    """Whether the result counts for ratings; that of a guided first game does not."""


class TakeSeat(_Body, frozen=True):
    seat: SeatIndex | None = None
    name: Typed | None = None
    contribution: Contribution | None = None


class SeatBot(_Body, frozen=True):
    level: Level = DEFAULT_LEVEL


class StartGame(_Body, frozen=True):
    level: Level = DEFAULT_LEVEL
    """Of the bots that take the seats that are still open."""
    contribution: Contribution | None = None
    """The host's own randomness for the deal, if it has not given any yet."""


class NewTable(msgspec.Struct, frozen=True):
    id: str
    commitment: str
    """To the secret part of the deal. Players who contribute to the deal should have seen it before."""


class LastSeq(msgspec.Struct, frozen=True):
    """The seq of the last entry in the table's log."""

    seq: int


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[ListedTable, ...]
    now: int
    """By the server's clock, as deadlines are."""


# --- what there is ----------------------------------------------------------------------------------------------


class EditionInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    bastion_name: str
    players: tuple[int, ...]
    celebration: bool


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    about: str


class Offer(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    editions: tuple[EditionInfo, ...]
    bots: tuple[BotInfo, ...]
    default_level: str


# --- finished games -----------------------------------------------------------------------------------------------


class ReplayPart(msgspec.Struct, frozen=True):
    """One decision within a turn, and the table after it. Only the mover's Quarter is told: no other changes."""

    events: tuple[Event, ...]
    game: GameView


class ReplayStep(msgspec.Struct, frozen=True):
    """One move and the table after it. The first step, without a move, is the deal."""

    seat: int | None
    move: str | None
    events: tuple[Event, ...]
    game: GameView
    parts: tuple[ReplayPart, ...] = ()
    """A turn's decisions but the last, whose events are the rest of the step's; none for other moves."""


class Replay(msgspec.Struct, frozen=True):
    edition: str
    celebration: bool
    players: tuple[dict[str, Any], ...]
    colours: tuple[str, ...]
    cards: tuple[Card, ...]
    hands: tuple[tuple[str, ...], ...]
    steps: tuple[ReplayStep, ...]
    ranking: tuple[int, ...]


class Opponent(msgspec.Struct, frozen=True):
    who: str | None
    """A player's id or a bot's kind; null for another person on a player's device."""
    name: str
    place: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game as one player's page tells it."""

    table: str | None
    """Null if its table was not public, and another player asks: then its opponents are not told either."""
    at: int
    """When it ended, in milliseconds since 1970."""
    edition: str
    celebration: bool
    players: int
    place: int
    score: int
    rating: int | None
    """After this game. Null if it rated nobody, or was played before this was written down."""
    others: tuple[Opponent, ...]


class Verified(msgspec.Struct, frozen=True):
    """The deal of a record follows from its seed and contributions."""

    game: str
    commitment: str
    contributions: tuple[str | None, ...]
