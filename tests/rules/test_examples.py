"""What facts.json tells of the examples in the pictures of the rules: the values by hand, as the clauses have them."""

from typing import Any

import pytest

from lucca.rules import examples
from lucca.rules.cards import standard_deck
from lucca.rules.clauses import clauses_of
from lucca.rules.editions import EDITIONS
from lucca.rules.events import CITY
from tests.rules.builder import CITTA_EN, CITTA_FR, CITTA_JA, CITY_OF_GAMES

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def palace(state: str, colour: str, cards: str, number: int, size: int) -> dict[str, Any]:
    return {"state": state, "colour": colour, "cards": cards.split(), "number": number, "size": size}


def test_2_6_a_quarter_has_a_palace_in_each_space() -> None:
    assert examples.quarter() == {
        "building": palace("building", "green", "40 22", 22, 3),
        "completed": palace("complete", "blue", "11 29 47", 47, 3),
        "opened": palace("open", "orange", "38 56 74", 74, 3),
    }


@every_edition
def test_3_5_two_chosen_cards_of_one_colour_make_one_palace(edition: str) -> None:
    """The card named second lies on top."""
    assert examples.choosing(edition) == {
        "hand": ["39", "18", "75", "40"],
        "palace": palace("building", "yellow", "39 75", 75, 5),
    }


def test_4_6_a_triplet_is_played_one_card_after_the_other() -> None:
    assert examples.playing() == {
        "triplet": ["58", "85", "93"],
        "growing": palace("building", "green", "40 22", 22, 5),
        "started": palace("building", "red", "85", 85, 5),
    }


@every_edition
def test_4_1_most_shields_come_first_then_the_highest_number(edition: str) -> None:
    """Carlo has 3 + 3 shields; Anna 3 + 2 and Bice 2 + 3, but Anna shows 58 and Bice 27 at most."""
    order = examples.order(edition)
    told = [(one["owner"], one["shields"], one["number"]) for one in order]
    assert told == [(examples.CARLO, 6, 77), (examples.ANNA, 5, 58), (examples.BICE, 5, 27)]
    assert [[one["cards"] for one in player["palaces"]] for player in order] == [
        [["59", "77"]],
        [["46", "58"]],
        [["13"], ["27"]],
    ]


@every_edition
def test_4_3_every_other_owner_brings_points_to_a_party(edition: str) -> None:
    """A point for each card under construction, two for a completed palace, nothing for an opened one."""
    party = examples.party(edition)
    assert party["host"] == {"owner": examples.ANNA, "palaces": [palace("open", "red", "7 31 49", 49, 3)]}
    assert party["guests"] == [
        {"owner": examples.BICE, "palaces": [palace("building", "red", "13 43", 43, 3)], "points": 2},
        {"owner": examples.CARLO, "palaces": [palace("building", "red", "25", 25, 3)], "points": 1},
        {"owner": examples.DORA, "palaces": [palace("complete", "red", "1 19 61", 61, 3)], "points": 2},
        {"owner": examples.ELIO, "palaces": [palace("open", "red", "55 79 91", 91, 3)], "points": 0},
    ]


@every_edition
def test_9_1_a_party_brings_five_points_or_three(edition: str) -> None:
    party = examples.party(edition)
    assert (party["colour"], party["total"], party["total_if_dora_had_opened"]) == ("red", 5, 3)


@every_edition
def test_4_9_a_completed_palace_brings_a_point_for_each_window(edition: str) -> None:
    """2 + 2 + 3 + 3 + 3."""
    completed = palace("complete", "blue", "11 29 47 65 83", 83, 5)
    assert examples.completing(edition) == {"palace": completed, "points": 13}


@every_edition
def test_5_2_the_second_of_the_final_openings_finds_the_first_palace_open(edition: str) -> None:
    assert examples.final_openings(edition) == [
        {"owner": examples.ANNA, "palaces": [palace("open", "blue", "47 65 83", 83, 3)], "points": 2},
        {"owner": examples.BICE, "palaces": [palace("open", "blue", "11 29 95", 95, 3)], "points": 0},
    ]


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS.values() if "9.2" in clauses_of(edition)])
@pytest.mark.parametrize(
    ("which", "cards", "shields", "points"),
    [("hold", [["9"], ["46"], ["12"]], 8, 15), ("fall", [["9"], ["46"], ["6"]], 7, 0)],
)
def test_5_3_and_9_2_walls_and_bastions_score_if_all_walls_are_supported(
    edition: str, which: str, cards: list[list[str]], shields: int, points: int
) -> None:
    """(4 + 1) x 3 with 3 + 3 + 2 shields; nothing with 3 + 3 + 1."""
    told = examples.walls(edition)[which]
    assert [one["cards"] for one in told.pop("building")] == cards
    assert told == {"walls": 4, "bastions": 1, "opened": 3, "shields": shields, "needed": 8, "points": points}


ON_EVERY_PALACE = ((examples.ANNA, 5), (examples.BICE, 92))


@pytest.mark.parametrize(
    ("edition", "lowest", "highest"),
    [
        (CITY_OF_GAMES, *ON_EVERY_PALACE),
        (CITTA_EN, (examples.CARLO, 12), (examples.BICE, 85)),  # under construction, and opened
        (CITTA_FR, *ON_EVERY_PALACE),
        (CITTA_JA, *ON_EVERY_PALACE),
    ],
)
def test_5_4_the_lowest_number_gives_three_points_to_the_highest(
    edition: str, lowest: tuple[int, int], highest: tuple[int, int]
) -> None:
    told = examples.street_numbers(edition)
    assert (told["lowest"]["owner"], told["lowest"]["number"]) == lowest
    assert (told["highest"]["owner"], told["highest"]["number"]) == highest
    assert told["points"] == 3


def test_5_4_the_street_has_palaces_under_construction_and_opened_ones() -> None:
    assert examples.street_players() == [
        {"owner": seat, "palaces": [palace("building", *building, 3), palace("open", *opened, 3)]}
        for seat, building, opened in (
            (examples.ANNA, ("yellow", "33 21", 21), ("blue", "47 65 5", 5)),
            (examples.BICE, ("orange", "2 92", 92), ("red", "1 61 85", 85)),
            (examples.CARLO, ("purple", "66 12", 12), ("green", "10 28 76", 76)),
        )
    ]


def test_6_2_a_wild_is_a_storey_of_a_palace_that_has_a_colour() -> None:
    assert examples.with_wild() == palace("building", "green", "16 34 W500", 500, 5)


def test_7_1_unchosen_cards_found_the_city_the_highest_of_a_colour_on_top() -> None:
    city = examples.city_picks()
    assert city["unchosen"] == ["45", "63", "14", "2"]
    start = [palace("building", "yellow", "45 63", 63, 5), palace("building", "orange", "2 14", 14, 5)]
    assert city["start"] == start


def test_7_3_a_card_of_each_triplet_is_added_to_the_city() -> None:
    city = examples.city_picks()
    assert [(one["cards"], one["picked"]) for one in city["triplets"]] == [
        (["81", "30", "19"], 0),
        (["56", "71", "4"], 0),
    ]
    after = [palace("building", "yellow", "45 63 81", 81, 5), palace("building", "orange", "2 14 56", 56, 5)]
    assert city["after"] == after


def test_7_9_the_city_brings_points_for_each_of_its_palaces() -> None:
    party = examples.city_party()
    assert party["host"]["palaces"] == [palace("open", "green", "16 34 52 88 70", 70, 5)]
    assert [(guest["owner"], guest["points"]) for guest in party["guests"]] == [(examples.BICE, 2), (CITY, 3)]
    assert [one["state"] for one in party["guests"][1]["palaces"]] == ["complete", "building"]
    assert party["total"] == 5


def test_examples_show_cards_of_the_standard_deck() -> None:
    def cards_in(fact: object) -> list[str]:
        if isinstance(fact, dict):
            ids = fact.get("cards", [])
            return [*ids, *(card for part in fact.values() for card in cards_in(part))]
        return [card for part in fact for card in cards_in(part)] if isinstance(fact, list) else []

    shown = cards_in(examples.rules_examples())
    assert len(shown) > 80
    assert set(shown) <= set(standard_deck().index)
