"""A server's parts, put together."""

import asyncio
import contextlib
import fcntl
import logging
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from sqlalchemy import text

from lucca.rules.errors import LuccaError
from lucca.server.identity.people import People
from lucca.server.limits import Limits
from lucca.server.live.bots import Bots
from lucca.server.live.bus import Bus
from lucca.server.live.hub import Clock, Hub, milliseconds
from lucca.server.live.keeper import Keeper
from lucca.server.metrics import Metrics
from lucca.server.settings import Settings
from lucca.server.store.database import migrate, open_engine
from lucca.server.store.history import History
from lucca.server.store.nodes import Nodes
from lucca.server.store.reader import Reader
from lucca.server.store.writer import Writer

logger = logging.getLogger("lucca.server")


class Server:
    """Everything that requests need. `running` brings it to life."""

    def __init__(self, settings: Settings, clock: Clock = milliseconds) -> None:
        self.settings = settings
        self.now = clock
        self.node = secrets.token_hex(8)
        if settings.is_embedded:
            settings.data.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(settings.url)
        self.reader = Reader(self.engine)
        self.writer = Writer(self.engine, self.node)
        self.nodes = Nodes(self.engine, self.node)
        self.hub = Hub(self.reader, self.writer, self.nodes, clock)
        self.bots = Bots(settings.bots, settings.threads)
        self.keeper = Keeper(self.hub, self.bots)
        self.people = People(self.engine)
        self.history = History(self.engine)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics(self.hub, self.writer)
        self.cookie_secret = b""
        self.is_ready = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        """Bring the database up to date, take over what is due, and work until the block ends."""
        with self._alone():
            await migrate(self.engine)
            self.cookie_secret = await self.people.cookie_secret()
            await self.nodes.join(self.now())
            writing = asyncio.create_task(self.writer.run())
            working = [asyncio.create_task(self.keeper.run())]
            if not self.settings.is_embedded:
                working.append(asyncio.create_task(Bus(self.hub, self.engine).run()))
            self.is_ready = True
            try:
                yield self
            finally:
                self.is_ready = False
                await self._stop(working, writing)

    async def _stop(self, working: list[asyncio.Task[None]], writing: asyncio.Task[None]) -> None:
        """Whatever was begun is finished; the other nodes may take over at once."""
        self.hub.say_goodbye()
        for tasks in (working, [writing]):
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        with contextlib.suppress(Exception):
            await self.nodes.go(self.now())
        await self.engine.dispose()

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
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

    async def check_database(self) -> None:
        """An error if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
