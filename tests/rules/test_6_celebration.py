"""Section 6 of docs/rules.md: golden palace cards and Wilds."""

import pytest

from lucca.rules.decisions import Keep, KeepMove, Open, Play, Take
from lucca.rules.events import (
    Added,
    Completed,
    Discarded,
    Opened,
    PartySource,
    Revealed,
    Started,
    StreetScored,
    WallBuilt,
    WallsScored,
)
from lucca.rules.position import Position
from lucca.rules.view import Palace
from tests.rules.builder import (
    Holding,
    arrange,
    decide,
    discard_to_the_end,
    game_to_keep,
    game_to_play,
    last_turn,
    of_kind,
    play,
    refused,
    the,
)

WILDS = ("W10", "W20", "W500")
OTHERS = [Holding(["5", "16"]), Holding(["15", "24"])]


def table(first: Holding, triplet: str, *, round: int = 6) -> Position:
    """Seat 0 is first in order and may take this triplet as number 0."""
    position = arrange(celebration=True, round=round, holdings=[first, *OTHERS], triplets=[triplet])
    assert position.actor == 0
    return position


def building(position: Position, colour: str, seat: int = 0) -> Palace:
    palaces = position.view(None).quarters[seat].under_construction
    return next(palace for palace in palaces if palace.colour == colour)


# --- 6.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "colour", "other"), [("G1513", "green", "orange"), ("G2013", "orange", "green")])
def test_6_1_a_golden_card_starts_a_palace_of_its_colour(card: str, colour: str, other: str) -> None:
    position = table(Holding(["9 27"]), f"{card} 1 7")
    decide(position, Take(0))
    with refused(position, "4.8"):
        decide(position, Play(card, "add"))
    with refused(position, "6.2"):
        decide(position, Play(card, "add", other))
    assert decide(position, Play(card, "start")) == [Started(0, colour, card)]
    assert building(position, colour).street_number == int(card[1:])


def test_6_1_a_golden_card_is_added_counted_and_scored_like_any() -> None:
    position = table(Holding(["4 46 64 82", "9"]), "G1513 1 7")
    events = decide(position, Take(0), Play("G1513", "add"))
    assert events[1:] == [Added(0, "green", "G1513", 5), Completed(0, "green", 3)]
    assert position.view(None).quarters[0].completed[0].street_number == 1513


def test_6_1_a_golden_card_may_be_a_wall_or_discarded_but_no_bastion() -> None:
    position = table(Holding(["9 27"]), "G1513 G2013 1")
    decide(position, Take(0))
    with refused(position, "4.11"):
        decide(position, Play("G1513", "bastion"))
    decide(position, Play("G1513", "wall"), Play("G2013", "discard"))
    assert [card.id for card in position.view(None).quarters[0].walls] == ["G1513"]


def test_6_1_a_golden_card_needs_a_colour_not_yet_owned_to_start() -> None:
    position = table(Holding(["4 46"]), "G1513 1 7")
    decide(position, Take(0))
    with refused(position, "4.13"):
        decide(position, Play("G1513", "start"))


def test_6_1_golden_cards_may_be_kept_together_or_with_a_palace_card() -> None:
    game = game_to_play(celebration=True, hands=["G1513 G2013 4 1"], keeps=["G1513 G2013"])
    assert [palace.colour for palace in game.view(None).quarters[0].under_construction] == ["orange", "green"]
    game = game_to_play(celebration=True, hands=["G1513 G2013 4 1"], keeps=["G1513 4"])
    assert game.view(None).quarters[0].under_construction[0].street_number == 4


# --- 6.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wild", WILDS)
@pytest.mark.parametrize("colour", ["green", "red", "yellow"])
def test_6_2_a_wild_is_added_to_any_own_palace_under_construction(wild: str, colour: str) -> None:
    position = table(Holding(["4 46", "1", "9"], completed=["2 8 14 26 32"]), f"{wild} 7 13")
    decide(position, Take(0))
    offered = [
        decision for decision in position.legal_decisions() if isinstance(decision, Play) and decision.card == wild
    ]
    adds = [decision.colour for decision in offered if decision.use == "add"]
    assert adds == ["red", "yellow", "green"]
    storeys = 3 if colour == "green" else 2
    assert decide(position, Play(wild, "add", colour)) == [Added(0, colour, wild, storeys)]
    assert building(position, colour).cards[-1].id == wild
    assert building(position, colour).street_number == int(wild[1:])


@pytest.mark.parametrize("colour", ["orange", "blue", "purple"])
def test_6_2_a_wild_is_not_added_to_any_other_palace(colour: str) -> None:
    """Orange is completed, blue is built by seat 1 only, purple by seat 2 only."""
    position = table(Holding(["4 46"], completed=["2 8 14 26 32"]), "W10 7 13")
    decide(position, Take(0))
    with refused(position, "6.2"):
        decide(position, Play("W10", "add", colour))


def test_6_2_the_palace_must_be_named_and_exist() -> None:
    position = table(Holding(["4 46"]), "W10 7 13")
    decide(position, Take(0))
    with refused(position, "6.2"):
        decide(position, Play("W10", "add"))
    with refused(position, "6.2"):
        decide(position, Play("W10", "add", "pink"))
    for use in ("start", "wall", "discard", "bastion"):
        with refused(position, "6.2"):
            decide(position, Play("W10", use, "green"))


def test_6_2_a_wild_in_another_triplet_or_already_played_is_not_there() -> None:
    first = Holding(["4 46"])
    position = arrange(celebration=True, round=2, holdings=[first, *OTHERS], triplets=["W10 7 13", "W20 19 25"])
    decide(position, Take(0))
    with refused(position, "4.6"):
        decide(position, Play("W20", "add", "green"))
    decide(position, Play("W10", "add", "green"))
    with refused(position, "4.6"):
        decide(position, Play("W10", "add", "green"))
    with refused(position, "4.6"):
        decide(position, Play("W10", "discard"))


def test_6_2_a_wild_can_follow_a_palace_started_in_the_same_turn() -> None:
    position = table(Holding(["4 46"]), "W10 7 13")
    play(position, "0: take 0; 7 start, W10 add red, 13 add")
    assert [card.id for card in building(position, "red").cards] == ["7", "W10", "13"]


def test_6_2_a_wild_completes_a_palace() -> None:
    position = table(Holding(["4 46 64 82", "9"]), "W10 7 13")
    events = decide(position, Take(0), Play("W10", "add", "green"))
    assert events[1:] == [Added(0, "green", "W10", 5), Completed(0, "green", 2)]


def test_6_2_several_wilds_may_lie_in_one_palace() -> None:
    position = table(Holding(["4 46", "9"]), "W500 W10 W20")
    events = play(position, "0: take 0; W20 add green, W500 add green, W10 add green")
    assert the(events, Completed) == Completed(0, "green", 0 + 0 + 1 + 0 + 2)


# --- 6.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wild", WILDS)
def test_6_3_a_wild_may_be_a_wall_or_discarded(wild: str) -> None:
    for use, event in (("wall", WallBuilt(0, wild)), ("discard", Discarded(0, wild))):
        position = table(Holding(["4 46"]), f"{wild} 7 13")
        assert decide(position, Take(0), Play(wild, use))[1:] == [event]


def test_6_3_a_wild_is_no_bastion() -> None:
    position = table(Holding(["4 46"]), "W10 7 13")
    decide(position, Take(0))
    with refused(position, "4.11"):
        decide(position, Play("W10", "bastion"))


def test_6_3_without_a_palace_under_construction_a_wild_is_a_wall_or_discarded() -> None:
    done = Holding(completed=["4 46 64 82 94"], opened=["1 7 13 19 25"])
    position = arrange(celebration=True, round=6, holdings=[done, *OTHERS], triplets=["W10 31 37", "2 8 14", "3 9 21"])
    while position.actor != 0:
        triplet = 1 if 1 in position.view(None).triplets else 2
        cards = [card.id for card in position.view(None).triplets[triplet]]
        decide(position, Take(triplet), *(Play(card, "discard") for card in cards))
    decide(position, Take(0))
    wilds = [
        decision for decision in position.legal_decisions() if isinstance(decision, Play) and decision.card == "W10"
    ]
    assert wilds == [Play("W10", "wall"), Play("W10", "discard")]


# --- 6.4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wild", WILDS)
def test_6_4_a_wild_never_starts_a_palace(wild: str) -> None:
    position = table(Holding(["4 46"]), f"{wild} 7 13")
    decide(position, Take(0))
    assert Play(wild, "start") not in position.legal_decisions()
    with refused(position, "6.4"):
        decide(position, Play(wild, "start"))


# --- 6.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keep", ["W10 1", "1 W10"])
def test_6_5_a_kept_wild_lies_on_the_palace_card_whatever_order_was_given(keep: str) -> None:
    game = game_to_play(celebration=True, hands=["W10 1 7 2"], keeps=[keep])
    (palace,) = game.view(None).quarters[0].under_construction
    assert (palace.colour, [card.id for card in palace.cards], palace.street_number) == ("red", ["1", "W10"], 10)
    assert Revealed(0, ("1", "W10"), ("red", "red")) in game.events
    assert game.view(None).quarters[0].shields == 1


def test_6_5_both_orders_of_keeping_a_wild_give_the_same_position() -> None:
    one, other = (game_to_play(celebration=True, hands=["W10 1 7 2"], keeps=[keep]) for keep in ("W10 1", "1 W10"))
    assert one.position.to_bytes() == other.position.to_bytes()


def test_6_5_a_wild_may_be_kept_with_a_golden_card() -> None:
    game = game_to_play(celebration=True, hands=["W500 G1513 7 2"], keeps=["W500 G1513"])
    (palace,) = game.view(None).quarters[0].under_construction
    assert (palace.colour, palace.street_number) == ("green", 500)


def test_6_5_two_wilds_may_not_be_kept() -> None:
    game, _ = game_to_keep(celebration=True, hands=["W10 W20 W500 2"])
    for keep in (("W10", "W20"), ("W500", "W10"), ("W20", "W500")):
        with refused(game, "6.5"):
            game.play(KeepMove(0, keep))
    game.apply(Keep("W20"), 0)
    assert game.legal_decisions(0) == [Keep("2")]
    with refused(game, "6.5"):
        game.apply(Keep("W10"), 0)
    game.apply(Keep("2"), 0)
    assert game.view(0).has_kept[0]


def test_6_5_unchosen_wilds_go_back_into_the_deck() -> None:
    game = game_to_play(celebration=True, hands=["W10 W20 W500 2"], keeps=["2 W10"])
    unseen = {card.id for card in game.view(None).unseen}
    assert {"W20", "W500"} <= unseen
    assert "W10" not in unseen


# --- 8.2: a Wild is a card of its palace --------------------------------------------------------------------------


def test_8_2_a_wild_counts_as_a_card_at_parties_of_its_palaces_colour() -> None:
    holdings = [Holding(["4 46"], completed=["1 7 13 19 25"]), Holding(["31 W10 W20"]), Holding(["2 8"])]
    position = arrange(celebration=True, round=3, holdings=holdings)
    party = the(decide(position, Open("red")), Opened)
    assert party == Opened(0, "red", 3, (PartySource(1, 3), PartySource(2, 0)))


def test_8_2_a_wilds_shields_count_for_the_order_and_for_walls() -> None:
    """Seat 0: 0 + 3 shields. Seat 1: 2. Then one wall of seat 0 is supported by the Wild alone."""
    first = Holding(["1 W500"], opened=["2 8 14 26 32"], walls="37")
    position = last_turn(celebration=True, holdings=[first, Holding(["3", "16"]), Holding(["15", "24"])])
    assert position.view(None).order == (0, 1, 2)
    events = discard_to_the_end(position)
    assert of_kind(events, WallsScored)[0] == WallsScored(0, 1, 0, 3, 2, 1, 1)


def test_8_2_a_wilds_windows_score_with_its_palace() -> None:
    position = table(Holding(["4 46 W20 82", "9"]), "94 7 13")
    events = decide(position, Take(0), Play("94", "add"))
    assert the(events, Completed).points == 0 + 0 + 1 + 0 + 2


def test_8_2_a_wild_on_top_shows_its_number() -> None:
    """500 is the highest on the street, 10 the lowest although it covers 96."""
    holdings = [Holding(["1 W500"]), Holding(["96 W10"]), Holding(["15", "23"])]
    events = discard_to_the_end(last_turn(celebration=True, holdings=holdings))
    assert the(events, StreetScored) == StreetScored(1, "W10", 0, "W500", 3)


def test_8_2_a_covered_wild_shows_no_number() -> None:
    holdings = [Holding(["1 W500 7"]), Holding(["96 W10 18"]), Holding(["15", "23"])]
    events = discard_to_the_end(last_turn(celebration=True, holdings=holdings))
    assert the(events, StreetScored) == StreetScored(0, "7", 2, "23", 3)
