"""What the sources must not say."""

import ast
import re
from collections.abc import Iterator

import pytest

from lucca.rules.editions import EDITIONS
from tests.structure.sources import ROOT, modules, tracked_files

EDITION_TABLE = "rules/editions.py"
DEFAULTS = "rules/defaults.py"


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """Strings that stand alone as a statement."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def edition_names(tree: ast.Module) -> Iterator[str]:
    """Where a text that has an edition's id in it, or is the beginning of several, stands in code."""
    allowed = docstrings(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in allowed:
            continue
        if any(edition in node.value for edition in EDITIONS) or node.value in ("citta", "citta-"):
            yield f"line {node.lineno}: {node.value!r}"


def test_no_edition_is_known_by_name_outside_the_table_of_editions() -> None:
    """Editions are data: nothing compares their ids, and texts for people have them from the table."""
    found = {path.as_posix(): list(edition_names(tree)) for path, tree in modules()}
    assert len(found.pop(EDITION_TABLE)) >= len(EDITIONS)
    assert len(found.pop(DEFAULTS)) == 1
    assert not {path: names for path, names in found.items() if names}


WEB = ROOT / "web/src"
ABOUT_EDITIONS = "rules"
"""The folder of catalogues that tell what each text says."""


def edition_ids_in_the_browser() -> Iterator[str]:
    """Where code names an edition by its id, or a text outside the rules chooses its words by one."""
    ids = "|".join(map(re.escape, EDITIONS))
    in_code = re.compile(rf"""["'`](?:{ids}|citta-?)["'`]""")
    in_texts = re.compile(rf"\[(?:{ids})\]")
    for path in (path for path in tracked_files() if path.is_relative_to(WEB)):
        patterns = {".ts": in_code, ".svelte": in_code, ".ftl": in_texts}
        if path.suffix not in patterns or path.name.endswith(".test.ts") or path.parent.name == ABOUT_EDITIONS:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if patterns[path.suffix].search(line):
                yield f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


def test_no_edition_is_known_by_name_in_the_browser() -> None:
    """What an edition has, and what its Bastions are called, is in facts.json."""
    assert not list(edition_ids_in_the_browser())


# --- every tracked file -----------------------------------------------------------------------------------------------

FORBIDDEN = {
    "a path of a developer's machine": r"(?<![\w.:/])/(?:home|root|work|mnt|Users)/\w|[A-Z]:\\\\?Users\\",
    "the host of a package registry": r"(?:pypi|pythonhosted|npmjs|yarnpkg)[.](?:org|com)|//[\w.-]*artifactory",
    "the address of a private index": r"--(?:extra-)?index-url|--find[-]links|\bregistry\s*=\s*\"?https?:",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_tracked_files_name_no(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    checked, found = 0, []
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # not a text
        checked += 1
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in pattern.finditer(text)]
    assert checked > 50
    assert not found
