"""Things to do that workers can import."""

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(marker: Path, number: int) -> int:
    """The worker that gets number 7 first dies of it."""
    if number == 7 and not marker.exists():
        marker.touch()
        die()
    return number * number


def die_of_seven(number: int) -> int:
    if number == 7:
        die()
    return number * number


def take_ages(number: int) -> int:
    time.sleep(600)
    return number


def who(_: int) -> int:
    return os.getpid()
