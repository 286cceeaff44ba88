"""Tests that take `settings` or `here` run on an embedded database and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from lucca.server.base.settings import Settings
from lucca.server.identity import people as identity
from tests.server.raw_clients import served
from tests.server.support import Postgres, Site, postgres, site

DATABASES = ("sqlite", "postgresql")
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a library will not support any longer is a mistake here, in the server's thread too."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.filterwarnings("error::DeprecationWarning"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=DATABASES)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Of a server of the test's own."""
    return _settings(request, tmp_path)


@pytest.fixture(scope="session", params=DATABASES)
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that many tests share, as strangers do: each makes its own people and tables."""
    with site(_settings(request, tmp_path_factory.mktemp("server"))) as running:
        yield running


def _settings(request: pytest.FixtureRequest, folder: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(data=folder / "data", limits=False)
    running: Postgres = request.getfixturevalue("postgres_server")
    return Settings(database_url=running.new_database(), limits=False)


# --- servers as they are served ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits, as it is served."""
    settings = Settings(data=tmp_path_factory.mktemp("data"), limits=False, origins=("https://Friends.example/",))
    with served(settings) as here:
        yield here


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Site]:
    """One that counts requests."""
    with served(Settings(data=tmp_path / "strict")) as here:
        yield here


@pytest.fixture(scope="module")
def quick_passwords() -> Iterator[None]:
    """What makes guessing slow is the library's business, and takes long."""
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "_hasher", quick)
        patch.setattr(identity, "_NO_PASSWORD", quick.hash("nobody's"))
        yield
