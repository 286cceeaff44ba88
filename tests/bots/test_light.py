"""The policy of simple rules, and games played out by it."""

from random import Random

import numpy as np
import pytest

from lucca.bots.games import play_with_bots
from lucca.bots.kernels.light import gate_light_playouts, gate_light_turn
from lucca.bots.kernels.network import new_forecasts
from lucca.bots.kernels.turns import MAX_ACTIONS
from lucca.bots.playouts import LightBot, MonteCarloBot
from lucca.bots.registry import make_bot
from lucca.rules.dealer import SeededDealer
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.bots.situations import TURNS, decisions_in_turns, results_of
from tests.properties.strategies import random_deck
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange

EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_name)


def light_turn(position: Position, word: int = 1, overlooked: int = 0) -> tuple[list[int], k.Bytes]:
    """The actions of the light policy, and the state that it says they lead to."""
    steps = np.zeros(1 + MAX_ACTIONS, np.uint8)
    raw = position.raw.copy()
    gate_light_turn(raw, position.setup.deck.card_data, word, overlooked, steps)
    return steps[1 : 1 + steps[0]].tolist(), raw


@EVERY_TABLE
def test_the_rest_of_any_turn_is_played_legally(table: Setup) -> None:
    for position in decisions_in_turns(table, seed=1, build=0.7):
        actions, after = light_turn(position)
        for action in actions:
            assert position.legal_mask >> action & 1
            position.advance(action)
        assert position.raw.tobytes() == after.tobytes()


@EVERY_TABLE
def test_overlooked_triplets_are_not_taken(table: Setup) -> None:
    for position in decisions_in_turns(table, seed=2):
        there = list(position.view(None).triplets)
        if position.view(None).phase == "choose" and len(there) > 1:
            for seen in there:
                overlooked = sum(1 << triplet for triplet in there if triplet != seen)
                actions, _ = light_turn(position, overlooked=overlooked)
                assert k.TAKE_FIRST + seen in actions


def test_chance_decides_between_like_triplets_only() -> None:
    """Three cards that complete a palace are taken whatever the dice say."""
    position = arrange(
        round=3,
        holdings=[Holding(["14", "1 7"]), Holding(["2", "4"]), Holding(["5", "10"])],
        triplets=["3 6 12", "13 19 25", "15 16 18", "22 24 28"],
    )
    assert position.actor == 0
    assert {light_turn(position, word)[0][0] for word in range(50)} == {k.TAKE_FIRST + 1}


def test_simple_rules_beat_chance() -> None:
    table = setup("city-of-games", 4)
    wins = 0
    for seed in range(12):
        bots = [LightBot(seed), *(make_bot("random", f"{seed}:{seat}") for seat in range(3))]
        wins += play_with_bots(table, SeededDealer(seed), bots).position.ranking()[0] == 0
    assert wins == 12


# --- playouts -----------------------------------------------------------------------------------------------------


def played_out(position: Position, playouts: int, seed: int) -> tuple[list[list[float]], list[list[float]]]:
    """Wins and points by result and seat, added up."""
    found = len(results_of(position))
    sums, stream = new_forecasts(found), np.array([seed], np.uint64)
    gate_light_playouts(TURNS, np.arange(found), position.setup.deck.card_data, playouts, stream, sums)
    return sums.win.tolist(), sums.points.tolist()


@EVERY_TABLE
def test_a_player_wins_every_playout(table: Setup) -> None:
    for position in list(decisions_in_turns(table, seed=3))[::20]:
        win, points = played_out(position, playouts=3, seed=1)
        assert all(sum(of_result) == 3 for of_result in win)
        assert not any(any(of_result[table.players :]) for of_result in win + points)
        assert (win, points) == played_out(position, playouts=3, seed=1)


@EVERY_TABLE
def test_a_game_that_is_over_is_not_played_on(table: Setup) -> None:
    *_, last = decisions_in_turns(table, seed=4)
    ends = [Position(table, state) for _, state in results_of(last)]
    win, points = played_out(last, playouts=2, seed=1)
    for end, of_result, sums in zip(ends, win, points, strict=True):
        assert of_result[end.ranking()[0]] == 2
        assert sums[: table.players] == [2 * of_seat.score for of_seat in end.points()]


def test_playouts_take_their_cards_from_all_that_are_unseen() -> None:
    """One result, many playouts: points differ, and their mean is that of the bot that asks for them."""
    position = next(decisions_in_turns(setup(), seed=5))
    once = {tuple(played_out(position, 1, seed)[1][0]) for seed in range(20)}
    assert len(once) > 10


# --- decks of one's own ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [0, 9, 90, 999])
@pytest.mark.parametrize("bot", [LightBot, MonteCarloBot])
def test_any_deck_can_be_played_with(bot: type[LightBot] | type[MonteCarloBot], most: int) -> None:
    deck = random_deck(Random(most), list("abcdef"), most, specials=True)
    table = setup("city-of-games", 4, celebration=True, deck=deck)
    bots = [LightBot(seat) if bot is LightBot else MonteCarloBot(seat, playouts=20) for seat in range(4)]
    assert play_with_bots(table, SeededDealer(1), bots).position.over
