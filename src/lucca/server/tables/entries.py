"""The log of a table: everything that ever happened at it, in order. A table is what its log makes of it.

Entries are stored for ever, so a field once written never changes its name or meaning; new ones need a default.
"""

from typing import Literal

import msgspec

from lucca.server.tables.options import Options

SeatKind = Literal["open", "player", "bot"]


class SeatPlan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits where when a table is made."""

    kind: SeatKind = "open"
    player: str | None = None
    name: str = ""
    level: str | None = None
    """Of a bot."""
    local: bool = False
    """Whether a player who sits elsewhere at the table plays this seat too, on the same device."""
    reserved_for: str | None = None
    """The id of the player for whom an open seat of a rematch is reserved; `name` and `local` are theirs then."""


class _Entry(msgspec.Struct, frozen=True, gc=False, tag_field="what", omit_defaults=True):
    pass


class Created(_Entry, frozen=True, tag="created"):
    options: Options
    host: str
    seats: tuple[SeatPlan, ...]
    commitment: str
    """To the seed of the deal, published before anybody can contribute."""
    rematch_of: str | None = None


class Sat(_Entry, frozen=True, tag="sat"):
    seat: int
    player: str
    name: str
    contribution: str | None = None
    local: bool = False
    """As in `SeatPlan`: of those who come back to a rematch together, on one device."""


class Contributed(_Entry, frozen=True, tag="contributed"):
    """Randomness of a player's own for the deal."""

    seat: int
    contribution: str


class Left(_Entry, frozen=True, tag="left"):
    """Before the game the seat is open again; during it a bot plays until the player returns."""

    seat: int


class Released(_Entry, frozen=True, tag="released"):
    """An open seat of a rematch is not reserved for the one who played there any more: now anybody may take it."""

    seat: int
    why: Literal["declined", "time", "host"]


class Removed(_Entry, frozen=True, tag="removed"):
    """The host took the seat from a player, before the game. The player sits down again only if the host agrees."""

    seat: int
    player: str
    name: str


class Readmitted(_Entry, frozen=True, tag="readmitted"):
    """The host lets a player who was removed sit down again."""

    player: str
    name: str


class BotSeated(_Entry, frozen=True, tag="bot-seated"):
    seat: int
    level: str


class SeatOpened(_Entry, frozen=True, tag="seat-opened"):
    """The host took a bot away."""

    seat: int


class GameStarted(_Entry, frozen=True, tag="started"):
    pass


class Moved(_Entry, frozen=True, tag="moved"):
    """A whole move. Secret while it is one of starting cards: `LogEntry` is what viewers get."""

    seat: int
    move: str
    by: Literal["player", "bot"] = "player"


class TimedOut(_Entry, frozen=True, tag="timed-out"):
    """From now on a bot plays for the seat, until its player returns."""

    seat: int


class Returned(_Entry, frozen=True, tag="returned"):
    seat: int


class Resigned(_Entry, frozen=True, tag="resigned"):
    """The player has lost and does not come back; a bot plays the seat to the end, for the others."""

    seat: int


class Said(_Entry, frozen=True, tag="said"):
    player: str
    name: str
    text: str
    spectator: bool = False
    """Said among the spectators: the players are told when the game is over."""


class Interrupted(_Entry, frozen=True, tag="interrupted"):
    """No server was running for so long, which counts against nobody."""

    milliseconds: int


class RematchMade(_Entry, frozen=True, tag="rematch-made"):
    table: str


class Closed(_Entry, frozen=True, tag="closed"):
    """Nobody will play here any more."""


Entry = (
    Created
    | Sat
    | Contributed
    | Left
    | Released
    | Removed
    | Readmitted
    | BotSeated
    | SeatOpened
    | GameStarted
    | Moved
    | TimedOut
    | Returned
    | Resigned
    | Said
    | Interrupted
    | RematchMade
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(data: bytes | str) -> Entry:
    entry: Entry = _decoder.decode(data)
    return entry
