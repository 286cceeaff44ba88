"""The rules engine: random play inside compiled code, on threads, stepped from Python, and checking records."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from benchmarks.measure import Rate, rate
from lucca.bots.simulation import plan, play_game
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.write import dumps
from lucca.rules.kernels import layout as k
from lucca.rules.kernels import playout
from lucca.rules.kernels.jit import kernel
from lucca.rules.position import Position
from lucca.rules.setup import setup
from lucca.rules.stepper import Stepper

GAMES = 50_000


def play(players: int, seed: int, games: int) -> int:
    """Whole random games from the first card, every rule applied; how many decisions they took."""
    position = Position(setup(players=players))
    rng = np.array([seed], np.uint64)
    return playout.gate_playouts(position.raw, position.setup.deck.card_data, games, rng, np.zeros(k.SEATS, np.int64))


def playouts(players: int) -> Rate:
    return rate(lambda: play(players, 7, GAMES))


PARTS = 40


def on_threads(threads: int, part: Callable[[int], int]) -> Rate:
    """The same parts on so many threads; a thread that is free takes the next one."""

    def work() -> int:
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(part, range(PARTS)))

    return rate(work)


def playouts_on(threads: int) -> Rate:
    """Kernels release the interpreter lock."""
    return on_threads(threads, lambda part: play(3, part, 4 * GAMES // PARTS))


@kernel
def spin(turns: int) -> int:
    """Dense arithmetic that touches no memory, so its threads have nothing to share but the machine."""
    a = b = c = d = e = f = g = h = turns
    for i in range(turns):
        a, b, c, d = (a ^ a >> 3) + i, (b ^ b >> 5) + i, (c ^ c >> 7) + i, (d ^ d >> 9) + a
        e, f, g, h = (e ^ e >> 3) + i, (f ^ f >> 5) + i, (g ^ g >> 7) + i, (h ^ h >> 9) + e
    return a + b + c + d + e + f + g + h


def spinning_on(threads: int) -> Rate:
    def part(number: int) -> int:
        spin(1_500_000 + number)
        return 1_500_000

    return on_threads(threads, part)


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
