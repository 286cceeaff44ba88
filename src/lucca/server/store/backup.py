"""A copy of the embedded database, also while a server uses it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from lucca.rules.errors import LuccaError


def back_up(data: Path, target: Path) -> int:
    """Write everything that is confirmed now into one new file; its size in bytes.

    The file is complete or not there: it gets its name when it is written and checked.
    """
    source = data / "lucca.db"
    if not source.exists():
        raise LuccaError(f"{source}: there is no database here")
    if target.exists():
        raise LuccaError(f"{target}: this file is there already")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source, timeout=10)) as connection:
            connection.execute("VACUUM INTO ?", (str(partial),))
        with closing(sqlite3.connect(partial)) as copy:
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise LuccaError(f"the copy is damaged: {verdict}")
        partial.rename(target)
    except sqlite3.Error as error:
        raise LuccaError(f"{source}: {error}") from None
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size
