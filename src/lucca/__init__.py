"""Lucca, the card game: an unofficial digital edition.

``from lucca import Game`` gives the rules; the names below load on first use, so that ``import lucca`` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

__version__ = "0.2.0"

if TYPE_CHECKING:
    from lucca.rules.cards import Card, Deck, standard_deck
    from lucca.rules.dealer import Deal, FixedDealer, SeededDealer
    from lucca.rules.decisions import parse_move
    from lucca.rules.draft import Draft
    from lucca.rules.editions import EDITIONS
    from lucca.rules.errors import IllegalMoveError, LuccaError
    from lucca.rules.game import Game
    from lucca.rules.position import Position
    from lucca.rules.setup import Setup, setup
    from lucca.rules.stepper import Stepper
    from lucca.rules.view import View

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.rules.cards": ("Card", "Deck", "standard_deck"),
        "lucca.rules.dealer": ("Deal", "FixedDealer", "SeededDealer"),
        "lucca.rules.decisions": ("parse_move",),
        "lucca.rules.editions": ("EDITIONS",),
        "lucca.rules.errors": ("IllegalMoveError", "LuccaError"),
        "lucca.rules.draft": ("Draft",),
        "lucca.rules.game": ("Game",),
        "lucca.rules.position": ("Position",),
        "lucca.rules.setup": ("Setup", "setup"),
        "lucca.rules.stepper": ("Stepper",),
        "lucca.rules.view": ("View",),
    },
)

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
