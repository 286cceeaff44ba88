"""How a server is run. Every setting is also an option of `lucca serve` and an environment variable.

This file imports nothing heavy, so that `--help` can say the defaults at once.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = ("127.0.0.1", "::1")


def one_for_each_core() -> int:
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """Without a database URL the embedded database is used, by one server at a time."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("lucca-data")
    """Where the embedded database lies."""
    metrics_port: int | None = None
    """Where counters are offered to Prometheus; None: nowhere. 0 is any free one."""
    metrics_host: str = "127.0.0.1"
    """The address at which that port is: those who play should not reach it."""
    database_url: str | None = None
    """Of PostgreSQL, instead of the embedded one."""
    origins: tuple[str, ...] = ()
    """Sites other than this one whose pages may talk to the server, such as https://lucca.example."""
    root_path: str = ""
    """The path under which a proxy offers the server, such as /lucca."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies that may tell whom they speak for."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """More bots that people can choose: names and specs."""
    limits: bool = True
    """Whether requests are counted and too many refused."""
    threads: int = field(default_factory=one_for_each_core)
    """How many bots think at the same time."""

    @property
    def url(self) -> str:
        """Of the database; it may hold a password."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'lucca.db'}"

    @property
    def is_embedded(self) -> bool:
        return self.database_url is None

    @property
    def database(self) -> str:
        """The kind of database, and where it is; nothing secret."""
        if self.database_url is None:
            return f"embedded in {self.data}"
        from sqlalchemy.engine import make_url

        url = make_url(self.database_url)
        return f"PostgreSQL {url.database} at {url.host or 'this machine'}"
