"""The quick way through a game: a state, the cards to come, and no events. For checking and for bots' matches."""

from collections.abc import Sequence

import numpy as np

from lucca.rules.dealer import FirstDeal
from lucca.rules.errors import DealError
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.gates import gate_apply, gate_hide
from lucca.rules.position import Position
from lucca.rules.reading import ACTOR_AT, PHASE_AT, StateReader
from lucca.rules.score import new_event_rows
from lucca.rules.setup import Setup
from lucca.rules.supply import Supply
from lucca.rules.view import View


class Course(StateReader):
    """One game under way. Cards are dealt by themselves as soon as they are due, from the first deal and the stock.

    The stock must be set when preparation is over; `unseen` then tells which cards it is made of.

    >>> from lucca.rules.dealer import SeededDealer
    >>> from lucca.rules.setup import setup
    >>> chosen, dealer = setup(players=3), SeededDealer(1)
    >>> course = Course(chosen, dealer.first_deal(chosen))
    >>> while course.is_keeping:
    ...     course.advance(course.position().legal_actions()[0])
    >>> stock, removed = dealer.stock(chosen, course.unseen())
    >>> course.set_stock(stock)
    >>> while not course.over:
    ...     course.advance(course.position().legal_actions()[0])
    >>> [points.score for points in course.position().points()]
    [42, 26, 22]
    """

    __slots__ = ("_deck", "_event_rows", "_supply", "mask")

    def __init__(self, setup: Setup, first: FirstDeal) -> None:
        """The game up to its first decision; DealError if the first deal cannot be dealt."""
        super().__init__(setup, np.empty(k.STATE_BYTES, np.uint8))
        self._deck = setup.deck.card_data
        self._event_rows = new_event_rows()
        self._supply = Supply(setup, first)
        gates.gate_new(self.raw, setup.setting, setup.in_play_flags)
        self.mask = 0
        self._deal_what_is_due()

    @property
    def actor(self) -> int:
        """The seat that must decide, unless the game is over."""
        return self.memory[ACTOR_AT]

    def set_actor(self, seat: int) -> bool:
        """3.4: let a seat that has not chosen its starting cards act; whether it is this seat's decision now."""
        if seat == self.memory[ACTOR_AT]:
            return True
        if not 0 <= seat < self.setup.players or gates.gate_set_actor(self.raw, seat) != seat:
            return False
        self.mask = gates.gate_mask(self.raw)
        return True

    def advance(self, action: int) -> None:
        """Carry out an action of the legal mask."""
        mask = self.mask = gate_apply(self.raw, self._deck, action)
        if not mask and self.memory[PHASE_AT] != k.OVER:
            self._deal_what_is_due()

    def run(self, actions: Sequence[int]) -> int:
        """Carry out actions until one is not legal; how many were."""
        raw, deck, mask = self.raw, self._deck, self.mask
        done = 0
        for action in actions:
            if not mask >> action & 1:
                break
            mask = gate_apply(raw, deck, action)
            done += 1
        self.mask = mask
        if not mask and self.memory[PHASE_AT] != k.OVER:
            self._deal_what_is_due()
        return done

    def unseen(self) -> list[int]:
        """The cards that are neither on the table nor in a hand, a Quarter or the discard."""
        return self.unseen_cards()

    def position(self) -> Position:
        """A copy of the state with all that a `Position` can tell."""
        return Position(self.setup, self.raw)

    def actors_view(self) -> View:
        """What the seat that must decide may know."""
        seat = self.memory[ACTOR_AT]
        shown = np.empty(k.STATE_BYTES, np.uint8)
        gate_hide(self.raw, seat, shown)
        return View(self.setup, shown, seat, self.mask)

    def set_stock(self, stock: Sequence[int]) -> None:
        """3.6: the cards of round 2 and later in drawing order."""
        self._supply.settle(stock)

    def _deal_what_is_due(self) -> None:
        while self.memory[PHASE_AT] <= k.DEAL_TRIPLETS:
            cards = self._supply.draw(self)
            if gates.gate_deal(self.raw, self._deck, cards, self._event_rows) != len(cards):
                raise DealError("3.6", f"the cards {', '.join(self.setup.deck.ids(cards))} cannot be dealt now")
        self.mask = gates.gate_mask(self.raw)
