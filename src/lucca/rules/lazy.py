"""Public names that load when they are first used, so that importing a package stays quick."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_names(package: str, homes: Mapping[str, tuple[str, ...]]) -> Callable[[str], Any]:
    """The `__getattr__` of a package whose public names live in these modules.

    >>> lazy_names("lucca", {"lucca.rules.decisions": ("Keep",)})("Keep")
    <class 'lucca.rules.decisions.Keep'>
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def load(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(home_of[name]), name)

    return load
