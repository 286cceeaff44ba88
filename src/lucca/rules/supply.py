"""Who feeds cards to a game: the first deal, then the stock in drawing order. It knows the order, so it is secret."""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain

import numpy as np

from lucca.rules.dealer import Deal, FirstDeal
from lucca.rules.kernels.layout import Bytes
from lucca.rules.reading import StateReader
from lucca.rules.setup import Setup


class Supply:
    """The cards of one game in the order in which they are dealt. The stock is settled when all have kept (3.6)."""

    def __init__(self, setup: Setup, first: FirstDeal) -> None:
        self._setup, self._first = setup, first
        self._stock: Sequence[int] = ()
        self._removed: Sequence[int] = ()
        self._to_draw = np.empty(0, np.uint8)
        self._drawn = 0

    @property
    def is_settled(self) -> bool:
        """Whether there is a stock."""
        return bool(self._stock)

    def going_back(self, kept: Iterable[int] = ()) -> list[int]:
        """3.6: the cards shuffled for the stock when these were kept; with two players no card of a hand is."""
        gone = {*chain.from_iterable(self._first.triplets), *kept}
        if self._setup.has_city:
            gone.update(chain.from_iterable(self._first.hands))
        return [card for card in self._setup.in_play if card not in gone]

    def settle(self, stock: Sequence[int], removed: Sequence[int] = ()) -> None:
        """3.6: the cards of round 2 and later in drawing order, and those removed unseen."""
        self._stock, self._removed = stock, removed
        self._to_draw = np.array(stock, np.uint8)

    def draw(self, state: StateReader) -> Bytes:
        """The cards that this state waits for; the next call gives the next ones."""
        first = self._first
        if not state.hands_dealt:
            return np.array([*first.bastions_replaced, *chain.from_iterable(first.hands)], np.uint8)
        if state.round == 0:
            return np.array([*chain.from_iterable(first.triplets)], np.uint8)
        count = 3 * self._setup.triplets
        self._drawn += count
        return self._to_draw[self._drawn - count : self._drawn]

    def deal(self) -> Deal:
        """Every chance outcome so far settled, as a record writes it."""
        return written_deal(self._setup, self._first, self._stock, self._removed)

    def copy(self) -> "Supply":
        """One that goes on dealing the same cards by itself."""
        return copy(self)


def written_deal(setup: Setup, first: FirstDeal, stock: Sequence[int], removed: Sequence[int]) -> Deal:
    """Every card's way by ids, as a record writes it."""
    ids = setup.deck.ids
    return Deal(
        hands=tuple(tuple(ids(hand)) for hand in first.hands),
        bastions_replaced=tuple(ids(first.bastions_replaced)),
        first_triplets=tuple(tuple(ids(triplet)) for triplet in first.triplets),
        stock=tuple(ids(stock)),
        removed=tuple(ids(removed)),
    )
