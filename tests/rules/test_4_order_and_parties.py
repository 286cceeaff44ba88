"""Clauses 4.1 to 4.4 of docs/rules.md: the order of a turn, and opening palaces."""

import random
from itertools import combinations, permutations

import pytest

from lucca.rules.decisions import Open, Play, Take, TurnMove
from lucca.rules.events import Completed, Opened, OrderPlace, PartySource, RoundBegan
from lucca.rules.game import Game
from lucca.rules.position import Position
from tests.rules.builder import (
    EVERY_TABLE,
    Holding,
    arrange,
    decide,
    discard_to_the_end,
    game_to_play,
    lay_out,
    play,
    refused,
    take_and_discard,
    the,
)

EACH_TABLE = pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)


def order_of(*holdings: Holding, round: int = 7) -> tuple[int, ...]:
    return arrange(round=round, players=len(holdings), holdings=holdings).view(None).order


# --- 4.1 ----------------------------------------------------------------------------------------------------------


def test_4_1_more_shields_under_construction_come_first() -> None:
    game = game_to_play(hands=["1 43 2 3", "4 46 5 6", "8 14 9 11"])
    assert RoundBegan(1, (OrderPlace(1, 6, 46), OrderPlace(2, 5, 14), OrderPlace(0, 0, 43))) in game.events
    assert game.view(None).order == (1, 2, 0)
    assert game.actor == 1


def test_4_1_ties_go_to_the_higher_of_the_highest_visible_numbers() -> None:
    """Five shields each; the highest numbers are 18, 46 and 91."""
    assert order_of(Holding(["13", "18"]), Holding(["3", "46"]), Holding(["9", "91"]), round=2) == (2, 1, 0)


def test_4_1_a_tie_is_broken_among_the_tied_only() -> None:
    """Seat 1 has the highest number but fewer shields than the two who tie."""
    assert order_of(Holding(["13", "18"]), Holding(["1", "93"]), Holding(["3", "46"]), round=2) == (2, 0, 1)


def test_4_1_numbers_of_completed_and_opened_palaces_break_ties() -> None:
    """Three shields each. Seat 0 shows 93 on an opened palace, seat 1 95 on a completed one, seat 2 only 64."""
    opened = Holding(["4"], opened=["3 9 15 21 93"])
    completed = Holding(["46"], completed=["5 11 17 23 95"])
    assert order_of(opened, completed, Holding(["64"], completed=["2 8 14 20 26"])) == (1, 0, 2)


def test_4_1_a_covered_number_breaks_no_tie() -> None:
    """Two shields each; seat 0's 91 lies under his 1."""
    assert order_of(Holding(["91 1"]), Holding(["3", "10"]), Holding(["8", "24"]), round=2) == (2, 1, 0)


def test_4_1_shields_of_completed_and_opened_palaces_do_not_count() -> None:
    done = Holding(["1"], completed=["4 46 64 82 10"], opened=["9 27 69 87 3"])
    assert order_of(done, Holding(["2", "7"]), Holding(["8", "5"])) == (2, 1, 0)


def test_4_1_walls_and_bastions_do_not_count() -> None:
    defended = Holding(["1", "5"], walls="4 9 18 96", bastions="B1 B2")
    assert order_of(defended, Holding(["2", "7"]), Holding(["8", "11"])) == (2, 1, 0)


@EACH_TABLE
def test_4_1_the_order_is_determined_anew_every_turn(edition: str, players: int, celebration: bool) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="order")
    chance = random.Random("order")
    orders, turn = [], 0
    while not game.over:
        if game.position.round != turn:
            turn = game.position.round
            quarters = game.view(None).quarters[:players]
            best_first = sorted(quarters, key=lambda quarter: (-quarter.shields, -quarter.highest_street_number))
            assert game.view(None).order == tuple(quarter.owner for quarter in best_first)
            orders.append(game.view(None).order)
        game.apply(chance.choice(game.legal_decisions()))
    assert len(orders) == game.setup.rounds
    assert len(set(orders)) > 1


def test_4_1_the_order_stays_for_the_whole_turn() -> None:
    """Seat 0 is last with no shields, and stays last although everybody's shields change."""
    holdings = [Holding(["1", "5"]), Holding(["4", "2"]), Holding(["3", "10"])]
    position = arrange(round=2, holdings=holdings, triplets=["9 27 18", "46 64 23", "16 22 28", "19 73 77"])
    assert position.view(None).order == (1, 2, 0)
    take_and_discard(position)
    play(position, "2: take 1; 46 add, 64 add, 23 start")
    assert position.view(None).quarters[2].shields == 11
    assert position.view(None).order == (1, 2, 0)
    assert position.actor == 0


def test_4_1_nobody_decides_out_of_order() -> None:
    game = game_to_play(hands=["1 43 2 3", "4 46 5 6", "8 14 9 11"])
    move = [Play(card, "discard") for card in game.deal.first_triplets[0]]
    for seat in (0, 2, 3, -1, 99):
        with refused(game, "4.1"):
            game.play(TurnMove(seat, (), 0, tuple(move)))
        with refused(game, "4.1"):
            game.apply(Take(0), seat)
    game.play(TurnMove(1, (), 0, tuple(move)))
    with refused(game, "4.1"):
        game.play(TurnMove(1, (), 1, tuple(move)))


# --- 4.2 ----------------------------------------------------------------------------------------------------------


def table_with_three_completed() -> Position:
    """Seat 0, first in order, may open red (5 points), orange (2) and yellow (3)."""
    first = Holding(["54 90 96"], completed=["1 7 13 19 25", "2 8 14 20 26", "3 9 15 21 27"])
    others = [Holding(["31 37 43", "33"], completed=["32 38 44 50 56"]), Holding(["49 55", "39 45"])]
    return arrange(round=7, holdings=[first, *others])


BRINGS = {"red": 5, "orange": 2, "yellow": 3}
CHOICES = [chosen for count in range(4) for chosen in combinations(BRINGS, count)]


@pytest.mark.parametrize("chosen", CHOICES, ids=lambda chosen: "+".join(chosen) or "none")
def test_4_2_any_number_of_completed_palaces_may_be_opened(chosen: tuple[str, ...]) -> None:
    position = table_with_three_completed()
    assert position.actor == 0
    events = decide(position, *map(Open, chosen), Take(0))
    assert [(event.colour, event.points) for event in events if isinstance(event, Opened)] == [
        (colour, BRINGS[colour]) for colour in chosen
    ]
    assert position.points()[0].parties == sum(BRINGS[colour] for colour in chosen)
    quarter = position.view(0).quarters[0]
    assert {palace.colour for palace in quarter.opened} == set(chosen)
    assert {palace.colour for palace in quarter.completed} == set(BRINGS) - set(chosen)


def test_4_2_the_order_of_openings_does_not_change_their_points() -> None:
    results = set()
    for chosen in permutations(BRINGS):
        position = table_with_three_completed()
        events = decide(position, *map(Open, chosen))
        assert {event.colour: event.points for event in events if isinstance(event, Opened)} == BRINGS
        results.add(position.to_bytes())
    assert len(results) == 1


def test_4_2_an_opened_palace_is_never_opened_again() -> None:
    position = table_with_three_completed()
    decide(position, Open("red"))
    with refused(position, "4.2"):
        decide(position, Open("red"))
    assert Open("red") not in position.legal_decisions()


def test_4_2_only_own_completed_palaces_are_opened() -> None:
    position = table_with_three_completed()
    for colour in ("purple", "green", "blue", "pink", ""):  # under construction, not his, not his, no colour
        with refused(position, "4.2"):
            decide(position, Open(colour))


def test_4_2_another_players_completed_palace_cannot_be_opened() -> None:
    holdings = [Holding(["4 46"]), Holding(["2"], completed=["1 7 13 19 25"]), Holding(["3", "5"])]
    position = arrange(round=3, holdings=holdings)
    assert position.actor == 0
    with refused(position, "4.2"):
        decide(position, Open("red"))


def test_4_2_nothing_is_opened_after_the_triplet_is_taken() -> None:
    position = table_with_three_completed()
    decide(position, Open("red"), Take(0))
    with refused(position, "4.6"):
        decide(position, Open("orange"))
    decide(position, position.legal_decisions()[0])
    with refused(position, "4.6"):
        decide(position, Open("orange"))


def test_4_2_opening_is_no_duty() -> None:
    position = table_with_three_completed()
    take_and_discard(position)
    assert len(position.view(0).quarters[0].completed) == 3
    assert position.points()[0].parties == 0


# --- 4.3 ----------------------------------------------------------------------------------------------------------


def test_4_3_each_card_under_construction_brings_one_point_and_each_completed_palace_two() -> None:
    position = table_with_three_completed()
    events = decide(position, Open("red"), Open("orange"), Open("yellow"))
    red = PartySource(1, 3), PartySource(2, 2)
    orange = PartySource(1, 2, completed=1), PartySource(2, 0)
    yellow = PartySource(1, 1), PartySource(2, 2)
    assert events == [Opened(0, "red", 5, red), Opened(0, "orange", 2, orange), Opened(0, "yellow", 3, yellow)]


def test_4_3_an_opened_palace_brings_nothing() -> None:
    holdings = [
        Holding(["4 46"], completed=["1 7 13 19 25"]),
        Holding(["2"], opened=["31 37 43 49 55"]),
        Holding(["3"], opened=["61 67 73 79 85"]),
    ]
    position = arrange(round=4, holdings=holdings)
    assert the(decide(position, Open("red")), Opened).points == 0


@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 4), (5, 3)])
def test_4_3_a_completed_palace_brings_two_whatever_its_size(players: int, size: int) -> None:
    red = [str(number) for number in range(1, 97, 6)]
    holdings = [Holding(["4 46"], completed=[" ".join(red[:size])]), Holding(["3"], completed=[" ".join(red[-size:])])]
    holdings += [Holding(["2 8"]), Holding(["5 11"]), Holding(["6 12"])][: players - 2]
    position = arrange(players=players, round=4, holdings=holdings)
    assert position.actor == 0
    assert the(decide(position, Open("red")), Opened).points == 2


def test_4_3_own_cards_other_colours_walls_and_bastions_bring_nothing() -> None:
    holdings = [
        Holding(["4 46"], completed=["1 7 13 19 25"], walls="31 37", bastions="B1"),
        Holding(["2", "3", "5"], walls="43 49", bastions="B2"),
        Holding(["6"], completed=["8 14 20 26 32"]),
    ]
    position = arrange(round=5, holdings=holdings)
    party = the(decide(position, Open("red")), Opened)
    assert party == Opened(0, "red", 0, (PartySource(1, 0), PartySource(2, 0)))


def test_4_3_nobody_loses_what_he_brings_to_a_party() -> None:
    position = table_with_three_completed()
    others = position.points()[1:]
    decide(position, Open("red"), Open("orange"), Open("yellow"))
    assert position.points()[1:] == others


def test_4_3_a_party_counts_the_table_as_it_is_when_it_is_given() -> None:
    """Seat 1 opens first, so that its red palace no longer brings seat 0 anything."""
    holdings = [
        Holding(["2"], completed=["1 7 13 19 25"]),
        Holding(["4 46"], completed=["31 37 43 49 55"]),
        Holding(["3", "61"]),
    ]
    position = arrange(round=3, holdings=holdings)
    assert position.view(None).order == (1, 2, 0)
    assert the(decide(position, Open("red")), Opened).points == 3
    take_and_discard(position)
    take_and_discard(position)
    assert the(decide(position, Open("red")), Opened).points == 1


# --- 4.4 ----------------------------------------------------------------------------------------------------------


def test_4_4_a_palace_is_opened_at_the_earliest_in_the_turn_after_its_completion() -> None:
    holdings = [Holding(["1 19 37 55"]), Holding(["2", "3"]), Holding(["5", "6"])]
    position = arrange(round=3, holdings=holdings, triplets=["7 8 9"])
    assert position.actor == 0
    assert Open("red") not in position.legal_decisions()
    events = decide(position, Take(0), Play("7", "add"))
    assert the(events, Completed) == Completed(0, "red", 5)
    with refused(position, "4.6"):
        decide(position, Open("red"))
    decide(position, Play("8", "discard"), Play("9", "start"))
    discard_to_the_end(position)
    lay_out(position)
    assert position.round == 4
    while position.actor != 0:
        take_and_discard(position)
    assert Open("red") in position.legal_decisions()
    assert the(decide(position, Open("red")), Opened).points == 0


@EACH_TABLE
def test_4_4_in_the_first_turn_nobody_can_open_anything(edition: str, players: int, celebration: bool) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="first turn")
    while game.position.round < 2:
        assert not any(isinstance(decision, Open) for decision in game.legal_decisions())
        game.apply(game.legal_decisions()[0])
