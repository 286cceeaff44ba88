"""`lucca deck show`, `check` and `template`."""

import json
from pathlib import Path

import pytest

from lucca.rules.cards import standard_deck
from lucca.rules.deckfile import read_deck, write_deck
from tests.cli.running import run


@pytest.fixture
def own_deck(tmp_path: Path) -> Path:
    """A deck with a colour of its own and other shields and windows."""
    path = tmp_path / "mine.csv"
    path.write_text(
        write_deck(standard_deck()).replace("red", "rosso").replace("\n2,orange,1,2", "\n2,orange,7,5"), "utf-8"
    )
    return path


# --- show -----------------------------------------------------------------------------------------------------------


def test_the_standard_deck_is_shown_as_reconstructed_with_totals() -> None:
    shown = run("deck", "show")
    assert shown.code == 0
    assert "reconstructed: the published card list is not known" in shown.out
    assert "  24◆ 24▢" in shown.out
    assert all(f" {number} " in shown.out for number in range(1, 97))
    assert all(len(line) <= 80 for line in shown.out.splitlines())


def test_a_deck_of_ones_own_is_shown_without_that_label(own_deck: Path) -> None:
    shown = run("deck", "show", str(own_deck))
    assert shown.code == 0
    assert "reconstructed" not in shown.out
    assert "rosso" in shown.out
    assert "2 7◆ 5▢" in shown.out
    assert "30◆ 27▢" in shown.out


def test_a_deck_without_specials_shows_none() -> None:
    text = "".join(
        line for line in write_deck(standard_deck()).splitlines(True) if line.endswith(("palace\n", "kind\n"))
    )
    shown = run("deck", "show", "-", stdin=text.encode())
    assert shown.code == 0
    assert "special" not in shown.out


def test_json_lists_every_card() -> None:
    data = json.loads(run("deck", "show", "--json").out)
    assert data["deck"] == "standard"
    assert data["reconstructed"] is True
    assert len(data["cards"]) == 101
    assert data["cards"][33] == {"id": "34", "colour": "green", "shields": 1, "windows": 2, "number": 34}


def test_showing_a_bad_or_missing_file_is_one_clear_error(own_deck: Path, tmp_path: Path) -> None:
    own_deck.write_text(own_deck.read_text("utf-8").replace("7,5", "7,five"), "utf-8")
    bad = run("deck", "show", str(own_deck))
    assert (bad.code, bad.out) == (1, "")
    assert bad.err.splitlines()[1] == "  line 3: windows is 'five', it must be a whole number written in digits"
    missing = run("deck", "show", str(tmp_path / "none.csv"))
    assert missing.code == 1
    assert missing.err == f"lucca: {tmp_path / 'none.csv'}: No such file or directory\n"


# --- check ----------------------------------------------------------------------------------------------------------


def test_checking_good_decks(own_deck: Path) -> None:
    checked = run("deck", "check", str(own_deck), str(own_deck))
    assert checked.code == 0
    assert checked.out.splitlines()[0] == (
        f"{own_deck} is fine: 96 palace cards in rosso, orange, yellow, green, blue, purple, "
        "with the five special cards"
    )
    assert checked.out.endswith("2 checked, 0 wrong\n")


def test_checking_tells_the_line_and_the_reason_and_goes_on(own_deck: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text(own_deck.read_text("utf-8").replace("3,yellow,", "3.0,yellow,", 1), "utf-8")
    checked = run("deck", "check", str(bad), str(tmp_path / "none.csv"), str(own_deck))
    assert checked.code == 1
    assert "  line 4: number is '3.0', it must be a whole number written in digits" in checked.out
    assert f"{tmp_path / 'none.csv'}: No such file or directory" in checked.out
    assert checked.out.endswith("3 checked, 2 wrong\n")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"number,colour\n\xff\xfe", "line 2: this is not UTF-8 text"),
        (b"x" * 1_000_000, "the file is longer than"),
        ("number,colour".encode("utf-16"), "line 1: this is not UTF-8 text"),
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "deck.csv"
    path.write_bytes(data)
    checked = run("deck", "check", str(path))
    assert checked.code == 1
    assert reason in checked.out


# --- template -------------------------------------------------------------------------------------------------------


def test_the_template_is_the_standard_deck_with_an_explanation() -> None:
    written = run("deck", "template")
    assert written.code == 0
    assert written.out.startswith("# A deck for Lucca.")
    assert "RECONSTRUCTED" in written.out
    assert read_deck(written.out) == standard_deck()


def test_the_templates_comments_survive_a_spreadsheet_with_any_separator() -> None:
    comments = [line for line in run("deck", "template").out.splitlines() if line.startswith("#")]
    for separator in ",;\t":
        text = "\n".join(f'"{line}"{separator * 4}' for line in comments)
        assert read_deck(f"{text}\n{write_deck(standard_deck())}".replace(",", separator)) == standard_deck()


def test_the_template_never_overwrites_a_file_unasked(tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    path.write_text("mine", "utf-8")
    refused = run("deck", "template", "--out", str(path))
    assert refused.code == 1
    assert "exists already" in refused.err
    assert path.read_text("utf-8") == "mine"
    assert run("deck", "template", "--out", str(path), "--force").code == 0
    assert read_deck(path.read_text("utf-8")) == standard_deck()


def test_a_written_template_passes_the_check(tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    written = run("deck", "template", "--out", str(path))
    assert f"lucca deck check {path}" in written.out
    assert run("deck", "check", str(path)).code == 0
