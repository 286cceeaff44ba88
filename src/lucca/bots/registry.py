"""Bots by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lucca.bots.base import Bot, Seed
from lucca.bots.simple import BuilderBot, RandomBot
from lucca.rules.errors import LuccaError

BOTS: Mapping[str, Callable[[Seed], Bot]] = MappingProxyType({"random": RandomBot, "builder": BuilderBot})


def make_bot(name: str, seed: Seed) -> Bot:
    """A bot that plays the same way whenever it is made from the same name and seed; LuccaError for another name."""
    return bot_maker(name)(seed)


def bot_maker(name: str) -> Callable[[Seed], Bot]:
    if name not in BOTS:
        raise LuccaError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]
