"""Work on several processes with the results in order."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context
from typing import TypeVar

from lucca.workers.processes import belong_to_parent

Item = TypeVar("Item")
Result = TypeVar("Result")


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


WORTH_PROCESSES = 20  # with fewer items, starting processes takes longer than the work


def ordered_map(function: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """`map`, on `jobs` processes if it is worth it. Items are fetched only a little ahead of the results."""
    rest = iter(items)
    first = [] if jobs == 1 else list(islice(rest, WORTH_PROCESSES))
    everything = chain(first, rest)
    if len(first) < WORTH_PROCESSES:
        return map(function, everything)
    return _on_processes(function, everything, jobs)


def _on_processes(function: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    from lucca.rules.errors import LuccaError

    # Fresh processes: a copy of this one could hold locks of its threads, such as the progress bar's.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=belong_to_parent)
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(function, item))
            if len(waiting) > 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise LuccaError("a worker process was stopped from outside; try again, perhaps with fewer --jobs") from None
    finally:
        pool.shutdown(cancel_futures=True)
