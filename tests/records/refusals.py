"""How tests state that a record breaks a rule."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.errors import RecordError
from lucca.rules.clauses import CLAUSES
from tests.records.games import Json, read, recorded

GAME = 12  # the position in its file that is asked for


def refused(record: Json, clause: str, move: int | None = None, saying: str = "") -> None:
    """The record is refused by this clause at this move, and the record itself stays as it was."""
    before = json.dumps(record)
    with pytest.raises(RecordError) as caught:
        check(read(record, GAME))
    error = caught.value
    assert clause in CLAUSES
    assert (error.clause, error.move, error.game) == (clause, move, GAME)
    assert saying in error.message
    assert json.dumps(record) == before


def find(where: Callable[[Json], Any], **table: Any) -> tuple[Json, Any]:
    """A recorded game in which something is found, and what."""
    for number in range(300):
        record = recorded(number=number, **table)
        found = where(record)
        if found is not None:
            return record, found
    raise AssertionError("there is no such game")


def first(found: Iterator[Any]) -> Any:
    return next(found, None)
