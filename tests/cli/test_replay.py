"""`lucca replay`."""

import json
from pathlib import Path

import pytest

from lucca.records.text import game_text
from tests.cli.running import run
from tests.records.games import read, recorded


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("games.jsonl").write_text("\n".join(json.dumps(recorded(number=number)) for number in range(3)))
    return "games.jsonl"


def text_of(number: int) -> str:
    return game_text(read(recorded(number=number)))


def test_the_first_game_is_told(games: str) -> None:
    result = run("replay", games)
    assert (result.code, result.out, result.err) == (0, text_of(0), "")


def test_any_game_can_be_chosen(games: str) -> None:
    assert run("replay", games, "--game", "2").out == text_of(2) != text_of(0)


def test_standard_input_and_one_game_over_several_lines() -> None:
    assert run("replay", "-", stdin=json.dumps(recorded(), indent=1).encode()).out == text_of(0)


@pytest.mark.parametrize(
    ("options", "code", "saying"),
    [
        (("games.jsonl", "--game", "3"), 1, "games.jsonl has only the games 0 to 2, so there is no game 3 to replay"),
        (("games.jsonl", "--game", "-1"), 2, "--game"),
        (("missing.jsonl",), 1, "missing.jsonl: No such file or directory"),
        ((".",), 1, ".: Is a directory"),
    ],
)
def test_a_game_that_is_not_there(games: str, options: tuple[str, ...], code: int, saying: str) -> None:
    assert Path(games).exists()
    result = run("replay", *options, columns=200)
    assert (result.code, result.out) == (code, "")
    assert saying in result.err


def test_a_wrong_game_is_not_told_at_all(games: str) -> None:
    record = recorded()
    record["result"]["scores"][0] += 1
    Path(games).write_text(f"{json.dumps(recorded())}\n{json.dumps(record)}\n")
    result = run("replay", games, "--game", "1")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("lucca: games.jsonl:2: game 1, rule 5.5: the list of scores is")


def test_a_file_with_one_game_or_none(games: str) -> None:
    Path(games).write_text(json.dumps(recorded()))
    assert "only game 0, so" in run("replay", games, "--game", "1").err
    Path(games).write_text("\n")
    assert "has no game, so" in run("replay", games).err
