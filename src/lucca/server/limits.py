"""How often somebody may ask for something."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from lucca.server.errors import TooMuch

_MOST_BUCKETS = 50_000


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
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


REQUESTS = Rate(120, 20)
MAKING = Rate(20, 0.2)
"""Tables and guests."""
PASSWORDS = Rate(8, 0.1)
CONNECTIONS = Rate(60, 2)
MESSAGES = Rate(60, 20)
"""On one socket."""
CHAT = Rate(6, 0.5)


class Limits:
    """Buckets by client and kind of request."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def take(self, client: str, rate: Rate) -> None:
        """TooMuch if the client has used up its share."""
        if not self.enabled:
            return
        now = self._clock()
        if len(self._buckets) >= _MOST_BUCKETS:
            self._forget_full(now)
        bucket = self._buckets.setdefault((client, rate), Bucket(rate, now))
        if not bucket.take(now):
            raise TooMuch("too-many", "that was too much at once; try again in a moment")

    def _forget_full(self, now: float) -> None:
        """A bucket that has filled up again is as good as a new one."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate.each_second < bucket.rate.burst
        }
