"""Bots that decide a whole turn at once and then play it out, decision by decision."""

from abc import abstractmethod
from dataclasses import dataclass, replace

import numpy as np

from lucca.bots.base import Bot, Candidate, Forecast
from lucca.bots.kernels.policy import Doubles
from lucca.bots.reasons import reasons_for
from lucca.rules.actions import OFFSETS
from lucca.rules.kernels.gates import gate_apply
from lucca.rules.kernels.layout import KEEP
from lucca.rules.view import View

_PHASE = OFFSETS["phase"]


def is_preparation(view: View) -> bool:
    """Whether starting cards are to be kept: as `view.phase`, without reading all of the view."""
    return view.memory[_PHASE] == KEEP


@dataclass(frozen=True)
class Option:
    """One way to finish the turn, as a bot judges it."""

    actions: tuple[int, ...]
    liking: float
    """What it is worth to the bot: its chance to win, and a little for the margin. Never more than an option before it,
    which may have been looked at longer: a forecast that promises more is then not trusted."""
    win: Doubles
    """By seat."""
    points: Doubles

    def forecast(self, players: int) -> Forecast:
        return Forecast(tuple(self.win[:players].tolist()), tuple(self.points[:players].tolist()))


def liked_in_this_order(options: list[Option]) -> list[Option]:
    """The same, none liked more than the one before it."""
    likings = np.minimum.accumulate([option.liking for option in options]).tolist()
    return [replace(option, liking=liking) for option, liking in zip(options, likings, strict=True)]


class TurnBot(Bot):
    """Subclasses rate the ways to finish a turn; the best is played unless the game goes another way."""

    def __init__(self) -> None:
        self._plan: list[int] = []
        self._expected = b""

    @abstractmethod
    def options(self, view: View, most: int) -> list[Option]:
        """The best first: at least one, and no more than `most`."""

    def choose(self, view: View) -> int:
        if not self._plan or view.raw.tobytes() != self._expected:
            self._plan = list(self.options(view, 1)[0].actions)
        action = self._plan.pop(0)
        if self._plan:
            after = view.raw.copy()
            gate_apply(after, view.setup.deck.table, action)
            self._expected = after.tobytes()
        return action

    def candidates(self, view: View, most: int = 6) -> list[Candidate]:
        players = view.setup.players
        return [
            Candidate(option.actions, option.forecast(players), reasons_for(view, option.actions))
            for option in self.options(view, most)
        ]
