"""Records that another program could have written: other spellings of the same game are read."""

import json
from copy import deepcopy
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.replay import replay
from lucca.records.write import dumps, record_of
from lucca.rules.cards import deck_to_list, standard_deck
from lucca.rules.dealer import Deal
from lucca.rules.decisions import parse_move
from lucca.rules.events import CityPickSkipped
from lucca.rules.game import Game
from tests.records.games import TABLES, Json, Table, first_moves, read, recorded


def with_extra_keys(value: Any) -> Any:
    """Something new in every object, however deep."""
    if isinstance(value, dict):
        return {"comment": {"by": "Livia", "at": 1.5}, **{key: with_extra_keys(item) for key, item in value.items()}}
    return [with_extra_keys(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("table", TABLES)
def test_extra_keys_are_ignored_in_every_object(table: Table) -> None:
    record = recorded(*table)
    assert check(read(with_extra_keys(record))) == check(read(record))


def test_keys_may_stand_in_any_order() -> None:
    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(value)}
        return [turned(item) for item in value] if isinstance(value, list) else value

    record = recorded(players=2)
    assert check(read(turned(record))) == check(read(record))


@pytest.mark.parametrize("order", [[2, 1, 0], [1, 0, 2], [2, 0, 1]])
def test_seats_keep_in_any_order(order: list[int]) -> None:
    record = recorded()
    keeps = record["moves"][:3]
    record["moves"][:3] = [keeps[seat] for seat in order]
    position = check(read(record))
    assert position == check(read(recorded()))
    assert replay(read(record)).position == position


def record_with_kept_wild() -> tuple[Json, int]:
    """A game in which a seat keeps a Wild on top of a palace card, and that seat."""
    for number in range(100):
        record = recorded(celebration=True, number=number, bot="random")
        for index, move in enumerate(record["moves"][:3]):
            if move["keep"][1].startswith("W"):
                return record, index
    raise AssertionError("no Wild was kept")


def test_a_wild_is_kept_on_top_whatever_the_order_given() -> None:
    record, index = record_with_kept_wild()
    turned = deepcopy(record)
    turned["moves"][index]["keep"].reverse()
    assert check(read(turned)) == check(read(record))


def test_names_and_kinds_are_not_required() -> None:
    record = recorded()
    record["players"] = [{}, {"name": "Éva"}, {"kind": "human", "rating": 1500}]
    assert read(record).names == [None, "Éva", None]
    check(read(record))


def test_the_breakdown_is_optional() -> None:
    record = recorded()
    del record["result"]["breakdown"]
    check(read(record))


@pytest.mark.parametrize("celebration", [False, True])
def test_a_deck_of_its_own_is_read(celebration: bool) -> None:
    """In any order, with Bastions listed or not, and with any six colour names."""
    cards = [{**card, "colour": card["colour"] and card["colour"].upper()} for card in deck_to_list(standard_deck())]
    bastions = [{"id": f"B{number}", "colour": None, "shields": 0, "windows": 0, "number": None} for number in (1, 2)]
    record = recorded(celebration=celebration)
    record["deck"] = [*reversed(cards), *bastions]
    for move in record["moves"]:
        if "take" in move:
            move["open"] = [colour.upper() for colour in move["open"]]
            move["play"] = [[*play[:2], *(colour.upper() for colour in play[2:])] for play in move["play"]]
    assert check(read(record)).points() == check(read(recorded(celebration=celebration))).points()


def test_a_deck_without_specials_serves_a_game_without_the_celebration() -> None:
    record = recorded()
    record["deck"] = deck_to_list(standard_deck())[:96]
    assert check(read(record)).points() == check(read(recorded())).points()


def test_with_two_players_the_stock_may_wait_until_everyone_has_kept() -> None:
    told = recorded(players=2)
    for count in (0, 1):
        untold = first_moves(told, count)
        assert untold["deal"]["stock"] == []
        early = {**untold, "deal": told["deal"]}
        assert check(read(untold)) == check(read(early))
        assert replay(read(untold)).events == replay(read(early)).events


@pytest.mark.parametrize("table", TABLES)
def test_a_game_may_stop_after_any_move(table: Table) -> None:
    record = recorded(*table)
    for count in range(len(record["moves"])):
        assert not check(read(first_moves(record, count))).over


def test_white_space_and_escapes_do_not_matter() -> None:
    record = recorded()
    record["players"][0]["name"] = "塔 \u2028 Ada"
    for text in (json.dumps(record, indent=3), json.dumps(record, ensure_ascii=False), f"\r\n {json.dumps(record)}\t"):
        assert parse(text).names[0] == "塔 \u2028 Ada"
        assert parse(text.encode()).names[0] == "塔 \u2028 Ada"


# --- a pick for the City that must be skipped -----------------------------------------------------------------------


def skipped_pick() -> Game:
    """7.7: the City completes its only palace with the first pick, and the other triplet holds nothing but Wilds."""
    hands = (("2", "3", "1", "7"), ("4", "5", "13", "19"))
    triplets = (("8", "9", "11"), ("12", "14", "15"), ("25", "16", "17"), ("W10", "W20", "W500"))
    used = {card for cards in (*hands, *triplets) for card in cards}
    table = Game.new(players=2, celebration=True, seed=0).setup
    rest = [id for id in table.deck.ids(table.in_play) if id not in used]
    deal = Deal(hands=hands, first_triplets=triplets, stock=tuple(rest[:-11]), removed=tuple(rest[-11:]))
    game = Game.from_deal(deal, players=2, celebration=True)
    game.play(parse_move("0: keep 2 3"))
    game.play(parse_move("1: keep 4 5"))
    for triplet, cards in enumerate(triplets[:2]):
        game.play(parse_move(f"{game.actor}: take {triplet}; " + ", ".join(f"{card} discard" for card in cards)))
    game.play(parse_move(f"{game.actor}: city 2; 25 add"))
    return game


def test_a_skipped_pick_is_null() -> None:
    game = skipped_pick()
    seat = game.actor
    assert CityPickSkipped(seat or 0) in game.play(parse_move(f"{seat}: city skip"))
    record = json.loads(dumps(record_of(game)))
    assert record["moves"][-1] == {"seat": seat, "city": None}
    assert check(read(record)) == game.position
