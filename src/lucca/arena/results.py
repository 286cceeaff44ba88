"""The folder of a run: its settings, and one line for every game played. Lines are only ever added.

A process that is killed leaves at worst half a line behind, which the next one takes away.
"""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from lucca.arena.play import GameResult
from lucca.arena.settings import FORMAT, Settings
from lucca.files import write_atomically
from lucca.rules.errors import LuccaError

SETTINGS_FILE = "settings.json"
RESULTS_FILE = "results.jsonl"

_BLOCK = 1 << 16
_decoder = msgspec.json.Decoder(GameResult)


class _GameRecord(msgspec.Struct):
    deal: int
    match: int
    seat: int
    record: msgspec.Raw


class Results:
    """The results of a run. Make one with `open_results`; one process at a time may have those of a folder."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        _lock(file, name)
        _remove_half_line(file)

    def add(self, lines: bytes) -> list[GameResult]:
        """Write whole lines down, and what they say."""
        self._file.seek(0, os.SEEK_END)
        self._file.write(lines)
        self._file.flush()
        return [_decoder.decode(line) for line in lines.splitlines()]

    def __iter__(self) -> Iterator[GameResult]:
        """Everything written so far; LuccaError with the line that is no result."""
        self._file.seek(0)
        for number, line in enumerate(self._file, 1):
            try:
                yield _decoder.decode(line)
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise LuccaError(f"{self._name}:{number}: this is not a result of the arena: {error}") from None

    def records(self, deals: int) -> Iterator[bytes]:
        """The records of the first so many deals as JSON, each game once, in the order of their ids."""
        places: dict[tuple[int, int, int], int] = {}
        place = 0
        self._file.seek(0)
        for line in self._file:
            found = _decoder.decode(line)
            if found.deal < deals:
                places.setdefault(found.id, place)
            place += len(line)
        for _, place in sorted(places.items()):
            self._file.seek(place)
            yield bytes(msgspec.json.decode(self._file.readline(), type=_GameRecord).record)

    def close(self) -> None:
        """Let another process have the folder."""
        self._file.close()


def open_results(folder: Path | None, settings: Settings) -> Results:
    """The results in a folder, which is made if need be; without a folder they are gone when all is done.

    LuccaError if the folder holds a run with other settings, or another process is at it.
    """
    if folder is None:
        return Results(tempfile.TemporaryFile(), "the results")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / RESULTS_FILE
    file = path.open("ab+")
    try:
        results = Results(file, str(path))
        _settle(folder, settings)
    except LuccaError:
        file.close()
        raise
    return results


def _settle(folder: Path, settings: Settings) -> None:
    """Write the settings of a new run down, or see that those of an old one are the same."""
    path = folder / SETTINGS_FILE
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    if not path.exists():
        if (folder / RESULTS_FILE).stat().st_size:
            raise LuccaError(f"{folder} has results, but no {SETTINGS_FILE} that says of what")
        write_atomically(path, text)
        return
    differences = list(_differences(_read_settings(path), msgspec.json.decode(text, type=Settings)))
    if differences:
        raise LuccaError(
            f"{folder} holds a run with other settings ({'; '.join(differences)}); "
            "choose the same settings or another folder"
        )


def _read_settings(path: Path) -> Settings:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Settings)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise LuccaError(f"{path}: these are no settings of an arena: {error}") from None
    if found.format != FORMAT:
        raise LuccaError(f"{path}: these are settings of another version: {found.format!r} instead of {FORMAT!r}")
    return found


def _differences(there: Settings, here: Settings) -> Iterator[str]:
    for key in Settings.__struct_fields__:
        one, other = getattr(there, key), getattr(here, key)
        if one != other:
            yield f"{key}: {_in_words(one)} there, {_in_words(other)} here"


def _in_words(value: Any) -> str:
    if isinstance(value, list):
        return "cards of its own"
    if isinstance(value, tuple):
        return ", ".join(f"{each.spec} (effort {each.effort:g}, seconds {each.seconds})" for each in value)
    return str(value)


def _remove_half_line(file: BinaryIO) -> None:
    """Cut the file after its last line feed."""
    end = file.seek(0, os.SEEK_END)
    place = end
    while place > 0:
        start = max(0, place - _BLOCK)
        file.seek(start)
        found = file.read(place - start).rfind(b"\n")
        if found >= 0:
            place = start + found + 1
            break
        place = start
    if place < end:
        file.truncate(place)
    file.seek(0, os.SEEK_END)


def _lock(file: BinaryIO, name: str) -> None:
    """Until the file is closed, however that comes about."""
    try:
        import fcntl
    except ImportError:  # not on this system: two runs at once would do the work twice, and only one would count
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LuccaError(f"{name} is being written by another lucca arena") from None
