"""A server's parts, put together."""

import asyncio
import contextlib
import fcntl
import logging
import os
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text

from lucca.rules.errors import LuccaError
from lucca.server.base.limits import Limits
from lucca.server.base.settings import Settings
from lucca.server.base.signals import Signal
from lucca.server.base.times import Now, milliseconds
from lucca.server.identity.people import People
from lucca.server.live.acts import Acts
from lucca.server.live.audience import Audience
from lucca.server.live.automation import Automation
from lucca.server.live.bots import Bots
from lucca.server.live.bus import Bus
from lucca.server.live.journal import Journal
from lucca.server.live.rooms import Rooms
from lucca.server.live.signals import Signals
from lucca.server.metrics import Metrics
from lucca.server.store.database import migrate, open_engine
from lucca.server.store.history import History
from lucca.server.store.nodes import Nodes
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Writer

logger = logging.getLogger("lucca.server")
_PATIENCE_SECONDS = 2.0
"""How long the database may take to answer that it is there."""


class Server:
    """Everything that requests need. `running` brings it to life."""

    def __init__(self, settings: Settings, now: Now = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.node = secrets.token_hex(8)
        if settings.is_embedded:
            settings.data.mkdir(0o700, parents=True, exist_ok=True)
        self.engine = open_engine(settings.url)
        if not settings.is_embedded and self.engine.dialect.name != "postgresql":
            raise LuccaError("DATABASE_URL is for PostgreSQL; --data says where the embedded database lies")
        self._slow_engine = open_engine(settings.url, is_prompt=False) if settings.is_embedded else self.engine
        """For what may take a while."""
        self.metrics = Metrics(self.engine.dialect.name, self.node)
        self.limits = Limits(settings.limits)
        self.reader = Reader(self.engine)
        self.writer = Writer(self.engine, self.node, self.metrics.transaction_took)
        self.history = History(self._slow_engine)
        self.people = People(self.engine)
        self._make_tables_live()
        self.cookie_secret = b""
        self.is_ready = False
        self.is_broken = False
        """One of its parts has stopped by itself, and it is of no use any more."""
        self.broken: Signal[[]] = Signal()
        """Sent when that happens."""

    def _make_tables_live(self) -> None:
        """Each part is given those that it needs, and the signals by which the others know what it does."""
        signals = self._signals = Signals()
        signals.outdated.connect(self.people.forget)
        signals.saved.connect(self.metrics.saved)
        self.nodes = Nodes(self._slow_engine, self.node)
        self.audience = Audience(signals)
        journal = Journal(self.reader, self.writer, self.audience, signals, self.node, self.now)
        self.rooms = Rooms(self.reader, self.nodes, journal, signals, self.now)
        self.acts = Acts(self.rooms, journal, self.writer)
        self.bots = Bots(self.settings.bots, self.settings.threads, self.metrics.bot_thought)
        self.automation = Automation(self.rooms, self.acts, self.bots, self.nodes, signals, self.now)
        self.metrics.watch(self.rooms, self.audience, self.writer, self.bots)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        """Bring the database up to date, take over what is due, and work until the block ends."""
        with self._lock_data_folder():
            try:
                await migrate(self._slow_engine)
                self.cookie_secret = await self.people.cookie_secret()
                await self.nodes.join(self.now())
                async with self._working():
                    yield self
            finally:
                await self.engine.dispose()
                await self._slow_engine.dispose()

    @asynccontextmanager
    async def _working(self) -> AsyncIterator[None]:
        writing = self._begin("the writer", self.writer.run())
        working = [self._begin("the automation", self.automation.run())]
        if not self.settings.is_embedded:
            bus = Bus(self.rooms, self.audience, self._signals, self.engine, self.node, self.automation.adopt)
            working.append(self._begin("the bus", bus.run()))
        self.is_ready = True
        try:
            yield
        finally:
            self.stop_serving()
            await self._stop(working, writing)

    def stop_serving(self) -> None:
        """Say so to all viewers, disconnect them, and let no more in. What was begun goes on."""
        self.is_ready = False
        self.audience.close_all()

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            logger.critical("%s has stopped", task.get_name(), exc_info=task.exception())
            self.is_broken = True
            self.broken()

    async def _stop(self, working: list[asyncio.Task[None]], writing: asyncio.Task[None]) -> None:
        """What was begun is finished; the other nodes may take over at once."""
        for tasks in (working, [writing]):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        with contextlib.suppress(Exception):
            await self.nodes.go(self.now())

    @contextlib.contextmanager
    def _lock_data_folder(self) -> Iterator[None]:
        """An embedded database belongs to one server at a time."""
        if not self.settings.is_embedded:
            yield
            return
        path = self.settings.data / "lucca.lock"
        with path.open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise LuccaError(
                    f"{self.settings.data}: another server uses this folder; for several, use PostgreSQL"
                ) from None
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield

    async def why_not_ready(self) -> str | None:
        """None if players can be served."""
        if self.is_broken or not self.is_ready:
            return "broken" if self.is_broken else "not running"
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await self._ask_database()
        except Exception as error:  # whatever it is, the answer is no
            return f"database: {type(error).__name__}"
        return None

    async def _ask_database(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
