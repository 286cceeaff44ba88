"""Files of records: JSON Lines, read as a stream, or one record spread over several lines."""

import codecs
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from lucca.records.read import Record, parse


class GameText(NamedTuple):
    """One record of a file, not looked into yet: its position among the games, its line (from 1) and its text."""

    game: int
    line: int
    text: bytes


def game_texts(lines: Iterable[bytes]) -> Iterator[GameText]:
    """The records of an open file, blank lines left out. No more than one is in memory at a time."""
    filled = _filled(lines)
    first = next(filled, None)
    if first is None:
        return
    second = next(filled, None)
    if second is not None and _is_spread(first[1], second[1]):
        rest = [first[1], second[1], *(text for _, text in filled)]
        yield GameText(0, first[0], b"".join(rest))
        return
    yield GameText(0, *first)
    if second is not None:
        yield GameText(1, *second)
    for game, (line, text) in enumerate(filled, 2):
        yield GameText(game, line, text)


def read_records(path: Path) -> Iterator[Record]:
    """Every record of a file; RecordError at the first that is none."""
    with path.open("rb") as file:
        for found in game_texts(file):
            yield parse(found.text, found.game)


def _filled(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank with their numbers; a byte order mark before the first is no part of it."""
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(codecs.BOM_UTF8) if number == 1 else line
        if text.strip():
            yield number, text


def _is_spread(first: bytes, second: bytes) -> bool:
    """Whether one object goes on over these lines: the first does not end it, and the second begins no other."""
    return not first.rstrip().endswith(b"}") and not second.lstrip().startswith(b"{")
