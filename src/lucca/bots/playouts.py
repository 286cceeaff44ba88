"""Bots that need no network: simple rules, and Monte Carlo with games played out by those rules."""

import time

import numpy as np

from lucca.bots.base import USUAL, Chance, Seed, Thinking
from lucca.bots.kernels.light import gate_light_playouts, gate_light_turn, gate_turn_results
from lucca.bots.kernels.policy import Doubles
from lucca.bots.kernels.turns import MOST_ACTIONS
from lucca.bots.thinkers import Indices, likings_of
from lucca.bots.turnbot import Option, TurnBot, is_preparation, liked_in_this_order
from lucca.bots.workbench import Workbench, workbench
from lucca.rules.actions import legal_list
from lucca.rules.kernels import layout as k
from lucca.rules.view import View


def plausible_pair(view: View, chance: Chance) -> list[int]:
    """Which cards to keep by simple rules: two of a colour, then what has most windows and shields."""
    hand = view.hand
    if view.kept:
        return [chance.pick(legal_list(view.legal_mask))]
    best, best_value = (0, 1), -1.0
    for first in range(k.HAND):
        for second in range(first + 1, k.HAND):
            a, b = hand[first], hand[second]
            if a.colour is None and b.colour is None:
                continue
            together = a.colour == b.colour or a.colour is None or b.colour is None
            value = 6 * together + a.windows + b.windows + a.shields + b.shields + chance.below(100) / 100
            if value > best_value:
                best, best_value = (first, second) if a.number < b.number else (second, first), value
    return [k.KEEP_FIRST + slot for slot in best]


class LightBot(TurnBot):
    """Plays by simple rules, at once; a beginner overlooks some triplets, and what the cards of others are good for."""

    def __init__(self, seed: Seed, thinking: Thinking = USUAL, oversight: float = 0.0) -> None:
        del thinking
        super().__init__()
        self.oversight = oversight
        self._chance = Chance(seed)

    def options(self, view: View, most: int) -> list[Option]:
        del most
        players = view.setup.players
        actions = plausible_pair(view, self._chance) if is_preparation(view) else self._turn(view)
        return [Option(tuple(actions), 0.0, np.full(players, 1 / players), np.zeros(players))]

    def _turn(self, view: View) -> list[int]:
        steps = np.zeros(1 + MOST_ACTIONS, np.uint8)
        word = self._chance.below(1 << 52)
        gate_light_turn(view.raw.copy(), view.setup.deck.table, word, self._overlooked(view), steps)
        actions: list[int] = steps[1 : 1 + steps[0]].tolist()
        return actions

    def _overlooked(self, view: View) -> int:
        """A bit for every triplet that the bot does not see; one is always seen."""
        there = list(view.triplets)
        missed = [triplet for triplet in there if self._chance.happens(self.oversight)] if self.oversight else []
        return sum(1 << triplet for triplet in missed) if len(missed) < len(there) else 0


class MonteCarloBot(TurnBot):
    """Plays every result of its turn out to the end of the game by simple rules, and takes what wins most often."""

    def __init__(self, seed: Seed, thinking: Thinking = USUAL, playouts: int = 1000) -> None:
        super().__init__()
        self.playouts = playouts
        self.thinking = thinking
        self._chance = Chance(seed)

    def options(self, view: View, most: int) -> list[Option]:
        players = view.setup.players
        if is_preparation(view):
            actions = plausible_pair(view, self._chance)
            return [Option(tuple(actions), 0.0, np.full(players, 1 / players), np.zeros(players))]
        bench = workbench()
        found = gate_turn_results(bench.turns, view.raw, view.setup.deck.table)
        win, points, counts = self._play_out(view, bench, found)
        likings = likings_of(win, points, view.seat or 0, players)
        order = sorted(range(found), key=lambda result: (-counts[result], -likings[result]))
        options = [
            Option(
                tuple(bench.turns.actions[result, : bench.turns.lengths[result]].tolist()),
                float(likings[result]),
                win[result],
                points[result],
            )
            for result in order[:most]
        ]
        return liked_in_this_order(options)

    def _play_out(self, view: View, bench: Workbench, found: int) -> tuple[Doubles, Doubles, Doubles]:
        """Sequential halving: all results get a share of the playouts, then the better half, and so on."""
        win_sums, point_sums, counts = np.zeros((found, k.SEATS)), np.zeros((found, k.SEATS)), np.zeros(found)
        left: Indices = np.arange(found)
        stages = max(1, int(np.ceil(np.log2(found)))) if found > 1 else 1
        budget = self.playouts * self.thinking.effort / stages
        stream = np.array([self._chance.below(1 << 52)], np.uint64)
        started = time.perf_counter()
        for _ in range(stages):
            each = max(1, round(budget / len(left)))
            gate_light_playouts(bench.turns, left, view.setup.deck.table, each, stream, win_sums, point_sums)
            counts[left] += each
            means = counts[left, None]
            likings = likings_of(win_sums[left] / means, point_sums[left] / means, view.seat or 0, view.setup.players)
            left = left[np.argsort(-likings, kind="stable")[: (len(left) + 1) // 2]]
            if self.thinking.seconds is not None and time.perf_counter() - started > self.thinking.seconds:
                break
        return win_sums / counts[:, None], point_sums / counts[:, None], counts
