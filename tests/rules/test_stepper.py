"""The quick way of stepping from Python plays the same game as every other."""

import gc
from collections.abc import Callable
from random import Random

import pytest

from lucca.rules.actions import KEEP_ACTIONS
from lucca.rules.setup import setup
from lucca.rules.stepper import Stepper
from tests.rules.builder import EVERY_TABLE


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_steps_as_a_position_does(edition: str, players: int, celebration: bool) -> None:
    stepper = Stepper(setup(edition, players, celebration=celebration), seed=5)
    choices = Random(5)
    count = stepper.reset()
    while count:
        position = stepper.position()
        assert position.legal_actions() == list(stepper.legal[:count])
        action = choices.choice(position.legal_actions())
        count = stepper.step(action)
        position.advance(action)
        if not position.is_chance:
            assert position == stepper.position()
    assert stepper.position().over


@pytest.mark.parametrize("action", [-1, 62, 63, 10**9, -(10**9)])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    stepper = Stepper(setup(), seed=1)
    count = stepper.reset()
    before, legal = stepper.position(), bytes(stepper.legal)
    illegal = [action, *sorted(set(range(62)) - set(stepper.legal[:count]))]
    assert {stepper.step(wrong) for wrong in illegal} == {-1}
    assert stepper.position() == before
    assert bytes(stepper.legal) == legal


@pytest.mark.parametrize(("wrong", "error"), [("7", TypeError), (None, TypeError), (10**30, OverflowError)])
def test_what_is_no_action_at_all_is_refused_as_python_does(wrong: object, error: type[Exception]) -> None:
    stepper = Stepper(setup(), seed=1)
    stepper.reset()
    before = stepper.position()
    with pytest.raises(error):
        stepper.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        stepper.choose("half")  # type: ignore[arg-type]
    assert stepper.position() == before


def test_there_is_nothing_to_do_before_the_first_game() -> None:
    stepper = Stepper(setup())
    assert stepper.step(KEEP_ACTIONS[0]) == stepper.choose(0.5) == -1


def test_choosing_by_fraction_is_the_same() -> None:
    one, other = Stepper(setup(players=2), seed=9), Stepper(setup(players=2), seed=9)
    choices = Random(9)
    count = one.reset()
    assert other.reset() == count
    while count:
        assert other.choose(1.0) == other.choose(-1e-9) == other.choose(float("nan")) == -1
        fraction = choices.random()
        count = one.step(one.legal[int(fraction * count)])
        assert other.choose(fraction) == count
        assert one.position() == other.position()
    assert other.choose(0) == -1


def test_a_step_may_outlive_its_stepper() -> None:
    def first_step(seed: int) -> Callable[[int], int]:
        stepper = Stepper(setup(), seed)
        stepper.reset()
        return stepper.step

    steps = [first_step(seed) for seed in range(200)]
    gc.collect()
    assert {step(KEEP_ACTIONS[0]) for step in steps} == {3}


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    def states(seed: int) -> list[bytes]:
        stepper = Stepper(setup(), seed)
        return [stepper.position().to_bytes() for _ in range(3) if stepper.reset()]

    assert states(1) == states(1)
    assert len({*states(1), *states(2)}) == 6
