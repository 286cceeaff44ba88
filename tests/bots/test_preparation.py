"""Which cards to keep: every choice that the rules allow is judged, over hands that others might have."""

from random import Random

import numpy as np
import pytest

from lucca.bots.kernels.network import Doubles, Forecasts
from lucca.bots.kernels.preparation import PAIRS, gate_evaluate_keeps
from lucca.bots.levels import Style
from lucca.bots.playouts import LightBot
from lucca.bots.thinkers import NetworkBot
from lucca.rules.kernels.layout import HAND, KEEP_FIRST, SEATS
from lucca.rules.setup import Setup
from lucca.rules.view import View
from tests.bots.situations import evaluator_of, random_network
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import game_to_keep

EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_name)


def judged(view: View, samples: int = 4, seed: int = 1) -> tuple[Doubles, Doubles]:
    """Forecasts by pair of slots and seat."""
    evaluator = evaluator_of(random_network(view.setup.players), view.setup.deck)
    win, points = said = Forecasts(np.full((PAIRS, SEATS), 9.0), np.full((PAIRS, SEATS), 9.0))
    gate_evaluate_keeps(evaluator, view.raw, samples, np.array([seed], np.uint64), said)
    return win[:, : view.setup.players], points[:, : view.setup.players]


def pairs_in(win: Doubles) -> set[tuple[int, int]]:
    return {divmod(pair, HAND) for pair in range(PAIRS) if win[pair, 0] >= 0}


def pairs_to_judge(view: View) -> set[tuple[int, int]]:
    """Any two but two Wilds; both orders only if both go on one palace."""
    hand = view.hand
    return {
        (first, second)
        for first in range(HAND)
        for second in range(HAND)
        if first != second
        and not (hand[first].kind == hand[second].kind == "wild")
        and (first < second or (hand[first].colour == hand[second].colour))
    }


@EVERY_TABLE
def test_every_choice_is_judged(table: Setup) -> None:
    for seed in range(6):
        game = new_game(table, seed)
        for seat in range(table.players):
            view = game.view(seat)
            win, points = judged(view)
            assert pairs_in(win) == pairs_to_judge(view)
            chosen = [first * HAND + second for first, second in pairs_in(win)]
            assert np.allclose(win[chosen].sum(axis=1), 1)
            assert (win[chosen] > 0).all()
            assert np.isfinite(points[chosen]).all()


@EVERY_TABLE
def test_a_first_card_already_kept_stays(table: Setup) -> None:
    for seed in range(4):
        position = new_game(table, seed).position.clone()
        seat = seed % table.players
        position.set_actor(seat)
        first = Random(seed).choice(position.legal_actions())
        position.advance(first)
        view = position.view(seat)
        win, _ = judged(view)
        kept = first - KEEP_FIRST
        assert pairs_in(win) == {(kept, action - KEEP_FIRST) for action in view.legal_actions()}


def test_two_wilds_are_never_kept_together() -> None:
    game, _ = game_to_keep("city-of-games", 3, celebration=True, hands=["W10 1 W20 W500"])
    view = game.view(0)
    assert pairs_in(judged(view)[0]) == {(0, 1), (1, 2), (1, 3)}
    for bot in (NetworkBot(random_network(3), Style(), 1), LightBot(1)):
        kept = {action - KEEP_FIRST for action in bot.candidates(view)[0].actions}
        assert 1 in kept


@EVERY_TABLE
def test_the_same_stream_gives_the_same_judgement(table: Setup) -> None:
    view = new_game(table, seed=7).view(table.players - 1)
    assert all(np.array_equal(one, other) for one, other in zip(judged(view), judged(view), strict=True))
    assert not np.array_equal(judged(view, seed=1)[0], judged(view, seed=2)[0])


@EVERY_TABLE
def test_judging_leaves_the_view_alone(table: Setup) -> None:
    view = new_game(table, seed=8).view(0)
    before = view.to_bytes()
    judged(view)
    assert view.to_bytes() == before


def test_more_samples_differ_less() -> None:
    view = new_game(TABLES[1], seed=9).view(1)

    def spread(samples: int) -> float:
        said = [judged(view, samples, seed)[0][1] for seed in range(12)]
        return float(np.std(said, axis=0).mean())

    assert spread(64) < spread(2) / 2
