"""Running the server in this process until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence

import uvicorn

from lucca import __version__
from lucca.rules.errors import LuccaError
from lucca.server.base.logs import about
from lucca.server.base.settings import Settings
from lucca.server.running import Server
from lucca.server.web.app import make_app
from lucca.server.web.connections import HttpConnection, SocketConnection
from lucca.server.web.operations import make_metrics_app
from lucca.server.web.webapp import Webapp, read_webapp
from lucca.server.wire.messages import MAX_MESSAGE

logger = logging.getLogger("lucca.server")
_PARTING_SECONDS = 2
_GRACE_SECONDS = 10
_IDLE_SECONDS = 75
"""How long a connection stays open for another request: longer than proxies leave theirs open."""
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


def serve(
    settings: Settings,
    warm_up: Callable[[], object] = lambda: None,
    announce: Callable[[str], None] = lambda _url: None,
) -> None:
    """Returns after a signal to stop, when everything is saved. `announce` gets the address once it is listened at.

    LuccaError if the address cannot be listened at, or the database cannot be used.
    """
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(one) for one in _bind(settings.host, settings.port)]
        metrics_sockets = [opened.enter_context(one) for one in _bind_metrics(settings)]
        server = Server(settings)
        warm_up()
        _tune_gc()
        webapp = read_webapp()
        if webapp is None:
            logger.warning("the webapp is not built (`make web` does it); there are plain pages instead")
        runner = Runner(configuration(server, webapp), server, announce, metrics_sockets)
        runner.run(sockets)
    if server.is_broken:
        raise LuccaError("the server stopped because a part of it did; its log says why")


def _tune_gc() -> None:
    """What is there by now stays: looking through it for garbage would hold up every player, time and again.

    The same goes for what tables and connections need as long as they live: it is looked through rarely as a whole,
    and new things a few at a time, in milliseconds. What is only data, as moves and events are, is never looked through
    (`gc=False`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 400)


def _bind(host: str, port: int) -> list[socket.socket]:
    """All addresses of a host at the same port, any free one for 0. They refuse connections until they are served."""
    sockets: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            one = socket.socket(family, kind, protocol)
            sockets.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], sockets[0].getsockname()[1] or port, *address[2:]))
    except OSError as error:
        for one in sockets:
            one.close()
        raise LuccaError(f"{host}:{port} cannot be listened at: {error.strerror or error}") from None
    return sockets


def _bind_metrics(settings: Settings) -> list[socket.socket]:
    return [] if settings.metrics_port is None else _bind(settings.metrics_host, settings.metrics_port)


def url_of(settings: Settings, port: int) -> str:
    """Where a browser on this machine finds the server."""
    host = _EVERYWHERE.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.root_path}/"


def configuration(server: Server, webapp: Webapp | None = None) -> uvicorn.Config:
    """How the web server runs the application."""
    return uvicorn.Config(
        make_app(server, webapp),
        lifespan="off",
        loop="uvloop",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=2 * MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=list(server.settings.trusted_proxies),
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=_IDLE_SECONDS,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        limit_concurrency=None,
    )


class _MetricsServer(uvicorn.Server):
    """Runs beside the server whose counters it offers."""

    def __init__(self, server: Server) -> None:
        app = make_metrics_app(server)
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                http=HttpConnection,
                ws="none",
                access_log=False,
                log_config=None,
                server_header=False,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await super().startup(sockets)


class Runner(uvicorn.Server):
    """Brings our server to life before it listens, and tells clients before it closes their sockets.

    The server is not run by the framework's own lifespan, which would turn its errors into stack traces.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        announce: Callable[[str], None],
        metrics_sockets: Sequence[socket.socket] = (),
    ) -> None:
        super().__init__(config)
        self._lucca, self._announce = server, announce
        self._metrics_sockets = list(metrics_sockets)
        self._metrics_server = _MetricsServer(server)
        self._running = contextlib.AsyncExitStack()
        server.broken.connect(self._stop)

    def _stop(self) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A process that has stopped as it was told to has ended well: it does not die of the signal afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._running.enter_async_context(self._lucca.running())
        try:
            await super().startup(sockets)
            if self._metrics_sockets:
                await self._metrics_server.startup(self._metrics_sockets)
        except BaseException:
            await self._running.aclose()
            raise
        self._listening((sockets or [])[0].getsockname()[1])

    def _listening(self, port: int) -> None:
        settings = self._lucca.settings
        url = url_of(settings, port)
        logger.info(
            "lucca %s is listening, its database %s; this is node %s",
            *(__version__, settings.database, self._lucca.node),
            extra=about(
                url=url, version=__version__, database=settings.database, node=self._lucca.node, process=os.getpid()
            ),
        )
        self._announce(url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping")
        self._lucca.stop_serving()
        try:
            with contextlib.suppress(TimeoutError):  # then their sockets are closed without their consent
                async with asyncio.timeout(_PARTING_SECONDS):
                    await self._lucca.audience.until_all_have_left()
            await super().shutdown(sockets)
            if self._metrics_sockets:
                await self._metrics_server.shutdown(self._metrics_sockets)
        finally:
            await self._running.aclose()
            logger.info("stopped, everything is saved")
