"""``@kernel``: compile a function with numba, or leave it as plain Python for debugging and coverage.

Numba notices that a kernel's own file changed, but not that a kernel which it calls in another file did.
So compiled code is kept in folders named by a hash of all kernel sources that it can be made of: other sources, other
folder. Each package has a folder of its own, so that a change in the bots' kernels leaves the compiled rules alone.
"""

import hashlib
import importlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parents[2]
_compiling = True


# Whose kernels those of a package may call.
BUILT_ON = {"rules": (), "bots": ("rules",), "research": ("rules",), "learning": ("bots", "rules")}


def kernel_sources(package: str) -> list[Path]:
    """Every file whose text decides what the compiled kernels of a package do."""
    packages = (package, *BUILT_ON[package])
    return sorted(path for name in packages for path in (_PACKAGE / name).glob("**/kernels/*.py"))


def source_hash(package: str) -> str:
    """A short name for the present kernel sources under the present compiler and checks."""
    digest = hashlib.sha256()
    bounds_checked = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    for text in (numba.__version__, np.__version__, platform.python_version(), bounds_checked):
        digest.update(text.encode() + b"\0")
    for path in kernel_sources(package):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def cache_folder(package: str = "rules") -> Path:
    """Where a package's compiled kernels are kept: in ``LUCCA_CACHE_DIR``, or the user's cache folder."""
    chosen = os.environ.get("LUCCA_CACHE_DIR")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lucca"
    return base / f"{package}-{source_hash(package)}"


def _use_folder_of(function: Callable[..., Any]) -> None:
    """Numba takes the folder from its settings at the moment when a function is given to it."""
    _, package, *_ = function.__module__.split(".")
    folder = cache_folder(package if package in BUILT_ON else "rules")
    setattr(config, "CACHE_DIR", str(folder))  # noqa: B010  numba sets its options by name, so mypy sees none


def _compile(function: Function, *, forceinline: bool = False) -> Function:
    """Typed as the plain function that it stands for: callers need not know that it is compiled."""
    _use_folder_of(function)
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)(function))


def kernel(function: Function) -> Function:
    """Compile lazily, release the interpreter lock while running, keep the machine code on disk."""
    if not _compiling:
        return function
    return _compile(function)


def inlined(function: Function) -> Function:
    """A kernel that becomes part of its callers: for the small functions that every decision runs through."""
    if not _compiling:
        return function
    return _compile(function, forceinline=True)


class PythonFunction:
    """Compiled, when first needed, as a C function `PyObject *f(PyObject *itself, PyObject *argument)`."""

    def __init__(self, function: Callable[[int, int], Any]) -> None:
        self.plain = function

    @cached_property
    def compiled(self) -> Any:
        """The C function; its `address` is what Python calls."""
        _use_folder_of(self.plain)
        return numba.cfunc("intp(intp, intp)", cache=True, error_model="numpy")(self.plain)


@contextmanager
def uncompiled(names: list[str]) -> Iterator[dict[str, ModuleType]]:
    """Import the named kernel modules anew with ``@kernel`` doing nothing; the compiled ones stay in place."""
    global _compiling
    saved = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    _compiling = False
    try:
        yield {name: importlib.import_module(name) for name in names}
    finally:
        _compiling = True
        for name in names:
            parent, _, child = name.rpartition(".")
            sys.modules.pop(name, None)
            vars(sys.modules[parent]).pop(child, None)
            if name in saved:
                sys.modules[name] = saved[name]
                setattr(sys.modules[parent], child, saved[name])
