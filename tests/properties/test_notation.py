"""Moves as text: the parser is the exact inverse of the writer, and refuses all other text with one kind of error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.decisions import (
    CITY_USES,
    USES,
    CityMove,
    CityPick,
    KeepMove,
    Move,
    Play,
    TurnMove,
    is_complete,
    move_of,
    parse_move,
)
from lucca.rules.errors import NotationError
from tests.properties.profiles import examples
from tests.properties.strategies import ODD_COLOURS

card_ids = st.builds(
    lambda prefix, number: f"{prefix}{number}", st.sampled_from(["", "B", "W", "G"]), st.integers(1, 10**9)
)
any_colour = st.sampled_from([*ODD_COLOURS, "", " ", "\n", "\\", '"', "\ud800", "red"]) | st.text()
numbers = st.integers(0, 10**6)
plays = st.builds(Play, card_ids, st.sampled_from(USES), st.none() | any_colour)
picks = st.builds(CityPick, numbers, card_ids, st.sampled_from(CITY_USES), st.none() | any_colour)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(KeepMove, numbers, st.tuples(card_ids, card_ids)),
    st.builds(TurnMove, numbers, st.lists(any_colour, max_size=6).map(tuple), numbers, st.tuples(plays, plays, plays)),
    st.builds(CityMove, numbers, st.none() | picks),
)


@examples(300)
@given(move=moves)
def test_text_of_any_move_reads_back(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert is_complete(move.decisions)
    assert move_of(move.seat, move.decisions) == move


@examples(300)
@given(one=moves, other=moves)
def test_different_moves_have_different_texts(one: Move, other: Move) -> None:
    assert (str(one) == str(other)) == (one == other)


def check_text(text: str) -> None:
    """Either NotationError, or a move whose text is just this one."""
    try:
        move = parse_move(text)
    except NotationError:
        return
    assert str(move) == text


@examples(200)
@given(text=st.text())
def test_arbitrary_text(text: str) -> None:
    check_text(text)


WORDS = ("take 1; ", "open ", "keep ", "city ", "skip", "red", *USES)
SIGNS = (" ", ", ", "; ", '"', "\\", "\n", "{", "-1", "00", "01", "٣", "0: ", "1: ", "17", "B3", "W10")
TRAPS = ('"red"', '"\\u0072ed"', '"\\', "1" * 5000, "[" * 9000)
pieces = st.sampled_from([*WORDS, *SIGNS, *TRAPS])


@examples(300)
@given(text=st.lists(pieces, max_size=14).map("".join))
def test_text_made_of_pieces_of_moves(text: str) -> None:
    check_text(text)


@examples(300)
@given(move=moves, data=st.data())
def test_damaged_moves(move: Move, data: st.DataObject) -> None:
    text = str(move)
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 2)))
    check_text(text[:at] + data.draw(pieces | st.text(max_size=2)) + text[until:])


@pytest.mark.parametrize(
    "text",
    [
        "0: keep 77 12 ",
        " 0: keep 77 12",
        "0: keep 077 12",
        "00: keep 77 12",
        "0: Keep 77 12",
        "0: keep 77 12\n",
        "-1: keep 77 12",
        "0: take 1; 17 start, B3 bastion",
        "0: open ; take 1; 17 start, 18 wall, 19 wall",
        '0: open "red"; take 1; 17 start, 18 wall, 19 wall',
        "0: take 1;17 start, 18 wall, 19 wall",
        "0: take 1; 17 start, 18 wall, 19 burn",
        "0: city 1; skip",
        "0: city",
        "0: keep B0 12",
        "0: keep 1٣ 12",
        "1٣: keep 77 12",
        "0: take 1٣; 17 start, 18 wall, 19 wall",
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)
