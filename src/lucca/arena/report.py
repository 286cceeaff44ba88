"""What a run has shown, as plain data: the text, the JSON and the page are all made of it."""

from math import sqrt
from typing import NamedTuple

import msgspec
import numpy as np

from lucca.arena.ledger import Ledger
from lucca.arena.ratings import Rating, ratings
from lucca.arena.settings import Settings
from lucca.arena.statistics import Estimate, Values, estimate, estimate_share, student_quantile

_CURVE_POINTS = 60
_ROUNDING = 1e-9


class TurnTime(msgspec.Struct, frozen=True):
    """Milliseconds a turn, preparation and decisions for the City included."""

    turns: int
    mean: float
    p50: float
    p95: float


class CurvePoint(msgspec.Struct, frozen=True):
    """The win rate as it stood after so many deals."""

    deals: int
    wins: float
    low: float
    high: float


class FaultCount(msgspec.Struct, frozen=True):
    """How often a bot did something wrong of one kind."""

    kind: str
    count: int
    example: str
    """What the first one said."""


class MatchReport(msgspec.Struct, frozen=True):
    """One bot alone against copies of another."""

    bot: str
    against: str
    deals: int
    """Those that were played in all seats."""
    wins: Estimate | None
    margin: Estimate | None
    """Points of the single bot less the mean of the others'."""
    by_seat: list[Estimate | None]
    """Wins in each seat."""


class BotReport(msgspec.Struct, frozen=True):
    """One bot, over all matches in which it sat alone."""

    name: str
    spec: str
    effort: float
    seconds: float | None
    wins: Estimate | None
    """None for a bot that only ever sat in several seats at once."""
    margin: Estimate | None
    points: float
    """The mean score in all its seats."""
    rating: Rating | None
    time: TurnTime | None
    faults: list[FaultCount]
    curve: list[CurvePoint]


class Report(msgspec.Struct, frozen=True):
    """All that a run has shown."""

    settings: Settings
    deals: int
    games: int
    """How many were played; all, if it is `complete`."""
    complete: bool
    even: float
    """The win rate of a bot that is as good as the others."""
    bots: list[BotReport]
    """As they were named; in a round robin the best first."""
    matches: list[MatchReport]
    """Each from the side of the bot that sits alone: in a round robin with two players from both sides."""


def make_report(ledger: Ledger, *, rated: bool = True) -> Report:
    """The same results give the same report, times apart. Ratings take a while with very many games."""
    settings = ledger.settings
    versus = settings.mode == "versus"
    found = ratings(ledger) if rated else None
    bots = [_bot(ledger, entrant, found[entrant] if found else None) for entrant in range(len(settings.entrants))]
    if not versus:
        bots.sort(key=lambda bot: -bot.wins.mean if bot.wins else 0.0)
    return Report(
        settings=settings,
        deals=ledger.deals,
        games=ledger.games,
        complete=ledger.games == ledger.total,
        even=settings.even,
        bots=bots,
        matches=[_match(ledger, side) for side in _sides(settings) if not (versus and side.mirrored)],
    )


def verdict(wins: Estimate | None, even: float) -> str:
    """What an interval says about equals: stronger, weaker, even (exactly), or undecided.

    >>> verdict(Estimate(0.41, 0.37, 0.45), even=1 / 3), verdict(Estimate(0.35, 0.31, 0.39), even=1 / 3)
    ('stronger', 'undecided')
    """
    if wins is None or wins.low is None or wins.high is None:
        return "undecided"
    if wins.low > even + _ROUNDING:
        return "stronger"
    if wins.high < even - _ROUNDING:
        return "weaker"
    return "even" if wins.high - wins.low < _ROUNDING else "undecided"


class _Side(NamedTuple):
    """A match as one of its bots sees it that sits alone: with two players, both do."""

    match: int
    bot: int
    against: int
    mirrored: bool


def _sides(settings: Settings) -> list[_Side]:
    sides = [_Side(number, single, copies, False) for number, (single, copies) in enumerate(settings.matches)]
    if settings.players == 2:
        sides += [_Side(number, copies, single, True) for number, (single, copies) in enumerate(settings.matches)]
    return sides


def _wins_and_margins(ledger: Ledger, side: _Side) -> tuple[Values, Values]:
    """Wins and margins of this side's bot, by deal and seat."""
    wins, margins = ledger.wins(side.match), ledger.margins(side.match)
    return (1 - wins[:, ::-1], -margins[:, ::-1]) if side.mirrored else (wins, margins)


def _match(ledger: Ledger, side: _Side) -> MatchReport:
    settings = ledger.settings
    complete = ledger.complete(side.match)
    wins, margins = (values[complete] for values in _wins_and_margins(ledger, side))
    return MatchReport(
        bot=settings.entrants[side.bot].name,
        against=settings.entrants[side.against].name,
        deals=int(complete.sum()),
        wins=estimate_share(wins.mean(axis=1)),
        margin=estimate(margins.mean(axis=1)),
        by_seat=[estimate_share(wins[:, seat]) for seat in range(settings.players)],
    )


def _bot(ledger: Ledger, index: int, rating: Rating | None) -> BotReport:
    entrant = ledger.settings.entrants[index]
    wins, margins = _by_deal(ledger, index)
    return BotReport(
        name=entrant.name,
        spec=entrant.spec,
        effort=entrant.effort,
        seconds=entrant.seconds,
        wins=estimate_share(wins),
        margin=estimate(margins),
        points=ledger.points(index),
        rating=rating,
        time=_turn_time(ledger, index),
        faults=_faults(ledger, index),
        curve=_curve(wins),
    )


def _by_deal(ledger: Ledger, entrant: int) -> tuple[Values, Values]:
    """Win rate and margin of a bot in each deal, the mean over its matches; only deals that all of them have played."""
    sides = [side for side in _sides(ledger.settings) if side.bot == entrant]
    if not sides:
        return np.empty(0), np.empty(0)
    complete = np.logical_and.reduce([ledger.complete(side.match) for side in sides])
    by_side = [_wins_and_margins(ledger, side) for side in sides]
    wins = np.mean([wins[complete].mean(axis=1) for wins, _ in by_side], axis=0)
    margins = np.mean([margins[complete].mean(axis=1) for _, margins in by_side], axis=0)
    return wins, margins


def _curve(wins: Values) -> list[CurvePoint]:
    """The estimate after ever more deals: what would have been reported, had the run been shorter."""
    ends = sorted({int(end) for end in np.linspace(2, len(wins), _CURVE_POINTS)}) if len(wins) >= 2 else []
    sums, squares = np.cumsum(wins), np.cumsum(wins**2)
    points = []
    for end in ends:
        mean = float(sums[end - 1]) / end
        variance = max(0.0, (float(squares[end - 1]) - end * mean**2) / (end - 1))
        half = student_quantile(end - 1) * sqrt(variance / end)
        points.append(CurvePoint(end, mean, max(0.0, mean - half), min(1.0, mean + half)))
    return points


def _turn_time(ledger: Ledger, entrant: int) -> TurnTime | None:
    micros = np.frombuffer(ledger.micros[entrant], np.uint64)
    if not len(micros):
        return None
    p50, p95 = np.percentile(micros, [50, 95])
    return TurnTime(len(micros), float(micros.mean()) / 1000, float(p50) / 1000, float(p95) / 1000)


def _faults(ledger: Ledger, entrant: int) -> list[FaultCount]:
    first = ledger.first_faults[entrant]
    return [FaultCount(kind, count, first[kind][1]) for kind, count in sorted(ledger.faults[entrant].items())]
