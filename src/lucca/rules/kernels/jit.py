"""``@kernel``: compile a function with numba, or leave it as plain Python for debugging and coverage.

Numba notices that a kernel's own file changed, but not that a kernel which it calls in another file did.
So compiled code is kept in a folder named by a hash of all kernel sources: other sources, other folder.
"""

import hashlib
import importlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parents[2]
_compiling = True


def kernel_sources() -> list[Path]:
    """Every file whose text decides what compiled kernels do."""
    return sorted(_PACKAGE.glob("**/kernels/*.py"))


def source_hash() -> str:
    """A short name for the present kernel sources under the present compiler and checks."""
    digest = hashlib.sha256()
    bounds_checked = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    for text in (numba.__version__, np.__version__, platform.python_version(), bounds_checked):
        digest.update(text.encode() + b"\0")
    for path in kernel_sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled kernels are kept: ``LUCCA_CACHE_DIR``, or the user's cache folder."""
    chosen = os.environ.get("LUCCA_CACHE_DIR")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lucca"
    return base / f"kernels-{source_hash()}"


setattr(config, "CACHE_DIR", str(cache_folder()))  # noqa: B010  numba sets its options by name, so mypy sees none


def _compile(function: Function, *, forceinline: bool = False) -> Function:
    """Typed as the plain function that it stands for: callers need not know that it is compiled."""
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
