"""The table of actions: every number has one meaning, and every meaning one number."""

import pytest

from lucca.rules.actions import (
    ACTIONS,
    ALL_ACTIONS,
    CITY_ACTIONS,
    KEEP_ACTIONS,
    NONE,
    OPEN_ACTIONS,
    PLAY_ACTIONS,
    SKIP_ACTION,
    TAKE_ACTIONS,
    WILD_ACTIONS,
    Action,
    action_name,
    decode,
    encode,
)
from lucca.rules.decisions import USES


def test_every_number_is_one_action_and_back() -> None:
    assert len(ALL_ACTIONS) == len(set(ALL_ACTIONS)) == ACTIONS == 62
    assert [encode(decode(number)) for number in range(ACTIONS)] == list(range(ACTIONS))
    assert len({action_name(number) for number in range(ACTIONS)}) == ACTIONS


def test_the_numbers_by_kind_are_all_numbers() -> None:
    plays = [number for slot in PLAY_ACTIONS for number in slot.values()]
    wilds = [number for wild in WILD_ACTIONS for number in wild]
    city = [number for triplet in CITY_ACTIONS for number in triplet]
    numbers = [*OPEN_ACTIONS, *TAKE_ACTIONS, *plays, *wilds, *KEEP_ACTIONS, *city, SKIP_ACTION]
    assert numbers == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("number", "action"),
    [
        (5, Action("open", colour=5)),
        (6, Action("take", triplet=0)),
        (12, Action("play", slot=0, use="start")),
        (26, Action("play", slot=2, use="discard")),
        (27, Action("wild", use="add", wild=0, colour=0)),
        (44, Action("wild", use="add", wild=2, colour=5)),
        (45, Action("keep", slot=0)),
        (60, Action("city", triplet=3, slot=2)),
        (61, Action("skip")),
    ],
)
def test_the_documented_numbers(number: int, action: Action) -> None:
    assert decode(number) == action
    assert encode(action) == number


@pytest.mark.parametrize("number", [-1, ACTIONS, 1000])
def test_no_other_number_is_an_action(number: int) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        decode(number)


@pytest.mark.parametrize("action", [Action("open"), Action("keep", slot=4), Action("play", slot=0, use="burn")])
def test_no_other_action_has_a_number(action: Action) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        encode(action)


def test_a_field_without_meaning_is_no_index() -> None:
    """A forgotten check of the kind becomes an error, and not the last colour or card."""
    assert decode(SKIP_ACTION).colour == NONE
    with pytest.raises(IndexError):
        USES[decode(SKIP_ACTION).slot]
