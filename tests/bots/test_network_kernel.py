"""The network in the kernel: kept colours change nothing, seats and colours are interchangeable."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from lucca.bots.kernels.network import Evaluator, Network, new_evaluator, new_forecasts
from lucca.bots.kernels.search import gate_forecast_states
from lucca.bots.weights import card_ranks
from lucca.learning.network import Widths, new_network
from lucca.rules.cards import Card, Deck, standard_deck
from lucca.rules.decisions import Play, Take
from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.bots.situations import (
    SMALL,
    TWO_LAYERS,
    Said,
    decisions_in_turns,
    evaluator_of,
    forecasts,
    near,
    random_network,
    results_of,
    same,
    states_between_turns,
    tables_of,
    turn_forecasts,
    unfinished,
)
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange, decide, explicit_deal, take_and_discard

PLAYERS = (2, 3, 4, 5)
ENCODERS = pytest.mark.parametrize("widths", [SMALL, TWO_LAYERS], ids=["one layer", "two layers"])


# --- what a forecast is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_chances_to_win_sum_to_one(table: Setup) -> None:
    said = forecasts(random_network(table.players), table, states_between_turns(table, seed=1))
    assert np.allclose(said.win.sum(axis=1), 1)
    assert (said.win >= 0).all()
    assert np.isfinite(said.points).all()
    assert said.win.std(axis=0).min() > 0


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_finished_game_is_not_estimated(table: Setup) -> None:
    *_, last = decisions_in_turns(table, seed=2)
    ends = [Position(table, state) for _, state in results_of(last)]
    assert all(end.over for end in ends)
    said = turn_forecasts(random_network(table.players), last)
    for end, win, points in zip(ends, said.win, said.points, strict=True):
        winner = end.ranking()[0]
        assert win.tolist() == [float(seat == winner) for seat in range(table.players)]
        assert points.tolist() == [of_seat.score for of_seat in end.points()]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_blank_network_expects_the_points_there_are(table: Setup) -> None:
    states = unfinished(states_between_turns(table, seed=3))
    said = forecasts(new_network(table.players, SMALL, seed=1), table, states)
    assert np.allclose(said.win, 1 / table.players)
    scores = [[points.score for points in Position(table, state.view(np.uint8)).points()] for state in states]
    assert said.points.tolist() == scores


# --- kept colours -------------------------------------------------------------------------------------------------


@ENCODERS
@pytest.mark.parametrize("players", PLAYERS)
def test_colours_kept_from_other_states_change_nothing(players: int, widths: Widths) -> None:
    """One evaluator for all editions, games and kinds of state, in any order."""
    network = random_network(players, widths)
    cases = [(table, states_between_turns(table, seed)) for table in tables_of(players) for seed in (5, 6)]
    fresh = [
        (table, states[row : row + 1], forecasts(network, table, states[row : row + 1]))
        for table, states in cases
        for row in range(len(states))
    ]
    evaluator = evaluator_of(network, standard_deck())
    for order in range(4):
        Random(order).shuffle(fresh)
        for table, state, said in fresh:
            assert same(forecasts(network, table, state, evaluator), said)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_results_of_a_turn_are_judged_like_the_same_states_alone(table: Setup) -> None:
    """In a turn only what the mover changes is looked at anew; a fresh look must see the same."""
    network = random_network(table.players)
    evaluator = evaluator_of(network, table.deck)
    for position in list(decisions_in_turns(table, seed=7))[::12]:
        assert_judged_like_alone(network, position, evaluator)


def assert_judged_like_alone(network: Network, position: Position, evaluator: Evaluator | None = None) -> None:
    in_turn = turn_forecasts(network, position, evaluator)
    states = [state.view(np.uint64) for _, state in results_of(position)]
    for row, state in enumerate(states):
        alone = forecasts(network, position.setup, state[None, :])
        assert same(in_turn.of_state(row), alone.of_state(0))


def one_card_to_play(holdings: Sequence[Holding]) -> Position:
    """The second player of the round has red 37 left to play; no player has anything red."""
    triplets = ["28 34 40", "29 35 37", "21 27 33", "22 46 52"]
    position = arrange(round=2, holdings=holdings, triplets=triplets)
    take_and_discard(position, 0)
    decide(position, Take(1), Play("29", "discard"), Play("35", "discard"))
    return position


def test_the_same_palace_of_another_mover_is_another_colour() -> None:
    """Seat 0 starts red in one game, seat 1 in the other, and all else about red is the same."""
    by_seat_0 = one_card_to_play([Holding(["2", "15"]), Holding(["14", "3"]), Holding(["5", "10"])])
    by_seat_1 = one_card_to_play([Holding(["14", "15"]), Holding(["3", "20"]), Holding(["5", "10"])])
    assert (by_seat_0.actor, by_seat_1.actor) == (0, 1)
    network = random_network(3)
    evaluator = evaluator_of(network, by_seat_0.setup.deck)
    turn_forecasts(network, by_seat_0, evaluator)
    assert same(turn_forecasts(network, by_seat_1, evaluator), turn_forecasts(network, by_seat_1))


def test_cards_that_change_the_order_are_told_apart() -> None:
    """Seat 0 may start red with 1 and stay behind seat 2, or with 19 and its three shields and pass it."""
    position = arrange(
        round=2,
        holdings=[Holding(["2", "15"]), Holding(["5", "10"]), Holding(["8", "33"])],
        triplets=["28 34 40", "1 19 29", "21 27 39", "22 46 52"],
    )
    take_and_discard(position, 0)
    assert position.view(None).order == (2, 0, 1)
    assert_judged_like_alone(random_network(3), position)


def deck_with(*changed: Card) -> Deck:
    """The standard deck without specials, some palace cards being others."""
    others = {card.street_number: card for card in changed}
    palaces = [card for card in standard_deck().cards[: k.FIRST_BASTION] if card is not None]
    return Deck([others.get(card.street_number, card) for card in palaces])


def test_colours_with_many_shields_are_told_apart() -> None:
    """The first player takes one of two red cards; the one that is left has 64 shields, or one window."""
    deck = deck_with(Card("1", "palace", "red", 64, 0, 1), Card("7", "palace", "red", 0, 1, 7))
    table = setup(deck=deck)
    triplets = ["1 28 34", "7 29 35", "21 27 33", "22 46 52"]
    deal, moves = explicit_deal(table, rounds=[triplets])
    game = Game.from_deal(deal, deck=deck)
    for move in moves:
        game.play(move)
    assert_judged_like_alone(random_network(3), game.position)


# --- widths -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "widths",
    [
        Widths(colour=1, hidden=1, deep=1),
        Widths(colour=200, hidden=8, deep=4),
        Widths(colour=8, second=200, hidden=8, deep=4),
        Widths(colour=8, hidden=200, deep=4),
        Widths(colour=8, hidden=8, deep=200),
    ],
    ids=str,
)
def test_any_layer_may_be_the_widest(widths: Widths) -> None:
    table = setup()
    said = forecasts(random_network(3, widths), table, states_between_turns(table, seed=1))
    assert np.allclose(said.win.sum(axis=1), 1)


# --- symmetries ---------------------------------------------------------------------------------------------------


def with_seats_moved(raw: k.Bytes, seats: Sequence[int]) -> k.Bytes:
    """The same table with every player in another seat: who sat at `seat` sits at `seats[seat]`."""
    state = k.State(raw)
    moved = [*seats, *range(len(seats), k.SEATS)]
    for name in (
        "score",
        "points",
        "shields",
        "palace",
        "cards",
        "status",
        "kept_count",
        "to_open",
        "walls",
        "bastions",
    ):
        old = getattr(state, name)
        new = list(old)
        for owner, target in enumerate(moved):
            new[target] = old[owner]
        setattr(state, name, new)
    state.where = [
        place if place < k.HELD else place % k.OWNER + k.OWNER * moved[place // k.OWNER] for place in state.where
    ]
    state.order = [moved[seat] if rank < state.players else seat for rank, seat in enumerate(state.order)]
    state.actor = state.actor if state.actor == k.NONE else moved[state.actor]
    return state.to_raw()


@ENCODERS
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_seats_are_interchangeable(table: Setup, widths: Widths) -> None:
    network = random_network(table.players, widths)
    states = states_between_turns(table, seed=8)
    seats = Random(len(states)).sample(range(table.players), table.players)
    moved = np.array([with_seats_moved(state.view(np.uint8), seats).view(np.uint64) for state in states])
    said, said_of_moved = forecasts(network, table, states), forecasts(network, table, moved)
    assert near(Said(said_of_moved.win[:, seats], said_of_moved.points[:, seats]), said)


def with_colours_changed(raw: k.Bytes, colours: Sequence[int]) -> k.Bytes:
    """The same table with every colour named otherwise: what was `colour` is `colours[colour]`."""
    changed = raw.copy()
    before, after = raw.view(k.STATE)[0], changed.view(k.STATE)[0]
    for name in ("palace", "cards", "status"):
        after[name][:, colours] = before[name][:, : k.COLOURS]
    for owner in range(k.SEATS):
        bits = int(before["to_open"][owner])
        after["to_open"][owner] = sum((bits >> old & 1) << new for old, new in enumerate(colours))
    named = before["city_colour"] < k.COLOURS
    after["city_colour"][named] = np.array(colours)[before["city_colour"][named]]
    return changed


@ENCODERS
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_colours_are_interchangeable(table: Setup, widths: Widths) -> None:
    network = random_network(table.players, widths)
    states = states_between_turns(table, seed=9)
    colours = Random(len(states)).sample(range(k.COLOURS), k.COLOURS)
    deck = table.deck.card_data.copy()
    kind = deck.view(k.DECK)[0]["kind"]
    palace_cards = np.r_[0 : k.FIRST_BASTION, k.FIRST_GOLDEN : k.CARDS]
    kind[palace_cards] = np.array(colours)[kind[palace_cards]]
    changed = np.array([with_colours_changed(state.view(np.uint8), colours).view(np.uint64) for state in states])
    win, points = made = new_forecasts(len(states))
    gate_forecast_states(new_evaluator(network, deck, card_ranks(table.deck)), changed, len(states), made)
    said = Said(win[:, : table.players], points[:, : table.players])
    assert near(said, forecasts(network, table, states))
