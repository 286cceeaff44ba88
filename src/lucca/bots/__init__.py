"""Players made of code. A bot sees what one seat may know (`lucca.rules.view.View`) and names a legal action.

Bots have names; `registry.make_bot` makes them, one for each seat and game:

>>> from lucca.bots import BOTS, make_bot
>>> list(BOTS)  # doctest: +ELLIPSIS
['random', 'builder', 'apprentice', ..., 'plain-network', 'monte-carlo']

Four of them play a game. The same seeds give the same game on every machine:

>>> from lucca import SeededDealer, setup
>>> from lucca.bots import play_and_close
>>> players = [make_bot(name, seed=seat) for seat, name in enumerate(["mason", "mason", "builder", "random"])]
>>> game = play_and_close(setup(players=4), SeededDealer("an evening"), players)
>>> game.position.over, len(game.moves)
(True, 28)

A bot of one's own is a class with one method; programs in any language play too (docs/bot-protocol.md):

>>> from lucca.bots import Bot
>>> class FirstBot(Bot):
...     def choose(self, view):
...         return view.legal_actions()[0]
>>> play_and_close(setup(players=2), SeededDealer(1), [FirstBot(), make_bot("mason", 1)]).position.ranking()
(1, 0)

| module | what it is for |
|---|---|
| `base` | `Bot`, `Thinking`, `Forecast`, `Candidate`: what every bot is |
| `registry`, `levels`, `ladder` | bots by name; the levels that people play against |
| `games`, `simulation` | games between bots, one or many |
| `thinkers`, `playouts`, `simple` | our bots: with networks, with playouts, without foresight |
| `imported`, `external`, `guarded` | bots of other authors: Python classes and programs |
| `conformance` | does a bot play by the rules? |
| `engine`, `weights`, `kernels` | compiled evaluation and search |

The names here load on first use, so that `import lucca.bots` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.bots.base import Bot, Candidate, Chance, Fault, Forecast, Thinking
    from lucca.bots.conformance import check_bot
    from lucca.bots.games import FinishedGame, play_and_close, play_with_bots
    from lucca.bots.levels import DEFAULT_LEVEL, LEVELS, STRONGEST_LEVEL
    from lucca.bots.registry import BOTS, bot_maker, make_bot

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.bots.base": (
            "Bot",
            "Candidate",
            "Chance",
            "Fault",
            "Forecast",
            "Thinking",
        ),
        "lucca.bots.conformance": ("check_bot",),
        "lucca.bots.levels": (
            "DEFAULT_LEVEL",
            "LEVELS",
            "STRONGEST_LEVEL",
        ),
        "lucca.bots.games": (
            "FinishedGame",
            "play_and_close",
            "play_with_bots",
        ),
        "lucca.bots.registry": (
            "BOTS",
            "bot_maker",
            "make_bot",
        ),
    },
)

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "STRONGEST_LEVEL",
    "Bot",
    "Candidate",
    "Chance",
    "Fault",
    "FinishedGame",
    "Forecast",
    "Thinking",
    "bot_maker",
    "check_bot",
    "make_bot",
    "play_and_close",
    "play_with_bots",
]
