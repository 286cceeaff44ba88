"""Random play inside compiled code follows the same rules, and every legal decision is equally likely."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from lucca.rules.actions import legal_list
from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.playout import gate_playouts, random_bit
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, Chooser, decision_positions, table_name


def playouts(position: Position, games: int) -> tuple[int, list[int]]:
    """Decisions made, and the sums of the final scores."""
    totals = np.zeros(k.SEATS, np.int64)
    seed = np.array([2013], np.uint64)
    decisions = gate_playouts(position.raw, position.setup.deck.table, games, seed, totals)
    return decisions, totals.tolist()[: position.setup.players]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whole_random_games_have_the_right_length(table: Setup) -> None:
    """For each player two cards kept, a triplet with its three cards a turn, up to six openings; the City's picks."""
    games = 50
    decisions, _ = playouts(Position(table), games)
    city_picks = 2 * table.turns if table.has_city else 0
    least = table.players * (2 + 4 * table.turns) + city_picks
    assert games * least <= decisions <= games * (least + 6 * table.players)


def last_decision(game: Game, chooser: Chooser) -> Position:
    """The position of a game with just one decision to come."""
    return next(
        position
        for position in decision_positions(game, chooser)
        if all(after(position, action).over for action in position.legal_actions())
    )


def after(position: Position, action: int) -> Position:
    result = position.clone()
    result.advance(action)
    return result


@pytest.mark.parametrize("table", [setup(players=2), setup(players=5)], ids=table_name)
def test_the_last_decision_is_made_uniformly(table: Setup) -> None:
    """The mean score over many playouts is the mean over the legal decisions, within six standard errors."""
    games = 20_000
    for seed in range(8):
        position = last_decision(new_game(table, seed), Chooser(Random(seed), 0.9))
        ends = np.array([[p.score for p in after(position, a).points()] for a in position.legal_actions()])
        decisions, totals = playouts(position, games)
        error = ends.std(axis=0) / games**0.5
        assert decisions == games
        assert np.all(np.abs(np.array(totals) / games - ends.mean(axis=0)) <= 6 * error + 1e-9)


def test_a_random_bit_is_one_of_the_mask() -> None:
    rng = Random(7)
    for _ in range(300):
        mask = rng.getrandbits(62) & rng.getrandbits(62) | 1 << rng.randrange(62)
        drawn = Counter(int(random_bit(mask, np.uint64(rng.getrandbits(64)))) for _ in range(400))
        bits = legal_list(mask)
        assert set(drawn) <= set(bits)
        assert len(bits) > 8 or set(drawn) == set(bits)
