"""For those who run the server."""

from typing import Any

from litestar import Response, get

from lucca import __version__
from lucca.server.web.security import TheServer


@get("/health", tags=["operations"], summary="Whether the process answers")
async def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/ready", tags=["operations"], summary="Whether it can serve players: the database answers")
async def ready(server: TheServer) -> Response[dict[str, Any]]:
    try:
        await server.check_database()
    except Exception as error:  # whatever it is, the answer is no
        return Response({"ready": False, "reason": type(error).__name__}, status_code=503)
    return Response({"ready": server.is_ready}, status_code=200 if server.is_ready else 503)


@get("/metrics", tags=["operations"], summary="Counters for Prometheus", media_type="text/plain")
async def metrics(server: TheServer) -> Response[bytes]:
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4")
