"""Reports in words, for the terminal and the page alike."""

from collections.abc import Callable, Iterator

from lucca.arena.report import BotReport, MatchReport, Report, verdict
from lucca.arena.settings import STANDARD_DECK
from lucca.arena.statistics import Estimate
from lucca.records.sentences import printable

NOTHING = "\N{EN DASH}"
_COPIES = {1: "", 2: "two copies of ", 3: "three copies of ", 4: "four copies of "}


def percentage(value: float) -> str:
    """A share as a number of percent, such as 41.2."""
    return f"{100 * value:.1f}"


def points(value: float) -> str:
    """With its sign, which is a plus for what rounds to nothing."""
    return f"{round(value, 2) + 0.0:+.2f}".replace("-", "\N{MINUS SIGN}")


def _with_interval(value: Estimate | None, form: Callable[[float], str], unit: str = "") -> str:
    if value is None:
        return NOTHING
    if value.low is None or value.high is None:
        return form(value.mean) + unit
    return f"{form(value.mean)}{unit} ({form(value.low)} to {form(value.high)})"


def wins_text(wins: Estimate | None) -> str:
    """A win rate with its interval.

    >>> wins_text(Estimate(0.412, 0.371, 0.453))
    '41.2 % (37.1 to 45.3)'
    """
    return _with_interval(wins, percentage, " %")


def margin_text(margin: Estimate | None) -> str:
    """A margin in points with its interval."""
    return _with_interval(margin, points)


def short_margin(margin: Estimate | None) -> str:
    """The same with ± in place of the interval, for narrow columns."""
    if margin is None or margin.high is None:
        return margin_text(margin)
    return f"{points(margin.mean)} ± {margin.high - margin.mean:.2f}"


def rating_text(bot: BotReport) -> str:
    """A rating with its 95 % interval."""
    return f"{bot.rating.mu:.1f} ± {1.96 * bot.rating.sigma:.1f}" if bot.rating else NOTHING


def milliseconds(value: float) -> str:
    """To a microsecond below 10 ms, to a tenth of a millisecond above."""
    return f"{value:.3f}" if value < 10 else f"{value:,.1f}"


def time_texts(bot: BotReport) -> tuple[str, str, str]:
    """Mean, p50 and p95 in milliseconds."""
    if bot.time is None:
        return NOTHING, NOTHING, NOTHING
    return milliseconds(bot.time.mean), milliseconds(bot.time.p50), milliseconds(bot.time.p95)


def faults_text(bot: BotReport) -> str:
    """How many faults of which kind."""
    return ", ".join(f"{fault.kind} {fault.count:,}" for fault in bot.faults) or "0"


def opponents(match: MatchReport, players: int) -> str:
    """Whom the single bot plays against, and how many of them."""
    return _COPIES[players - 1] + match.against


def sentence(match: MatchReport, report: Report) -> str:
    """One match in a sentence."""
    players = report.settings.players
    who = f"{match.bot} against {opponents(match, players)}"
    if match.wins is None:
        return f"{who}: no deal has been played in all seats yet."
    games = f"{match.deals * players:,} games on {match.deals:,} deals"
    return (
        f"{who} wins {wins_text(match.wins)} of {games}, {margin_text(match.margin)} points a game; "
        f"{percentage(report.even)} % would be even: {_VERDICTS[verdict(match.wins, report.even)]}."
    )


_VERDICTS = {
    "stronger": "it is stronger",
    "weaker": "it is weaker",
    "even": "they play exactly alike",
    "undecided": "which is stronger is not decided",
}


def table_text(report: Report) -> str:
    """What was played, in a line."""
    settings = report.settings
    celebration = ", Celebration" if settings.celebration else ""
    deck = "" if settings.deck == STANDARD_DECK else ", cards of its own"
    return (
        f"{settings.mode}, {settings.edition}, {settings.players} players{celebration}{deck}, seed {settings.seed}, "
        f"{report.games:,} games on {report.deals:,} deals; {percentage(report.even)} % of wins is even"
    )


def fault_lines(report: Report) -> Iterator[str]:
    """Every kind of fault with an example."""
    for bot in report.bots:
        for fault in bot.faults:
            times = "once" if fault.count == 1 else f"{fault.count:,} times"
            yield printable(f"{bot.name}: {fault.kind} {times}, for example: {fault.example}")
