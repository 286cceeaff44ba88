"""Lucca, the card game: an unofficial digital edition.

``from lucca import Game`` gives the rules; the names below load on first use, so that ``import lucca`` stays quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from lucca.rules.cards import Card, Deck, standard_deck
    from lucca.rules.dealer import Deal, FixedDealer, SeededDealer
    from lucca.rules.decisions import parse_move
    from lucca.rules.editions import EDITIONS
    from lucca.rules.errors import IllegalMoveError, LuccaError
    from lucca.rules.game import Draft, Game
    from lucca.rules.position import Position
    from lucca.rules.setup import Setup, setup
    from lucca.rules.stepper import Stepper
    from lucca.rules.view import View

_HOMES = {
    "lucca.rules.cards": ("Card", "Deck", "standard_deck"),
    "lucca.rules.dealer": ("Deal", "FixedDealer", "SeededDealer"),
    "lucca.rules.decisions": ("parse_move",),
    "lucca.rules.editions": ("EDITIONS",),
    "lucca.rules.errors": ("IllegalMoveError", "LuccaError"),
    "lucca.rules.game": ("Draft", "Game"),
    "lucca.rules.position": ("Position",),
    "lucca.rules.setup": ("Setup", "setup"),
    "lucca.rules.stepper": ("Stepper",),
    "lucca.rules.view": ("View",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "EDITIONS",
    "Card",
    "Deal",
    "Deck",
    "Draft",
    "FixedDealer",
    "Game",
    "IllegalMoveError",
    "LuccaError",
    "Position",
    "SeededDealer",
    "Setup",
    "Stepper",
    "View",
    "parse_move",
    "setup",
    "standard_deck",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'lucca' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)
