"""`lucca arena`."""

import json
import os
import pty
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.files import read_records
from lucca.rules.cards import standard_deck
from lucca.rules.deckfile import write_deck
from tests.cli.running import run
from tests.waiting import PATIENCE, reserved_port, wait_until

LUCCA = [sys.executable, "-c", "from lucca.cli.main import main; main()"]


def report(*arguments: str) -> Any:
    """What the command says as JSON, times apart."""
    done = run("arena", *arguments, "--json")
    assert done.code == 0, done.err
    return without_times(json.loads(done.out))


def without_times(said: Any) -> Any:
    for bot in said["bots"]:
        del bot["time"]
    return said


@pytest.mark.parametrize(
    ("edition", "players"), [("city-of-games", "2"), ("citta-en", "3"), ("citta-fr", "4"), ("citta-ja", "5")]
)
def test_any_edition_and_number_of_players(edition: str, players: str) -> None:
    said = report("builder", "random", "--edition", edition, "--players", players, "--deals", "3")
    assert said["complete"]
    assert said["games"] == 3 * int(players)
    assert said["even"] == pytest.approx(1 / int(players))
    assert said["matches"][0]["wins"]["mean"] > said["even"]


def test_celebration_and_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck, games = tmp_path / "deck.csv", tmp_path / "games.jsonl"
    deck.write_text(write_deck(standard_deck()).replace("red", "crimson"))
    report("builder", "random", "--celebration", "--deck", str(deck), "--deals", "2", "--records", str(games))
    records = list(read_records(games))
    assert len(records) == 6
    for record in records:
        check(record)
        assert record.setup.celebration
        assert "crimson" in record.setup.deck.colours


def test_the_report_for_people() -> None:
    said = run("arena", "builder", "random", "--deals", "4").out
    assert "versus, city-of-games, 3 players, seed 0, 12 games on 4 deals" in said
    assert "stronger" in said
    assert max(map(len, said.splitlines())) <= 80
    for heading in ("wins", "margin", "points", "rating", "verdict", "ms a turn", "p50", "p95", "faults"):
        assert heading in said


def test_faults_are_told() -> None:
    said = run("arena", "tests.arena.bots:Cheat", "random", "--deals", "2").out
    assert "illegal 6" in said
    assert "tests.arena.bots:Cheat: illegal 6 times, for example: turn 7: " in said


def test_a_folder_keeps_results_and_reports(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "run"
    said = report("builder", "random", "--deals", "3", "--out", str(folder), "--html", str(tmp_path / "page.html"))
    assert sorted(path.name for path in folder.iterdir()) == [
        "report.html",
        "report.json",
        "results.jsonl",
        "settings.json",
    ]
    kept = json.loads((folder / "report.json").read_text())
    assert kept["matches"] == said["matches"]
    assert (folder / "report.html").read_text() == (tmp_path / "page.html").read_text()
    assert (folder / "report.html").read_text().startswith("<!DOCTYPE html>")


def test_without_a_folder_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    report("builder", "random", "--deals", "3", "--records", "games.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_efforts_for_each_bot_tell_them_apart() -> None:
    said = report("random", "random", "--effort", "2,1", "--deals", "1")
    assert [(bot["name"], bot["effort"]) for bot in said["bots"]] == [("random, effort 2", 2.0), ("random", 1.0)]


def test_a_run_with_more_deals_is_made_longer(tmp_path: Path) -> None:
    options = ("builder", "random", "--players", "2", "--out", str(tmp_path))
    report(*options, "--deals", "2")
    assert report(*options, "--deals", "5") == report("builder", "random", "--players", "2", "--deals", "5")


@pytest.mark.parametrize(
    ("arguments", "code", "saying"),
    [
        (("random",), 1, "two bots or more"),
        (("random", "oracle"), 1, "there is no bot 'oracle'"),
        (("random", "random", "--players", "6"), 1, "2 to 5 players, not 6"),
        (("random", "random", "--edition", "citta-fr", "--celebration"), 1, "Celebration"),
        (("random", "random", "--effort", "1,2,3"), 1, "2 bots, but 3 values for effort"),
        (("random", "random", "--effort", "much"), 2, "'much' is not a number"),
        (("random", "random", "--seconds", "0"), 1, "seconds must be above 0"),
        (("random", "random", "--mode", "knockout"), 2, "--mode"),
        (("random", "random", "--deals", "0"), 2, "--deals"),
        (("random", "random", "--deck", "missing.csv"), 1, "missing.csv"),
        (("random", "random", "--out", "file"), 1, "file"),
        (("random", "random", "--html", "missing/page.html"), 1, "missing/page.html cannot be written"),
        (("random", "random", "--cluster", "nonsense"), 1, "no Ray cluster can be reached at nonsense"),
        (("random", "tests.arena.bots:Broken"), 1, "no luck today"),
    ],
)
def test_wrong_options_are_told(
    arguments: tuple[str, ...], code: int, saying: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    done = run("arena", *arguments, *(() if "--deals" in arguments else ("--deals", "1")), columns=200)
    assert done.code == code
    assert saying in done.err
    assert "Traceback" not in done.err


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    run("arena", "random", "builder", "--deals", "1", "--out", str(tmp_path))
    done = run("arena", "random", "builder", "--deals", "1", "--out", str(tmp_path), "--seed", "1")
    assert done.code == 1
    assert "other settings (seed: 0 there, 1 here)" in done.err


# --- stopped and started again ----------------------------------------------------------------------------------------


def stopped(folder: Path, options: list[str], number: signal.Signals) -> tuple[int, str]:
    """Start the command, and send a signal as soon as it has written more than there was; its exit code and errors."""
    results = folder / "results.jsonl"
    before = results.stat().st_size if results.exists() else 0
    command = [*LUCCA, "arena", *options, "--out", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(lambda: results.exists() and results.stat().st_size > before)
            process.send_signal(number)
            _, errors = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    return process.returncode, errors


def test_killed_and_started_again_it_gives_the_same(tmp_path: Path) -> None:
    options = ["builder", "random", "--deals", "1000", "--seed", "9"]
    for jobs in ("1", "2"):
        code, _ = stopped(tmp_path, [*options, "--jobs", jobs], signal.SIGKILL)
        assert code == -signal.SIGKILL
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") < 3000
    assert report(*options, "--out", str(tmp_path)) == report(*options, "--jobs", "1")


def test_stopped_by_the_keyboard_it_tells_what_is_kept(tmp_path: Path) -> None:
    options = ["builder", "random", "--deals", "20000", "--jobs", "2"]
    code, errors = stopped(tmp_path, options, signal.SIGINT)
    assert code == 130
    assert "of 60,000 games are kept in" in errors
    assert "Traceback" not in errors


# --- on a cluster ----------------------------------------------------------------------------------------------------


@contextmanager
def cluster(environment: dict[str, str]) -> Iterator[str]:
    """The address of a Ray cluster that runs already, as a user would start it on the first of several machines."""
    port = reserved_port()
    ray = Path(sys.executable).with_name("ray")
    options = ["--head", "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2", "--include-dashboard=false"]
    command = [str(ray), "start", *options, "--block"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment) as process:
        assert process.stdout is not None
        try:
            assert any(b"Ray runtime started" in line for line in process.stdout)
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def test_the_same_command_on_a_cluster_that_runs_already() -> None:
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    environment = {**os.environ, **token, "RAY_USAGE_STATS_ENABLED": "0"}
    options = ["builder", "random", "--deals", "20", "--players", "2"]
    with cluster(environment) as address:
        command = [*LUCCA, "arena", *options, "--cluster", address, "--json"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert without_times(json.loads(done.stdout)) == report(*options)


# --- on a terminal ----------------------------------------------------------------------------------------------------


def on_a_terminal(arguments: list[str]) -> str:
    """What a user sees on standard error at a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    with subprocess.Popen([*LUCCA, *arguments], stdout=subprocess.DEVNULL, stderr=theirs, env=environment) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # Linux tells the end of a terminal so
                break
            if not part:
                break
            seen += part
        assert process.wait(PATIENCE) == 0
    os.close(ours)
    return seen.decode()


def test_standings_are_shown_on_a_terminal_while_it_runs() -> None:
    seen = on_a_terminal(["arena", "builder", "random", "--deals", "300", "--jobs", "1"])
    assert "playing" in seen
    assert "wins" in seen
    assert "builder" in seen


def test_nothing_is_shown_elsewhere() -> None:
    done = subprocess.run(
        [*LUCCA, "arena", "random", "random", "--deals", "3", "--json"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert json.loads(done.stdout)["complete"]
