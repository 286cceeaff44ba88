"""What no part of the program does, because input of strangers might reach it."""

import ast
from collections.abc import Iterator

import pytest

from tests.structure.sources import modules

FORBIDDEN_IMPORTS = {"pickle", "cPickle", "cloudpickle", "dill", "marshal", "shelve", "jsonpickle", "yaml", "telnetlib"}
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__", "os.system", "os.popen", "tempfile.mktemp", "input"}
INPUT_BELONGS_TO = {"cli"}
"""Asking the person at the terminal is theirs."""


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").split(".")[0]


def called(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def test_nothing_is_unpickled() -> None:
    """All who can write such a file or message could run anything here."""
    found = {path: names for path, tree in modules() if (names := FORBIDDEN_IMPORTS & set(imported(tree)))}
    assert not found


def test_no_text_becomes_a_program() -> None:
    for path, tree in modules():
        allowed = {"input"} if path.parts[0] in INPUT_BELONGS_TO else set()
        assert not {name for name, _ in called(tree)} & (FORBIDDEN_CALLS - allowed), path


def test_no_shell_and_no_pickled_arrays() -> None:
    for path, tree in modules():
        for name, call in called(tree):
            for option in call.keywords:
                if option.arg in ("shell", "allow_pickle"):
                    assert isinstance(option.value, ast.Constant), (path, name)
                    assert option.value.value is False, (path, name)


@pytest.mark.parametrize("package", ["server"])
def test_what_must_not_be_guessed_comes_from_the_operating_system(package: str) -> None:
    """Seeds, ids and cookies are made with `secrets`; the server has no other source of chance."""
    inside = [(path, set(imported(tree))) for path, tree in modules() if path.parts[0] == package]
    assert any("secrets" in names for _, names in inside)
    assert not [path for path, names in inside if "random" in names]


def test_statements_for_the_database_hold_no_input() -> None:
    """Values are bound; into a statement that is written as text goes nothing but a constant of the module."""
    for path, tree in modules():
        for name, call in called(tree):
            if name.split(".")[-1] in ("text", "execute", "executescript") and call.args:
                for part in ast.walk(call.args[0]):
                    if isinstance(part, ast.FormattedValue):
                        text = ast.unparse(part.value)
                        assert text.lstrip("_").isupper() or text == "pragma", (path, text)
                    assert not (isinstance(part, ast.BinOp) and isinstance(part.op, ast.Mod)), path
