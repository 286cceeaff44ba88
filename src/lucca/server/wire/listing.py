"""A table as lists show it."""

import msgspec

from lucca.server.tables.table import Status, Table
from lucca.server.wire.views import OptionsView, SeatView, options_view, seat_views


class ListedTable(msgspec.Struct, frozen=True):
    id: str
    status: Status
    options: OptionsView
    host: str
    seats: tuple[SeatView, ...]
    created_at: int
    """Milliseconds since 1970."""
    commitment: str
    """To the secret part of the deal."""
    scores: tuple[int, ...] | None = None
    """By seat, of a finished game."""
    ranking: tuple[int, ...] | None = None
    pending: tuple[int, ...] = ()
    """The seats that decide now."""
    deadlines: dict[int, int] = {}
    """By seat whose time is running: milliseconds since 1970."""
    paused: bool = False
    """No player is there: the game goes on when one of them comes back."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ListedTable)


def summary_of(table: Table) -> str:
    """What is stored beside a table's log, so that lists need not read it."""
    finished = table.game if table.status == "finished" else None
    listed = ListedTable(
        id=table.id,
        status=table.status,
        options=options_view(table.options),
        host=table.host,
        seats=seat_views(table),
        created_at=table.created_at,
        commitment=table.commitment,
        scores=finished.scores if finished else None,
        ranking=table.ranking if finished else None,
        pending=tuple(table.pending()),
        deadlines=table.deadlines(),
        paused=table.is_paused,
    )
    return _encoder.encode(listed).decode()


def listed(summary: str) -> ListedTable:
    """The inverse of `summary_of`, also for summaries that earlier versions have stored."""
    table: ListedTable = _decoder.decode(summary)
    return table
