"""The processes that share a database: who is alive, and which tables each sees to."""

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lucca.server.store import schema as db

HEARTBEAT_SECONDS = 2.0
_TIME_TO_LIVE = 6_000
"""After so many milliseconds without a sign of life a node counts as dead."""
_JOINING = 7_104_534  # one node at a time; any number will do


class Nodes:
    """This node among the others."""

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine = engine
        self._is_postgres = engine.dialect.name == "postgresql"
        self.node = node

    async def join(self, now: int) -> None:
        """Begin. If no node was alive, that is noted as an interruption: it counts against nobody's time."""
        async with self._engine.begin() as connection:
            if self._is_postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_JOINING})"))
            last = (await connection.execute(select(func.max(db.nodes.c.alive_until)))).scalar()
            # An embedded database has one server at a time, so whoever is listed there is gone.
            if last is not None and (last < now or not self._is_postgres):
                await self._note_interruption(connection, last - _TIME_TO_LIVE, now)
                await connection.execute(delete(db.nodes))
            await self._sign(connection, now)

    async def _note_interruption(self, connection: AsyncConnection, began: int, now: int) -> None:
        known = await connection.execute(select(db.interruptions).where(db.interruptions.c.began == began))
        if known.first() is None and began < now:
            await connection.execute(insert(db.interruptions).values(began=began, ended=now))

    async def stay(self, now: int) -> None:
        """The sign of life."""
        async with self._engine.begin() as connection:
            await self._sign(connection, now)

    async def _sign(self, connection: AsyncConnection, now: int) -> None:
        put = (postgresql.insert if self._is_postgres else sqlite.insert)(db.nodes)
        until = now + _TIME_TO_LIVE
        await connection.execute(
            put.values(id=self.node, alive_until=until).on_conflict_do_update(
                index_elements=["id"], set_={"alive_until": until}
            )
        )

    async def go(self, now: int) -> None:
        """The others may take over at once."""
        async with self._engine.begin() as connection:
            await connection.execute(update(db.nodes).where(db.nodes.c.id == self.node).values(alive_until=now))

    # --- tables -----------------------------------------------------------------------------------------------------

    async def adopt(self, now: int, table: str | None = None) -> list[tuple[str, int | None]]:
        """Become the keeper of tables whose keeper is dead: of one, or of all that something is due at.

        Returns them, and when something is due there.
        """
        alive = select(db.nodes.c.id).where(db.nodes.c.alive_until >= now)
        which = db.tables.c.due_at.is_not(None) if table is None else db.tables.c.id == table
        orphaned = db.tables.c.keeper.is_(None) | db.tables.c.keeper.not_in(alive)
        adopting = (
            update(db.tables)
            .where(which, orphaned)
            .values(keeper=self.node)
            .returning(db.tables.c.id, db.tables.c.due_at)
        )
        async with self._engine.begin() as connection:
            return [(row.id, row.due_at) for row in (await connection.execute(adopting)).all()]

    async def interrupted_since(self, at: int) -> int:
        """For how many milliseconds no node was alive after this time."""
        query = select(db.interruptions).where(db.interruptions.c.ended > at)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return sum(row.ended - max(at, row.began) for row in rows)
