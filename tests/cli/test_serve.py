"""`lucca serve`: what it says, what it takes, and how it begins and ends."""

import json
import logging
import re
import shutil
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.running import run
from tests.cli.serving import served
from tests.server.support import get
from tests.waiting import PATIENCE, reserved_port


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """Commands that run in this process set up logging for the whole of it."""
    loggers = [logging.getLogger(), logging.getLogger("lucca")]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def test_it_says_where_it_is_and_saves_everything_before_it_ends(tmp_path: Path) -> None:
    folder = str(tmp_path / "data")
    with served("--data", folder, "--root-path", "lucca/") as server:
        assert re.fullmatch(r"Lucca is at http://127\.0\.0\.1:[1-9]\d*/lucca/ \(Ctrl-C stops it\)", server.said[0])
        table = httpx.post(f"{server.url}api/play-now", json={}, timeout=PATIENCE).json()["id"]
        assert "<title>Lucca</title>" in get(server.url).text
        refused = run("serve", "--port", "0", "--data", folder)
        assert (refused.code, refused.err) == (
            1,
            f"lucca: {folder}: another server uses this folder; for several, use PostgreSQL\n",
        )
        assert run("backup", str(tmp_path / "monday.db"), "--data", folder).code == 0
        assert server.stop() == 0
    assert "stopped, everything is saved" in server.log[-1]
    restore(tmp_path / "monday.db", tmp_path / "data")
    with served("--data", folder) as server:
        assert get(f"{server.url}api/tables/{table}").json()["status"] == "running"
        assert server.stop(signal.SIGINT) == 0
    assert "stopped, everything is saved" in server.log[-1]


def restore(backup: Path, folder: Path) -> None:
    """As docs/deployment.md says."""
    for name in ("lucca.db", "lucca.db-wal", "lucca.db-shm"):
        (folder / name).unlink(missing_ok=True)
    shutil.copy(backup, folder / "lucca.db")


def test_a_log_of_json_is_all_there_is(tmp_path: Path) -> None:
    with served(LUCCA_DATA=str(tmp_path / "data"), LUCCA_JSON_LOG="1", LUCCA_HOST="0.0.0.0") as server:
        assert get(f"{server.url}health").status_code == 200
        server.stop()
    assert server.said == []
    lines = [json.loads(line) for line in server.log]
    begin = next(line for line in lines if "url" in line)
    assert begin["url"] == server.url
    assert begin["url"].startswith("http://127.0.0.1:")
    assert begin["database"] == f"embedded in {tmp_path / 'data'}"
    assert begin["process"] == server.process.pid
    assert re.fullmatch("[0-9a-f]{16}", begin["node"])
    assert lines[-1]["message"] == "stopped, everything is saved"


@pytest.mark.parametrize("trusted", [True, False])
def test_only_trusted_proxies_say_whom_they_speak_for(tmp_path: Path, trusted: bool) -> None:
    """A cookie is for encrypted connections only if it was asked for over one."""
    options = ["--trusted-proxy", "10.1.2.3/8", *(["--trusted-proxy", "127.0.0.1"] if trusted else [])]
    with served("--data", str(tmp_path / "data"), *options) as server:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        answer = httpx.put(f"{server.url}api/me", json={"name": "Ugo"}, headers=headers, timeout=PATIENCE)
        assert ("secure" in answer.headers["set-cookie"].lower()) == trusted


REFUSED = {
    "--trusted-proxy=everybody": "'everybody' is not an address or network like 10.0.0.7 or 10.0.0.0/8",
    "--root-path=/a b": "'/a b' is not a path like /lucca",
    "--bot=mine": "'mine' is not like NAME=SPEC",
    "--database-url=sqlite:///x.db": "DATABASE_URL is for PostgreSQL; --data says where the embedded database lies",
    "--database-url=mysql://x:secret@y/z": "the database must be SQLite or PostgreSQL, not mysql",
    "--database-url=nonsense": "the database URL cannot be read; it looks like postgresql://user:password@host/name",
    "--host=192.0.2.1": "192.0.2.1:0 cannot be listened at: ",  # nobody's, so it is not asked for in the network
}


@pytest.mark.parametrize("option", REFUSED)
def test_what_it_cannot_use_is_one_line(option: str, tmp_path: Path) -> None:
    refused = run("serve", "--port", "0", "--data", str(tmp_path / "data"), option)
    assert refused.code == 1
    assert refused.err.startswith(f"lucca: {REFUSED[option]}")
    assert refused.err.count("\n") == 1


def test_a_host_that_nobody_knows_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr("lucca.server.serving.socket.getaddrinfo", unknown)
    refused = run("serve", "--port", "0", "--data", str(tmp_path / "data"), "--host", "no.such.host")
    assert refused.code == 1
    assert refused.err == "lucca: no.such.host:0 cannot be listened at: Name or service not known\n"


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = run("serve", "--port", str(port), "--data", str(tmp_path / "data"))
    assert refused.code == 1
    assert refused.err == f"lucca: 127.0.0.1:{port} cannot be listened at: Address already in use\n"


def test_a_database_that_is_not_there_is_one_line_without_its_password() -> None:
    nobody = f"127.0.0.1:{reserved_port()}"
    refused = run("serve", "--port", "0", "--database-url", f"postgresql://ugo:segreto@{nobody}/lucca")
    assert refused.code == 1
    assert refused.err.startswith("lucca: the database cannot be reached: ")
    assert refused.err.count("\n") == 1
    assert "segreto" not in refused.err
