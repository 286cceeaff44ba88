"""After the game: the offer to keep its record (lucca-record/1)."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from lucca.cli.output import whole_file
from lucca.cli.terminal.match import Match
from lucca.cli.terminal.saving import data_folder, games_folder
from lucca.cli.terminal.style import BAD, GOOD
from lucca.records.write import dumps, record_of
from lucca.rules.errors import LuccaError

_YES = ("", "y", "yes", "ok")
_NO = ("n", "no", "q", "quit")


def offer_record(console: Console, read: Callable[[str], str], match: Match, saved: Path) -> None:
    """Ask where to put the record until it is written or not wanted; then a save of our own is removed."""
    suggestion = _free_path(data_folder() / "records")
    console.print("Keep the game's record? Enter for yes, n for no, or type a file name. Enter writes")
    console.print(Text(f"  {suggestion}"), soft_wrap=True)
    while (answer := read("> ").strip()).casefold() not in _NO:
        try:
            path = suggestion if answer.casefold() in _YES else _named_path(answer)
            _write_record(match, path)
        except (LuccaError, OSError, ValueError, RuntimeError) as error:  # the last two: no name of a file or a home
            console.print(Text(f"{error}; type another name.", BAD), soft_wrap=True)
        else:
            console.print(Text(f"Written to {path}; look at it with: lucca replay {path}", GOOD), soft_wrap=True)
            break
    if saved.parent == games_folder():
        saved.unlink(missing_ok=True)


def _named_path(answer: str) -> Path:
    path = Path(answer).expanduser()
    if not path.suffix and path.name == answer:
        raise LuccaError(f"{answer!r} does not look like a file, such as {answer}.json")
    return path


def _free_path(folder: Path) -> Path:
    number = 1
    while (path := folder / f"game-{number}.json").exists():
        number += 1
    return path


def _write_record(match: Match, path: Path) -> None:
    if path.exists():
        raise LuccaError(f"{path} exists already")
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as file:
        file.write(dumps(record_of(match.game, match.players)) + b"\n")
