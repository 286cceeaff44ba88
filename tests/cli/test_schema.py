"""`lucca schema`."""

import json
from pathlib import Path

from tests.cli.running import run

NAMES = ["from-client.schema.json", "from-server.schema.json", "openapi.json", "facts.json"]


def test_it_lists_shows_and_writes_them(tmp_path: Path) -> None:
    assert run("schema").out.splitlines() == NAMES
    assert run("schema", str(tmp_path / "new" / "folder")).code == 0
    for name in NAMES:
        written = (tmp_path / "new" / "folder" / name).read_text("utf-8")
        assert run("schema", "--show", name).out == written
        json.loads(written)


def test_what_there_is_not_is_one_line() -> None:
    refused = run("schema", "--show", "wsdl")
    assert refused.code == 1
    assert refused.err == f"lucca: there is no schema 'wsdl', only {', '.join(NAMES)}\n"
