"""Output files that are either complete or not there."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import BinaryIO

from lucca.files import atomic_file

STANDARD_STREAM = Path("-")


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write (`-` is standard output). It gets its name when all is written; if anything fails, it is removed.

    LuccaError if it cannot be written.
    """
    if path == STANDARD_STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = path.resolve()
    if target.exists() and not target.is_file():
        with _errors_named_after(path), target.open("wb") as file:  # a device or a pipe cannot be replaced
            yield file
        return
    with _errors_named_after(path), _termination_as_exit(), atomic_file(target) as file:
        yield file


@contextmanager
def _errors_named_after(path: Path) -> Iterator[None]:
    """What goes wrong is told of the name that the user gave."""
    from lucca.rules.errors import LuccaError

    try:
        yield
    except OSError as error:
        raise LuccaError(f"{path} cannot be written: {error.strerror or error}") from None


@contextmanager
def _termination_as_exit() -> Iterator[None]:
    """Let a request to end (SIGTERM) pass through everything that tidies up."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
