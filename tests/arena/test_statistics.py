"""Intervals against known answers."""

from math import sqrt

import numpy as np
import pytest

from lucca.arena.statistics import Estimate, estimate, estimate_share, student_quantile
from tests.arena.runs import numbers


def test_an_interval_worked_out_by_hand() -> None:
    """Four deals of three games, won 3, 2, 1 and 2 times: mean 2/3, s² = (1/9 + 0 + 1/9 + 0) / 3, t = 3.1824."""
    games = np.array([[1, 1, 1], [1, 1, 0], [0, 0, 1], [0, 1, 1]])
    half = 3.182446 * sqrt(2 / 27) / 2
    assert numbers(estimate(games.mean(axis=1))) == pytest.approx((2 / 3, 2 / 3 - half, 2 / 3 + half))


def test_games_of_one_deal_are_no_more_than_one_deal() -> None:
    """Copying the games of each deal makes nothing surer, as it would if games were taken for independent."""
    deals = np.array([[1, 0, 1], [0, 0, 1], [1, 1, 1], [0, 0, 0], [1, 0, 0]])
    once, twice = estimate(deals.mean(axis=1)), estimate(np.hstack([deals, deals]).mean(axis=1))
    assert numbers(once) == pytest.approx(numbers(twice))


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (4, 2.7764), (10, 2.2281), (11, 2.2010), (15, 2.1314), (30, 2.0423), (100, 1.9840), (1000, 1.9623)],
)
def test_the_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=2e-4)


@pytest.mark.parametrize("deals", [5, 60])
def test_nineteen_of_twenty_intervals_hold_the_truth(deals: int) -> None:
    """Deals decide most: all games of a deal are won with the chance that the deal gives."""
    chance = np.random.default_rng(1)
    covered = 0
    for _ in range(2000):
        by_deal = chance.binomial(3, chance.beta(2, 4, deals)) / 3
        _, low, high = numbers(estimate(by_deal))
        covered += low <= 1 / 3 <= high
    assert 0.93 < covered / 2000 < 0.97


def test_a_share_stays_a_share() -> None:
    assert numbers(estimate_share([1, 1, 1, 0.8]))[2] == 1
    assert numbers(estimate_share([0, 0, 0, 0.2]))[1] == 0


def test_a_clean_sweep_is_not_certainty() -> None:
    """Twenty deals all won: the true share is 0.025 ** (1 / 20) or less with a chance of 2.5 %."""
    assert numbers(estimate_share([1.0] * 20)) == pytest.approx((1, 0.83157, 1), abs=1e-5)
    assert numbers(estimate_share([0.0] * 20)) == pytest.approx((0, 0, 0.16843), abs=1e-5)


def test_exactly_even_is_exactly_even() -> None:
    assert numbers(estimate_share([1 / 3] * 50)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_one_deal_has_no_interval_and_none_no_mean() -> None:
    assert estimate([0.5]) == estimate_share([0.5]) == Estimate(0.5)
    assert estimate([]) is None
    assert estimate_share([]) is None
