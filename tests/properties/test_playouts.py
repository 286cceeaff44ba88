"""Random play inside compiled code follows the same rules, and every legal decision is equally likely."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.playout import gate_playouts
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, Chooser, decision_positions, table_name

Numbers = npt.NDArray[np.float64]


def playouts(position: Position, games: int) -> tuple[int, list[int]]:
    """Decisions made, and the sums of the final scores."""
    totals = np.zeros(k.SEATS, np.int64)
    seed = np.array([2013], np.uint64)
    decisions = gate_playouts(position.raw, position.setup.deck.card_data, games, seed, totals)
    return decisions, totals.tolist()[: position.setup.players]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whole_random_games_have_the_right_length(table: Setup) -> None:
    """For each player two cards kept, a triplet with its three cards a turn, up to six openings; the City's picks."""
    games = 50
    decisions, _ = playouts(Position(table), games)
    city_picks = 2 * table.rounds if table.has_city else 0
    least = table.players * (2 + 4 * table.rounds) + city_picks
    assert games * least <= decisions <= games * (least + 6 * table.players)


def start_of_last_turn(game: Game, chooser: Chooser) -> Position:
    """The position in which the last player of the last turn begins; with two players, the last City pick."""
    return [
        position.clone()
        for position in decision_positions(game, chooser)
        if position.view(None).phase in ("city", "choose") and position.round == position.setup.rounds
    ][-1]


def exact_moments(position: Position) -> Numbers:
    """Mean and mean square of the final scores if every decision is made uniformly; no card is dealt any more."""
    if position.over:
        scores = np.array([points.score for points in position.points()], np.float64)
        return np.stack([scores, scores**2])
    total = np.zeros((2, position.setup.players))
    for action in position.legal_actions():
        after = position.clone()
        after.advance(action)
        total += exact_moments(after)
    return total / len(position.legal_actions())


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_decisions_are_made_uniformly(table: Setup) -> None:
    """In the last turn the mean score of many playouts is the exact one, within six standard errors."""
    games = 40_000
    for seed in range(2):
        position = start_of_last_turn(new_game(table, seed), Chooser(Random(seed), 0.9))
        mean, square = exact_moments(position)
        error = np.sqrt(np.maximum(square - mean**2, 0) / games)
        _, totals = playouts(position, games)
        assert np.all(np.abs(np.array(totals) / games - mean) <= 6 * error + 1e-6)
