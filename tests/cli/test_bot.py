"""`lucca bot check`."""

import json
import sys
from pathlib import Path

import pytest

from lucca.bots import conformance
from lucca.bots.external import idle
from tests.bots.external.programs import program
from tests.cli.running import run
from tests.records.games import TABLES
from tests.waiting import PATIENCE

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "external_bot.py")


@pytest.fixture(autouse=True)
def plenty_of_time_to_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "quits_when_asked", lambda: not idle.stop_all(seconds=PATIENCE))


def test_the_example_bot_has_no_faults() -> None:
    result = run("bot", "check", sys.executable, EXAMPLE)
    assert result.code == 0, result.out
    assert result.err == ""
    assert result.out.splitlines()[-1] == f"Example: {3 * len(TABLES)} games, 0 with faults"
    assert result.out.count(": 3 games, fine\n") == len(TABLES)
    assert "citta-ja, 4 players: " in result.out
    assert "city-of-games, 2 players, Celebration: " in result.out


def test_a_bot_with_faults(tmp_path: Path) -> None:
    body = "def on_decide(message): answer(message, choose=0 if message['view']['round'] != 3 else 99)"
    result = run("bot", "check", "--seconds", "120", "--games", "1", *program(tmp_path, body), columns=200)
    assert result.code == 1
    assert "  game 0, seat 0: illegal: turn 3: there is no legal decision 99: they are 0 to " in result.out
    assert (
        f"Test: {conformance.MAX_FAULTY_GAMES} games, {conformance.MAX_FAULTY_GAMES} with faults; stopped there"
        in result.out
    )


def test_the_report_for_machines(tmp_path: Path) -> None:
    result = run("bot", "check", "--json", "--games", "0", *program(tmp_path, "def on_new(message): sys.exit(9)"))
    assert result.code == 1
    report = json.loads(result.out)
    assert report["bot"].startswith("exec:")
    assert report["games"] == conformance.MAX_FAULTY_GAMES
    assert report["quits_when_asked"] is True
    first = report["faults"][0]
    assert {key: first[key] for key in ("edition", "players", "celebration", "game", "seat", "kind")} == {
        "edition": "city-of-games",
        "players": 2,
        "celebration": False,
        "game": 0,
        "seat": 0,
        "kind": "crash",
    }
    assert "exit code 9" in first["message"]


def test_the_report_for_machines_when_all_is_well(tmp_path: Path) -> None:
    result = run("bot", "check", "--json", "--games", "0", *program(tmp_path))
    assert result.code == 0
    report = json.loads(result.out)
    assert (report["name"], report["games"], report["faults"]) == ("Test", len(TABLES), [])


def test_a_bot_that_does_not_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "quits_when_asked", lambda: not idle.stop_all(seconds=0.2))
    result = run("bot", "check", "--games", "0", *program(tmp_path, "def on_quit(message): for_ever()"))
    assert result.code == 1
    assert "quit: it did not end within 5 s of being told to" in result.out


def test_a_class() -> None:
    assert run("bot", "check", "--games", "0", "lucca.bots.simple:BuilderBot").code == 0
    result = run("bot", "check", "--games", "0", "tests.bots.test_imported:NeverLegal", columns=200)
    assert result.code == 1
    assert "illegal: turn 2: action 61 (city: skip) is not legal" in result.out


def test_a_command_in_quotes() -> None:
    for command in (f"{sys.executable} {EXAMPLE}", f"exec:{sys.executable} {EXAMPLE}"):
        assert run("bot", "check", "--games", "0", command).code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "saying"),
    [
        ((), 2, "command"),
        (("no-such-program",), 1, "lucca: the program 'no-such-program' is not there or cannot be run"),
        (("no_such_module:Bot",), 1, "lucca: there is no Python module 'no_such_module'"),
        (("--seconds", "0", "cat"), 2, "--seconds"),
        (("--games", "-1", "cat"), 2, "--games"),
    ],
)
def test_wrong_options_are_told(arguments: tuple[str, ...], code: int, saying: str) -> None:
    result = run("bot", "check", *arguments, columns=200)
    assert result.code == code
    assert saying in result.err
    assert "Traceback" not in result.err
