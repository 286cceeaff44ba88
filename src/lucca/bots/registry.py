"""Bots by what people write for them, their *spec*: a name of ours, `module:Class`, or `exec:COMMAND`.

The last two run whatever they name with the rights of this process. So specs come from the command line only, never
from the network or a file: code that others can reach takes `named_bot_maker`, or asks `is_named_bot` first.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from lucca.bots.base import DEFAULT_THINKING, Bot, Seed, Thinking
from lucca.bots.external.bot import ExternalBot
from lucca.bots.external.command import command_name, split_command
from lucca.bots.imported import imported_maker
from lucca.bots.ladder import make_level, monte_carlo, plain_network
from lucca.bots.levels import BUILDER, LADDER, MONTE_CARLO, PLAIN_NETWORK, RANDOM
from lucca.bots.simple import BuilderBot, RandomBot
from lucca.rules.errors import LuccaError

Maker = Callable[[Seed, Thinking], Bot]

BOTS: Mapping[str, Maker] = MappingProxyType(
    {
        RANDOM: lambda seed, _: RandomBot(seed),
        BUILDER: lambda seed, _: BuilderBot(seed),
        **{name: partial(make_level, name) for name in LADDER},
        PLAIN_NETWORK: plain_network,
        MONTE_CARLO: monte_carlo,
    }
)
EXEC = "exec:"


def make_bot(spec: str, seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> Bot:
    """A bot for one game; LuccaError as `bot_maker`. Ours play the same whenever spec, seed and effort are the same.

    >>> from lucca.rules.game import Game
    >>> view = Game.new(seed=1).view(0)
    >>> make_bot("merchant", seed=3).choose(view) == make_bot("merchant", seed=3).choose(view)
    True
    >>> make_bot("grandmaster", seed=3)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    lucca.rules.errors.LuccaError: there is no bot 'grandmaster'; there are random, builder, ...
    """
    return bot_maker(spec)(seed, thinking)


def bot_maker(spec: str) -> Maker:
    """What makes such bots; LuccaError if the spec names none, or a class or program that is not there."""
    if spec in BOTS:
        return BOTS[spec]
    if spec.startswith(EXEC):
        command = split_command(spec.removeprefix(EXEC))
        return lambda seed, thinking: ExternalBot(command, seed, thinking)
    if ":" in spec:
        return imported_maker(spec)
    raise LuccaError(f"{_no_bot(spec)}, module:Class for a class and {EXEC}COMMAND for a program")


def is_named_bot(spec: str) -> bool:
    """Whether it is one of our own by name, which every client may ask for."""
    return spec in BOTS


def named_bot_maker(name: str) -> Maker:
    """What makes the bots of one of our own names; LuccaError for any other spec."""
    if not is_named_bot(name):
        raise LuccaError(_no_bot(name))
    return BOTS[name]


def _no_bot(name: str) -> str:
    return f"there is no bot {name!r}; there are {', '.join(BOTS)}"


# --- specs in options and records -----------------------------------------------------------------------------------


def split_specs(text: str) -> list[str]:
    """The specs of a list with commas. A command may have commas of its own, so it takes all the rest of the text.

    >>> split_specs("mason,random,exec:./my_bot --levels 1,2")
    ['mason', 'random', 'exec:./my_bot --levels 1,2']
    """
    listed, found, command = f",{text}".partition(f",{EXEC}")
    specs = listed.split(",")[1:]
    return [*specs, EXEC + command] if found else specs


def bot_name(spec: str) -> str:
    """A spec as records name the bot: commands keep the names of their files, not the folders.

    >>> bot_name("mason"), bot_name("exec:/home/anna/my_bot --fast")
    ('mason', 'exec:my_bot --fast')
    """
    return EXEC + command_name(spec.removeprefix(EXEC)) if spec.startswith(EXEC) else spec
