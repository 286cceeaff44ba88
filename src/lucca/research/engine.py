"""The compiled part of the research environments, as Python calls it: games stepped with cards dealt at random.

Only this module and `lucca.research.observation` know the kernels; the environments ask these two.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.research.kernels import games as g
from lucca.research.kernels.games import Games, SetupBytes, StepResults
from lucca.rules.actions import ACTIONS
from lucca.rules.errors import DealError
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.bits import Words
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from lucca.rules.view import View

__all__ = [
    "CARDS",
    "HAND",
    "POINTS",
    "SEATS",
    "WIN",
    "CardByCard",
    "Games",
    "RandomGame",
    "StepResults",
    "Words",
    "first_illegal",
    "new_games",
    "rewards_of",
    "sample_actions",
    "sampled_position",
    "start_games",
    "step_games",
    "unpack_masks",
]

SEATS, CARDS, HAND = k.SEATS, k.CARDS, k.HAND
WIN, POINTS = g.WIN, g.POINTS
"""Kinds of rewards."""
_ACTOR = k.OFFSETS["actor"]


def setup_bytes(setup: Setup) -> SetupBytes:
    """A setup as the kernels read it."""
    return SetupBytes(setup.deck.card_data, setup.setting, setup.in_play_flags)


def rewards_of(setup: Setup, raw: k.Bytes, kind: int) -> list[float]:
    """By seat, of a game that is over."""
    out = np.zeros(SEATS)
    g.gate_rewards(raw, setup.deck.card_data, kind, out)
    return [float(reward) for reward in out[: setup.players]]


# --- one game ---------------------------------------------------------------------------------------------------------


class RandomGame:
    """One game by action numbers. Cards are dealt from a stream of random numbers as soon as they are due."""

    def __init__(self, setup: Setup) -> None:
        """There is nothing to decide until `start`."""
        self.setup = setup
        self.raw = np.zeros(k.STATE_BYTES, np.uint8)
        self.mask = 0
        """The legal actions; 0 when the game is over."""
        self._bytes = setup_bytes(setup)

    def start(self, stream: Words) -> None:
        """A new game up to its first decision."""
        self.mask = g.gate_start(self.raw, self._bytes, stream)

    def advance(self, action: int, stream: Words) -> None:
        """Carry out a legal action, and deal until the next decision."""
        self.mask = g.gate_advance(self.raw, self._bytes.deck, action, stream)

    def is_legal(self, action: int) -> bool:
        """Whether there is such an action, and it is legal now."""
        return 0 <= action < ACTIONS and bool(self.mask >> action & 1)

    @property
    def actor(self) -> int:
        """The seat that decides now."""
        return int(self.raw.item(_ACTOR))

    def position(self) -> Position:
        """A copy of where the game stands."""
        return Position(self.setup, self.raw)


def unpack_mask(mask: int, out: npt.NDArray[Any]) -> None:
    """1 for every legal action, 0 for all others."""
    g.gate_unpack_mask(mask, out)


class CardByCard(Position):
    """A position to which single cards can be dealt, and which can be copied and pickled."""

    __slots__ = ()

    def deal_card(self, card: int) -> None:
        """Deal one card; DealError if it is not among the unseen ones."""
        if not 0 <= card < CARDS or not self.is_unseen(card):
            raise DealError("3.6", f"card {card} is not among the unseen cards")
        self._mask = g.gate_deal_card(self.raw, self.setup.deck.card_data, card)

    def copy(self) -> "CardByCard":
        """The same position, independent of this one."""
        return CardByCard(self.setup, self.raw)

    def __deepcopy__(self, memo: dict[int, Any]) -> "CardByCard":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = (self.setup.edition.id, self.setup.players, self.setup.celebration)
        return _unpickled, (*chosen, self.raw.tobytes())


def _unpickled(edition: str, players: int, celebration: bool, raw: bytes) -> CardByCard:
    return CardByCard(setup(edition, players, celebration=celebration), np.frombuffer(raw, np.uint8))


def sampled_position(view: View, shuffle: Callable[[list[int]], None]) -> CardByCard:
    """A view as a position; during preparation the others get hands, and choices, from the unseen cards."""
    raw = view.raw.copy()
    if view.phase == "keep":
        state = raw.view(k.STATE)[0]
        unseen = [card for card in range(k.FIRST_BASTION) if state["where"][card] == k.UNSEEN]
        shuffle(unseen)
        for seat in range(view.setup.players):
            if seat != view.seat:
                _give_hand(state, seat, [unseen.pop() for _ in range(HAND)])
    return CardByCard(view.setup, raw)


def _give_hand(state: np.void, seat: int, cards: list[int]) -> None:
    state["hand"][HAND * seat : HAND * (seat + 1)] = cards
    state["where"][cards] = k.HELD + k.OWNER * seat
    kept = int(state["kept_count"][seat])
    state["kept"][seat][:kept] = cards[:kept]


# --- many games -------------------------------------------------------------------------------------------------------


def new_games(count: int) -> Games:
    """Room for so many games; they need streams of random numbers (`rngs`) before they start."""
    return Games(
        states=np.zeros((count, k.STATE_BYTES), np.uint8),
        rngs=np.zeros(count, np.uint64),
        masks=np.zeros(count, np.int64),
        actors=np.zeros(count, np.int64),
    )


def part_of(games: Games, part: slice) -> Games:
    """Some of the games; what is done to them is done to the whole."""
    return Games(games.states[part], games.rngs[part], games.masks[part], games.actors[part])


def start_games(setup: SetupBytes, games: Games) -> None:
    """New games up to their first decisions."""
    g.gate_start_games(setup, games)


def step_games(
    setup: SetupBytes, games: Games, actions: npt.NDArray[np.int64], reward_kind: int, results: StepResults
) -> None:
    """Step every game by its legal action. One that ends leaves rewards and final scores, and begins anew at once."""
    g.gate_step_games(setup, games, actions, reward_kind, results)


def first_illegal(games: Games, actions: npt.NDArray[np.int64]) -> int | None:
    """The first game whose action is not legal."""
    game = g.gate_first_illegal(games.masks, actions)
    return None if game < 0 else game


def unpack_masks(games: Games, out: npt.NDArray[np.bool_]) -> None:
    """By game and action: whether it is legal."""
    g.gate_unpack_masks(games.masks, out)


def sample_actions(games: Games, streams: Words) -> npt.NDArray[np.int64]:
    """A uniformly random legal action for every game."""
    actions = np.empty(len(games.masks), np.int64)
    g.gate_sample_actions(games.masks, streams, actions)
    return actions


def observe_games(games: Games, cards: npt.NDArray[np.float32], out: npt.NDArray[np.float32]) -> None:
    """What the seat to act knows of each game; `cards` are those of an `Observer`."""
    g.gate_observe_games(games.states, cards, games.actors, out)
