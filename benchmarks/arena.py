"""The arena on one process and on several: whole games of bots, written down and counted."""

from functools import partial

from benchmarks.measure import Rate, rate
from lucca.arena.play import Failure, Played, Task, play_task
from lucca.arena.run import Run
from lucca.arena.settings import settings
from lucca.workers.processes import Processes

DEALS = 700


def games_on(jobs: int) -> Rate:
    """Games a second by processes that run already: starting them takes a second or two, once in a run."""
    chosen = settings(["builder", "random"])
    workers: Processes[Task, Played | Failure] = Processes(partial(play_task, chosen), jobs)

    def work() -> int:
        with Run(chosen, DEALS) as run:
            for _ in run.play_with(workers):
                pass
            return run.ledger.games

    return rate(work)
