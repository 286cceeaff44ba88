"""Bots by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lucca.bots.base import USUAL, Bot, Seed, Thinking
from lucca.bots.simple import BuilderBot, RandomBot
from lucca.rules.errors import LuccaError

Maker = Callable[[Seed, Thinking], Bot]

BOTS: Mapping[str, Maker] = MappingProxyType(
    {
        "random": lambda seed, _: RandomBot(seed),
        "builder": lambda seed, _: BuilderBot(seed),
    }
)


def make_bot(name: str, seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """A bot that plays the same way whenever it is made from the same name and seed; LuccaError for another name."""
    return bot_maker(name)(seed, thinking)


def bot_maker(name: str) -> Maker:
    if name not in BOTS:
        raise LuccaError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]
