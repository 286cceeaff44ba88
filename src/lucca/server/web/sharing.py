"""What a link to one of our pages looks like where people share it: in a chat, in a list of search results."""

import re
from dataclasses import dataclass
from html import escape

from lucca.rules.editions import EDITIONS
from lucca.rules.errors import LuccaError
from lucca.server.base.texts import ID
from lucca.server.running import Server
from lucca.server.store.database import DATABASE_ERRORS
from lucca.server.web.routes import ROUTES
from lucca.server.web.security import AnyRequest
from lucca.server.wire.listing import ListedTable, listed, summary_of

_ABOUT_TABLE = {
    screen: re.compile(re.escape(path).replace(re.escape("{table}"), f"({ID.pattern})"))
    for screen, paths in ROUTES.items()
    for path in paths
    if "{table}" in path
}
"""The addresses that name a table, by the screen that they show."""
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,260}")


@dataclass(frozen=True)
class Preview:
    title: str
    description: str


def base_of(request: AnyRequest, root_path: str) -> str | None:
    """The address of Home as the visitor knows it. Proxies that are trusted have told their scheme already."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}{root_path}/" if _HOST.fullmatch(host) else None


async def preview_of(server: Server, path: str) -> Preview | None:
    """For the address of a table or a replay; None where nothing is to be said, or nothing can be found out now."""
    for screen, address in _ABOUT_TABLE.items():
        if about := address.fullmatch(path):
            return await _preview(server, screen, about[1])
    return None


async def _preview(server: Server, screen: str, table_id: str) -> Preview | None:
    try:
        room = await server.rooms.room(table_id)
        async with server.rooms.hold(room):
            table = listed(summary_of(room.table))
    except (LuccaError, *DATABASE_ERRORS):
        return None
    return _replay(table) if screen == "replay" else _table(table)


def _table(table: ListedTable) -> Preview | None:
    free = sum(seat.kind == "open" for seat in table.seats)
    host = next((seat.name for seat in table.seats if seat.player == table.host), "")
    if table.status == "waiting":
        seats = "all seats are taken" if free == 0 else "one seat is free" if free == 1 else f"{free} seats are free"
        return Preview(f"Play with {host} · Lucca" if host else "Lucca", f"{_game(table)}: {seats}.")
    if table.status == "running":
        return Preview(f"{_names(table)} · Lucca", f"{_game(table)}, being played now.")
    return _replay(table)


def _replay(table: ListedTable) -> Preview | None:
    """The result stays a surprise: those who follow the link may want to watch."""
    if table.status != "finished":
        return None
    return Preview(f"{_names(table)} · Lucca", f"{_game(table)}, move by move, with every point explained.")


def _names(table: ListedTable) -> str:
    *others, last = [seat.name for seat in table.seats]
    return f"{', '.join(others)} and {last}"


def _game(table: ListedTable) -> str:
    celebration = " with the Celebration" if table.options.celebration else ""
    return f"{EDITIONS[table.options.edition].title}{celebration} for {len(table.seats)} players"


def shared(page: str, base: str | None, preview: Preview | None) -> str:
    """The page with what is said about it; pictures for other sites need a whole address."""
    if base is not None:
        page = page.replace('property="og:image" content="./', f'property="og:image" content="{escape(base)}')
    if preview is None:
        return page
    title, description = escape(preview.title), escape(preview.description)
    page = re.sub(r"<title>[^<]*", lambda _: f"<title>{title}", page, count=1)
    page = _with_meta(page, 'property="og:title"', title)
    page = _with_meta(page, 'property="og:description"', description)
    return _with_meta(page, 'name="description"', description)


def _with_meta(page: str, name: str, content: str) -> str:
    return re.sub(rf'(<meta\s+{name}\s+content=")[^"]*', lambda found: found[1] + content, page, count=1)
