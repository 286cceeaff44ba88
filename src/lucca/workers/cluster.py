"""Workers on a Ray cluster, this machine or many. Ray is an optional extra, imported only when it is used."""

import logging
import os
import socket
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, Generic

from lucca.rules.errors import LuccaError
from lucca.workers.base import FinishedItem, Item, Result

LOCAL = "local"
"""The address that starts a cluster of this machine alone, and stops it again."""


_COUNTING_SECONDS = 2.0
_CONNECT_SECONDS = 10.0


def load_ray() -> ModuleType:
    """LuccaError if it is not installed."""
    try:
        import ray
    except ImportError:
        raise LuccaError("Ray is not installed; install it with: pip install 'lucca[ray]'") from None
    return ray


class Cluster(Generic[Item, Result]):
    """Every processor of a Ray cluster, those that join later included.

    Its machines must have the same version of this package installed. `work` must be importable by its name (or a
    partial of such).
    """

    def __init__(self, work: Callable[[Item], Result], address: str, jobs: int | None = None) -> None:
        """`jobs` is how many processes a local cluster has; another cluster brings its own number. LuccaError if
        there is no cluster at this address."""
        self._ray = load_ray()
        self._connect(address, jobs)
        # Items of dead workers come back as such, so that the caller decides: Ray must not retry by itself.
        self._remote = self._ray.remote(num_cpus=1, max_retries=0)(_do)
        self._work = self._ray.put(work)
        self._under_way: dict[Any, Item] = {}
        self._processors, self._count_again = 0, 0.0

    def _connect(self, address: str, jobs: int | None) -> None:
        place: dict[str, Any] = {"address": address}
        if address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # the user has not agreed to it
            place = {"address": LOCAL, "num_cpus": jobs, "include_dashboard": False}
        try:
            _try_to_connect(address)
            self._ray.init(**place, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (OSError, RuntimeError, ValueError) as error:
            reason = (str(error) or type(error).__name__).splitlines()[0]
            raise LuccaError(f"no Ray cluster can be reached at {address}: {reason}{_hint(address)}") from None

    @property
    def capacity(self) -> int:
        """Two items a processor, so that none waits for this machine. Now and then the processors are counted anew."""
        if time.monotonic() > self._count_again:
            self._processors = int(self._ray.cluster_resources().get("CPU", 0))
            self._count_again = time.monotonic() + _COUNTING_SECONDS
        return max(1, 2 * self._processors)

    def give(self, item: Item) -> None:
        """Ray chooses the processor."""
        self._under_way[self._remote.remote(self._work, item)] = item

    def take(self) -> FinishedItem[Item, Result]:
        """LuccaError if a worker cannot even begin, for example because it has another version."""
        errors = self._ray.exceptions
        finished, _ = self._ray.wait(list(self._under_way), num_returns=1)
        item = self._under_way.pop(finished[0])
        try:
            return FinishedItem(item, self._ray.get(finished[0]))
        except errors.RayTaskError as error:
            raise LuccaError(f"a worker of the cluster cannot do its work: {error.cause}") from None
        except errors.RayError:
            return FinishedItem(item, None)

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self._ray.shutdown()


def _try_to_connect(address: str) -> None:
    """OSError if nothing listens at HOST:PORT, for which Ray itself would wait for many minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), _CONNECT_SECONDS).close()


def _hint(address: str) -> str:
    return "" if address == LOCAL else " (if it asks for a token, this machine must have the same one)"


def _do(work: Callable[[Item], Result], item: Item) -> Result:
    return work(item)
