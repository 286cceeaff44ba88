"""A plain first page, for servers without the webapp."""

from html import escape
from importlib.resources import files

from litestar import MediaType, get

from lucca.server.web.security import TheServer
from lucca.server.web.tables import public_tables
from lucca.server.wire.listing import ListedTable

_HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="plain.css">
</head>
"""
_HOME = """<body>
<h1>Lucca</h1>
<p>The table server is running, without the table for browsers: <code>make web</code> builds it. Programs play
through its <a href="schema">API</a>; in a terminal, <code>.venv/bin/lucca play</code> starts a game against bots.
Whether a game was dealt fairly, <code>.venv/bin/lucca verify</code> checks from its record.</p>
<h2>Public tables</h2>
{tables}
<p><small>An unofficial fan edition with original art and a reconstructed deck.</small></p>
</body>
</html>
"""
_FILES = files("lucca.server.web") / "files"
_STYLE = (_FILES / "plain.css").read_text("utf-8")


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(server: TheServer) -> str:
    tables = await public_tables(server)
    body = _HOME.format(tables=_rows(tables) if tables else "<p>Nobody plays in public just now.</p>")
    return _HEAD.format(title="Lucca") + body


@get("/plain.css", media_type=MediaType.CSS, include_in_schema=False)
async def plain_style() -> str:
    return _STYLE


def _rows(tables: list[ListedTable]) -> str:
    head = "<tr><th>Edition</th><th>Players</th><th>State</th></tr>"
    return f"<table>{head}{''.join(map(_row, tables))}</table>"


def _row(table: ListedTable) -> str:
    names = ", ".join(
        f"<bdi>{escape(seat.name)}</bdi>" if seat.kind != "open" else "<em>open</em>" for seat in table.seats
    )
    return f"<tr><td>{escape(table.options.edition)}</td><td>{names}</td><td>{table.status}</td></tr>"
