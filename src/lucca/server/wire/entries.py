"""The log of a table as viewers get it: numbered, and without what they may not know."""

from typing import Literal

import msgspec

from lucca.rules.events import Event, HandDealt, Kept, for_viewer
from lucca.server.tables import entries as e
from lucca.server.wire.views import OptionsView, options_view


class _PublicEntry(msgspec.Struct, frozen=True, gc=False, tag_field="what"):
    pass


class TableMade(_PublicEntry, frozen=True, tag="created"):
    options: OptionsView
    commitment: str
    rematch_of: str | None


class MoveMade(_PublicEntry, frozen=True, tag="moved"):
    seat: int
    by: Literal["player", "bot"]
    move: str | None
    """In the notation of docs/rules.md; null while starting cards are secret."""


class PlayerSat(_PublicEntry, frozen=True, tag="sat"):
    seat: int
    player: str
    name: str
    contribution: str | None


class PlayerSaid(_PublicEntry, frozen=True, tag="said"):
    player: str
    name: str
    text: str | None
    """Null if the viewer has muted the player."""
    spectator: bool
    """Said among the spectators: players get it when the game is over."""


class Withheld(_PublicEntry, frozen=True, tag="withheld"):
    """In place of what a spectator said, for players while the game runs."""


PublicEntry = (
    TableMade
    | PlayerSat
    | e.Contributed
    | e.Left
    | e.Released
    | e.Removed
    | e.Readmitted
    | e.BotSeated
    | e.SeatOpened
    | e.GameStarted
    | MoveMade
    | e.TimedOut
    | e.Returned
    | e.Resigned
    | PlayerSaid
    | Withheld
    | e.Interrupted
    | e.RematchMade
    | e.Closed
)


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the table's log. Numbers follow one another without gaps."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    entry: PublicEntry
    events: tuple[Event, ...] = ()
    """What it brought about in the game."""


class AppliedEntry:
    """An entry with what it brought about in the game; viewers get it without what they may not know."""

    __slots__ = ("at", "entry", "events", "has_secrets", "seq")

    def __init__(self, seq: int, at: int, entry: e.Entry, events: list[Event]) -> None:
        self.seq, self.at, self.entry, self.events = seq, at, entry, events
        self.has_secrets = any(isinstance(event, HandDealt | Kept) for event in events)

    @property
    def is_among_spectators(self) -> bool:
        return isinstance(self.entry, e.Said) and self.entry.spectator

    def visible_to(
        self, seat: int | None, muted: frozenset[str] = frozenset(), *, hears_spectators: bool = False
    ) -> LogEntry:
        """As a seat sees it; None is a spectator, or a player with several seats on one device."""
        seen = [for_viewer(event, seat) for event in self.events]
        return LogEntry(
            self.seq,
            self.at,
            Withheld() if self.is_among_spectators and not hears_spectators else self._public(seat, muted),
            tuple(event for event in seen if event is not None),
        )

    def _public(self, seat: int | None, muted: frozenset[str]) -> PublicEntry:
        entry = self.entry
        match entry:
            case e.Created():
                return TableMade(options_view(entry.options), entry.commitment, entry.rematch_of)
            case e.Sat():
                return PlayerSat(entry.seat, entry.player, entry.name, entry.contribution)
            case e.Moved():
                hidden = self.has_secrets and entry.seat != seat
                return MoveMade(entry.seat, entry.by, None if hidden else entry.move)
            case e.Said():
                text = None if entry.player in muted else entry.text
                return PlayerSaid(entry.player, entry.name, text, entry.spectator)
        return entry
