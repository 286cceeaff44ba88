"""`python -m benchmarks --peers PYTHON`: the table of docs/benchmarks.md, measured now."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from benchmarks import arena, bots, engine, research
from benchmarks.measure import Comparison, Peer, compare


def comparisons(peers: str, rounds: int) -> Iterator[Comparison]:
    peer = Peer(peers)
    rollouts, steps = peer.rate("rollouts"), peer.rate("steps")
    for players in (3, 2, 4, 5):
        name = f"random play in the kernel, {players} players / OpenSpiel C++ hearts rollouts"
        yield compare(name, engine.playouts(players), rollouts, rounds=rounds, target=8 if players == 3 else None)
    name = "stepped from Python, taking from the list of legal actions / OpenSpiel hearts stepped from Python"
    yield compare(name, engine.steps(), steps, rounds=rounds, target=3)
    # Not like for like: the kernel picks from the list, while for hearts Python does.
    name = "stepped from Python, the kernel picking by a random number / OpenSpiel hearts stepped from Python"
    yield compare(name, engine.choices(), steps, rounds=rounds)
    peer.close()
    yield compare(
        "random play, two threads / one", engine.playouts_on(2), engine.playouts_on(1), rounds=rounds, target=1.8
    )
    # What this machine gives to two threads that share nothing at all: the line above cannot be better.
    name = "for comparison: dense arithmetic without memory, two threads / one"
    yield compare(name, engine.spinning_on(2), engine.spinning_on(1), rounds=rounds)
    yield compare("arena games, two processes / one", arena.games_on(2), arena.games_on(1), rounds=rounds, target=1.8)
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


def markdown(found: list[Comparison]) -> Iterator[str]:
    """The table as docs/benchmarks.md has it."""
    yield "| ours / theirs | ours/s | theirs/s | ratio | of the best rounds | lowest to highest | target |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for one in found:
        target = "" if one.target is None else f"{one.target:g}"
        spread = f"{one.spread[0]:.1f} to {one.spread[1]:.1f}"
        yield (
            f"| {one.name} | {one.ours:,.0f} | {one.theirs:,.0f} | **{one.ratio:.2f}** | {one.best:.2f} | {spread} "
            f"| {target} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python that has benchmarks/peers.txt installed")
    parser.add_argument("--rounds", type=int, default=15, help="pairs of measurements for each line")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    chosen = parser.parse_args()
    found = []
    for one in comparisons(chosen.peers, chosen.rounds):
        goal = "" if one.target is None else f" (target {one.target:g}: {'met' if one.met else 'missed'})"
        print(f"{one.ratio:7.2f}  {one.name}{goal}", flush=True)
        found.append(one)
    print("", *markdown(found), "", *engine.absolute_rates(), *bots.rates(), "", *bots.strength(), sep="\n")
    if chosen.json:
        chosen.json.write_text(json.dumps([asdict(one) for one in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
