"""Files that are complete or not there, whenever the program is stopped.

What is written goes into a partial file beside the target, which gets the target's name when all of it is on disk.
So at every moment the old file or the new one is there, and never a part of one.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def atomic_path(target: Path, partial: Path | None = None) -> Iterator[Path]:
    """A path to write to; what is there at the end of the block becomes the target. If the block fails, it is removed.

    Without `partial` its name is this process's own, so that two processes that write one file do not mix.
    """
    partial = partial or target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        yield partial
        sync(partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


@contextmanager
def atomic_file(target: Path) -> Iterator[BinaryIO]:
    """The same as an open file."""
    with atomic_path(target) as partial, partial.open("wb") as file:
        yield file


def write_atomically(target: Path, content: bytes) -> None:
    """Write all of a file, or leave it as it was.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder, "note.txt"), b"all of it")
    ...     print(Path(folder, "note.txt").read_text(), os.listdir(folder))
    all of it ['note.txt']
    """
    with atomic_file(target) as file:
        file.write(content)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
