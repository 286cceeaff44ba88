"""How two ways of doing a thing are compared: in turns, pair by pair, in the same minute on the same machine."""

import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

Rate = Callable[[], float]


@dataclass(frozen=True)
class Comparison:
    """Rates a second of both sides (medians), and their ratio: the median over pairs of rounds.

    `best` is the ratio of the quickest rounds: what a machine would show on which nothing else ever ran.
    """

    name: str
    ours: float
    theirs: float
    ratio: float
    best: float
    spread: tuple[float, float]
    target: float | None

    @property
    def met(self) -> bool:
        return self.target is None or self.ratio >= self.target


def compare(name: str, ours: Rate, theirs: Rate, *, rounds: int, target: float | None = None) -> Comparison:
    """Measure both in turns."""
    return comparison(name, measured_pairs(ours, theirs, rounds), target)


def measured_pairs(ours: Rate, theirs: Rate, rounds: int) -> list[tuple[float, float]]:
    """In turns; the first pair only warms up."""
    return [(ours(), theirs()) for _ in range(rounds + 1)][1:]


def comparison(name: str, pairs: list[tuple[float, float]], target: float | None = None) -> Comparison:
    """Of pairs of rates that were measured in turns."""
    ratios = sorted(mine / other for mine, other in pairs)
    return Comparison(
        name,
        statistics.median(mine for mine, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(ratios),
        max(mine for mine, _ in pairs) / max(other for _, other in pairs),
        (ratios[0], ratios[-1]),
        target,
    )


def rate(work: Callable[[], int]) -> Rate:
    """Turn a piece of work that returns how much it did into a rate a second."""

    def measured() -> float:
        start = time.perf_counter()
        amount = work()
        return amount / (time.perf_counter() - start)

    return measured


class Peer:
    """A program in another environment that measures itself when asked."""

    def __init__(self, python: str) -> None:
        script = Path(__file__).with_name("peer_hearts.py")
        self.process = subprocess.Popen([python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rate(self, task: str) -> Rate:
        def measured() -> float:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(task + "\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())

        return measured

    def close(self) -> None:
        self.process.communicate(timeout=10)
