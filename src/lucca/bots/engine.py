"""The compiled thinking of the bots, as Python calls it: turns listed and evaluated, rounds sampled, games played out.

Only this module and `lucca.bots.weights` know the kernels; every other module asks these two. What a call finds is left
in the `Scratch` of its thread, because most of it is never looked at.
"""

import threading

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.light import gate_light_playouts, gate_light_turn, gate_turn_results
from lucca.bots.kernels.network import (
    MARGIN_WEIGHT,
    Doubles,
    Evaluator,
    Forecasts,
    Network,
    new_evaluator,
    new_forecasts,
)
from lucca.bots.kernels.policy import Thinker, gate_evaluate_turn
from lucca.bots.kernels.preparation import PAIRS, gate_evaluate_keeps
from lucca.bots.kernels.search import Budget, gate_finish_rounds, gate_forecast_states, gate_sample_rounds
from lucca.bots.kernels.turns import MAX_ACTIONS, MAX_RESULTS, Turns, new_turns
from lucca.bots.weights import card_ranks
from lucca.rules.actions import KEEP_ACTIONS, TAKE_ACTIONS
from lucca.rules.cards import Deck
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.gates import gate_apply
from lucca.rules.kernels.layout import HAND
from lucca.rules.view import View

__all__ = [
    "Budget",
    "Doubles",
    "Evaluator",
    "Forecasts",
    "Indices",
    "Lookahead",
    "Network",
    "Scratch",
    "Thinker",
    "Words",
    "bytes_after",
    "evaluate_keeps",
    "evaluate_turn",
    "keep_actions",
    "list_results",
    "new_forecasts",
    "play_out",
    "scratch",
    "simple_turn",
    "slots_of_pair",
    "utilities_of",
]

Indices = npt.NDArray[np.int64]
_MAX_EVALUATORS = 16


class Scratch:
    """Results of the turn under consideration with their forecasts, and room for turns that follow. One per thread."""

    def __init__(self) -> None:
        self.turns: Turns = new_turns()
        self.forecasts: Forecasts = new_forecasts(MAX_RESULTS)
        self.utilities: Doubles = np.zeros(MAX_RESULTS)
        self.later_turns: Turns = new_turns()
        self.later_forecasts: Forecasts = new_forecasts(MAX_RESULTS)
        self._evaluators: dict[tuple[int, int], tuple[Network, Deck, Evaluator]] = {}

    def evaluator(self, network: Network, deck: Deck) -> Evaluator:
        """The same one for the same network and deck: what it has encoded is worth keeping from turn to turn."""
        key = (id(network.out_bias), id(deck))
        if key not in self._evaluators:
            if len(self._evaluators) >= _MAX_EVALUATORS:
                self._evaluators.clear()
            made = new_evaluator(network, deck.card_data, card_ranks(deck))
            self._evaluators[key] = (network, deck, made)  # both are kept, so that their ids stay theirs
        return self._evaluators[key][2]

    def thinker(self, network: Network, deck: Deck) -> Thinker:
        """Plays the turn under consideration."""
        return Thinker(self.evaluator(network, deck), self.turns, self.forecasts)

    def later_thinker(self, network: Network, deck: Deck) -> Thinker:
        """Plays turns that follow, and leaves the results of the turn under consideration alone."""
        return Thinker(self.evaluator(network, deck), self.later_turns, self.later_forecasts)

    @property
    def results_found(self) -> int:
        """How many results of turns have been listed since this was made: for measurements."""
        return int(self.turns.tally[0] + self.later_turns.tally[0])

    def actions_to(self, result: int) -> tuple[int, ...]:
        """The actions that lead to a result of the turn under consideration."""
        return tuple(self.turns.actions[result, : self.turns.lengths[result]].tolist())

    def triplets_taken(self, found: int) -> Indices:
        """By result: a number for the triplet that is taken on the way to it; 0 if none is."""
        actions = self.turns.actions[:found]
        is_action = np.arange(actions.shape[1]) < self.turns.lengths[:found, None]
        is_taking = is_action & (actions >= TAKE_ACTIONS.start) & (actions < TAKE_ACTIONS.stop)
        triplets: Indices = np.where(is_taking, actions, 0).max(axis=1)
        return triplets


_of_thread = threading.local()


def scratch() -> Scratch:
    """The one of this thread."""
    if not hasattr(_of_thread, "scratch"):
        _of_thread.scratch = Scratch()
    own: Scratch = _of_thread.scratch
    return own


def utilities_of(win: Doubles, points: Doubles, seat: int, players: int) -> Doubles:
    """What rows of forecasts are worth to a seat: as `utility` in the kernels."""
    others = points[:, :players].copy()
    others[:, seat] = -np.inf
    utilities: Doubles = win[:, seat] + MARGIN_WEIGHT * (points[:, seat] - others.max(axis=1))
    return utilities


def bytes_after(view: View, action: int) -> bytes:
    """The bytes of the view after a legal action of its seat."""
    after = view.raw.copy()
    gate_apply(after, view.setup.deck.card_data, action)
    return after.tobytes()


# --- starting cards ---------------------------------------------------------------------------------------------------


def keep_actions(first: int, second: int, *, first_is_kept: bool = False) -> tuple[int, ...]:
    """The actions that keep two cards of the hand in this order, unless the first is kept already."""
    return (KEEP_ACTIONS[second],) if first_is_kept else (KEEP_ACTIONS[first], KEEP_ACTIONS[second])


def evaluate_keeps(network: Network, view: View, samples: int, stream: Words) -> list[int]:
    """Forecasts of all pairs of starting cards, over sampled hands of the others, into `Scratch.forecasts`.

    The legal pairs: first slot of the hand * 4 + second slot.
    """
    own = scratch()
    gate_evaluate_keeps(own.evaluator(network, view.setup.deck), view.raw, samples, stream, own.forecasts)
    return [pair for pair in range(PAIRS) if own.forecasts.win[pair, 0] >= 0]


def slots_of_pair(pair: int) -> tuple[int, int]:
    """The two slots of the hand that a pair of `evaluate_keeps` stands for."""
    return pair // HAND, pair % HAND


# --- turns ------------------------------------------------------------------------------------------------------------


def list_results(view: View) -> int:
    """Every distinct result of the turn into `Scratch.turns`; how many there are."""
    return gate_turn_results(scratch().turns, view.raw, view.setup.deck.card_data)


def evaluate_turn(network: Network, view: View) -> int:
    """`list_results`, with what the network says of each in `Scratch.forecasts` and `Scratch.utilities`."""
    own = scratch()
    return gate_evaluate_turn(own.thinker(network, view.setup.deck), view.raw, own.utilities)


def simple_turn(view: View, word: int, overlooked: int) -> tuple[int, ...]:
    """The rest of the turn by simple rules; `overlooked` has a bit for every triplet that is not seen."""
    steps = np.zeros(1 + MAX_ACTIONS, np.uint8)
    gate_light_turn(view.raw.copy(), view.setup.deck.card_data, word, overlooked, steps)
    return tuple(steps[1 : 1 + steps[0]].tolist())


def play_out(chosen: Indices, deck: Deck, playouts: int, stream: Words, sums: Forecasts) -> None:
    """Games by simple rules from results that `list_results` found: wins and points are added to their rows."""
    gate_light_playouts(scratch().turns, chosen, deck.card_data, playouts, stream, sums)


# --- looking further --------------------------------------------------------------------------------------------------


class Lookahead:
    """Some results of the turn under consideration, played on: to the end of the round, and through sampled deals."""

    def __init__(self, network: Network, judge: Network, deck: Deck, results: Indices) -> None:
        """`network` plays every turn; `judge` is asked about the ends of rounds."""
        own = scratch()
        self._thinker = own.later_thinker(network, deck)
        self._judge = own.evaluator(judge, deck)
        self._states = own.turns.results[results].copy()
        self.first = new_forecasts(len(results))
        """What the judge says of the end of the round."""
        self.sums = new_forecasts(len(results))
        """What it says after sampled rounds, added up."""

    def finish_rounds(self) -> None:
        """The others answer to every result; the judge says where that leads."""
        count = len(self._states)
        gate_finish_rounds(self._thinker, self._states, count)
        gate_forecast_states(self._judge, self._states, count, self.first)

    def sample(self, chosen: list[int], budget: Budget, stream: Words) -> None:
        """Play the chosen ones, by their place among the results, on through the same sampled deals."""
        gate_sample_rounds(self._thinker, self._judge, self._states, np.array(chosen), budget, stream, self.sums)
