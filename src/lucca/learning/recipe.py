"""What a training run does: everything that decides its outcome, as it is noted in the run's folder."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from lucca.learning.network import Widths
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.editions import EDITIONS
from lucca.rules.setup import Setup, setup


@dataclass(frozen=True)
class Recipe:
    """Self-play in generations, each learning from the last few."""

    players: int = DEFAULT_PLAYERS
    generations: int = 40
    games: int = 7500
    """In a generation."""
    every_edition: bool = True
    """Whether to play all editions and Celebration, half of the games in the default edition; or that one only."""
    widths: Widths = field(default_factory=Widths)
    seed: int = 1
    window: int = 4
    """So many generations are learned from."""
    batch: int = 2048
    rate: float = 1e-3
    """Of learning, at first; it falls to a twentieth."""
    exploration: float = 0.15
    """The share of turns played at random, at first; it falls to a fifth, early on."""
    gate_every: int = 4
    """Generations between matches against the frozen opponents."""
    gate_deals: int = 300

    def as_json(self) -> dict[str, Any]:
        """As it is noted in the folder."""
        return asdict(self)

    @classmethod
    def from_json(cls, noted: dict[str, Any]) -> "Recipe":
        """The inverse of `as_json`."""
        return cls(**{**noted, "widths": Widths(**noted["widths"])})

    def setups(self) -> Sequence[Setup]:
        """Of the games that are played, in turn."""
        main = setup(DEFAULT_EDITION, self.players)
        if not self.every_edition:
            return [main]
        others = [
            setup(edition.id, self.players, celebration=celebration)
            for edition in EDITIONS.values()
            for celebration in (False, True)
            if self.players in edition.players
            and (edition.celebration or not celebration)
            and (edition.id, celebration) != (DEFAULT_EDITION, False)
        ]
        return [one for other in others for one in (main, other)]

    def rate_at(self, generation: int) -> float:
        """A half cosine."""
        progress = generation / self.generations
        return float(self.rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * progress))))

    def exploration_at(self, generation: int) -> float:
        """The first games are played by a network that knows nothing, so chance has to show it something."""
        if generation == 1:
            return 2 * self.exploration
        progress = generation / (0.7 * self.generations)
        return max(0.2, 1 - progress) * self.exploration
