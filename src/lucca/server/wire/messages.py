"""Messages of the table socket, both ways. `docs/protocol.md` tells how they are used."""

from typing import Annotated

import msgspec
from msgspec import Meta

from lucca.records.fairness import Contribution
from lucca.rules.cards import Card
from lucca.rules.decisions import Decision
from lucca.server.base.texts import MAX_ID
from lucca.server.tables.conduct import MAX_SAID
from lucca.server.tables.options import SeatIndex
from lucca.server.wire.choices import Yours
from lucca.server.wire.entries import LogEntry
from lucca.server.wire.views import TableView

PROTOCOL = 1
"""The version of these messages. It rises when an older client would misunderstand them; more fields, messages and
events alone do not raise it."""
MAX_MESSAGE = 16_384
"""Bytes that a client may send at once."""

ProtocolVersion = Annotated[int, Meta(extra_json_schema={"const": PROTOCOL})]
MoveIndex = Annotated[int, Meta(ge=0, le=1000)]
Decisions = Annotated[tuple[Decision, ...], Meta(max_length=12)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class _FromClient(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    pass


class DraftMove(_FromClient, frozen=True, tag="draft"):
    """The seat's decisions so far, all of them: a shorter list takes back. Answered with `yours`."""

    seat: SeatIndex
    move_index: MoveIndex
    decisions: Decisions
    request: RequestId = 0


class ConfirmMove(_FromClient, frozen=True, tag="confirm"):
    """The whole move, for good. The same message again does no harm. Answered with `done`."""

    seat: SeatIndex
    move_index: MoveIndex
    decisions: Decisions
    request: RequestId = 0


class ActAs(_FromClient, frozen=True, tag="act-as"):
    """Show this of one's seats' secrets: for those who hold several on one device. Answered with `yours`."""

    seat: SeatIndex | None
    request: RequestId = 0


class Say(_FromClient, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=4 * MAX_SAID)]
    request: RequestId = 0


class Mute(_FromClient, frozen=True, tag="mute"):
    """Hide what a player says from now on, at every table; or show it again."""

    player: Annotated[str, Meta(max_length=MAX_ID)]
    muted: bool
    request: RequestId = 0


class Contribute(_FromClient, frozen=True, tag="contribute"):
    """Add randomness of one's own to the deal, before the game."""

    contribution: Contribution
    request: RequestId = 0


class ComeBack(_FromClient, frozen=True, tag="come-back"):
    """Take over again from the bot."""

    request: RequestId = 0


class Ping(_FromClient, frozen=True, tag="ping"):
    request: RequestId = 0


FromClient = DraftMove | ConfirmMove | ActAs | Say | Mute | Contribute | ComeBack | Ping


class _FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Snapshot(_FromServer, frozen=True, tag="snapshot"):
    """The first message: the table as it is, and every entry of its log after the one that the client knew."""

    protocol: ProtocolVersion
    """The version of all messages on this socket. A client must not go on with one that it does not know."""
    seq: int
    entries: tuple[LogEntry, ...]
    table: TableView
    you: Yours | None
    seats: tuple[int, ...]
    """The viewer's own."""
    muted: tuple[str, ...]
    colours: tuple[str, ...]
    cards: tuple[Card, ...]
    """All cards of the deck."""
    revealed: tuple[LogEntry, ...] = ()
    """When the game is over: the entries up to the one that the client knew that were withheld from players before."""


class Update(_FromServer, frozen=True, tag="update"):
    """Something happened: the entries that follow the last known one, and how the table is now."""

    seq: int
    entries: tuple[LogEntry, ...]
    table: TableView
    you: Yours | None
    seats: tuple[int, ...]
    revealed: tuple[LogEntry, ...] = ()
    """When the game has just ended: the entries that were withheld from players before."""


class YoursNow(_FromServer, frozen=True, tag="yours"):
    """The viewer's draft, or the seat it looks at, has changed."""

    you: Yours | None
    request: int = 0


class Presence(_FromServer, frozen=True, tag="presence"):
    """Who is looking at the table now."""

    players: tuple[str, ...]
    spectators: int


class Done(_FromServer, frozen=True, tag="done"):
    request: int
    seq: int
    """Of the table's last entry."""


class Refused(_FromServer, frozen=True, tag="refused"):
    """Nothing has changed. `code` is for programs, the message for people."""

    request: int
    code: str
    message: str
    clause: str | None = None
    reason: str | None = None


class Closing(_FromServer, frozen=True, tag="closing"):
    """The server goes down: connect again in a moment."""

    message: str


FromServer = Snapshot | Update | YoursNow | Presence | Done | Refused | Closing
