"""`lucca train` and `lucca train-judge` at the command line."""

from pathlib import Path

import pytest

from tests.cli.running import run

SMALL = ("--players", "2", "--generations", "1", "--games", "6", "--widths", "4,0,4,4", "--threads", "1")


def test_trains_and_draws_its_curves(tmp_path: Path) -> None:
    done = run("train", str(tmp_path / "run"), *SMALL)
    assert done.code == 0, done.err
    assert "generation 1: 6 games" in done.err
    assert "best.npz" in done.err
    page = (tmp_path / "run" / "curves.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert "http://" not in page.replace("http://www.w3.org", "")
    again = run("train", str(tmp_path / "run"), *SMALL)
    assert again.code == 0
    assert "generation" not in again.err


@pytest.mark.parametrize("widths", ["64", "a,b,c,d", "0,0,1,1", "64,0,96,9999", "1,2,3,4,5"])
def test_bad_widths_are_refused(tmp_path: Path, widths: str) -> None:
    done = run("train", str(tmp_path / "run"), "--widths", widths)
    assert done.code == 1
    assert "--widths" in done.err
    assert not (tmp_path / "run").exists()


def test_a_rival_must_be_a_network_for_as_many_players(tmp_path: Path) -> None:
    (tmp_path / "rival.npz").write_bytes(b"not a network")
    done = run("train", str(tmp_path / "run"), "--against", str(tmp_path / "rival.npz"))
    assert done.code == 1
    assert "holds no network" in done.err


def test_trains_a_judge_and_goes_on_with_it(tmp_path: Path) -> None:
    small = ("--players", "2", "--parts", "2", "--games", "2", "--branches", "1", "--samples", "1", "--threads", "1")
    done = run("train-judge", str(tmp_path / "run"), *small)
    assert done.code == 0, done.err
    assert "round 6: 2 states" in done.err
    assert "round 1: 12 states" in done.err
    assert (tmp_path / "run" / "judge.npz").exists()
    again = run("train-judge", str(tmp_path / "run"), *small)
    assert again.code == 0
    assert "states" not in again.err


def test_a_judge_needs_a_network_for_as_many_players(tmp_path: Path) -> None:
    (tmp_path / "rival.npz").write_bytes(b"not a network")
    done = run("train-judge", str(tmp_path / "run"), "--network", str(tmp_path / "rival.npz"))
    assert done.code == 1
    assert "holds no network" in done.err
    assert not (tmp_path / "run").exists()
