"""Records damaged at random are refused as records, never with another error, by the quick and the thorough way."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lucca.records import check as checking
from lucca.records.errors import RecordError
from lucca.records.read import parse
from tests.records.games import TABLES, Json, Table, recorded

STRANGE: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    1.0,
    2**70,
    "",
    "W10",
    "B1",
    "7",
    "red",
    "add",
    "start",
    [],
    ["7"],
    {},
    {"seat": 0},
]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value as (container, key or index)."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def damage(record: Json, rng: Random) -> None:
    """Replace, delete, repeat or exchange something, deep or shallow."""
    container, key = rng.choice(list(places(record if rng.random() < 0.3 else record["moves"])))
    other, other_key = rng.choice(list(places(record)))
    kind = rng.randrange(4)
    if kind == 0:
        container[key] = rng.choice(STRANGE)
    elif kind == 1:
        del container[key]
    elif kind == 2 and isinstance(container, list):
        container.insert(key, container[key])
    else:
        container[key] = json.loads(json.dumps(other[other_key]))


def verdict(text: str) -> tuple[str, int | None] | None:
    try:
        checking.check(parse(text))
    except RecordError as error:
        return error.clause, error.move
    return None


@pytest.mark.parametrize("table", [("city-of-games", 2, True), ("city-of-games", 5, True), ("citta-ja", 3, False)])
def test_damaged_records_are_refused_as_records(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(str(table))
    texts = []
    for number in range(150):
        record = recorded(*table, number=number % 5)
        damage(record, rng)
        texts.append(json.dumps(record))
    quick = [verdict(text) for text in texts]
    monkeypatch.setattr(checking, "_actions", lambda *_: [])
    thorough = [verdict(text) for text in texts]
    assert quick == thorough
    assert sum(found is not None for found in quick) > 100


@pytest.mark.parametrize("table", TABLES)
def test_the_thorough_way_finds_nothing_wrong_with_good_records(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "_actions", lambda *_: [])
    assert verdict(json.dumps(recorded(*table))) is None
