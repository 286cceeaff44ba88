"""Clauses 7.8 to 7.11 of docs/rules.md: the City's completed palaces, parties, street numbers."""

import pytest

from lucca.rules.decisions import CityPick, Open
from lucca.rules.events import (
    Added,
    Completed,
    Event,
    GameEnded,
    Opened,
    PartySource,
    Started,
    StreetScored,
)
from lucca.rules.game import Game
from lucca.rules.position import Position
from tests.rules.builder import Holding, arrange, decide, discard_to_the_end, last_turn, of_kind, the
from tests.rules.test_7_city import CITY, city_palaces, to_pick

RED_THRICE = ["1 7 13 19 25", "31 37 43 49 55", "61 67 73 79 85"]
TWO_BASTIONS = ["", "", "B1 86 87", "B2 88 89"]
"""Triplets of a last turn after which the City gets two Bastions, and its palaces stay as they are."""


def end_with_bastions(position: Position) -> list[Event]:
    discard_to_the_end(position)
    events = decide(position, CityPick(2, "B1", "bastion"), CityPick(3, "B2", "bastion"))
    assert position.over
    return events


# --- 7.8 ----------------------------------------------------------------------------------------------------------


def test_7_8_five_cards_complete_a_city_palace_and_nobody_scores() -> None:
    position = to_pick(Holding(["1 7 13 19", "2 8"]), ("25 14 9", "31 5 33"))
    before = position.points()
    events = decide(position, CityPick(2, "25", "add"))
    assert events[1:] == [Added("city", "red", "25", 5), Completed("city", "red", 0)]
    assert position.points() == before
    quarter = position.view(None).quarters[CITY]
    assert [card.id for card in quarter.completed[0].cards] == ["1", "7", "13", "19", "25"]
    assert not quarter.opened
    assert quarter.shields == 1 + 2  # only orange is under construction


def test_7_8_the_city_may_then_start_another_of_that_colour() -> None:
    position = to_pick(Holding(["1 7 13 19", "2 8"]), ("25 14 9", "31 5 33"))
    decide(position, CityPick(2, "25", "add"))
    assert decide(position, CityPick(3, "31", "start"))[1] == Started("city", "red", "31")
    assert city_palaces(position) == {"red": "31", "orange": "2 8"}


def test_7_8_a_wild_can_complete_a_city_palace() -> None:
    position = to_pick(Holding(["1 7 13 19", "2 8"]), ("W10 14 9", "31 5 33"), celebration=True)
    assert decide(position, CityPick(2, "W10", "add", "red"))[-1] == Completed("city", "red", 0)
    assert position.view(None).quarters[CITY].completed[0].street_number == 10


def test_7_8_the_city_can_have_three_completed_palaces_of_one_colour_and_start_a_fourth() -> None:
    """14 red cards by the sixth turn; the 15th completes the third palace, the 16th starts a fourth."""
    city = Holding(["61 67 73 79"], RED_THRICE[:2])
    position = to_pick(city, ("85 14 9", "91 5 33"), round=6)
    assert decide(position, CityPick(2, "85", "add"))[-1] == Completed("city", "red", 0)
    decide(position, CityPick(3, "91", "start"))
    quarter = position.view(None).quarters[CITY]
    assert [palace.street_number for palace in quarter.completed] == [25, 55, 85]
    assert [palace.street_number for palace in quarter.under_construction] == [91]


def test_7_8_completed_palaces_of_several_colours() -> None:
    city = Holding(["61 67 73 79"], ["2 8 14 20 26", "31 37 43 49 55"])
    position = to_pick(city, ("85 15 9", "91 5 33"), round=6)
    decide(position, CityPick(2, "85", "add"))
    completed = position.view(None).quarters[CITY].completed
    assert [palace.colour for palace in completed] == ["orange", "red", "red"]


# --- 7.9 ----------------------------------------------------------------------------------------------------------


def test_7_9_a_party_counts_city_cards_under_construction_and_each_completed_city_palace() -> None:
    """Twelve City cards in turn 5: one blue and one red palace completed, two red cards under construction."""
    players = [Holding(["4 46"], completed=["1 7 13 19 25"]), Holding(["3", "31"])]
    city = Holding(["37 43"], ["49 55 61 67 73", "5 11 17 23 29"])
    position = arrange(players=2, round=5, holdings=players, city=city)
    party = the(decide(position, Open("red")), Opened)
    assert party == Opened(0, "red", 1 + 4, (PartySource(1, 1), PartySource("city", 4, completed=1)))


def test_7_9_several_completed_city_palaces_of_the_colour_count_two_each() -> None:
    """All sixteen red cards: five in the player's palace, ten in two City palaces, one under construction there."""
    players = [Holding(["4 46"], completed=["1 7 13 19 25"]), Holding(["3", "16"])]
    city = Holding(["91", "2 8 14"], ["31 37 43 49 55", "61 67 73 79 85"])
    position = arrange(players=2, round=6, holdings=players, city=city)
    party = the(decide(position, Open("red")), Opened)
    assert party == Opened(0, "red", 5, (PartySource(1, 0), PartySource("city", 5, completed=2)))
    assert party.sources[1].under_construction == 1


def test_7_9_the_city_never_opens_and_its_palaces_count_at_every_party() -> None:
    """Both players open red in the final openings, and both get 2 for each City palace."""
    players = [Holding(["4"], completed=["1 7 13 19 25"]), Holding(["3"], completed=["31 37 43 49 55"])]
    city = Holding(["2 8 14", "5 11", "6"], ["61 67 73 79 85", "10 16 22 28 34"])
    events = end_with_bastions(last_turn(players=2, holdings=players, city=city, triplets=TWO_BASTIONS))
    assert [(party.seat, party.points) for party in of_kind(events, Opened)] == [(0, 2 + 2), (1, 0 + 2)]


def test_7_9_city_bastions_bring_nothing() -> None:
    players = [Holding(["4 46"], completed=["1 7 13 19 25"], bastions="B4"), Holding(["3", "16"])]
    position = arrange(players=2, round=3, holdings=players, city=Holding(["2 8 14", "5 11"], bastions="B1 B2 B3"))
    assert the(decide(position, Open("red")), Opened).points == 0


def test_7_9_a_pick_of_the_last_turn_counts_in_the_final_openings() -> None:
    players = [Holding(["4"], completed=["1 7 13 19 25"]), Holding(["3", "16"])]
    city = Holding(["2 8 14", "5 11", "6"], ["61 67 73 79 85", "10 22 28 34 40"])
    position = last_turn(players=2, holdings=players, city=city, triplets=["", "", "31 20 21", "37 26 27"])
    discard_to_the_end(position)
    events = decide(position, CityPick(2, "31", "start"), CityPick(3, "37", "add"))
    assert the(events, Opened) == Opened(0, "red", 4, (PartySource(1, 0), PartySource("city", 4, completed=1)))


# --- 7.10 ---------------------------------------------------------------------------------------------------------

SEATS = [Holding(["4 46"]), Holding(["3", "16"])]
"""Seat 0 shows 46, seat 1 shows 3 and 16."""
BETWEEN = ["2 8 14 20 44", "5 11 17 23 41", "6 12 18 24 42"]
"""Completed palaces whose visible numbers are neither the lowest nor the highest."""


@pytest.mark.parametrize(
    ("city", "scored", "street"),
    [
        (Holding(["43"], BETWEEN), StreetScored(1, "3", 0, "46", 3), [3, -3]),
        (Holding(["1"], BETWEEN), StreetScored("city", "1", 0, "46", 3), [3, 0]),
        (Holding(["43"], ["44 8 14 20 2", *BETWEEN[1:]]), StreetScored("city", "2", 0, "46", 3), [3, 0]),
        (Holding(["91"], BETWEEN), StreetScored(1, "3", "city", "91", 3), [0, -3]),
        (Holding(["43"], ["2 8 14 20 92", *BETWEEN[1:]]), StreetScored(1, "3", "city", "92", 3), [0, -3]),
        (Holding(["1"], ["2 8 14 20 92", *BETWEEN[1:]]), StreetScored("city", "1", "city", "92", 0), [0, 0]),
        (
            Holding(["2"], ["7 13 19 25 1", "31 37 43 49 91", "55 61 67 73 79"]),
            StreetScored("city", "1", "city", "91", 0),
            [0, 0],
        ),
    ],
    ids=[
        "neither",
        "lowest under construction",
        "lowest completed",
        "highest under construction",
        "highest completed",
        "both",
        "both on completed palaces of one colour",
    ],
)
def test_7_10_the_city_is_an_owner_on_the_street(city: Holding, scored: StreetScored, street: list[int]) -> None:
    position = last_turn(players=2, holdings=SEATS, city=city, triplets=TWO_BASTIONS)
    events = end_with_bastions(position)
    assert the(events, StreetScored) == scored
    assert [points.street for points in position.points()] == street
    assert [points.score for points in position.points()] == street


def test_7_10_a_pick_of_the_last_turn_can_cover_the_citys_number() -> None:
    """Without it the City would have the lowest number, 1, and seat 1 would lose nothing."""
    position = last_turn(
        players=2, holdings=SEATS, city=Holding(["1"], BETWEEN), triplets=["", "", "43 86 87", "B2 88 89"]
    )
    discard_to_the_end(position)
    events = decide(position, CityPick(2, "43", "add"), CityPick(3, "B2", "bastion"))
    assert the(events, StreetScored) == StreetScored(1, "3", 0, "46", 3)


def test_7_10_city_numbers_break_no_ties() -> None:
    """Three shields each: seat 1's 69 against seat 0's 46, whatever the City shows."""
    players = [Holding(["46", "5"]), Holding(["69", "10"])]
    position = arrange(players=2, round=2, holdings=players, city=Holding(["91", "92", "95", "94", "93", "96"]))
    assert position.view(None).order == (1, 0)


# --- 7.11 ---------------------------------------------------------------------------------------------------------


def test_7_11_the_city_has_no_score_and_no_place() -> None:
    position = last_turn(players=2, holdings=SEATS, city=Holding(["91"], BETWEEN), triplets=TWO_BASTIONS)
    events = end_with_bastions(position)
    assert the(events, GameEnded) == GameEnded((0, -3), (0, 1))
    assert position.ranking() == (0, 1)
    assert len(position.points()) == 2
    assert position.view(None).quarters[CITY].score == 0


@pytest.mark.parametrize("celebration", [False, True])
def test_7_11_a_whole_game_ranks_two(celebration: bool) -> None:
    game = Game.new(players=2, celebration=celebration, seed="ranking")
    while not game.over:
        game.apply(game.legal_decisions()[0])
        assert game.view(None).quarters[CITY].score == 0
    assert len(game.scores) == 2
    assert sorted(game.ranking) == [0, 1]
