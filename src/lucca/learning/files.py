"""The notes of a training run: JSON files that are complete or not there, whenever the program is stopped."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lucca.files import write_atomically


def write_settings(path: Path, settings: dict[str, Any]) -> None:
    """One JSON object, for people to read."""
    write_atomically(path, json.dumps(settings, indent=2).encode() + b"\n")


def write_lines(path: Path, lines: Iterable[dict[str, Any]]) -> None:
    """A log: one JSON object a line."""
    write_atomically(path, b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def read_lines(path: Path) -> list[dict[str, Any]]:
    """What `write_lines` wrote; nothing if there is no such file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
