"""Bots that need no network: simple rules, and Monte Carlo with games played out by those rules."""

import time
from itertools import combinations

import numpy as np

from lucca.bots import engine
from lucca.bots.base import DEFAULT_THINKING, Chance, Seed, Thinking
from lucca.bots.engine import Doubles, Indices, keep_actions, new_forecasts, scratch, utilities_of
from lucca.bots.turnbot import RatedTurn, TurnBot, is_preparation, with_falling_utility
from lucca.rules.actions import legal_list
from lucca.rules.view import View


def plausible_pair(view: View, chance: Chance) -> tuple[int, ...]:
    """Which cards to keep by simple rules: two of a colour, then what has most windows and shields."""
    hand = view.hand
    if view.kept:
        return (chance.pick(legal_list(view.legal_mask)),)
    best, best_value = (0, 1), -1.0
    for first, second in combinations(range(len(hand)), 2):
        a, b = hand[first], hand[second]
        if a.colour is None and b.colour is None:
            continue
        together = a.colour == b.colour or a.colour is None or b.colour is None
        value = 6 * together + a.windows + b.windows + a.shields + b.shields + chance.below(100) / 100
        if value > best_value:
            best, best_value = (first, second) if a.street_number < b.street_number else (second, first), value
    return keep_actions(*best)


def _without_opinion(actions: tuple[int, ...], players: int) -> RatedTurn:
    """What simple rules choose, of which no forecast is made: every player is as likely to win."""
    return RatedTurn(actions, 0.0, np.full(players, 1 / players), np.zeros(players))


class LightBot(TurnBot):
    """Plays by simple rules, at once; a beginner overlooks some triplets, and what the cards of others are good for."""

    def __init__(self, seed: Seed, thinking: Thinking = DEFAULT_THINKING, oversight: float = 0.0) -> None:
        del thinking
        super().__init__()
        self.oversight = oversight
        self._chance = Chance(seed)

    def rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        """The one that the rules name."""
        del most
        actions = plausible_pair(view, self._chance) if is_preparation(view) else self._turn(view)
        return [_without_opinion(actions, view.setup.players)]

    def _turn(self, view: View) -> tuple[int, ...]:
        word = self._chance.below(1 << 52)
        return engine.simple_turn(view, word, self._overlooked(view))

    def _overlooked(self, view: View) -> int:
        """A bit for every triplet that the bot does not see; one is always seen."""
        there = list(view.triplets)
        missed = [triplet for triplet in there if self._chance.happens(self.oversight)] if self.oversight else []
        return sum(1 << triplet for triplet in missed) if len(missed) < len(there) else 0


class MonteCarloBot(TurnBot):
    """Plays every result of its turn out to the end of the game by simple rules, and takes what wins most often."""

    def __init__(self, seed: Seed, thinking: Thinking = DEFAULT_THINKING, playouts: int = 1000) -> None:
        super().__init__()
        self.playouts = playouts
        self.thinking = thinking
        self._chance = Chance(seed)

    def rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        """The results played out most often first, then those that won most often."""
        players = view.setup.players
        if is_preparation(view):
            return [_without_opinion(plausible_pair(view, self._chance), players)]
        found = engine.list_results(view)
        win, points, counts = self._play_out(view, found)
        utilities = utilities_of(win, points, view.seat or 0, players)
        order = sorted(range(found), key=lambda result: (-counts[result], -utilities[result]))
        turns = [
            RatedTurn(scratch().actions_to(result), float(utilities[result]), win[result], points[result])
            for result in order[:most]
        ]
        return with_falling_utility(turns)

    def _play_out(self, view: View, found: int) -> tuple[Doubles, Doubles, Doubles]:
        """Sequential halving: all results get a share of the playouts, then the better half, and so on."""
        sums, counts = new_forecasts(found), np.zeros(found)
        left: Indices = np.arange(found)
        stages = max(1, int(np.ceil(np.log2(found)))) if found > 1 else 1
        budget = self.playouts * self.thinking.effort / stages
        stream = np.array([self._chance.below(1 << 52)], np.uint64)
        started = time.perf_counter()
        for _ in range(stages):
            each = max(1, round(budget / len(left)))
            engine.play_out(left, view.setup.deck, each, stream, sums)
            counts[left] += each
            played = counts[left, None]
            seat, players = view.seat or 0, view.setup.players
            utilities = utilities_of(sums.win[left] / played, sums.points[left] / played, seat, players)
            left = left[np.argsort(-utilities, kind="stable")[: (len(left) + 1) // 2]]
            if self.thinking.seconds is not None and time.perf_counter() - started > self.thinking.seconds:
                break
        return sums.win / counts[:, None], sums.points / counts[:, None], counts
