"""A copy of the embedded database, also while a server uses it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from lucca.files import atomic_path, sync
from lucca.rules.errors import LuccaError


def back_up(data: Path, target: Path) -> int:
    """Write everything that is confirmed now into one new file; its size in bytes.

    The file is complete or not there: it gets its name when it is written and checked. Only its owner can read it,
    since it holds what nobody else may know.
    """
    source = data / "lucca.db"
    if not source.exists():
        raise LuccaError(f"{source}: there is no database here")
    if not target.parent.is_dir():
        raise LuccaError(f"{target.parent}: there is no such folder")
    if target.exists():
        raise LuccaError(f"{target}: this file is there already")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)  # of a backup that was interrupted
    try:
        with atomic_path(target, partial):
            partial.touch(0o600)
            _copy(source, partial)
            _check(partial)
        sync(target.parent)
    except sqlite3.Error as error:
        raise LuccaError(f"{source}: {error}") from None
    return target.stat().st_size


def _copy(source: Path, partial: Path) -> None:
    with closing(sqlite3.connect(source, timeout=10)) as connection:
        connection.execute("VACUUM INTO ?", (str(partial),))


def _check(partial: Path) -> None:
    with closing(sqlite3.connect(partial)) as copy:
        verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise LuccaError(f"the copy is damaged: {verdict}")
