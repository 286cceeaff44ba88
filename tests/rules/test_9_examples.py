"""Section 9 of docs/rules.md: the worked examples."""

import pytest

from lucca.rules.decisions import Open
from lucca.rules.events import Opened, PartySource, TripletsDealt, WallsScored
from lucca.rules.game import Game
from tests.rules.builder import (
    CITY_OF_GAMES,
    Holding,
    arrange,
    decide,
    discard_to_the_end,
    last_turn,
    of_kind,
    play,
    the,
)

ANNA = Holding(["4 46"], completed=["1 7 13"])
BICE = Holding(["19 25"])
CARLO = Holding(["31", "2"])


def test_9_1_a_party_brings_two_and_one_and_two_and_nothing() -> None:
    dora, elio = Holding(["5"], completed=["37 43 49"]), Holding(["6"], opened=["55 61 67"])
    position = arrange(players=5, round=4, holdings=[ANNA, BICE, CARLO, dora, elio])
    assert position.actor == 0
    sources = (PartySource(1, 2), PartySource(2, 1), PartySource(3, 2, completed=1), PartySource(4, 0))
    assert decide(position, Open("red")) == [Opened(0, "red", 5, sources)]
    assert position.points()[0].parties == 5


def test_9_1_had_dora_opened_hers_before_it_would_be_three() -> None:
    dora, elio = Holding(["5"], opened=["37 43 49"]), Holding(["6"], opened=["55 61 67"])
    position = arrange(players=5, round=4, holdings=[ANNA, BICE, CARLO, dora, elio])
    assert the(decide(position, Open("red")), Opened).points == 3


@pytest.mark.parametrize(
    ("building", "shields", "points"), [(["4 46", "2"], 7, 0), (["4 46", "8"], 8, 15), (["4 46", "9"], 9, 15)]
)
def test_9_2_four_walls_one_bastion_three_opened_palaces(building: list[str], shields: int, points: int) -> None:
    """It takes every card that a player gets with five players: the last three are two walls and the Bastion."""
    first = Holding(building, opened=["1 7 13", "5 11 17", "6 12 18"], walls="40 41")
    others = [Holding(["10", "15"]), Holding(["20", "24"]), Holding(["28", "33"]), Holding(["38", "42"])]
    position = last_turn(players=5, holdings=[first, *others], triplets=["B1 52 53"])
    play(position, "0: take 0; B1 bastion, 52 wall, 53 wall")
    events = discard_to_the_end(position)
    assert of_kind(events, WallsScored)[0] == WallsScored(0, 4, 1, shields, 8, 3, points)
    assert position.points()[0].walls == points


@pytest.mark.parametrize("celebration", [False, True])
@pytest.mark.parametrize(("players", "cards"), [(2, 84), (3, 84), (4, 90), (5, 90)])
def test_9_3_first_triplets_and_stock_are_exactly_the_cards_of_all_rounds(
    players: int, cards: int, celebration: bool
) -> None:
    game = Game.new(CITY_OF_GAMES, players, celebration=celebration, seed="arithmetic")
    while not game.over:
        game.apply(game.legal_decisions()[-1])
    deal, table = game.deal, game.setup
    assert 3 * len(deal.first_triplets) + len(deal.stock) == cards == table.rounds * table.triplets * 3
    laid = [card for event in of_kind(game.events, TripletsDealt) for triplet in event.triplets for card in triplet]
    assert len(laid) == len(set(laid)) == cards
    leaving = 8 if players == 2 else 2 * players
    assert len(table.in_play) - leaving - len(deal.removed) == cards
    assert {card.id for card in game.view(None).unseen} == set(deal.removed)
