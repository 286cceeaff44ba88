"""Thousands of games stepped in one call, on NumPy arrays, inside compiled code.

>>> with BatchEnv(1024, "city-of-games", 3, seed=1) as env:
...     observations, infos = env.reset()
...     finished = 0
...     for _ in range(200):
...         actions = infos["legal"].argmax(axis=1)  # the first legal action: here a policy would choose
...         observations, rewards, dones, infos = env.step(actions)
...         finished += dones.sum()
>>> bool(finished > 1024)
True

Row i of every array is game i. A game that ends begins anew in the same step.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from types import TracebackType
from typing import Any, NamedTuple, Self, TypedDict

import numpy as np
import numpy.typing as npt

from lucca.research import engine
from lucca.research.engine import Games, StepResults
from lucca.research.observation import OBSERVATION_SIZE, Observer
from lucca.research.rewards import reward_kind
from lucca.research.seeding import ACTIONS as ACTION_STREAMS
from lucca.research.seeding import streams
from lucca.rules.actions import ACTIONS
from lucca.rules.cards import Deck
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.position import Position
from lucca.rules.setup import setup


class Infos(TypedDict):
    """What goes with the observations."""

    actors: npt.NDArray[np.int64]
    """(count,): the seat that decides now, whose observation and legal actions these are."""
    legal: npt.NDArray[np.bool_]
    """(count, 62): which actions are legal now."""
    final_scores: npt.NDArray[np.int16]
    """(count, players): the scores of games that ended in this step; 0 in the rows of all others."""


class BatchStep(NamedTuple):
    """The outcome of one step."""

    observations: npt.NDArray[np.float32]
    """(count, OBSERVATION_SIZE): what the seat that decides now knows."""
    rewards: npt.NDArray[np.float32]
    """(count, players): by seat, not by slot; 0 but for games that ended in this step."""
    dones: npt.NDArray[np.bool_]
    """(count,): whether the game ended in this step; its observation is already that of the next game."""
    infos: Infos


@dataclass
class _Arrays:
    """What a step writes for the caller."""

    observations: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]
    actors: npt.NDArray[np.int64]
    legal: npt.NDArray[np.bool_]
    final_scores: npt.NDArray[np.int16]

    @property
    def infos(self) -> Infos:
        return {"actors": self.actors, "legal": self.legal, "final_scores": self.final_scores}


class BatchEnv:
    """`count` games of one setup, side by side. What happens in game i depends on the seed, i and its actions only."""

    def __init__(
        self,
        count: int,
        edition: str = DEFAULT_EDITION,
        players: int = DEFAULT_PLAYERS,
        *,
        celebration: bool = False,
        deck: Deck | None = None,
        seed: int | None = None,
        reward: str = "win",
        observations: bool = True,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Deal `count` games.

        `observations=False` spares their cost: the observation arrays then have no columns. `copy=False` hands out the
        same arrays in every step, overwritten by the next one. `threads` runs slices of the games at the same time.
        """
        if count < 1 or threads < 1:
            raise LuccaError(f"a batch needs at least one game and one thread, not {count} and {threads}")
        self.count = count
        self.setup = setup(edition, players, celebration=celebration, deck=deck)
        self.observer = Observer(self.setup)
        self._reward = reward_kind(reward)
        self._width = OBSERVATION_SIZE if observations else 0
        self._copy = copy
        edges = [count * part // min(threads, count) for part in range(min(threads, count) + 1)]
        self._slices = [slice(first, last) for first, last in pairwise(edges)]
        self._pool = ThreadPoolExecutor(len(self._slices), "lucca-batch") if len(self._slices) > 1 else None
        self._setup_bytes = engine.setup_bytes(self.setup)
        self._arrays = self._new_arrays()
        self._games = engine.new_games(count)
        self._seed(seed)
        self.reset()

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.float32], Infos]:
        """New games. With a seed they are those of a new batch with that seed; without, the random numbers run on."""
        if seed is not None:
            self._seed(seed)
        self._arrays = self._next_arrays()
        self._arrays.rewards[:] = 0
        self._arrays.dones[:] = False
        self._arrays.final_scores[:] = 0
        self._run(self._start_part)
        return self._arrays.observations, self._arrays.infos

    def step(self, actions: npt.ArrayLike) -> BatchStep:
        """One decision in every game. IllegalMoveError, and nothing changed in any game, if one is not legal."""
        chosen = self._checked(actions)
        self._arrays = self._next_arrays()
        self._run(lambda part: self._step_part(part, chosen))
        arrays = self._arrays
        return BatchStep(arrays.observations, arrays.rewards, arrays.dones, arrays.infos)

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal action for every game. Dealing has random numbers of its own."""
        return engine.sample_actions(self._games, self._action_streams)

    @property
    def infos(self) -> Infos:
        """Those of the last step or reset."""
        return self._arrays.infos

    def position(self, game: int) -> Position:
        """A copy of one game's position, to look at or to search from. It holds secrets during preparation."""
        if not 0 <= game < self.count:
            raise LuccaError(f"there is no game {game}: there are games 0 to {self.count - 1}")
        return Position(self.setup, self._games.states[game])

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _seed(self, seed: int | None) -> None:
        self._games = self._games._replace(rngs=streams(seed, self.count))
        self._action_streams = streams(seed, self.count, ACTION_STREAMS)

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise LuccaError(
                f"actions are {self.count} whole numbers, one for each game; "
                f"these have shape {given.shape} and type {given.dtype}"
            )
        chosen = np.ascontiguousarray(given, np.int64)
        game = engine.first_illegal(self._games, chosen)
        if game is not None:
            self._refuse(game, int(chosen[game]))
        return chosen

    def _refuse(self, game: int, action: int) -> None:
        try:
            self.position(game).refuse_illegal(action)
        except IllegalMoveError as error:
            raise IllegalMoveError(error.clause, f"game {game}, action {action}: {error.message}") from None

    def _new_arrays(self) -> _Arrays:
        count, players = self.count, self.setup.players
        return _Arrays(
            observations=np.empty((count, self._width), np.float32),
            rewards=np.empty((count, players), np.float32),
            dones=np.empty(count, np.bool_),
            actors=np.empty(count, np.int64),
            legal=np.empty((count, ACTIONS), np.bool_),
            final_scores=np.empty((count, players), np.int16),
        )

    def _next_arrays(self) -> _Arrays:
        return self._new_arrays() if self._copy else self._arrays

    def _run(self, work: Callable[[slice], Any]) -> None:
        if self._pool is None:
            work(self._slices[0])
        else:
            list(self._pool.map(work, self._slices))

    def _part(self, part: slice) -> Games:
        """Some of the games; who acts in them is written for the caller."""
        return engine.part_of(self._games._replace(actors=self._arrays.actors), part)

    def _start_part(self, part: slice) -> None:
        games = self._part(part)
        engine.start_games(self._setup_bytes, games)
        self._show_part(part, games)

    def _step_part(self, part: slice, actions: npt.NDArray[np.int64]) -> None:
        games, arrays = self._part(part), self._arrays
        results = StepResults(arrays.rewards[part], arrays.dones[part], arrays.final_scores[part])
        engine.step_games(self._setup_bytes, games, actions[part], self._reward, results)
        self._show_part(part, games)

    def _show_part(self, part: slice, games: Games) -> None:
        engine.unpack_masks(games, self._arrays.legal[part])
        if self._width:
            engine.observe_games(games, self.observer.cards, self._arrays.observations[part])
