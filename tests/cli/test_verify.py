"""`lucca verify`: fair games, games that are not, and how it says so."""

import json
from pathlib import Path

import pytest

from lucca.records.fairness import commitment_of
from tests.cli.running import run
from tests.records.fair_games import GAME, SEED, fair_game
from tests.records.games import recorded

COMMITMENT = commitment_of(SEED)
FAIR = f"fair: game {GAME}, commitment {COMMITMENT}, 2 contributions of players"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def unfair() -> str:
    record = fair_game()
    record["fair"]["contributions"] = [None, None, None]
    return json.dumps(record)


def test_a_fair_game(folder: Path) -> None:
    (folder / "game.json").write_text(json.dumps(fair_game(), indent=1))
    result = run("verify", "game.json")
    assert (result.code, result.out, result.err) == (0, f"game.json:1: {FAIR}\n", "")


def test_every_game_of_every_file_gets_its_line(folder: Path) -> None:
    (folder / "a.jsonl").write_text(f"{json.dumps(fair_game())}\n\n{unfair()}\n{json.dumps(recorded())}\n")
    (folder / "b.json").write_text(json.dumps(fair_game(moves=5)))
    result = run("verify", "a.jsonl", "b.json")
    assert result.code == 1
    assert result.out.splitlines() == [
        f"a.jsonl:1: {FAIR}",
        "a.jsonl:3: the cards in `hands` are not those that the seed deals",
        "a.jsonl:4: this record is legal, but it has no `fair`, so its deal cannot be verified",
        "b.json:1: game 0, record format: the game is not finished, so its seed is not revealed",
    ]


def test_standard_input() -> None:
    result = run("verify", "-", stdin=json.dumps(fair_game()).encode())
    assert (result.code, result.out) == (0, f"-:1: {FAIR}\n")


@pytest.mark.parametrize("given", [COMMITMENT, COMMITMENT.upper(), f" {COMMITMENT} "])
def test_the_commitment_that_was_shown_before_the_game(given: str) -> None:
    result = run("verify", "-", "--commitment", given, stdin=json.dumps(fair_game()).encode())
    assert (result.code, result.out) == (0, f"-:1: {FAIR}\n")


def test_another_commitment_than_was_shown_before_the_game() -> None:
    """The whole deal could have been made up afterwards, from another seed: this is what the option is for."""
    result = run("verify", "-", "--commitment", COMMITMENT, stdin=json.dumps(fair_game(seed=bytes(32))).encode())
    assert result.code == 1
    assert result.out == f"-:1: committed to {commitment_of(bytes(32))}, not to {COMMITMENT}\n"


def test_a_file_without_games_proves_nothing(folder: Path) -> None:
    (folder / "empty.jsonl").write_text("\n \n")
    result = run("verify", "empty.jsonl")
    assert (result.code, result.out) == (1, "empty.jsonl: there is no game in it\n")


def test_what_is_no_record(folder: Path) -> None:
    (folder / "noise").write_bytes(b"\xff\x00\x1b[2J" * 100)
    result = run("verify", "noise")
    assert result.code == 1
    assert result.out.startswith("noise:1: game 0, record format: not UTF-8")
    assert "\x1b" not in result.out


def test_a_file_that_is_not_there(folder: Path) -> None:
    assert folder.exists()
    result = run("verify", "missing.json")
    assert (result.code, result.out) == (1, "")
    assert result.err == "lucca: missing.json: No such file or directory\n"


def test_something_must_be_named() -> None:
    assert run("verify").code == 2


def test_names_in_a_record_cannot_upset_the_terminal() -> None:
    record = fair_game(game="\x1b[2J\n")
    result = run("verify", "-", stdin=json.dumps(record).encode())
    assert result.code == 0
    assert "\x1b" not in result.out
    assert len(result.out.splitlines()) == 1
