"""Workers: every item is done once, whichever worker dies."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from lucca.rules.errors import LuccaError
from lucca.workers.base import MAX_DEATHS, InProcess, Workers, work_through
from lucca.workers.cluster import LOCAL, Cluster
from lucca.workers.processes import Processes
from tests.waiting import reserved_port
from tests.workers import work

Make = Callable[[Callable[[int], int]], Workers[int, int]]

IN_PROCESS: Make = InProcess
PROCESSES: Make = partial(Processes, jobs=2)
CLUSTER: Make = partial(Cluster, address=LOCAL, jobs=2)
BY_NAME = {"in-process": IN_PROCESS, "processes": PROCESSES, "cluster": CLUSTER}


def results(make: Make, function: Callable[[int], int], numbers: int = 30) -> list[tuple[int, int]]:
    with closing(make(function)) as workers:
        return sorted(work_through(workers, iter(range(numbers))))


@pytest.mark.parametrize("name", ["in-process", "processes"])
def test_every_item_is_done_once(name: str) -> None:
    assert results(BY_NAME[name], work.square) == [(number, number * number) for number in range(30)]


@pytest.mark.parametrize("name", ["processes", "cluster"])
def test_what_a_dying_worker_had_is_done_by_another(name: str, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    found = results(BY_NAME[name], partial(work.die_once, marker))
    assert marker.exists()
    assert found == [(number, number * number) for number in range(30)]


def test_an_item_that_no_worker_survives_is_told() -> None:
    with pytest.raises(LuccaError, match=f"{MAX_DEATHS} workers died, one after the other, over 7"):
        results(PROCESSES, work.die_of_seven)


def test_a_worker_that_died_with_nothing_to_do_is_replaced() -> None:
    with closing(Processes(work.who, 1)) as workers:
        workers.give(0)
        first = workers.take().result
        assert first is not None
        os.kill(first, signal.SIGKILL)
        for process in active_children():
            if process.pid == first:
                process.join()
        found = [result for _, result in work_through(workers, iter([1, 2]))]
    assert len(set(found)) == 1
    assert first not in found


def test_processes_end_with_their_work_under_way() -> None:
    before = set(active_children())
    workers = Processes(work.take_ages, 2)
    workers.give(1)
    assert len(set(active_children()) - before) == 2
    workers.close()
    assert not set(active_children()) - before


@pytest.mark.parametrize("name", ["in-process", "processes"])
def test_items_are_fetched_when_they_are_wanted(name: str) -> None:
    fetched = []

    def items() -> Iterator[int]:
        for number in count():
            fetched.append(number)
            yield number

    with closing(BY_NAME[name](work.square)) as workers:
        list(islice(work_through(workers, items()), 10))
        assert len(fetched) <= 10 + workers.capacity


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LuccaError, match=r"Ray is not installed; install it with: pip install 'lucca\[ray\]'"):
        Cluster(work.square, LOCAL)


def test_an_address_without_a_cluster_is_told() -> None:
    for address in ("nonsense", f"127.0.0.1:{reserved_port()}"):
        with pytest.raises(LuccaError, match=f"no Ray cluster can be reached at {address}: "):
            Cluster(work.square, address)
