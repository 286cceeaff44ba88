"""How often a client may ask for something."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from lucca.server.base.errors import TooMuch

MAX_BUCKETS = 50_000
MAX_SOCKETS = 200
"""That one client may have open at the same time."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


class Bucket:
    """What is left of a rate. `take` says whether it was enough."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """Use one, if there is one left; `now` must not go back."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


REQUESTS = Rate(120, 20)
CREATIONS = Rate(20, 0.2)
"""Tables and guests."""
PASSWORDS = Rate(8, 0.1)
CONNECTIONS = Rate(60, 2)
MESSAGES = Rate(60, 20)
"""On one socket."""
CONTROL_FRAMES = Rate(60, 5)
"""Pings and pongs on one socket, whatever the server's own limits."""
CHAT = Rate(6, 0.5)
"""Of one player."""


class Limits:
    """Buckets by client and kind of request; if there are too many, those not used for longest are forgotten."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        """Seconds, from any beginning."""
        self._buckets: OrderedDict[tuple[str, Rate], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def take(self, client: str, rate: Rate) -> None:
        """TooMuch if the client has used up its share."""
        if not self.enabled:
            return
        now = self.clock()
        bucket = self._buckets.setdefault((client, rate), Bucket(rate, now))
        self._buckets.move_to_end((client, rate))
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise TooMuch("too-many", "that was too much at once; try again in a moment")

    @contextmanager
    def socket(self, client: str) -> Iterator[None]:
        """One more socket of a client, while the block lasts; TooMuch if it has too many."""
        if self.enabled and self._sockets[client] >= MAX_SOCKETS:
            raise TooMuch("too-many-sockets", "too many connections are open from where you are")
        self._sockets[client] += 1
        try:
            yield
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]
