"""Files of a training run: each is there whole or not at all, whenever the program is stopped."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any


def replace_file(path: Path, write: Callable[[Path], None]) -> None:
    partial = path.with_suffix(".partial")
    write(partial)
    with partial.open("rb") as file:
        os.fsync(file.fileno())
    partial.replace(path)


def write_file(path: Path, content: bytes) -> None:
    def put(partial: Path) -> None:
        partial.write_bytes(content)

    replace_file(path, put)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
