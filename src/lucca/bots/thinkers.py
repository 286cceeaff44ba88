"""Bots that evaluate with a network: one turn deep, or with a search behind the best of them."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lucca.bots.base import USUAL, Chance, Seed, Thinking
from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import MARGIN_WEIGHT, Network
from lucca.bots.kernels.policy import Doubles, gate_evaluate_turn
from lucca.bots.kernels.preparation import PAIRS, gate_evaluate_keeps
from lucca.bots.kernels.search import gate_finish_rounds, gate_forecast_states, gate_sample_rounds
from lucca.bots.turnbot import Option, TurnBot, is_preparation, liked_in_this_order
from lucca.bots.weights import card_ranks
from lucca.bots.workbench import Workbench, workbench
from lucca.rules.cards import Deck
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.bits import Words
from lucca.rules.view import View

Indices = npt.NDArray[np.int64]
Networks = Network | Callable[[int], Network]
"""One for the number of players at the table, or what gives it for any number."""
_ranks_of: dict[int, tuple[Deck, Floats]] = {}


def ranks_of(deck: Deck) -> Floats:
    """The same as `card_ranks`, worked out once for a deck that is used again."""
    known = _ranks_of.get(id(deck))
    if known is None or known[0] is not deck:
        if len(_ranks_of) >= 16:
            _ranks_of.clear()
        known = _ranks_of[id(deck)] = (deck, card_ranks(deck))
    return known[1]


@dataclass(frozen=True)
class Search:
    """How a bot looks beyond its own turn."""

    candidates: int = 24
    """Of so many options that look best, the others' answers are looked at (fewer with more than three players)."""
    finalists: int = 6
    """So many of those that look best then are played on through sampled deals."""
    samples: int = 8
    """Sampled deals for each (also fewer then); half as many finalists get twice as many, and so on."""
    trust: float = 16.0
    """The forecast of the end of the round counts as much as so many samples, which are few and differ widely."""
    rounds: int = 1
    """How many further rounds are played out."""

    def candidates_with(self, players: int, effort: float) -> int:
        """With more players the round is longer, so the same time is enough for fewer."""
        return max(2, round(self.candidates * min(1.0, effort) * min(1.0, 3 / players)))

    def samples_with(self, players: int, effort: float) -> int:
        """With more players a round is longer, and every turn has more results."""
        share = min(1.0, 3 / players)
        return max(1, math.ceil(self.samples * effort * share * share))


@dataclass(frozen=True)
class Style:
    """What makes one level differ from another."""

    misjudgement: float = 0.0
    """How far a bot's opinion of a result is off, in win chance (standard deviation)."""
    oversight: float = 0.0
    """The chance that it does not see a triplet at all."""
    keep_samples: int = 32
    search: Search | None = None


def likings_of(win: Doubles, points: Doubles, seat: int, players: int) -> Doubles:
    """What rows of forecasts are worth to a seat: as `utility` in the kernels."""
    others = points[:, :players].copy()
    others[:, seat] = -np.inf
    likings: Doubles = win[:, seat] + MARGIN_WEIGHT * (points[:, seat] - others.max(axis=1))
    return likings


def evaluate_turn(network: Network, view: View) -> int:
    """Puts every result of the turn, and what the network says of it, on the workbench; how many there are."""
    bench, deck = workbench(), view.setup.deck
    return gate_evaluate_turn(
        network,
        bench.desk(network, deck),
        bench.turns,
        view.raw,
        deck.table,
        ranks_of(deck),
        bench.win,
        bench.points,
        bench.likings,
    )


def _for_table(networks: Networks, view: View) -> Network:
    return networks if isinstance(networks, tuple) else networks(view.setup.players)


class NetworkBot(TurnBot):
    """Plays the result that its network likes most, within the limits of its style."""

    def __init__(
        self,
        networks: Networks,
        style: Style,
        seed: Seed,
        thinking: Thinking = USUAL,
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
        return _for_table(self._networks, view)

    def judge(self, view: View) -> Network:
        return _for_table(self._judges, view)

    def options(self, view: View, most: int) -> list[Option]:
        if is_preparation(view):
            return self._keep_options(view)[:most]
        return self._turn_options(view, most)

    # --- preparation --------------------------------------------------------------------------------------------

    def _keep_options(self, view: View) -> list[Option]:
        bench = workbench()
        deck = view.setup.deck
        network = self.network(view)
        gate_evaluate_keeps(
            network,
            bench.desk(network, deck),
            view.raw,
            deck.table,
            ranks_of(deck),
            max(1, round(self.style.keep_samples * self.thinking.effort)),
            self.stream(),
            bench.win,
            bench.points,
        )
        legal = [pair for pair in range(PAIRS) if bench.win[pair, 0] >= 0]
        likings = self._misjudged(bench, np.array(legal), view)
        first_is_kept = bool(view.kept)
        return [
            Option(_keep_actions(pair, first_is_kept), liking, bench.win[pair].copy(), bench.points[pair].copy())
            for liking, pair in sorted(zip(likings.tolist(), legal, strict=True), reverse=True)
        ]

    # --- turns ----------------------------------------------------------------------------------------------------

    def _turn_options(self, view: View, most: int) -> list[Option]:
        bench = workbench()
        found = evaluate_turn(self.network(view), view)
        seen = self._seen(bench, found)
        likings = self._misjudged(bench, seen, view)
        ranked = seen[np.argsort(-likings, kind="stable")]
        order = dict(zip(seen.tolist(), likings.tolist(), strict=True))
        if self.style.search is not None and len(ranked) > 1:
            return self._searched(view, bench, ranked, order, most)
        return [self._option(bench, result, order[result]) for result in ranked[:most].tolist()]

    def _option(self, bench: Workbench, result: int, liking: float) -> Option:
        actions = bench.turns.actions[result, : bench.turns.lengths[result]].tolist()
        return Option(tuple(actions), liking, bench.win[result].copy(), bench.points[result].copy())

    def _seen(self, bench: Workbench, found: int) -> Indices:
        """The results that this bot does not overlook: it misses whole triplets, as people do."""
        results = np.arange(found)
        if self.style.oversight == 0:
            return results
        actions = bench.turns.actions[:found]
        there_are = np.arange(actions.shape[1]) < bench.turns.lengths[:found, None]
        taking = there_are & (actions >= k.TAKE_FIRST) & (actions < k.PLAY_FIRST)
        triplet = np.where(taking, actions, 0).max(axis=1)
        there = np.unique(triplet)
        missed = [one for one in there.tolist() if self._chance.happens(self.style.oversight)]
        if len(missed) == len(there):
            missed = missed[:-1]
        return results[~np.isin(triplet, missed)]

    def _misjudged(self, bench: Workbench, results: Indices, view: View) -> Doubles:
        seat = view.seat or 0
        likings = likings_of(bench.win[results], bench.points[results], seat, view.setup.players)
        if self.style.misjudgement:
            likings = likings + self.style.misjudgement * np.array([self._chance.normal() for _ in range(len(results))])
        return likings

    def stream(self) -> Words:
        """Random numbers for a kernel."""
        return np.array([self._chance.below(1 << 52)], np.uint64)

    # --- search ---------------------------------------------------------------------------------------------------

    def _searched(
        self,
        view: View,
        bench: Workbench,
        ranked: Indices,
        order: dict[int, float],
        most: int,
    ) -> list[Option]:
        """The best of the first impressions, looked at further; the rest follow in the order of those."""
        search = self.style.search or Search()
        chosen = ranked[: search.candidates_with(view.setup.players, self.thinking.effort)]
        looked = _Further(self, view, bench, chosen, search)
        looked.run()
        best = [
            Option(self._option(bench, result, 0).actions, liking, win, points)
            for result, liking, win, points in looked.ranked()
        ]
        rest = [self._option(bench, result, order[result]) for result in ranked[len(chosen) : most].tolist()]
        return liked_in_this_order((best + rest)[:most])


class _Further:
    """One search: the candidates at the end of the round, and what their sampled futures add up to."""

    def __init__(
        self,
        bot: NetworkBot,
        view: View,
        bench: Workbench,
        chosen: Indices,
        search: Search,
    ) -> None:
        self.bot, self.view, self.bench, self.search = bot, view, bench, search
        self.network = bot.network(view)
        self.judge = bot.judge(view)
        self.results = chosen.tolist()
        self.states = bench.turns.results[chosen].copy()
        count = len(chosen)
        self.first_win = np.zeros((count, k.SEATS))
        self.first_points = np.zeros((count, k.SEATS))
        self.win_sums = np.zeros((count, k.SEATS))
        self.point_sums = np.zeros((count, k.SEATS))
        self.samples = np.zeros(count)
        self.deadline = None if bot.thinking.seconds is None else time.perf_counter() + bot.thinking.seconds

    def run(self) -> None:
        self._to_the_end_of_the_round()
        if self.view.turn == self.view.setup.turns:
            return  # the game is over there: nothing is left to chance
        first_look = self._likings()
        left = sorted(range(len(self.results)), key=lambda number: -first_look[number])[: self.search.finalists]
        samples = self.search.samples_with(self.view.setup.players, self.bot.thinking.effort)
        while len(left) > 1 and not self._out_of_time():
            self._sample(left, samples)
            likings = self._likings()
            left = sorted(left, key=lambda number: -likings[number])[: (len(left) + 1) // 2]
            samples *= 2

    def _out_of_time(self) -> bool:
        return self.deadline is not None and time.perf_counter() >= self.deadline

    def _to_the_end_of_the_round(self) -> None:
        """The others answer; the forecast of where that leads is what counts until there are samples."""
        network, judge, bench, deck = self.network, self.judge, self.bench, self.view.setup.deck
        count, ranks = len(self.results), ranks_of(deck)
        gate_finish_rounds(
            network,
            bench.desk(network, deck),
            bench.later_turns,
            self.states,
            count,
            deck.table,
            ranks,
            bench.later_win,
            bench.later_points,
        )
        gate_forecast_states(
            judge,
            bench.desk(judge, deck),
            self.states,
            count,
            deck.table,
            ranks,
            bench.later_win,
            bench.later_points,
        )
        self.first_win[:] = bench.later_win[:count]
        self.first_points[:] = bench.later_points[:count]

    def _sample(self, left: list[int], samples: int) -> None:
        network, judge, bench, deck = self.network, self.judge, self.bench, self.view.setup.deck
        stream = self.bot.stream()
        done = 0
        while done < samples and not (done and self._out_of_time()):
            some = min(8, samples - done)
            gate_sample_rounds(
                network,
                bench.desk(network, deck),
                judge,
                bench.desk(judge, deck),
                bench.later_turns,
                self.states,
                np.array(left),
                deck.table,
                ranks_of(deck),
                some,
                self.search.rounds,
                stream,
                bench.later_win,
                bench.later_points,
                self.win_sums,
                self.point_sums,
            )
            done += some
        self.samples[left] += done

    def _means(self) -> tuple[Doubles, Doubles]:
        """What is expected of each candidate: the first look, and what the samples add to it."""
        trust = self.search.trust
        weight = self.samples[:, None] + trust
        return (
            (self.win_sums + trust * self.first_win) / weight,
            (self.point_sums + trust * self.first_points) / weight,
        )

    def _likings(self) -> Doubles:
        win, points = self._means()
        return likings_of(win, points, self.view.seat or 0, self.view.setup.players)

    def ranked(self) -> list[tuple[int, float, Doubles, Doubles]]:
        """(result, liking, win, points), those sampled most first, then the best."""
        win, points = self._means()
        likings = self._likings()
        order = sorted(range(len(self.results)), key=lambda number: (-self.samples[number], -likings[number]))
        return [(self.results[number], float(likings[number]), win[number], points[number]) for number in order]


def _keep_actions(pair: int, first_is_kept: bool) -> tuple[int, ...]:
    first, second = k.KEEP_FIRST + pair // k.HAND, k.KEEP_FIRST + pair % k.HAND
    return (second,) if first_is_kept else (first, second)
