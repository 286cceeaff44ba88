"""The network that learns: it says what the kernel says, its gradient is right, and steps against it help."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import POINTS_UNIT, Network
from lucca.learning.engine import Batch, Material
from lucca.learning.network import POINTS_LOSS, Adam, Widths, gradient, new_network
from lucca.learning.selfplay import described
from lucca.rules.kernels.bits import Words
from lucca.rules.kernels.layout import COLOURS, SEATS
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.bots.situations import (
    SMALL,
    TWO_LAYERS,
    Said,
    forecasts,
    near,
    random_network,
    states_between_turns,
    unfinished,
)
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange, take_and_discard

ENCODERS = pytest.mark.parametrize("widths", [SMALL, TWO_LAYERS], ids=["one layer", "two layers"])


# --- the same as in the kernel ------------------------------------------------------------------------------------


def learner_says(network: Network, table: Setup, states: Words) -> Said:
    """The learning network's forecasts by seat.

    It tells only losses and slopes. But where no player is said to have won and no points to have come, the slope of
    the last bias is the forecast itself. And to be told who acts when, we say that seat 3 has "won" 3 times.
    """
    count = len(states)
    wins = np.tile(np.arange(SEATS, dtype=np.float32), (count, 1))
    material = Material(states, wins, np.zeros((count, SEATS), np.float32))
    batch = described(material, np.arange(count), table, network)
    said = Said(np.zeros((count, table.players)), np.zeros((count, table.players)))
    nothing = np.zeros((1, table.players), np.float32)
    for row in range(count):
        seats, scores = batch.wins[row].astype(int), -POINTS_UNIT * batch.points[row]
        assert sorted(seats) == list(range(table.players))
        one = Batch(batch.colours[row : row + 1], batch.tables[row : row + 1], nothing, nothing)
        slope = gradient(network, one)[1]["out_bias"]
        said.win[row, seats] = slope[: table.players]
        to_come = slope[table.players :] * table.players / (2 * POINTS_LOSS)
        said.points[row, seats] = scores + POINTS_UNIT * to_come
    return said


@ENCODERS
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_kernel_says_what_the_learning_network_says(table: Setup, widths: Widths) -> None:
    network = random_network(table.players, widths)
    states = unfinished(states_between_turns(table, seed=1))
    assert near(forecasts(network, table, states), learner_says(network, table, states))


def test_two_colours_that_look_alike_are_told_apart() -> None:
    """Seat 0 has one red and one yellow card; as many cards of either with each number of windows are unseen."""
    position = arrange(
        round=2,
        holdings=[Holding(["1", "3"]), Holding(["2", "5"]), Holding(["10", "24"])],
        triplets=["19 21 28", "34 40 46", "22 52 58", "29 35 41"],
    )
    take_and_discard(position, 0)
    states = position.raw.view(np.uint64)[None, :]
    network = random_network(3)
    assert near(forecasts(network, position.setup, states), learner_says(network, position.setup, states))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_targets_are_in_the_order_of_play(table: Setup) -> None:
    states = unfinished(states_between_turns(table, seed=2))
    count = len(states)
    wins = np.tile(np.arange(SEATS, dtype=np.float32), (count, 1))
    points = np.tile(100 + np.arange(SEATS, dtype=np.float32), (count, 1))
    batch = described(Material(states, wins, points), np.arange(count), table, new_network(table.players, SMALL, 1))
    for row, state in enumerate(states.view(np.uint8)):
        position = Position(table, state)
        seats = batch.wins[row].astype(int).tolist()
        if position.actor is not None:
            assert seats[0] == position.actor
        to_come = [100 + seat - position.points()[seat].score for seat in seats]
        assert np.allclose(batch.points[row] * POINTS_UNIT, to_come)


# --- learning -----------------------------------------------------------------------------------------------------


def random_batch(players: int, network: Network, size: int = 7) -> Batch:
    rng = np.random.default_rng(5)
    winners = rng.integers(players, size=size)
    return Batch(
        rng.random((size, COLOURS, len(network.colour_weights)), np.float32),
        rng.random((size, len(network.table_weights)), np.float32),
        np.eye(players, dtype=np.float32)[winners],
        rng.standard_normal((size, players), np.float32),
    )


def precise(values: Any) -> Any:
    """The same network or batch in numbers of twice the length, so that tiny differences can be measured."""
    layers = values
    return type(values)(*(layer.astype(np.float64) for layer in layers))


@ENCODERS
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_gradient_is_how_the_loss_changes(players: int, widths: Widths) -> None:
    network = Network(*(layer / 3 for layer in precise(random_network(players, widths))))  # nothing is quite certain
    batch = precise(random_batch(players, network))
    slopes = gradient(network, batch)[1]
    assert set(slopes) == set(Network._fields)
    rng = Random(players)
    for name, layer in network._asdict().items():
        assert slopes[name].shape == layer.shape
        flat = layer.reshape(-1)
        for place in rng.sample(range(len(flat)), min(6, len(flat))):
            measured = measured_slope(network, batch, flat, place)
            assert slopes[name].reshape(-1)[place] == pytest.approx(measured, abs=1e-5), (name, place)


def measured_slope(network: Network, batch: Batch, weights: Floats, place: int, step: float = 1e-6) -> float:
    """By a small change of one weight of the network in either direction."""
    kept = weights[place]
    weights[place] = kept + step
    above = gradient(network, batch)[0].total
    weights[place] = kept - step
    below = gradient(network, batch)[0].total
    weights[place] = kept
    return (above - below) / (2 * step)


@ENCODERS
def test_every_layer_learns(widths: Widths) -> None:
    network = random_network(3, widths)
    slopes = gradient(network, random_batch(3, network))[1]
    still = {name for name, slope in slopes.items() if not slope.any()}
    assert still == (set() if widths.second else {"second_weights", "second_bias"})


@ENCODERS
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_step_lowers_the_loss(players: int, widths: Widths) -> None:
    network = random_network(players, widths)
    batch = random_batch(players, network)
    before, slopes = gradient(network, batch)
    Adam(network).step(network, slopes, 1e-4)
    assert gradient(network, batch)[0].total < before.total


@ENCODERS
def test_a_batch_can_be_learned_by_heart(widths: Widths) -> None:
    network = new_network(3, widths, seed=1)
    batch = random_batch(3, network)
    optimiser = Adam(network)
    first = gradient(network, batch)[0]
    assert first.win == pytest.approx(np.log(3), abs=1e-4)
    for _ in range(300):
        optimiser.step(network, gradient(network, batch)[1], 3e-3)
    last = gradient(network, batch)[0]
    assert last.win < first.win / 20
    assert last.points < first.points / 20
    assert optimiser.steps == 300


def test_the_same_seed_gives_the_same_network() -> None:
    one, same, other = (new_network(4, TWO_LAYERS, seed) for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, same, strict=True))
    assert not np.array_equal(one.colour_weights, other.colour_weights)
