"""Imports point one way, and cheap commands stay cheap."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.structure.sources import ROOT


def test_layers() -> None:
    """The contracts in pyproject.toml: rules below records below bots below research … below the command line."""
    linter = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run([linter, "--no-cache", "--no-logo"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


CHEAP_COMMANDS = (
    ["--help"],
    ["--version"],
    ["editions"],
    ["play", "--help"],
    ["simulate", "--help"],
    ["arena", "--help"],
)

RUN_AND_LIST_MODULES = """
import sys
from lucca.cli.main import app
try:
    app(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print("loaded:", *sorted(sys.modules))
"""


@pytest.mark.parametrize("arguments", CHEAP_COMMANDS, ids=" ".join)
def test_commands_that_never_load_the_compiler(arguments: list[str]) -> None:
    run = [sys.executable, "-c", RUN_AND_LIST_MODULES, *arguments]
    said = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    loaded = said.splitlines()[-1].removeprefix("loaded: ").split()
    assert "lucca.cli.main" in loaded
    assert not {"numba", "llvmlite"} & set(loaded)
