"""The levels of our bots, from the weakest to the strongest, each named for a trade or an office of the city.

`LADDER` is the one place that knows what a level is: a row is its description for people, and how it thinks.
A new level is a new row here, and its texts in the browser's languages. `lucca.bots.ladder` makes the bots.

This file imports nothing heavy, so that `--help` can list the levels at once.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Search:
    """How a bot looks beyond its own turn."""

    candidates: int = 24
    """Of so many turns that look best, the others' answers are looked at (fewer with more than three players)."""
    finalists: int = 6
    """So many of those that look best then are played on through sampled deals."""
    samples: int = 8
    """Sampled deals for each (also fewer then); half as many finalists get twice as many, and so on."""
    trust: float = 16.0
    """The forecast of the end of the round counts as much as so many samples, which are few and differ widely."""
    rounds: int = 1
    """How many further rounds are played out."""

    def candidates_with(self, players: int, effort: float) -> int:
        """With more players the round is longer, so the same time is enough for fewer.

        >>> Search().candidates_with(players=3, effort=1), Search().candidates_with(players=5, effort=1)
        (24, 14)
        """
        return max(2, round(self.candidates * min(1.0, effort) * min(1.0, 3 / players)))

    def samples_with(self, players: int, effort: float) -> int:
        """With more players a round is longer, and every turn has more results.

        >>> Search().samples_with(players=3, effort=2), Search().samples_with(players=5, effort=1)
        (16, 3)
        """
        share = min(1.0, 3 / players)
        return max(1, math.ceil(self.samples * effort * share * share))


@dataclass(frozen=True)
class SimpleRules:
    """A bot that plays by simple rules, without a network."""

    oversight: float = 0.0
    """The chance that it does not see a triplet at all."""


@dataclass(frozen=True)
class Style:
    """A bot that evaluates every result of its turn with a network."""

    misjudgement: float = 0.0
    """How far a bot's opinion of a result is off, in win chance (standard deviation)."""
    oversight: float = 0.0
    """The chance that it does not see a triplet at all."""
    keep_samples: int = 32
    """So many times the hands of the others are sampled when starting cards are chosen."""
    search: Search | None = None
    """How it looks beyond its own turn, if it does."""


@dataclass(frozen=True)
class Level:
    """One level of the ladder."""

    description: str
    """What it is like, for people: it follows the name."""
    thinks: SimpleRules | Style


LADDER: Mapping[str, Level] = MappingProxyType(
    {
        "apprentice": Level("still learns the craft, and often overlooks a triplet", SimpleRules(oversight=0.5)),
        "mason": Level("builds soundly, by simple rules", SimpleRules()),
        "merchant": Level(
            "knows what things are worth, but often misjudges a little", Style(misjudgement=0.035, oversight=0.1)
        ),
        "architect": Level("judges every turn well, but does not look beyond it", Style(misjudgement=0.02)),
        "gonfaloniere": Level("leads the city, and thinks of your answers and turns to come", Style(search=Search())),
    }
)
"""By name, the weakest first."""
LEVELS: Mapping[str, str] = MappingProxyType({name: level.description for name, level in LADDER.items()})
"""What each is like, by name."""
DEFAULT_LEVEL = "merchant"
STRONGEST_LEVEL = list(LADDER)[-1]

RANDOM, BUILDER, PLAIN_NETWORK, MONTE_CARLO = "random", "builder", "plain-network", "monte-carlo"
OTHER_BOTS = (RANDOM, BUILDER, PLAIN_NETWORK, MONTE_CARLO)
"""Bots that are no levels: to measure others against."""
