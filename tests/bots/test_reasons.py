"""Reasons in words: they say what happens, no more and no less, and never fail."""

from itertools import combinations
from random import Random

import pytest

from lucca.bots.reasons import reasons_for
from lucca.rules.decisions import parse_move
from lucca.rules.kernels.layout import ACTIONS, KEEP_FIRST
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.bots.situations import decisions_in_turns, results_of
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange, last_turn, take_and_discard


def told(position: Position, notation: str) -> tuple[str, ...]:
    """The reasons for a whole move, as "take 1; 17 start, B3 bastion, 50 wall"."""
    seat = position.actor
    trial = position.clone()
    actions = []
    for decision in parse_move(f"{seat}: {notation}").decisions:
        actions.append(trial.action_of(decision))
        trial.advance(actions[-1])
    return reasons_for(position.view(seat), actions)


FIRST, LAST = "would begin the next turn, as things stand", "would play last in the next turn, as things stand"


def opening() -> Position:
    """Seat 0 begins with a completed red palace; red lies at both others."""
    return arrange(
        round=4,
        holdings=[
            Holding(building=["14 32", "4"], completed=["1 7 13 19 25"]),
            Holding(building=["31 37", "2"]),
            Holding(building=["43", "5"]),
        ],
        triplets=["3 9 15", "B1 B2 8", "21 27 33", "20 38 56"],
    )


def test_a_party_is_told_with_its_points() -> None:
    reasons = told(opening(), "open red; take 0; 3 discard, 9 discard, 15 discard")
    assert reasons == ("the party in the red palace brings 3 points", FIRST)


def test_a_party_that_brings_one_point() -> None:
    position = arrange(
        round=4,
        holdings=[
            Holding(building=["14 32", "4"], completed=["1 7 13 19 25"]),
            Holding(building=["43", "2"]),
            Holding(building=["5", "10"]),
        ],
        triplets=["3 9 15"],
    )
    reasons = told(position, "open red; take 0; 3 discard, 9 discard, 15 discard")
    assert reasons[0] == "the party in the red palace brings 1 point"


def test_palaces_completed_started_and_built_on_are_told() -> None:
    position = arrange(
        round=4,
        holdings=[
            Holding(building=["14 32 8 50", "4"]),
            Holding(building=["31", "6"]),
            Holding(building=["43", "5"]),
        ],
        triplets=["2 10 9"],
    )
    windows = 0 + 0 + 1 + 0 + 2
    assert told(position, "take 0; 2 add, 10 add, 9 start") == (
        f"completes the orange palace for {windows} points",
        "starts yellow",
        "builds on green",
        FIRST,
    )


def test_a_palace_begun_and_built_on_in_one_turn_is_told_once() -> None:
    assert told(opening(), "open red; take 0; 3 start, 9 add, 15 add")[1:] == ("starts yellow", FIRST)


def test_a_party_that_could_be_held_now_is_told_to_wait() -> None:
    reasons = told(opening(), "take 0; 3 discard, 9 discard, 15 discard")
    assert reasons == ("keeps the party in the red palace for later", FIRST)


def test_cards_that_others_have_parties_for_are_told() -> None:
    """Completing a palace is no such gift: it brings them less than the cards did before."""
    position = arrange(
        round=4,
        holdings=[
            Holding(building=["14", "21 27 33 39", "4"]),
            Holding(building=["2"], completed=["1 7 13 19 25", "45 51 57 63 69"]),
            Holding(building=["5", "43"]),
        ],
        triplets=["31 3 37"],
    )
    assert told(position, "take 0; 31 start, 3 add, 37 discard")[:3] == (
        "completes the yellow palace for 8 points",
        "starts red",
        "brings more points to another's party in red",
    )


def test_bastions_have_the_name_of_the_edition() -> None:
    assert "gains a Bastion" in told(opening(), "take 1; B1 bastion, B2 discard, 8 discard")
    assert "gains 2 Bastions" in told(opening(), "take 1; B1 bastion, B2 bastion, 8 discard")
    towers = arrange(
        "citta-en",
        round=2,
        holdings=[Holding(["14", "4"]), Holding(["2", "3"]), Holding(["5", "6"])],
        triplets=["B1 B2 8"],
    )
    assert "gains a Tower" in told(towers, "take 0; B1 bastion, B2 discard, 8 discard")


def test_walls_are_told_with_their_support() -> None:
    """Seat 0 has nine shields: enough for four walls."""
    one = told(opening(), "take 0; 3 wall, 9 discard, 15 discard")
    assert "1 more wall, supported (2 shields needed, 9 there)" in one
    three = told(opening(), "take 0; 3 wall, 9 wall, 15 wall")
    assert "3 more walls, supported (6 shields needed, 9 there)" in three
    weak = arrange(
        round=3,
        holdings=[
            Holding(building=["14", "33"], walls="90"),
            Holding(building=["5", "10"]),
            Holding(building=["24", "28"]),
        ],
        triplets=["3 9 15"],
    )
    reasons = told(weak, "take 0; 3 wall, 9 discard, 15 discard")
    assert reasons == (
        "1 more wall, not yet supported (4 shields needed, 3 there)",
        FIRST,
    )


def test_walls_that_lose_their_support_are_told() -> None:
    """Completing the orange palace takes ten shields away from two walls."""
    position = arrange(
        round=4,
        holdings=[
            Holding(building=["14 32 8 26"], walls="90 91"),
            Holding(building=["60", "10"]),
            Holding(building=["24", "28"]),
        ],
        triplets=["20 3 9", "21 27 33", "22 34 40", "39 45 51"],
    )
    assert told(position, "take 0; 20 add, 3 discard, 9 discard") == (
        "completes the orange palace for 5 points",
        "leaves the walls without support (4 shields needed, 0 there)",
        LAST,
    )


def test_the_order_is_told_only_where_it_follows() -> None:
    """In the last turn of the game it does not matter who would begin the next."""
    position = last_turn(
        holdings=[
            Holding(building=["14 32", "4"], completed=["1 7 13 19 25"]),
            Holding(building=["31 37", "2"]),
            Holding(building=["43", "5"]),
        ],
        triplets=["3 9 15"],
    )
    reasons = told(position, "open red; take 0; 3 start, 9 discard, 15 discard")
    assert reasons == ("the party in the red palace brings 3 points", "starts yellow")


def test_the_parties_that_end_the_game_are_nobodys_reason() -> None:
    """They must be held whatever the last player does; a party before and a palace completed are his doing."""
    position = last_turn(
        holdings=[
            Holding(building=["14 32", "4"], completed=["1 7 13 19 25"]),
            Holding(building=["31 37", "26"]),
            Holding(building=["47 65 83 5", "43"], completed=["24 42 60 78 6"]),
        ],
        triplets=["3 9 15", "21 27 33", "11 17 34", "22 28 39"],
    )
    take_and_discard(position, 0)
    take_and_discard(position, 1)
    assert position.actor == 2
    completes = "completes the blue palace for 14 points"
    assert told(position, "take 2; 11 add, 17 discard, 34 discard") == (completes,)
    assert told(position, "open purple; take 2; 11 add, 17 discard, 34 discard") == (
        "the party in the purple palace brings 0 points",
        completes,
    )


# --- the City ---------------------------------------------------------------------------------------------------------


def picking() -> Position:
    """Seat 0 picks for the City: it has palaces of red and orange to open, the other of red and yellow."""
    position = arrange(
        "city-of-games",
        2,
        round=4,
        holdings=[
            Holding(["14 32", "4"], completed=["1 7 13 19 25"]),
            Holding(["31", "9", "5"]),
        ],
        city=Holding(["6 12 18 24", "37 43", "2 20", "11 17"]),
        triplets=["27 33 39", "51 57 63", "49 8 15", "B1 30 41"],
    )
    take_and_discard(position, 0)
    take_and_discard(position, 1)
    assert (position.actor, position.view(None).phase) == (0, "city")
    return position


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("2; 49 add", "a party in red would bring 1 point more, to either of you"),
        ("2; 8 add", "a party in orange would bring 1 point more, to you alone"),
        ("2; 15 start", "a party in yellow would bring 1 point more, to the other alone"),
        ("3; 30 add", "a party in purple would bring 2 points less"),
        ("3; B1 bastion", "counts for nobody in the City"),
    ],
)
def test_a_city_pick_is_told_by_the_parties_that_it_changes(pick: str, reason: str) -> None:
    assert told(picking(), f"city {pick}") == (reason, FIRST)


# --- the preparation --------------------------------------------------------------------------------------------------


def test_starting_cards_are_told_by_what_they_begin() -> None:
    """Every pair of a hand: its colours, its shields and windows, and the cards for it on the table."""
    view = new_game(setup(), seed=1).view(0)
    table = [card for triplet in view.triplets.values() for card in triplet]
    for first, second in combinations(range(4), 2):
        cards = [view.hand[first], view.hand[second]]
        colours = list(dict.fromkeys(str(card.colour) for card in cards))
        begun, symbols, *near = reasons_for(view, [KEEP_FIRST + first, KEEP_FIRST + second])
        same = len(colours) == 1
        assert begun == (f"two storeys of {colours[0]} at once" if same else f"starts {' and '.join(colours)}")
        numbers = [int(word) for word in symbols.split() if word.isdecimal()]
        assert numbers == [sum(card.shields for card in cards), sum(card.windows for card in cards)]
        count = sum(card.colour in colours for card in table)
        assert [reason.split()[0] for reason in near] == ([str(count)] if count else [])


def test_the_second_starting_card_is_told_with_the_first() -> None:
    game = new_game(setup(), seed=1)
    both = reasons_for(game.view(0), [KEEP_FIRST, KEEP_FIRST + 2])
    draft = game.draft(0)
    draft.apply(draft.legal_decisions()[0])
    assert reasons_for(draft.view(), [KEEP_FIRST + 2]) == both


def test_triplets_that_lie_face_down_are_not_told() -> None:
    view = new_game(setup("citta-fr"), seed=1).view(0)
    assert len(reasons_for(view, [KEEP_FIRST, KEEP_FIRST + 1])) == 2


def test_nothing_is_told_to_spectators() -> None:
    position = opening()
    assert reasons_for(position.view(None), position.legal_actions()[:1]) == ()


# --- never a failure ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_result_of_a_game_can_be_explained(table: Setup) -> None:
    rng = Random(1)
    for position in list(decisions_in_turns(table, seed=1))[::7]:
        view = position.view(position.actor)
        actions, state = rng.choice(results_of(position))
        after = Position(table, state).view(position.actor).quarters[position.actor or 0]
        reasons = reasons_for(view, actions)
        assert all(reasons)
        completed = len(after.completed) + len(after.opened)
        before = view.quarters[position.actor or 0]
        completed -= len(before.completed) + len(before.opened)
        assert sum(reason.startswith("completes") for reason in reasons) == completed


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_strange_actions_do_no_harm(table: Setup) -> None:
    """Illegal, too many, too few, of another seat: what can be told is told."""
    rng = Random(2)
    for position in list(decisions_in_turns(table, seed=2))[::11]:
        for seat in range(table.players):
            actions = [rng.randrange(-2, ACTIONS + 2) for _ in range(rng.randrange(8))]
            assert isinstance(reasons_for(position.view(seat), actions), tuple)
    *_, last = decisions_in_turns(table, seed=2)
    actions, state = results_of(last)[0]
    assert isinstance(reasons_for(last.view(last.actor), [*actions, 0, 1]), tuple)
    over = Position(table, state)
    assert isinstance(reasons_for(over.view(0), [0]), tuple)
