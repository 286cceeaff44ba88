"""`lucca check`."""

import json
from pathlib import Path

import pytest

from lucca.cli import check as checking
from lucca.cli import parallel
from tests.cli.running import run
from tests.records.games import recorded


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def line(number: int = 0) -> str:
    return json.dumps(recorded(number=number))


def wrong_seat() -> str:
    record = recorded()
    record["moves"][4]["seat"] = 9
    return json.dumps(record)


def wrong_stock() -> str:
    record = recorded()
    record["deal"]["stock"].pop()
    return json.dumps(record)


def test_right_games(folder: Path) -> None:
    (folder / "games.jsonl").write_text(f"{line(0)}\n\n{line(1)}\n")
    result = run("check", "games.jsonl")
    assert (result.code, result.out, result.err) == (0, "2 checked, 0 wrong\n", "")


def test_one_line_per_wrong_game(folder: Path) -> None:
    (folder / "games.jsonl").write_text(f"{line()}\n{wrong_seat()}\n\n{line()}\n{wrong_stock()}\n{{}}\nrain\n")
    result = run("check", "games.jsonl")
    assert result.code == 1
    lines = result.out.splitlines()
    assert lines[0] == "games.jsonl:2: game 1, move 4, rule 4.1: there is no seat 9"
    assert lines[1].startswith("games.jsonl:5: game 3, rule 3.6: the stock with the removed cards lacks")
    assert lines[2] == "games.jsonl:6: game 4, record format: the format is None, not 'lucca-record/1'"
    assert lines[3].startswith("games.jsonl:7: game 5, record format: not JSON that can be read")
    assert lines[4:] == ["6 checked, 4 wrong"]


def test_several_files_and_one_that_is_missing(folder: Path) -> None:
    (folder / "a.jsonl").write_text(line())
    (folder / "b.jsonl").write_text(wrong_seat())
    result = run("check", "a.jsonl", "missing.jsonl", "b.jsonl", ".")
    assert result.code == 1
    assert result.out.splitlines() == [
        "missing.jsonl: cannot be read: No such file or directory",
        "b.jsonl:1: game 0, move 4, rule 4.1: there is no seat 9",
        ".: cannot be read: Is a directory",
        "2 checked, 1 wrong",
    ]


def test_an_unreadable_file_alone_is_a_failure(folder: Path) -> None:
    assert folder.exists()
    result = run("check", "missing.jsonl")
    assert result.code == 1
    assert result.out.endswith("0 checked, 0 wrong\n")


def test_one_game_over_several_lines(folder: Path) -> None:
    (folder / "game.json").write_text(json.dumps(recorded(players=2), indent=2))
    assert run("check", "game.json").out == "1 checked, 0 wrong\n"


def test_standard_input() -> None:
    result = run("check", "-", stdin=f"{line()}\n{wrong_seat()}\n".encode())
    assert result.code == 1
    assert result.out.splitlines() == ["-:2: game 1, move 4, rule 4.1: there is no seat 9", "2 checked, 1 wrong"]


def test_an_empty_file_has_nothing_wrong(folder: Path) -> None:
    (folder / "empty.jsonl").write_text("\n")
    result = run("check", "empty.jsonl")
    assert (result.code, result.out) == (0, "0 checked, 0 wrong\n")


def test_bytes_that_are_not_utf_8_are_told_with_their_line() -> None:
    result = run(
        "check", "-", stdin=line().encode() + b"\n\n" + line().encode().replace(b"builder", b"b\xfclder") + b"\n"
    )
    assert result.code == 1
    assert result.out.startswith("-:3: game 1, record format: not UTF-8: ")


def test_what_a_record_holds_cannot_upset_the_terminal() -> None:
    record = recorded()
    record["edition"] = "\x1b[2J\n"
    record["deck"] = [{"id": "\x1b", "number": 1}]
    result = run("check", "-", stdin=json.dumps(record).encode())
    assert "\x1b" not in result.out
    assert len(result.out.splitlines()) == 2


def test_for_machines(folder: Path) -> None:
    (folder / "games.jsonl").write_text(f"{line()}\n{wrong_seat()}\n{wrong_stock()}\n")
    result = run("check", "games.jsonl", "missing.jsonl", "--json")
    assert result.code == 1
    told = json.loads(result.out)
    assert (told["checked"], told["wrong"]) == (3, 2)
    assert told["problems"][0] == {
        "file": "games.jsonl",
        "line": 2,
        "game": 1,
        "move": 4,
        "clause": "4.1",
        "message": "there is no seat 9",
    }
    assert (told["problems"][1]["game"], told["problems"][1]["move"], told["problems"][1]["clause"]) == (2, None, "3.6")
    assert told["unreadable"] == [{"file": "missing.jsonl", "message": "No such file or directory"}]


def test_several_processes_keep_the_order(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several tasks for each process, the wrong games spread over all."""
    monkeypatch.setattr(parallel, "WORTH_PROCESSES", 2)
    monkeypatch.setattr(checking, "_GAMES_AT_A_TIME", 20)
    texts = [wrong_seat() if number % 50 == 33 else line(number % 3) for number in range(210)]
    (folder / "games.jsonl").write_text("\n".join(texts))
    alone = run("check", "games.jsonl", "--jobs", "1")
    shared = run("check", "games.jsonl", "--jobs", "2")
    assert (alone.code, alone.out) == (shared.code, shared.out)
    numbers = [int(line.split("game ")[1].split(",")[0]) for line in shared.out.splitlines()[:-1]]
    assert numbers == list(range(33, 210, 50))


def test_something_must_be_named() -> None:
    assert run("check").code == 2
