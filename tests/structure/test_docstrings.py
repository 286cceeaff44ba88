"""Every public name says what it promises, and the examples in docstrings are true."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.structure.sources import PACKAGE, modules

# A package joins by one line here; its kernels need docstrings too, but no examples.
PACKAGES = (
    "arena",
    "bots",
    "charts",
    "learning",
    "records",
    "research",
    "rules",
    "workers",
)

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def in_packages(path: Path) -> bool:
    """The modules of the packages above, and `lucca` itself."""
    return path.parts[0] in (*PACKAGES, "__init__.py")


def public(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Functions, classes and methods whose names do not begin with an underscore."""
    for node in tree.body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield prefix + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from public(node, f"{prefix}{node.name}.")


def test_every_public_name_has_a_docstring() -> None:
    found = [(path.as_posix(), tree) for path, tree in modules() if in_packages(path)]
    assert len(found) > 30
    missing = [path for path, tree in found if not ast.get_docstring(tree)]
    missing += [f"{path}: {name}" for path, tree in found for name, node in public(tree) if not ast.get_docstring(node)]
    assert not missing


def documented_modules() -> list[str]:
    paths = [path.with_suffix("") for path, _ in modules() if in_packages(path) and "kernels" not in path.parts]
    names = [".".join(("lucca", *path.parts)).removesuffix(".__init__") for path in paths]
    return [
        name
        for name, path in zip(names, paths, strict=True)
        if ">>>" in (PACKAGE / path).with_suffix(".py").read_text("utf-8")
    ]


@pytest.mark.parametrize("name", documented_modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_entries_to_the_rules_and_records_have_examples() -> None:
    for name in ("game", "draft", "position", "view", "actions", "decisions", "cards", "dealer", "editions", "setup"):
        assert f"lucca.rules.{name}" in documented_modules()
    for name in ("read", "write", "check", "replay"):
        assert f"lucca.records.{name}" in documented_modules()


@pytest.mark.parametrize("package", ["lucca", *(f"lucca.{name}" for name in PACKAGES)])
def test_the_names_of_a_package_are_there(package: str) -> None:
    module = import_module(package)
    assert module.__all__ == sorted(module.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    assert all(getattr(module, name) is not None for name in module.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        module.Nonsense  # noqa: B018  the look-up is what is tested
