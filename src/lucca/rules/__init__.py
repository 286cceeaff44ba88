"""The rules of Lucca: no input or output, no clock, no hidden randomness.

Where to begin:

* `Game` plays from the first card to the last: `Game.new(...)`, `legal_decisions()`, `apply(decision)`, `play(move)`.
  It deals by itself, keeps moves and events, and is written down with `to_json`.
* `Draft` is a move before it is confirmed: `outcomes()` says what each decision would bring, `objections()` why
  another is refused.
* `View` is what one seat may know: Quarters, triplets, points, what it may decide. Bots, browsers and research tools
  get views, and nothing else.
* `Position` is one state with its secrets, for search; `Stepper` and `Course` are the quick ways through a game.
* `Setup` says what is played (edition, players, variant, deck), a `Dealer` who deals: `SeededDealer`, `FixedDealer`.
* Decisions and moves are words (`Keep`, `Open`, `Take`, `Play`, `CityPick`, `CitySkip`; `parse_move` and `str`), or
  numbers of the action space (`decode`, `encode`, `Action`).
* What happened is told by typed events (`lucca.rules.events`), a refusal by an `IllegalMoveError` with its clause.

>>> from lucca.rules import Game, IllegalMoveError, Take
>>> game = Game.new("city-of-games", players=3, seed=1)
>>> try:
...     game.apply(Take(0))
... except IllegalMoveError as error:
...     print(error)
the starting cards are being chosen (rule 3.4)

Below all this, `lucca.rules.kernels` holds the rules themselves, compiled; only the rules and other kernels call them.
The names here load on first use, so that `import lucca.rules` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.rules.actions import ACTIONS, Action, action_name, decode, encode
    from lucca.rules.cards import Card, Deck, Palace, standard_deck
    from lucca.rules.course import Course
    from lucca.rules.dealer import Deal, Dealer, FixedDealer, SeededDealer
    from lucca.rules.decisions import (
        CityMove,
        CityPick,
        CitySkip,
        Decision,
        Keep,
        KeepMove,
        Move,
        Open,
        Play,
        Take,
        TurnMove,
        parse_move,
    )
    from lucca.rules.deckfile import read_deck, write_deck
    from lucca.rules.draft import Draft
    from lucca.rules.editions import EDITIONS, Edition
    from lucca.rules.errors import (
        DealError,
        DeckError,
        IllegalMoveError,
        LuccaError,
        NotationError,
        RuleError,
        SetupError,
    )
    from lucca.rules.events import Event
    from lucca.rules.game import Game
    from lucca.rules.objections import Objection
    from lucca.rules.outcomes import Outcome, PartyChange
    from lucca.rules.position import Position
    from lucca.rules.score import Points, WallSupport
    from lucca.rules.setup import Setup
    from lucca.rules.stepper import Stepper
    from lucca.rules.view import Quarter, View

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.rules.actions": ("ACTIONS", "Action", "action_name", "decode", "encode"),
        "lucca.rules.cards": ("Card", "Deck", "Palace", "standard_deck"),
        "lucca.rules.course": ("Course",),
        "lucca.rules.dealer": ("Deal", "Dealer", "FixedDealer", "SeededDealer"),
        "lucca.rules.deckfile": ("read_deck", "write_deck"),
        "lucca.rules.decisions": (
            *("CityMove", "CityPick", "CitySkip", "Decision", "Keep", "KeepMove", "Move", "Open", "Play", "Take"),
            *("TurnMove", "parse_move"),
        ),
        "lucca.rules.draft": ("Draft",),
        "lucca.rules.editions": ("EDITIONS", "Edition"),
        "lucca.rules.errors": (
            *("DealError", "DeckError", "IllegalMoveError", "LuccaError", "NotationError", "RuleError", "SetupError"),
        ),
        "lucca.rules.events": ("Event",),
        "lucca.rules.game": ("Game",),
        "lucca.rules.objections": ("Objection",),
        "lucca.rules.outcomes": ("Outcome", "PartyChange"),
        "lucca.rules.position": ("Position",),
        "lucca.rules.score": ("Points", "WallSupport"),
        "lucca.rules.setup": ("Setup",),
        "lucca.rules.stepper": ("Stepper",),
        "lucca.rules.view": ("Quarter", "View"),
    },
)

__all__ = [
    "ACTIONS",
    "EDITIONS",
    "Action",
    "Card",
    "CityMove",
    "CityPick",
    "CitySkip",
    "Course",
    "Deal",
    "DealError",
    "Dealer",
    "Decision",
    "Deck",
    "DeckError",
    "Draft",
    "Edition",
    "Event",
    "FixedDealer",
    "Game",
    "IllegalMoveError",
    "Keep",
    "KeepMove",
    "LuccaError",
    "Move",
    "NotationError",
    "Objection",
    "Open",
    "Outcome",
    "Palace",
    "PartyChange",
    "Play",
    "Points",
    "Position",
    "Quarter",
    "RuleError",
    "SeededDealer",
    "Setup",
    "SetupError",
    "Stepper",
    "Take",
    "TurnMove",
    "View",
    "WallSupport",
    "action_name",
    "decode",
    "encode",
    "parse_move",
    "read_deck",
    "standard_deck",
    "write_deck",
]
