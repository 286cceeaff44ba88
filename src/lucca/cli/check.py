"""`lucca check`: play recorded games again and tell what is wrong with them."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lucca.cli.output import STANDARD_STREAM
from lucca.cli.parallel import cores, ordered_map

if TYPE_CHECKING:
    from lucca.records.errors import RecordError
    from lucca.records.files import GameText

_GAMES_AT_A_TIME = 200


@dataclass(frozen=True)
class Task:
    """Some games of a file, or why it could not be read."""

    file: str
    games: "list[GameText]"
    unreadable: str = ""


@dataclass(frozen=True)
class Report:
    """What became of a task: each wrong game with its line and what is wrong."""

    file: str
    checked: int
    wrong: "list[tuple[int, RecordError]]" = field(default_factory=list)
    unreadable: str = ""


def check(
    files: Annotated[list[Path], typer.Argument(help="Files of records; - is standard input.")],
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; default: one per core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object instead of lines.")] = False,
) -> None:
    """Check recorded games: every card, move and point. One line per wrong game, and exit code 1 if there is one."""
    checked = wrong = 0
    problems: list[dict[str, Any]] = []
    unreadable: list[dict[str, str]] = []
    for report in ordered_map(check_games, _tasks(files), jobs or cores()):
        checked += report.checked
        wrong += len(report.wrong)
        if report.unreadable:
            unreadable.append({"file": report.file, "message": report.unreadable})
        if as_json:
            problems += [_problem(report.file, line, error) for line, error in report.wrong]
        else:
            _tell(report)
    if as_json:
        import msgspec

        summary = {"checked": checked, "wrong": wrong, "problems": problems, "unreadable": unreadable}
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        typer.echo(f"{checked} checked, {wrong} wrong")
    if wrong or unreadable:
        raise typer.Exit(1)


def check_games(task: Task) -> Report:
    """Runs in any process."""
    from lucca.records.check import check
    from lucca.records.errors import RecordError
    from lucca.records.read import parse

    wrong: list[tuple[int, RecordError]] = []
    for found in task.games:
        try:
            check(parse(found.text, found.game))
        except RecordError as error:
            wrong.append((found.line, error))
    return Report(task.file, len(task.games), wrong, task.unreadable)


def _tasks(files: list[Path]) -> Iterator[Task]:
    from lucca.records.files import game_texts

    for path in files:
        try:
            with nullcontext(sys.stdin.buffer) if path == STANDARD_STREAM else path.open("rb") as file:
                games = game_texts(file)
                while some := list(islice(games, _GAMES_AT_A_TIME)):
                    yield Task(str(path), some)
        except OSError as error:
            yield Task(str(path), [], error.strerror or str(error))


def _tell(report: Report) -> None:
    from lucca.records.sentences import printable

    for line, error in report.wrong:
        typer.echo(printable(f"{report.file}:{line}: {error}"))
    if report.unreadable:
        typer.echo(printable(f"{report.file}: cannot be read: {report.unreadable}"))


def _problem(file: str, line: int, error: "RecordError") -> dict[str, Any]:
    return {
        "file": file,
        "line": line,
        "game": error.game,
        "move": error.move,
        "clause": error.clause,
        "message": error.message,
    }
