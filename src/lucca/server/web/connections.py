"""The web server's own reading of bytes, with what it leaves out: limits for those who send too much or too slowly.

Both classes add to those of uvicorn; `serving` tells it to use them.
"""

import asyncio
import logging
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from lucca.server.base.limits import CONTROL_FRAMES, Bucket

logger = logging.getLogger("lucca.connections")
logger.setLevel(logging.ERROR)  # what clients send wrongly is no error of the server
MAX_HEAD = 16_384
"""Bytes of a request's first line and headers."""
REQUEST_SECONDS = 30.0
"""How long a whole request, its body included, may take to arrive."""
ABORT_SECONDS = 10.0
"""How long a client that reads nothing may hold a connection that has ended."""
MAX_UNREAD = 8
"""Messages of one socket that may wait to be handled."""
MAX_PIPELINED = 4
"""Requests of one connection that may wait while another is answered. Browsers let none wait."""
MAX_FRAMES = 64
"""Pieces in which one message may come."""
MAX_UNSENT_ANSWERS = 65_536
"""Bytes that may wait to be sent when control frames are answered."""
POST = "lucca.post"
"""Where the application finds `SocketConnection.post`, among its scope's extensions."""


class HttpConnection(HttpToolsProtocol):
    """Hangs up on clients that send headers without end, many requests at once, or no whole request in time."""

    _head = 0
    _reading_head = True
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.logger = logger
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._reading_head:
            self._head += len(data)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("The request's headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._reading_head = 0, True
        self._expect_request()

    def on_headers_complete(self) -> None:
        self._reading_head = False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MAX_HEAD:
            raise httptools.HttpParserError("the headers are too long")
        if len(self.pipeline) >= MAX_PIPELINED:
            self.transport.abort()  # no answer: those to the requests before it are not sent yet
            raise httptools.HttpParserError("too many requests at once")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """Ends connections also when the other side reads nothing. Sends what is posted at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.logger = self.conn.logger = logger
        self._control_frames = Bucket(CONTROL_FRAMES, self.loop.time())
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[POST] = self.post
        await super().run_asgi()

    def post(self, message: bytes) -> int:
        """Send a text at once; how many bytes wait to be sent then. The framework's own way takes far longer."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(_head(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """It is answered already; this sends the answer."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        self._count_control_frame()
        if self.transport.get_write_buffer_size() > MAX_UNSENT_ANSWERS:
            self._hang_up()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control_frame()

    def handle_cont(self, event: Frame) -> None:
        """Also pieces with nothing in them take up memory."""
        if len(self.frames) >= MAX_FRAMES:
            self._hang_up()
        else:
            super().handle_cont(event)

    def _count_control_frame(self) -> None:
        if not self._control_frames.take(self.loop.time()):
            self._hang_up()

    def _hang_up(self) -> None:
        """Without a word, which the other side might not read."""
        if not self.transport.is_closing():
            self._tell_disconnected(1008)
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._tell_disconnected(1011)

    def send_receive_event_to_app(self) -> None:
        """Reading goes on until several messages wait: stopping and starting it for each of them would cost more."""
        frames, self.frames = self.frames, []
        if self.close_sent:
            return
        event: Any = {"type": "websocket.receive", "text": None, "bytes": None}
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        try:
            event[self.curr_msg_data_type] = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _tell_disconnected(self, code: int) -> None:
        event: Any = {"type": "websocket.disconnect", "code": code}
        self.queue.put_nowait(event)


def _head(length: int) -> bytes:
    """What goes before a whole text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
