"""`python -m benchmarks --peers PYTHON`: the table of docs/benchmarks.md, measured now."""

import argparse
import json
import platform
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import engine, research
from benchmarks.measure import Comparison, Peer, compare


def comparisons(peers: str, rounds: int) -> Iterator[Comparison]:
    peer = Peer(peers)
    rollouts, steps = peer.rate("rollouts"), peer.rate("steps")
    for players in (3, 2, 4, 5):
        name = f"random play in the kernel, {players} players / OpenSpiel C++ hearts rollouts"
        yield compare(name, engine.playouts(players), rollouts, rounds=rounds, target=8 if players == 3 else None)
    yield compare(
        "stepped from Python / OpenSpiel hearts stepped from Python", engine.steps(), steps, rounds=rounds, target=3
    )
    peer.close()
    yield compare(
        "random play, two threads / one", engine.playouts_on(2), engine.playouts_on(1), rounds=rounds, target=1.8
    )
    yield compare(
        "batch environment with observations / PettingZoo environment",
        research.batch(),
        research.pettingzoo(),
        rounds=rounds,
        target=20,
    )
    yield compare(
        "batch environment with observations / raw PettingZoo environment, without its wrappers",
        research.batch(),
        research.raw_pettingzoo(),
        rounds=rounds,
    )


def show(console: Console, found: list[Comparison]) -> None:
    table = Table(title=f"Lucca, {platform.machine()}, Python {platform.python_version()}")
    for heading in ("ours / theirs", "ours/s", "theirs/s", "ratio (median)", "lowest-highest", "target"):
        table.add_column(heading, justify="left" if heading == "ours / theirs" else "right", overflow="fold")
    for one in found:
        target = "" if one.target is None else f"{one.target:g} {'met' if one.met else 'missed'}"
        spread = f"{one.spread[0]:.1f}-{one.spread[1]:.1f}"
        table.add_row(one.name, f"{one.ours:,.0f}", f"{one.theirs:,.0f}", f"{one.ratio:.2f}", spread, target)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python that has benchmarks/peers.txt installed")
    parser.add_argument("--rounds", type=int, default=15, help="pairs of measurements for each line")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    chosen = parser.parse_args()
    console = Console()
    found = []
    for one in comparisons(chosen.peers, chosen.rounds):
        console.print(f"{one.ratio:8.2f}  {one.name}", highlight=False)
        found.append(one)
    show(console, found)
    for line in engine.absolute_rates():
        console.print(line, highlight=False)
    if chosen.json:
        chosen.json.write_text(json.dumps([asdict(one) for one in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
