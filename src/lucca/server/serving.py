"""Running the server in this process until it is told to stop."""

import logging
import socket
from collections.abc import Callable

import uvicorn

from lucca.server.running import Server
from lucca.server.settings import Settings
from lucca.server.web.app import make_app
from lucca.server.wire.messages import MOST_MESSAGE

logger = logging.getLogger("lucca.server")
_GRACE_SECONDS = 10


class _Uvicorn(uvicorn.Server):
    """Tells clients before it closes their sockets, and us when it listens."""

    def __init__(self, config: uvicorn.Config, server: Server, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._lucca, self._listening = server, listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lucca.is_ready = False
        self._lucca.hub.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, listening: Callable[[], None] = lambda: None) -> None:
    """Returns after a signal to stop, when everything is saved."""
    server = Server(settings)
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        limit_concurrency=None,
    )
    _Uvicorn(config, server, listening).run()
