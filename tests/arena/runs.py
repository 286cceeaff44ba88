"""Short runs for the tests of the arena."""

from pathlib import Path
from typing import Any

import msgspec

from lucca.arena.report import Report, make_report
from lucca.arena.run import Run, WorkerPool
from lucca.arena.settings import Settings, settings
from lucca.arena.statistics import Estimate

OTHER = "tests.arena.bots:OtherRandom"


def played(chosen: Settings, deals: int, folder: Path | None = None, pool: WorkerPool | None = None) -> Report:
    """The report of a run that is played to its end."""
    with Run(chosen, deals, folder) as run:
        for _ in run.play(pool or WorkerPool()):
            pass
        return make_report(run.ledger)


def quick(*bots: str, deals: int = 10, players: int = 3, seed: int = 0) -> Report:
    return played(settings(bots, players=players, seed=seed), deals)


def numbers(found: Estimate | None) -> tuple[float, float, float]:
    """Mean, low and high end of an interval that is there."""
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    return found.mean, found.low, found.high


def timeless(report: Report) -> Any:
    """All of a report that must be the same in every run."""
    data = msgspec.to_builtins(report)
    for bot in data["bots"]:
        assert bot.pop("time")["turns"] > 0
    return data
