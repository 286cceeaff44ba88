"""Decks as CSV tables: what is accepted, what is refused, and that refusals name the lines."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.cards import Card, Deck, deck_from_list, deck_to_list, numbered_card, standard_deck
from lucca.rules.deckfile import MAX_CHARACTERS, MAX_ROWS, read_deck, write_deck
from lucca.rules.errors import DeckError

STANDARD = write_deck(standard_deck())


def refused(text: str) -> list[tuple[int | None, str]]:
    with pytest.raises(DeckError) as caught:
        read_deck(text)
    return caught.value.problems


def with_line(number: int, line: str) -> str:
    """The standard deck's table with one line replaced."""
    lines = STANDARD.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


def numbered_cards(deck: Deck) -> list[Card]:
    return [card for card in deck.cards if card is not None and card.kind != "bastion"]


# --- what is accepted ---------------------------------------------------------------------------------------------


def test_the_standard_deck_comes_back_equal() -> None:
    assert read_deck(STANDARD) == standard_deck()
    assert read_deck(STANDARD).has_specials


def test_a_deck_without_specials_needs_no_kind_column() -> None:
    lines = [line.rpartition(",")[0] for line in STANDARD.splitlines() if "wild" not in line and "golden" not in line]
    deck = read_deck("\n".join(lines))
    assert not deck.has_specials
    assert deck.cards[:96] == standard_deck().cards[:96]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_spreadsheets_may_save_it_their_way(separator: str, line_end: str, mark: str) -> None:
    assert read_deck(mark + STANDARD.replace(",", separator).replace("\n", line_end)) == standard_deck()


def test_columns_stand_in_any_order_and_other_columns_are_ignored() -> None:
    rows = [line.split(",") for line in STANDARD.splitlines()]
    text = "\n".join(",".join([row[4], "a note", row[2], row[1], row[3], row[0]]) for row in rows)
    header = "Kind,Remark, SHIELDS ,Color,Windows,Number"
    assert read_deck("\n".join([header, *text.splitlines()[1:]])) == standard_deck()


def test_comments_and_blank_lines_are_passed_over() -> None:
    lines = STANDARD.splitlines()
    text = ["# mine", '"# written, by a spreadsheet",,,,', "", lines[0], ",,,,", "# more", *lines[1:], "  ", ""]
    assert read_deck("\n".join(text)) == standard_deck()


def test_blanks_around_a_cell_and_an_empty_kind_are_fine() -> None:
    assert read_deck(with_line(2, " 1 , red ,0, 3,")) == standard_deck()
    assert read_deck(with_line(2, "1,red,0,3")) == standard_deck()


def test_the_order_of_the_lines_does_not_matter() -> None:
    header, *lines = STANDARD.replace("red", "rosso").splitlines()
    random.Random(5).shuffle(lines)
    shuffled = read_deck("\n".join([header, *lines]))
    assert shuffled == read_deck(STANDARD.replace("red", "rosso"))
    assert deck_from_list(deck_to_list(shuffled)) == shuffled


colour_names = st.text(min_size=1, max_size=12).filter(lambda name: name == name.strip() and name.isprintable())


@given(st.lists(colour_names, min_size=6, max_size=6, unique=True), st.integers(0, 2**32), st.booleans())
def test_any_valid_deck_is_read_back_as_it_was_written(colours: list[str], seed: int, specials: bool) -> None:
    chance = random.Random(seed)
    numbers = [number for number in chance.sample(range(1, 10**9), 94) if number not in (10, 20, 500)]
    palaces = [
        numbered_card("palace", number, colours[at % 6], chance.randint(0, 999), chance.randint(0, 999))
        for at, number in enumerate([10, 20, *numbers])
    ]
    wilds = [numbered_card("wild", number, None, 1, 2) for number in (10, 20, 500)]
    golden = [numbered_card("golden", 10**9 - at, colours[at], 0, 3) for at in (1, 2)]
    deck = Deck([*palaces, *(wilds + golden if specials else [])])
    assert read_deck(write_deck(deck)) == deck


def test_the_example_in_the_documentation_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "decks.md").read_text("utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(programs) == 1
    exec(programs[0], {})


# --- what is refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1.0,red,0,3,palace", "number is '1.0', it must be a whole number"),
        ("1 2,red,0,3,palace", "number is '1 2'"),
        ("+1,red,0,3,palace", "number is '+1'"),
        ("01,red,0,3,palace", "number is '01'"),
        ("\uff11,red,0,3,palace", "number is '\uff11'"),
        ("9999999999999999999999,red,0,3,palace", "number is '9999999999999999999999'"),
        (",red,0,3,palace", "number is empty"),
        ("0,red,0,3,palace", "it must be from 1 to"),
        ("1,,0,3,palace", "the colour is missing"),
        ("1,red,,3,palace", "shields is empty"),
        ("1,red,-1,3,palace", "shields is '-1'"),
        ("1,red,0,1000,palace", "windows is 1000, it must be from 0 to 999"),
        ("1,red,0,3,castle", "the kind is 'castle'"),
        ("1,,0,0,bastion", "Bastions are not listed"),
        ("1,red,0,3,palace,what?", "6 cells, but the header names 5 columns"),
        ('1,"red,0,3,palace', "a quotation mark is opened and not closed"),
        ("10,red,0,3,wild", "a Wild has no colour"),
        ("11,red,0,3,palace", "number 11 is used a second time"),
    ],
)
def test_a_bad_line_is_named_with_its_reason(line: str, reason: str) -> None:
    problems = refused(with_line(2, line))
    expected_line = 12 if "second time" in reason else 2  # the repetition is where the number comes again
    assert any(at == expected_line and reason in text for at, text in problems), problems


def test_lines_are_counted_as_in_the_file() -> None:
    text = "# a comment\n\n" + with_line(5, "4,green,x,0,palace")
    assert refused(text) == [(7, "shields is 'x', it must be a whole number written in digits")]


def test_every_problem_is_listed_at_once() -> None:
    lines = STANDARD.splitlines()
    lines[1] = "1.5,red,zero,3,palace"
    lines[2] = "0,orange,1,2,palace"
    lines[3] = "4,yellow,2,1,palace"
    lines[9] = "9,yellow,0,3,tower"
    assert [line for line, _ in refused("\n".join(lines))] == [2, 2, 3, 5, 10]


def test_a_misspelt_colour_is_found() -> None:
    problems = refused(with_line(2, "1,rde,0,3,palace"))
    assert (2, "is 'rde' a misspelt colour? It is a seventh, on 1 card(s)") in problems
    assert (None, "a colour has 16 palace cards, red has 15") in problems


def test_a_missing_card_is_a_problem_of_the_whole_deck() -> None:
    assert refused(STANDARD.replace("1,red,0,3,palace\n", "", 1)) == [
        (None, "a colour has 16 palace cards, red has 15")
    ]


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("number,colour,shields,kind,x", "the column windows is missing"),
        ("number,colour,shields,windows,number", "the column number is there twice"),
        ("1,red,0,3,palace", "the first line must name the columns"),
    ],
)
def test_the_header_must_name_every_column_once(header: str, reason: str) -> None:
    problems = refused(with_line(1, header))
    assert [line for line, _ in problems] == [1]
    assert reason in problems[0][1]


def test_an_empty_file_says_what_is_expected() -> None:
    assert "number, colour, shields, windows, kind" in refused("")[0][1]


def test_a_huge_file_is_refused_unread() -> None:
    assert refused("x" * (MAX_CHARACTERS + 1))[0][0] is None


def test_no_more_is_read_than_a_deck_can_have() -> None:
    bad = ["x,red,0,1"] * 10_000
    problems = refused("\n".join(["# a deck", "number,colour,shields,windows", *bad]))
    assert len(problems) == MAX_ROWS + 1
    assert problems[-1][0] == MAX_ROWS + 3
    assert "nothing was read" in problems[-1][1]


@given(st.text(alphabet=st.sampled_from('#,;\t\n\r" 019redwildnumber\0\ufeff'), max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(DeckError) as caught:
        read_deck("number,colour,shields,windows,kind\n" + text)
    assert all(line is None or 1 <= line <= len(re.split("\r\n|\r|\n", text)) + 1 for line, _ in caught.value.problems)
