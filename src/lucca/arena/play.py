"""Playing games of a run. This is what every worker does, on this machine or another."""

import time
import traceback
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from lucca import __version__
from lucca.arena.settings import GameId, Settings
from lucca.bots.base import Bot, Fault
from lucca.bots.games import play_with_bots
from lucca.bots.registry import bot_name, make_bot
from lucca.records.shape import kind_of
from lucca.rules.dealer import SeededDealer
from lucca.rules.errors import LuccaError
from lucca.rules.setup import Setup
from lucca.rules.view import View

_known_here: set[str] = set()
"""The specs of all bots that have played a game in this process."""


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: one line of the results file, in which the record may follow."""

    deal: int
    match: int
    seat: int
    scores: tuple[int, ...]
    order: tuple[int, ...]
    """The seats from first to last."""
    micros: tuple[tuple[int, ...], ...]
    """By seat: the time of each turn in microseconds, preparation being the first."""
    faults: dict[int, tuple[Fault, ...]] = {}
    """By seat, where there were any."""
    cold: bool = False
    """Whether a bot of it was new to its process, so that times hold the loading of code and are not worth counting."""

    @property
    def id(self) -> GameId:
        """Which game of the run it is."""
        return GameId(self.deal, self.match, self.seat)


class RecordedResult(GameResult, frozen=True, omit_defaults=True):
    """A result with the record of its game."""

    record: dict[str, Any] = {}


@dataclass(frozen=True)
class Task:
    """Games that are given to a worker together."""

    games: tuple[GameId, ...]

    def __str__(self) -> str:
        return f"{len(self.games)} games from deal {self.games[0].deal} on"


class Played(NamedTuple):
    """Results as lines of JSON, and how long they took."""

    lines: bytes
    seconds: float


class Failure(NamedTuple):
    """Why a game could not be played: a sentence, which unlike an exception arrives whole from any process."""

    message: str


class TimedBot(Bot):
    """Another bot with a watch beside it."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._nanoseconds: dict[int, int] = {}

    def choose(self, view: View) -> int:
        """What the other bot chooses; the time that it takes is added to its turn."""
        round = view.round
        began = time.perf_counter_ns()
        action = self._bot.choose(view)
        self._nanoseconds[round] = self._nanoseconds.get(round, 0) + time.perf_counter_ns() - began
        return action

    def game_over(self, view: View) -> None:
        """The other bot is told."""
        self._bot.game_over(view)

    @property
    def micros(self) -> tuple[int, ...]:
        """The time of every turn so far; decisions for the City belong to the turn in which they are made."""
        return tuple(time // 1000 for time in self._nanoseconds.values())


def play_task(settings: Settings, task: Task) -> Played | Failure:
    """Play some games. Each depends on the settings and its id alone, as far as its bots do."""
    if settings.version != __version__:
        return Failure(f"a worker has version {__version__} of lucca, but the run is of version {settings.version}")
    began = time.perf_counter()
    setup = settings.setup
    lines = b""
    for game in task.games:
        try:
            lines += msgspec.json.encode(play_game(settings, setup, game)) + b"\n"
        except LuccaError as error:
            return Failure(_where(settings, game, str(error)))
        except Exception as error:  # a bot may be code of any author
            return Failure(_where(settings, game, _crash(error)))
    return Played(lines, time.perf_counter() - began)


def play_game(settings: Settings, setup: Setup, game: GameId) -> GameResult:
    """The deal and the bots' own chance come from the seed, the deal and the seat: not from who sits there, so that
    games of one deal differ by nothing but their bots."""
    lineup = settings.lineup(game)
    specs = {entrant.spec for entrant in lineup}
    seed = f"{settings.seed}:{game.deal}"
    with ExitStack() as closing:
        bots = []
        for seat, entrant in enumerate(lineup):
            bots.append(make_bot(entrant.spec, f"{seed}:{seat}", entrant.thinking))
            closing.callback(bots[-1].close)
        timed = [TimedBot(bot) for bot in bots]
        finished = play_with_bots(setup, SeededDealer(seed), timed)
    position = finished.position
    ended: dict[str, Any] = {
        **game._asdict(),
        "scores": tuple(points.score for points in position.points()),
        "order": position.ranking(),
        "micros": tuple(bot.micros for bot in timed),
        "faults": {seat: tuple(bot.faults) for seat, bot in enumerate(bots) if bot.faults},
        "cold": not specs <= _known_here,
    }
    _known_here.update(specs)
    if not settings.records:
        return GameResult(**ended)
    names = [(f"{entrant.name} {seat}", bot_name(entrant.spec)) for seat, entrant in enumerate(lineup, 1)]
    players = [{"name": name, "kind": kind_of(bot)} for name, bot in names]
    return RecordedResult(**ended, record=finished.record(players, {"seed": seed}))


def _where(settings: Settings, game: GameId, what: str) -> str:
    single, copies = (settings.entrants[index].name for index in settings.matches[game.match])
    return f"deal {game.deal}, {single} in seat {game.seat} against {copies}: {what}"


def _crash(error: Exception) -> str:
    """What went wrong in code that is not ours, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
