"""Runs the whole suite time and again, each time on what seems to be another machine; stops at the first failure.

    python tools/test_steady.py [--only RUN ...]

Every run can be repeated alone. What it wrote is kept in build/test-steady/RUN.log.
"""

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "build" / "test-steady"
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(100_000))"
"""Keeps one core busy, and ends with the process that has started it, however that ends."""
PROGRESS_SECONDS = 30.0


@contextlib.contextmanager
def plain() -> Iterator[None]:
    yield


@contextlib.contextmanager
def busy() -> Iterator[None]:
    """All cores have something else to do, too."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in os.sched_getaffinity(0)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Also for everything that is started meanwhile."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@dataclass(frozen=True)
class Run:
    """One run of tests."""

    name: str
    about: str
    circumstances: Callable[[], contextlib.AbstractContextManager[None]] = plain
    options: Sequence[str] = ("-n", "auto")
    environment: dict[str, str] = field(default_factory=dict)
    has_unit_tests: bool = True
    """Whether those of the browser table belong to it."""

    @property
    def log(self) -> Path:
        return LOGS / f"{self.name}.log"


RUNS = (
    Run("first", "as make test does"),
    Run("second", "the same again"),
    Run("busy", "while something else keeps every core busy", busy),
    Run("one-core", "on one core", one_core, ("-n", "1")),
    Run("shuffled", "files of tests in another order", options=("-n", "auto", "-p", "tools.shuffle_files")),
    Run(
        "slow-browser",
        "browser tests, with pages four times slower",
        options=("-n", "auto", "tests/web"),
        environment={"LUCCA_TEST_BROWSER_SLOWER": "4"},
        has_unit_tests=False,
    ),
)


def do(run: Run) -> int:
    """The exit code of what failed, or 0."""
    run.log.write_bytes(b"")
    began = time.monotonic()
    with run.circumstances():
        code = _command(run, began, ["npm", "test", "--silent"], ROOT / "web") if run.has_unit_tests else 0
        return code or _command(run, began, [sys.executable, "-m", "pytest", "-v", "--no-header", *run.options], ROOT)


def _command(run: Run, began: float, command: Sequence[str], folder: Path) -> int:
    environment = {**os.environ, **run.environment}
    with run.log.open("ab") as log:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT)
        try:
            while not _has_ended(process):
                print(f"  {run.name}: {_time(began)}, {_progress(run.log)}", flush=True)
        finally:
            process.kill()
            process.wait()
    return process.returncode


def _has_ended(process: "subprocess.Popen[bytes]") -> bool:
    try:
        process.wait(PROGRESS_SECONDS)
    except subprocess.TimeoutExpired:
        return False
    return True


def _last_line(log: Path) -> str:
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines() if line.strip()]
    return lines[-1].strip(" =") if lines else "nothing yet"


def _progress(log: Path) -> str:
    found = re.findall(r"\[ *(\d+)%\]", log.read_text("utf-8", "replace"))
    return f"{found[-1]} % of pytest" if found else "pytest has not begun"


def _time(since: float) -> str:
    minutes, seconds = divmod(round(time.monotonic() - since), 60)
    return f"{minutes}:{seconds:02} min"


def main() -> int:
    names = [run.name for run in RUNS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="RUN", help=", ".join(names))
    chosen = parser.parse_args().only
    LOGS.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # what was started is ended
    summary: list[str] = []
    code = 0
    for run in (run for run in RUNS if run.name in chosen):
        print(f"{run.name}: {run.about}", flush=True)
        began = time.monotonic()
        code = do(run)
        outcome = "passed" if code == 0 else "FAILED"
        summary.append(f"{run.name}: {outcome} in {_time(began)}: {_last_line(run.log)}")
        print(summary[-1], flush=True)
        if code != 0:
            print(f"See {run.log}; again: {sys.executable} tools/test_steady.py --only {run.name}")
            break
    print("\n".join(["", *summary, *(f"{run}: not run" for run in chosen[len(summary) :])]), flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
