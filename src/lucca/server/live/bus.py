"""News from other nodes. PostgreSQL carries where to look, never what happened; an embedded database has no others."""

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.server.live.hub import Hub
from lucca.server.live.room import Room
from lucca.server.store.database import driver_url
from lucca.server.store.writer import CHANNEL, notify

logger = logging.getLogger("lucca.bus")
_RECONNECT_SECONDS = 1.0
_REMIND_SECONDS = 10.0
_FORGET_SECONDS = 30.0


class Bus:
    """Listens on PostgreSQL's channel, and follows what other nodes have written."""

    def __init__(self, hub: Hub, engine: AsyncEngine) -> None:
        self._hub, self._engine = hub, engine
        self._node = hub.nodes.node
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[tuple[str, str], float] = {}
        hub.presence_changed = self._publish_presence
        hub.dismissed = self._publish_dismissal

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            tasks.create_task(self._remind())

    async def _listen(self) -> None:
        """After a loss of the connection, everything in memory is brought up to date: news may have been missed."""
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(_RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(driver_url(self._engine.url))
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(str(heard[3])))
            for table in list(self._hub.rooms):
                self._do(self._hub.catch_up(table))
            await lost.wait()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _hear(self, news: str) -> None:
        kind, node, table, rest = news.split(" ", 3)
        if node == self._node:
            return
        if kind == "log":
            self._do(self._follow(table))
        elif kind == "draft":
            self._do(self._hub.reread_drafts(table, int(rest)))
        elif kind == "here":
            self._hear_presence(node, table, rest)
        elif kind == "dismissed":
            self._hub.dismiss(rest)

    async def _follow(self, table: str) -> None:
        """A table that this node sees to must be in memory, so that what is due there is known."""
        if table in self._hub.kept and table not in self._hub.rooms:
            room = await self._hub.room(table)
            self._hub.changed(table, room.table.due())
        await self._hub.catch_up(table)

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _publish_dismissal(self, player: str) -> None:
        self._hub.dismiss(player)
        self._do(self._tell(f"dismissed {self._node} - {player}"))

    async def _tell(self, news: str) -> None:
        async with self._engine.begin() as connection:
            await notify(connection, [news])

    # --- presence ---------------------------------------------------------------------------------------------------

    def _publish_presence(self, room: Room) -> None:
        self._do(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        players, spectators = room.here()
        await self._tell(f"here {self._node} {room.table.id} {spectators} {' '.join(players)}")

    def _hear_presence(self, node: str, table: str, rest: str) -> None:
        room = self._hub.rooms.get(table)
        if room is None:
            return
        spectators, _, players = rest.partition(" ")
        room.elsewhere[node] = (tuple(players.split()), int(spectators))
        self._heard[node, table] = asyncio.get_running_loop().time()
        room.tell_presence()

    async def _remind(self) -> None:
        """Say again who is here, and forget what nodes have said that are not heard of any more."""
        while True:
            await asyncio.sleep(_REMIND_SECONDS)
            for room in list(self._hub.rooms.values()):
                if room.viewers:
                    await _logged(self._tell_presence(room))
            self._forget(asyncio.get_running_loop().time() - _FORGET_SECONDS)

    def _forget(self, before: float) -> None:
        for (node, table), heard in list(self._heard.items()):
            if heard < before:
                del self._heard[node, table]
                room = self._hub.rooms.get(table)
                if room is not None and room.elsewhere.pop(node, None) is not None:
                    room.tell_presence()


async def _logged(work: Any) -> None:
    try:
        await work
    except Exception:
        logger.exception("news from another node could not be followed")
