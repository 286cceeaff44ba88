"""Workers that are processes of this machine. One that dies is replaced."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread, current_thread, main_thread
from typing import Generic

from lucca.workers.base import FinishedItem, Item, Result

# Fresh processes: a copy of this one could hold locks of its threads, such as the progress bar's.
_SPAWN = get_context("spawn")
_TIDYING_SECONDS = 10.0


def belong_to_parent() -> None:
    """Called first in a process: leave Ctrl-C to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Put Ctrl-C off while a process is being started: it would be left half-made. It inherits to be undisturbed."""
    if current_thread() is not main_thread():
        yield
        return
    pressed = []
    before = signal.signal(signal.SIGINT, lambda *_: pressed.append(True))
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        signal.signal(signal.SIGINT, before)
    if pressed:
        signal.raise_signal(signal.SIGINT)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@dataclass
class _Worker:
    process: SpawnProcess
    line: Connection


class Processes(Generic[Item, Result]):
    """Processes that each do one item at a time. `work` must be importable by its name, or a partial of such."""

    def __init__(self, work: Callable[[Item], Result], jobs: int) -> None:
        self._work = work
        self._idle = [self._start() for _ in range(jobs)]
        self._busy: dict[Connection, tuple[_Worker, Item]] = {}
        self.capacity = jobs

    def _start(self) -> _Worker:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(self._work, theirs), daemon=True)
        with _undisturbed():
            process.start()
        theirs.close()  # so that the line breaks when the worker dies
        return _Worker(process, ours)

    def give(self, item: Item) -> None:
        """To a process that has nothing to do; one that died meanwhile is replaced."""
        worker = self._idle.pop()
        try:
            worker.line.send(item)
        except OSError:  # it died while it had nothing to do
            worker = self._replaced(worker)
            worker.line.send(item)
        self._busy[worker.line] = worker, item

    def take(self) -> FinishedItem[Item, Result]:
        """From the first process that is done; one that died over its item is replaced."""
        line = wait(list(self._busy))[0]
        assert isinstance(line, Connection)
        worker, item = self._busy.pop(line)
        try:
            result: Result | None = line.recv()
        except (EOFError, OSError):
            result = None
            worker = self._replaced(worker)
        self._idle.append(worker)
        return FinishedItem(item, result)

    def _replaced(self, worker: _Worker) -> _Worker:
        worker.process.kill()
        _end_workers([worker])
        return self._start()

    def close(self) -> None:
        """Workers that are busy are killed; idle ones end by themselves and may tidy up."""
        busy = [worker for worker, _ in self._busy.values()]
        for worker in busy:
            worker.process.kill()
        _end_workers([*self._idle, *busy])


def _end_workers(workers: list[_Worker]) -> None:
    """Cut the lines, by which workers know that there is no more to do, and see that they end."""
    for worker in workers:
        worker.line.close()
    for worker in workers:
        worker.process.join(_TIDYING_SECONDS)
        worker.process.kill()
        worker.process.join()


def _serve(work: Callable[[Item], Result], line: Connection) -> None:
    """What a worker does until its line is cut."""
    belong_to_parent()
    while True:
        try:
            item = line.recv()
        except EOFError:
            return
        line.send(work(item))
