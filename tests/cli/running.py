"""Run a `lucca` command in this process, as its `main` would run it."""

import contextlib
import io
import sys
from dataclasses import dataclass
from unittest.mock import patch

from lucca.cli.main import main


@dataclass
class Run:
    code: int
    out: str
    err: str


def run(*arguments: str, stdin: bytes = b"", columns: int = 80) -> Run:
    """The exit code and what was written to standard output and standard error."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["lucca", *arguments]),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")),
        patch.dict("os.environ", {"COLUMNS": str(columns)}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
    return Run(code, out.getvalue(), err.getvalue())
