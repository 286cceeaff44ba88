"""Section 5 of docs/rules.md: the final order and openings, walls, street numbers, winning."""

import pytest

from lucca.rules.decisions import Play, Take
from lucca.rules.editions import EDITIONS, Edition
from lucca.rules.events import (
    FinalOrder,
    GameEnded,
    LeftOver,
    Opened,
    OrderPlace,
    PartySource,
    StreetScored,
    WallsScored,
)
from lucca.rules.game import Game
from lucca.rules.kernels.layout import EVERY_PALACE, OPENED_PALACES, UNDER_CONSTRUCTION
from lucca.rules.score import Points
from tests.rules.builder import (
    CITTA_EN,
    EVERY_TABLE,
    Holding,
    decide,
    discard_to_the_end,
    last_turn,
    of_kind,
    play,
    refused,
    take_and_discard,
    the,
)

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)

# --- 5.1 ----------------------------------------------------------------------------------------------------------


def test_5_1_the_order_is_determined_once_more_after_the_last_turn() -> None:
    holdings = [Holding(["4 46"]), Holding(["3", "8"]), Holding(["1", "5"])]
    position = last_turn(holdings=holdings, triplets=["2 7 10", "9 18 27"])
    assert position.view(None).order == (0, 1, 2)
    take_and_discard(position, 0)
    take_and_discard(position, 2)
    events = play(position, "2: take 1; 9 start, 27 add, 18 start")
    expected = (OrderPlace(2, 9, 27), OrderPlace(0, 6, 46), OrderPlace(1, 4, 8))
    assert the(events, FinalOrder).order == expected
    assert position.view(None).order == (2, 0, 1)


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_5_1_the_end_comes_in_one_fixed_sequence(edition: str, players: int, celebration: bool) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="the end")
    while not game.over:
        game.apply(game.legal_decisions()[0])
    final = game.events.index(the(game.events, FinalOrder))
    ending = [type(event) for event in game.events[final - 1 :]]
    opened = ending.count(Opened)
    assert ending == [
        LeftOver,
        FinalOrder,
        *[Opened] * opened,
        *[WallsScored] * players,
        StreetScored,
        GameEnded,
    ]


# --- 5.2 ----------------------------------------------------------------------------------------------------------


@EACH_EDITION
def test_5_2_earlier_players_get_two_for_palaces_that_later_ones_open_after_them(edition: Edition) -> None:
    """All three have a completed red palace; the final order is 1, 2, 0."""
    holdings = [
        Holding(["5"], completed=["1 7 13 19 25"]),
        Holding(["4 46"], completed=["31 37 43 49 55"]),
        Holding(["9"], completed=["61 67 73 79 85"]),
    ]
    position = last_turn(edition.id, holdings=holdings)
    events = discard_to_the_end(position)
    assert [place.seat for place in the(events, FinalOrder).order] == [1, 2, 0]
    assert of_kind(events, Opened) == [
        Opened(1, "red", 4, (PartySource(0, 2, 1), PartySource(2, 2, 1))),
        Opened(2, "red", 2, (PartySource(0, 2, 1), PartySource(1, 0))),
        Opened(0, "red", 0, (PartySource(1, 0), PartySource(2, 0))),
    ]
    assert [points.parties for points in position.points()] == [0, 4, 2]


def test_5_2_the_final_order_counts_and_not_that_of_the_last_turn() -> None:
    """Seat 0 was first in the last turn, but seat 1 builds more shields in it and opens first at the end."""
    holdings = [
        Holding(["4"], completed=["1 7 13 19 25"]),
        Holding(["5"], completed=["31 37 43 49 55"]),
        Holding(["10", "24"]),
    ]
    position = last_turn(holdings=holdings, triplets=["2 8 14", "9 18 27"])
    assert position.view(None).order == (0, 1, 2)
    take_and_discard(position)
    play(position, "1: take 1; 9 start, 27 add, 18 start")
    events = take_and_discard(position)
    assert [(party.seat, party.points) for party in of_kind(events, Opened)] == [(1, 2), (0, 0)]


def test_5_2_all_completed_palaces_are_opened_without_a_choice() -> None:
    completed = ["1 7 13 19 25", "2 8 14 20 26", "3 9 15 21 27"]
    holdings = [Holding(["4 46"], completed=completed), Holding(["5", "31"]), Holding(["6", "33"])]
    position = last_turn(holdings=holdings)
    events = discard_to_the_end(position)
    assert {party.colour: party.points for party in of_kind(events, Opened)} == {"red": 1, "orange": 0, "yellow": 1}
    quarter = position.view(None).quarters[0]
    assert not quarter.completed
    assert len(quarter.opened) == 3


def test_5_2_a_palace_completed_in_the_last_turn_is_opened_too() -> None:
    holdings = [Holding(["4 46 64 82"]), Holding(["5", "10"]), Holding(["6", "16 22"])]
    position = last_turn(holdings=holdings, triplets=["94 2 3"])
    play(position, "0: take 0; 94 add, 2 discard, 3 discard")
    events = discard_to_the_end(position)
    assert the(events, Opened) == Opened(0, "green", 3, (PartySource(1, 1), PartySource(2, 2)))
    assert position.points()[0] == Points(windows=2, parties=3, walls=0, street=3, score=8)


# --- 5.3 ----------------------------------------------------------------------------------------------------------

WALLS = ["29", "35", "41", "47", "53"]


@pytest.mark.parametrize(
    ("walls", "bastions", "building", "shields", "points"),
    [
        (0, 0, "4 46", 6, 0),
        (0, 2, "10 28", 0, 4),
        (1, 0, "10 28", 0, 0),
        (1, 0, "10 34", 1, 0),
        (1, 0, "34 52", 2, 2),
        (1, 1, "10 34", 1, 0),
        (1, 1, "4 10", 3, 4),
        (2, 0, "4 10", 3, 0),
        (2, 0, "4 34", 4, 4),
        (3, 1, "4 40", 5, 0),
        (3, 1, "4 46", 6, 8),
        (5, 1, "4 46 64", 9, 0),
        (5, 1, "4 46 64 34", 10, 12),
        (5, 1, "4 46 64 82", 12, 12),
    ],
)
def test_5_3_two_shields_for_each_wall_or_nothing_at_all(
    walls: int, bastions: int, building: str, shields: int, points: int
) -> None:
    first = Holding(
        [building],
        opened=["1 7 13 19 25", "2 8 14 20 26"],
        walls=" ".join(WALLS[:walls]),
        bastions=" ".join(["B1", "B2"][:bastions]),
    )
    position = last_turn(holdings=[first, Holding(["5", "3"]), Holding(["6", "9"])])
    events = discard_to_the_end(position)
    assert of_kind(events, WallsScored)[0] == WallsScored(0, walls, bastions, shields, 2 * walls, 2, points)
    assert position.points()[0].walls == points


def test_5_3_shields_of_opened_palaces_support_nothing() -> None:
    """The green palace has nine shields, but it is not under construction any more."""
    for done in (Holding(["1"], opened=["4 46 64 10 28"], walls="29"), Holding(["1"], ["4 46 64 10 28"], walls="29")):
        position = last_turn(holdings=[done, Holding(["5", "3"]), Holding(["6", "9"])])
        events = discard_to_the_end(position)
        assert of_kind(events, WallsScored)[0] == WallsScored(0, 1, 0, 0, 2, 1, 0)


def test_5_3_palaces_opened_at_the_very_end_count() -> None:
    first = Holding(["4 46"], completed=["1 7 13 19 25"], opened=["2 8 14 20 26"], walls="29 35", bastions="B1")
    position = last_turn(holdings=[first, Holding(["5", "3"]), Holding(["6", "9"])])
    discard_to_the_end(position)
    assert position.points()[0].walls == 3 * 2


def test_5_3_without_an_opened_palace_walls_bring_nothing() -> None:
    first = Holding(["4 46"], walls="29 35", bastions="B1 B2 B3 B4")
    position = last_turn(holdings=[first, Holding(["5", "3"]), Holding(["6", "9"])])
    discard_to_the_end(position)
    assert position.points()[0].walls == 0


def test_5_3_a_wall_built_with_the_last_card_can_cost_all() -> None:
    first = Holding(["4"], opened=["1 7 13 19 25"], walls="29", bastions="B1 B2")
    others = [Holding(["5", "10"]), Holding(["28", "24"])]
    for use, points in (("discard", 3), ("wall", 0)):
        position = last_turn(holdings=[first, *others], triplets=["2 3 8"])
        assert position.actor == 0
        play(position, f"0: take 0; 2 discard, 3 discard, 8 {use}")
        discard_to_the_end(position)
        assert position.points()[0].walls == points


# --- 5.4 ----------------------------------------------------------------------------------------------------------

STREET = [
    Holding(["4 46"], opened=["7 13 19 25 1", "5 11 17 23 59"]),
    Holding(["38 2"], opened=["3 9 15 21 57"]),
    Holding(["90 96"]),
]
"""Lowest of all: 1, opened, seat 0. Lowest under construction: 2, seat 1. Highest: 96, seat 2. Opened: 59, seat 0."""


@EACH_EDITION
def test_5_4_the_lowest_gives_three_to_the_highest_where_the_edition_looks(edition: Edition) -> None:
    position = last_turn(edition.id, holdings=STREET)
    events = discard_to_the_end(position)
    giver = {EVERY_PALACE: 0, UNDER_CONSTRUCTION: 1}[edition.lowest_on]
    taker = {EVERY_PALACE: 2, OPENED_PALACES: 0}[edition.highest_on]
    low, high = {0: "1", 1: "2"}[giver], {2: "96", 0: "59"}[taker]
    assert the(events, StreetScored) == StreetScored(giver, low, taker, high, 3)
    assert [points.street for points in position.points()] == [
        3 * (seat == taker) - 3 * (seat == giver) for seat in range(3)
    ]


def test_5_4_the_english_citta_text_alone_looks_elsewhere() -> None:
    street = {}
    for edition in EDITIONS:
        position = last_turn(edition, holdings=STREET)
        discard_to_the_end(position)
        street[edition] = [points.street for points in position.points()]
    assert street.pop(CITTA_EN) == [3, -3, 0]
    assert set(map(tuple, street.values())) == {(-3, 0, 3)}


@EACH_EDITION
def test_5_4_one_owner_of_both_keeps_his_points(edition: Edition) -> None:
    both = Holding(["37 1"], opened=["3 9 15 21 93"])
    others = [Holding(["5"], opened=["2 8 14 20 26"]), Holding(["6", "10"])]
    position = last_turn(edition.id, holdings=[both, *others])
    events = discard_to_the_end(position)
    assert the(events, StreetScored) == StreetScored(0, "1", 0, "93", 0)
    assert [points.street for points in position.points()] == [0, 0, 0]


def test_5_4_walls_and_covered_numbers_do_not_count() -> None:
    """1 is a wall of seat 0 and 3 is covered; 96 is a wall of seat 2 and 95 is covered."""
    holdings = [Holding(["3 15 21"], walls="1"), Holding(["2 8 14"]), Holding(["95 47"], walls="96")]
    events = discard_to_the_end(last_turn(holdings=holdings))
    assert the(events, StreetScored) == StreetScored(1, "14", 2, "47", 3)


@EACH_EDITION
def test_5_4_a_palace_opened_at_the_very_end_counts_as_opened(edition: Edition) -> None:
    holdings = [Holding(["38 2"]), Holding(["4 46"], completed=["7 13 19 25 91"]), Holding(["10", "9"])]
    events = discard_to_the_end(last_turn(edition.id, holdings=holdings))
    assert the(events, StreetScored) == StreetScored(0, "2", 1, "91", 3)


# --- 5.5 ----------------------------------------------------------------------------------------------------------


def test_5_5_most_points_win() -> None:
    holdings = [Holding(["4 46"]), Holding(["6 12"]), Holding(["95"], opened=["1 7 13 19 25"], parties=4)]
    position = last_turn(holdings=holdings)
    events = discard_to_the_end(position)
    assert [points.score for points in position.points()] == [0, -3, 8 + 4 + 3]
    assert the(events, GameEnded) == GameEnded((0, -3, 15), (2, 0, 1))
    assert position.ranking() == (2, 0, 1)


def test_5_5_a_tie_goes_to_the_highest_visible_number_anywhere() -> None:
    """Nobody has points, and seat 1 has both the lowest and the highest number."""
    holdings = [Holding(["4 46"]), Holding(["5 95", "2"]), Holding(["93", "8"])]
    position = last_turn(holdings=holdings)
    events = discard_to_the_end(position)
    assert the(events, StreetScored).points == 0
    assert the(events, GameEnded) == GameEnded((0, 0, 0), (1, 2, 0))


def test_5_5_numbers_of_opened_palaces_break_ties_too() -> None:
    """Seats 1 and 2 have 3 points. Seat 1 shows 82 on its opened palace, seat 2 at most 44."""
    holdings = [
        Holding(["37 1", "96"]),
        Holding(["5"], opened=["4 64 58 76 82"], parties=1),
        Holding(["44", "23"], opened=["9 27 69 87 3"], parties=2),
    ]
    position = last_turn(holdings=holdings)
    events = discard_to_the_end(position)
    assert the(events, GameEnded) == GameEnded((0, 3, 3), (1, 2, 0))


def test_5_5_after_the_end_nothing_is_decided() -> None:
    position = last_turn(holdings=[Holding(["4 46"]), Holding(["5", "3"]), Holding(["6", "9"])])
    discard_to_the_end(position)
    assert position.over
    assert position.actor is None
    assert position.legal_decisions() == []
    for action in range(62):
        with refused(position, "5.5"):
            position.apply(action)
    for seat in range(3):
        with refused(position, "5.5"):
            position.set_actor(seat)


def test_5_5_a_finished_game_refuses_moves_and_decisions() -> None:
    game = Game.new(seed="over")
    while not game.over:
        game.apply(game.legal_decisions()[0])
    with refused(game, "5.5"):
        game.apply(Take(0))
    with refused(game, "5.5"):
        game.play(game.moves[-1])
    assert not game.undo()
    assert game.legal_decisions() == []
    assert game.actor is None


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_5_5_the_points_of_each_kind_add_up_to_the_score(edition: str, players: int, celebration: bool) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="breakdown")
    while not game.over:
        game.apply(game.legal_decisions()[0])
    for points, score in zip(game.points(), game.scores, strict=True):
        assert points.windows + points.parties + points.walls + points.street == points.score == score
    parties = [0] * players
    for event in of_kind(game.events, Opened):
        parties[event.seat] += event.points
        assert event.points == sum(source.points for source in event.sources)
    assert parties == [points.parties for points in game.points()]
    assert the(game.events, GameEnded).scores == game.scores
    assert game.ranking == the(game.events, GameEnded).ranking


def test_5_5_points_if_ended_now_are_the_result_when_nothing_more_changes() -> None:
    """Up to the last discard the game could have ended before it with the same result."""
    holdings = [*STREET[:2], Holding(["90 96"], completed=["31 37 43 49 55"], walls="8 14", bastions="B1")]
    position = last_turn(holdings=holdings)
    for _ in range(2):
        take_and_discard(position)
    triplet = min(position.view(None).triplets)
    cards = [card.id for card in position.view(None).triplets[triplet]]
    decide(position, Take(triplet), Play(cards[0], "discard"), Play(cards[1], "discard"))
    before = position.to_bytes()
    expected = position.points_if_ended_now()
    assert position.to_bytes() == before, "asking changes nothing"
    assert position.view(0).points_if_ended_now == expected
    assert position.points() != expected
    decide(position, Play(cards[2], "discard"))
    assert position.over
    assert position.points() == expected == position.points_if_ended_now()


@pytest.mark.parametrize(("edition", "players"), [(e.id, n) for e in EDITIONS.values() for n in e.players if n > 2])
def test_5_5_points_if_ended_now_hold_when_the_last_player_only_discards(edition: str, players: int) -> None:
    game = Game.new(edition, players, seed="ended now")
    while game.position.round < game.setup.rounds or game.actor != game.view(None).order[-1]:
        game.apply(game.legal_decisions()[0])
    expected = game.points_if_ended_now()
    quarters = game.view(None).quarters
    while not game.over:
        game.apply(game.legal_decisions()[-1])
    assert game.points() == expected
    for scored in of_kind(game.events, WallsScored):
        before = quarters[scored.seat]
        assert (scored.opened, scored.held) == (before.opened_if_ended_now, before.held)


def test_5_5_a_view_ranks_as_if_the_game_ended_now() -> None:
    """The last to score is first in the end: two windows now, and a party with two palaces when it is over."""
    holdings = [Holding(["4 46"]), Holding(["3", "8"]), Holding(completed=["1 7 13 19 25"])]
    position = last_turn(holdings=holdings)
    ended = position.ended_now()
    assert position.view(None).ranking_if_ended_now == ended.ranking()
    assert position.view(None).points_if_ended_now == ended.points()
    assert ended.view(None).ranking_if_ended_now == ended.ranking()
