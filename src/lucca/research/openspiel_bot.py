"""OpenSpiel's own Monte Carlo tree search as a bot of ours: a reference that we did not write.

It plays through the adapter, with OpenSpiel's random rollouts, one small decision at a time. In the arena it is named
`lucca.research.openspiel_bot:OpenSpielMctsBot`.
"""

import random

import numpy as np
from open_spiel.python.algorithms import mcts

from lucca.bots.base import DEFAULT_THINKING, Bot, Seed, Thinking
from lucca.research.engine import sampled_position
from lucca.research.openspiel_game import LuccaGame
from lucca.rules.view import View

SIMULATIONS = 1000
EXPLORATION = 2.0  # OpenSpiel's own default


class OpenSpielMctsBot(Bot):
    """1,000 simulations a decision. With the same effort the same seed gives the same play."""

    def __init__(self, seed: Seed, thinking: Thinking = DEFAULT_THINKING) -> None:
        self._seeds = random.Random(seed)
        self._simulations = max(2, round(SIMULATIONS * thinking.effort))
        self._game: LuccaGame | None = None

    def choose(self, view: View) -> int:
        """The only legal action, or what the search finds."""
        if view.legal_mask.bit_count() == 1:
            return view.legal_mask.bit_length() - 1
        game = self._game_of(view)
        numbers = np.random.RandomState(self._seeds.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        bot = mcts.MCTSBot(game, EXPLORATION, self._simulations, evaluator, random_state=numbers)
        return int(bot.step(game.state_at(sampled_position(view, self._seeds.shuffle))))

    def _game_of(self, view: View) -> LuccaGame:
        if self._game is None:
            setup = view.setup
            self._game = LuccaGame(
                {"edition": setup.edition.id, "players": setup.players, "celebration": setup.celebration}
            )
        return self._game
