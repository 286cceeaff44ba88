"""Reports: known answers, both sides of a match, ratings, times and faults."""

import numpy as np
import pytest

from lucca.arena import words
from lucca.arena.ledger import Ledger
from lucca.arena.play import GameResult
from lucca.arena.report import BotReport, Report, make_report, verdict
from lucca.arena.settings import settings
from lucca.arena.statistics import Estimate
from lucca.bots.base import Fault
from tests.arena.runs import OTHER, numbers, quick


def bot(report: Report, name: str) -> BotReport:
    return next(bot for bot in report.bots if bot.name == name)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_bot_against_itself_is_exactly_even(players: int) -> None:
    (match,) = quick("builder", "builder", players=players).matches
    assert numbers(match.wins) == pytest.approx([1 / players] * 3)
    assert numbers(match.margin) == pytest.approx([0] * 3, abs=1e-9)
    assert verdict(match.wins, 1 / players) == "even"


@pytest.mark.parametrize("players", [2, 3])
def test_equals_with_other_chances_are_near_even(players: int) -> None:
    (match,) = quick("random", OTHER, players=players, deals=150).matches
    wins, low, high = numbers(match.wins)
    assert 0 < high - low < 0.2
    assert low <= 1 / players <= high
    assert abs(wins - 1 / players) < 0.08
    assert abs(numbers(match.margin)[0]) < 1.5


def test_a_better_bot_is_found_stronger() -> None:
    report = quick("builder", "random", deals=15)
    (match,) = report.matches
    assert verdict(match.wins, report.even) == "stronger"
    assert numbers(match.margin)[1] > 0
    builder, random = report.bots
    assert builder.rating is not None
    assert random.rating is not None
    assert builder.rating.mu - 2 * builder.rating.sigma > random.rating.mu + 2 * random.rating.sigma
    assert builder.points > random.points + 5


# --- by hand ----------------------------------------------------------------------------------------------------------


def result(deal: int, seat: int, scores: list[int], match: int = 0, **more: object) -> GameResult:
    order = sorted(range(len(scores)), key=lambda who: -scores[who])
    micros = tuple((1000 * (who + 1),) for who in range(len(scores)))
    return GameResult(deal, match, seat, tuple(scores), tuple(order), micros, **more)  # type: ignore[arg-type]


def test_a_match_worked_out_by_hand() -> None:
    """Two deals in three seats: won twice and once, so wins are 2/3 and 1/3 by deal; margins 5 and -1."""
    ledger = Ledger(settings(["builder", "random"]), 2)
    games = [
        (0, 0, [10, 0, 2]),  # won, ahead of the others' mean by 9
        (0, 1, [0, 10, 6]),  # won, by 7
        (0, 2, [8, 4, 5]),  # lost, by -1
        (1, 0, [3, 4, 8]),  # lost, by -3
        (1, 1, [5, 7, 3]),  # won, by 3
        (1, 2, [9, 5, 4]),  # lost, by -3
    ]
    for deal, seat, scores in games:
        assert ledger.add(result(deal, seat, scores))
    (match,) = make_report(ledger).matches
    assert match.deals == 2
    # t with one degree of freedom is 12.7062; s / √2 is half the difference of the two deals.
    assert numbers(match.margin) == pytest.approx((2, 2 - 3 * 12.7062, 2 + 3 * 12.7062), abs=1e-3)
    assert numbers(match.wins) == pytest.approx((0.5, 0, 1))
    assert [seat and seat.mean for seat in match.by_seat] == [0.5, 1.0, 0.0]
    report = make_report(ledger)
    assert report.bots[0].points == pytest.approx((10 + 10 + 5 + 3 + 7 + 4) / 6)
    assert report.bots[1].points == pytest.approx((0 + 2 + 0 + 6 + 8 + 4 + 4 + 8 + 5 + 3 + 9 + 5) / 12)


def test_both_sides_of_a_match_between_two() -> None:
    ledger = Ledger(settings(["builder", "random"], mode="round-robin", players=2), 3)
    for deal, (at_home, away) in enumerate([([9, 4], [1, 6]), ([9, 8], [5, 0]), ([2, 7], [3, 1])]):
        ledger.add(result(deal, 0, at_home))
        ledger.add(result(deal, 1, away))
    report = make_report(ledger)
    one, other = report.matches
    assert (one.bot, one.against, other.bot, other.against) == ("builder", "random", "random", "builder")
    mean, low, high = numbers(other.wins)
    assert numbers(one.wins) == pytest.approx((1 - mean, 1 - high, 1 - low))
    mean, low, high = numbers(other.margin)
    assert numbers(one.margin) == pytest.approx((-mean, -high, -low))
    # builder won at home twice, away once; random sits in seat 1 when builder is in seat 0
    assert [seat and round(seat.mean, 3) for seat in one.by_seat] == [0.667, 0.333]
    assert [seat and round(seat.mean, 3) for seat in other.by_seat] == [0.667, 0.333]


def test_only_deals_that_were_played_in_all_seats_count() -> None:
    ledger = Ledger(settings(["builder", "random"]), 3)
    for seat in range(3):
        ledger.add(result(0, seat, [5, 3, 1]))
    ledger.add(result(2, 0, [5, 3, 1]))
    report = make_report(ledger)
    assert not report.complete
    assert (report.games, report.matches[0].deals) == (4, 1)
    wins = report.matches[0].wins
    assert wins is not None
    assert wins.mean == pytest.approx(1 / 3)
    assert wins.low is None
    assert "%" in words.sentence(report.matches[0], report)
    empty = make_report(Ledger(settings(["builder", "random"]), 3))
    assert empty.matches[0].wins is None
    assert "no deal" in words.sentence(empty.matches[0], empty)


def test_a_bot_of_a_round_robin_is_judged_by_all_its_matches() -> None:
    report = quick("random", "builder", "random", deals=12)
    assert [bot.name for bot in report.bots] == ["builder", "random", "random #2"]
    assert len(report.matches) == 6
    for one in report.bots:
        means = [match.wins.mean for match in report.matches if match.bot == one.name and match.wins]
        assert numbers(one.wins)[0] == pytest.approx(np.mean(means))


def test_the_copies_of_a_versus_match_have_no_win_rate_of_their_own() -> None:
    report = quick("builder", "random")
    assert report.bots[1].wins is None
    assert report.bots[1].curve == []
    both = quick("builder", "random", players=2)
    assert numbers(both.bots[0].wins)[0] == pytest.approx(1 - numbers(both.bots[1].wins)[0])


def test_the_curve_ends_where_the_match_does() -> None:
    report = quick("builder", "random", deals=30)
    curve = report.bots[0].curve
    assert [point.deals for point in curve] == list(range(2, 31))
    assert (curve[-1].wins, curve[-1].low, curve[-1].high) == pytest.approx(numbers(report.bots[0].wins))
    assert len(quick("random", "random", deals=200, players=2).bots[0].curve) <= 60


def test_times_are_those_of_each_bot() -> None:
    ledger = Ledger(settings(["builder", "random"]), 1)
    for seat in range(3):
        ledger.add(result(0, seat, [5, 3, 1]))  # seats take 1, 2 and 3 ms
    builder, random = (bot.time for bot in make_report(ledger).bots)
    assert builder is not None
    assert random is not None
    assert (builder.turns, builder.mean, builder.p50, builder.p95) == pytest.approx((3, 2, 2, 2.9))
    assert (random.turns, random.mean) == pytest.approx((6, 2))


def test_faults_are_counted_by_bot_and_kind() -> None:
    ledger = Ledger(settings(["builder", "random"]), 2)
    late, early = Fault("timeout", "late"), Fault("timeout", "early")
    ledger.add(result(1, 0, [5, 3, 1], faults={0: (late,), 2: (Fault("crash", "boom"),)}))
    ledger.add(result(0, 2, [5, 3, 1], faults={2: (early, Fault("illegal", "no"))}))
    report = make_report(ledger)
    assert [(fault.kind, fault.count, fault.example) for fault in bot(report, "builder").faults] == [
        ("illegal", 1, "no"),
        ("timeout", 2, "early"),
    ]
    assert [(fault.kind, fault.count) for fault in bot(report, "random").faults] == [("crash", 1)]
    assert list(words.fault_lines(report)) == [
        "builder: illegal once, for example: no",
        "builder: timeout 2 times, for example: early",
        "random: crash once, for example: boom",
    ]


def test_faults_of_a_real_run() -> None:
    report = quick("tests.arena.bots:Cheat", "random", deals=3)
    assert [(fault.kind, fault.count) for fault in report.bots[0].faults] == [("illegal", 9)]
    assert report.bots[1].faults == []


def test_copies_do_nothing_to_each_others_rating() -> None:
    """A bot against itself stays about where it was, whatever the luck; its uncertainty shrinks."""
    for one in quick("builder", "builder", deals=30).bots:
        assert one.rating is not None
        assert abs(one.rating.mu - 25) < 2
        assert one.rating.sigma < 5


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        (None, "undecided"),
        (Estimate(0.5), "undecided"),
        (Estimate(0.5, 0.4, 0.6), "stronger"),
        (Estimate(0.2, 0.1, 0.3), "weaker"),
        (Estimate(0.35, 0.3, 0.4), "undecided"),
        (Estimate(1 / 3, 1 / 3, 1 / 3), "even"),
        (Estimate(0.33333333333333337, 0.33333333333333337, 0.33333333333333337), "even"),
    ],
)
def test_verdicts(wins: Estimate | None, said: str) -> None:
    assert verdict(wins, 1 / 3) == said
