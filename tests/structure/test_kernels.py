"""Where compiled code may live, how large a state is, and that changed sources are compiled anew."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lucca.rules.kernels import layout
from lucca.rules.kernels.jit import BUILT_ON
from tests.structure.sources import PACKAGE, modules

COMPILERS = {"kernel", "inlined", "PythonFunction", "njit", "jit", "vectorize", "guvectorize"}


def compiled_functions(tree: ast.Module) -> Iterator[str]:
    """Functions with a decorator that compiles, whatever it is called through."""
    for node in ast.walk(tree):
        for decorator in getattr(node, "decorator_list", []):
            called = decorator.func if isinstance(decorator, ast.Call) else decorator
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in COMPILERS:
                yield f"{getattr(node, 'name', '')} in line {node.lineno}"  # type: ignore[attr-defined]


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_compiled_functions_live_in_kernel_folders() -> None:
    """Only files in such folders are part of the hash that names the cache of compiled code."""
    found = {path: list(compiled_functions(tree)) for path, tree in modules()}
    assert sum(map(len, found.values())) > 50
    assert not {path: names for path, names in found.items() if names and path.parent.name != "kernels"}


def test_kernels_read_nothing_from_elsewhere() -> None:
    """A constant that compiled code reads from another file would change unnoticed."""
    for path, tree in modules():
        if path.parent.name == "kernels":
            strangers = [name for name in imported(tree) if name.startswith("lucca") and ".kernels" not in name]
            assert not strangers, path


def test_kernels_call_only_those_whose_changes_are_noticed() -> None:
    for path, tree in modules():
        if path.parent.name == "kernels":
            package = path.parts[0]
            called = {name.split(".")[1] for name in imported(tree) if name.startswith("lucca.")}
            assert called <= {package, *BUILT_ON[package]}, path


def test_a_state_is_small() -> None:
    assert layout.STATE_BYTES <= 512


# --- the cache ------------------------------------------------------------------------------------------------------

RANK_TWO_SEATS = """
import numpy as np
from lucca.rules.kernels import gates, jit, layout
raw, deck = np.zeros(layout.STATE_BYTES, np.uint8), np.zeros(layout.DECK.itemsize, np.uint8)
state = raw.view(layout.STATE)[0]
state["players"] = 2
state["score"][:2] = 1, 2
order = np.zeros(layout.SEATS, np.uint8)
gates.gate_ranking(raw, deck, order)
print(*order[:2].tolist(), jit.cache_folder().name, gates.__file__)
"""


def ranking(source: Path, cache: Path) -> tuple[str, str]:
    """The ranking of scores 1 and 2 by the package in `source`, and the name of its cache folder."""
    places = {"PYTHONPATH": str(source), "LUCCA_CACHE_DIR": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    run = [sys.executable, "-c", RANK_TWO_SEATS]
    said = subprocess.run(run, env={**os.environ, **places}, capture_output=True, text=True, check=True).stdout
    first, second, folder, file = said.split()
    assert Path(file).is_relative_to(source)
    return f"{first} {second}", folder


def test_a_changed_kernel_is_compiled_anew_into_its_callers(tmp_path: Path) -> None:
    """`ranks_before` is called from another file, of which numba by itself would keep the old machine code."""
    source, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(PACKAGE, source / "lucca", ignore=shutil.ignore_patterns("__pycache__"))
    scoring = source / "lucca/rules/kernels/scoring.py"
    original = scoring.read_text("utf-8")
    best_first = ranking(source, cache)
    scoring.write_text(original.replace("s.score[seat] > s.score[rival]", "s.score[seat] < s.score[rival]"), "utf-8")
    worst_first = ranking(source, cache)
    assert (best_first[0], worst_first[0]) == ("1 0", "0 1")
    assert best_first[1] != worst_first[1]
    assert sorted(folder.name for folder in cache.iterdir()) == sorted([best_first[1], worst_first[1]])


@pytest.mark.parametrize(
    ("package", "name"),
    [
        ("rules", "rules/kernels/layout.py"),
        ("rules", "rules/new/kernels/extra.py"),
        ("research", "rules/kernels/bits.py"),
    ],
)
def test_every_kernel_file_counts_for_the_cache(tmp_path: Path, package: str, name: str) -> None:
    """A line added to any file in a kernel folder, or a new such file, gives another folder; other files do not."""
    shutil.copytree(PACKAGE, tmp_path / "lucca", ignore=shutil.ignore_patterns("__pycache__"))

    def folder() -> str:
        code = f"from lucca.rules.kernels.jit import cache_folder; print(cache_folder({package!r}).name)"
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        run = [sys.executable, "-c", code]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout

    before = folder()
    (tmp_path / "lucca/rules/elsewhere.py").write_text("# not a kernel\n", "utf-8")
    assert folder() == before
    changed = tmp_path / "lucca" / name
    changed.parent.mkdir(parents=True, exist_ok=True)
    with changed.open("a", encoding="utf-8") as file:
        file.write("# one more line\n")
    assert folder() != before
