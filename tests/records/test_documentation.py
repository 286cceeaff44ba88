"""docs/record-format.md: its examples are what they are said to be."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.read import move_from, parse
from lucca.records.shape import MoveShape, RecordShape
from lucca.rules.clauses import CLAUSES
from tests.records.games import read

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_whole_record_is_right() -> None:
    (example,) = blocks("json")
    position = check(parse(example))
    assert position.is_keeping
    assert position.actor == 1


def test_the_program_runs() -> None:
    (program,) = blocks("python")
    names: dict[str, Any] = {}
    exec(program, names)
    assert names["position"] == names["game"].position
    assert "Ada, Bob, Eve and Ivo" in names["text"]


def test_every_example_of_a_move_has_the_shape_of_one() -> None:
    lines = [line for block in blocks("text") for line in block.splitlines() if line.startswith('{"seat"')]
    assert len(lines) == 6
    record = read(json.loads(blocks("json")[0]) | {"moves": [json.loads(line) for line in lines]})
    assert [str(move) for move in record.moves] == [
        "0: keep 77 12",
        "0: open red; take 1; 17 start, B3 bastion, 50 wall",
        "1: take 3; 8 discard, W10 add blue, 23 add",
        "0: city 3; 34 start",
        "1: city 0; W20 add red",
        "1: city skip",
    ]
    assert [move_from(shape) for shape in record.move_shapes] == list(record.moves)


@pytest.mark.parametrize("key", [*RecordShape.__struct_fields__, *MoveShape.__struct_fields__])
def test_every_key_is_described(key: str) -> None:
    assert f"`{key}`" in PAGE


def test_every_clause_cited_exists() -> None:
    cited = {clause for group in re.findall(r"\(([\d., to]+)\)", PAGE) for clause in re.findall(r"\d\.\d+", group)}
    assert cited
    assert cited <= set(CLAUSES)
