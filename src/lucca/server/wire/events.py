"""The log of a table as viewers get it: numbered, and without what they may not know."""

from typing import Literal

import msgspec

from lucca.rules.events import Event, HandDealt, Kept, for_viewer
from lucca.server.tables import entries as e
from lucca.server.wire.views import OptionsView, options_view


class _Happening(msgspec.Struct, frozen=True, gc=False, tag_field="what"):
    pass


class TableMade(_Happening, frozen=True, tag="created"):
    options: OptionsView
    commitment: str
    rematch_of: str | None


class MoveMade(_Happening, frozen=True, tag="moved"):
    seat: int
    by: Literal["player", "bot"]
    move: str | None
    """In the notation of docs/rules.md; null while starting cards are secret."""


class SomebodySat(_Happening, frozen=True, tag="sat"):
    seat: int
    player: str
    name: str
    contribution: str | None


class Contributed(_Happening, frozen=True, tag="contributed"):
    seat: int
    contribution: str


class SomebodySaid(_Happening, frozen=True, tag="said"):
    player: str
    name: str
    text: str | None
    """Null if the viewer has muted the player."""


Happening = (
    TableMade
    | SomebodySat
    | Contributed
    | e.Left
    | e.BotSeated
    | e.SeatOpened
    | e.GameStarted
    | MoveMade
    | e.TimedOut
    | e.Returned
    | SomebodySaid
    | e.Interrupted
    | e.RematchMade
    | e.Closed
)


class TableEvent(msgspec.Struct, frozen=True, gc=False):
    """One entry of the table's log. Numbers follow one another without gaps."""

    number: int
    at: int
    """Milliseconds since 1970."""
    happening: Happening
    events: tuple[Event, ...] = ()
    """What it brought about in the game."""


class LoggedEvent:
    """An entry with what it brought about, ready to be told to any viewer."""

    __slots__ = ("at", "entry", "events", "has_secrets", "number")

    def __init__(self, number: int, at: int, entry: e.Entry, events: list[Event]) -> None:
        self.number, self.at, self.entry, self.events = number, at, entry, events
        self.has_secrets = any(isinstance(event, HandDealt | Kept) for event in events)

    def told_to(self, seat: int | None, muted: frozenset[str] = frozenset()) -> TableEvent:
        """As a seat sees it; None is a spectator, or somebody with several seats on one device."""
        seen = [for_viewer(event, seat) for event in self.events]
        return TableEvent(
            self.number,
            self.at,
            self._happening(seat, muted),
            tuple(event for event in seen if event is not None),
        )

    def _happening(self, seat: int | None, muted: frozenset[str]) -> Happening:
        entry = self.entry
        match entry:
            case e.Created():
                return TableMade(options_view(entry.options), entry.commitment, entry.rematch_of)
            case e.Sat():
                return SomebodySat(entry.seat, entry.player, entry.name, entry.contribution)
            case e.Contributed():
                return Contributed(entry.seat, entry.contribution)
            case e.Moved():
                hidden = self.has_secrets and entry.seat != seat
                return MoveMade(entry.seat, entry.by, None if hidden else entry.move)
            case e.Said():
                return SomebodySaid(entry.player, entry.name, None if entry.player in muted else entry.text)
        return entry
