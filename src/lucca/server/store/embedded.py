"""Connections to the embedded database that waste no time on threads.

SQLite answers in microseconds what takes far longer to hand to a thread and back. So only what may have to wait is done
in a thread: for the lock when a transaction begins, and for the disk when it is committed.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite

_CHANGING = ("INSERT", "UPDATE", "DELETE")
_RUNS = ("execute", "executemany")


class PromptConnection(aiosqlite.Connection):
    """Reads, and writes within a transaction, are done at once: let nothing look through a whole table."""

    @classmethod
    async def open(cls, path: Path | str, timeout: float) -> "PromptConnection":
        connection = cls(lambda: sqlite3.connect(path, timeout=timeout, check_same_thread=False), iter_chunk_size=64)
        connection._thread.daemon = True
        await connection
        return connection

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        if fn.__name__ in _RUNS and not self._connection.in_transaction:
            if args[0].startswith(_CHANGING):
                await self._in_thread(self._connection.execute, "BEGIN IMMEDIATE")
            elif not args[0].startswith("SELECT"):
                return await self._in_thread(fn, *args, **kwargs)
        elif fn in (self._connection.commit, self._connection.close):
            return await self._in_thread(fn, *args, **kwargs)
        return fn(*args, **kwargs)

    async def _in_thread(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
