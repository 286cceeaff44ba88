"""The files of the project, as the structure tests read them."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import lucca

ROOT = Path(__file__).parents[2]
PACKAGE = Path(lucca.__file__).parent


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file of the package: its path inside it, and its syntax tree."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE), ast.parse(path.read_text("utf-8"))


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]
