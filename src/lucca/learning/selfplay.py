"""Games of a network against itself, as material to learn from."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Network, new_desk
from lucca.bots.kernels.turns import STATE_WORDS, new_turns
from lucca.bots.weights import card_ranks
from lucca.learning.kernels.describe import gate_describe
from lucca.learning.kernels.games import gate_duel, gate_self_play
from lucca.learning.network import Batch
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.layout import COLOURS, SEATS
from lucca.rules.setup import Setup

GAMES_AT_ONCE = 250


@dataclass(frozen=True)
class Material:
    """States between turns, each with what became of its game."""

    states: Words
    wins: Floats
    """By state and seat: 1 for the winner."""
    points: Floats
    """By state and seat: the final score."""

    def __len__(self) -> int:
        return len(self.states)


def joined(parts: Sequence[Material]) -> Material:
    return Material(
        np.concatenate([part.states for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


def self_play(
    net: Network, setups: Sequence[Setup], games: int, exploration: float, seed: int, threads: int
) -> Material:
    """So many games, spread over the setups in turn. The same seed gives the same games on any number of threads."""
    parts = range(-(-games // GAMES_AT_ONCE))

    def play(part: int) -> Material:
        here = min(GAMES_AT_ONCE, games - part * GAMES_AT_ONCE)
        return _play_part(net, setups[part % len(setups)], here, exploration, _part_seed(seed, part))

    with ThreadPoolExecutor(threads) as pool:
        return joined(list(pool.map(play, parts)))


def _part_seed(seed: int, part: int) -> int:
    return int(np.random.SeedSequence([seed, part]).generate_state(1, np.uint64)[0])


def _play_part(net: Network, setup: Setup, games: int, exploration: float, seed: int) -> Material:
    turns = setup.turns * (setup.players + 1 + 2 * setup.has_city) + 2
    states = np.zeros((games * turns, STATE_WORDS), np.uint64)
    game_of = np.zeros(len(states), np.int64)
    winners = np.zeros(games, np.int64)
    scores = np.zeros((games, SEATS), np.float32)
    kept = gate_self_play(
        net,
        new_desk(net),
        new_turns(),
        setup.deck.table,
        card_ranks(setup.deck),
        setup.setting,
        setup.in_play_flags,
        games,
        exploration,
        np.array([seed], np.uint64),
        states,
        game_of,
        winners,
        scores,
    )
    of_state = game_of[:kept]
    wins = np.eye(SEATS, dtype=np.float32)[winners[of_state]]
    return Material(states[:kept].copy(), wins, scores[of_state])


def described(material: Material, chosen: npt.NDArray[np.int64], setup: Setup, net: Network, threads: int = 1) -> Batch:
    """The chosen states as the network sees them."""
    size = len(chosen)
    batch = Batch(
        np.zeros((size, COLOURS, len(net.colour_weights)), np.float32),
        np.zeros((size, len(net.table_weights)), np.float32),
        np.zeros((size, setup.players), np.float32),
        np.zeros((size, setup.players), np.float32),
    )
    ranks = card_ranks(setup.deck)

    def describe(part: slice) -> None:
        gate_describe(
            material.states,
            chosen[part],
            setup.deck.table,
            ranks,
            material.wins,
            material.points,
            batch.colours[part],
            batch.tables[part],
            batch.wins[part],
            batch.points[part],
        )

    if threads == 1:
        describe(slice(None))
        return batch
    with ThreadPoolExecutor(threads) as pool:
        cuts = np.linspace(0, size, threads + 1).astype(int)
        list(pool.map(describe, [slice(a, b) for a, b in pairwise(cuts.tolist())]))
    return batch


@dataclass(frozen=True)
class Duel:
    """How a network did against copies of another, every deal played from every seat."""

    deals: int
    win_rate: float
    interval: float
    """Half the width of the 95 % interval, deals being the independent units."""
    margin: float
    """Points ahead of the best other, on average."""


def duel(net: Network, rival: Network, setup: Setup, deals: int, seed: int, threads: int) -> Duel:
    parts = [(first, min(50, deals - first)) for first in range(0, deals, 50)]
    ranks = card_ranks(setup.deck)

    def play(part: tuple[int, int]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        first, count = part
        winners = np.zeros(count * setup.players, np.int64)
        scores = np.zeros((len(winners), SEATS), np.float32)
        gate_duel(
            net,
            new_desk(net),
            rival,
            new_desk(rival),
            new_turns(),
            setup.deck.table,
            ranks,
            setup.setting,
            setup.in_play_flags,
            first,
            count,
            seed,
            winners,
            scores,
        )
        seats = np.arange(len(winners)) % setup.players
        mine = scores[np.arange(len(winners)), seats].copy()
        others = scores[:, : setup.players].copy()
        others[np.arange(len(winners)), seats] = -np.inf
        margins = (mine - others.max(axis=1)).reshape(count, -1).mean(axis=1)
        return (winners == seats).reshape(count, -1).mean(axis=1), margins

    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(play, parts))
    rates = np.concatenate([rates for rates, _ in found])
    margins = np.concatenate([margins for _, margins in found])
    spread = float(rates.std(ddof=1) / np.sqrt(len(rates))) if len(rates) > 1 else 0.5
    return Duel(len(rates), float(rates.mean()), 1.96 * spread, float(margins.mean()))
