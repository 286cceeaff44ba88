"""Clauses 4.10 to 4.14 of docs/rules.md: walls, Bastions, discards, one palace of each colour, the end of a turn."""

import pytest

from lucca.rules.decisions import Decision, Play, Take
from lucca.rules.editions import EDITIONS, Edition
from lucca.rules.errors import DealError
from lucca.rules.events import BastionBuilt, Discarded, LeftOver, RoundBegan, TripletsDealt, WallBuilt
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
    of_kind,
    play,
    refused,
    take_and_discard,
)

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
OTHERS = [Holding(["5", "10"]), Holding(["39", "24"])]


def table(triplet: str, edition: str = "city-of-games") -> Position:
    """Seat 0 is first. It builds green, has a completed yellow and an opened orange palace, and no red one."""
    first = Holding(["4 46"], completed=["3 9 15 21 27"], opened=["2 8 14 20 26"])
    position = arrange(edition, round=6, holdings=[first, *OTHERS], triplets=[triplet])
    assert position.actor == 0
    return position


def uses_of(position: Position, card: str) -> set[str]:
    return {
        decision.use for decision in position.legal_decisions() if isinstance(decision, Play) and decision.card == card
    }


# --- 4.10 ---------------------------------------------------------------------------------------------------------


def test_4_10_a_card_laid_face_down_is_a_wall_whatever_its_colour() -> None:
    """Red is not owned, green under construction, yellow completed."""
    position = table("1 16 33")
    events = play(position, "0: take 0; 1 wall, 16 wall, 33 wall")
    assert of_kind(events, WallBuilt) == [WallBuilt(0, "1"), WallBuilt(0, "16"), WallBuilt(0, "33")]
    quarter = position.view(0).quarters[0]
    assert [card.id for card in quarter.walls] == ["1", "16", "33"]


def test_4_10_a_wall_is_nothing_but_a_wall() -> None:
    """It scores nothing yet, starts no colour, shows no shields and no number."""
    position = table("82 1 7")
    before = position.view(0).quarters[0]
    decide(position, Take(0), Play("82", "wall"), Play("1", "wall"))
    after = position.view(0).quarters[0]
    assert (after.shields, after.highest_street_number, after.score) == (
        before.shields,
        before.highest_street_number,
        before.score,
    )
    assert after.under_construction == before.under_construction
    assert uses_of(position, "7") == {"start", "wall", "discard"}


def test_4_10_there_is_no_limit_to_walls() -> None:
    walls = " ".join(str(number) for number in range(29, 96, 6))
    first = Holding(["4 46"], walls=walls)
    position = arrange(round=7, holdings=[first, *OTHERS], triplets=["1 7 13"])
    play(position, "0: take 0; 1 wall, 7 wall, 13 wall")
    assert len(position.view(0).quarters[0].walls) == 12 + 3


@EACH_EDITION
def test_4_10_a_bastion_may_be_a_wall_where_the_edition_says_so(edition: Edition) -> None:
    position = table("B1 1 7", edition.id)
    decide(position, Take(0))
    if edition.bastion_may_be_wall:
        assert uses_of(position, "B1") == {"bastion", "wall", "discard"}
        assert decide(position, Play("B1", "wall")) == [WallBuilt(0, "B1")]
        assert [card.id for card in position.view(0).quarters[0].walls] == ["B1"]
        return
    assert uses_of(position, "B1") == {"bastion", "discard"}
    with refused(position, "4.10"):
        decide(position, Play("B1", "wall"))


@EACH_EDITION
def test_4_10_palace_cards_may_be_walls_in_every_edition(edition: Edition) -> None:
    position = table("1 16 33", edition.id)
    decide(position, Take(0))
    assert all("wall" in uses_of(position, card) for card in ("1", "16", "33"))


# --- 4.11 ---------------------------------------------------------------------------------------------------------


@EACH_EDITION
def test_4_11_a_bastion_is_built_face_up(edition: Edition) -> None:
    position = table("B1 B4 1", edition.id)
    events = decide(position, Take(0), Play("B4", "bastion"), Play("B1", "bastion"))
    assert events[1:] == [BastionBuilt(0, "B4"), BastionBuilt(0, "B1")]
    quarter = position.view(None).quarters[0]
    assert [card.id for card in quarter.bastions] == ["B1", "B4"]
    assert not quarter.walls


def test_4_11_no_other_card_is_a_bastion() -> None:
    position = table("1 16 33")
    decide(position, Take(0))
    for card in ("1", "16", "33"):
        with refused(position, "4.11"):
            decide(position, Play(card, "bastion"))


def test_4_11_a_bastion_is_never_part_of_a_palace() -> None:
    position = table("B1 16 33")
    decide(position, Take(0))
    for use in ("start", "add"):
        with refused(position, "4.11"):
            decide(position, Play("B1", use))


# --- 4.12 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("triplet", ["1 16 33", "B1 B2 44"])
def test_4_12_any_card_may_be_discarded(triplet: str) -> None:
    position = table(triplet)
    before = position.view(0).quarters
    events = take_and_discard(position)
    assert of_kind(events, Discarded) == [Discarded(0, card) for card in triplet.split()]
    assert position.view(0).quarters == before
    assert set(triplet.split()) <= {card.id for card in position.view(None).discarded}


def test_4_12_a_discarded_card_does_not_come_back() -> None:
    position = table("1 16 33")
    take_and_discard(position)
    discard_to_the_end(position)
    fresh = position.setup.deck.ids(position.unseen()[:2])
    with pytest.raises(DealError, match="card 1 "):
        lay_out(position, [" ".join([*fresh, "1"])])
    lay_out(position)
    assert position.round == 7


# --- 4.13 ---------------------------------------------------------------------------------------------------------


def test_4_13_completing_or_opening_a_palace_does_not_free_its_colour() -> None:
    """Of yellow (completed) and orange (opened), cards can only be walls or discarded; of green, added as well."""
    position = table("33 32 16")
    decide(position, Take(0))
    assert uses_of(position, "33") == {"wall", "discard"}
    assert uses_of(position, "32") == {"wall", "discard"}
    assert uses_of(position, "16") == {"add", "wall", "discard"}
    for card in ("33", "32", "16"):
        with refused(position, "4.13"):
            decide(position, Play(card, "start"))


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_4_13_nobody_ever_has_two_palaces_of_a_colour(edition: str, players: int, celebration: bool) -> None:
    def builds(decision: Decision) -> bool:
        return isinstance(decision, Play) and decision.use in ("start", "add")

    game = Game.new(edition, players, celebration=celebration, seed="one of each")
    while not game.over:
        legal = game.legal_decisions()
        game.apply(next(filter(builds, legal), legal[0]))
    for quarter in game.view(None).quarters[:players]:
        colours = [palace.colour for palace in (*quarter.under_construction, *quarter.completed, *quarter.opened)]
        assert len(set(colours)) == len(colours) > 1


# --- 4.14 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_4_14_the_triplet_left_over_is_discarded(players: int) -> None:
    game = game_to_play(players=players)
    last = game.deal.first_triplets[-1]
    while game.position.round == 1:
        game.apply(game.legal_decisions()[-1] if len(game.view(None).triplets) < 2 else game.legal_decisions()[0])
    assert of_kind(game.events, LeftOver) == [LeftOver(last)]
    assert set(last) <= {card.id for card in game.view(None).discarded}


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_4_14_the_next_triplets_come_from_the_stock_in_order(edition: str, players: int, celebration: bool) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="stock")
    while not game.over:
        game.apply(game.legal_decisions()[-1])
    laid = of_kind(game.events, TripletsDealt)
    assert laid[0].triplets == game.deal.first_triplets
    later = tuple(card for event in laid[1:] for triplet in event.triplets for card in triplet)
    assert later == game.deal.stock[: len(later)]


def test_4_14_the_next_turn_begins_with_new_triplets_and_a_new_order() -> None:
    position = table("1 16 33")
    discard_to_the_end(position)
    assert position.is_chance
    assert position.actor is None
    assert not position.view(None).triplets
    chosen = position.setup.deck.ids(position.unseen()[-3:])
    events = lay_out(position, [" ".join(chosen)])
    assert [type(event) for event in events] == [TripletsDealt, RoundBegan]
    assert [card.id for card in position.view(None).triplets[0]] == chosen
    assert len(position.view(None).triplets) == 4
    assert position.round == 7


def test_4_14_nobody_decides_while_cards_are_to_be_dealt() -> None:
    position = table("1 16 33")
    discard_to_the_end(position)
    for action in range(62):
        with refused(position, "4.14"):
            position.apply(action)
    with refused(position, "4.1"):
        position.set_actor(0)


def test_4_14_cards_are_dealt_only_between_turns_and_just_as_many_as_needed() -> None:
    position = table("1 16 33")
    unseen = position.unseen()
    before = position.to_bytes()
    with pytest.raises(DealError):
        position.deal(unseen[:12])
    assert position.to_bytes() == before
    discard_to_the_end(position)
    before = position.to_bytes()
    for cards in (unseen[:13], [*unseen[:11], unseen[0]], [position.setup.deck.index["4"], *unseen[:11]]):
        with pytest.raises(DealError):
            position.deal(cards)
        assert position.to_bytes() == before
