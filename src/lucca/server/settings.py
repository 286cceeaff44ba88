"""How a server is run. Every setting is also an option of `lucca serve` and an environment variable."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lucca.server.store.database import embedded_url


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("lucca-data")
    """Where the embedded database lies."""
    database_url: str | None = None
    """Of PostgreSQL, instead of the embedded one."""
    origins: tuple[str, ...] = ()
    """Sites other than this one whose pages may talk to the server, such as https://lucca.example."""
    root_path: str = ""
    """The path under which a proxy offers the server, such as /lucca."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """More bots that people can choose: names and specs."""
    limits: bool = True
    """Whether requests are counted and too many refused."""
    threads: int = 2
    """How many bots think at the same time."""
    json_log: bool = False

    @property
    def url(self) -> str:
        return self.database_url or embedded_url(self.data)

    @property
    def is_embedded(self) -> bool:
        return self.database_url is None
