"""Clauses 7.1 to 7.7 of docs/rules.md: the City's start and the picks for it. The rest is in test_7_city_scoring."""

import pytest

from lucca.rules.decisions import CityMove, CityPick, CitySkip, Decision, Keep, Open, Play, Take
from lucca.rules.editions import EDITIONS
from lucca.rules.events import (
    Added,
    BastionBuilt,
    CityFounded,
    CityPicked,
    CityPickSkipped,
    Completed,
    FinalOrder,
    LeftOver,
    OrderPlace,
    Revealed,
    RoundBegan,
    Started,
)
from lucca.rules.game import Game
from lucca.rules.position import Position
from tests.rules.builder import (
    Holding,
    arrange,
    decide,
    discard_to_the_end,
    game_to_keep,
    game_to_play,
    last_turn,
    of_kind,
    refused,
    take_and_discard,
    the,
)

PLAYERS = [Holding(["4 46"]), Holding(["3", "16"])]
"""Seat 0 comes first with six shields against three."""
CITY = 2


def founded(*hands: str, celebration: bool = True) -> Game:
    """A game for two in which each keeps the first two cards of the hand."""
    return game_to_play(players=2, celebration=celebration, hands=hands)


def city_palaces(game: Game | Position) -> dict[str, str]:
    """The City's palaces under construction, by colour."""
    quarter = game.view(None).quarters[CITY]
    return {palace.colour: " ".join(card.id for card in palace.cards) for palace in quarter.under_construction}


def to_pick(
    city: Holding, left: tuple[str, str], *, round: int = 2, celebration: bool = False, players: list[Holding] = PLAYERS
) -> Position:
    """Both players have played, and these two triplets are left, as numbers 2 and 3; seat 0 picks first."""
    position = arrange(
        players=2, celebration=celebration, round=round, holdings=players, city=city, triplets=["", "", *left]
    )
    discard_to_the_end(position)
    assert position.view(None).phase == "city"
    assert position.actor == 0
    return position


SIX = Holding(["1 7 13 19", "2 8"])
"""What the City may have in the second turn: two palaces, of four cards and of two."""

# --- 7.1 ----------------------------------------------------------------------------------------------------------


def test_7_1_the_four_unchosen_cards_found_the_city_the_highest_of_a_colour_on_top() -> None:
    game = founded("3 4 31 13", "5 6 2 19", celebration=False)
    assert city_palaces(game) == {"red": "13 19 31", "orange": "2"}
    assert of_kind(game.events, CityFounded) == [
        CityFounded("2", "orange"),
        CityFounded("13", "red"),
        CityFounded("19", "red"),
        CityFounded("31", "red"),
    ]


def test_7_1_four_cards_of_one_colour_are_one_palace_and_not_complete() -> None:
    game = founded("3 4 31 13", "5 6 1 19", celebration=False)
    assert city_palaces(game) == {"red": "1 13 19 31"}
    assert not game.view(None).quarters[CITY].completed


def test_7_1_the_unchosen_cards_are_shown_at_the_reveal_and_do_not_go_back() -> None:
    game, moves = game_to_keep(players=2, hands=["3 4 31 13", "5 6 2 19"])
    game.play(moves[0])
    assert not of_kind(game.events, CityFounded)
    assert "31" in {card.id for card in game.view(1).unseen}
    game.play(moves[1])
    kinds = [type(event) for event in game.events]
    assert kinds[kinds.index(Revealed) :] == [Revealed] * 2 + [CityFounded] * 4 + [RoundBegan]
    assert not {"31", "13", "2", "19"} & {*game.deal.stock, *game.deal.removed}
    assert not {"31", "13", "2", "19"} & {card.id for card in game.view(None).unseen}


def test_7_1_a_wild_is_laid_last_on_the_largest_palace() -> None:
    game = founded("3 4 W500 7", "5 6 1 92")
    assert city_palaces(game) == {"red": "1 7 W500", "orange": "92"}


def test_7_1_among_equally_large_palaces_a_wild_goes_to_the_highest_visible_number() -> None:
    assert city_palaces(founded("3 4 W500 7", "5 6 2 16")) == {"red": "7", "orange": "2", "green": "16 W500"}
    assert city_palaces(founded("3 4 W500 37", "5 6 2 16")) == {"red": "37 W500", "orange": "2", "green": "16"}


def test_7_1_several_wilds_go_in_ascending_number_each_to_the_palace_largest_by_then() -> None:
    """10 goes onto 16, the higher of two palaces of one card; that palace then has two cards, so 500 follows."""
    assert city_palaces(founded("3 4 W500 W10", "5 6 2 16")) == {"orange": "2", "green": "16 W10 W500"}
    assert city_palaces(founded("3 4 W20 7", "5 6 8 W10")) == {"red": "7", "orange": "8 W10 W20"}


def test_7_1_three_wilds_on_one_palace_card() -> None:
    assert city_palaces(founded("3 4 W500 W10", "5 6 W20 16")) == {"green": "16 W10 W20 W500"}


def test_7_1_a_golden_card_is_a_palace_card_here_too() -> None:
    game = founded("3 4 G1513 16", "5 6 W10 22")
    assert city_palaces(game) == {"green": "16 22 G1513 W10"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_7_1_there_is_no_city_with_more_players(players: int) -> None:
    for edition in EDITIONS:
        game = game_to_play(edition, players)
        assert len(game.view(None).quarters) == players
        assert not of_kind(game.events, CityFounded)


# --- 7.2 ----------------------------------------------------------------------------------------------------------


def test_7_2_the_city_has_no_place_in_the_order() -> None:
    """The City shows nine shields and the number 92."""
    game = founded("3 10 14 50", "5 6 32 92", celebration=False)
    assert game.view(None).quarters[CITY].shields == 12
    assert the(game.events, RoundBegan).order == (OrderPlace(0, 2, 10), OrderPlace(1, 1, 6))
    assert game.view(None).order == (0, 1)
    assert game.actor == 0


def test_7_2_city_shields_and_bastions_support_nobodys_walls() -> None:
    strong = Holding(["9 27 69 87"], ["1 7 13 19 25", "31 37 43 49 55"], bastions="B3 B4")
    players = [Holding(["28 70"], opened=["2 8 14 20 26"], walls="5"), Holding(["6", "88"])]
    position = last_turn(players=2, holdings=players, city=strong, triplets=["", "", "B1 61 67", "B2 73 79"])
    discard_to_the_end(position)
    decide(position, CityPick(2, "B1", "bastion"), CityPick(3, "B2", "bastion"))
    assert position.over
    assert [points.walls for points in position.points()] == [0, 0]


# --- 7.3 ----------------------------------------------------------------------------------------------------------


def test_7_3_the_first_player_picks_any_card_of_either_triplet_left() -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    assert position.legal_decisions() == [
        CityPick(2, "25", "add"),
        CityPick(2, "14", "add"),
        CityPick(2, "9", "start"),
        CityPick(3, "B1", "bastion"),
        CityPick(3, "5", "start"),
        CityPick(3, "33", "start"),
    ]
    assert set(position.view(None).triplets) == {2, 3}


def test_7_3_the_order_of_the_turn_decides_who_picks_first() -> None:
    """Seat 1 has more shields by then, but the order stays that of the turn."""
    position = arrange(
        players=2, round=2, holdings=PLAYERS, city=SIX, triplets=["10 28 34", "9 27 69", "14 15 5", "20 21 11"]
    )
    take_and_discard(position, 0)
    decide(position, Take(1), Play("9", "add"), Play("27", "add"), Play("69", "add"))
    assert position.view(None).quarters[1].shields > position.view(None).quarters[0].shields
    assert position.actor == 0
    decide(position, CityPick(2, "5", "start"))
    assert position.actor == 1


def test_7_3_a_pick_is_played_into_the_city_and_the_four_cards_left_are_discarded() -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    assert decide(position, CityPick(2, "14", "add")) == [CityPicked(0, "14"), Added("city", "orange", "14", 3)]
    events = decide(position, CityPick(3, "5", "start"))
    assert events == [CityPicked(1, "5"), Started("city", "blue", "5"), LeftOver(("25", "9", "B1", "33"))]
    assert position.is_chance
    assert city_palaces(position) == {"red": "1 7 13 19", "orange": "2 8 14", "blue": "5"}


def test_7_3_players_play_first_and_then_the_city_is_fed() -> None:
    game = founded("3 4 31 13", "5 6 2 19", celebration=False)
    card = game.deal.first_triplets[2][0]
    for _ in range(2):
        actor = game.actor
        assert actor is not None
        with refused(game, "7.3"):
            game.play(CityMove(actor, CityPick(2, card, "start")))
        with refused(game, "4.5"):
            game.play(CityMove(actor, None))
        while game.actor == actor:
            game.apply(game.legal_decisions()[-1])
    assert game.view(None).phase == "city"


@pytest.mark.parametrize(
    ("decision", "clause"),
    [
        (Take(2), "7.3"),
        (Open("green"), "7.3"),
        (Play("25", "discard"), "4.5"),
        (Keep("25"), "3.4"),
        (CityPick(3, "25", "add"), "7.3"),
        (CityPick(2, "nothing", "add"), "7.3"),
        (CityPick(2, "96", "start"), "7.3"),
        (CityPick(-1, "25", "add"), "7.3"),
        (CityPick(9, "25", "add"), "7.3"),
    ],
)
def test_7_3_nothing_but_a_card_that_lies_there_is_picked(decision: Decision, clause: str) -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    with refused(position, clause):
        decide(position, decision)


def test_7_3_only_the_player_whose_pick_it_is_picks() -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    with refused(position, "4.1"):
        position.set_actor(1)
    decide(position, CityPick(2, "9", "start"))
    with refused(position, "4.1"):
        position.set_actor(0)


def test_7_3_in_the_last_turn_the_city_is_fed_before_the_final_order() -> None:
    sixteen = Holding(["91"], ["1 7 13 19 25", "31 37 43 49 55", "61 67 73 79 85"])
    position = last_turn(players=2, holdings=PLAYERS, city=sixteen, triplets=["", "", "14 9 5", "B1 20 33"])
    discard_to_the_end(position)
    assert position.round == 7
    decide(position, CityPick(2, "14", "start"))
    assert not position.over
    events = decide(position, CityPick(3, "20", "add"))
    kinds = [type(event) for event in events]
    assert kinds[:4] == [CityPicked, Added, LeftOver, FinalOrder]
    assert position.over


@pytest.mark.parametrize("celebration", [False, True])
def test_7_3_the_city_is_fed_twice_in_every_turn(celebration: bool) -> None:
    game = Game.new(players=2, celebration=celebration, seed="fed")
    while not game.over:
        game.apply(game.legal_decisions()[0])
    picks = of_kind(game.events, CityPicked)
    assert len(picks) == 2 * 7
    orders = [event.order for event in of_kind(game.events, RoundBegan)]
    assert [pick.seat for pick in picks] == [place.seat for order in orders for place in order]


# --- 7.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "other"), [(2, 3), (3, 2)])
def test_7_4_the_second_pick_comes_from_the_other_triplet(first: int, other: int) -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    chosen = next(pick for pick in position.legal_decisions() if isinstance(pick, CityPick) and pick.triplet == first)
    decide(position, chosen)
    legal = position.legal_decisions()
    assert {pick.triplet for pick in legal if isinstance(pick, CityPick)} == {other}
    assert len(legal) == 3


def test_7_4_the_first_picks_triplet_is_closed_whatever_is_left_in_it() -> None:
    position = to_pick(SIX, ("25 W10 9", "B1 5 33"), celebration=True)
    decide(position, CityPick(2, "25", "add"))
    for pick in (CityPick(2, "9", "start"), CityPick(2, "25", "start"), CityPick(2, "W10", "add", "orange")):
        with refused(position, "7.4"):
            decide(position, pick)


def test_7_4_triplets_that_players_took_are_closed_too() -> None:
    position = arrange(
        players=2, celebration=True, round=2, holdings=PLAYERS, city=SIX, triplets=["5 9 W10", "11 14 15"]
    )
    discard_to_the_end(position)
    for pick in (CityPick(0, "5", "start"), CityPick(0, "W10", "add", "red"), CityPick(1, "14", "add")):
        with refused(position, "7.4"):
            decide(position, pick)


# --- 7.5 ----------------------------------------------------------------------------------------------------------


def test_7_5_a_colour_under_construction_is_added_to_and_any_other_started() -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    assert decide(position, CityPick(2, "9", "start"))[1:] == [Started("city", "yellow", "9")]
    assert decide(position, CityPick(3, "33", "add"))[1] == Added("city", "yellow", "33", 2)


def test_7_5_a_picked_bastion_is_a_bastion_of_the_city() -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    assert decide(position, CityPick(3, "B1", "bastion"))[1:] == [BastionBuilt("city", "B1")]
    assert [card.id for card in position.view(None).quarters[CITY].bastions] == ["B1"]


@pytest.mark.parametrize(
    "pick",
    [
        CityPick(2, "25", "start"),
        CityPick(2, "9", "add"),
        CityPick(2, "25", "wall"),
        CityPick(2, "25", "discard"),
        CityPick(2, "25", "bastion"),
        CityPick(2, "25", ""),
        CityPick(3, "B1", "wall"),
        CityPick(3, "B1", "discard"),
        CityPick(3, "B1", "start"),
        CityPick(3, "B1", "add"),
    ],
    ids=str,
)
def test_7_5_no_other_use_is_possible(pick: CityPick) -> None:
    position = to_pick(SIX, ("25 14 9", "B1 5 33"))
    with refused(position, "7.5"):
        decide(position, pick)


# --- 7.6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["red", "orange"])
@pytest.mark.parametrize("wild", ["W10", "W20", "W500"])
def test_7_6_a_wild_goes_onto_any_city_palace_under_construction(wild: str, colour: str) -> None:
    position = to_pick(Holding(["1 7 13", "2 8 14"]), (f"{wild} 26 9", "B1 5 33"), celebration=True)
    assert decide(position, CityPick(2, wild, "add", colour)) == [CityPicked(0, wild), Added("city", colour, wild, 4)]
    assert city_palaces(position)[colour].endswith(wild)


@pytest.mark.parametrize(
    "pick",
    [
        CityPick(2, "W10", "add"),
        CityPick(2, "W10", "start"),
        CityPick(2, "W10", "wall"),
        CityPick(2, "W10", "discard"),
        CityPick(2, "W10", "bastion"),
        CityPick(2, "W10", "add", "green"),  # a player's, not the City's
        CityPick(2, "W10", "add", "blue"),
        CityPick(2, "W10", "add", "pink"),
        CityPick(2, "9", "start", "yellow"),  # only a Wild's palace is named
        CityPick(3, "B1", "bastion", "red"),
    ],
    ids=str,
)
def test_7_6_a_wild_is_added_to_a_named_city_palace_or_not_picked(pick: CityPick) -> None:
    position = to_pick(SIX, ("W10 26 9", "B1 5 33"), celebration=True)
    with refused(position, "7.6"):
        decide(position, pick)


def test_7_6_without_a_city_palace_under_construction_wilds_cannot_be_picked() -> None:
    position = to_pick(Holding(completed=["1 7 13 19 25"], bastions="B1"), ("W10 W20 9", "W500 5 33"), celebration=True)
    assert position.legal_decisions() == [
        CityPick(2, "9", "start"),
        CityPick(3, "5", "start"),
        CityPick(3, "33", "start"),
    ]
    with refused(position, "7.6"):
        decide(position, CityPick(2, "W10", "add", "red"))
    decide(position, CityPick(3, "5", "start"))
    assert CityPick(2, "W10", "add", "blue") in position.legal_decisions()


# --- 7.7 ----------------------------------------------------------------------------------------------------------


def test_7_7_the_second_pick_is_skipped_when_only_wilds_are_open_and_nothing_is_under_construction() -> None:
    city = Holding(completed=["1 7 13 19 25"], bastions="B1")
    position = to_pick(city, ("B2 9 14", "W10 W20 W500"), celebration=True)
    decide(position, CityPick(2, "B2", "bastion"))
    assert position.legal_decisions() == [CitySkip()]
    with refused(position, "7.6"):
        decide(position, CityPick(3, "W10", "add", "red"))
    events = decide(position, CitySkip())
    assert events == [CityPickSkipped(1), LeftOver(("9", "14", "W10", "W20", "W500"))]
    assert position.is_chance


def test_7_7_the_first_pick_can_complete_the_only_palace_and_force_the_skip() -> None:
    """The same through a whole game: the City starts with four red cards and gets its fifth."""
    game = game_to_play(
        players=2,
        celebration=True,
        hands=["3 4 31 13", "5 6 1 19"],
        rounds=[["9 11 12", "14 15 16", "25 21 22", "W20 W500 W10"]],
    )
    while game.view(None).phase != "city":
        game.apply(game.legal_decisions()[0 if game.view(game.actor).phase == "choose" else -1])
    first, second = game.view(None).order
    events = game.play(CityMove(first, CityPick(2, "25", "add")))
    assert the(events, Completed) == Completed("city", "red", 0)
    assert game.legal_decisions() == [CitySkip()]
    with refused(game, "7.4"):
        game.play(CityMove(second, CityPick(2, "21", "start")))
    events = game.play(CityMove(second, None))
    assert events[0] == CityPickSkipped(second)
    assert game.position.round == 2


def test_7_7_a_pick_that_can_be_made_is_not_skipped() -> None:
    position = to_pick(SIX, ("W10 W20 W500", "B1 5 33"), celebration=True)
    for _ in range(2):
        with refused(position, "7.7"):
            decide(position, CitySkip())
        decide(position, position.legal_decisions()[0])


def test_7_7_only_wilds_are_no_reason_to_skip_while_a_city_palace_grows() -> None:
    position = to_pick(SIX, ("B1 5 33", "W10 W20 W500"), celebration=True)
    decide(position, CityPick(2, "B1", "bastion"))
    with refused(position, "7.7"):
        decide(position, CitySkip())
    assert len(position.legal_decisions()) == 3 * 2
