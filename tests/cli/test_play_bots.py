"""`lucca play` is for our own bots: a saved game could come from anywhere."""

from pathlib import Path

import pytest

from lucca.cli.terminal.match import new_match
from lucca.cli.terminal.saving import SaveError, load_match
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game
from tests.cli.tables import say

OTHERS = ["exec:touch made-by-a-saved-game", "tests.bots.test_imported:First"]


@pytest.mark.parametrize("spec", OTHERS)
def test_a_saved_game_runs_no_code_of_others(spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "save.json"
    say(path)
    path.write_text(path.read_text("utf-8").replace("bot:builder", f"bot:{spec}"), "utf-8")
    with pytest.raises(SaveError, match="there is no bot"):
        load_match(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("spec", OTHERS)
def test_a_new_game_is_against_our_own(spec: str) -> None:
    with pytest.raises(LuccaError, match="there is no bot"):
        new_match(Game.new(seed=1), "Ada", [spec])
