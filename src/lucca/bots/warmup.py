"""Has every bot with kernels of its own think once, so that their machine code is compiled and kept on disk."""

from collections.abc import Callable, Iterator

from lucca.bots.base import Thinking
from lucca.bots.ladder import architect, gonfaloniere, mason, monte_carlo
from lucca.rules.game import Game
from lucca.rules.view import View

_BRIEFLY = Thinking(effort=0.001)


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """(what is compiled, the call that compiles it), to be run in order, after those of the rules."""
    yield "bots: simple rules", lambda: mason(0).choose(_in_a_turn())
    yield "bots: networks", lambda: architect(0, _BRIEFLY).choose(_in_a_turn())
    yield "bots: starting cards", lambda: architect(0, _BRIEFLY).choose(_in_preparation())
    yield "bots: looking ahead", lambda: gonfaloniere(0, _BRIEFLY).choose(_in_a_turn())
    yield "bots: playouts", lambda: monte_carlo(0, _BRIEFLY).choose(_in_a_turn())


def _in_preparation() -> View:
    return Game.new(seed=0).view(0)


def _in_a_turn() -> View:
    game = Game.new(seed=0)
    while game.actor is not None and not game.position.turn:
        game.apply(game.legal_decisions()[0])
    return game.view(game.actor)
