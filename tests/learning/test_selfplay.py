"""Self-play: reproducible on any number of threads, labelled with what became of each game; duels are fair."""

import numpy as np
import pytest

from lucca.learning import selfplay
from lucca.learning.engine import Material
from lucca.learning.selfplay import described, duel, joined, self_play
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.bots.situations import random_network, tables_of
from tests.properties.tables import TABLES, table_name

GAMES = 7


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are enough to have several parts, the last of them smaller."""
    monkeypatch.setattr(selfplay, "GAMES_AT_ONCE", 3)


def played(tables: list[Setup], seed: int = 1, threads: int = 1, exploration: float = 0.2) -> Material:
    return self_play(random_network(tables[0].players), tables, GAMES, exploration, seed, threads)


def same(one: Material, other: Material) -> bool:
    return (
        np.array_equal(one.states, other.states)
        and np.array_equal(one.wins, other.wins)
        and np.array_equal(one.points, other.points)
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(players: int) -> None:
    tables = tables_of(players)
    assert same(played(tables, threads=1), played(tables, threads=2))
    assert not same(played(tables, seed=1), played(tables, seed=2))


def test_exploration_changes_the_games() -> None:
    tables = [setup()]
    assert not same(played(tables, exploration=0.0), played(tables, exploration=0.5))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_state_between_turns_is_kept(table: Setup) -> None:
    """After the preparation, after every deal, turn and City pick; finished games are no material."""
    material = played([table])
    a_round = 1 + table.players + (2 if table.has_city else 0)
    first_deal = 0 if table.edition.first_triplets_face_up else 1
    assert material.size == GAMES * (table.rounds * a_round - 1 + first_deal)
    for state in material.states.view(np.uint8):
        position = Position(table, state)
        assert position.is_chance or position.view(position.actor).phase in ("choose", "city")
        assert not position.over
        assert not position.is_keeping


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_states_are_labelled_with_the_end_of_their_game(table: Setup) -> None:
    material = played([table])
    seats = table.players
    assert (material.wins.sum(axis=1) == 1).all()
    assert not material.wins[:, seats:].any()
    winners = material.wins.argmax(axis=1)
    assert (material.points[np.arange(material.size), winners] == material.points[:, :seats].max(axis=1)).all()
    by_game = material.points.reshape(GAMES, -1, material.points.shape[1])
    assert (by_game == by_game[:, :1]).all()
    assert len({game.tobytes() for game in by_game[:, 0]}) > 1


def test_scores_of_a_game_rise_to_its_end() -> None:
    """Only street numbers and missing support can cost points, and both come at the very end."""
    table = setup("city-of-games", 3)
    material = played([table])
    for state, points in zip(material.states.view(np.uint8), material.points, strict=True):
        now = [of_seat.score for of_seat in Position(table, state).points()]
        assert all(final >= so_far - 3 for so_far, final in zip(now, points[:3], strict=True))


def test_material_can_be_joined() -> None:
    one, other = played([setup()], seed=1), played([setup()], seed=2)
    both = joined([one, other])
    assert both.size == one.size + other.size
    assert np.array_equal(both.states[one.size :], other.states)


@pytest.mark.parametrize("players", [2, 5])
def test_threads_describe_the_same(players: int) -> None:
    table = setup("city-of-games", players, celebration=True)
    network, material = random_network(players), played([table])
    chosen = np.random.default_rng(1).permutation(material.size)[:41]
    one, two = (described(material, chosen, table, network, threads) for threads in (1, 2))
    for name in ("colours", "tables", "wins", "points"):
        assert np.array_equal(getattr(one, name), getattr(two, name))
        assert getattr(one, name).any()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_duel_with_itself_is_even(table: Setup) -> None:
    """Every deal is played from every seat, and has one winner: neither luck nor seat counts."""
    network = random_network(table.players)
    result = duel(network, network, table, deals=3, seed=1, threads=1)
    assert result.deals == 3
    assert result.win_rate == pytest.approx(1 / table.players)
    assert result.interval == pytest.approx(0)


def test_duels_do_not_depend_on_threads() -> None:
    one, other = random_network(2, seed=1), random_network(2, seed=2)
    table = setup(players=2)
    assert duel(one, other, table, 60, 3, threads=1) == duel(one, other, table, 60, 3, threads=2)
    rates = [duel(a, b, table, 60, 3, threads=1).win_rate for a, b in ((one, other), (other, one))]
    assert 0 < rates[0] < 1
    assert sum(rates) == pytest.approx(1)
