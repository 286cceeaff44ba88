"""The report as a page that needs nothing else: tables, and plots drawn as SVG."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal

from lucca.arena import words
from lucca.arena.report import BotReport, CurvePoint, MatchReport, Report, verdict
from lucca.arena.statistics import Estimate
from lucca.bots.registry import bot_name
from lucca.charts import Point, Reference, Row, Series, bar_chart, interval_chart, line_chart, percent

_MAX_LINES = 6
_MAX_BANDS = 3
"""More than so many lines are drawn without their intervals, which would cover each other."""
_MAX_IN_CROSS_TABLE = 12

_STYLE = """
:root { color-scheme: light dark; --page: #f6f1e6; --panel: #fffdf8; --ink: #2f2a24; --muted: #6a6257; --rule: #e3dccd;
  --better: #00735c; --worse: #b83a0b; }
@media (prefers-color-scheme: dark) { :root { --page: #1b1814; --panel: #25211c; --ink: #ece5d8; --muted: #a89f90;
  --rule: #3d3830; --better: #63cda6; --worse: #f5a175; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2 { font-family: Georgia, "Noto Serif", serif; font-weight: 600; line-height: 1.2; margin: 0 0 8px; }
h1 { font-size: 1.9rem; } h2 { font-size: 1.25rem; margin-top: 36px; }
p { margin: 0 0 12px; max-width: 70ch; } .muted { color: var(--muted); }
ul { margin: 0 0 12px; padding-left: 20px; max-width: 80ch; } li { margin-bottom: 4px; overflow-wrap: anywhere; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: 16px; }
figure { margin: 0; padding: 12px; background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; }
figure svg { display: block; width: 100%; height: auto; max-width: 480px; margin: 0 auto; }
.scroll { overflow-x: auto; background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .92rem;
  font-variant-numeric: tabular-nums; }
th, td { padding: 8px 14px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; } tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--muted); font-weight: 500; }
thead th:not(:first-child) { max-width: 11rem; white-space: normal; overflow-wrap: break-word; }
tbody th { font-weight: 600; position: sticky; left: 0; background: var(--panel); min-width: 10rem;
  white-space: normal; overflow-wrap: anywhere; }
@media (max-width: 600px) { th, td { padding: 6px 8px; } tbody th { min-width: 7rem; } }
small { display: block; font-weight: 400; color: var(--muted); }
.stronger { color: var(--better); } .weaker { color: var(--worse); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
"""


def page(report: Report) -> str:
    """HTML, complete in itself."""
    names = " and ".join(entrant.name for entrant in report.settings.entrants)
    body = "\n".join(_body(report))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Lucca arena: {escape(names)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(report: Report) -> Iterator[str]:
    yield "<h1>Lucca arena</h1>"
    yield f'<p class="muted">{escape(words.table_text(report))}{"" if report.complete else " (not finished)"}</p>'
    if report.settings.mode == "versus":
        yield _list(words.sentence(match, report) for match in report.matches)
    yield '<div class="charts">'
    for chart in _charts(report):
        yield f"<figure>{chart}</figure>"
    yield "</div>"
    yield from _tables(report)
    faults = list(words.fault_lines(report))
    if faults:
        yield "<h2>Faults</h2>"
        yield _list(faults)
    yield from _reading(report)


def _name(name: str) -> str:
    """Where lines are short, it is broken after its colons."""
    return escape(name).replace(":", ":<wbr>")


def _list(items: Iterator[str] | Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


# --- plots --------------------------------------------------------------------------------------------------------


def _charts(report: Report) -> Iterator[str]:
    even = Reference(report.even, f"even: {words.percentage(report.even)} %")
    of = f" of {report.matches[0].bot}" if report.settings.mode == "versus" else ""
    sure = "with 95 % interval"
    yield interval_chart(f"Wins{of}", _share_rows(_estimates(report, "wins")), reference=even, form=percent, label=sure)
    margins = _margin_rows(_estimates(report, "margin"))
    yield interval_chart(
        f"Margin{of}", margins, reference=Reference(0.0, "even: 0"), label="points, with 95 % interval"
    )
    yield _curves(report, even)
    if len(report.matches) == 1:
        by_seat = ((f"seat {seat}", wins) for seat, wins in enumerate(report.matches[0].by_seat) if wins)
        yield interval_chart(f"Wins{of} by seat", _share_rows(by_seat), reference=even, form=percent, label=sure)
    rated = [(bot.name, bot.rating) for bot in report.bots if bot.rating]
    rows = [Row(name, it.mu, it.mu - 1.96 * it.sigma, it.mu + 1.96 * it.sigma, f"{it.mu:.1f}") for name, it in rated]
    yield interval_chart("Openskill rating", rows, label="mu ± 1.96 sigma")
    times = [Row(bot.name, bot.time.mean, text=words.milliseconds(bot.time.mean)) for bot in report.bots if bot.time]
    yield bar_chart("Time per turn", times, label="milliseconds, mean")


def _curves(report: Report, even: Reference) -> str:
    drawn = [bot for bot in report.bots if bot.curve][:_MAX_LINES]
    banded = len(drawn) <= _MAX_BANDS
    return line_chart(
        "Wins, as the deals came in",
        [Series(bot.name, [_curve_point(at, banded) for at in bot.curve]) for bot in drawn],
        x_label="deals",
        y_label="with 95 % interval" if banded else "",
        reference=even,
        y_format=percent,
    )


def _curve_point(at: CurvePoint, banded: bool) -> Point:
    return Point(at.deals, at.wins, at.low, at.high) if banded else Point(at.deals, at.wins)


def _estimates(report: Report, what: Literal["wins", "margin"]) -> Iterator[tuple[str, Estimate]]:
    """In a round robin one a bot, otherwise one a match."""
    if report.settings.mode == "round-robin":
        named: list[tuple[str, BotReport | MatchReport]] = [(bot.name, bot) for bot in report.bots]
    else:
        named = [(f"against {match.against}", match) for match in report.matches]
    for name, one in named:
        value = one.wins if what == "wins" else one.margin
        if value is not None:
            yield name, value


def _share_rows(estimates: Iterator[tuple[str, Estimate]]) -> list[Row]:
    return [Row(name, it.mean, it.low, it.high, f"{words.percentage(it.mean)} %") for name, it in estimates]


def _margin_rows(estimates: Iterator[tuple[str, Estimate]]) -> list[Row]:
    return [Row(name, it.mean, it.low, it.high, words.points(it.mean)) for name, it in estimates]


# --- tables -------------------------------------------------------------------------------------------------------


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    """Cells are HTML already; the first of each row is its heading."""
    heads = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>\n"
        for first, *rest in rows
    )
    return f'<div class="scroll"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody></table></div>'


def _tables(report: Report) -> Iterator[str]:
    yield "<h2>Bots</h2>"
    head = ("bot", "wins", "margin", "points", "rating", "ms a turn", "p50", "p95", "faults")
    yield _table(head, (_bot_cells(bot) for bot in report.bots))
    if report.settings.mode != "round-robin":
        return
    yield "<h2>Each against each</h2>"
    seats = "the other" if report.settings.players == 2 else "copies of the one in the column"
    yield f'<p class="muted">How often the bot of the row wins against {seats}, and its margin.</p>'
    if len(report.bots) <= _MAX_IN_CROSS_TABLE:
        yield _cross_table(report)
    else:
        yield _list(words.sentence(match, report) for match in report.matches)


def _bot_cells(bot: BotReport) -> list[str]:
    thinking = [] if bot.effort == 1 else [f"effort {bot.effort:g}"]
    if bot.seconds is not None:
        thinking.append(f"{bot.seconds:g} s")
    details = ", ".join(thinking)
    name = _name(bot.name) + (f"<small>{details}</small>" if details and details not in bot.name else "")
    wins, margin = _two_lines(words.wins_text(bot.wins)), _two_lines(words.margin_text(bot.margin))
    cells = [wins, margin, f"{bot.points:.1f}", words.rating_text(bot)]
    return [name, *cells, *words.time_texts(bot), escape(words.faults_text(bot))]


def _two_lines(estimate: str) -> str:
    """The interval below its mean."""
    mean, _, interval = estimate.partition(" (")
    return f"{mean}<small>{interval.removesuffix(')')}</small>" if interval else mean


def _cross_table(report: Report) -> str:
    found = {(match.bot, match.against): match for match in report.matches}
    names = [bot.name for bot in report.bots]
    rows = ([_name(row), *(_cell(found.get((row, column)), report.even) for column in names)] for row in names)
    return _table(["", *map(_name, names)], rows)


def _cell(match: MatchReport | None, even: float) -> str:
    if match is None or match.wins is None or match.margin is None:
        return words.NOTHING
    wins, margin = _two_lines(words.wins_text(match.wins)), words.points(match.margin.mean)
    return f'<span class="{verdict(match.wins, even)}">{wins}</span><small>{margin} points</small>'


# --- words --------------------------------------------------------------------------------------------------------


def _reading(report: Report) -> Iterator[str]:
    settings = report.settings
    copies = "the other bot" if settings.players == 2 else "copies of the other bot in all other seats"
    yield "<h2>How to read this</h2>"
    yield _list(
        [
            f"Each deal is played once with the bot in every seat, against {copies}, and every match is played on the "
            "same deals: the luck of the deal and of the seat cancels out.",
            "Intervals are 95 % intervals. Deals are the independent units: the games of one deal are averaged first.",
            "The margin is a bot's points less the mean of the other seats' points.",
            "Ratings are openskill (Plackett-Luce) over the finishing orders of all games; all begin at 25 ± 16.3.",
            "A turn is everything that a bot decides in one turn of the game; preparation counts as one.",
        ]
    )
    yield "<h2>Settings</h2>"
    deck = settings.deck if isinstance(settings.deck, str) else "cards of its own"
    facts = {
        "mode": settings.mode,
        "bots": ", ".join(bot_name(entrant.spec) for entrant in settings.entrants),
        "edition": settings.edition,
        "players": str(settings.players),
        "Celebration": "yes" if settings.celebration else "no",
        "deck": deck,
        "seed": str(settings.seed),
        "lucca": settings.version,
    }
    yield "<dl>" + "".join(f"<dt>{key}</dt><dd>{escape(value)}</dd>" for key, value in facts.items()) + "</dl>"
