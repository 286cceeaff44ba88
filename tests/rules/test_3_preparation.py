"""Section 3 of docs/rules.md: first hands, first triplets, reshuffle. Choosing is in test_3_choosing."""

from collections import Counter

import pytest
from msgspec.structs import replace

from lucca.rules.dealer import Deal
from lucca.rules.decisions import KeepMove
from lucca.rules.editions import EDITIONS, Edition
from lucca.rules.errors import DealError
from lucca.rules.events import BastionReplaced, HandDealt, TripletsDealt
from lucca.rules.game import Game
from lucca.rules.position import Position
from lucca.rules.setup import setup
from tests.rules.builder import (
    CITTA_FR,
    CITY_OF_GAMES,
    EVERY_TABLE,
    explicit_deal,
    game_to_keep,
    game_to_play,
    of_kind,
    the,
)

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
EACH_TABLE = pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
SET_ASIDE = [edition.id for edition in EDITIONS.values() if not edition.bastions_dealt_to_hands]
BASTIONS = {"B1", "B2", "B3", "B4"}


def refuse_deal(deal: Deal, clause: str, edition: str = CITY_OF_GAMES, celebration: bool = False) -> None:
    with pytest.raises(DealError) as caught:
        Game.from_deal(deal, edition, len(deal.hands), celebration=celebration)
    assert caught.value.clause == clause


def simple_deal(edition: str = CITY_OF_GAMES, players: int = 3, celebration: bool = False) -> Deal:
    return explicit_deal(setup(edition, players, celebration=celebration))[0]


def kept_cards(game: Game) -> list[str]:
    return [card for move in game.moves if isinstance(move, KeepMove) for card in move.keep]


def replay_preparation(deal: Deal, model: Game) -> Game:
    """A game from this deal in which everybody keeps what was kept in the model."""
    game = Game.from_deal(deal, model.setup.edition.id, model.setup.players, celebration=model.setup.celebration)
    for move in model.moves[: model.setup.players]:
        game.play(move)
    return game


def through_preparation(edition: str, players: int, celebration: bool, seed: object) -> Game:
    game = Game.new(edition, players, celebration=celebration, seed=str(seed))
    while game.position.round == 0:
        game.apply(game.legal_decisions()[0])
    return game


# --- 3.1 ----------------------------------------------------------------------------------------------------------


def test_3_1_the_celebration_swaps_two_palace_cards_for_five_specials() -> None:
    def cards(celebration: bool) -> set[str]:
        table = setup(CITY_OF_GAMES, 3, celebration=celebration)
        return set(table.deck.ids(table.in_play))

    assert len(cards(False)) == 100
    assert len(cards(True)) == 103
    assert cards(False) - cards(True) == {"10", "20"}
    assert cards(True) - cards(False) == {"W10", "W20", "W500", "G1513", "G2013"}


@pytest.mark.parametrize(("card", "celebration"), [("10", True), ("20", True), ("W10", False), ("G2013", False)])
def test_3_1_a_card_that_is_not_in_the_game_cannot_be_dealt(card: str, celebration: bool) -> None:
    deal = simple_deal(celebration=celebration)
    wrong = (card, *deal.hands[0][1:])
    refuse_deal(replace(deal, hands=(wrong, *deal.hands[1:])), "3.1", celebration=celebration)


def test_3_1_a_card_that_does_not_exist_cannot_be_dealt() -> None:
    deal = simple_deal()
    refuse_deal(replace(deal, first_triplets=(("97", "1", "2"), *deal.first_triplets[1:])), "3.1")


@pytest.mark.parametrize("index", [-1, 105, 255, 256])
def test_3_1_a_position_refuses_what_is_no_card(index: int) -> None:
    position = Position(setup())
    before = position.to_bytes()
    with pytest.raises(DealError) as caught:
        position.deal([index])
    assert caught.value.clause == "3.1"
    assert position.to_bytes() == before


# --- 3.2 ----------------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_3_2_everybody_is_dealt_four_cards_and_none_is_a_bastion(edition: str, players: int, celebration: bool) -> None:
    for seed in range(10):
        game = Game.new(edition, players, celebration=celebration, seed=seed)
        hands = Counter(event.seat for event in of_kind(game.events, HandDealt))
        assert hands == dict.fromkeys(range(players), 4)
        assert not BASTIONS & {event.card for event in of_kind(game.events, HandDealt)}
        for seat in range(players):
            assert tuple(card.id for card in game.view(seat).hand) == game.deal.hands[seat]


def test_3_2_bastions_dealt_into_hands_are_replaced_until_none_is_left() -> None:
    game, _ = game_to_keep(hands=["1 2 3 4"], replaced="B2 B4 B1 B3")
    assert [event.card for event in of_kind(game.events, BastionReplaced)] == ["B2", "B4", "B1", "B3"]
    assert [card.id for card in game.view(0).hand] == ["1", "2", "3", "4"]


def test_3_2_a_replaced_bastion_stays_aside_until_the_reshuffle() -> None:
    game, moves = game_to_keep(replaced="B1")
    b1 = game.setup.deck.index["B1"]
    assert b1 not in game.position.unseen()
    for move in moves:
        game.play(move)
    assert b1 in game.position.unseen()


def test_3_2_a_replaced_bastion_cannot_be_in_the_first_triplets() -> None:
    deal, _ = explicit_deal(setup(), rounds=[["B1 50 51"]])
    assert Game.from_deal(deal).deal.first_triplets[0] == ("B1", "50", "51")
    refuse_deal(replace(deal, bastions_replaced=("B1",)), "3.2")


def test_3_2_deals_with_wrong_hands_are_refused() -> None:
    deal = simple_deal()
    hand = deal.hands[0]
    for wrong in (("B1", *hand[1:]), hand[:3], (*hand, "90"), (hand[0], hand[0], *hand[2:]), (*hand[:3], "B1")):
        refuse_deal(replace(deal, hands=(wrong, *deal.hands[1:])), "3.2")
    with pytest.raises(DealError) as caught:
        Game.from_deal(replace(deal, hands=deal.hands[:2]), CITY_OF_GAMES, 3)
    assert caught.value.clause == "3.2"
    refuse_deal(replace(deal, bastions_replaced=("90",)), "3.2")


@pytest.mark.parametrize("edition", SET_ASIDE)
def test_3_2_where_towers_are_set_aside_none_can_be_replaced(edition: str) -> None:
    refuse_deal(replace(simple_deal(edition), bastions_replaced=("B1",)), "3.2", edition)


def test_3_2_a_card_dealt_to_two_players_is_refused() -> None:
    deal = simple_deal()
    refuse_deal(replace(deal, hands=(deal.hands[0], (deal.hands[0][0], *deal.hands[1][1:]), deal.hands[2])), "3.2")


# --- 3.3 ----------------------------------------------------------------------------------------------------------


@EACH_EDITION
def test_3_3_first_triplets_may_hold_bastions_only_where_the_whole_deck_is_dealt(edition: Edition) -> None:
    with_bastion = 0
    for seed in range(30):
        deal = Game.new(edition.id, 4, seed=seed).deal
        with_bastion += bool(BASTIONS & {card for triplet in deal.first_triplets for card in triplet})
    assert bool(with_bastion) == edition.bastions_dealt_to_hands


@pytest.mark.parametrize("edition", SET_ASIDE)
def test_3_3_a_tower_in_the_first_triplets_is_refused(edition: str) -> None:
    deal = simple_deal(edition)
    refuse_deal(replace(deal, first_triplets=(("B1", "90", "91"), *deal.first_triplets[1:])), "3.3", edition)


@EACH_TABLE
def test_3_3_no_card_of_a_hand_is_in_the_first_triplets(edition: str, players: int, celebration: bool) -> None:
    for seed in range(10):
        deal = Game.new(edition, players, celebration=celebration, seed=seed).deal
        first = Counter(card for group in (*deal.hands, *deal.first_triplets, deal.bastions_replaced) for card in group)
        assert max(first.values()) == 1


def test_3_3_deals_with_a_wrong_number_of_triplets_or_cards_are_refused() -> None:
    deal = simple_deal()
    refuse_deal(replace(deal, first_triplets=deal.first_triplets[:3]), "3.3")
    refuse_deal(replace(deal, first_triplets=(*deal.first_triplets, ("90", "91", "92"))), "3.3")
    refuse_deal(replace(deal, first_triplets=(deal.first_triplets[0][:2], *deal.first_triplets[1:])), "3.3")
    repeated = (deal.hands[0][0], *deal.first_triplets[0][1:])
    refuse_deal(replace(deal, first_triplets=(repeated, *deal.first_triplets[1:])), "3.2")


@EACH_EDITION
def test_3_3_while_choosing_the_triplets_lie_as_the_edition_says(edition: Edition) -> None:
    game, moves = game_to_keep(edition.id, 4)
    for seat in (None, 0, 1, 2, 3):
        assert bool(game.view(seat).triplets) == edition.first_triplets_face_up
    assert bool(of_kind(game.events, TripletsDealt)) == edition.first_triplets_face_up
    for move in moves[:-1]:
        game.play(move)
    assert bool(game.view(0).triplets) == edition.first_triplets_face_up
    game.play(moves[-1])
    shown = the(game.events, TripletsDealt)
    assert shown.triplets == game.deal.first_triplets
    assert tuple(tuple(card.id for card in cards) for cards in game.view(0).triplets.values()) == shown.triplets


def test_3_3_face_down_triplets_come_from_the_cards_that_were_left_when_hands_were_dealt() -> None:
    """Turned up after the reveal, they cannot hold unchosen cards, Towers or cards that were kept."""
    game, moves = game_to_keep(CITTA_FR, 3)
    position = game.position.clone()
    for move in moves:
        position.set_actor(move.seat)
        for decision in move.decisions:
            position.apply(position.action_of(decision))
    assert position.is_chance
    left = set(game.setup.deck.ids(position.unseen()))
    dealt = {card for hand in game.deal.hands for card in hand}
    assert left == {str(number) for number in range(1, 97)} - dealt
    before = position.to_bytes()
    for card in (moves[0].keep[0], game.deal.hands[0][3], "B1"):
        with pytest.raises(DealError) as caught:
            position.deal([game.setup.deck.index[card]])
        assert caught.value.clause == "3.6"
    assert position.to_bytes() == before


# --- 3.6 (3.4 and 3.5 are in test_3_choosing) -----------------------------------------------------------------------


@EACH_TABLE
def test_3_6_as_many_cards_are_removed_as_the_edition_says(edition: str, players: int, celebration: bool) -> None:
    game = through_preparation(edition, players, celebration, "removal")
    expected = {2: 8, 3: 10, 4: 2, 5: 0}[players] + 3 * celebration if edition == CITY_OF_GAMES else 0
    assert len(game.deal.removed) == expected


@EACH_TABLE
def test_3_6_another_number_of_removed_cards_is_refused(edition: str, players: int, celebration: bool) -> None:
    model = through_preparation(edition, players, celebration, "removal")
    good = model.deal
    more = replace(good, stock=good.stock[:-1], removed=(*good.removed, good.stock[-1]))
    fewer = replace(good, stock=(*good.stock, *good.removed[:1]), removed=good.removed[1:])
    for deal in (more, fewer) if good.removed else (more,):
        with pytest.raises(DealError) as caught:
            replay_preparation(deal, model)
        assert caught.value.clause == "3.6"


@EACH_TABLE
def test_3_6_what_goes_back_into_the_deck(edition: str, players: int, celebration: bool) -> None:
    game = through_preparation(edition, players, celebration, "what goes back")
    deal = game.deal
    in_deck = {*deal.stock, *deal.removed}
    kept = set(kept_cards(game))
    unchosen = {card for hand in deal.hands for card in hand} - kept
    assert not kept & in_deck
    assert not {card for triplet in deal.first_triplets for card in triplet} & in_deck
    assert (unchosen & in_deck) == (set() if players == 2 else unchosen)
    bastions_shown = BASTIONS & {card for triplet in deal.first_triplets for card in triplet}
    assert BASTIONS & in_deck == BASTIONS - bastions_shown
    assert set(game.setup.deck.ids(game.position.unseen())) == in_deck


def test_3_6_a_replaced_bastion_can_come_up_later() -> None:
    game = game_to_play(replaced="B1", rounds=[[], ["B1 50 51"]])
    while game.position.round == 1:
        game.apply(game.legal_decisions()[-1])
    assert game.deal.bastions_replaced == ("B1",)
    assert [card.id for card in game.view(None).triplets[0]] == ["B1", "50", "51"]


def test_3_6_an_unchosen_card_can_come_up_later() -> None:
    game = game_to_play(hands=["1 2 3 4"], keeps=["1 2"], rounds=[[], ["3 4 50"]])
    while game.position.round == 1:
        game.apply(game.legal_decisions()[-1])
    assert [card.id for card in game.view(None).triplets[0]] == ["3", "4", "50"]


def test_3_6_a_stock_that_does_not_add_up_is_refused_and_nothing_changes() -> None:
    model = through_preparation(CITY_OF_GAMES, 3, False, "bad stock")
    good = model.deal
    kept = kept_cards(model)[0]
    for stock in (good.stock[:-1], (*good.stock[:-1], kept), (*good.stock[:-1], good.stock[0]), ()):
        game = Game.from_deal(replace(good, stock=stock))
        for move in model.moves[:2]:
            game.play(move)
        before = (game.position.to_bytes(), game.to_json(), list(game.events))
        with pytest.raises(DealError) as caught:
            game.play(model.moves[2])
        assert caught.value.clause == "3.6"
        assert (game.position.to_bytes(), game.to_json(), game.events) == before


def test_3_6_with_two_players_the_stock_is_checked_before_the_first_choice() -> None:
    deal = simple_deal(players=2)
    refuse_deal(replace(deal, stock=(*deal.stock[:-1], deal.hands[0][3])), "3.6")


@pytest.mark.parametrize(("players", "never_reached"), [(3, 10), (4, 2), (5, 0)])
@pytest.mark.parametrize("edition", SET_ASIDE)
def test_3_6_in_citta_the_last_cards_are_never_reached(edition: str, players: int, never_reached: int) -> None:
    game = Game.new(edition, players, seed="never reached")
    while not game.over:
        game.apply(game.legal_decisions()[-1])
    seen = {card for event in of_kind(game.events, TripletsDealt) for triplet in event.triplets for card in triplet}
    assert len(set(game.deal.stock) - seen) == never_reached
    assert len(game.view(None).unseen) == never_reached
