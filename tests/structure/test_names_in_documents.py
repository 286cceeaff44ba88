"""The documents name files and methods that are there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.structure.sources import PACKAGE, ROOT, modules

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EACH_DOCUMENT = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
FOLDERS = [ROOT, PACKAGE, PACKAGE / "rules", PACKAGE / "server"]
"""Paths are told from one of these on."""
NO_FILES = re.compile(r"LISTEN/NOTIFY|lucca-[a-z]+/\d.*|DIR/.*|src/lucca/server/web/files/webapp")
"""Formats have a slash before their version; the webapp is built."""


def quoted(document: Path) -> list[str]:
    """What stands between backticks in a line, outside of blocks of code."""
    text = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def paths(document: Path) -> list[str]:
    """Of the project: those that begin with a slash are addresses, or of another machine."""
    names = [name for name in quoted(document) if re.fullmatch(r"[\w.-]+(/[\w.-]+)+", name)]
    return [name for name in names if not NO_FILES.fullmatch(name)]


def is_there(path: str) -> bool:
    places = [folder / path for folder in FOLDERS]
    return any(place.exists() or place.with_suffix(".py").exists() for place in places)


@EACH_DOCUMENT
def test_files_that_are_named_are_there(document: Path) -> None:
    assert not [path for path in paths(document) if not is_there(path)]


def attributes(node: ast.ClassDef) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield part.name
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name | ast.Attribute):
            yield part.target.id if isinstance(part.target, ast.Name) else part.target.attr
        elif isinstance(part, ast.Assign):
            yield from (target.attr for target in part.targets if isinstance(target, ast.Attribute))


def test_methods_that_are_named_are_there() -> None:
    known: dict[str, set[str]] = {}
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                known.setdefault(node.name, set()).update(attributes(node))
    named = {
        (document.name, found[1], found[2])
        for document in DOCUMENTS
        for name in quoted(document)
        if (found := re.match(r"([A-Z][a-z]\w+)\.([a-z_]\w+)\b(?!\.)", name)) and found[1] in known
    }
    assert len(named) > 5
    assert not [one for one in named if one[2] not in known[one[1]]]
