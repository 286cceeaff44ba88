"""What keeps a server from beginning is said in one line."""

from pathlib import Path

import pytest

from tests.cli.running import run as lucca
from tests.server.support import Postgres

pytestmark = pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")


def refusal(*options: str) -> str:
    refused = lucca("serve", "--port", "0", *options)
    assert refused.code == 1
    assert refused.err.startswith("lucca: ")
    assert refused.err.count("\n") == 1, refused.err
    return refused.err.removeprefix("lucca: ").rstrip("\n")


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "data"
    assert refusal("--data", str(folder)) == f"{folder}: Not a directory"


@pytest.mark.parametrize("content", [b"nothing of the kind" * 100, b"SQLite format 3\0" + bytes(2000)])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "lucca.db").write_bytes(content)
    assert refusal("--data", str(tmp_path)).startswith("the database cannot be used: ")
    assert (tmp_path / "lucca.db").read_bytes() == content


def test_a_folder_where_the_database_should_be(tmp_path: Path) -> None:
    (tmp_path / "lucca.db").mkdir()
    assert refusal("--data", str(tmp_path)) == "the database cannot be used: unable to open database file"


def test_a_postgresql_database_that_is_not_there(postgres_server: Postgres) -> None:
    url = postgres_server.new_database() + "_not"
    assert 'not" does not exist' in refusal("--database-url", url)


def test_a_postgresql_user_that_is_not_there(postgres_server: Postgres) -> None:
    url = postgres_server.new_database().replace("//lucca@", "//nobody:segreto@")
    said = refusal("--database-url", url)
    assert 'role "nobody" does not exist' in said
    assert "segreto" not in said


@pytest.mark.parametrize("bot", ["mine=no_such_module:Bot", "mine=no such bot", "mine=", "=master"])
def test_a_bot_that_is_none(tmp_path: Path, bot: str) -> None:
    refusal("--data", str(tmp_path / "data"), "--bot", bot)
