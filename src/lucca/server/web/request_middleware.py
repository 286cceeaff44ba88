"""What every connection passes first: it gets an id, is counted and timed, and its answer gets our headers.

This is outside of the framework's middleware, which requests for unknown addresses do not reach.
"""

import re
import secrets
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lucca.server.base.logs import request_id
from lucca.server.running import Server
from lucca.server.web.security import HEADERS

ID_HEADER = b"x-request-id"
_GIVEN_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
NO_ROUTE = "none"


def request_middleware(app: ASGIApp, server: Server) -> ASGIApp:
    """The application with what this module adds to every connection."""

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        id = _id_of(scope)
        token = request_id.set(id.decode())
        try:
            if scope["type"] == ScopeType.HTTP:
                await _answer(app, server, scope, receive, send, id)
            else:
                await app(scope, receive, send)
        finally:
            request_id.reset(token)

    return enter


async def _answer(app: ASGIApp, server: Server, scope: Scope, receive: Receive, send: Send, id: bytes) -> None:
    began, status = time.perf_counter(), 500

    async def sending(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            message["headers"] = _with_ours(list(message["headers"]), id)
        await send(message)

    try:
        await app(scope, receive, sending)
    finally:
        route = str(scope.get("path_template", NO_ROUTE)).removeprefix(server.settings.root_path) or "/"
        server.metrics.answered(str(scope.get("method")), route, status, time.perf_counter() - began)


def _id_of(scope: Scope) -> bytes:
    """The one that a proxy has given, so that its log and ours can be compared; otherwise a new one."""
    given = next((value for name, value in scope["headers"] if name == ID_HEADER), b"")
    return given if _GIVEN_ID.fullmatch(given) else secrets.token_hex(8).encode()


def _with_ours(headers: list[tuple[bytes, bytes]], id: bytes) -> list[tuple[bytes, bytes]]:
    there = {name.lower() for name, _ in headers}
    return [*headers, *((name, value) for name, value in HEADERS.items() if name not in there), (ID_HEADER, id)]
