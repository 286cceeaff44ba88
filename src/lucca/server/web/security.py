"""Who asks, from where, and what browsers are told about our pages."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from lucca.server.base.errors import NotAllowed, NotFound
from lucca.server.base.settings import Settings
from lucca.server.identity import cookies
from lucca.server.identity.people import Player
from lucca.server.running import Server

AnyRequest = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
"""What handlers ask for."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")

UNCOUNTED = "uncounted"
"""The mark of requests that limits leave alone: those of monitors, and files that cost no more than a refusal."""
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": _POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"cache-control": b"no-store",
}
"""On every answer that does not say otherwise."""


def refuse_foreign_origin(connection: AnyConnection, settings: Settings) -> None:
    """A page of another site must not act with our visitors' cookies. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.lower() not in _our_origins(connection, settings):
        raise NotAllowed("foreign-origin", "pages of other sites may not do this")


def _our_origins(connection: AnyConnection, settings: Settings) -> set[str]:
    """A proxy may hide that a page is encrypted; but one that is not must not act on one that is."""
    host = connection.headers.get("host", "").lower()
    encrypted = connection.scope["scheme"] in ("https", "wss")
    ours = {f"{scheme}://{host}" for scheme in (("https",) if encrypted else ("https", "http"))} if host else set()
    return ours | {origin.lower().rstrip("/") for origin in settings.origins}


def is_safe(request: AnyRequest) -> bool:
    return request.method in _SAFE_METHODS


def client_of(connection: AnyConnection) -> str:
    """Whose requests are counted together: one address, or in IPv6 one network, whose addresses cost nothing."""
    return _network_of(connection.client.host) if connection.client else "unknown"


@lru_cache(maxsize=1024)
def _network_of(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return host


# --- identity -------------------------------------------------------------------------------------------------------


async def player_of(connection: AnyConnection, server: Server) -> Player | None:
    """Who asks, by the cookie; None for a client that has no identity yet."""
    claim = cookies.read(server.cookie_secret, connection.cookies.get(cookies.COOKIE, ""))
    if claim is None:
        return None
    player = await server.people.find(claim[0])
    return player if player is not None and player.session == claim[1] else None


async def known_player(connection: AnyConnection, server: Server) -> Player:
    """Who asks, by the cookie; NotFound for a client that has no identity yet."""
    player = await player_of(connection, server)
    if player is None:
        raise NotFound("nobody", "you have no identity here yet")
    return player


def cookie_for(player: Player, server: Server, secure: bool) -> Cookie:
    return Cookie(
        key=cookies.COOKIE,
        value=cookies.sign(server.cookie_secret, player.id, player.session),
        max_age=cookies.MAX_AGE,
        path=server.settings.root_path or "/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def with_identity(response: Response[T], player: Player, server: Server, request: AnyRequest) -> Response[T]:
    """The response with the player's cookie."""
    response.set_cookie(cookie_for(player, server, request.url.scheme == "https"))
    return response
