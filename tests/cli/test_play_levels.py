"""`lucca play`: whom a new game is against."""

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from lucca.bots.levels import DEFAULT_LEVEL, LEVELS, STRONGEST_LEVEL
from lucca.bots.registry import BOTS
from lucca.cli.terminal.match import Match, new_match
from lucca.cli.terminal.questions import Questions, Wishes
from lucca.cli.terminal.saving import load_match
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game
from tests.cli.tables import Table, say

NUMBERS = {level: str(number) for number, level in enumerate(LEVELS, 1)}
"""How the question numbers the levels."""


def asked(*answers: str, players: int = 3) -> tuple[str, str]:
    """The opponents of a new game whose last question gets these answers, and what stood on the screen."""
    screen = io.StringIO()
    left = iter(["Anna", "1", str(players), "n", *answers])

    def read(prompt: str) -> str:
        screen.write(f"{prompt}\n")
        return next(left)

    wishes = Wishes.of()
    Questions(Console(file=screen, width=80, highlight=False), read).ask_for(wishes)
    assert next(left, None) is None
    return wishes.bots, screen.getvalue()


# --- the question -----------------------------------------------------------------------------------------------------


def test_every_level_is_offered_with_a_word_about_it() -> None:
    _, screen = asked("")
    lines = screen.splitlines()
    for level, description in LEVELS.items():
        assert any(line.split() == [NUMBERS[level], level, *description.split()] for line in lines)
    assert max(map(cell_len, lines)) <= 80
    assert "plain-network" not in screen
    assert "random" not in screen


@pytest.mark.parametrize(
    ("answer", "bots"),
    [
        ("", DEFAULT_LEVEL),
        (NUMBERS["apprentice"], "apprentice"),
        (" MASON ", "mason"),
        ("gonf", "gonfaloniere"),
        (f"{NUMBERS['mason']},{NUMBERS['gonfaloniere']}", "mason,gonfaloniere"),
        (f"arch, {NUMBERS['apprentice']}", "architect,apprentice"),
    ],
)
def test_a_level_is_chosen_by_number_or_name_or_one_for_each(answer: str, bots: str) -> None:
    assert asked(answer)[0] == bots


@pytest.mark.parametrize("answer", ["0", str(len(LEVELS) + 1), "m", "genius", "random", "1,2,3", "1,", ",", "1 2"])
def test_what_is_no_level_is_asked_again(answer: str) -> None:
    bots, screen = asked(answer, NUMBERS["architect"])
    assert bots == "architect"
    assert f"Please type 1 to {len(LEVELS)} or a name of these, or 2 of them with commas." in screen


def test_one_opponent_is_one_level() -> None:
    bots, screen = asked("1,2", NUMBERS["mason"], players=2)
    assert bots == "mason"
    assert "commas" not in screen


# --- the bots behind it -----------------------------------------------------------------------------------------------


def test_every_level_is_a_bot() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert list(LEVELS)[-1] == STRONGEST_LEVEL
    assert DEFAULT_LEVEL in LEVELS


def a_match(*bots: str, players: int = 3, seed: int = 1) -> Match:
    return new_match(Game.new(players=players, seed=seed), "Anna", list(bots))


def test_levels_can_be_mixed_and_are_named_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    _, screen = say(path, match=a_match("merchant", "apprentice"))
    assert "Anna against Ugo (merchant), Bea (apprentice)" in screen
    assert load_match(path).kinds == ["human", "bot:merchant", "bot:apprentice"]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_bot_without_a_network_for_the_table_is_refused_at_once(players: int) -> None:
    with pytest.raises(LuccaError, match=f"the bot 'plain-network' does not play with {players} players"):
        a_match("plain-network", players=players)


def test_a_game_against_levels_interrupted_again_and_again_goes_on_as_if_it_never_was(tmp_path: Path) -> None:
    whole = Table(a_match("merchant", "mason"), tmp_path / "whole.json", seed=4)
    whole.play()
    path = tmp_path / "pieces.json"
    pieces = Table(a_match("merchant", "mason"), path, seed=4, inputs=6)
    pieces.play()
    while not pieces.session.game.over:
        pieces = Table(load_match(path), path, seed=4, inputs=6)
        pieces.play()
    assert pieces.session.game.moves == whole.session.game.moves


# --- while they think -------------------------------------------------------------------------------------------------


def test_a_terminal_tells_who_thinks_and_a_file_does_not(tmp_path: Path) -> None:
    def played(console: Console) -> None:
        table = Table(a_match("mason"), tmp_path / "s.json", seed=1, inputs=3)
        table.session.console = console
        table.play()

    terminal, file = io.StringIO(), io.StringIO()
    played(Console(file=terminal, force_terminal=True, width=80, _environ={"TERM": "xterm"}))
    played(Console(file=file, width=80))
    assert "Ugo thinks" in terminal.getvalue()
    assert "Bea thinks" in terminal.getvalue()
    assert "thinks" not in file.getvalue()


def test_ctrl_c_while_a_bot_thinks_leaves_the_game_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pressed:
        def choose(self, _: object) -> int:
            raise KeyboardInterrupt

    monkeypatch.setattr("lucca.cli.terminal.match.make_bot", lambda *_: Pressed())
    path = tmp_path / "save.json"
    _, screen = say(path, "1 2", "", match=a_match("mason"))
    assert f"The game is saved in {path}" in screen
    assert len(load_match(path).game.moves) == 1
