"""Which bot is better: matches on paired deals, in all seats, with honest intervals.

A run is a function of its settings. Every deal is played once with the single bot in each seat, so that luck with cards
and seats cancels out:

>>> from lucca.arena import WorkerPool, Run, make_report, verdict
>>> from lucca.arena.settings import settings
>>> with Run(settings(["mason", "random"], players=3, seed=1), deals=4) as run:
...     played = max(run.play(WorkerPool(jobs=1)))
...     report = make_report(run.ledger)
>>> played, report.complete
(12, True)
>>> mason = report.bots[0]
>>> mason.name, mason.wins.mean, verdict(mason.wins, report.even)
('mason', 1.0, 'stronger')

With a folder (`Run(…, folder=path)`) results are kept: the same run goes on after any interruption (docs/arena.md).

| module | what it is for |
|---|---|
| `settings` | what is played: all that the results depend on |
| `run`, `play` | playing it, in this process, in several or on a cluster |
| `results`, `ledger` | what was played, on disk and in memory |
| `statistics`, `ratings` | means with intervals; Plackett-Luce ratings |
| `report`, `words`, `page` | what it shows, as data, as text and as a page |

The names here load on first use, so that `import lucca.arena` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.arena.report import Report, make_report, verdict
    from lucca.arena.run import Run, WorkerPool
    from lucca.arena.settings import Entrant, Settings
    from lucca.arena.statistics import Estimate, estimate, estimate_share

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.arena.report": (
            "Report",
            "make_report",
            "verdict",
        ),
        "lucca.arena.run": (
            "WorkerPool",
            "Run",
        ),
        "lucca.arena.settings": (
            "Entrant",
            "Settings",
        ),
        "lucca.arena.statistics": (
            "Estimate",
            "estimate",
            "estimate_share",
        ),
    },
)

__all__ = [
    "Entrant",
    "Estimate",
    "Report",
    "Run",
    "Settings",
    "WorkerPool",
    "estimate",
    "estimate_share",
    "make_report",
    "verdict",
]
