"""Lucca as a PettingZoo AEC environment: `env()` for use, `raw_env()` without the checking wrappers.

>>> environment = env(edition="citta-en", players=4)
>>> environment.reset(seed=1)
>>> places = {}
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     over = termination or truncation
...     environment.step(None if over else int(observation["action_mask"].argmax()))  # here a policy would choose
...     if over:
...         places[agent] = info["place"]
>>> sorted(places.values())
[1, 2, 3, 4]
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from lucca.research.extras import MissingExtraError

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingExtraError("PettingZoo", "pettingzoo") from missing

from lucca.research.engine import RandomGame, rewards_of, unpack_mask
from lucca.research.observation import OBSERVATION_SIZE, Observer
from lucca.research.rewards import reward_kind
from lucca.research.seeding import streams
from lucca.research.text import table_text
from lucca.rules.actions import ACTIONS
from lucca.rules.cards import Deck
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.position import Position
from lucca.rules.setup import setup

Observation = dict[str, npt.NDArray[Any]]


class LuccaEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo comes without types
    """One game at a time. Agents are `player_0`, `player_1`, … by seat; chance is dealt within `step`.

    Rewards come at the end (`lucca.research.rewards`); `infos` then hold each agent's `score` and `place` (from 1).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lucca_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = DEFAULT_PLAYERS,
        celebration: bool = False,
        deck: Deck | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, players, celebration, deck, reward, render_mode)
        AECEnv.__init__(self)
        self.setup = setup(edition, players, celebration=celebration, deck=deck)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = Observer(self.setup)
        self._reward = reward_kind(reward)
        self._game = RandomGame(self.setup)
        self._stream = streams(None, 1)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        low, high = self._observer.low, self._observer.high
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (OBSERVATION_SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation vector, and a mask of the legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        """The 62 actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the random numbers run on."""
        del options  # PettingZoo hands them to every environment; this one has none
        if seed is not None:
            self._stream = streams(seed, 1)
        self._game.start(self._stream)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._agent_to_act()

    @property
    def position(self) -> Position:
        """A copy of the game's position, to look at or to search from. It holds secrets during preparation."""
        return self._game.position()

    def _agent_to_act(self) -> str:
        return self.possible_agents[self._game.actor]

    def observe(self, agent: str) -> Observation:
        """What the agent knows; its action mask is all 0 unless it is to act."""
        legal = np.empty(ACTIONS, np.int8)
        unpack_mask(self._game.mask if agent == self.agent_selection else 0, legal)
        return {
            "observation": self._observer.observe_raw(self._game.raw, self._seats[agent]),
            "action_mask": legal,
        }

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's decision. Here an illegal one raises; `env()` ends the game instead."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decided = -1 if action is None else int(action)
        if not self._game.is_legal(decided):
            self.position.refuse_illegal(decided)
        self._game.advance(decided, self._stream)
        self._cumulative_rewards[agent] = 0.0
        if self._game.mask:
            self.agent_selection = self._agent_to_act()
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        position = self.position
        self.rewards = dict(zip(self.agents, rewards_of(self.setup, self._game.raw, self._reward), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        points = position.points()
        for place, seat in enumerate(position.ranking(), 1):
            self.infos[self.agents[seat]] = {"score": points[seat].score, "place": place}
        self._deads_step_first()

    def render(self) -> str | None:
        """The public table as text: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing: make the environment with render_mode='human' or 'ansi'")
            return None
        text = table_text(self.position.view(None))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


raw_env = LuccaEnv


def env(
    edition: str = DEFAULT_EDITION,
    players: int = DEFAULT_PLAYERS,
    celebration: bool = False,
    deck: Deck | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's own checks: an illegal action ends the game, with -1 for that agent."""
    made = raw_env(edition, players, celebration, deck, reward, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
