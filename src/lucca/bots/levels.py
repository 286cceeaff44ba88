"""The levels of our bots as people choose among them, from the weakest to the strongest; `ladder` makes them.

This file imports nothing heavy, so that `--help` can list the levels at once.
"""

from collections.abc import Mapping
from types import MappingProxyType

LEVELS: Mapping[str, str] = MappingProxyType(
    {
        "apprentice": "still learns the craft, and often overlooks a triplet",
        "mason": "builds soundly, by simple rules",
        "merchant": "knows what things are worth, but often misjudges a little",
        "architect": "judges every turn well, but does not look beyond it",
        "gonfaloniere": "leads the city, and thinks of your answers and turns to come",
    }
)
"""What each is like, by name."""
USUAL_LEVEL = "merchant"
STRONGEST_LEVEL = "gonfaloniere"
