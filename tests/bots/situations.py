"""What tests of the bots' kernels start from: situations that turn up in games, and networks without sense."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from lucca.bots.kernels.light import gate_turn_results
from lucca.bots.kernels.network import Doubles, Evaluator, Network, new_evaluator, new_forecasts
from lucca.bots.kernels.policy import Thinker, gate_evaluate_turn
from lucca.bots.kernels.search import gate_forecast_states
from lucca.bots.kernels.turns import MAX_RESULTS, Turns, new_turns
from lucca.bots.weights import card_ranks
from lucca.learning.network import Widths, new_network
from lucca.rules.cards import Deck
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.layout import OVER, STATE, Bytes
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, Chooser, decision_positions

SMALL = Widths(colour=12, hidden=16, deep=8)
TWO_LAYERS = Widths(colour=12, second=10, hidden=16, deep=8)
TURNS: Turns = new_turns()
"""Room for results, shared by all tests of a process."""


def tables_of(players: int) -> list[Setup]:
    return [table for table in TABLES if table.players == players]


def decisions_in_turns(table: Setup, seed: int, build: float = 0.9) -> Iterator[Position]:
    """Every position of a game after the preparation at which a player decides: in all parts of a turn."""
    for position in decision_positions(new_game(table, seed), Chooser(Random(seed), build)):
        if position.round and not position.over:
            yield position.clone()


def results_of(position: Position) -> list[tuple[list[int], Bytes]]:
    """What the kernel finds: the actions of each result, and the state that it has kept for them."""
    found = gate_turn_results(TURNS, position.raw, position.setup.deck.card_data)
    return [
        (TURNS.actions[result, : TURNS.lengths[result]].tolist(), TURNS.results[result].view(np.uint8).copy())
        for result in range(found)
    ]


def states_between_turns(table: Setup, seed: int, every: int = 5) -> Words:
    """States such as networks judge: results of turns and of City picks, the last of a game among them."""
    rng = Random(seed)
    chosen = [
        rng.choice(results_of(position))[1].view(np.uint64)
        for position in list(decisions_in_turns(table, seed))[::-every]
    ]
    return np.array(chosen)


def unfinished(states: Words) -> Words:
    """Without finished games, which are not estimated."""
    return np.array([state for state in states if state.view(STATE)["phase"][0] != OVER])


def random_network(players: int, widths: Widths = SMALL, seed: int = 1) -> Network:
    """Every weight by chance, the last ones too, so that it has an opinion on everything."""
    rng = np.random.default_rng(seed)
    blank = new_network(players, widths, seed)
    return Network(*(layer + 0.3 * rng.standard_normal(layer.shape).astype(np.float32) for layer in blank))


class Said(NamedTuple):
    """Forecasts by state and seat."""

    win: Doubles
    points: Doubles

    def of_state(self, state: int) -> "Said":
        return Said(self.win[state], self.points[state])


def evaluator_of(network: Network, deck: Deck) -> Evaluator:
    """One that has seen nothing yet."""
    return new_evaluator(network, deck.card_data, card_ranks(deck))


def forecasts(network: Network, table: Setup, states: Words, evaluator: Evaluator | None = None) -> Said:
    """What the kernel says of states, by a fresh evaluator if none is given."""
    said = new_forecasts(len(states))
    gate_forecast_states(evaluator or evaluator_of(network, table.deck), states, len(states), said)
    return Said(said.win[:, : table.players], said.points[:, : table.players])


def same(one: Said, other: Said) -> bool:
    """To the last bit."""
    return np.array_equal(one.win, other.win) and np.array_equal(one.points, other.points)


def near(one: Said, other: Said) -> bool:
    """As near as sums of the same numbers in another order are."""
    return np.allclose(one.win, other.win, atol=1e-4) and np.allclose(one.points, other.points, atol=1e-2)


def turn_forecasts(network: Network, position: Position, evaluator: Evaluator | None = None) -> Said:
    """What the kernel says of the results of a turn, in the order of `results_of`."""
    said, players = new_forecasts(MAX_RESULTS), position.setup.players
    thinker = Thinker(evaluator or evaluator_of(network, position.setup.deck), TURNS, said)
    found = gate_evaluate_turn(thinker, position.raw, np.zeros(MAX_RESULTS))
    return Said(said.win[:found, :players], said.points[:found, :players])
