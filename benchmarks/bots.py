"""How quickly the bots think: turns of each level, network evaluations, and what the search gets through."""

import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import numpy as np

from lucca.bots.base import Bot
from lucca.bots.engine import evaluate_turn, list_results, new_forecasts, play_out, scratch
from lucca.bots.ladder import shipped_network
from lucca.bots.levels import LEVELS
from lucca.bots.registry import make_bot
from lucca.rules.game import Game
from lucca.rules.view import View

STRENGTH = Path(__file__).with_name("strength.json")


@cache
def views(players: int = 3) -> tuple[View, ...]:
    """The beginnings of all turns of two games between masons."""
    found: list[View] = []
    for number in range(2):
        bots = [make_bot("mason", f"{number}:{seat}") for seat in range(players)]
        game = Game.new(players=players, seed=f"bench {number}")
        while game.actor is not None:
            view = game.view(game.actor)
            if view.phase == "choose":
                found.append(view)
            game.apply(view.decision_of(bots[game.actor].choose(view)))
    return tuple(found)


def rates() -> Iterator[str]:
    """A line each, for three players on one core."""
    for level in LEVELS:
        yield _level(level)
    yield _best_of("network evaluations, turns included: {:,.0f} a second on one core", _evaluations)
    yield _best_of("results of turns evaluated inside the search: {:,.0f} a second on one core", _search_nodes)
    yield _best_of("games played out by simple rules from mid-game: {:,.0f} a second on one core", _light_playouts)


def _level(level: str) -> str:
    bot = make_bot(level, 1)
    bot.choose(views()[0])
    times = np.array([_time_of_turn(bot, view) for view in views()]) * 1000
    return (
        f"{level}: {1000 / times.mean():,.0f} turns a second, "
        f"{np.median(times):.2f} ms a turn in the middle, {np.percentile(times, 95):.2f} ms at the 95th percentile"
    )


def _time_of_turn(bot: Bot, view: View) -> float:
    began = time.perf_counter()
    bot.choose(view)
    return time.perf_counter() - began


def _best_of(text: str, work: Callable[[], int]) -> str:
    best = 0.0
    for _ in range(5):
        began = time.perf_counter()
        best = max(best, work() / (time.perf_counter() - began))
    return text.format(best)


def _evaluations() -> int:
    network = shipped_network(3)
    return sum(evaluate_turn(network, view) for view in views())


def _search_nodes() -> int:
    before = scratch().results_found
    bot = make_bot("gonfaloniere", 1)
    for view in views()[:6]:
        bot.choose(view)
    return scratch().results_found - before


def _light_playouts() -> int:
    view = views()[len(views()) // 4]
    list_results(view)
    play_out(np.zeros(1, np.int64), view.setup.deck, 2000, np.ones(1, np.uint64), new_forecasts(1))
    return 2000


def strength() -> Iterator[str]:
    """The ladder and the champion as they were last measured: a match takes too long to be part of every run."""
    yield "| one of | against the others | wins | 95 % interval | deals | seen |"
    yield "|---|---|--:|--:|--:|---|"
    for line in json.loads(STRENGTH.read_text("utf-8")):
        low, high = line["interval"]
        yield (
            f"| {line['bot']} | {line['players'] - 1} x {line['rival']} | {line['wins']:.1%} | {low:.1%} to {high:.1%} "
            f"| {line['deals']:,} | {line['seen']} |"
        )
