"""The benchmarks run; what they measure is no matter of tests."""

import re
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]


def test_the_benchmark_of_the_server_plays_whole_games() -> None:
    options = ["--tables", "2", "--seconds", "0.01", "--rates", "--idle", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.server", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    columns, figures = done.stdout.splitlines()
    assert re.search(r"games .* errors$", columns)
    assert figures.split()[0] == "2"
    games, errors = figures.split()[6], figures.split()[-1]
    assert (int(games) >= 2, errors) == (True, "0")
