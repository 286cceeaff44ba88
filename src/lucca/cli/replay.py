"""`lucca replay`: a recorded game as readable text."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lucca.cli.output import STANDARD_STREAM

if TYPE_CHECKING:
    from lucca.records.files import GameText


def replay(
    file: Annotated[Path, typer.Argument(help="A file of records; - is standard input.")],
    game: Annotated[int, typer.Option(min=0, help="Which game of the file, the first being 0.")] = 0,
) -> None:
    """Tell a recorded game turn by turn, with every point explained."""
    from lucca.records.errors import RecordError
    from lucca.records.read import parse
    from lucca.records.sentences import printable
    from lucca.records.text import game_text
    from lucca.rules.errors import LuccaError

    found = _find(file, game)
    try:
        text = game_text(parse(found.text, found.game))
    except RecordError as error:
        raise LuccaError(printable(f"{file}:{found.line}: {error}")) from None
    for line in text.splitlines():
        is_heading = line and not line.startswith(" ")
        typer.echo(typer.style(line, bold=True) if is_heading else line)


def _find(path: Path, number: int) -> "GameText":
    from lucca.records.files import game_texts
    from lucca.rules.errors import LuccaError

    count = 0
    with nullcontext(sys.stdin.buffer) if path == STANDARD_STREAM else path.open("rb") as file:
        for found in game_texts(file):
            if found.game == number:
                return found
            count += 1
    games = "no game" if count == 0 else "only game 0" if count == 1 else f"only the games 0 to {count - 1}"
    raise LuccaError(f"{path} has {games}, so there is no game {number} to replay")
