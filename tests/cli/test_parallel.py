"""Work on several processes."""

import os
import time
from collections.abc import Iterator
from itertools import count, islice

import pytest

from lucca.cli import parallel
from lucca.cli.parallel import cores, ordered_map
from lucca.rules.errors import LuccaError


def slow_first(number: int) -> tuple[int, int]:
    """(the number, the process that saw it); the first takes longest."""
    time.sleep(0.3 if number == 0 else 0)
    return number, os.getpid()


def last_breath(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_results_come_in_order_from_other_processes() -> None:
    results = list(ordered_map(slow_first, range(30), jobs=2))
    assert [number for number, _ in results] == list(range(30))
    processes = {process for _, process in results}
    assert len(processes) == 2
    assert os.getpid() not in processes


@pytest.mark.parametrize(("items", "jobs"), [(30, 1), (parallel.WORTH_PROCESSES - 1, 2), (0, 2)])
def test_little_work_stays_in_this_process(items: int, jobs: int) -> None:
    results = list(ordered_map(slow_first, range(items), jobs))
    assert results == [(number, os.getpid()) for number in range(items)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_items_are_fetched_only_a_little_ahead(jobs: int) -> None:
    fetched = []

    def items() -> Iterator[int]:
        for number in count():
            fetched.append(number)
            yield number

    results = ordered_map(abs, items(), jobs)
    assert list(islice(results, 100)) == list(range(100))
    assert len(fetched) <= 100 + 2 * jobs + 1


def test_a_process_that_is_stopped_is_told() -> None:
    with pytest.raises(LuccaError, match="worker process was stopped"):
        list(ordered_map(last_breath, range(30), jobs=2))


def test_there_is_a_core() -> None:
    assert cores() >= 1
