"""How tests wait: for what is to be seen, never for time."""

import atexit
import socket
import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which something that should happen counts as never happening.

It only ends a test that hangs. On a quick machine everything takes seconds; one that is ten times slower, with all its
cores busy, must still be waited for.
"""
_POLL_SECONDS = 0.02


def wait_until(condition: Callable[[], bool], complaint: Callable[[], str] = lambda: "it does not happen") -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, complaint()
        time.sleep(_POLL_SECONDS)


def reserved_port() -> int:
    """A port of this machine where a server of ours may listen, time and again, and nobody else is given it.

    The socket that reserves it stays bound as long as this process lives, and never listens.
    """
    reserving = socket.socket()
    reserving.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserving.bind(("127.0.0.1", 0))
    atexit.register(reserving.close)
    port: int = reserving.getsockname()[1]
    return port
