"""A plain page, for servers without the browser table."""

from html import escape

from litestar import MediaType, get

from lucca.server.web.security import TheServer
from lucca.server.wire.listing import ListedTable, listed

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lucca</title>
<style>
:root {{ color-scheme: light dark; --ink: #3b2f26; --paper: #f7f0e3; --line: #cdbfa6; --roof: #a5492c; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --ink: #efe4d0; --paper: #26211d; --line: #55493d; --roof: #e08a63; }}
}}
body {{ font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 48rem;
  margin: 0 auto; padding: 2rem 1rem; }}
h1 {{ font-family: Georgia, serif; color: var(--roof); }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }}
code {{ font-size: .95em; }}
</style>
</head>
<body>
<h1>Lucca</h1>
<p>The table server is running. Programs play through its <a href="schema">API</a>; in a terminal,
<code>.venv/bin/lucca play</code> starts a game against bots.</p>
<h2>Public tables</h2>
{tables}
<p><small>An unofficial fan edition with original art and a reconstructed deck.</small></p>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(server: TheServer) -> str:
    found = await server.reader.summaries(True, ("waiting", "running"), 100)
    tables = [listed(summary) for _, summary in found]
    return _PAGE.format(tables=_rows(tables) if tables else "<p>Nobody plays in public just now.</p>")


def _rows(tables: list[ListedTable]) -> str:
    head = "<tr><th>Edition</th><th>Players</th><th>State</th></tr>"
    return f"<table>{head}{''.join(map(_row, tables))}</table>"


def _row(table: ListedTable) -> str:
    names = ", ".join(
        f"<bdi>{escape(seat.name)}</bdi>" if seat.kind != "open" else "<em>open</em>" for seat in table.seats
    )
    return f"<tr><td>{escape(table.options.edition)}</td><td>{names}</td><td>{table.status}</td></tr>"
