"""News for other nodes, on their way."""

import asyncio
import logging
from collections.abc import Callable
from itertools import islice

from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.server.store.database import DATABASE_ERRORS, what_went_wrong
from lucca.server.store.writer import notify

logger = logging.getLogger("lucca.bus")
_RETRY_SECONDS = 1.0
_MAX_AT_ONCE = 500


class Outbox:
    """All that is to be told at one time goes together. About each topic only the last word is told."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: dict[str, Callable[[], str]] = {}
        self._arrived = asyncio.Event()

    def put(self, topic: str, news: Callable[[], str]) -> None:
        """`news` is asked for when it is sent."""
        self._waiting[topic] = news
        self._arrived.set()

    async def run(self) -> None:
        """Tell until cancelled; what cannot be told is tried again."""
        while True:
            await self._arrived.wait()
            batch = dict(islice(self._waiting.items(), _MAX_AT_ONCE))
            self._waiting = {topic: news for topic, news in self._waiting.items() if topic not in batch}
            try:
                async with self._engine.begin() as connection:
                    await notify(connection, [news() for news in batch.values()])
            except DATABASE_ERRORS as error:
                logger.warning("other nodes cannot be told: %s", what_went_wrong(error))
                self._waiting = batch | self._waiting
                await asyncio.sleep(_RETRY_SECONDS)
            if not self._waiting:
                self._arrived.clear()
