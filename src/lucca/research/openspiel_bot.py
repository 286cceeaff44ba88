"""OpenSpiel's own Monte Carlo tree search as a bot of ours: a reference that we did not write.

It plays through the adapter, with OpenSpiel's random rollouts, one small decision at a time. In the arena it is named
`lucca.research.openspiel_bot:OpenSpielMctsBot`.
"""

import random

import numpy as np
from open_spiel.python.algorithms import mcts

from lucca.bots.base import USUAL, Bot, Seed, Thinking
from lucca.research.openspiel_game import LuccaGame
from lucca.rules.kernels import layout as k
from lucca.rules.view import View

SIMULATIONS = 1000
EXPLORATION = 2.0  # OpenSpiel's own default


class OpenSpielMctsBot(Bot):
    """1,000 simulations a decision. With the usual effort the same seed gives the same play."""

    def __init__(self, seed: Seed, thinking: Thinking = USUAL) -> None:
        self._seeds = random.Random(seed)
        self._simulations = max(2, round(SIMULATIONS * thinking.effort))
        self._game: LuccaGame | None = None

    def choose(self, view: View) -> int:
        if view.legal_mask.bit_count() == 1:
            return view.legal_mask.bit_length() - 1
        game = self._game_of(view)
        numbers = np.random.RandomState(self._seeds.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        bot = mcts.MCTSBot(game, EXPLORATION, self._simulations, evaluator, random_state=numbers)
        return int(bot.step(game.state_at(self._imagined(view))))

    def _game_of(self, view: View) -> LuccaGame:
        if self._game is None:
            table = view.setup
            self._game = LuccaGame(
                {"edition": table.edition.id, "players": table.players, "celebration": table.celebration}
            )
        return self._game

    def _imagined(self, view: View) -> k.Bytes:
        """The view as a state; during preparation the others get hands, and choices, from the unseen cards."""
        raw = view.raw.copy()
        state = raw.view(k.STATE)[0]
        if view.phase == "keep":
            unseen = [card for card in range(k.FIRST_BASTION) if state["where"][card] == k.UNSEEN]
            self._seeds.shuffle(unseen)
            for seat in range(view.setup.players):
                if seat != view.seat:
                    self._give_hand(state, seat, [unseen.pop() for _ in range(k.HAND)])
        return raw

    def _give_hand(self, state: np.void, seat: int, cards: list[int]) -> None:
        state["hand"][k.HAND * seat : k.HAND * (seat + 1)] = cards
        state["where"][cards] = k.HELD + k.OWNER * seat
        kept = int(state["kept_count"][seat])
        state["kept"][seat][:kept] = cards[:kept]
