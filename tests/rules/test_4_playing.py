"""Clauses 4.5 to 4.9 of docs/rules.md: taking a triplet, starting, adding, completing."""

from itertools import permutations

import pytest

from lucca.rules.decisions import CityPick, CitySkip, Keep, Open, Play, Take, TurnMove
from lucca.rules.events import Added, Completed, Started, Took
from lucca.rules.position import Position
from tests.rules.builder import Holding, arrange, decide, game_to_play, of_kind, play, refused, take_and_discard, the

RED = [str(number) for number in range(1, 97, 6)]


def table(first: Holding, triplet: str, *, round: int = 7, players: int = 3) -> Position:
    """Seat 0 is first in order (it needs more than 3 shields) and may take this triplet as number 0."""
    others = [Holding(["5", "10"]), Holding(["15", "24"]), Holding(["33", "42"]), Holding(["28", "38"])]
    position = arrange(players=players, round=round, holdings=[first, *others[: players - 1]], triplets=[triplet])
    assert position.actor == 0
    return position


# --- 4.5 ----------------------------------------------------------------------------------------------------------


def test_4_5_any_triplet_on_the_table_may_be_taken() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    assert position.legal_decisions() == [Take(0), Take(1), Take(2), Take(3)]
    assert decide(position, Take(0)) == [Took(0, 0, ("1", "7", "13"))]
    assert [card.id for card in position.view(0).to_play] == ["1", "7", "13"]


def test_4_5_a_triplet_is_taken_once_and_the_others_keep_their_numbers() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    third = position.view(None).triplets[2]
    take_and_discard(position, 1)
    with refused(position, "4.5"):
        decide(position, Take(1))
    assert position.legal_decisions() == [Take(0), Take(2), Take(3)]
    assert position.view(None).triplets[2] == third


@pytest.mark.parametrize("players", [3, 4, 5])
def test_4_5_even_the_last_player_has_a_choice_of_two(players: int) -> None:
    position = table(Holding(["4 46"]), "1 7 13", round=2, players=players)
    for left in range(players + 1, 2, -1):
        assert len(position.legal_decisions()) == left
        take_and_discard(position)
    assert len(position.legal_decisions()) == 2


@pytest.mark.parametrize("triplet", [-1, 4, 5, 6, 99])
def test_4_5_there_is_no_other_triplet(triplet: int) -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    with refused(position, "4.5"):
        decide(position, Take(triplet))


def test_4_5_cards_are_not_played_before_a_triplet_is_taken() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    with refused(position, "4.5"):
        decide(position, Play("1", "start"))


# --- 4.6 ----------------------------------------------------------------------------------------------------------


def test_4_6_the_three_cards_are_played_in_any_order() -> None:
    for cards in permutations(["1", "7", "13"]):
        position = table(Holding(["4 46"]), "1 7 13")
        play(position, f"0: take 0; {cards[0]} start, {cards[1]} add, {cards[2]} add")
        palace = position.view(0).quarters[0].under_construction[0]
        assert [card.id for card in palace.cards] == list(cards)
        assert palace.street_number == int(cards[2])


def test_4_6_what_one_card_changes_holds_for_the_next() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    decide(position, Take(0))
    assert Play("7", "start") in position.legal_decisions()
    decide(position, Play("1", "start"))
    assert Play("7", "start") not in position.legal_decisions()
    assert Play("7", "add") in position.legal_decisions()


def test_4_6_a_card_is_played_once() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    decide(position, Take(0), Play("1", "start"))
    for use in ("start", "add", "wall", "discard"):
        with refused(position, "4.6"):
            decide(position, Play("1", use))


def test_4_6_only_cards_of_the_triplet_taken_are_played() -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    other = position.view(0).triplets[1][0].id
    decide(position, Take(0))
    for card in (other, "4", "96", "B1", "W10", "nothing"):
        with refused(position, "4.6"):
            decide(position, Play(card, "discard"))


@pytest.mark.parametrize("use", ["build", "", "Start", "open"])
def test_4_6_there_are_five_uses(use: str) -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    decide(position, Take(0))
    with refused(position, "4.6"):
        decide(position, Play("1", use))


def test_4_6_no_second_triplet_and_nothing_else_before_all_three_are_played() -> None:
    position = table(Holding(["4 46"], completed=["19 25 31 37 43"]), "1 7 13")
    decide(position, Take(0))
    for _ in range(2):
        with refused(position, "4.6"):
            decide(position, Take(1))
        with refused(position, "4.6"):
            decide(position, Open("red"))
        with refused(position, "4.6"):
            decide(position, CitySkip())
        with refused(position, "3.4"):
            decide(position, Keep("1"))
        with refused(position, "7.3"):
            decide(position, CityPick(1, "1", "start"))
        decide(position, Play(position.view(0).to_play[0].id, "discard"))


def test_4_6_a_move_with_fewer_or_more_cards_is_refused() -> None:
    game = game_to_play(hands=["4 46 2 3", "5 10 6 8", "15 24 9 11"], rounds=[["1 7 13"]])
    cards = [Play("1", "start"), Play("7", "add"), Play("13", "add")]
    for plays in ([], cards[:1], cards[:2], [*cards, Play("13", "add")]):
        with refused(game, "4.6"):
            game.play(TurnMove(0, (), 0, tuple(plays)))
    with refused(game, "4.6"):
        game.play(TurnMove(0, (), 0, (cards[0], cards[0], cards[1])))


def test_4_6_a_move_that_fails_at_its_last_card_changes_nothing() -> None:
    game = game_to_play(hands=["4 46 2 3", "5 10 6 8", "15 24 9 11"], rounds=[["1 7 13"]])
    with refused(game, "4.13"):
        game.play(TurnMove(0, (), 0, (Play("1", "start"), Play("7", "add"), Play("13", "start"))))


def test_4_6_a_move_under_way_can_be_taken_back_step_by_step() -> None:
    game = game_to_play(hands=["4 46 2 3", "5 10 6 8", "15 24 9 11"], rounds=[["1 7 13"]])
    steps = [game.view(0).to_bytes()]
    for decision in (Take(0), Play("7", "start"), Play("1", "add")):
        game.apply(decision)
        steps.append(game.view(0).to_bytes())
    assert len(set(steps)) == 4
    for step in reversed(steps[:-1]):
        assert game.undo()
        assert game.view(0).to_bytes() == step
    assert not game.undo()
    game.play(TurnMove(0, (), 0, tuple(Play(card, "discard") for card in ("1", "7", "13"))))
    assert not game.undo(), "a whole move stands"


def test_4_6_a_whole_move_replaces_what_was_under_way() -> None:
    """The steps that its seat had decided are forgotten, and do not come back in its next turn."""
    game = game_to_play(hands=["4 46 2 3", "5 10 6 8", "15 24 9 11"], rounds=[["1 7 13", "14 16 17"]])
    game.apply(Take(1))
    game.play(TurnMove(0, (), 0, tuple(Play(card, "discard") for card in ("1", "7", "13"))))
    assert game.view(0).to_bytes() == game.position.view(0).to_bytes()
    while game.position.round == 1:
        game.apply(game.legal_decisions()[-1])
    assert game.actor == 0
    assert set(map(type, game.legal_decisions())) == {Take}


# --- 4.7 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", RED[:3])
def test_4_7_a_palace_card_of_a_new_colour_starts_a_palace(card: str) -> None:
    position = table(Holding(["4 46"]), "1 7 13")
    decide(position, Take(0))
    assert decide(position, Play(card, "start")) == [Started(0, "red", card)]
    (red,) = (palace for palace in position.view(0).quarters[0].under_construction if palace.colour == "red")
    assert [storey.id for storey in red.cards] == [card]


@pytest.mark.parametrize(
    "owned",
    [
        Holding(["4 46", "1"]),
        Holding(["4 46"], completed=["1 19 25 31 37"]),
        Holding(["4 46"], opened=["1 19 25 31 37"]),
    ],
    ids=["under construction", "completed", "opened"],
)
def test_4_7_start_needs_a_colour_owned_nowhere(owned: Holding) -> None:
    position = table(owned, "7 2 3")
    decide(position, Take(0))
    with refused(position, "4.13"):
        decide(position, Play("7", "start"))


def test_4_7_all_six_colours_may_be_under_construction() -> None:
    position = table(Holding(["4 46", "11", "6"]), "1 2 3", round=3)
    play(position, "0: take 0; 1 start, 2 start, 3 start")
    assert len(position.view(0).quarters[0].under_construction) == 6


def test_4_7_a_bastion_starts_no_palace() -> None:
    position = table(Holding(["4 46"]), "B1 2 3")
    decide(position, Take(0))
    with refused(position, "4.11"):
        decide(position, Play("B1", "start"))


def test_4_7_others_may_own_the_colour() -> None:
    position = table(Holding(["4 46"]), "11 2 3")  # seat 1 builds blue
    assert decide(position, Take(0), Play("11", "start"))[-1] == Started(0, "blue", "11")


# --- 4.8 ----------------------------------------------------------------------------------------------------------


def test_4_8_a_card_is_laid_on_top_and_its_number_is_the_visible_one() -> None:
    position = table(Holding(["4 46", "91"]), "1 2 3")
    decide(position, Take(0))
    assert position.view(0).quarters[0].highest_street_number == 91
    assert decide(position, Play("1", "add")) == [Added(0, "red", "1", 2)]
    quarter = position.view(0).quarters[0]
    assert [card.id for card in quarter.under_construction[0].cards] == ["91", "1"]
    assert quarter.under_construction[0].street_number == 1
    assert quarter.highest_street_number == 46
    assert quarter.shields == 6 + 2  # the covered card's shields still show


@pytest.mark.parametrize(
    "owned",
    [
        Holding(["4 46"]),
        Holding(["4 46"], completed=["1 19 25 31 37"]),
        Holding(["4 46"], opened=["1 19 25 31 37"]),
    ],
    ids=["not owned", "completed", "opened"],
)
def test_4_8_only_a_palace_of_that_colour_under_construction_is_added_to(owned: Holding) -> None:
    position = table(owned, "7 2 3")
    decide(position, Take(0))
    with refused(position, "4.8"):
        decide(position, Play("7", "add"))


def test_4_8_nothing_is_added_to_another_players_palace() -> None:
    position = table(Holding(["4 46"]), "11 2 3")  # seat 1 builds blue, seat 0 does not
    decide(position, Take(0))
    with refused(position, "4.8"):
        decide(position, Play("11", "add"))


def test_4_8_a_palace_card_cannot_be_added_to_another_colour() -> None:
    position = table(Holding(["4 46"]), "1 2 3")
    decide(position, Take(0))
    with refused(position, "6.2"):
        decide(position, Play("1", "add", "green"))


def test_4_8_a_bastion_is_no_storey() -> None:
    position = table(Holding(["4 46"]), "B1 2 3")
    decide(position, Take(0))
    with refused(position, "4.11"):
        decide(position, Play("B1", "add"))


# --- 4.9 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 4), (5, 3)])
def test_4_9_a_palace_is_complete_at_its_size_and_scores_its_windows(players: int, size: int) -> None:
    below = RED[: size - 1]
    windows = {3: 3 + 2 + 1 + 0 + 2, 4: 3 + 2 + 1 + 2, 5: 3 + 2 + 2}[players]
    position = table(Holding(["4 46", " ".join(below)]), "25 2 3", round=4, players=players)
    shields = position.view(0).quarters[0].shields
    events = decide(position, Take(0), Play("25", "add"))
    assert events[1:] == [Added(0, "red", "25", size), Completed(0, "red", windows)]
    quarter = position.view(0).quarters[0]
    assert [palace.colour for palace in quarter.completed] == ["red"]
    assert [palace.colour for palace in quarter.under_construction] == ["green"]
    assert position.points()[0].windows == position.points()[0].score == windows
    assert shields > quarter.shields == 6


def test_4_9_one_card_less_is_not_complete() -> None:
    position = table(Holding(["4 46", "1 7 13"]), "19 2 3", round=3)
    assert not of_kind(decide(position, Take(0), Play("19", "add")), Completed)
    assert position.points()[0].score == 0


def test_4_9_nothing_is_added_to_a_palace_just_completed() -> None:
    position = table(Holding(["4 46", "1 7 13 19"]), "25 31 37", round=4)
    decide(position, Take(0), Play("25", "add"))
    with refused(position, "4.8"):
        decide(position, Play("31", "add"))
    with refused(position, "4.13"):
        decide(position, Play("31", "start"))


def test_4_9_two_palaces_may_be_completed_in_one_turn() -> None:
    position = table(Holding(["4 46", "1 7 13 19", "2 8 14 20"]), "25 26 3", round=6)
    events = play(position, "0: take 0; 26 add, 25 add, 3 discard")
    assert of_kind(events, Completed) == [Completed(0, "orange", 2 + 1 + 0 + 3 + 1), Completed(0, "red", 8)]


def test_4_9_a_palace_started_and_completed_within_one_turn() -> None:
    """Possible with five players only, where a palace has three cards: and then not opened before the next turn."""
    position = table(Holding(["4 46"]), "1 7 13", round=2, players=5)
    events = play(position, "0: take 0; 7 start, 1 add, 13 add")
    assert the(events, Completed) == Completed(0, "red", 6)
