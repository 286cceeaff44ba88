"""Every example runs, in small."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
RUNS = {
    "plain_game.py": (["--edition", "citta-en", "--players", "4", "--seed", "7"], "1. seat "),
    "pettingzoo_random.py": (["--edition", "citta-fr", "--games", "2", "--render"], "game 1, player_2: place "),
    "openspiel_mcts.py": (["--simulations", "2"], "returns (the search has seat 0): ["),
    "batch_rollout.py": (["--count", "50", "--games", "60", "--threads", "2"], "points on average"),
}


@pytest.mark.parametrize("name", RUNS)
def test_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, expected = RUNS[name]
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert expected in capsys.readouterr().out


def test_none_is_forgotten() -> None:
    run_by_others = ["external_bot.py", "table_client.py"]  # tests/bots/external, tests/server/test_documents.py
    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == sorted([*RUNS, *run_by_others])
