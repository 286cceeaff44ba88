"""Somebody who looks at a table: a queue of messages that a socket empties."""

import asyncio
from collections.abc import Callable, Iterable

_MOST_WAITING = 200
_MOST_BYTES = 2_000_000


class Viewer:
    """A connection. One that cannot keep up is dropped: it connects again and misses nothing."""

    def __init__(self, player: str | None, muted: Iterable[str] = ()) -> None:
        self.player = player
        self.muted = frozenset(muted)
        self.acting: int | None = None
        """Of several seats on one device, the one whose secrets are shown."""
        self.dropped = False
        self.when_dropped: Callable[[], object] = lambda: None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def send(self, message: bytes) -> None:
        """Never waits."""
        if self.dropped:
            return
        self._bytes += len(message)
        if self._queue.qsize() >= _MOST_WAITING or self._bytes > _MOST_BYTES:
            self.drop()
        else:
            self._queue.put_nowait(message)

    def drop(self) -> None:
        """End the connection once what is waiting is sent, or soon if that takes too long."""
        if not self.dropped:
            self.dropped = True
            self._queue.put_nowait(None)
            self.when_dropped()

    async def next_message(self) -> bytes | None:
        """None when the connection is to end."""
        message = await self._queue.get()
        self._bytes -= len(message or b"")
        return message
