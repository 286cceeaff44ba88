"""`python -m benchmarks.versions BEFORE`: this version beside an earlier commit, in turns, in one run on one machine.

Each side measures itself with the benchmarks of its own commit, so what they measure must be called the same in both.
"""

import argparse
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import Comparison, Rate, comparison, measured_pairs

ROOT = Path(__file__).parents[1]
COMMITS = ROOT / "build" / "versions"
RATES = """
import sys
from benchmarks import bots, engine, research
from benchmarks.measure import rate
from lucca.bots.registry import make_bot

def turns(level, count):
    def work():
        bot = make_bot(level, 1)
        for view in bots.views()[:count]:
            bot.choose(view)
        return count
    return rate(work)

tasks = {
    **{f"random play in the kernel, {players} players": engine.playouts(players) for players in (3, 2, 4, 5)},
    "stepped from Python, taking from the list of legal actions": engine.steps(),
    "stepped from Python, the kernel picking by a random number": engine.choices(),
    "batch environment with observations": research.batch(),
    "PettingZoo environment": research.pettingzoo(),
    "turns of the architect": turns("architect", 20),
    "turns of the champion": turns("gonfaloniere", 8),
}
print(*tasks, sep="|", flush=True)
for line in sys.stdin:
    print(tasks[line.rstrip()](), flush=True)
"""
"""Run in each version: a line in names a task, a line out tells how much was done a second."""
STARTS = 5
SERVER_TABLES = 100
TURNS = """
import asyncio, gc, sys
import uvloop
from benchmarks.server import play_tables, served

gc.disable()
uvloop.install()
with served() as here:
    print("ready", flush=True)
    for line in sys.stdin:
        measured = asyncio.run(play_tables(here, int(line), 0.01))
        print(measured.rate, measured.tally.turns / measured.playing.cpu, flush=True)
"""
"""Run in each version, with a server: a line in says at how many tables to play a game; a line out tells how many
turns a second there were by the clock and by the server's CPU time."""


@dataclass(frozen=True)
class Version:
    """A work tree that can be measured."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}

    def warm_up(self) -> None:
        command = [sys.executable, "-c", "from lucca.cli.main import main; main()", "warmup"]
        subprocess.run(command, cwd=self.folder, env=self.environment, check=True)


class Measuring:
    """A version that measures itself when asked."""

    def __init__(self, version: Version, program: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=version.folder,
            env=version.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ready = self._answer()
        """What it said when it could begin."""

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not line:
            raise SystemExit("a version has stopped measuring itself; what it wrote is above")
        return line

    def ask(self, task: str) -> list[float]:
        assert self._process.stdin is not None
        self._process.stdin.write(task + "\n")
        self._process.stdin.flush()
        return [float(rate) for rate in self._answer().split()]

    def rate(self, task: str) -> Rate:
        return lambda: self.ask(task)[0]

    def close(self) -> None:
        self._process.communicate()


def extracted(commit: str) -> Version:
    """The files of a commit; SystemExit if there is no such one."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if packed.returncode != 0:
        raise SystemExit(f"{commit} is not a commit of this project")
    folder = COMMITS / commit
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")
    return Version(folder)


def compared_rates(now: Version, before: Version, rounds: int) -> Iterator[Comparison]:
    """Each side starts anew several times: where its memory happens to lie can change a rate by a tenth."""
    pairs: dict[str, list[tuple[float, float]]] = {}
    for _ in range(STARTS):
        ours, theirs = Measuring(now, RATES), Measuring(before, RATES)
        for task in ours.ready.split("|"):
            pairs.setdefault(task, []).extend(measured_pairs(ours.rate(task), theirs.rate(task), rounds // STARTS))
        ours.close()
        theirs.close()
    for task, measured in pairs.items():
        yield comparison(task, measured)


def compared_servers(now: Version, before: Version, rounds: int) -> Iterator[Comparison]:
    """By CPU time, too: it says what a turn costs even if something else is running.

    Both servers run all the time and are asked in turns every few seconds: a shared machine's speed changes by minutes.
    """
    pairs: list[tuple[list[float], list[float]]] = []
    for _ in range(STARTS):
        ours, theirs = Measuring(now, TURNS), Measuring(before, TURNS)
        for at in range(rounds // STARTS + 1):
            pair = ours.ask(str(SERVER_TABLES)), theirs.ask(str(SERVER_TABLES))
            pairs += [pair] if at else []  # the first pair only warms up
        ours.close()
        theirs.close()
    name = f"table server, {SERVER_TABLES} tables: turns"
    yield comparison(name, [(ours[0], theirs[0]) for ours, theirs in pairs])
    yield comparison(f"{name} by CPU time", [(ours[1], theirs[1]) for ours, theirs in pairs])


def line(one: Comparison) -> str:
    spread = f"{one.spread[0]:.2f} to {one.spread[1]:.2f}"
    return f"| {one.name} | {one.ours:,.0f} | {one.theirs:,.0f} | **{one.ratio:.2f}** | {one.best:.2f} | {spread} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.versions", description=__doc__)
    parser.add_argument("before", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=15, help="pairs of measurements for each line")
    parser.add_argument("--server-rounds", type=int, default=30, help="pairs of measurements of the table server")
    chosen = parser.parse_args()
    now, before = Version(ROOT), extracted(chosen.before)
    for version in (now, before):
        version.warm_up()
    print("| a second | now | before | ratio | of the best rounds | lowest to highest |")
    print("|---|--:|--:|--:|--:|--:|")
    for one in compared_rates(now, before, chosen.rounds):
        print(line(one), flush=True)
    for one in compared_servers(now, before, chosen.server_rounds):
        print(line(one), flush=True)


if __name__ == "__main__":
    main()
