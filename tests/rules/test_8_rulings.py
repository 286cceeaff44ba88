"""Section 8 of docs/rules.md: rulings, but for 8.2 (in test_6_celebration) and 8.8 (in test_8_secrets)."""

import random

import pytest

from lucca.rules.clauses import CLAUSES
from lucca.rules.decisions import CityPick, CitySkip, Keep, Open, Play, Take
from lucca.rules.editions import EDITIONS, Edition
from lucca.rules.errors import IllegalMoveError
from lucca.rules.events import StreetScored, WallBuilt, WallsScored, for_viewer
from lucca.rules.game import Game
from lucca.rules.kernels.layout import ACTIONS, EVERY_PALACE, UNDER_CONSTRUCTION
from tests.rules.builder import (
    CITTA_FR,
    EVERY_TABLE,
    Holding,
    arrange,
    decide,
    discard_to_the_end,
    game_to_keep,
    last_turn,
    of_kind,
    play,
    refused,
    the,
)

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)


@EACH_EDITION
@pytest.mark.parametrize(
    ("poor", "score"),
    [
        (Holding(["38 2"]), -3),
        (Holding(["38 2"], opened=["9 27 69 87 3"]), 1 - 3),
        (Holding(["38 2"], opened=["9 27 69 87 3"], parties=1), 2 - 3),
        (Holding(["38 2"], opened=["9 27 69 87 3"], parties=3), 4 - 3),
    ],
    ids=["has 0", "has 1", "has 2", "has 4"],
)
def test_8_1_the_three_points_are_given_in_full(edition: Edition, poor: Holding, score: int) -> None:
    rich = Holding(["93"], opened=["5 11 17 23 95"])
    position = last_turn(edition.id, holdings=[poor, rich, Holding(["6", "10"])])
    events = discard_to_the_end(position)
    assert the(events, StreetScored) == StreetScored(0, "2", 1, "95", 3)
    assert position.points()[0].score == score
    assert position.points()[1].score == 7 + 3


@EACH_EDITION
def test_8_3_a_bastion_laid_face_down_is_a_wall_and_no_bastion(edition: Edition) -> None:
    first = Holding(["4"], opened=["1 7 13 19 25"], bastions="B2")
    position = last_turn(edition.id, holdings=[first, Holding(["5", "10"]), Holding(["28", "24"])], triplets=["B1 2 3"])
    assert position.actor == 0
    decide(position, Take(0))
    if not edition.bastion_may_be_wall:
        with refused(position, "4.10"):
            decide(position, Play("B1", "wall"))
        return
    decide(position, Play("B1", "wall"), Play("2", "discard"), Play("3", "wall"))
    events = discard_to_the_end(position)
    scored = of_kind(events, WallsScored)[0]
    assert (scored.walls, scored.bastions, scored.shields, scored.needed) == (2, 1, 3, 4)


@EACH_EDITION
def test_8_4_nothing_under_construction_anywhere(edition: Edition) -> None:
    holdings = [
        Holding(completed=["1 7 13 19 25"]),
        Holding(completed=["2 8 14 20 26"]),
        Holding(completed=["3 9 15 21 93"]),
    ]
    position = last_turn(edition.id, holdings=holdings)
    scored = the(discard_to_the_end(position), StreetScored)
    if edition.lowest_on == UNDER_CONSTRUCTION:
        assert scored == StreetScored(None, None, None, None, 0)
        assert [points.street for points in position.points()] == [0, 0, 0]
    else:
        assert scored == StreetScored(0, "25", 2, "93", 3)


@EACH_EDITION
def test_8_4_nothing_opened_anywhere(edition: Edition) -> None:
    position = last_turn(edition.id, holdings=[Holding(["4 46"]), Holding(["5", "92"]), Holding(["6", "9"])])
    scored = the(discard_to_the_end(position), StreetScored)
    if edition.highest_on == EVERY_PALACE:
        assert scored == StreetScored(1, "5", 1, "92", 0)
    else:
        assert scored == StreetScored(None, None, None, None, 0)
    assert [points.street for points in position.points()] == [0, 0, 0]


@EACH_EDITION
def test_8_5_ties_in_the_order_look_at_visible_numbers(edition: Edition) -> None:
    """Two shields each; seat 0 has the highest card, 91, but it is covered."""
    holdings = [Holding(["91 1"]), Holding(["3", "10"]), Holding(["8", "24"])]
    assert arrange(edition.id, round=2, holdings=holdings).view(None).order == (2, 1, 0)


@EACH_EDITION
def test_8_5_ties_for_the_win_look_at_visible_numbers(edition: Edition) -> None:
    """Seats 0 and 1 have 7 points. Seat 1's 96 is covered; seat 2 has the lowest and the highest number."""
    level = Holding(["4 46"], opened=["9 27 69 87 3"], parties=6)
    covered = Holding(["96 30"], opened=["19 37 55 73 13"], parties=6)
    both = Holding(["14 2"], opened=["23 41 59 77 95"])
    position = last_turn(edition.id, holdings=[level, covered, both])
    discard_to_the_end(position)
    assert [points.score for points in position.points()] == [7, 7, 1]
    assert position.ranking() == (0, 1, 2)


@EACH_EDITION
def test_8_6_walls_count_ones_own_opened_palaces_only(edition: Edition) -> None:
    """Three palaces are opened in all, one of them by seat 0."""
    holdings = [
        Holding(["4"], opened=["1 7 13 19 25"], walls="8", bastions="B1"),
        Holding(["5"], opened=["2 14 20 26 32", "3 9 15 21 27"], bastions="B2"),
        Holding(["6", "10"], walls="16", bastions="B3"),
    ]
    position = last_turn(edition.id, holdings=holdings)
    discard_to_the_end(position)
    assert [points.walls for points in position.points()] == [2 * 1, 1 * 2, 0]


def test_8_7_everybody_may_know_which_card_a_wall_is() -> None:
    position = arrange(
        round=2, holdings=[Holding(["4 46"]), Holding(["5", "10"]), Holding(["6", "9"])], triplets=["1 2 3"]
    )
    events = play(position, "0: take 0; 1 wall, 2 wall, 3 discard")
    for viewer in (None, 0, 1, 2):
        assert [card.id for card in position.view(viewer).quarters[0].walls] == ["1", "2"]
        assert [for_viewer(event, viewer) for event in events if isinstance(event, WallBuilt)] == [
            WallBuilt(0, "1"),
            WallBuilt(0, "2"),
        ]


def test_8_9_a_choice_of_one_is_still_made_by_the_player() -> None:
    """After a Wild only the one palace card of this hand can be kept: it is not kept by itself."""
    game, _ = game_to_keep(celebration=True, hands=["W10 W20 W500 2"])
    game.apply(Keep("W10"), 0)
    assert game.legal_decisions(0) == [Keep("2")]
    assert game.view(0).has_kept == (False, False, False)
    assert [card.id for card in game.view(0).kept] == ["W10"]


def test_8_9_a_pick_that_must_be_skipped_waits_for_its_player() -> None:
    city = Holding(completed=["1 7 13 19 25"], bastions="B1")
    holdings = [Holding(["4 46"]), Holding(["3", "16"])]
    position = arrange(
        players=2, celebration=True, round=2, holdings=holdings, city=city, triplets=["", "", "B2 9 14", "W10 W20 W500"]
    )
    discard_to_the_end(position)
    decide(position, CityPick(2, "B2", "bastion"))
    assert position.actor == 1
    assert position.legal_decisions() == [CitySkip()]


@pytest.mark.parametrize("action", [-1, ACTIONS, 1000])
def test_8_9_there_are_no_other_actions(action: int) -> None:
    position = arrange(round=2, holdings=[Holding(["4 46"]), Holding(["5", "10"]), Holding(["6", "9"])])
    with refused(position, "8.9"):
        position.apply(action)
    with refused(position, "8.9"):
        position.advance(action)


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_8_9_whatever_is_not_open_is_refused_with_a_clause_and_changes_nothing(
    edition: str, players: int, celebration: bool
) -> None:
    """Every action that is not legal, at some forty decisions of a game."""
    game = Game.new(edition, players, celebration=celebration, seed="refusals")
    chance = random.Random(f"{edition} {players}")
    cited = set()
    while not game.over:
        game.apply(chance.choice(game.legal_decisions()))
        position = game.draft(game.actor).position if game.actor is not None else game.position
        if game.over or chance.random() > 0.3:
            continue
        legal, before = set(position.legal_actions()), position.to_bytes()
        for action in set(range(ACTIONS)) - legal:
            with pytest.raises(IllegalMoveError) as caught:
                position.apply(action)
            cited.add(caught.value.clause)
        assert position.to_bytes() == before
    assert cited <= set(CLAUSES)
    assert {"4.2", "4.5"} <= cited


def test_8_10_the_french_text_has_five_uses_of_a_card() -> None:
    first = Holding(["4 46"])
    position = arrange(
        CITTA_FR, round=3, holdings=[first, Holding(["5", "10"]), Holding(["6", "9"])], triplets=["16 1 B1"]
    )
    decide(position, Take(0))
    uses = {decision.use for decision in position.legal_decisions() if isinstance(decision, Play)}
    assert uses == {"start", "add", "wall", "bastion", "discard"}


def test_8_10_in_the_french_text_opened_palaces_count_on_the_street() -> None:
    """The lowest number is on an opened palace, and so is the highest."""
    holdings = [
        Holding(["4 46"], opened=["7 13 19 25 1"]),
        Holding(["38 2"], completed=["3 9 15 21 93"]),
        Holding(["6", "10"]),
    ]
    position = last_turn(CITTA_FR, holdings=holdings)
    events = discard_to_the_end(position)
    assert the(events, StreetScored) == StreetScored(0, "1", 1, "93", 3)


def test_8_10_in_the_french_text_several_palaces_may_be_opened_or_just_one() -> None:
    completed = ["1 7 13 19 25", "2 8 14 20 26"]
    holdings = [Holding(["4 46"], completed=completed), Holding(["5", "10"]), Holding(["6", "9"])]
    position = arrange(CITTA_FR, round=6, holdings=holdings)
    decide(position, Open("red"), Take(0))
    assert [palace.colour for palace in position.view(None).quarters[0].completed] == ["orange"]
