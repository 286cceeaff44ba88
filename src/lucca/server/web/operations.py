"""For those who run the server."""

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi.datastructures import ResponseSpec

from lucca import __version__
from lucca.server.running import Server
from lucca.server.web.security import UNCOUNTED, TheServer


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


class Readiness(msgspec.Struct, frozen=True):
    ready: bool
    reason: str | None = None
    """Why not."""


@get("/health", tags=["operations"], opt={UNCOUNTED: True}, summary="Whether the process answers")
async def health() -> Health:
    return Health("ok", __version__)


@get(
    "/ready",
    tags=["operations"],
    opt={UNCOUNTED: True},
    summary="Whether it can serve players: it is not about to stop, and the database answers",
    responses={503: ResponseSpec(Readiness, description="Not now")},
)
async def ready(server: TheServer) -> Response[Readiness]:
    reason = await server.why_not_ready()
    return Response(Readiness(reason is None, reason), status_code=200 if reason is None else 503)


def make_metrics_app(server: Server) -> Litestar:
    """Counters, at a port of their own: they are for those who run the server, not for the world."""

    @get("/metrics", summary="Counters for Prometheus", media_type="text/plain")
    async def metrics() -> Response[bytes]:
        return Response(server.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return Litestar([metrics], openapi_config=None, logging_config=None)
