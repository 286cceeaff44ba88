"""OpenSpiel's own conformance test for every table, its search playing, and what hidden information must not show."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from lucca.research import openspiel_game
from lucca.research.observation import Observer
from lucca.rules.errors import DealError, SetupError
from lucca.rules.kernels import layout as k
from tests.research.play import CHOICES, choice_name, choose

every_table = pytest.mark.parametrize("choice", CHOICES, ids=choice_name)


def load(choice: tuple[str, int, bool], reward: str = "win") -> Any:
    edition, players, celebration = choice
    return pyspiel.load_game(f"lucca(edition={edition},players={players},celebration={celebration},reward={reward})")


def play_to(game: Any, seed: int, decisions: int = 10_000) -> Any:
    """A random game up to so many decisions, or its end."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choose(state.legal_actions(), rng))
            decisions -= 1
    return state


@every_table
def test_conforms(choice: tuple[str, int, bool]) -> None:
    pyspiel.random_sim_test(load(choice), num_sims=1, serialize=True, verbose=False)


@every_table
def test_returns_are_zero_sum(choice: tuple[str, int, bool]) -> None:
    for reward in ("win", "points"):
        game = load(choice, reward)
        state = play_to(game, seed=3)
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        assert game.min_utility() <= min(returns) < 0 < max(returns) <= game.max_utility()
        best = max(range(game.num_players()), key=returns.__getitem__)
        assert state.position.points()[best].score == max(points.score for points in state.position.points())


@pytest.mark.parametrize("choice", [CHOICES[0], CHOICES[-1]], ids=choice_name)
def test_plays_with_openspiels_search(choice: tuple[str, int, bool]) -> None:
    game = load(choice)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=rng) for _ in range(game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(cards, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert max(state.returns()) == 1


def test_chance_deals_one_unseen_card_at_a_time() -> None:
    game = load(("city-of-games", 3, True))
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert [card for card, _ in outcomes] == list(state.position.setup.in_play)
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({chance for _, chance in outcomes}) == 1
    state.apply_action(0)
    assert 0 not in [card for card, _ in state.chance_outcomes()]
    with pytest.raises(DealError, match="not among the unseen"):
        state.clone().apply_action(0)
    assert state.chance_outcomes() == [(card, pytest.approx(1 / 102)) for card, _ in outcomes[1:]]


def test_a_bastion_dealt_to_a_hand_is_replaced() -> None:
    state = load(("city-of-games", 3, False)).new_initial_state()
    for card in (k.FIRST_BASTION, 0, 1, k.FIRST_BASTION + 1, 2, 3):
        state.apply_action(card)
    assert [card.street_number for card in state.position.view(0).hand] == [1, 2, 3, 4]
    assert state.information_state_string(0) == "seat 0: 1 2 3 4 | "


def prepared(choice: tuple[str, int, bool], hands: list[list[int]], table: list[int], keeps: list[int]) -> Any:
    state = load(choice).new_initial_state()
    for card in [card for hand in hands for card in hand]:
        state.apply_action(card)
    while state.is_chance_node():
        state.apply_action(table.pop(0))
    for keep in keeps:
        state.apply_action(keep)
    return state


@pytest.mark.parametrize("choice", [("city-of-games", 2, False), ("citta-en", 3, False), ("citta-fr", 3, False)])
def test_hidden_hands_and_choices_do_not_show(choice: tuple[str, int, bool]) -> None:
    """To the last seat two games look alike that differ only in the others' hands and choices."""
    players = choice[1]
    table = list(range(60, 75))
    own = [90, 91, 92, 93]
    hands = [[4 * seat + slot for slot in range(4)] for seat in range(players - 1)]
    other_hands = [[40 - card for card in hand] for hand in hands]
    keeps = [k.KEEP_FIRST, k.KEEP_FIRST + 1] * (players - 1)
    other_keeps = [k.KEEP_FIRST + 3, k.KEEP_FIRST] * (players - 1)
    one = prepared(choice, [*hands, own], list(table), keeps)
    other = prepared(choice, [*other_hands, own], list(table), other_keeps)
    last = players - 1
    assert one.current_player() == other.current_player() == last
    assert one.history() != other.history()
    assert one.information_state_string(last) == other.information_state_string(last)
    assert one.information_state_tensor(last) == other.information_state_tensor(last)
    assert one.observation_string(last) == other.observation_string(last)
    assert one.observation_tensor(last) == other.observation_tensor(last)
    assert one.information_state_string(0) != other.information_state_string(0)
    for state in (one, other):
        state.apply_action(k.KEEP_FIRST)
        state.apply_action(k.KEEP_FIRST + 1)
    assert one.information_state_string(last) != other.information_state_string(last)
    assert one.information_state_tensor(last) != other.information_state_tensor(last)


def test_from_the_first_turn_on_all_know_the_same() -> None:
    state = play_to(load(("citta-ja", 4, False)), seed=5, decisions=30)
    shared = {state.information_state_string(seat).split("|")[1] for seat in range(4)}
    assert len(shared) == 1
    assert "Hand" not in state.observation_string(0)
    assert state.observation_string(0) == state.observation_string(3)


def test_the_observation_is_that_of_the_other_doors() -> None:
    game = load(("city-of-games", 2, True))
    state = play_to(game, seed=4, decisions=40)
    expected = Observer(state.position.setup).observe(state.position.view(1))
    np.testing.assert_array_equal(np.array(state.observation_tensor(1), np.float32), expected)
    whole = np.array(state.information_state_tensor(1), np.float32)
    np.testing.assert_array_equal(whole[: len(expected)], expected)


def test_a_clone_goes_its_own_way() -> None:
    state = play_to(load(("city-of-games", 5, False)), seed=6, decisions=25)
    text, history = str(state), state.history()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == text
    assert state.history() == history
    assert len(clone.history()) == len(history) + 1


def test_serialised_states_play_on_alike() -> None:
    game = load(("citta-fr", 3, False))
    state = play_to(game, seed=7, decisions=20)
    copy = game.deserialize_state(state.serialize())
    assert copy.legal_actions() == state.legal_actions()
    assert copy.information_state_string(1) == state.information_state_string(1)
    copy.apply_action(copy.legal_actions()[-1])
    state.apply_action(state.legal_actions()[-1])
    assert str(copy) == str(state)


def test_actions_in_words() -> None:
    state = play_to(load(("city-of-games", 3, False)), seed=1, decisions=6)
    assert state.action_to_string(0, k.TAKE_FIRST) == "take 0"
    assert state.action_to_string(0, k.CITY_SKIP) == "city: skip"
    fresh = load(("city-of-games", 3, False)).new_initial_state()
    assert fresh.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "deal 1 red 0s 3w"


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="no edition 'lucca-3d'"):
        pyspiel.load_game("lucca(edition=lucca-3d)")
    with pytest.raises(SetupError, match="citta-en is for 3 to 5 players, not 2"):
        pyspiel.load_game("lucca(edition=citta-en,players=2)")
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="all that one player knows"):
        load(CHOICES[0]).make_py_observer(public)
    with pytest.raises(ValueError, match="no parameters"):
        load(CHOICES[0]).make_py_observer(None, {"depth": 1})


def test_longest_game_is_not_longer_than_said() -> None:
    game = load(("city-of-games", 2, False))
    assert isinstance(game, openspiel_game.LuccaGame)
    state = play_to(game, seed=8)
    chance = sum(action.player == pyspiel.PlayerId.CHANCE for action in state.full_history())
    assert chance <= game.max_chance_nodes_in_history()
    assert len(state.full_history()) - chance <= game.max_game_length()
