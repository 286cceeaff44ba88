"""Games of a network against itself, as material to learn from."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from lucca.bots.weights import Network
from lucca.learning import engine
from lucca.learning.engine import Batch, Deals, Material, Results
from lucca.rules.setup import Setup

GAMES_AT_ONCE = 250
DEALS_AT_ONCE = 50


def joined(parts: Sequence[Material]) -> Material:
    """All of it in one."""
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
        return engine.play_games(net, setups[part % len(setups)], here, exploration, _part_seed(seed, part))

    with ThreadPoolExecutor(threads) as pool:
        return joined(list(pool.map(play, parts)))


def _part_seed(seed: int, part: int) -> int:
    return int(np.random.SeedSequence([seed, part]).generate_state(1, np.uint64)[0])


def described(material: Material, chosen: npt.NDArray[np.int64], setup: Setup, net: Network, threads: int = 1) -> Batch:
    """The chosen states as the network sees them."""
    size = len(chosen)
    batch = engine.new_batch(size, setup.players, net)

    def describe(part: slice) -> None:
        engine.describe(material, chosen[part], setup.deck, Batch(*(rows[part] for rows in batch)))

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
    """So many deals of a seed."""
    parts = [Deals(seed, first, min(DEALS_AT_ONCE, deals - first)) for first in range(0, deals, DEALS_AT_ONCE)]

    def play(part: Deals) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        return _rates_and_margins(engine.play_duel(net, rival, setup, part), setup.players)

    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(play, parts))
    rates = np.concatenate([rates for rates, _ in found])
    margins = np.concatenate([margins for _, margins in found])
    spread = float(rates.std(ddof=1) / np.sqrt(len(rates))) if len(rates) > 1 else 0.5
    return Duel(len(rates), float(rates.mean()), 1.96 * spread, float(margins.mean()))


def _rates_and_margins(results: Results, players: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """By deal: the share of its games that the first network won, and by how many points, on average."""
    winners, scores = results
    games = np.arange(len(winners))
    seats = games % players
    mine = scores[games, seats].copy()
    others = scores[:, :players].copy()
    others[games, seats] = -np.inf
    margins = (mine - others.max(axis=1)).reshape(-1, players).mean(axis=1)
    return (winners == seats).reshape(-1, players).mean(axis=1), margins
