"""News from other nodes. PostgreSQL carries where to look, never what happened; an embedded database has no others."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.rules.defaults import MAX_PLAYERS
from lucca.rules.errors import LuccaError
from lucca.server.live.audience import Audience
from lucca.server.live.outbox import Outbox
from lucca.server.live.room import NO_PRESENCE, Room
from lucca.server.live.rooms import Rooms
from lucca.server.live.signals import Signals
from lucca.server.store.database import DATABASE_ERRORS, driver_url, what_went_wrong
from lucca.server.store.writer import CHANNEL

logger = logging.getLogger("lucca.bus")
_RECONNECT_SECONDS = 1.0
_PATIENCE_SECONDS = 5.0
_ASK_SECONDS = 10.0
_REMIND_SECONDS = 10.0
_FORGET_SECONDS = 30.0
_EVERY_SEAT = range(MAX_PLAYERS)


class Bus:
    """Listens on PostgreSQL's channel, and follows what other nodes have written."""

    def __init__(
        self,
        rooms: Rooms,
        audience: Audience,
        signals: Signals,
        engine: AsyncEngine,
        node: str,
        adopt: Callable[[], Awaitable[None]],
    ) -> None:
        """`adopt` is called when a node has gone."""
        self._rooms, self._audience, self._engine, self._node, self._adopt = rooms, audience, engine, node, adopt
        self._outbox = Outbox(engine)
        self._news: dict[str, set[int]] = {}
        """Tables that others have written about, and at which seats they have drafted."""
        self._following: dict[str, asyncio.Task[None]] = {}
        self._adopting: set[asyncio.Task[None]] = set()
        self._heard: dict[tuple[str, str], float] = {}
        """By node and table: when it said who is there."""
        signals.presence.connect(self._publish_presence)
        signals.logged_out.connect(self._publish_logout)

    async def run(self) -> None:
        """Listen and tell until cancelled; a lost connection is made anew."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen())
                tasks.create_task(self._outbox.run())
                tasks.create_task(self._remind())
        finally:
            for task in (*self._following.values(), *self._adopting):
                task.cancel()

    # --- listening --------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except DATABASE_ERRORS as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(_RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        """Until the connection is lost. News may have been missed before, so everything in memory is looked at."""
        connection = await asyncpg.connect(driver_url(self._engine.url), timeout=_PATIENCE_SECONDS)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self._receive(str(heard[3])))
            for table in self._rooms.ids():
                self._look_at(table, _EVERY_SEAT)
            while not await _happens(lost, _ASK_SECONDS):
                await connection.execute("SELECT 1", timeout=_PATIENCE_SECONDS)  # it may be gone without a word
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _receive(self, news: str) -> None:
        try:
            kind, node, table, rest = news.split(" ", 3)
            if node != self._node:
                self._handle_news(kind, node, table, rest)
        except ValueError:
            logger.warning("news from the database that cannot be understood: %r", news[:100])

    def _handle_news(self, kind: str, node: str, table: str, rest: str) -> None:
        match kind:
            case "log":
                self._look_at(table)
            case "draft":
                self._look_at(table, (int(rest),))
            case "presence":
                self._receive_presence(node, table, rest)
            case "logged-out":
                self._audience.disconnect(rest)
            case "gone":
                self._receive_gone(node)

    def _look_at(self, table: str, drafts: Iterable[int] = ()) -> None:
        """Others have written about a table. However much comes at once, it is read one time after the other."""
        if not self._rooms.concerns(table):
            return
        self._news.setdefault(table, set()).update(drafts)
        if table not in self._following:
            self._following[table] = asyncio.create_task(self._follow(table))

    async def _follow(self, table: str) -> None:
        try:
            while (drafts := self._news.pop(table, None)) is not None:
                try:
                    await self._rooms.catch_up(table, drafts)
                except (LuccaError, *DATABASE_ERRORS) as error:
                    logger.warning("table %s cannot be followed: %s", table, what_went_wrong(error))
                    await asyncio.sleep(_RECONNECT_SECONDS)
                    self._look_at(table, drafts)
        except Exception:
            logger.exception("table %s cannot be followed", table)
        finally:
            del self._following[table]

    def _receive_gone(self, node: str) -> None:
        """A node has stopped as it should: its tables need not wait until it is missed."""
        self._forget([heard for heard in self._heard if heard[0] == node])
        task = asyncio.create_task(self._adopt_now())
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopt_now(self) -> None:
        with contextlib.suppress(LuccaError, *DATABASE_ERRORS):  # it is tried again with every sign of life
            await self._adopt()

    # --- telling ----------------------------------------------------------------------------------------------------

    def _publish_logout(self, player: str) -> None:
        self._outbox.put(f"logged-out {player}", lambda: f"logged-out {self._node} - {player}")

    def _publish_presence(self, room: Room) -> None:
        self._outbox.put(f"presence {room.table.id}", lambda: self._presence_news(room))

    def _presence_news(self, room: Room) -> str:
        players, spectators = room.presence_here()
        return f"presence {self._node} {room.table.id} {spectators} {' '.join(players)}"

    # --- presence ---------------------------------------------------------------------------------------------------

    def _receive_presence(self, node: str, table: str, rest: str) -> None:
        room = self._rooms.by_id.get(table)
        if room is None:
            return
        spectators, _, players = rest.partition(" ")
        there = (tuple(players.split()), int(spectators))
        if not room.knows_presence(node) and there != NO_PRESENCE and room.viewers:
            self._publish_presence(room)  # a node that comes new does not know who is here
        if there == NO_PRESENCE:
            self._forget([(node, table)])
        else:
            room.set_presence(node, there)
            self._heard[node, table] = asyncio.get_running_loop().time()
            room.tell_presence()

    async def _remind(self) -> None:
        """Say again who is here, and forget what nodes have said that are not heard of any more."""
        while True:
            await asyncio.sleep(_REMIND_SECONDS)
            for room in self._rooms.by_id.values():
                if room.viewers:
                    self._publish_presence(room)
            before = asyncio.get_running_loop().time() - _FORGET_SECONDS
            self._forget([heard for heard, at in self._heard.items() if at < before])

    def _forget(self, gone: Iterable[tuple[str, str]]) -> None:
        for node, table in gone:
            self._heard.pop((node, table), None)
            room = self._rooms.by_id.get(table)
            if room is not None and room.forget_presence(node):
                room.tell_presence()


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether it does within this time."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()
