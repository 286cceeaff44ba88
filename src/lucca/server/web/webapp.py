"""The webapp: what `make web` has built, and one page for all of its screens."""

import gzip
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from lucca.server.web.routes import ROUTES
from lucca.server.web.security import UNCOUNTED, AnyRequest, TheServer
from lucca.server.web.sharing import Preview, base_of, preview_of, shared

BUILT = Path(str(files("lucca.server.web"))) / "files" / "webapp"
"""Where `make web` puts what it builds."""
SCREENS = tuple(re.sub(r"{\w+}", "{name:str}", path) for paths in ROUTES.values() for path in paths)
"""As the router writes them."""
MAX_DEPTH = 8
"""An unknown address with more slashes than this is no mistyped link."""

_PAGE, _CHUNKS, _ASSETS = "index.html", "chunks.json", "assets"
_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first."""
_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"
_GET = [HttpMethod.GET, HttpMethod.HEAD]


@dataclass(frozen=True)
class Content:
    """Something that is sent as it is, in every form it has."""

    media_type: str
    cache: str
    plain: bytes
    coded: dict[str, bytes]
    """By content coding."""

    @cached_property
    def tag(self) -> str:
        """The same for all forms, so it is a weak one."""
        return f'W/"{hashlib.blake2b(self.plain, digest_size=12).hexdigest()}"'

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and _is_known(self.tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding = next((one for one in self.coded if one in accepted), None)
        body = self.plain
        if coding is not None:
            body, headers["content-encoding"] = self.coded[coding], coding
        headers |= {"content-type": self.media_type, "content-length": str(len(body))}
        return Response(b"" if request.method == HttpMethod.HEAD else body, status_code=status, headers=headers)


@dataclass(frozen=True)
class Webapp:
    """Everything is read once: what is replaced on disk meanwhile belongs to the next start."""

    source: str
    """Of the page."""
    files: dict[str, Content]
    """By their path below the root."""

    def page(self, depth: int, base: str | None = None, preview: Preview | None = None) -> Content:
        """For an address with so many slashes below the root: its links lead up to the root, wherever that is."""
        return _page(self.source, depth, base, preview)


@lru_cache(maxsize=256)
def _page(source: str, depth: int, base: str | None, preview: Preview | None) -> Content:
    plain = shared(source, base, preview).replace('="./', f'="{"../" * depth or "./"}').encode()
    return Content(_MEDIA_TYPES[".html"], _REVALIDATE, plain, {"gzip": gzip.compress(plain, mtime=0)})


def read_webapp(folder: Path = BUILT) -> Webapp | None:
    """None if it is not built."""
    page = folder / _PAGE
    if not page.is_file():
        return None
    return Webapp(page.read_text("utf-8"), dict(_files(folder)))


def _files(folder: Path) -> Iterator[tuple[str, Content]]:
    for path in sorted(folder.iterdir()) + sorted((folder / _ASSETS).glob("*")):
        if path.is_file() and path.name not in (_PAGE, _CHUNKS) and path.suffix not in _CODINGS.values():
            coded = {
                coding: beside.read_bytes()
                for coding, suffix in _CODINGS.items()
                if (beside := path.with_name(path.name + suffix)).is_file()
            }
            kind = _MEDIA_TYPES.get(path.suffix, "application/octet-stream")
            cache = _IMMUTABLE if path.parent.name == _ASSETS else _REVALIDATE  # names of assets tell their content
            yield path.relative_to(folder).as_posix(), Content(kind, cache, path.read_bytes(), coded)


# --- answers --------------------------------------------------------------------------------------------------------


def handlers(webapp: Webapp) -> list[HTTPRouteHandler]:
    @route(list(SCREENS), http_method=_GET, include_in_schema=False)
    async def screen(request: AnyRequest, server: TheServer) -> Response[bytes]:
        depth = _depth(request, server.settings.root_path)
        if depth < 0:  # from the root without its slash, links would lead elsewhere
            return Response(b"", status_code=308, headers={"location": f"{request.url.path.rsplit('/', 1)[-1]}/"})
        below = request.url.path.removeprefix(server.settings.root_path)
        preview = await preview_of(server, below)
        return webapp.page(depth, base_of(request, server.settings.root_path), preview).answer(request)

    @route(f"/{_ASSETS}/{{name:str}}", http_method=_GET, include_in_schema=False, opt={UNCOUNTED: True})
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        content = webapp.files.get(f"{_ASSETS}/{name}")
        if content is None:
            raise NotFoundException
        return content.answer(request)

    return [screen, asset, *(_file(path, content) for path, content in webapp.files.items() if "/" not in path)]


def _file(path: str, content: Content) -> HTTPRouteHandler:
    @route(f"/{path}", http_method=_GET, include_in_schema=False, opt={UNCOUNTED: True})
    async def file(request: AnyRequest) -> Response[bytes]:
        return content.answer(request)

    return file


def not_found_page(webapp: Webapp, request: AnyRequest, root_path: str) -> Response[bytes] | None:
    """For an address that leads nowhere, if a person asks for it; programs are told otherwise."""
    below = request.url.path.removeprefix(root_path)
    is_for_programs = below.startswith(("/api/", f"/{_ASSETS}/"))
    asks_for_a_page = request.method in _GET and "text/html" in request.headers.get("accept", "")
    depth = _depth(request, root_path)
    if is_for_programs or not asks_for_a_page or not 0 <= depth <= MAX_DEPTH:
        return None
    return webapp.page(depth).answer(request, 404)


def _depth(request: AnyRequest, root_path: str) -> int:
    """Slashes of the address below the root, as the browser sees it: those within a name are encoded there."""
    address = request.scope.get("raw_path") or request.scope["path"].encode()
    return address.count(b"/") - root_path.count("/") - 1


def _is_known(tag: str, asked: str) -> bool:
    opaque = tag.removeprefix("W/")
    return any(one.strip().removeprefix("W/") in (opaque, "*") for one in asked.split(","))


def _accepted(header: str) -> set[str]:
    """Content codings that a client understands."""
    accepted = set()
    for one in header.lower().split(","):
        name, _, quality = one.partition(";")
        if quality.replace(" ", "").rstrip("0.") != "q=":
            accepted.add(name.strip())
    return accepted
