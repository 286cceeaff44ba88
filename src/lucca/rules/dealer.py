"""Dealing: the only source of chance, kept apart from the rules.

A dealer knows the order of the cards; states, views, bots and search never see one.
"""

import hashlib
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from lucca.rules.cards import is_bastion
from lucca.rules.errors import DealError
from lucca.rules.kernels.layout import HAND
from lucca.rules.setup import Setup


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """Every card's way in one game, by card ids, as a record writes it. Before all have kept, `stock` is empty."""

    hands: tuple[tuple[str, ...], ...]
    bastions_replaced: tuple[str, ...] = ()
    first_triplets: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


class FirstDeal(msgspec.Struct, frozen=True):
    """Hands, replaced Bastions and first triplets, as card indices."""

    hands: tuple[tuple[int, ...], ...]
    bastions_replaced: tuple[int, ...]
    triplets: tuple[tuple[int, ...], ...]


class Dealer(Protocol):
    """Who deals. Both methods are called once a game, the second when all have kept (two players: at once)."""

    def first_deal(self, setup: Setup) -> FirstDeal:
        """Deal hands and first triplets (3.2, 3.3): no card twice, and Bastions out of hands as the edition says."""

    def stock(self, setup: Setup, remaining: Sequence[int]) -> tuple[list[int], list[int]]:
        """3.6: order the cards that go back, as (stock in drawing order, removed unseen)."""


# --- from a seed ----------------------------------------------------------------------------------------------


_EIGHT_WORDS = struct.Struct(">8I")


def random_words(seed: bytes, label: str) -> Iterator[int]:
    """32-bit words: SHA-256 of "lucca-deal/1", label, seed (each followed by a zero byte) and an 8-byte counter."""
    prefix = b"lucca-deal/1\0" + label.encode() + b"\0" + seed + b"\0"
    counter = 0
    while True:
        block = hashlib.sha256(prefix + counter.to_bytes(8, "big")).digest()
        yield from _EIGHT_WORDS.unpack(block)
        counter += 1


def shuffled(cards: Sequence[int], seed: bytes, label: str) -> list[int]:
    """Fisher-Yates from the end, with words that would favour low numbers rejected."""
    words = random_words(seed, label)
    result = list(cards)
    for last in range(len(result) - 1, 0, -1):
        bound = last + 1
        limit = (1 << 32) - (1 << 32) % bound
        word = next(words)
        while word >= limit:
            word = next(words)
        other = word % bound
        result[last], result[other] = result[other], result[last]
    return result


class SeededDealer:
    """A reproducible, unbiased dealer: the same seed gives the same deal on every platform.

    The stock is a fixed permutation of all cards per seed, less those that do not go back: games from one seed stay
    comparable whatever the players keep.

    >>> from lucca.rules.setup import setup
    >>> chosen = setup(players=3)
    >>> chosen.deck.ids(SeededDealer(1).first_deal(chosen).hands[0])
    ['39', '74', '60', '31']
    """

    def __init__(self, seed: int | str | bytes) -> None:
        self.seed = seed if isinstance(seed, bytes) else str(seed).encode()

    def first_deal(self, setup: Setup) -> FirstDeal:
        """Hands, replaced Bastions and first triplets (3.2, 3.3)."""
        cards = iter(shuffled(setup.first_deal_cards, self.seed, "first"))
        hands: list[tuple[int, ...]] = []
        replaced: list[int] = []
        for _ in range(setup.players):
            hand: list[int] = []
            while len(hand) < HAND:
                card = next(cards)
                (replaced if is_bastion(card) else hand).append(card)
            hands.append(tuple(hand))
        triplets = tuple((next(cards), next(cards), next(cards)) for _ in range(setup.triplets))
        return FirstDeal(tuple(hands), tuple(replaced), triplets)

    def stock(self, setup: Setup, remaining: Sequence[int]) -> tuple[list[int], list[int]]:
        """The cards that go back, as (stock in drawing order, removed unseen) (3.6)."""
        there = set(remaining)
        order = [card for card in shuffled(setup.in_play, self.seed, "stock") if card in there]
        cut = len(order) - setup.removed
        return order[:cut], order[cut:]


# --- from a deal that is written down -------------------------------------------------------------------------------


class FixedDealer:
    """Deals exactly what a `Deal` says; DealError if that could not have come about.

    >>> from lucca import Game
    >>> game = Game.new(players=3, seed=1)
    >>> Game(game.setup, FixedDealer(game.deal)).view(0).hand == game.view(0).hand
    True
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def first_deal(self, setup: Setup) -> FirstDeal:
        """Hands, replaced Bastions and first triplets; DealError if they do not fit (3.2, 3.3)."""
        deal = self.deal
        _check_shape(setup, deal)
        lists = [*deal.hands, deal.bastions_replaced, *deal.first_triplets]
        names = [
            *(f"the hand of seat {seat}" for seat in range(len(deal.hands))),
            "bastions_replaced",
            *(f"first triplet {number}" for number in range(len(deal.first_triplets))),
        ]
        indices = [card_indices(setup, ids, name) for ids, name in zip(lists, names, strict=True)]
        _check_first_cards(setup, indices)
        hands, triplets = indices[: setup.players], indices[setup.players + 1 :]
        return FirstDeal(tuple(map(tuple, hands)), tuple(indices[setup.players]), tuple(map(tuple, triplets)))

    def stock(self, setup: Setup, remaining: Sequence[int]) -> tuple[list[int], list[int]]:
        """The cards that go back, as (stock in drawing order, removed unseen); DealError if they do not fit (3.6)."""
        stock = card_indices(setup, self.deal.stock, "the stock")
        removed = card_indices(setup, self.deal.removed, "the removed cards")
        check_accounting(setup, stock, removed, remaining)
        return stock, removed


def card_indices(setup: Setup, ids: Sequence[str], what: str) -> list[int]:
    """The indices of cards in play; DealError names the first that is none."""
    index = setup.deck.index
    flags = setup.in_play_flags.data  # items of a buffer are plain integers, and quicker to get than NumPy's
    result = []
    for id in ids:
        position = index.get(id)
        if position is None or not flags[position]:
            raise DealError("3.1", f"{what} holds {id!r}, which is not a card of this game")
        result.append(position)
    return result


def _check_shape(setup: Setup, deal: Deal) -> None:
    if len(deal.hands) != setup.players:
        raise DealError("3.2", f"there are {setup.players} players, but {len(deal.hands)} hands")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != HAND:
            raise DealError("3.2", f"the hand of seat {seat} has {len(hand)} cards instead of {HAND}")
    if len(deal.first_triplets) != setup.triplets:
        raise DealError("3.3", f"there are {len(deal.first_triplets)} first triplets instead of {setup.triplets}")
    for number, triplet in enumerate(deal.first_triplets):
        if len(triplet) != 3:
            raise DealError("3.3", f"first triplet {number} has {len(triplet)} cards instead of 3")


def _check_first_cards(setup: Setup, lists: list[list[int]]) -> None:
    hands, replaced, triplets = lists[: setup.players], lists[setup.players], lists[setup.players + 1 :]
    name = setup.edition.bastion_name
    if any(is_bastion(card) for hand in hands for card in hand):
        raise DealError("3.2", f"a hand holds a {name}, which should have been replaced")
    if not all(is_bastion(card) for card in replaced):
        raise DealError("3.2", f"bastions_replaced holds a card that is no {name}")
    if not setup.edition.bastions_dealt_to_hands:
        if replaced:
            raise DealError("3.2", f"no {name} can have been replaced: they are set aside in this edition")
        if any(is_bastion(card) for triplet in triplets for card in triplet):
            raise DealError("3.3", f"a first triplet holds a {name}, but they are set aside in this edition")
    seen = Counter(card for cards in lists for card in cards)
    repeated = next((card for card, count in seen.items() if count > 1), None)
    if repeated is not None:
        raise DealError("3.2", f"card {setup.deck.card(repeated).id} was dealt twice")


def check_accounting(setup: Setup, stock: list[int], removed: list[int], remaining: Sequence[int]) -> None:
    """DealError unless stock and removed cards together are just the cards that went back or were never dealt (3.6)."""
    if len(removed) != setup.removed:
        raise DealError("3.6", f"{len(removed)} cards were removed instead of {setup.removed}")
    if sorted(stock + removed) == sorted(remaining):
        return
    have, should = Counter(stock + removed), Counter(remaining)
    for difference, text in (
        ((have - should), "holds {} too often or wrongly"),
        ((should - have), "lacks {}"),
    ):
        if difference:
            ids = ", ".join(setup.deck.ids(sorted(difference))[:5])
            raise DealError("3.6", f"the stock with the removed cards {text.format(ids)}")
