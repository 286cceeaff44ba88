"""Dealing from a seed: the same everywhere, unbiased, and comparable whatever the players keep."""

import hashlib
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.dealer import Dealer, SeededDealer, random_words, shuffled
from lucca.rules.events import BastionReplaced, HandDealt, TripletsDealt
from lucca.rules.kernels.layout import FIRST_BASTION, FIRST_WILD
from lucca.rules.setup import Setup, setup
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, new_game, seeds, setups
from tests.properties.tables import TABLES, Chooser, play_out, table_name


@examples(60)
@given(table=setups(), seed=seeds)
def test_the_same_seed_deals_the_same_cards(table: Setup, seed: int | str | bytes) -> None:
    one, two = SeededDealer(seed), SeededDealer(seed)
    assert one.first_deal(table) == two.first_deal(table)
    assert one.stock(table, table.in_play) == two.stock(table, table.in_play)


@examples(60)
@given(table=setups(), seed=seeds)
def test_first_deals_are_possible(table: Setup, seed: int | str | bytes) -> None:
    """3.2, 3.3: every card once, no Bastion in a hand, replaced ones are Bastions and only where they are dealt."""
    first = SeededDealer(seed).first_deal(table)
    groups = [*first.hands, first.bastions_replaced, *first.triplets]
    cards = [card for group in groups for card in group]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(table.first_deal_cards)
    bastions = set(range(FIRST_BASTION, FIRST_WILD))
    assert not any(bastions & set(hand) for hand in first.hands)
    assert set(first.bastions_replaced) <= bastions


@examples(40)
@given(table=setups(), seed=seeds, data=st.data())
def test_the_stock_does_not_depend_on_what_is_missing(
    table: Setup, seed: int | str | bytes, data: st.DataObject
) -> None:
    """Whichever cards are kept, the others come in one and the same order."""
    dealer: Dealer = SeededDealer(seed)
    whole = [card for part in dealer.stock(table, table.in_play) for card in part]
    missing = data.draw(st.sets(st.sampled_from(table.in_play), max_size=30))
    stock, removed = dealer.stock(table, [card for card in table.in_play if card not in missing])
    assert [*stock, *removed] == [card for card in whole if card not in missing]
    assert len(removed) == table.removed


@examples(10)
@given(table=setups(), seed=seeds, chooser=choosers)
def test_different_play_from_one_seed_meets_the_same_cards(
    table: Setup, seed: int | str | bytes, chooser: Chooser
) -> None:
    one, two = play_out(new_game(table, seed), chooser), play_out(new_game(table, seed), chooser)
    kept = {card for game in (one, two) for move in game.moves[: table.players] for card in getattr(move, "keep", ())}
    assert one.deal.hands == two.deal.hands
    orders = [[card for card in (*game.deal.stock, *game.deal.removed) if card not in kept] for game in (one, two)]
    assert orders[0] == orders[1]


@examples(20)
@given(table=setups(), seed=seeds, chooser=choosers)
def test_events_tell_just_what_was_dealt(table: Setup, seed: int | str | bytes, chooser: Chooser) -> None:
    game = play_out(new_game(table, seed), chooser)
    deal, events = game.deal, game.events
    hands = [tuple(e.card for e in events if isinstance(e, HandDealt) and e.seat == s) for s in range(table.players)]
    replaced = tuple(event.card for event in events if isinstance(event, BastionReplaced))
    assert (tuple(hands), replaced) == (deal.hands, deal.bastions_replaced)
    laid = [card for event in events if isinstance(event, TripletsDealt) for three in event.triplets for card in three]
    first = [card for three in deal.first_triplets for card in three]
    assert laid == [*first, *deal.stock][: 3 * table.triplets * table.rounds]


# --- the same on every platform -----------------------------------------------------------------------------------


def test_random_words_are_as_documented() -> None:
    """SHA-256 in counter mode, so that a seed means the same deal in every language and for ever."""
    block = hashlib.sha256(b"lucca-deal/1\0first\0seed\0" + bytes(8)).hexdigest()
    expected = [int(block[at : at + 8], 16) for at in range(0, 64, 8)]
    assert list(islice(random_words(b"seed", "first"), 8)) == expected
    assert list(islice(random_words(b"0", "first"), 4)) == [1082450983, 247649032, 1424952441, 3757529520]
    assert shuffled(range(10), b"lucca", "first") == [4, 7, 5, 3, 8, 6, 2, 0, 9, 1]


PINNED = {  # the last hand, the Bastions replaced, the last triplet, and how the stock begins when nothing is kept
    "city-of-games-2": ("93 59 84 67", "", "56 17 36", "58 48 55 91 80 67 92 38"),
    "city-of-games-3": ("32 74 22 88", "B3", "83 45 81", "58 48 55 91 67 32 92 38"),
    "city-of-games-4-celebration": ("80 22 36 48", "", "G2013 42 91", "40 11 93 58 50 61 77 23"),
    "city-of-games-5-celebration": ("60 59 54 13", "", "28 8 95", "40 11 93 58 13 50 61 77"),
    "citta-en-4": ("75 5 58 89", "", "94 34 54", "58 48 91 80 67 32 92 38"),
    "citta-fr-5": ("55 96 78 64", "", "57 68 85", "58 48 55 91 80 67 32 92"),
}


@pytest.mark.parametrize("name", PINNED)
@pytest.mark.parametrize("seed", [2013, "2013", b"2013"])
def test_deals_of_a_seed_are_pinned(name: str, seed: int | str | bytes) -> None:
    table = next(table for table in TABLES if table_name(table) == name)
    dealer = SeededDealer(seed)
    first = dealer.first_deal(table)
    on_table = {card for triplet in first.triplets for card in triplet}
    stock, _ = dealer.stock(table, [card for card in table.in_play if card not in on_table])
    dealt = (first.hands[-1], first.bastions_replaced, first.triplets[-1], stock[:8])
    assert tuple(" ".join(table.deck.ids(cards)) for cards in dealt) == PINNED[name]


# --- without bias -------------------------------------------------------------------------------------------------


def chi_square(counts: Counter[tuple[int, int]], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


def test_shuffling_favours_no_place() -> None:
    """Every card equally often at every place; chance alone gives about 30, and above 90 once in a million times."""
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        counts.update(enumerate(shuffled(range(6), str(seed).encode(), "bias")))
    assert chi_square(counts, 36) < 90


def test_shuffling_favours_no_order() -> None:
    """All 24 orders of four cards: 23 degrees of freedom, 1 in a million above 72."""
    orders = Counter(tuple(shuffled(range(4), str(seed).encode(), "bias")) for seed in range(4800))
    assert len(orders) == 24
    assert sum((count - 200) ** 2 for count in orders.values()) / 200 < 72


def test_no_seat_is_favoured_with_bastions_or_high_cards() -> None:
    """Bastions are replaced seat after seat: still every seat sees each palace card equally often."""
    table = setup(players=5)
    seats: Counter[int] = Counter()
    for seed in range(1500):
        hands = SeededDealer(seed).first_deal(table).hands
        seats.update(seat for seat, hand in enumerate(hands) for card in hand if card >= 72 and card < FIRST_BASTION)
    expected = seats.total() / 5
    assert sum((count - expected) ** 2 for count in seats.values()) / expected < 33  # 4 degrees, 1 in a million
