"""The standings of an arena in the terminal: while it runs, and at its end."""

import time
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from lucca.arena.ledger import Ledger
    from lucca.arena.report import Report

_SECONDS_BETWEEN = 0.5
_SHARE_OF_TIME = 0.05
"""Standings may take so much of the time, not more."""


class LiveStandings:
    """Progress and standings on standard error, if that is a terminal. Use it in a `with` statement."""

    def __init__(self, ledger: "Ledger") -> None:
        console = Console(stderr=True)
        self._shown = console.is_terminal
        self._ledger = ledger
        self._next = 0.0
        self._progress = Progress(
            TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
        )
        # What was played before is not part of the speed from which the rest is estimated.
        self._task = self._progress.add_task("", total=ledger.total, completed=ledger.games)
        self._live = Live(self._progress, console=console, transient=True, refresh_per_second=4)

    def __enter__(self) -> "LiveStandings":
        if self._shown:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            self._live.stop()

    def update(self) -> None:
        """Show the ledger as it is now, unless it was shown a moment ago."""
        now = time.monotonic()
        if not self._shown or now < self._next:
            return
        from lucca.arena.report import make_report

        self._progress.update(self._task, completed=self._ledger.games)
        self._live.update(Group(_strength(make_report(self._ledger, rated=False)), self._progress))
        spent = time.monotonic() - now
        self._next = now + max(_SECONDS_BETWEEN, spent / _SHARE_OF_TIME)


def print_report(report: "Report", console: Console) -> None:
    for part in _parts(report):
        console.print(part)


def _parts(report: "Report") -> Iterator[RenderableType]:
    from lucca.arena import words

    yield Text(words.table_text(report))
    yield _strength(report)
    yield _matches(report)
    yield _conduct(report)
    for line in words.fault_lines(report):
        yield Text(line)


def _table(*headings: str, left: int = 1) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        is_text = number < left
        table.add_column(heading, justify="left" if is_text else "right", overflow="fold", no_wrap=not is_text)
    return table


def _strength(report: "Report") -> Table:
    from lucca.arena import words

    rated = any(bot.rating for bot in report.bots)
    table = _table("bot", "wins", "margin", "points", *(["rating"] if rated else []))
    for bot in report.bots:
        margin, score = words.short_margin(bot.margin), f"{bot.points:.1f}"
        rating = [words.rating_text(bot)] if rated else []
        table.add_row(Text(bot.name), words.wins_text(bot.wins), margin, score, *rating)
    return table


def _matches(report: "Report") -> Table:
    from lucca.arena import words
    from lucca.arena.report import verdict

    table = _table("bot", "against", "wins", "margin", "verdict", left=2)
    for match in report.matches:
        margin, judged = words.short_margin(match.margin), verdict(match.wins, report.even)
        table.add_row(Text(match.bot), Text(match.against), words.wins_text(match.wins), margin, judged)
    return table


def _conduct(report: "Report") -> Table:
    from lucca.arena import words

    table = _table("bot", "turns", "ms a turn", "p50", "p95", "faults")
    for bot in report.bots:
        turns = f"{bot.time.turns:,}" if bot.time else words.NOTHING
        table.add_row(Text(bot.name), turns, *words.time_texts(bot), Text(words.faults_text(bot)))
    return table
