"""PettingZoo's own conformance tests for every table, and what they do not look at."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lucca.research import pettingzoo_env
from lucca.research.batch import BatchEnv
from lucca.research.observation import OBSERVATION_SIZE
from lucca.rules.errors import IllegalMoveError
from tests.research.play import CHOICES, choice_name, choose_for_all

every_table = pytest.mark.parametrize("choice", CHOICES, ids=choice_name)
# What `api_test` says of every environment with an action mask that is not on its own list of names.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def new_env(choice: tuple[str, int, bool], **options: Any) -> Any:
    edition, players, celebration = choice
    return pettingzoo_env.env(edition=edition, players=players, celebration=celebration, **options)


@every_table
def test_conforms(choice: tuple[str, int, bool], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(new_env(choice), num_cycles=70)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_is_reproducible_from_a_seed(choice: tuple[str, int, bool]) -> None:
    seed_test(lambda: new_env(choice), num_cycles=40)


@every_table
def test_renders(choice: tuple[str, int, bool], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: new_env(choice, render_mode=render_mode))
    assert f"{choice[0]}" in capsys.readouterr().out


def test_steps_as_the_batch_does() -> None:
    """The same seed deals the same cards, so the same actions give the same observations, actors and rewards."""
    batch = BatchEnv(1, "city-of-games", 4, celebration=True, seed=21)
    env = pettingzoo_env.raw_env("city-of-games", 4, celebration=True)
    env.reset(seed=21)
    rng = np.random.default_rng(0)
    observations, infos = batch.reset(21)
    done = False
    while not done:
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{infos['actors'][0]}"
        np.testing.assert_array_equal(seen["observation"], observations[0])
        np.testing.assert_array_equal(seen["action_mask"], infos["legal"][0])
        action = choose_for_all(infos["legal"], rng)
        env.step(action[0])
        observations, rewards, dones, infos = batch.step(action)
        done = bool(dones[0])
    assert [env.rewards[agent] for agent in env.agents] == pytest.approx(rewards[0].tolist())
    assert [env.infos[agent]["score"] for agent in env.agents] == infos["final_scores"][0].tolist()
    assert sorted(env.infos[agent]["place"] for agent in env.agents) == [1, 2, 3, 4]


def play_randomly(env: Any, seed: int) -> dict[str, float]:
    """Play a game; each agent's total reward."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        over = termination or truncation
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_are_zero_sum_and_come_at_the_end(players: int) -> None:
    totals = play_randomly(pettingzoo_env.env(players=players), seed=1)
    assert max(totals.values()) == 1
    assert sum(totals.values()) == pytest.approx(0)
    totals = play_randomly(pettingzoo_env.env(players=players, reward="points"), seed=1)
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_others_have_no_action() -> None:
    env = pettingzoo_env.raw_env()
    env.reset(seed=0)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks == {"player_0": 4, "player_1": 0, "player_2": 0}


def test_without_a_seed_games_differ() -> None:
    env = pettingzoo_env.raw_env()
    env.reset(seed=5)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert not np.array_equal(first, env.observe("player_0")["observation"])
    env.reset(seed=5)
    np.testing.assert_array_equal(first, env.observe("player_0")["observation"])


def test_an_illegal_action_ends_the_game_for_who_chose_it() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=0)
    loser = env.agent_selection
    env.last()
    env.step(0)
    assert env.rewards == {agent: (-1 if agent == loser else 0) for agent in env.possible_agents}
    assert all(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    env = pettingzoo_env.raw_env()
    env.reset(seed=0)
    before = env.position
    for action in (0, 62, None):
        with pytest.raises(IllegalMoveError):
            env.step(action)
    assert env.position == before


def test_an_action_outside_the_space_is_an_assertion() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=0)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(62)


def test_text_shows_the_table_and_no_hand() -> None:
    env = pettingzoo_env.env(render_mode="ansi", players=2)
    env.reset(seed=0)
    preparation = env.render()
    assert "preparation" in preparation
    assert "Triplets" in preparation
    assert "Hand" not in preparation
    for _ in range(4):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    turn = env.render()
    assert "turn 1 of 7" in turn
    assert "The City" in turn
    assert "under construction" in turn


def test_rendering_without_a_mode_warns() -> None:
    env = pettingzoo_env.raw_env()
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_pickles_as_it_was_made() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo_env.raw_env("citta-ja", 5)))
    assert env.setup.edition.id == "citta-ja"
    assert len(env.possible_agents) == 5
    assert env.observation_space("player_4")["observation"].shape == (OBSERVATION_SIZE,)
