"""`lucca editions`: the four published texts, and how any two of them differ."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

if TYPE_CHECKING:
    from lucca.rules.editions import Edition


def editions(
    diff: Annotated[
        tuple[str, str] | None, typer.Option("--diff", metavar="A B", help="Only how two editions differ, in words.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write it as JSON.")] = False,
) -> None:
    """The editions of the rules: for how many players, with which variant, and what each says."""
    from lucca.rules.editions import EDITIONS

    console = Console(highlight=False)
    if diff is not None:
        one, other = (_edition(name) for name in diff)
        _print_json(_differences_data(one, other)) if as_json else _print_differences(console, one, other)
    elif as_json:
        _print_json([_edition_data(edition) for edition in EDITIONS.values()])
    else:
        _print_editions(console, list(EDITIONS.values()))


def _edition(name: str) -> "Edition":
    from lucca.rules.editions import EDITIONS
    from lucca.rules.errors import SetupError

    if name not in EDITIONS:
        raise SetupError("1.1", f"there is no edition {name!r}; there are {', '.join(EDITIONS)}")
    return EDITIONS[name]


# --- for machines ---------------------------------------------------------------------------------------------------


def _print_json(data: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def _edition_data(edition: "Edition") -> dict[str, Any]:
    from lucca.rules.defaults import DEFAULT_EDITION
    from lucca.rules.editions import describe

    return {
        "id": edition.id,
        "title": edition.title,
        "language": edition.language,
        "default": edition.id == DEFAULT_EDITION,
        "players": edition.players,
        "celebration": edition.celebration,
        "says": [{"field": field, "point": point, "says": says} for field, point, says in describe(edition)],
    }


def _differences_data(one: "Edition", other: "Edition") -> list[dict[str, str]]:
    from lucca.rules.editions import differences

    return [{"point": point, one.id: said, other.id: reply} for point, said, reply in differences(one, other)]


# --- for people -----------------------------------------------------------------------------------------------------


def _print_editions(console: Console, all_editions: "list[Edition]") -> None:
    from lucca.rules.defaults import DEFAULT_EDITION
    from lucca.rules.editions import describe

    overview = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("edition", "text", "language", "players", "Celebration"):
        overview.add_column(heading, no_wrap=heading == "edition")
    for edition in all_editions:
        name = f"{edition.id} *" if edition.id == DEFAULT_EDITION else edition.id
        players = f"{edition.players[0]} to {edition.players[-1]}"
        overview.add_row(name, edition.title, edition.language, players, "yes" if edition.celebration else "no")
    console.print(overview)
    console.print("* played unless another is chosen", style="dim")
    shown_above = ("title", "language", "players", "celebration")
    for edition in all_editions:
        console.print(f"\n{edition.id}", style="bold")
        points = Table.grid(padding=(0, 2))
        points.add_column(ratio=4)
        points.add_column(ratio=5)
        for field, point, says in describe(edition):
            if field not in shown_above:
                points.add_row(point, says)
        console.print(Padding(points, (0, 0, 0, 2)))
    one, other, *_ = all_editions
    console.print(f"\nHow two of them differ: lucca editions --diff {one.id} {other.id}", style="dim")


def _print_differences(console: Console, one: "Edition", other: "Edition") -> None:
    from lucca.rules.editions import differences

    found = differences(one, other)
    if not found:
        console.print(f"The rules of {one.id} and {other.id} do not differ.")
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_lines=True)
    for heading in ("", one.id, other.id):
        table.add_column(heading, ratio=1)
    for row in found:
        table.add_row(*row)
    console.print(table)
