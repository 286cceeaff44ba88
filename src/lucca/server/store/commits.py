"""What is written at once, or not at all."""

from dataclasses import dataclass, field

from lucca.records.shape import kind_of
from lucca.server.tables.entries import Entry, encode_entry
from lucca.server.tables.table import Table


@dataclass(frozen=True)
class SeatResult:
    """How a game ended for a seat."""

    seat: int
    who: str
    score: int
    rank: int
    """1 for the winner."""


@dataclass(frozen=True)
class Result:
    """A finished game."""

    table: str
    players: int
    seats: tuple[SeatResult, ...]
    rated: bool


@dataclass(frozen=True)
class Commit:
    """Entries that follow one another in a table's log, and what is looked up about the table from then on."""

    table: str
    after: int
    """The seq of the last entry before these."""
    at: int
    entries: tuple[Entry, ...]
    status: str
    public: bool
    summary: str
    due_at: int | None
    owner_node: str | None
    new_seed: bytes | None = field(default=None, repr=False)
    """Of a table that is made by this."""
    seats: tuple[tuple[int, str], ...] | None = None
    """Who sits where, if that has changed."""
    result: Result | None = None
    draft_done: int | None = None
    """The seat whose draft is of no use any more."""

    @property
    def seq(self) -> int:
        """Of the last of these entries."""
        return self.after + len(self.entries)

    def log_rows(self) -> list[dict[str, object]]:
        return [
            {"table_id": self.table, "seq": seq, "at": self.at, "entry": encode_entry(entry).decode()}
            for seq, entry in enumerate(self.entries, self.after + 1)
        ]


@dataclass(frozen=True)
class DraftSave:
    """A seat's decisions before it confirms them."""

    table: str
    seat: int
    move_index: int
    decisions: str


def who_sits(table: Table, seat: int) -> str:
    """How a seat is named in lists and ratings. Another person on a player's device is not that player."""
    there = table.seats[seat].reserved or table.seats[seat]
    if there.player is None:
        return kind_of(table.seats[seat].level)
    return f"local:{there.player}" if there.local else there.player


def result_of(table: Table) -> Result:
    """On one device a game tells nothing about the one player who holds several seats, so it rates nobody."""
    game = table.playing()
    ranks = {seat: rank for rank, seat in enumerate(table.ranking, 1)}
    return Result(
        table=table.id,
        players=len(table.seats),
        seats=tuple(
            SeatResult(seat, who_sits(table, seat), game.scores[seat], ranks[seat]) for seat in range(len(table.seats))
        ),
        rated=table.options.rated and bool(table.people()) and not any(seat.local for seat in table.seats),
    )
