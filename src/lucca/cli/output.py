"""Output files that are either complete or not there."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import BinaryIO

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
        with _told(path), target.open("wb") as file:  # a device or a pipe cannot be replaced
            yield file
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    with _told(path), _termination_as_exit(), part.open("wb") as file:
        try:
            yield file
            file.close()
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def _told(path: Path) -> Iterator[None]:
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
