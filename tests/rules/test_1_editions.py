"""Section 1 of docs/rules.md: editions, the Celebration, and what the number of players decides."""

import pytest

from lucca.rules.defaults import DEFAULT_EDITION, MAX_PLAYERS, MIN_PLAYERS
from lucca.rules.editions import EDITIONS, PALACE_SIZE, ROUNDS, TRIPLETS, Edition, differences
from lucca.rules.errors import SetupError
from lucca.rules.events import RoundBegan, TripletsDealt
from lucca.rules.game import Game
from lucca.rules.kernels.layout import EVERY_PALACE, OPENED_PALACES, SETTING, UNDER_CONSTRUCTION, State
from lucca.rules.plain import PlainPosition
from lucca.rules.position import Position
from lucca.rules.setup import setup
from tests.rules.builder import CITTA_FR, CITTA_JA, CITY_OF_GAMES, EVERY_TABLE, of_kind

PUBLISHED = ("city-of-games", "citta-en", "citta-fr", "citta-ja")
EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)


def test_1_1_two_to_five_can_play() -> None:
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    assert {players for edition in EDITIONS.values() for players in edition.players} == set(counts) == {2, 3, 4, 5}
    assert all(tuple(by_players) == tuple(counts) for by_players in (PALACE_SIZE, ROUNDS, TRIPLETS))


def test_1_1_the_published_editions_come_first_and_the_2013_one_is_the_default() -> None:
    assert tuple(EDITIONS)[: len(PUBLISHED)] == PUBLISHED
    assert DEFAULT_EDITION == "city-of-games"
    assert Game.new(seed=1).setup.edition.id == "city-of-games"


@EACH_EDITION
@pytest.mark.parametrize("players", range(-1, 8))
def test_1_1_an_edition_is_for_its_numbers_of_players_only(edition: Edition, players: int) -> None:
    if players in edition.players:
        assert setup(edition.id, players).players == players
        return
    with pytest.raises(SetupError) as caught:
        Game.new(edition.id, players, seed=1)
    assert caught.value.clause == "1.1"
    assert str(players) in caught.value.message


def test_1_1_of_the_published_editions_only_that_of_2013_is_for_two() -> None:
    assert [EDITIONS[id].players for id in PUBLISHED] == [(2, 3, 4, 5), *[(3, 4, 5)] * 3]


@pytest.mark.parametrize("name", ["", "citta", "City-of-Games", "citta-it"])
def test_1_1_an_unknown_edition_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game.new(name, 3, seed=1)
    assert caught.value.clause == "1.1"
    assert "city-of-games" in caught.value.message


def test_1_1_the_table_of_differences_says_what_the_texts_say() -> None:
    def column(field: str) -> list[object]:
        return [getattr(EDITIONS[id], field) for id in PUBLISHED]

    assert column("bastion_name_plural") == ["Bastions", "Towers", "tours", "塔"]
    assert column("bastions_dealt_to_hands") == [True, False, False, False]
    assert column("first_triplets_face_up") == [True, True, False, True]
    assert column("bastion_may_be_wall") == [True, True, True, False]
    assert column("lowest_on") == [EVERY_PALACE, UNDER_CONSTRUCTION, EVERY_PALACE, EVERY_PALACE]
    assert column("highest_on") == [EVERY_PALACE, OPENED_PALACES, EVERY_PALACE, EVERY_PALACE]
    assert column("removed") == [{2: 8, 3: 10, 4: 2, 5: 0}, *[{3: 0, 4: 0, 5: 0}] * 3]


def test_1_1_the_french_and_japanese_texts_differ_in_three_points() -> None:
    points = [point for point, _, _ in differences(EDITIONS[CITTA_FR], EDITIONS[CITTA_JA])]
    assert len(points) == 3, points


@EACH_EDITION
def test_1_2_the_celebration_is_an_option_of_one_published_edition(edition: Edition) -> None:
    if edition.id in PUBLISHED:
        assert edition.celebration == (edition.id == CITY_OF_GAMES)
    for players in edition.players:
        if edition.celebration:
            assert setup(edition.id, players, celebration=True).celebration
            continue
        with pytest.raises(SetupError) as caught:
            Game.new(edition.id, players, celebration=True, seed=1)
        assert caught.value.clause == "1.2"


@pytest.mark.parametrize(
    ("players", "size", "turns", "triplets"), [(2, 5, 7, 4), (3, 5, 7, 4), (4, 4, 6, 5), (5, 3, 5, 6)]
)
def test_1_3_size_turns_and_triplets(players: int, size: int, turns: int, triplets: int) -> None:
    for edition in EDITIONS.values():
        if players in edition.players:
            table = setup(edition.id, players)
            assert (table.palace_size, table.rounds, table.triplets) == (size, turns, triplets)


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_1_3_a_game_lasts_that_many_turns_with_that_many_triplets(
    edition: str, players: int, celebration: bool
) -> None:
    game = Game.new(edition, players, celebration=celebration, seed="length")
    while not game.over:
        game.apply(game.legal_decisions()[-1])
    turns = {2: 7, 3: 7, 4: 6, 5: 5}[players]
    laid = of_kind(game.events, TripletsDealt)
    assert [event.round for event in of_kind(game.events, RoundBegan)] == list(range(1, turns + 1))
    assert [event.round for event in laid] == list(range(1, turns + 1))
    assert {len(event.triplets) for event in laid} == {max(players, 3) + 1}
    assert {len(triplet) for event in laid for triplet in event.triplets} == {3}


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_1_3_every_switch_of_an_edition_reaches_the_kernels(edition: str, players: int, celebration: bool) -> None:
    table = setup(edition, players, celebration=celebration)
    for raw in (Position(table).raw, PlainPosition(table).to_raw()):
        state = State(raw)
        for name in SETTING.names or ():
            chosen = getattr(table, name) if hasattr(table, name) else getattr(table.edition, name)
            assert getattr(state, name) == chosen, name
