"""Hints: the best ways to finish the turn as the strongest level sees them, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from lucca.bots.base import Candidate
from lucca.bots.engine import utilities_of
from lucca.bots.levels import STRONGEST_LEVEL
from lucca.cli.terminal.choices import typed
from lucca.cli.terminal.style import QUIET
from lucca.rules.decisions import Decision, Play
from lucca.rules.game import Draft
from lucca.rules.view import View

MAX_SHOWN, MIN_SHOWN = 5, 3
ABOUT_AS_GOOD, A_LITTLE_WORSE, CLEARLY_WORSE = 0.02, 0.05, 0.12  # up to so much less, in the chance to win
_CERTAIN = 0.995


@dataclass(frozen=True)
class Way:
    """One way to finish the turn."""

    decisions: tuple[Decision, ...]
    candidate: Candidate
    behind: float
    """How much less it is worth than the best way, as a chance to win."""


def ways(candidates: Sequence[Candidate], draft: Draft) -> list[Way]:
    """The best first: three, and up to five if they are not clearly worse. Another order of cards is no other way."""
    win = np.array([candidate.forecast.win for candidate in candidates])
    points = np.array([candidate.forecast.points for candidate in candidates])
    utilities = utilities_of(win, points, draft.seat, len(win[0])).tolist()
    found: dict[frozenset[Decision], Way] = {}
    for candidate, utility in zip(candidates, utilities, strict=True):
        decisions = _decisions(draft, candidate.actions)
        found.setdefault(frozenset(map(_in_any_order, decisions)), Way(decisions, candidate, utilities[0] - utility))
    first, *others = list(found.values())[:MAX_SHOWN]  # the bot has looked longest at these
    shown = [first, *sorted(others, key=lambda way: way.behind)]
    return [way for place, way in enumerate(shown) if place < MIN_SHOWN or way.behind <= A_LITTLE_WORSE]


def _in_any_order(decision: Decision) -> Decision:
    """Of two cards for one palace the first starts it, and the other is added."""
    if isinstance(decision, Play) and decision.use == "start":
        return Play(decision.card, "add")
    return decision


def _decisions(draft: Draft, actions: Sequence[int]) -> tuple[Decision, ...]:
    """What actions one after another decide; the draft is left as it was."""
    before = len(draft.decisions)
    try:
        for action in actions:
            draft.apply(draft.view().decision_of(action))
        return tuple(draft.decisions[before:])
    finally:
        while len(draft.decisions) > before:
            draft.undo()


class Hints:
    """Tells one seat what may become of its turn."""

    def __init__(self, names: Sequence[str], view: View) -> None:
        self.view = view
        self.names = ["you" if seat == view.seat else name for seat, name in enumerate(names)]
        self.order = sorted(range(len(names)), key=lambda seat: seat != view.seat)

    def shown(self, found: Sequence[Way]) -> RenderableType:
        best, *others = found
        shared = _shared_reasons(found) if others else []
        parts: list[RenderableType] = [
            _line(f"The {STRONGEST_LEVEL} would do this (type it as it stands, or decide otherwise):", 0, QUIET)
        ]
        parts += self._way(best, "", shared)
        if others:
            parts.append(_line("It also considers:", 0, QUIET))
        for way in others:
            parts += self._way(way, f"{grade(way.behind)}: ", shared)
        if shared:
            parts.append(_line(f"With any of these: {'; '.join(shared)}.", 0, QUIET))
        return Group(*parts)

    def _way(self, way: Way, verdict: str, shared: Sequence[str]) -> Iterator[RenderableType]:
        """What to type, what it leads to, and what speaks for or against it."""
        forecast = way.candidate.forecast
        yield _line(typed(way.decisions, self.view), 2, "bold")
        yield _line(_capital(f"{verdict}{self._chances(forecast.win)}."), 4)
        yield _line(f"Expected final points: {', '.join(self._by_name(forecast.points))}.", 4)
        if reasons := [reason for reason in way.candidate.reasons if reason not in shared]:
            yield _line(_capital(f"{'; '.join(reasons)}."), 4)

    def _chances(self, win: Sequence[float]) -> str:
        if max(win) > _CERTAIN:
            return f"{self.names[win.index(max(win))]} should win"
        _, *others = self._by_name([100 * chance for chance in win])
        return f"you win {round(100 * win[self.order[0]])} of 100 games, {', '.join(others)}"

    def _by_name(self, values: Sequence[float]) -> list[str]:
        """Every player with a value, oneself first."""
        return [f"{self.names[seat]} {round(values[seat])}" for seat in self.order]


def _shared_reasons(found: Sequence[Way]) -> list[str]:
    """What is true of all ways is no reason to choose one of them."""
    first, *others = (way.candidate.reasons for way in found)
    return [reason for reason in first if all(reason in reasons for reasons in others)]


def grade(behind: float) -> str:
    """How a way compares with the best."""
    if behind <= ABOUT_AS_GOOD:
        return "about as good"
    if behind <= A_LITTLE_WORSE:
        return "a little worse"
    return "clearly worse" if behind <= CLEARLY_WORSE else "much worse"


def _capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _line(text: str, indent: int, style: str = "") -> Padding:
    return Padding(Text(text, style), (0, 0, 0, indent), expand=False)
