"""Clauses 3.4 and 3.5 of docs/rules.md: choosing two starting cards in secret, and the reveal."""

from itertools import permutations

import pytest

from lucca.rules.decisions import CitySkip, Decision, Keep, KeepMove, Open, Play, Take, TurnMove
from lucca.rules.errors import LuccaError
from lucca.rules.events import Kept, Revealed, RoundBegan, for_viewer
from lucca.rules.game import Game
from tests.rules.builder import CITTA_FR, CITY_OF_GAMES, EVERY_TABLE, game_to_keep, game_to_play, of_kind, refused

HANDS = ["1 7 2 3", "4 10 5 6", "8 14 9 11"]
EACH_TABLE = pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)


def ids(game: Game, seat: int) -> list[list[str]]:
    """The palaces that a seat has under construction."""
    return [[card.id for card in palace.cards] for palace in game.view(None).quarters[seat].under_construction]


# --- 3.4 ----------------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_3_4_seats_may_choose_in_any_order(edition: str, players: int, celebration: bool) -> None:
    seats = list(range(players))
    results = set()
    for order in (seats, seats[::-1], [*seats[1:], 0]):
        game, moves = game_to_keep(edition, players, celebration=celebration)
        for seat in order:
            game.play(moves[seat])
        results.add(game.position.to_bytes())
        assert [event.seat for event in of_kind(game.events, Kept)] == order
    assert len(results) == 1


def test_3_4_every_pair_of_a_hand_may_be_kept_in_either_order() -> None:
    for first, second in permutations(["1", "7", "2", "3"], 2):
        game, _ = game_to_keep(hands=HANDS)
        game.play(KeepMove(0, (first, second)))
        assert game.view(0).has_kept == (True, False, False)
        assert [card.id for card in game.view(0).kept] == [first, second]


def test_3_4_only_cards_of_the_own_hand_may_be_kept() -> None:
    game, _ = game_to_keep(hands=HANDS)
    for keep in (("1", "4"), ("4", "1"), ("90", "1"), ("1", "B1"), ("1", "no card"), ("1", "W10")):
        with refused(game, "3.4"):
            game.play(KeepMove(0, keep))


def test_3_4_two_different_cards_must_be_kept() -> None:
    game, _ = game_to_keep(hands=HANDS)
    with refused(game, "3.4"):
        game.play(KeepMove(0, ("1", "1")))
    game.apply(Keep("1"), 0)
    with refused(game, "3.4"):
        game.apply(Keep("1"), 0)


def test_3_4_a_seat_chooses_once() -> None:
    game, moves = game_to_keep(hands=HANDS)
    game.play(moves[0])
    for keep in (moves[0].keep, ("2", "3")):
        with refused(game, "3.4"):
            game.play(KeepMove(0, keep))
    with refused(game, "3.4"):
        game.apply(Keep("2"), 0)


@pytest.mark.parametrize("seat", [-1, 3, 5, 255])
def test_3_4_a_seat_that_does_not_exist_chooses_nothing(seat: int) -> None:
    game, _ = game_to_keep(hands=HANDS)
    with refused(game, "4.1"):
        game.play(KeepMove(seat, ("1", "7")))
    with pytest.raises(LuccaError):
        game.view(seat)


@pytest.mark.parametrize(
    ("decision", "clause"), [(Take(0), "3.4"), (Open("red"), "3.4"), (CitySkip(), "3.4"), (Play("1", "start"), "4.5")]
)
def test_3_4_nothing_else_is_decided_before_all_have_chosen(decision: Decision, clause: str) -> None:
    game, moves = game_to_keep(hands=HANDS)
    for move in moves[:-1]:
        game.play(move)
    with refused(game, clause):
        game.apply(decision, 2)


def test_3_4_starting_cards_are_not_chosen_later() -> None:
    game = game_to_play(hands=HANDS)
    assert game.actor is not None
    with refused(game, "3.4"):
        game.play(KeepMove(game.actor, ("2", "3")))


def test_3_4_a_choice_under_way_can_be_taken_back() -> None:
    game, _ = game_to_keep(hands=HANDS)
    before = [game.view(seat).to_bytes() for seat in range(3)]
    assert not game.undo(1)
    game.apply(Keep("10"), 1)
    assert [card.id for card in game.view(1).kept] == ["10"]
    assert game.undo(1)
    assert [game.view(seat).to_bytes() for seat in range(3)] == before
    assert not game.undo(1)
    game.apply(Keep("4"), 1)
    game.apply(Keep("10"), 1)
    assert not game.undo(1), "a choice that is made stands"


def test_3_4_all_choose_at_the_same_time() -> None:
    """Choices under way do not disturb each other, no matter who finishes first."""
    game, _ = game_to_keep(hands=HANDS)
    game.apply(Keep("1"), 0)
    game.apply(Keep("4"), 1)
    game.apply(Keep("8"), 2)
    game.apply(Keep("14"), 2)
    game.apply(Keep("7"), 0)
    game.apply(Keep("10"), 1)
    assert [ids(game, seat) for seat in range(3)] == [[["1", "7"]], [["4", "10"]], [["8", "14"]]]


def test_3_4_others_see_that_a_choice_is_made_but_not_what() -> None:
    views = set()
    for keep in (("1", "7"), ("7", "1"), ("2", "3")):
        game, _ = game_to_keep(hands=HANDS)
        game.apply(Keep(keep[0]), 0)
        assert game.view(1).has_kept == (False, False, False)
        game.apply(Keep(keep[1]), 0)
        assert game.view(1).has_kept == (True, False, False)
        views.add((game.view(1).to_bytes(), game.view(2).to_bytes(), game.view(None).to_bytes()))
        assert for_viewer(game.events[-1], 1) == Kept(0, ())
        assert for_viewer(game.events[-1], None) == Kept(0, ())
        assert for_viewer(game.events[-1], 0) == Kept(0, keep)
    assert len(views) == 1


@pytest.mark.parametrize("edition", [CITY_OF_GAMES, CITTA_FR])
def test_3_4_the_last_to_choose_learns_nothing_from_deciding_and_taking_back(edition: str) -> None:
    shown = set()
    for keep in (("4", "10"), ("5", "6")):
        game, _ = game_to_keep(edition, hands=HANDS)
        game.play(KeepMove(0, ("1", "7")))
        game.play(KeepMove(1, keep))
        draft = game.draft(2)
        steps = [draft.view().to_bytes()]
        for card in ("8", "14"):
            events = draft.apply(Keep(card))
            assert not of_kind(events, Revealed)
            assert not of_kind(events, RoundBegan)
            steps += [draft.view().to_bytes(), draft.position.to_bytes()]
        assert draft.view().has_kept == (True, True, True)
        assert draft.complete
        assert draft.undo()
        assert draft.undo()
        assert draft.view().to_bytes() == steps[0]
        shown.add(tuple(steps))
    assert len(shown) == 1


def test_3_4_an_incomplete_choice_is_no_move() -> None:
    game, _ = game_to_keep(hands=HANDS)
    draft = game.draft(0)
    draft.apply(Keep("1"))
    with refused(draft, "4.6"):
        _ = draft.move
    draft.apply(Keep("7"))
    with refused(draft, "4.6"):
        draft.apply(Keep("2"))
    assert draft.move == KeepMove(0, ("1", "7"))


def test_3_4_a_turn_cannot_be_played_instead_of_choosing() -> None:
    game, _ = game_to_keep(hands=HANDS)
    cards = game.deal.first_triplets[0]
    with refused(game, "3.4"):
        game.play(TurnMove(0, (), 0, tuple(Play(card, "discard") for card in cards)))


# --- 3.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("keep", "number"), [("1 7", 7), ("7 1", 1)])
def test_3_5_two_cards_of_one_colour_make_one_palace_with_the_second_on_top(keep: str, number: int) -> None:
    game = game_to_play(hands=HANDS, keeps=[keep])
    (palace,) = game.view(None).quarters[0].under_construction
    assert [card.id for card in palace.cards] == keep.split()
    assert palace.street_number == number
    assert game.view(None).quarters[0].shields == 1  # 0 on card 1, 1 on card 7: covered shields show
    assert Revealed(0, (keep.split()[0], keep.split()[1]), ("red", "red")) in game.events


@pytest.mark.parametrize("keep", ["1 2", "2 1"])
def test_3_5_two_colours_make_two_palaces(keep: str) -> None:
    game = game_to_play(hands=HANDS, keeps=[keep])
    assert ids(game, 0) == [["1"], ["2"]]
    colours = {"1": "red", "2": "orange"}
    cards = keep.split()[0], keep.split()[1]
    assert Revealed(0, cards, (colours[cards[0]], colours[cards[1]])) in game.events


@EACH_TABLE
def test_3_5_all_are_revealed_at_once(edition: str, players: int, celebration: bool) -> None:
    game, moves = game_to_keep(edition, players, celebration=celebration)
    for move in moves[:-1]:
        game.play(move)
        for viewer in (None, *range(players)):
            assert not any(quarter.under_construction for quarter in game.view(viewer).quarters)
    assert not of_kind(game.events, Revealed)
    game.play(moves[-1])
    assert [(event.seat, event.cards) for event in of_kind(game.events, Revealed)] == [
        (move.seat, move.keep) for move in moves
    ]
    assert all(quarter.under_construction for quarter in game.view(None).quarters)


def test_3_5_nothing_scores_at_the_reveal() -> None:
    game = game_to_play(players=5)
    assert game.scores == (0,) * 5
    assert all(not quarter.completed for quarter in game.view(None).quarters)
