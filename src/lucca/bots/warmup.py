"""Has every bot with kernels of its own think once, so that their machine code is compiled and kept on disk."""

from collections.abc import Callable, Iterator

from lucca.bots.base import Thinking
from lucca.bots.ladder import make_level, make_strongest, monte_carlo
from lucca.bots.levels import LADDER, SimpleRules, Style
from lucca.rules.game import Game
from lucca.rules.view import View

_BRIEFLY = Thinking(effort=0.001)
_SIMPLE = next(name for name, level in LADDER.items() if isinstance(level.thinks, SimpleRules))
_ONE_TURN_DEEP = next(name for name, level in LADDER.items() if isinstance(level.thinks, Style))


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """(what is compiled, the call that compiles it), to be run in order, after those of the rules."""
    yield "bots: simple rules", lambda: make_level(_SIMPLE, 0).choose(_in_a_turn())
    yield "bots: networks", lambda: make_level(_ONE_TURN_DEEP, 0, _BRIEFLY).choose(_in_a_turn())
    yield "bots: starting cards", lambda: make_level(_ONE_TURN_DEEP, 0, _BRIEFLY).choose(_in_preparation())
    yield "bots: looking ahead", lambda: make_strongest(0, _BRIEFLY).choose(_in_a_turn())
    yield "bots: playouts", lambda: monte_carlo(0, _BRIEFLY).choose(_in_a_turn())


def _in_preparation() -> View:
    return Game.new(seed=0).view(0)


def _in_a_turn() -> View:
    game = Game.new(seed=0)
    while game.actor is not None and not game.position.round:
        game.apply(game.legal_decisions()[0])
    return game.view(game.actor)
