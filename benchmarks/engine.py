"""The rules engine: random play inside compiled code, on threads, stepped from Python, and checking records."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from benchmarks.measure import Rate, rate
from lucca.bots.simulation import plan, play_game
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.write import dumps
from lucca.rules.kernels import layout as k
from lucca.rules.kernels import playout
from lucca.rules.position import Position
from lucca.rules.setup import setup
from lucca.rules.stepper import Stepper

GAMES = 50_000


def play(players: int, seed: int, games: int) -> int:
    """Whole random games from the first card, every rule applied; how many decisions they took."""
    position = Position(setup(players=players))
    rng = np.array([seed], np.uint64)
    return playout.gate_playouts(position.raw, position.setup.deck.table, games, rng, np.zeros(k.SEATS, np.int64))


def playouts(players: int) -> Rate:
    return rate(lambda: play(players, 7, GAMES))


def playouts_on(threads: int) -> Rate:
    """The same work divided among threads: kernels release the interpreter lock."""

    def work() -> int:
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(lambda part: play(3, part, 2 * GAMES // threads), range(threads)))

    return rate(work)


STEP_GAMES = 3_000


def steps() -> Rate:
    """One call a decision, the action taken in Python from the list of legal ones."""
    stepper = Stepper(setup(), seed=7)
    legal, step, chance = stepper.legal, stepper.step, random.random

    def work() -> int:
        decisions = 0
        for _ in range(STEP_GAMES):
            count = stepper.reset()
            while count:
                count = step(legal[int(chance() * count)])
                decisions += 1
        return decisions

    return rate(work)


def choices() -> Rate:
    """One call a decision, which hands over a random number instead of the action."""
    stepper = Stepper(setup(), seed=7)
    choose, chance = stepper.choose, random.random

    def work() -> int:
        decisions = 0
        for _ in range(STEP_GAMES):
            count = stepper.reset()
            while count:
                count = choose(chance())
                decisions += 1
        return decisions

    return rate(work)


def absolute_rates() -> Iterator[str]:
    """What has no peer: games a second on one core."""
    games = 400
    table = plan("city-of-games", 3, bots=["random"])
    best = max(rate(lambda: len([dumps(play_game(table, number)) for number in range(games)]))() for _ in range(3))
    yield f"simulating and writing records of random bots, three players: {best:,.0f} games/s on one core"
    lines = [dumps(play_game(table, number)) for number in range(games)]
    best = max(rate(lambda: len([check(parse(line)) for line in lines]))() for _ in range(5))
    yield f"checking records, three players: {best:,.0f} games/s on one core"
