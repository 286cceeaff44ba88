"""Work on several processes."""

import os
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from lucca.cli import parallel
from lucca.cli.parallel import cores, ordered_map
from lucca.rules.errors import LuccaError
from tests.waiting import wait_until


def first_waits(others: Path, number: int) -> tuple[int, int]:
    """(the number, the process that saw it); the first is done only after another, which must be in another process."""
    if number == 0:
        wait_until(lambda: any(others.iterdir()))
    else:
        (others / str(number)).touch()
    return number, os.getpid()


def seen(number: int) -> tuple[int, int]:
    return number, os.getpid()


def exit_at_three(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_results_come_in_order_from_other_processes(tmp_path: Path) -> None:
    results = list(ordered_map(partial(first_waits, tmp_path), range(30), jobs=2))
    assert [number for number, _ in results] == list(range(30))
    processes = {process for _, process in results}
    assert len(processes) == 2
    assert os.getpid() not in processes


@pytest.mark.parametrize(("items", "jobs"), [(30, 1), (parallel.WORTH_PROCESSES - 1, 2), (0, 2)])
def test_little_work_stays_in_this_process(items: int, jobs: int) -> None:
    results = list(ordered_map(seen, range(items), jobs))
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
        list(ordered_map(exit_at_three, range(30), jobs=2))


def test_there_is_a_core() -> None:
    assert cores() >= 1
