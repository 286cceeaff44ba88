"""The batch environment against PettingZoo's step-by-step one, both with observations and random legal actions."""

import random

import numpy as np

from benchmarks.measure import Rate, rate
from lucca.research.batch import BatchEnv
from lucca.research.pettingzoo_env import LuccaEnv, env

COUNT = 1_024
BATCH_STEPS = 300
PETTINGZOO_STEPS = 4_000


def batch(threads: int = 1) -> Rate:
    games = BatchEnv(COUNT, seed=7, threads=threads, copy=False)
    games.reset()

    def work() -> int:
        for _ in range(BATCH_STEPS):
            games.step(games.sample_actions())
        return COUNT * BATCH_STEPS

    return rate(work)


def pettingzoo() -> Rate:
    return _stepped(env())


def raw_pettingzoo() -> Rate:
    return _stepped(LuccaEnv())


def _stepped(game: LuccaEnv) -> Rate:
    def work() -> int:
        game.reset(seed=7)
        for _ in range(PETTINGZOO_STEPS):
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            game.step(int(legal[int(random.random() * len(legal))]))
        return PETTINGZOO_STEPS

    return rate(work)
