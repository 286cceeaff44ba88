"""What a bot is: it looks at a seat's view, never at a position, and names one legal action."""

import random
from typing import Protocol

from lucca.rules.view import View

Seed = int | str | bytes


class Bot(Protocol):
    """A player. One instance plays one seat of one game."""

    def choose(self, view: View) -> int:
        """One action of `view.legal_mask`, which is not empty."""


class Chance:
    """A bot's own random numbers. Only `random()` is used, which Python promises to keep the same in all versions."""

    def __init__(self, seed: Seed) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """A uniform integer in [0, bound)."""
        return int(self._random.random() * bound)

    def weighted(self, weights: list[int]) -> int:
        """An index of the list, with a probability in proportion to its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("there is nothing to choose from")
