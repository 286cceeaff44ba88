"""The time of day as the server counts it: in milliseconds since 1970."""

import time
from collections.abc import Callable

Now = Callable[[], int]
"""Tells the time. Tests hand in others than `milliseconds`."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000
