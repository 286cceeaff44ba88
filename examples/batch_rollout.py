"""Thousands of games at once with uniformly random play: mean scores by seat, and the pace.

python examples/batch_rollout.py --count 4096 --games 20000 --threads 2
"""

import argparse
import time

import numpy as np

from lucca.research.batch import BatchEnv


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="city-of-games")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--celebration", action="store_true")
    parser.add_argument("--count", type=int, default=4096, help="games side by side")
    parser.add_argument("--games", type=int, default=20_000, help="stop when so many have ended")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    totals = np.zeros(options.players)
    ended = steps = 0
    with BatchEnv(
        options.count,
        options.edition,
        options.players,
        celebration=options.celebration,
        seed=options.seed,
        threads=options.threads,
    ) as env:
        start = time.perf_counter()
        while ended < options.games:
            _, _, dones, infos = env.step(env.sample_actions())
            totals += infos["final_scores"].sum(axis=0)
            ended += int(dones.sum())
            steps += options.count
        seconds = time.perf_counter() - start
    print(f"{ended} games, {steps} decisions, {steps / seconds:,.0f} decisions/s with observations")
    for seat, mean in enumerate(totals / ended):
        print(f"seat {seat}: {mean:.2f} points on average")


if __name__ == "__main__":
    main()
