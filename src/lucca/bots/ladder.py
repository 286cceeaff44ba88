"""The ladder: five levels, from a pleasant beginner to the champion, each named for somebody of the city.

| level | how it thinks |
|---|---|
| apprentice | by simple rules, and often overlooks a triplet |
| mason | by the same rules with open eyes |
| merchant | judges every result of its turn, but is often a little wrong |
| architect | judges every result of its turn, and hardly ever wrongly |
| gonfaloniere | also thinks of the others' answers and of the triplets to come |

The last three judge with networks, one for each number of players, trained by `lucca train` (docs/experiments.md);
where there is one, the last asks another about the ends of rounds, trained by `lucca train-judge`.
`levels` tells people what each is like.
"""

from functools import cache, partial
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from lucca.bots.base import USUAL, Bot, Seed, Thinking
from lucca.bots.kernels.network import Network
from lucca.bots.playouts import LightBot, MonteCarloBot
from lucca.bots.thinkers import NetworkBot, Search, Style
from lucca.bots.weights import load_network
from lucca.rules.errors import LuccaError

MERCHANT = Style(misjudgement=0.035, oversight=0.1)
ARCHITECT = Style(misjudgement=0.02)
GONFALONIERE = Style(search=Search())
PLAIN = Style()
FAMILIES = {"merchant": "lucca", "architect": "lucca", "gonfaloniere": "lucca", "plain-network": "plain"}
"""Which networks a bot judges with, if it does."""


@cache
def shipped_network(players: int, family: str = "lucca") -> Network:
    """The network that comes with the package for a number of players; LuccaError if there is none."""
    file = _network_file(players, family)
    if not file.is_file():
        raise LuccaError(f"there is no network {file.name.removesuffix('.npz')} for {players} players")
    with as_file(file) as path:
        return load_network(path)[0]


def shipped_judge(players: int) -> Network:
    """The network that judges the ends of rounds, trained by `lucca train-judge`; else the one that plays."""
    return shipped_network(players, "judge" if _network_file(players, "judge").is_file() else "lucca")


def _network_file(players: int, family: str) -> Traversable:
    return files("lucca.bots") / "networks" / f"{family}-{players}.npz"


def refuse_misfit(name: str, players: int) -> None:
    """LuccaError if a bot of this name has no network to judge a table of so many players with."""
    if name in FAMILIES and not _network_file(players, FAMILIES[name]).is_file():
        raise LuccaError(f"the bot {name!r} does not play with {players} players")


def apprentice(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return LightBot(seed, thinking, oversight=0.5)


def mason(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return LightBot(seed, thinking)


def merchant(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return NetworkBot(shipped_network, MERCHANT, seed, thinking)


def architect(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return NetworkBot(shipped_network, ARCHITECT, seed, thinking)


def gonfaloniere(seed: Seed, thinking: Thinking = USUAL) -> NetworkBot:
    return NetworkBot(shipped_network, GONFALONIERE, seed, thinking, judges=shipped_judge)


# --- frozen opponents, to measure progress against --------------------------------------------------------------------


def plain_network(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """One turn deep with a small network of the first recipe; for three players."""
    return NetworkBot(partial(shipped_network, family="plain"), PLAIN, seed, thinking)


def monte_carlo(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """Ten thousand games a turn, played out by simple rules."""
    return MonteCarloBot(seed, thinking, playouts=10_000)
