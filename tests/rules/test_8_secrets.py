"""Clause 8.8 of docs/rules.md: what is secret, and until when."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from lucca.rules.dealer import Deal
from lucca.rules.decisions import Keep, KeepMove, Play, Take
from lucca.rules.events import BastionReplaced, HandDealt, for_viewer
from lucca.rules.game import Game
from lucca.rules.setup import setup
from tests.rules.builder import (
    CITTA_FR,
    CITY_OF_GAMES,
    EVERY_TABLE,
    decide,
    explicit_deal,
    game_to_keep,
    game_to_play,
    of_kind,
)

EACH_TABLE = pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)


def views(game: Game) -> list[bytes]:
    """What a spectator and then each seat sees."""
    return [game.view(viewer).to_bytes() for viewer in (None, *range(game.setup.players))]


def differing_viewers(one: Game, other: Game) -> list[int | None]:
    """Who can tell the two games apart."""
    everyone = (None, *range(one.setup.players))
    return [viewer for viewer in everyone if one.view(viewer).to_bytes() != other.view(viewer).to_bytes()]


@EACH_TABLE
def test_8_8_a_hand_is_known_to_its_owner_only(edition: str, players: int, celebration: bool) -> None:
    game, _ = game_to_keep(edition, players, celebration=celebration)
    hands = [set(hand) for hand in game.deal.hands]
    assert game.view(None).hand == ()
    for seat in range(players):
        view = game.view(seat)
        assert {card.id for card in view.hand} == hands[seat]
        unseen = {card.id for card in view.unseen}
        assert all(hands[other] <= unseen for other in range(players) if other != seat)
        assert not hands[seat] & unseen


@EACH_TABLE
def test_8_8_another_hand_changes_nothing_that_others_see(edition: str, players: int, celebration: bool) -> None:
    """Two games in which only seat 1 holds, and then keeps, other cards."""
    one, moves = game_to_keep(edition, players, celebration=celebration, hands=["1 2 3 4", "50 51 52 53"])
    other, other_moves = game_to_keep(edition, players, celebration=celebration, hands=["1 2 3 4", "60 61 62 63"])
    assert differing_viewers(one, other) == [1]
    one.play(moves[1])
    other.play(other_moves[1])
    assert differing_viewers(one, other) == [1]


@EACH_TABLE
def test_8_8_the_stock_and_the_removed_cards_show_nowhere(edition: str, players: int, celebration: bool) -> None:
    """Two games that differ only in their order look the same until the next triplets, to everyone and inside."""
    table = setup(edition, players, celebration=celebration)
    deal, moves = explicit_deal(table)
    cards = [*deal.removed, *reversed(deal.stock)]
    cut = len(deal.stock)
    other_deal = replace(deal, stock=tuple(cards[:cut]), removed=tuple(cards[cut:]))
    for one, other in zip(
        steps_of_first_turn(deal, moves, edition, celebration),
        steps_of_first_turn(other_deal, moves, edition, celebration),
        strict=True,
    ):
        assert views(one) == views(other)
        assert one.position.to_bytes() == other.position.to_bytes()


def steps_of_first_turn(deal: Deal, moves: list[KeepMove], edition: str, celebration: bool) -> Iterator[Game]:
    game = Game.from_deal(deal, edition, len(deal.hands), celebration=celebration)
    yield game
    for move in moves:
        game.play(move)
        yield game
    while game.position.round == 1:
        yield game
        game.apply(game.legal_decisions()[-1])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_8_8_unchosen_cards_stay_unknown_to_others(players: int) -> None:
    """Two games in which seat 0 keeps the same cards of different hands: after the reveal nobody can tell."""
    deal, moves = explicit_deal(setup(players=players), hands=["1 2 3 4"], keeps=["1 2"])
    other_deal = replace(deal, hands=(("1", "2", "60", "61"), *deal.hands[1:]))
    one, other = Game.from_deal(deal, players=players), Game.from_deal(other_deal, players=players)
    for move in moves:
        assert differing_viewers(one, other) == [0]
        one.play(move)
        other.play(move)
    assert differing_viewers(one, other) == []
    assert one.position.to_bytes() == other.position.to_bytes()


def test_8_8_with_two_players_the_unchosen_cards_become_public() -> None:
    game = game_to_play(players=2, hands=["1 2 3 4"], keeps=["1 2"])
    for viewer in (None, 0, 1):
        shown = {card.id for palace in game.view(viewer).quarters[2].under_construction for card in palace.cards}
        assert {"3", "4"} <= shown


def test_8_8_which_bastions_were_replaced_shows_nowhere() -> None:
    shown = []
    for replaced in ("", "B1", "B2 B3", "B1 B2 B3 B4"):
        game, moves = game_to_keep(replaced=replaced)
        shown.append(views(game))
        assert {"B1", "B2", "B3", "B4"} <= {card.id for card in game.view(0).unseen}
        assert all(
            for_viewer(event, seat) is None for event in of_kind(game.events, BastionReplaced) for seat in range(3)
        )
        for move in moves:
            game.play(move)
        shown[-1] += views(game)
    assert shown == shown[:1] * 4


def test_8_8_face_down_first_triplets_show_nowhere_until_the_reveal() -> None:
    table = setup(CITTA_FR, 3)
    deal, moves = explicit_deal(table, rounds=[["50 51 52"]])
    other_deal, _ = explicit_deal(table, rounds=[["90 91 92"]])
    one, other = Game.from_deal(deal, CITTA_FR, 3), Game.from_deal(other_deal, CITTA_FR, 3)
    for move in moves:
        assert views(one) == views(other)
        assert one.position.to_bytes() == other.position.to_bytes()
        one.play(move)
        other.play(move)
    assert views(one) != views(other)


def test_8_8_dealt_cards_are_told_to_their_owner_only() -> None:
    game, _ = game_to_keep(hands=["1 2 3 4"])
    for event in of_kind(game.events, HandDealt):
        assert for_viewer(event, event.seat) == event
        assert for_viewer(event, (event.seat + 1) % 3) is None
        assert for_viewer(event, None) is None


def test_8_8_a_move_under_way_shows_to_nobody_else() -> None:
    game = game_to_play(CITY_OF_GAMES, 3)
    actor = game.actor
    assert actor is not None
    before = views(game)
    game.apply(Take(0))
    game.apply(Play(game.deal.first_triplets[0][0], "wall"))
    after = views(game)
    assert [old != new for old, new in zip(before, after, strict=True)] == [
        viewer == actor for viewer in (None, 0, 1, 2)
    ]


def test_8_8_a_choice_under_way_shows_to_nobody_else() -> None:
    game, _ = game_to_keep(hands=["1 2 3 4"])
    before = views(game)
    game.apply(Keep("1"), 0)
    assert views(game)[2:] == before[2:]
    assert views(game)[0] == before[0]
    assert views(game)[1] != before[1]


def test_8_8_a_position_hides_a_choice_that_is_half_made() -> None:
    game, _ = game_to_keep(hands=["1 2 3 4"])
    position = game.position.clone()
    decide(position, Keep("1"))
    assert [card.id for card in position.view(0).kept] == ["1"]
    for viewer in (None, 1, 2):
        assert position.view(viewer).to_bytes() == game.position.view(viewer).to_bytes()


@EACH_TABLE
def test_8_8_after_the_reshuffle_everybody_sees_the_same(edition: str, players: int, celebration: bool) -> None:
    game = game_to_play(edition, players, celebration=celebration)
    assert len(set(views(game))) == 1
    unseen = {card.id for card in game.view(None).unseen}
    assert unseen == {*game.deal.stock, *game.deal.removed}
