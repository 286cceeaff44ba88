"""The processes that share a database: which are alive, and which tables each of them owns."""

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lucca.server.store import schema as db
from lucca.server.store.writer import notify

HEARTBEAT_SECONDS = 2.0
SILENCE_SECONDS = 6.0
"""After so long without a sign of life a node counts as dead."""
_SILENCE = round(1000 * SILENCE_SECONDS)
_JOINING = 7_104_534  # any number will do: the lock of those who join


class Nodes:
    """This node among the others."""

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine = engine
        self._is_postgres = engine.dialect.name == "postgresql"
        self.node = node

    async def join(self, now: int) -> None:
        """Begin. If no node was alive, that is noted as an interruption: it counts against no player's time."""
        async with self._engine.begin() as connection:
            await self._note_interruption(connection, now)
            # An embedded database has one server at a time, so all nodes that are listed there are gone.
            dead = db.nodes.c.alive_until < now if self._is_postgres else db.nodes.c.id != self.node
            await connection.execute(delete(db.nodes).where(dead))
            await self._sign(connection, now)

    async def _note_interruption(self, connection: AsyncConnection, now: int) -> None:
        if self._is_postgres:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_JOINING})"))
        last = (await connection.execute(select(func.max(db.nodes.c.seen_at), func.max(db.nodes.c.alive_until)))).one()
        seen_at, alive_until = last
        if seen_at is None or seen_at >= now or (self._is_postgres and alive_until >= now):
            return
        known = await connection.execute(select(db.interruptions).where(db.interruptions.c.began == seen_at))
        if known.first() is None:
            await connection.execute(insert(db.interruptions).values(began=seen_at, ended=now))

    async def stay(self, now: int, after_silence: bool) -> bool:
        """The sign of life. False if it comes so late that others may have taken this node's tables.

        `after_silence`: none could be given for so long that no player could play either, unless at other nodes.
        """
        async with self._engine.begin() as connection:
            query = select(db.nodes.c.alive_until).where(db.nodes.c.id == self.node)
            alive_until = (await connection.execute(query)).scalar()
            if after_silence:
                await self._note_interruption(connection, now)
            await self._sign(connection, now)
        return alive_until is not None and alive_until >= now

    async def _sign(self, connection: AsyncConnection, now: int) -> None:
        put = (postgresql.insert if self._is_postgres else sqlite.insert)(db.nodes)
        signed = {"seen_at": now, "alive_until": now + _SILENCE}
        await connection.execute(
            put.values(id=self.node, **signed).on_conflict_do_update(index_elements=["id"], set_=signed)
        )

    async def go(self, now: int) -> None:
        """The others may take over at once, and are told so."""
        async with self._engine.begin() as connection:
            gone = update(db.nodes).where(db.nodes.c.id == self.node).values(seen_at=now, alive_until=now - 1)
            await connection.execute(gone)
            if self._is_postgres:
                await notify(connection, [f"gone {self.node} - -"])

    # --- tables -----------------------------------------------------------------------------------------------------

    async def adopt(self, now: int, table: str | None = None) -> list[tuple[str, int | None]]:
        """Become the owner of tables whose owner is dead: of one, or of all that something is due at.

        Returns them, and when something is due there.
        """
        alive = select(db.nodes.c.id).where(db.nodes.c.alive_until >= now)
        which = db.tables.c.due_at.is_not(None) if table is None else db.tables.c.id == table
        orphaned = db.tables.c.owner_node.is_(None) | db.tables.c.owner_node.not_in(alive)
        adopting = (
            update(db.tables)
            .where(which, orphaned)
            .values(owner_node=self.node)
            .returning(db.tables.c.id, db.tables.c.due_at)
        )
        async with self._engine.begin() as connection:
            return [(row.id, row.due_at) for row in (await connection.execute(adopting)).all()]

    async def overdue(self, now: int) -> list[tuple[str, int]]:
        """This node's tables at which something should have happened by now, and when."""
        query = select(db.tables.c.id, db.tables.c.due_at).where(
            db.tables.c.owner_node == self.node, db.tables.c.due_at <= now
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.due_at) for row in (await connection.execute(query)).all()]

    async def owned(self) -> set[str]:
        """This node's tables that are not over."""
        query = select(db.tables.c.id).where(
            db.tables.c.owner_node == self.node, db.tables.c.status.in_(("waiting", "running"))
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def interrupted_since(self, at: int) -> int:
        """For how many milliseconds no node was alive after this time."""
        query = select(db.interruptions).where(db.interruptions.c.ended > at)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return sum(row.ended - max(at, row.began) for row in rows)
