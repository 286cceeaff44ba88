"""For those who run the server."""

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from lucca import __version__
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


@get("/metrics", tags=["operations"], opt={UNCOUNTED: True}, summary="Counters for Prometheus", media_type="text/plain")
async def metrics(server: TheServer) -> Response[bytes]:
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
