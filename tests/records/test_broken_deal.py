"""Records whose table or cards could not have come about are refused."""

from collections.abc import Callable
from typing import Any

import pytest

from lucca.rules.cards import deck_to_list, standard_deck
from tests.records.games import Json, first_moves, recorded
from tests.records.refusals import find, first, refused

# --- edition, players, deck -----------------------------------------------------------------------------------------


def test_unknown_edition() -> None:
    refused({**recorded(), "edition": "citta-it"}, "1.1", saying="citta-it")


@pytest.mark.parametrize("players", [0, 1, 6, 7])
def test_too_few_or_too_many_players(players: int) -> None:
    refused({**recorded(), "players": [{}] * players}, "1.1", saying=str(players))


def test_two_players_in_an_edition_for_three_and_more() -> None:
    refused({**recorded(players=2), "edition": "citta-fr"}, "1.1")


def test_celebration_in_an_edition_without() -> None:
    refused({**recorded("citta-en"), "celebration": True}, "1.2")


def test_celebration_with_a_deck_without_specials() -> None:
    refused({**recorded(celebration=True), "deck": deck_to_list(standard_deck())[:96]}, "2.3")


@pytest.mark.parametrize(
    ("change", "saying"),
    [
        (lambda cards: cards.clear(), "6 colours"),
        (lambda cards: cards.pop(3), "15"),
        (lambda cards: cards.append("97"), "card 102"),
        (lambda cards: cards[4].update(id="05"), "card 5"),
        (lambda cards: cards[4].update(number=6, id="6"), "second time"),
        (lambda cards: cards[4].update(number=5.0), "number"),
        (lambda cards: cards[4].update(shields=True), "shields"),
        (lambda cards: cards[4].update(windows="3"), "windows"),
        (lambda cards: cards[4].update(windows=-1), "windows"),
        (lambda cards: cards[4].update(colour="teal"), "7"),
        (lambda cards: cards[4].update(colour=None), "colour"),
        (lambda cards: cards[96].update(colour="red"), "Wild"),
        (lambda cards: cards.pop(96), "3 Wilds"),
        (lambda cards: cards[100].update(colour="gold"), "gold"),
        (lambda cards: cards.extend([{"id": "B1"}, {"id": "B1"}]), "B1"),
        (lambda cards: cards.append({"id": "B5", "colour": None, "shields": 0, "windows": 0, "number": 5}), "B5"),
    ],
)
def test_a_wrong_deck(change: Callable[[list[Any]], object], saying: str) -> None:
    cards = deck_to_list(standard_deck())
    change(cards)
    refused({**recorded(), "deck": cards}, "2.4", saying=saying)


# --- the deal -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["97", "0", "07", " 7", "B5", "b1", "W10", "G2013", "", "red 7"])
def test_a_hand_with_something_that_is_no_card_of_the_game(card: str) -> None:
    record = recorded()
    record["deal"]["hands"][1][2] = card
    refused(record, "3.1", saying=repr(card))


@pytest.mark.parametrize("card", ["10", "20"])
def test_a_card_that_the_celebration_takes_out(card: str) -> None:
    record = recorded(celebration=True)
    record["deal"]["first_triplets"][0][0] = card
    refused(record, "3.1")


@pytest.mark.parametrize(
    "change",
    [
        lambda hands: hands[0].pop(),
        lambda hands: hands[0].append("96"),
        lambda hands: hands.pop(),
        lambda hands: hands.append(["1", "2", "3", "4"]),
    ],
)
def test_hands_of_the_wrong_size_or_number(change: Callable[[list[Any]], object]) -> None:
    record = recorded()
    change(record["deal"]["hands"])
    refused(record, "3.2")


def test_a_card_in_two_hands() -> None:
    record = recorded()
    record["deal"]["hands"][0][0] = record["deal"]["hands"][1][0]
    refused(record, "3.2", saying="twice")


def test_a_card_in_a_hand_and_a_first_triplet() -> None:
    record = recorded()
    record["deal"]["first_triplets"][1][1] = record["deal"]["hands"][1][0]
    refused(record, "3.2", saying="twice")


@pytest.mark.parametrize("edition", ["city-of-games", "citta-ja"])
def test_a_bastion_in_a_hand(edition: str) -> None:
    record = recorded(edition)
    record["deal"]["hands"][1][3] = "B1"
    refused(record, "3.2")


def test_a_palace_card_replaced_in_a_hand() -> None:
    record, card = find(lambda record: first(iter(record["deal"]["removed"])))
    record["deal"]["bastions_replaced"] = [card]
    refused(record, "3.2")


def test_a_bastion_replaced_twice() -> None:
    record, bastion = find(lambda record: first(iter(record["deal"]["bastions_replaced"])))
    record["deal"]["bastions_replaced"] = [bastion, bastion]
    refused(record, "3.2", saying="twice")


def test_a_bastion_replaced_and_in_the_first_triplets() -> None:
    def in_triplets(record: Json) -> str | None:
        cards = (card for triplet in record["deal"]["first_triplets"] for card in triplet)
        return next((card for card in cards if card.startswith("B")), None)

    record, bastion = find(in_triplets)
    record["deal"]["bastions_replaced"] = [bastion]
    refused(record, "3.2", saying="twice")


@pytest.mark.parametrize("edition", ["citta-en", "citta-fr", "citta-ja"])
def test_a_tower_replaced_where_towers_are_set_aside(edition: str) -> None:
    record = recorded(edition)
    record["deal"]["bastions_replaced"] = ["B2"]
    refused(record, "3.2")


@pytest.mark.parametrize("edition", ["citta-en", "citta-fr", "citta-ja"])
def test_a_tower_in_the_first_triplets_where_towers_are_set_aside(edition: str) -> None:
    record = recorded(edition)
    record["deal"]["first_triplets"][3][0] = "B4"
    refused(record, "3.3")


@pytest.mark.parametrize(
    "change",
    [
        lambda triplets: triplets.pop(),
        lambda triplets: triplets.append(["1", "2", "3"]),
        lambda triplets: triplets[0].pop(),
        lambda triplets: triplets[0].append("96"),
    ],
)
def test_first_triplets_of_the_wrong_size_or_number(change: Callable[[list[Any]], object]) -> None:
    record = recorded()
    change(record["deal"]["first_triplets"])
    refused(record, "3.3")


# --- stock and removed cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["city-of-games", "citta-fr"])
def test_the_stock_lacks_a_card(edition: str) -> None:
    record = recorded(edition)
    del record["deal"]["stock"][-1]
    refused(record, "3.6", saying="lacks")


def test_the_stock_holds_a_card_twice() -> None:
    record = recorded()
    record["deal"]["stock"][0] = record["deal"]["stock"][1]
    refused(record, "3.6")


def test_the_stock_holds_a_kept_card() -> None:
    record = recorded()
    record["deal"]["stock"][0] = record["moves"][0]["keep"][0]
    refused(record, "3.6")


def test_the_stock_holds_an_unchosen_card_with_two_players() -> None:
    record = recorded(players=2)
    unchosen = set(record["deal"]["hands"][0]) - set(record["moves"][0]["keep"])
    record["deal"]["stock"][0] = unchosen.pop()
    refused(record, "3.6")


def test_the_stock_holds_a_card_of_the_first_triplets() -> None:
    record = recorded("citta-fr")
    record["deal"]["stock"].append(record["deal"]["first_triplets"][0][0])
    refused(record, "3.6")


def test_the_stock_holds_something_that_is_no_card() -> None:
    record = recorded()
    record["deal"]["stock"][4] = "014"
    refused(record, "3.1", saying="'014'")


@pytest.mark.parametrize(("edition", "players"), [("city-of-games", 3), ("city-of-games", 5), ("citta-en", 3)])
def test_one_card_too_many_is_removed(edition: str, players: int) -> None:
    record = recorded(edition, players)
    record["deal"]["removed"].append(record["deal"]["stock"].pop())
    refused(record, "3.6", saying="removed")


def test_one_card_too_few_is_removed() -> None:
    record = recorded(celebration=True)
    record["deal"]["stock"].append(record["deal"]["removed"].pop())
    refused(record, "3.6", saying="removed")


def test_no_stock_though_everyone_has_kept() -> None:
    record = first_moves(recorded(), 3)
    record["deal"]["stock"] = record["deal"]["removed"] = []
    refused(record, "3.6")


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_stock_before_everyone_has_kept(count: int) -> None:
    refused({**first_moves(recorded(), count), "deal": recorded()["deal"]}, "3.6", saying="must be empty")


def test_an_early_stock_that_is_wrong_with_two_players() -> None:
    deal = recorded(players=2)["deal"]
    deal["stock"][0] = deal["hands"][0][0]
    refused({**first_moves(recorded(players=2), 1), "deal": deal}, "3.6")
