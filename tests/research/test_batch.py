"""The batch environment plays by the same rules as a position, whatever the threads and the games beside it."""

from collections.abc import Sequence

import numpy as np
import pytest

from lucca.research.batch import BatchEnv, BatchStep
from lucca.research.observation import OBSERVATION_SIZE, Observer
from lucca.rules.cards import deck_from_list, deck_to_list, standard_deck
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from tests.research.play import CHOICES, choice_name, choose_for_all

every_table = pytest.mark.parametrize("choice", CHOICES, ids=choice_name)


def new_batch(choice: tuple[str, int, bool], count: int, seed: int = 1, reward: str = "win") -> BatchEnv:
    edition, players, celebration = choice
    return BatchEnv(count, edition, players, celebration=celebration, seed=seed, reward=reward)


def deal_like(twin: Position, after: Position) -> None:
    """Deal to the twin the cards that the batch has dealt, read off the position where they now lie."""
    state = k.fields_of(after.raw, k.STATE)
    cards = [card for card in state["market"] if card != k.NONE]
    if not twin.hands_dealt:
        replaced = [card for card in range(k.FIRST_BASTION, k.FIRST_WILD) if state["where"][card] == k.ASIDE]
        hands = [card for card in state["hand"] if card != k.NONE]
        cards = [*(replaced if twin.setup.edition.bastions_dealt_to_hands else []), *hands, *cards]
    twin.deal(cards)


def new_twin(after: Position) -> Position:
    twin = Position(after.setup)
    deal_like(twin, after)
    return twin


def expected_reward(twin: Position, seat: int) -> float:
    return 1.0 if twin.ranking()[0] == seat else -1 / (twin.setup.players - 1)


@every_table
def test_steps_as_positions_do(choice: tuple[str, int, bool]) -> None:
    """The same actions and the same cards give the same states, legal actions, scores and rewards."""
    batch = new_batch(choice, 3)
    rng = np.random.default_rng(0)
    twins = [new_twin(batch.position(game)) for game in range(3)]
    ended = 0
    while ended < 4:
        actions = choose_for_all(batch.infos["legal"], rng)
        _, rewards, dones, infos = batch.step(actions)
        for game, twin in enumerate(twins):
            twin.advance(int(actions[game]))
            assert dones[game] == twin.over
            if twin.over:
                ended += 1
                assert infos["final_scores"][game].tolist() == [points.score for points in twin.points()]
                for seat in range(twin.setup.players):
                    assert rewards[game, seat] == pytest.approx(expected_reward(twin, seat))
                twins[game] = new_twin(batch.position(game))
            else:
                assert not rewards[game].any()
                if twin.is_chance:
                    deal_like(twin, batch.position(game))
            assert bytes(twins[game].raw) == bytes(batch.position(game).raw)
            assert np.flatnonzero(infos["legal"][game]).tolist() == twins[game].legal_actions()
            assert infos["actors"][game] == twins[game].actor


@every_table
def test_observes_for_the_seat_that_decides(choice: tuple[str, int, bool]) -> None:
    batch = new_batch(choice, 2)
    observer = Observer(batch.setup)
    for _ in range(60):
        observations, _, _, infos = batch.step(batch.sample_actions())
        for game in range(2):
            view = batch.position(game).view(int(infos["actors"][game]))
            np.testing.assert_array_equal(observations[game], observer.observe(view))


def play(batch: BatchEnv, steps: int) -> list[BatchStep]:
    return [batch.step(batch.sample_actions()) for _ in range(steps)]


def assert_same(one: Sequence[BatchStep], other: Sequence[BatchStep], count: int) -> None:
    """The first `count` games went the same way."""
    for left, right in zip(one, other, strict=True):
        for a, b in zip(left[:3], right[:3], strict=True):
            np.testing.assert_array_equal(a[:count], b[:count])
        for key in ("actors", "legal", "final_scores"):
            np.testing.assert_array_equal(left.infos[key][:count], right.infos[key][:count])


def test_threads_and_neighbours_change_nothing() -> None:
    steps = play(BatchEnv(11, players=2, seed=9), 150)
    with BatchEnv(11, players=2, seed=9, threads=3) as threaded:
        assert_same(steps, play(threaded, 150), 11)
    assert_same(steps, play(BatchEnv(40, players=2, seed=9, threads=2), 150), 11)
    assert any(step.dones.any() for step in steps)


def test_more_threads_than_games() -> None:
    with BatchEnv(2, seed=4, threads=8) as batch:
        assert_same(play(batch, 5), play(BatchEnv(2, seed=4), 5), 2)


def test_a_seed_begins_again_and_no_seed_goes_on() -> None:
    batch = BatchEnv(5, seed=3)
    first = play(batch, 10)
    batch.reset(3)
    assert_same(first, play(batch, 10), 5)
    before = batch.infos["legal"].copy(), batch.position(0)
    batch.reset()
    assert bytes(batch.position(0).raw) != bytes(before[1].raw)
    assert bytes(BatchEnv(5).position(0).raw) != bytes(BatchEnv(5).position(0).raw)


def test_sampling_does_not_change_the_cards() -> None:
    one, other = BatchEnv(4, seed=6), BatchEnv(4, seed=6)
    for _ in range(30):
        actions = one.sample_actions()
        one.step(actions)
        other.step(actions)
    assert all(one.position(game) == other.position(game) for game in range(4))


def test_sampled_actions_are_uniform() -> None:
    batch = BatchEnv(4000, seed=2)
    counts = np.bincount(batch.sample_actions(), minlength=k.ACTIONS)
    keeping = counts[k.KEEP_FIRST : k.KEEP_FIRST + k.HAND]
    assert keeping.sum() == 4000
    assert keeping.min() > 850  # five standard deviations below the 1000 expected


def test_dealt_cards_are_uniform() -> None:
    batch = BatchEnv(4000, "citta-en", 3, seed=8, observations=False)
    hands = [k.fields_of(batch.position(game).raw, k.STATE)["hand"][:12] for game in range(4000)]
    counts = np.bincount(np.array(hands).ravel(), minlength=k.CARDS)
    assert counts[k.FIRST_BASTION :].sum() == 0
    assert 380 < counts[: k.FIRST_BASTION].min() <= counts[: k.FIRST_BASTION].max() < 620  # 500 expected


@pytest.mark.parametrize(
    ("action", "reason"), [(0, "starting cards are being chosen"), (-1, "not an action"), (62, "")]
)
def test_an_illegal_action_names_its_game_and_changes_nothing(action: int, reason: str) -> None:
    batch = BatchEnv(5, seed=1)
    before = [bytes(batch.position(game).raw) for game in range(5)]
    actions = batch.sample_actions()
    actions[3] = action
    with pytest.raises(IllegalMoveError, match=rf"game 3, action {action}: .*{reason}"):
        batch.step(actions)
    assert [bytes(batch.position(game).raw) for game in range(5)] == before


@pytest.mark.parametrize(
    "actions", [np.zeros(4, np.int64), np.zeros((5, 1), np.int64), np.zeros(5), np.zeros(5, np.bool_), 45]
)
def test_actions_of_another_shape_are_refused(actions: object) -> None:
    with pytest.raises(LuccaError, match="5 whole numbers, one for each game"):
        BatchEnv(5).step(actions)  # type: ignore[arg-type]  # what the message is for


def test_actions_of_any_integer_type_do() -> None:
    batch = BatchEnv(3, seed=1)
    batch.step(batch.sample_actions().astype(np.uint8))
    batch.step(batch.sample_actions().tolist())


def test_arrays_are_the_callers_unless_copy_is_off() -> None:
    batch = BatchEnv(3, seed=1)
    first = batch.step(batch.sample_actions())
    kept = first.observations.copy()
    second = batch.step(batch.sample_actions())
    np.testing.assert_array_equal(first.observations, kept)
    assert not np.shares_memory(first.observations, second.observations)
    reused = BatchEnv(3, seed=1, copy=False)
    assert reused.step(reused.sample_actions()).observations is reused.step(reused.sample_actions()).observations


def test_without_observations_there_are_no_columns() -> None:
    batch = BatchEnv(3, seed=1, observations=False)
    assert batch.reset()[0].shape == (3, 0)
    assert BatchEnv(3, seed=1).reset()[0].shape == (3, OBSERVATION_SIZE)


def test_point_rewards_are_the_lead_over_the_others() -> None:
    batch = new_batch(("citta-fr", 4, False), 30, reward="points")
    rng = np.random.default_rng(0)
    dones = np.zeros(30, np.bool_)
    while not dones.any():
        _, rewards, dones, infos = batch.step(choose_for_all(batch.infos["legal"], rng))
    for game in np.flatnonzero(dones):
        scores = infos["final_scores"][game].astype(float)
        others = (scores.sum() - scores) / 3
        np.testing.assert_allclose(rewards[game], scores - others, rtol=1e-5, atol=1e-5)
        assert scores.any()


def test_custom_decks_are_played() -> None:
    """Windows decide nothing but points: with more of them the same games bring more."""
    cards = deck_to_list(standard_deck())
    for card in cards:
        card["windows"] += 4
    usual = BatchEnv(64, "citta-ja", 5, seed=0)
    rich = BatchEnv(64, "citta-ja", 5, deck=deck_from_list(cards), seed=0)
    rng = np.random.default_rng(0)
    dones = np.zeros(64, np.bool_)
    while not dones.any():
        actions = choose_for_all(usual.infos["legal"], rng)
        dones = usual.step(actions).dones
        rich.step(actions)
    more = rich.infos["final_scores"] - usual.infos["final_scores"]
    assert more.any()
    assert set(np.unique(more)) <= {12 * palaces for palaces in range(7)}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"count": 0}, "at least one game"),
        ({"threads": 0}, "at least one game and one thread"),
        ({"seed": -1}, "a seed is 0 or greater"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"players": 6}, "for 2 to 5 players"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(LuccaError, match=message):
        BatchEnv(**({"count": 3} | wrong))  # type: ignore[arg-type]  # what the message is for


def test_there_is_no_other_game() -> None:
    with pytest.raises(LuccaError, match="no game 3: there are games 0 to 2"):
        BatchEnv(3).position(3)
