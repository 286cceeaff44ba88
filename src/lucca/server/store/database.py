"""Opening a database and bringing it up to date."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lucca.rules.errors import LuccaError
from lucca.server.base.errors import Unavailable
from lucca.server.store.embedded import PromptConnection

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 7_104_533  # any number will do
_BUSY_SECONDS = 5
PATIENCE_SECONDS = 15.0
"""How long PostgreSQL may take to answer: it may be gone without a word."""
SESSION = {
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What PostgreSQL is told of each connection. A node that freezes in a transaction, or is cut off from the network,
must not keep others from the rows that it has locked; and nobody waits long for what another program holds."""
DATABASE_ERRORS = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What can be raised while the database is away."""

logger = logging.getLogger("lucca.store")


def what_went_wrong(error: Exception) -> str:
    """For the log, in one line: without what was to be read or written."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return next(iter(str(cause).splitlines()), "") or type(cause).__name__


def is_away(error: Exception) -> bool:
    """Whether the database as a whole cannot be used, rather than just this being refused."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    return isinstance(error, DATABASE_ERRORS)


def is_held(error: Exception) -> bool:
    """Whether another connection to PostgreSQL has kept what was to be written to itself for too long."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return bool(getattr(cause, "sqlstate", None) == asyncpg.LockNotAvailableError.sqlstate)


def database_away(error: Exception) -> Unavailable:
    """How such an error is answered. It is noted, without what was to be read or written."""
    logger.error("the database cannot be used: %s", what_went_wrong(error))
    return Unavailable("database-away", "the database is away just now; try again in a moment")


def open_engine(url: str, is_prompt: bool = True) -> AsyncEngine:
    """An engine for `sqlite:` or `postgresql:` URLs; LuccaError for others.

    A prompt one answers at once whatever SQLite knows at once. What takes longer must not hold up all others.

    What statements are given stays out of error messages, and so out of logs: it may be a seed or a password's hash.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise LuccaError(
            "the database URL cannot be read; it looks like postgresql://user:password@host/name"
        ) from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        return _sqlite(parsed.set(drivername="sqlite+aiosqlite"), is_prompt)
    if kind in ("postgresql", "postgres"):
        return _postgres(parsed.set(drivername="postgresql+asyncpg"))
    raise LuccaError(f"the database must be SQLite or PostgreSQL, not {kind}")


def _postgres(url: URL, is_patient: bool = False) -> AsyncEngine:
    """A patient engine waits for answers as long as they take."""
    manners: dict[str, Any] = {} if is_patient else {"command_timeout": PATIENCE_SECONDS, "server_settings": SESSION}
    return create_async_engine(
        url,
        async_creator=lambda: asyncpg.connect(driver_url(url), timeout=PATIENCE_SECONDS, **manners),
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        hide_parameters=True,
    )


def driver_url(url: URL) -> str:
    """For connecting without SQLAlchemy, which does not know what PostgreSQL's own tools allow here: ?sslmode=…"""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _sqlite(url: URL, is_prompt: bool) -> AsyncEngine:
    opening: dict[str, Any] = {"connect_args": {"timeout": _BUSY_SECONDS}}
    if is_prompt:
        opening = {"async_creator": lambda: PromptConnection.open(url.database or ":memory:", _BUSY_SECONDS)}
    engine = create_async_engine(url, **opening, pool_size=8, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        """WAL lets readers go on while one writes; FULL makes a commit survive a loss of power."""
        cursor = connection.cursor()
        try:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
        except Exception:
            connection.close()  # or its thread would stay
            raise
        cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Make the tables, or bring them up to date; LuccaError if they are of a later version of the program.

    One node at a time, and all of it or nothing: Python's SQLite would begin no transaction for making tables.
    """
    is_postgres = engine.dialect.name == "postgresql"
    begin = f"SELECT pg_advisory_xact_lock({_MIGRATING})" if is_postgres else "BEGIN IMMEDIATE"
    patient = _postgres(engine.url, is_patient=True) if is_postgres else engine
    if not is_postgres:
        _try_to_open(engine.url)
    try:
        async with patient.begin() as connection:
            await connection.execute(text(begin))
            await connection.run_sync(_upgrade)
    except DBAPIError as error:
        raise LuccaError(f"the database cannot be used: {error.orig}") from None
    except DATABASE_ERRORS as error:
        raise LuccaError(f"the database cannot be reached: {error}") from None
    finally:
        if patient is not engine:
            await patient.dispose()


def _try_to_open(url: URL) -> None:
    """A connection that cannot be made would leave a thread behind that cannot be waited for."""
    try:
        sqlite3.connect(url.database or ":memory:").close()
    except sqlite3.Error as error:
        raise LuccaError(f"the database cannot be used: {error}") from None


def _upgrade(connection: Connection) -> None:
    from alembic.script.revision import ResolutionError
    from alembic.util import CommandError

    try:
        command.upgrade(alembic_config(connection), "head")
    except (CommandError, ResolutionError) as error:
        raise LuccaError(f"the database was made by a later version of lucca ({error})") from None


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
