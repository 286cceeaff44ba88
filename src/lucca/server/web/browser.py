"""The browser table: built files, and one page for all of its screens."""

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

BUILT = Path(str(files("lucca.server.web"))) / "files" / "table"
"""Where `make web` puts what it builds."""
_FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
_ASK_AGAIN = {"cache-control": "no-cache"}
SCREENS = (
    "/create",
    "/same-device",
    "/join",
    "/games",
    "/players",
    "/settings",
    "/gallery",
    "/replay",
    "/rules",
    "/t/{name:str}",
    "/players/{name:str}",
    "/replay/{name:str}",
    "/rules/{name:str}",
)


def is_built() -> bool:
    return (BUILT / "index.html").is_file()


def page(path: str) -> str:
    """The page for a screen: its links lead to where the game is served from, however deep the address is."""
    up = "../" * path.strip("/").count("/") or "./"
    source = (BUILT / "index.html").read_text("utf-8")
    return source.replace('="./', f'="{up}')


@get(list(SCREENS), media_type=MediaType.HTML, include_in_schema=False, name="screen")
async def screen(request: Request) -> str:  # type: ignore[type-arg]
    if not is_built():
        raise NotFoundException()
    return page(request.url.path)


@get(
    ["/assets/{name:str}", "/theme.js", "/icon.svg", "/manifest.webmanifest"],
    include_in_schema=False,
)
async def built_file(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    parts = request.url.path.rsplit("/", 2)
    is_asset = parts[-2] == "assets"
    file = BUILT / "assets" / parts[-1] if is_asset else BUILT / parts[-1]
    if not file.is_file() or file.parent not in (BUILT, BUILT / "assets"):
        raise NotFoundException()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers=_FOR_GOOD if is_asset else _ASK_AGAIN)
