"""Records with a wrong pick for the City of Lucca are refused, with its index."""

from collections.abc import Callable
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.errors import RecordError
from lucca.rules.cards import standard_deck
from lucca.rules.decisions import CityPick
from tests.records.games import Json, first_moves, game_before, picks, read, recorded
from tests.records.refusals import find, first, refused


def test_a_pick_where_there_is_no_city() -> None:
    record = recorded()
    record["moves"][3] = {"seat": record["moves"][3]["seat"], "city": None}
    refused(record, "4.5", 3)


def test_a_turn_where_a_pick_is_due() -> None:
    record = recorded(players=2)
    index, pick = next(picks(record))
    seat = record["moves"][index]["seat"]
    record["moves"][index] = {"seat": seat, "open": [], "take": pick["take"], "play": [["1", "wall"]] * 3}
    refused(record, "7.3", index)


def test_the_second_player_picks_first() -> None:
    record = recorded(players=2)
    index, _ = next(picks(record))
    record["moves"][index]["seat"] ^= 1
    refused(record, "4.1", index)


@pytest.mark.parametrize("change", [{"card": "99"}, {"card": "B5"}, {"take": 7}, {"take": -1}])
def test_a_picked_card_that_does_not_lie_there(change: Json) -> None:
    record = recorded(players=2)
    index, pick = next(picks(record))
    pick.update(change)
    refused(record, "7.3", index)


def test_both_picks_from_one_triplet() -> None:
    record = recorded(players=2)
    index, taken = next(picks(record))
    city = game_before(record, index + 1).view(None).quarters[2]
    building = {palace.colour for palace in city.under_construction}
    card = next(card for card in record["deal"]["first_triplets"][taken["take"]] if card != taken["card"])
    colour = standard_deck().card(standard_deck().index[card]).colour
    use = "bastion" if colour is None else "add" if colour in building else "start"
    record["moves"][index + 1]["city"] = {"take": taken["take"], "card": card, "as": use}
    refused(record, "7.4", index + 1)


@pytest.mark.parametrize(("right", "wrong"), [("start", "add"), ("add", "start"), ("start", "bastion")])
def test_a_card_laid_wrongly_into_the_city(right: str, wrong: str) -> None:
    record, (index, pick) = find(lambda record: first(p for p in picks(record) if p[1]["as"] == right), players=2)
    pick["as"] = wrong
    refused(record, "7.5", index)


@pytest.mark.parametrize("use", ["wall", "discard", ""])
def test_a_use_that_the_city_has_not(use: str) -> None:
    record = recorded(players=2)
    index, pick = next(picks(record))
    pick["as"] = use
    refused(record, "7.5", index)


def test_a_pick_skipped_though_a_card_can_be_played() -> None:
    record = recorded(players=2)
    index, _ = next(picks(record))
    record["moves"][index]["city"] = None
    refused(record, "7.7", index)


def picked_wild(record: Json) -> Any:
    return first(p for p in picks(record) if p[1]["card"].startswith("W"))


@pytest.mark.parametrize(
    "change",
    [
        lambda pick: pick.pop("colour"),
        lambda pick: pick.update({"as": "start"}),
        lambda pick: (pick.pop("colour"), pick.update({"as": "start"})),
        lambda pick: (pick.pop("colour"), pick.update({"as": "bastion"})),
    ],
)
def test_a_wild_laid_wrongly_into_the_city(change: Callable[[Json], object]) -> None:
    record, (index, pick) = find(picked_wild, players=2, celebration=True)
    change(pick)
    refused(record, "7.6", index)


def test_a_wild_for_the_city_on_a_palace_that_is_not_there() -> None:
    def with_room(record: Json) -> Any:
        for index, pick in picks(record):
            if pick["card"].startswith("W"):
                city = game_before(record, index).view(None).quarters[2]
                building = {palace.colour for palace in city.under_construction}
                missing = [colour for colour in standard_deck().colours if colour not in building]
                if missing:
                    return index, pick, missing[0]
        return None

    record, (index, pick, colour) = find(with_room, players=2, celebration=True)
    pick["colour"] = colour
    refused(record, "7.6", index, colour)


def test_a_colour_named_for_a_palace_card_of_the_city() -> None:
    record, (index, pick) = find(
        lambda record: first(p for p in picks(record) if not p[1]["card"].startswith("W")), players=2
    )
    pick["colour"] = "red"
    refused(record, "7.6", index)


def passes(record: Json) -> bool:
    try:
        check(read(record))
    except RecordError:
        return False
    return True


def test_exactly_the_legal_picks_pass() -> None:
    """At one pick, every card of every triplet in every use."""
    record = recorded(players=2)
    index, _ = next(picks(record))
    passed = set()
    for take, triplet in enumerate(record["deal"]["first_triplets"]):
        for card in triplet:
            for use in ("start", "add", "wall", "bastion", "discard"):
                tried = first_moves(record, index + 1)
                tried["moves"][index]["city"] = {"take": take, "card": card, "as": use}
                if passes(tried):
                    passed.add(CityPick(take, card, use))
    assert passed == set(game_before(record, index).position.legal_decisions())
