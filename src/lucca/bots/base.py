"""What a bot is: it looks at a seat's view, never at a position, and names one legal action."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np
import numpy.typing as npt

from lucca.rules.view import View

Seed = int | str | bytes


@dataclass(frozen=True)
class Thinking:
    """How hard a bot may think about one decision."""

    effort: float = 1.0
    """How much work, compared with the bot's own default. The same effort and seed give the same play anywhere."""
    seconds: float | None = None
    """Stop after so long, with what was found until then: play may then depend on the machine."""


DEFAULT_THINKING = Thinking()


class Forecast(msgspec.Struct, frozen=True):
    """What a bot expects of the game, by seat."""

    win: tuple[float, ...]
    """The chance to win; the sum is 1."""
    points: tuple[float, ...]
    """Points at the end of the game."""


class Candidate(msgspec.Struct, frozen=True):
    """A way to finish the turn that a bot has looked at."""

    actions: tuple[int, ...]
    """From the present decision to the end of the turn."""
    forecast: Forecast
    reasons: tuple[str, ...] = ()
    """What speaks for or against it, for people."""


class Fault(msgspec.Struct, frozen=True):
    """Something a bot did wrong, after which another bot decided in its place."""

    kind: str
    """illegal, garbage, timeout or crash."""
    message: str


class Bot(ABC):
    """A player. One instance plays one seat of one game.

    >>> class LastBot(Bot):
    ...     def choose(self, view: View) -> int:
    ...         return view.legal_actions()[-1]
    >>> from lucca.rules.game import Game
    >>> LastBot().choose(Game.new(seed=1).view(0))
    48
    """

    faults: Sequence[Fault] = ()

    @abstractmethod
    def choose(self, view: View) -> int:
        """One action of `view.legal_mask`, which is not empty."""

    def candidates(self, view: View) -> list[Candidate]:
        """What the bot considers, best first; empty if it cannot tell."""
        del view
        return []

    def game_over(self, view: View) -> None:  # noqa: B027  most bots do not care
        """The game has come to its end, and this is the table then."""

    def close(self) -> None:  # noqa: B027  most bots have nothing to give back
        """The game is over, or the seat is played by another player: give back what is not memory."""


class Chance:
    """A bot's own random numbers. Only `random()` is used, which Python promises to keep the same in all versions.

    >>> one, other = Chance("a seed"), Chance("a seed")
    >>> [one.below(6) for _ in range(4)] == [other.below(6) for _ in range(4)]
    True
    """

    def __init__(self, seed: Seed) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """A uniform integer in [0, bound)."""
        return int(self._random.random() * bound)

    def pick(self, items: Sequence[int]) -> int:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def happens(self, probability: float) -> bool:
        """Whether something of this probability happens."""
        return self._random.random() < probability

    def normals(self, count: int) -> npt.NDArray[np.float64]:
        """Normally distributed numbers, near enough: each the sum of twelve uniform ones less six.

        They are added one after the other: Python's own `sum` rounds in another way since 3.12.
        """
        uniform = self._random.random
        drawn = np.array([uniform() for _ in range(12 * count)]).reshape(count, 12)
        total = np.zeros(count)
        for column in drawn.T:
            total += column
        return total - 6

    def weighted(self, weights: list[int]) -> int:
        """An index of the list, with a probability in proportion to its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("there is nothing to choose from")
