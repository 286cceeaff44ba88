"""The quick way through a game: a state, the cards to come, and no events. For checking and for bots' matches."""

from collections.abc import Sequence
from itertools import chain

import numpy as np

from lucca.rules.actions import OFFSETS
from lucca.rules.dealer import FirstDeal
from lucca.rules.errors import DealError
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.gates import gate_apply, gate_hide
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from lucca.rules.view import View

_PHASE, _TURN, _ACTOR, _WHERE = (OFFSETS[name] for name in ("phase", "turn", "actor", "where"))


class Course:
    """One game under way. Cards are dealt by themselves as soon as they are due, from the first deal and the stock.

    The stock must be set when preparation is over; `unseen` then tells which cards it is made of.
    """

    __slots__ = ("_drawn", "_first", "_log", "_stock", "mask", "memory", "raw", "setup", "table")

    def __init__(self, setup: Setup, first: FirstDeal) -> None:
        self.setup = setup
        self.table = setup.deck.table
        self.raw = np.empty(k.STATE_BYTES, np.uint8)
        self.memory = self.raw.data
        self._log = np.empty(1 + k.LOG_ROWS * k.LOG_WIDTH, np.int32)
        self._stock = np.empty(0, np.uint8)
        self._first = first
        self._drawn = 0
        gates.gate_new(self.raw, setup.setting, setup.in_play_flags)
        self.mask = 0
        self._deal_what_is_due()

    @property
    def over(self) -> bool:
        return self.memory[_PHASE] == k.OVER

    @property
    def keeping(self) -> bool:
        """Whether starting cards are still being chosen (3.4)."""
        return self.memory[_PHASE] == k.KEEP

    @property
    def picking(self) -> bool:
        """Whether a card for the City is due (7.3)."""
        return self.memory[_PHASE] == k.CITY

    @property
    def actor(self) -> int:
        return self.memory[_ACTOR]

    def summon(self, seat: int) -> bool:
        """3.4: let a seat that has not chosen its starting cards act; whether it is this seat's decision now."""
        if seat == self.memory[_ACTOR]:
            return True
        if not 0 <= seat < self.setup.players or gates.gate_summon(self.raw, seat) != seat:
            return False
        self.mask = gates.gate_mask(self.raw)
        return True

    def advance(self, action: int) -> None:
        """Carry out an action of the legal mask."""
        mask = self.mask = gate_apply(self.raw, self.table, action)
        if not mask and self.memory[_PHASE] != k.OVER:
            self._deal_what_is_due()

    def run(self, actions: Sequence[int]) -> int:
        """Carry out actions until one is not legal; how many were."""
        raw, table, mask = self.raw, self.table, self.mask
        done = 0
        for action in actions:
            if not mask >> action & 1:
                break
            mask = gate_apply(raw, table, action)
            done += 1
        self.mask = mask
        if not mask and self.memory[_PHASE] != k.OVER:
            self._deal_what_is_due()
        return done

    def unseen(self) -> list[int]:
        """The cards that are neither on the table nor in anybody's hand, Quarter or discard."""
        unseen: list[int] = np.flatnonzero(self.raw[_WHERE : _WHERE + k.CARDS] == k.UNSEEN).tolist()
        return unseen

    def position(self) -> Position:
        """A copy of the state with all that a `Position` can tell."""
        return Position(self.setup, self.raw)

    def actors_view(self) -> View:
        """What the seat that must decide may know."""
        seat = self.memory[_ACTOR]
        shown = np.empty(k.STATE_BYTES, np.uint8)
        gate_hide(self.raw, seat, shown)
        return View(self.setup, shown, seat, self.mask)

    def set_stock(self, stock: Sequence[int]) -> None:
        """3.6: the cards of turn 2 and later in drawing order."""
        self._stock = np.array(stock, np.uint8)

    def _deal_what_is_due(self) -> None:
        while self.memory[_PHASE] <= k.DEAL_TRIPLETS:
            cards = self._next_cards()
            if gates.gate_deal(self.raw, self.table, cards, self._log) != len(cards):
                raise DealError("3.6", f"the cards {', '.join(self.setup.deck.ids(cards))} cannot be dealt now")
        self.mask = gates.gate_mask(self.raw)

    def _next_cards(self) -> k.Bytes:
        first = self._first
        if self.memory[_PHASE] == k.DEAL_HANDS:
            return np.array([*first.bastions_replaced, *chain.from_iterable(first.hands)], np.uint8)
        if self.memory[_TURN] == 0:
            return np.array([*chain.from_iterable(first.triplets)], np.uint8)
        count = 3 * self.setup.triplets
        self._drawn += count
        return self._stock[self._drawn - count : self._drawn]
