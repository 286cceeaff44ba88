"""Bots that decide a whole turn at once and then play it out, decision by decision."""

from abc import abstractmethod
from dataclasses import dataclass, replace

import numpy as np

from lucca.bots.base import Bot, Candidate, Forecast
from lucca.bots.engine import Doubles, bytes_after
from lucca.bots.reasons import reasons_for
from lucca.rules.view import View

MAX_CANDIDATES = 6


def is_preparation(view: View) -> bool:
    """Whether starting cards are to be kept."""
    return view.phase == "keep"


@dataclass(frozen=True)
class RatedTurn:
    """One way to finish the turn, as a bot judges it."""

    actions: tuple[int, ...]
    utility: float
    """What it is worth to the bot: its chance to win, and a little for the margin. Never more than a turn before it,
    which may have been looked at longer: a forecast that promises more is then not trusted."""
    win: Doubles
    """By seat."""
    points: Doubles
    """By seat, at the end of the game."""

    def forecast(self, players: int) -> Forecast:
        """The same as every bot tells it."""
        return Forecast(tuple(self.win[:players].tolist()), tuple(self.points[:players].tolist()))


def with_falling_utility(turns: list[RatedTurn]) -> list[RatedTurn]:
    """The same, none with a higher utility than the one before it."""
    utilities = np.minimum.accumulate([turn.utility for turn in turns]).tolist()
    return [replace(turn, utility=utility) for turn, utility in zip(turns, utilities, strict=True)]


class TurnBot(Bot):
    """Subclasses rate the ways to finish a turn; the best is played unless the game goes another way."""

    def __init__(self) -> None:
        self._plan: list[int] = []
        self._expected = b""

    @abstractmethod
    def rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        """The best first: at least one, and no more than `most`."""

    def choose(self, view: View) -> int:
        """The next action of the best turn, which is looked for anew if the game went another way."""
        if not self._plan or view.raw.tobytes() != self._expected:
            self._plan = list(self.rated_turns(view, 1)[0].actions)
        action = self._plan.pop(0)
        if self._plan:
            self._expected = bytes_after(view, action)
        return action

    def candidates(self, view: View, most: int = MAX_CANDIDATES) -> list[Candidate]:
        """The best turns with their forecasts, and what speaks for or against each in words."""
        players = view.setup.players
        return [
            Candidate(turn.actions, turn.forecast(players), reasons_for(view, turn.actions))
            for turn in self.rated_turns(view, most)
        ]
