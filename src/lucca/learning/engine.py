"""The compiled part of training, as Python calls it: games between networks, labelled rounds, and described states.

Only this module knows the kernels of `learning`. Every call has working memory of its own, so that calls can run at the
same time on several threads; nothing here depends on how work is divided among them.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.network import Evaluator, Network, new_evaluator, new_forecasts
from lucca.bots.kernels.policy import Thinker
from lucca.bots.kernels.turns import MAX_RESULTS, STATE_WORDS, new_turns
from lucca.bots.weights import Floats, card_ranks
from lucca.learning.kernels.describe import Batch, Material, gate_describe
from lucca.learning.kernels.games import Deals, Positions, Results, gate_duel, gate_self_play
from lucca.learning.kernels.judging import Sampling, gate_label_rounds
from lucca.rules.cards import Deck
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.bits import Words
from lucca.rules.setup import Setup

__all__ = [
    "Batch",
    "Deals",
    "Material",
    "Results",
    "Sampling",
    "Words",
    "describe",
    "ends_of_rounds",
    "label_rounds",
    "new_batch",
    "new_material",
    "play_duel",
    "play_games",
]


def _evaluator(network: Network, deck: Deck) -> Evaluator:
    return new_evaluator(network, deck.card_data, card_ranks(deck))


def _thinker(network: Network, deck: Deck) -> Thinker:
    return Thinker(_evaluator(network, deck), new_turns(), new_forecasts(MAX_RESULTS))


def _stream(seed: int) -> Words:
    return np.array([seed], np.uint64)


# --- games ------------------------------------------------------------------------------------------------------------


def play_games(network: Network, setup: Setup, games: int, exploration: float, seed: int) -> Material:
    """Games of a network against itself: all states between turns, with what became of their games."""
    turns = setup.rounds * (setup.players + 1 + 2 * setup.has_city) + 2
    positions = Positions(_new_states(games * turns), np.zeros(games * turns, np.int64))
    results = _new_results(games)
    thinker = _thinker(network, setup.deck)
    kept = gate_self_play(thinker, setup.setting, setup.in_play_flags, exploration, _stream(seed), positions, results)
    game_of = positions.game_of[:kept]
    wins = np.eye(k.SEATS, dtype=np.float32)[results.winners[game_of]]
    return Material(positions.states[:kept].copy(), wins, results.scores[game_of])


def play_duel(network: Network, rival: Network, setup: Setup, deals: Deals) -> Results:
    """Every deal once with `network` in each seat against copies of `rival`: deal by deal, seat by seat."""
    results = _new_results(deals.total * setup.players)
    thinker = _thinker(network, setup.deck)
    other = thinker._replace(evaluator=_evaluator(rival, setup.deck))
    gate_duel(thinker, other, setup.setting, setup.in_play_flags, deals, results)
    return results


def _new_results(games: int) -> Results:
    return Results(np.zeros(games, np.int64), np.zeros((games, k.SEATS), np.float32))


# --- states -----------------------------------------------------------------------------------------------------------


def _new_states(count: int) -> Words:
    return np.zeros((count, STATE_WORDS), np.uint64)


def new_material(count: int) -> Material:
    """Room for so many states."""
    return Material(_new_states(count), np.zeros((count, k.SEATS), np.float32), np.zeros((count, k.SEATS), np.float32))


def new_batch(size: int, players: int, network: Network) -> Batch:
    """Room for so many states as this network sees them."""

    def floats(*shape: int) -> Floats:
        return np.zeros((size, *shape), np.float32)

    return Batch(
        floats(k.COLOURS, len(network.colour_weights)),
        floats(len(network.table_weights)),
        floats(players),
        floats(players),
    )


def describe(material: Material, chosen: npt.NDArray[np.int64], deck: Deck, batch: Batch) -> None:
    """The chosen states into the rows of a batch."""
    gate_describe(material, chosen, deck.card_data, card_ranks(deck), batch)


def ends_of_rounds(states: Words, after: int | None = None) -> Words:
    """Those of the states that lie between rounds or, if a number is given, after so many of them."""
    chosen = _field(states, "phase") < k.CHOOSE if after is None else _field(states, "round") == after
    return np.ascontiguousarray(states[chosen])


def _field(states: Words, name: str) -> npt.NDArray[Any]:
    """One field of many states that is a single byte."""
    column: npt.NDArray[Any] = states.view(k.STATE)[name].reshape(-1)
    return column


def label_rounds(
    network: Network, judge: Network, deck: Deck, sources: Words, sampling: Sampling, seed: int, out: Material
) -> None:
    """States that rounds from the sources lead to, with what the judge says of sampled rounds that follow."""
    gate_label_rounds(_thinker(network, deck), _evaluator(judge, deck), sources, sampling, _stream(seed), out)
