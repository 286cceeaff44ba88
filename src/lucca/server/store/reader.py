"""Reading tables, their logs and drafts."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.rules.decisions import Decision
from lucca.server.base.texts import ID
from lucca.server.store import schema as db
from lucca.server.tables.entries import Entry, decode_entry
from lucca.server.tables.table import Status

_decisions = msgspec.json.Decoder(tuple[Decision, ...])


@dataclass(frozen=True)
class LogRow:
    """An entry of a table's log, as it is on disk."""

    seq: int
    at: int
    entry: Entry


@dataclass(frozen=True)
class SavedDraft:
    """A seat's unconfirmed decisions about its move of this index."""

    move_index: int
    decisions: tuple[Decision, ...]


class Reader:
    """Everything is read as it is on disk; nothing is remembered."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def seed_and_owner(self, table: str) -> tuple[bytes, str | None] | None:
        """The secret of a table's deal, and the node that owns it; None if there is no such table."""
        if not ID.fullmatch(table):
            return None
        query = select(db.tables.c.seed, db.tables.c.owner_node).where(db.tables.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.seed, row.owner_node)

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        """The entries that follow `after`, in order."""
        query = (
            select(db.log.c.seq, db.log.c.at, db.log.c.entry)
            .where(db.log.c.table_id == table, db.log.c.seq > after)
            .order_by(db.log.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [LogRow(row.seq, row.at, decode_entry(row.entry)) for row in rows]

    async def drafts(self, table: str) -> dict[int, SavedDraft]:
        """By seat."""
        query = select(db.drafts).where(db.drafts.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.seat: SavedDraft(row.move_index, _decisions.decode(row.decisions)) for row in rows}

    async def public_summaries(self, status: Status, limit: int, offset: int = 0) -> list[str]:
        """What lists show of public tables, those changed last first."""
        query = (
            select(db.tables.c.summary)
            .where(db.tables.c.public, db.tables.c.status == status)
            .order_by(db.tables.c.changed_at.desc(), db.tables.c.id)
            .limit(limit)
            .offset(offset)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())
