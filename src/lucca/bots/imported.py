"""Bots that are Python classes of other people, named by where they are imported from: `module:Class`.

The class has a method `choose(view)` that returns one action of `view.legal_mask`; it need not be a `Bot`. It is made
anew for each game: as `Class(seed)` or, if it has a parameter of that name, as `Class(seed, thinking=thinking)`. The
seed is a whole number. The module is looked for where Python looks, and then in the current folder.
"""

import inspect
import operator
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from lucca.bots.base import Bot, Candidate, Seed, Thinking
from lucca.bots.guarded import CRASH, ILLEGAL, UNREADABLE, GuardedBot, ProtocolFault, public_seed
from lucca.rules.actions import ACTIONS, action_name
from lucca.rules.errors import LuccaError
from lucca.rules.view import View


def imported_maker(path: str) -> Callable[[Seed, Thinking], Bot]:
    """What makes bots of the class at `module:Class`; LuccaError if there is none, or if it cannot be a bot."""
    player = _class_at(path)
    takes_thinking = "thinking" in _parameters(player, path)

    def make(seed: Seed, thinking: Thinking) -> Bot:
        options = {"thinking": thinking} if takes_thinking else {}
        try:
            return ImportedBot(player(public_seed(seed), **options), seed)
        except (Exception, SystemExit) as error:
            raise LuccaError(f"{path} cannot be made: {_error_text(error)}") from None

    return make


class ImportedBot(GuardedBot):
    """Plays as an object with `choose(view)` does. That runs in our process, so its time cannot be limited."""

    def __init__(self, player: Any, seed: Seed) -> None:
        super().__init__(seed)
        self._player = player

    def _decide(self, view: View) -> int:
        chosen = self._result_of("choose", view)
        try:
            action = operator.index(chosen)
        except TypeError:
            raise ProtocolFault(UNREADABLE, f"choose returned {chosen!r:.80}, which is not an action") from None
        if not 0 <= action < ACTIONS:
            raise ProtocolFault(ILLEGAL, f"{action} is not an action: there are actions 0 to {ACTIONS - 1}")
        if not view.legal_mask >> action & 1:
            raise ProtocolFault(ILLEGAL, f"action {action} ({action_name(action)}) is not legal")
        return action

    def candidates(self, view: View) -> list[Candidate]:
        """What the class considers, if it has such a method."""
        return self._result_of_optional("candidates", view) or []

    def game_over(self, view: View) -> None:
        """The class is told, if it has such a method."""
        self._result_of_optional("game_over", view)

    def close(self) -> None:
        """The class is told, if it has such a method."""
        self._result_of_optional("close")

    def _result_of_optional(self, method: str, *arguments: object) -> Any:
        """Call a method that the class need not have; what goes wrong in it is a fault, but does not stop the game."""
        if not hasattr(self._player, method):
            return None
        try:
            return self._result_of(method, *arguments)
        except ProtocolFault as wrong:
            self.faults.append(wrong.fault("aside from play"))
            return None

    def _result_of(self, method: str, *arguments: object) -> Any:
        """ProtocolFault for whatever the method raises; not even `sys.exit` ends the match."""
        try:
            return getattr(self._player, method)(*arguments)
        except (Exception, SystemExit) as error:
            raise ProtocolFault(CRASH, f"{method} raised {_error_text(error)}") from None


def _error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")


# --- finding the class ------------------------------------------------------------------------------------------------


def _class_at(path: str) -> type[Any]:
    module_name, _, class_name = path.partition(":")
    found = getattr(_module(module_name), class_name, None)
    if not isinstance(found, type):
        raise LuccaError(f"the module {module_name} has no class {class_name!r}")
    if not callable(getattr(found, "choose", None)):
        raise LuccaError(f"{path} is no bot: it has no method choose(view)")
    return found


def _module(name: str) -> Any:
    here = os.getcwd()  # noqa: PTH109  sys.path holds strings
    if here not in sys.path:
        sys.path.append(here)
    if not all(part.isidentifier() for part in name.split(".")):
        raise LuccaError(f"{name!r} is not the name of a Python module")
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
            raise LuccaError(f"there is no Python module {error.name!r}") from None
        raise LuccaError(f"the Python module {name!r} cannot be imported: {_error_text(error)}") from None


def _parameters(player: type[Any], path: str) -> set[str]:
    """The names of what the class can be made with; LuccaError if a seed alone is not enough."""
    try:
        signature = inspect.signature(player)
        optional = {"thinking": None} if "thinking" in signature.parameters else {}
        signature.bind(0, **optional)
    except TypeError as error:
        raise LuccaError(f"{path} must be made as Class(seed) or Class(seed, thinking): {error}") from None
    return set(signature.parameters)
