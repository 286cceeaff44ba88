"""Makes the bots of the levels (`lucca.bots.levels`), and frozen opponents to measure progress against.

Levels with a `Style` judge with networks that come with the package, one for each number of players, trained by
`lucca train` (docs/experiments.md). A level that searches asks another about the ends of rounds where there is one,
trained by `lucca train-judge`.
"""

from functools import cache, partial
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from lucca.bots.base import DEFAULT_THINKING, Bot, Seed, Thinking
from lucca.bots.levels import LADDER, PLAIN_NETWORK, STRONGEST_LEVEL, SimpleRules, Style
from lucca.bots.playouts import LightBot, MonteCarloBot
from lucca.bots.thinkers import NetworkBot
from lucca.bots.turnbot import TurnBot
from lucca.bots.weights import Network, load_network
from lucca.rules.errors import LuccaError

_PLAYS, _JUDGES, _PLAIN = "lucca", "judge", "plain"  # families of networks, named as their files


def make_level(name: str, seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> TurnBot:
    """A bot of a level of `LADDER`, for one game.

    >>> from lucca.rules.game import Game
    >>> view = Game.new(seed=1).view(0)
    >>> make_level("mason", seed=1).choose(view) in view.legal_actions()
    True
    """
    thinks = LADDER[name].thinks
    if isinstance(thinks, SimpleRules):
        return LightBot(seed, thinking, thinks.oversight)
    return NetworkBot(shipped_network, thinks, seed, thinking, judges=shipped_judge if thinks.search else None)


def make_strongest(seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> TurnBot:
    """A bot of the strongest level."""
    return make_level(STRONGEST_LEVEL, seed, thinking)


# --- networks that come with the package ------------------------------------------------------------------------------


def shipped_network(players: int, family: str = _PLAYS) -> Network:
    """The network that comes with the package for a number of players; LuccaError if there is none."""
    return _load(players, family)


def shipped_judge(players: int) -> Network:
    """The network that judges the ends of rounds, trained by `lucca train-judge`; else the one that plays."""
    return _load(players, _JUDGES if _network_file(players, _JUDGES).is_file() else _PLAYS)


@cache
def _load(players: int, family: str) -> Network:
    file = _network_file(players, family)
    if not file.is_file():
        raise LuccaError(f"there is no network {file.name.removesuffix('.npz')} for {players} players")
    with as_file(file) as path:
        return load_network(path)[0]


def _network_file(players: int, family: str) -> Traversable:
    return files("lucca.bots") / "networks" / f"{family}-{players}.npz"


def refuse_misfit(name: str, players: int) -> None:
    """LuccaError if a bot of this name has no network to judge a table of so many players with."""
    family = _family_of(name)
    if family is not None and not _network_file(players, family).is_file():
        raise LuccaError(f"the bot {name!r} does not play with {players} players")


def _family_of(name: str) -> str | None:
    """Which networks a bot judges with, if it does."""
    if name == PLAIN_NETWORK:
        return _PLAIN
    return _PLAYS if name in LADDER and isinstance(LADDER[name].thinks, Style) else None


# --- frozen opponents, to measure progress against --------------------------------------------------------------------


def plain_network(seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> Bot:
    """One turn deep with a small network of the first recipe; for three players."""
    return NetworkBot(partial(shipped_network, family=_PLAIN), Style(), seed, thinking)


def monte_carlo(seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> Bot:
    """Ten thousand games a turn, played out by simple rules."""
    return MonteCarloBot(seed, thinking, playouts=10_000)
