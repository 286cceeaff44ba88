"""A run from beginning to end: open its folder, play what is missing, tell how it goes."""

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from pathlib import Path

from lucca.arena.ledger import Ledger
from lucca.arena.play import Failure, Played, Task, play_task
from lucca.arena.results import Results, open_results
from lucca.arena.settings import GameId, Settings
from lucca.rules.errors import LuccaError
from lucca.workers.base import InProcess, Workers, work_through
from lucca.workers.cluster import Cluster
from lucca.workers.processes import Processes

_TASK_SECONDS = 0.3
"""Long enough that handing over costs nothing, short enough that progress is seen and little is lost."""
_ALONE_SECONDS = 1.0
"""So much work is not worth starting processes for; it also compiles what is not compiled yet once, not everywhere."""

PlayedTask = tuple[Task, Played | Failure]


class Tasks:
    """The games to be played, in tasks whose size follows from how long games take."""

    def __init__(self, games: Iterator[GameId]) -> None:
        self._games = games
        self._size = 1

    def __iter__(self) -> Iterator[Task]:
        while games := tuple(islice(self._games, self._size)):
            yield Task(games)

    def learn(self, task: Task, played: Played) -> None:
        """Let later tasks take as long as they should; they grow little by little, since matches differ."""
        right = _TASK_SECONDS * len(task.games) / max(played.seconds, 1e-6)
        self._size = max(1, min(2 * self._size, int(right)))


@dataclass(frozen=True)
class WorkerPool:
    """Who plays: so many processes of this machine, or a Ray cluster at an address."""

    jobs: int = 1
    cluster: str | None = None


class Run:
    """An open run: its results so far, and the way to the rest of them. Use it in a `with` statement."""

    def __init__(self, settings: Settings, deals: int, folder: Path | None = None) -> None:
        """LuccaError if the folder holds another run, or damaged results."""
        self.settings = settings
        self.results: Results = open_results(folder, settings)
        self.ledger = Ledger(settings, deals)
        try:
            for result in self.results:
                self.ledger.add(result)
        except LuccaError:
            self.results.close()
            raise

    def __enter__(self) -> "Run":
        return self

    def __exit__(self, *_: object) -> None:
        self.results.close()

    def play(self, pool: WorkerPool) -> Iterator[int]:
        """Play what is missing; after every bit of it, how many games there are. It may be left at any time.

        LuccaError if a game cannot be played.
        """
        tasks = Tasks(self.ledger.missing())
        return self._kept(tasks, _played_tasks(partial(play_task, self.settings), pool, iter(tasks)))

    def play_with(self, workers: Workers[Task, Played | Failure]) -> Iterator[int]:
        """The same with workers who do `play_task` for these settings, and who stay when it is done."""
        tasks = Tasks(self.ledger.missing())
        return self._kept(tasks, work_through(workers, iter(tasks)))

    def _kept(self, tasks: Tasks, played_tasks: Iterator[PlayedTask]) -> Iterator[int]:
        """Write all played tasks down; after each, how many games there are."""
        for task, played in played_tasks:
            if isinstance(played, Failure):
                raise LuccaError(played.message)
            for result in self.results.add(played.lines):
                self.ledger.add(result)
            tasks.learn(task, played)
            yield self.ledger.games


def _played_tasks(work: "partial[Played | Failure]", pool: WorkerPool, tasks: Iterator[Task]) -> Iterator[PlayedTask]:
    in_process: InProcess[Task, Played | Failure] = InProcess(work)
    if pool.cluster is None:
        yield from _for_a_moment(in_process, tasks)
    first = next(tasks, None)
    if first is None:
        return
    workers: Workers[Task, Played | Failure] = in_process
    if pool.cluster is not None:
        workers = Cluster(work, pool.cluster, pool.jobs)
    elif pool.jobs > 1:
        workers = Processes(work, pool.jobs)
    with closing(workers):
        yield from work_through(workers, chain([first], tasks))


def _for_a_moment(in_process: InProcess[Task, Played | Failure], tasks: Iterator[Task]) -> Iterator[PlayedTask]:
    until = time.monotonic() + _ALONE_SECONDS
    for outcome in work_through(in_process, tasks):
        yield outcome
        if time.monotonic() > until:
            return
