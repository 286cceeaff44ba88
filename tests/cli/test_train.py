"""`lucca train` at the command line."""

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
