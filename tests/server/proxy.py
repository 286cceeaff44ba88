"""A way to a database that can be cut, or fall silent."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from tests.waiting import PATIENCE


class Proxy:
    """Passes everything on to another port, in a thread of its own."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._may_pass = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def stop_forwarding(self) -> None:
        """From now on nothing comes through, and nobody is told."""
        self._loop.call_soon_threadsafe(self._may_pass.clear)

    def forward_again(self) -> None:
        self._loop.call_soon_threadsafe(self._may_pass.set)

    @contextlib.contextmanager
    def running(self) -> Iterator["Proxy"]:
        thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        thread.start()
        asyncio.run_coroutine_threadsafe(self._begin(), self._loop).result(PATIENCE)
        try:
            yield self
        finally:
            asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join(PATIENCE)

    async def _begin(self) -> None:
        self._may_pass.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _end(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target)
        for source, sink in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._may_pass.wait()
                sink.write(data)
        sink.close()
