"""Every test that takes `settings` runs on an embedded database and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lucca.server.settings import Settings
from tests.server.support import Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(data=tmp_path / "data", limits=False)
    running: Postgres = request.getfixturevalue("postgres_server")
    return Settings(database_url=running.new_database(), limits=False)
