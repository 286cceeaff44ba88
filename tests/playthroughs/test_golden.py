"""Whole games in readable text: played again from their own moves, they must come out letter by letter."""

from pathlib import Path

import pytest

from tests.playthroughs.golden_files import FOLDER, fresh_text, golden_files
from tests.playthroughs.golden_text import read, write

FILES = sorted(golden_files())


def test_there_is_one_golden_game_for_every_kind_of_table() -> None:
    assert sorted(FOLDER.glob("*")) == FILES
    assert len(FILES) >= 17


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_moves_of_a_golden_game_give_its_text(path: Path) -> None:
    text = path.read_text("utf-8")
    table, deal, moves = read(text)
    assert table == golden_files()[path]
    assert write(table, deal, moves).splitlines() == text.splitlines()
    assert len(text.splitlines()) < 120


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scripted_players_still_play_the_golden_game(path: Path) -> None:
    """Seed, deal and views lead the players to the same decisions; `make goldens` writes new games."""
    assert fresh_text(golden_files()[path]).splitlines() == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    "words",
    [
        "bastions replaced: B",
        " starts ",
        " complete +",
        " opens ",
        " wall of ",
        " bastion of ",
        " bastion of city",
        " discarded by ",
        "city complete +0",
        "W500 on ",
        "left over ",
        " defends +0 (3 walls",
        "street numbers: ",
        " gives 0 to ",
    ],
)
def test_the_golden_games_show(words: str) -> None:
    """Between them, the things that the rules are about."""
    assert any(words in path.read_text("utf-8") for path in FILES)
