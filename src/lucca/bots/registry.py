"""Bots by what people write for them, their *spec*: a name of ours, `module:Class`, or `exec:COMMAND`.

The last two run whatever they name with the rights of this process. So specs come from the command line only, never
from the network or a file: doors open to others take `named_bot_maker`, or ask `is_named_bot` first.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lucca.bots import ladder
from lucca.bots.base import USUAL, Bot, Seed, Thinking
from lucca.bots.external.bot import ExternalBot
from lucca.bots.external.command import command_name, split_command
from lucca.bots.imported import imported_maker
from lucca.bots.simple import BuilderBot, RandomBot
from lucca.rules.errors import LuccaError

Maker = Callable[[Seed, Thinking], Bot]

BOTS: Mapping[str, Maker] = MappingProxyType(
    {
        "random": lambda seed, _: RandomBot(seed),
        "builder": lambda seed, _: BuilderBot(seed),
        "apprentice": ladder.apprentice,
        "mason": ladder.mason,
        "merchant": ladder.merchant,
        "architect": ladder.architect,
        "gonfaloniere": ladder.gonfaloniere,
        "plain-network": ladder.plain_network,
        "monte-carlo": ladder.monte_carlo,
    }
)
EXEC = "exec:"


def make_bot(spec: str, seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """A bot for one game; LuccaError as `bot_maker`. Ours play the same whenever spec, seed and effort are the same."""
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
    """Whether it is one of our own by name, which anybody may ask for."""
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
    """The specs of a list with commas. A command may have commas of its own, so it takes all the rest of the text."""
    listed, found, command = f",{text}".partition(f",{EXEC}")
    specs = listed.split(",")[1:]
    return [*specs, EXEC + command] if found else specs


def bot_name(spec: str) -> str:
    """A spec as records name the bot: commands keep the names of their files, not the folders."""
    return EXEC + command_name(spec.removeprefix(EXEC)) if spec.startswith(EXEC) else spec
