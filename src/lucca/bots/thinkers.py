"""Bots that evaluate with a network: one turn deep, or with a search behind the best results of that turn."""

import time
from collections.abc import Callable

import numpy as np

from lucca.bots import engine
from lucca.bots.base import DEFAULT_THINKING, Chance, Seed, Thinking
from lucca.bots.engine import Budget, Doubles, Indices, Lookahead, Network, Scratch, Words, scratch, utilities_of
from lucca.bots.levels import Search, Style
from lucca.bots.turnbot import RatedTurn, TurnBot, is_preparation, with_falling_utility
from lucca.rules.view import View

Networks = Network | Callable[[int], Network]
"""One for the number of players at the table, or what gives it for any number."""
_SAMPLES_AT_ONCE = 8  # between two looks at the clock


def _for_table(networks: Networks, view: View) -> Network:
    return networks if isinstance(networks, tuple) else networks(view.setup.players)


class NetworkBot(TurnBot):
    """Plays the result of its turn with the highest utility, as its network and its style judge it."""

    def __init__(
        self,
        networks: Networks,
        style: Style,
        seed: Seed,
        thinking: Thinking = DEFAULT_THINKING,
        judges: Networks | None = None,
    ) -> None:
        """`judges` are asked about the ends of rounds, if there are any; `networks` about all the rest."""
        super().__init__()
        self._networks = networks
        self._judges = networks if judges is None else judges
        self.style = style
        self.thinking = thinking
        self._chance = Chance(seed)

    def network(self, view: View) -> Network:
        """The one that plays at this table."""
        return _for_table(self._networks, view)

    def judge(self, view: View) -> Network:
        """The one that judges the ends of rounds at this table."""
        return _for_table(self._judges, view)

    def rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        """The best first; after a search those that were sampled most come first."""
        if is_preparation(view):
            return self._rated_keeps(view)[:most]
        return self._rated_turns(view, most)

    # --- preparation --------------------------------------------------------------------------------------------

    def _rated_keeps(self, view: View) -> list[RatedTurn]:
        samples = max(1, round(self.style.keep_samples * self.thinking.effort))
        legal = engine.evaluate_keeps(self.network(view), view, samples, self.stream())
        win, points = scratch().forecasts
        utilities = self._misjudged(scratch(), np.array(legal), view).tolist()
        first_is_kept = bool(view.kept)
        return [
            RatedTurn(_keep_actions(pair, first_is_kept), utility, win[pair].copy(), points[pair].copy())
            for utility, pair in sorted(zip(utilities, legal, strict=True), reverse=True)
        ]

    # --- turns ----------------------------------------------------------------------------------------------------

    def _rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        own = scratch()
        found = engine.evaluate_turn(self.network(view), view)
        seen = self._seen(own, found)
        utilities = self._misjudged(own, seen, view)
        ranked = seen[np.argsort(-utilities, kind="stable")]
        utility_of = dict(zip(seen.tolist(), utilities.tolist(), strict=True))
        if self.style.search is not None and len(ranked) > 1:
            return self._searched(view, self.style.search, ranked, utility_of, most)
        return [_rated_turn(own, result, utility_of[result]) for result in ranked[:most].tolist()]

    def _seen(self, own: Scratch, found: int) -> Indices:
        """The results that this bot does not overlook: it misses whole triplets, as people do."""
        results = np.arange(found)
        if self.style.oversight == 0:
            return results
        triplet_of = own.triplets_taken(found)
        there = np.unique(triplet_of)
        missed = [triplet for triplet in there.tolist() if self._chance.happens(self.style.oversight)]
        if len(missed) == len(there):
            missed = missed[:-1]
        return results[~np.isin(triplet_of, missed)]

    def _misjudged(self, own: Scratch, results: Indices, view: View) -> Doubles:
        """The utilities of results as this bot sees them."""
        win, points = own.forecasts
        utilities = utilities_of(win[results], points[results], view.seat or 0, view.setup.players)
        if self.style.misjudgement:
            utilities = utilities + self.style.misjudgement * self._chance.normals(len(results))
        return utilities

    def stream(self) -> Words:
        """Random numbers for a kernel."""
        return np.array([self._chance.below(1 << 52)], np.uint64)

    def _searched(
        self, view: View, search: Search, ranked: Indices, utility_of: dict[int, float], most: int
    ) -> list[RatedTurn]:
        """The best of the first impressions, looked at further; the rest follow in the order of those."""
        chosen = ranked[: search.candidates_with(view.setup.players, self.thinking.effort)]
        looked = _FurtherLook(self, view, search, chosen)
        looked.run()
        rest = [_rated_turn(scratch(), result, utility_of[result]) for result in ranked[len(chosen) : most].tolist()]
        return with_falling_utility((looked.rated_turns() + rest)[:most])


class _FurtherLook:
    """One search: the candidates at the end of the round, and what their sampled futures add up to."""

    def __init__(self, bot: NetworkBot, view: View, search: Search, chosen: Indices) -> None:
        self.bot, self.view, self.search = bot, view, search
        self.results = chosen.tolist()
        self.ahead = Lookahead(bot.network(view), bot.judge(view), view.setup.deck, chosen)
        self.samples = np.zeros(len(chosen))
        self.deadline = None if bot.thinking.seconds is None else time.perf_counter() + bot.thinking.seconds

    def run(self) -> None:
        """Sequential halving: the finalists get samples, then the better half of them twice as many, and so on."""
        self.ahead.finish_rounds()
        if self.view.round == self.view.setup.rounds:
            return  # the game is over there: nothing is left to chance
        left = self._best_of(list(range(len(self.results))), self.search.finalists)
        samples = self.search.samples_with(self.view.setup.players, self.bot.thinking.effort)
        while len(left) > 1 and not self._out_of_time():
            self._sample(left, samples)
            left = self._best_of(left, (len(left) + 1) // 2)
            samples *= 2

    def _best_of(self, candidates: list[int], most: int) -> list[int]:
        utilities = self._utilities()
        return sorted(candidates, key=lambda candidate: -utilities[candidate])[:most]

    def _out_of_time(self) -> bool:
        return self.deadline is not None and time.perf_counter() >= self.deadline

    def _sample(self, left: list[int], samples: int) -> None:
        stream = self.bot.stream()
        done = 0
        while done < samples and not (done and self._out_of_time()):
            some = min(_SAMPLES_AT_ONCE, samples - done)
            self.ahead.sample(left, Budget(some, self.search.rounds), stream)
            done += some
        self.samples[left] += done

    def _means(self) -> tuple[Doubles, Doubles]:
        """What is expected of each candidate: the first look, and what the samples add to it."""
        trust, first, sums = self.search.trust, self.ahead.first, self.ahead.sums
        weight = self.samples[:, None] + trust
        return (sums.win + trust * first.win) / weight, (sums.points + trust * first.points) / weight

    def _utilities(self) -> Doubles:
        win, points = self._means()
        return utilities_of(win, points, self.view.seat or 0, self.view.setup.players)

    def rated_turns(self) -> list[RatedTurn]:
        """Those sampled most first, then the best."""
        win, points = self._means()
        utilities = self._utilities().tolist()
        order = sorted(range(len(self.results)), key=lambda number: (-self.samples[number], -utilities[number]))
        actions_to = scratch().actions_to
        return [
            RatedTurn(actions_to(self.results[number]), utilities[number], win[number], points[number])
            for number in order
        ]


def _rated_turn(own: Scratch, result: int, utility: float) -> RatedTurn:
    win, points = own.forecasts
    return RatedTurn(own.actions_to(result), utility, win[result].copy(), points[result].copy())


def _keep_actions(pair: int, first_is_kept: bool) -> tuple[int, ...]:
    return engine.keep_actions(*engine.slots_of_pair(pair), first_is_kept=first_is_kept)
