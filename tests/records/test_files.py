"""Files of records: JSON Lines, or one object over several lines."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lucca.records.errors import RecordError
from lucca.records.files import GameText, game_texts, read_records
from tests.records.games import recorded

ONE = json.dumps(recorded(number=1))
TWO = json.dumps(recorded(number=2))


def found(text: str) -> list[GameText]:
    return list(game_texts(text.encode().splitlines(keepends=True)))


def test_each_line_is_a_game() -> None:
    assert found(f"{ONE}\n{TWO}\n") == [GameText(0, 1, f"{ONE}\n".encode()), GameText(1, 2, f"{TWO}\n".encode())]


@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\n\n\n"])
def test_the_last_line_may_end_anyhow(end: str) -> None:
    assert [text.game for text in found(f"{ONE}\r\n{TWO}{end}")] == [0, 1]


def test_blank_lines_are_not_counted_as_games_but_as_lines() -> None:
    texts = found(f"\n  \n{ONE}\n\t\n\n{TWO}\n{TWO}\n\n")
    assert [(text.game, text.line) for text in texts] == [(0, 3), (1, 6), (2, 7)]


def test_an_empty_file_has_no_games() -> None:
    assert found("") == found("\n \n") == []


@pytest.mark.parametrize("indent", [0, 2, "\t"])
def test_one_object_over_several_lines_is_one_game(indent: int | str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(f"\n{json.dumps(recorded(), indent=indent)}\n")
    (record,) = read_records(path)
    assert record.result is not None


def test_a_byte_order_mark_is_skipped() -> None:
    (text,) = found(f"\N{ZERO WIDTH NO-BREAK SPACE}{ONE}")
    assert text.text == ONE.encode()


def test_a_first_line_that_is_cut_off_spoils_only_itself() -> None:
    texts = found(f"{ONE[:100]}\n{TWO}\n")
    assert [(text.game, text.line) for text in texts] == [(0, 1), (1, 2)]


def test_lines_are_read_one_by_one() -> None:
    def endless() -> Iterator[bytes]:
        while True:
            yield ONE.encode()

    games = game_texts(endless())
    assert [next(games).game for _ in range(5)] == [0, 1, 2, 3, 4]


def test_a_wrong_game_is_named_by_its_position(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{ONE}\n\n{TWO}\n{{}}\n")
    records = read_records(path)
    assert [next(records).game, next(records).game] == [0, 1]
    with pytest.raises(RecordError, match="game 2, record format"):
        next(records)
