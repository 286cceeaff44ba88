"""`lucca simulate`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lucca.bots.registry import BOTS
from lucca.cli import parallel
from lucca.records.check import check
from lucca.records.files import read_records
from lucca.rules.cards import standard_deck
from lucca.rules.deckfile import write_deck
from tests.cli.running import run
from tests.waiting import PATIENCE, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
LUCCA = [sys.executable, "-c", "from lucca.cli.main import main; main()"]


def simulated(path: Path, *options: str) -> bytes:
    result = run("simulate", "--out", str(path), *options)
    assert result.code == 0, result.err
    return path.read_bytes()


@pytest.mark.parametrize(
    ("edition", "players"), [("city-of-games", "2"), ("citta-en", "3"), ("citta-fr", "4"), ("citta-ja", "5")]
)
def test_the_games_are_written_and_right(edition: str, players: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulated(path, "--edition", edition, "--players", players, "--games", "7", "--bot", "builder,random")
    records = list(read_records(path))
    assert len(records) == 7
    for record in records:
        assert check(record).over
        assert record.setup.edition.id == edition
        assert [player.kind for player in record.players][:2] == ["bot:builder", "bot:random"]


def test_celebration(tmp_path: Path) -> None:
    simulated(tmp_path / "games.jsonl", "--celebration", "--games", "3")
    assert all(record.setup.celebration for record in read_records(tmp_path / "games.jsonl"))


def test_the_same_seed_gives_the_same_file_on_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel, "WORTH_PROCESSES", 2)
    options = ("--games", "210", "--players", "5", "--seed", "42")
    alone = simulated(tmp_path / "alone.jsonl", *options, "--jobs", "1")
    shared = simulated(tmp_path / "shared.jsonl", *options, "--jobs", "2")
    assert alone == shared
    assert alone.count(b"\n") == 210


def test_another_seed_gives_another_file(tmp_path: Path) -> None:
    one = simulated(tmp_path / "1.jsonl", "--games", "2", "--seed", "1")
    assert one == simulated(tmp_path / "1-again.jsonl", "--games", "2", "--seed", "1")
    assert one != simulated(tmp_path / "2.jsonl", "--games", "2", "--seed", "2")


def test_a_longer_simulation_begins_with_the_shorter(tmp_path: Path) -> None:
    short = simulated(tmp_path / "short.jsonl", "--games", "3", "--bot", "builder")
    assert simulated(tmp_path / "long.jsonl", "--games", "6", "--bot", "builder").startswith(short)


def test_a_deck_file(tmp_path: Path) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(write_deck(standard_deck()).replace("red", "crimson"))
    simulated(tmp_path / "games.jsonl", "--deck", str(deck), "--games", "2", "--celebration")
    for record in read_records(tmp_path / "games.jsonl"):
        check(record)
        assert "crimson" in record.setup.deck.colours


def test_the_summary_for_machines(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    result = run("simulate", "--games", "12", "--seed", "3", "--bot", "builder", "--out", str(path), "--json")
    summary = json.loads(result.out)
    results = [record.result for record in read_records(path)]
    assert summary["games"] == sum(summary["wins"]) == len(results) == 12
    for seat in range(3):
        mean = sum(result.scores[seat] for result in results if result) / 12
        assert summary["mean_scores"][seat] == pytest.approx(mean, abs=0.001)
    assert (summary["edition"], summary["players"], summary["seed"]) == ("city-of-games", 3, 3)
    assert summary["bots"] == ["builder"] * 3
    assert summary["file"] == str(path)


def test_the_summary_for_people(tmp_path: Path) -> None:
    result = run("simulate", "--games", "2", "--out", str(tmp_path / "games.jsonl"))
    assert result.out.startswith("2 games in ")
    assert result.out.count("random: won") == 3


def test_standard_output_holds_nothing_but_games() -> None:
    done = subprocess.run(
        [*LUCCA, "simulate", "--games", "3", "--json"], capture_output=True, check=True, timeout=PATIENCE
    )
    assert [json.loads(line)["format"] for line in done.stdout.splitlines()] == ["lucca-record/1"] * 3
    assert json.loads(done.stderr)["games"] == 3


def test_an_existing_file_is_replaced_only_by_a_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    assert run("simulate", "--bot", "nobody", "--out", str(path)).code == 1
    assert path.read_text() == "old"
    assert simulated(path, "--games", "1").startswith(b'{"format"')
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "target.jsonl")
    simulated(link, "--games", "1")
    assert link.is_symlink()
    assert (tmp_path / "target.jsonl").read_bytes().startswith(b'{"format"')


def test_a_device_is_written_to_and_not_replaced() -> None:
    assert run("simulate", "--games", "1", "--out", os.devnull).code == 0
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_leaves_nothing_behind(number: signal.Signals, tmp_path: Path) -> None:
    command = [*LUCCA, "simulate", "--games", "1000000", "--out", str(tmp_path / "games.jsonl"), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(lambda: any(path.stat().st_size for path in tmp_path.iterdir()))
            process.send_signal(number)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode not in (0, None)
    assert list(tmp_path.iterdir()) == []
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("options", "code", "saying"),
    [
        (("--edition", "citta-it"), 1, "citta-it"),
        (("--players", "6"), 1, "2 to 5 players, not 6"),
        (("--edition", "citta-fr", "--players", "2"), 1, "3 to 5 players"),
        (("--edition", "citta-fr", "--celebration"), 1, "Celebration"),
        (("--bot", "oracle"), 1, "there is no bot 'oracle'; there are random, builder"),
        (("--bot", "random,"), 1, "there is no bot ''"),
        (("--bot", "random,random,random,random"), 1, "3 seats, but 4 bots"),
        (("--games", "0"), 2, "--games"),
        (("--games", "many"), 2, "--games"),
        (("--jobs", "0"), 2, "--jobs"),
        (("--seed", "x"), 2, "--seed"),
        (("--deck", "missing.csv"), 1, "missing.csv"),
        (("--out", "."), 1, ". cannot be written: Is a directory"),
        (("--out", "missing/games.jsonl"), 1, "missing/games.jsonl cannot be written: No such file or directory"),
    ],
)
def test_wrong_options_are_told(
    options: tuple[str, ...], code: int, saying: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("simulate", "--games", "1", "--out", "games.jsonl", *options, columns=200)
    assert result.code == code
    assert saying in result.err
    assert "Traceback" not in result.err
    assert list(tmp_path.iterdir()) == []


def test_the_help_names_every_bot() -> None:
    shown = run("simulate", "--help", columns=200).out
    assert all(bot in shown for bot in BOTS)


def test_other_peoples_bots(tmp_path: Path) -> None:
    """A command takes the rest of its option, commas included; the next seat has an option of its own."""
    command = f"exec:{sys.executable} {EXAMPLE} --ignored 1,2"
    options = ("--bot", f"random,{command}", "--bot", "lucca.bots.simple:BuilderBot")
    simulated(tmp_path / "games.jsonl", "--games", "3", *options)
    name = f"exec:{Path(sys.executable).name} external_bot.py --ignored 1,2"
    for record in read_records(tmp_path / "games.jsonl"):
        assert check(record).over
        kinds = [player.kind for player in record.players]
        assert kinds == ["bot:random", f"bot:{name}", "bot:lucca.bots.simple:BuilderBot"]


def test_faults_are_told_and_recorded(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    crashing = f"exec:{sys.executable} -c 1/0"
    options = ("--games", "3", "--out", str(path), "--bot", "builder", "--bot", crashing)
    shown = run("simulate", *options, columns=200)
    assert shown.code == 0
    assert "    3 faults, the first: preparation: it ended with exit code 1" in shown.out
    assert json.loads(run("simulate", *options, "--json").out)["faults"] == [0, 3, 0]
    for line in path.read_text().splitlines():
        players = json.loads(line)["players"]
        assert [len(player.get("faults", [])) for player in players] == [0, 1, 0]
        assert players[1]["faults"][0]["kind"] == "crash"
    assert all(check(record).over for record in read_records(path))


def test_a_deck_file_that_is_wrong_is_told_by_its_line(tmp_path: Path) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(write_deck(standard_deck()).replace("\n5,", "\n6,"))
    result = run("simulate", "--deck", str(deck), "--out", str(tmp_path / "games.jsonl"))
    assert result.code == 1
    assert "line 7" in result.err
