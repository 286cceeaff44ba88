"""The ladder: five levels, from a pleasant beginner to the champion, each named for somebody of the city.

| level | who | how it thinks |
|---|---|---|
| apprentice | learns the craft | by simple rules, and often overlooks a triplet |
| mason | builds soundly | by the same rules with open eyes |
| merchant | knows what things are worth | judges every result of its turn, but is often a little wrong |
| architect | plans well | judges every result of its turn, and hardly ever wrongly |
| gonfaloniere | leads the city | also thinks of the others' answers and of the triplets to come |

The last three judge with networks, one for each number of players, trained by `lucca train` (docs/experiments.md).
"""

from functools import cache, partial
from importlib.resources import as_file, files

from lucca.bots.base import USUAL, Bot, Seed, Thinking
from lucca.bots.kernels.network import Network
from lucca.bots.playouts import LightBot, MonteCarloBot
from lucca.bots.thinkers import NetworkBot, Search, Style
from lucca.bots.weights import load_network

LEVELS = ("apprentice", "mason", "merchant", "architect", "gonfaloniere")

MERCHANT = Style(misjudgement=0.06, oversight=0.1)
ARCHITECT = Style(misjudgement=0.01)
GONFALONIERE = Style(search=Search(candidates=10, samples=16))
PLAIN = Style()


@cache
def shipped_network(players: int, family: str = "lucca") -> Network:
    """The network that comes with the package for a number of players."""
    with as_file(files("lucca.bots") / "networks" / f"{family}-{players}.npz") as path:
        return load_network(path)[0]


def apprentice(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return LightBot(seed, thinking, oversight=0.5)


def mason(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return LightBot(seed, thinking)


def merchant(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return NetworkBot(shipped_network, MERCHANT, seed, thinking)


def architect(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return NetworkBot(shipped_network, ARCHITECT, seed, thinking)


def gonfaloniere(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    return NetworkBot(shipped_network, GONFALONIERE, seed, thinking)


# --- frozen opponents, to measure progress against --------------------------------------------------------------------


def plain_network(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """One turn deep with a small network of the first recipe; for three players."""
    return NetworkBot(partial(shipped_network, family="plain"), PLAIN, seed, thinking)


def monte_carlo(seed: Seed, thinking: Thinking = USUAL) -> Bot:
    """Ten thousand games a turn, played out by simple rules."""
    return MonteCarloBot(seed, thinking, playouts=10_000)
