"""The page for authors of bots says what is so, and its examples play."""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lucca.bots.external.bot import Limits
from lucca.bots.external.conversation import SLACK_SECONDS
from lucca.bots.external.idle import QUIT_SECONDS
from lucca.bots.external.messages import Answer, Decide, End, Hello, NewGame, Quit, ShownQuarter, ShownView
from lucca.bots.external.program import MAX_LINE_BYTES
from lucca.bots.registry import make_bot
from lucca.rules.game import Game
from tests.bots.external.programs import match

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "external_bot.py"
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
TEXTS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_the_one_in_the_folder_of_examples() -> None:
    assert PYTHON[0] == EXAMPLE.read_text("utf-8")


def test_the_example_is_short_and_needs_nothing() -> None:
    code = EXAMPLE.read_text("utf-8").split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    assert set(re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)) == {"json", "sys", "typing"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_example_is_not_stupid(players: int) -> None:
    """It beats bots that at least build."""
    command = (sys.executable, "-I", "-S", str(EXAMPLE))
    wins = 0
    for seed in range(10):
        game, bots = match(command, players=players, celebration=True, seed=seed)
        assert not bots[0].faults
        wins += game.position.ranking()[0] == 0
    assert wins > 10 / players


# --- the transcript -------------------------------------------------------------------------------------------------


def test_the_transcript_is_a_game() -> None:
    lines = [line for line in TEXTS[0].splitlines() if line != "…"]
    shapes: list[Any] = [Hello, Hello, NewGame, Decide, Answer, Decide, Answer, Decide, Answer, End, Quit]
    directions = "".join(line[0] for line in lines)
    assert directions == "><>><><><>>"
    for line, shape in zip(lines, shapes, strict=True):
        text = line[2:].replace(', "view": {…}', "")
        if shape is Decide:
            text = text[:-1] + ', "view": ' + TEXTS[1] + "}"
        found = _whole(text, shape)
        assert msgspec.json.decode(_cut(text))["type"] == shape.__struct_config__.tag
        assert msgspec.to_builtins(found).keys() <= _keys(text) | {"choose", "move"}


def test_the_view_has_all_that_it_has() -> None:
    _whole(TEXTS[1], ShownView)
    assert set(msgspec.json.decode(_cut(TEXTS[1]))) == set(ShownView.__struct_fields__)


def _cut(text: str) -> str:
    """The JSON in which something was left out of lists."""
    return text.replace(", …", "")


def _keys(text: str) -> set[str]:
    return set(msgspec.json.decode(_cut(text)))


def _whole(text: str, shape: Any) -> Any:
    """The message, with nothing in it that does not belong there."""
    found = msgspec.json.decode(_cut(text), type=shape)
    assert _keys(text) - {"type"} <= set(shape.__struct_fields__)
    return found


def test_the_tables_name_every_key() -> None:
    for shape in (NewGame, ShownView):
        for key in shape.__struct_fields__:
            assert re.search(rf"^\| (`\w+`, )*`{key}`", PAGE, re.MULTILINE), key
    for key in ShownQuarter.__struct_fields__:
        assert f"`{key}`" in PAGE


def test_the_figures() -> None:
    assert f"longer than {MAX_LINE_BYTES:,} bytes" in PAGE
    assert f"{Limits().start:g} seconds after the start" in PAGE
    assert f"End within {QUIT_SECONDS:g} seconds" in PAGE
    assert f'"seconds": {Limits().answer}' in PAGE
    assert SLACK_SECONDS == 0.5
    assert "half a second more" in PAGE


def test_the_class_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    (tmp_path / "my_documented_module.py").write_text(PYTHON[1], "utf-8")
    view = Game.new(seed=1).view(0)
    bot = make_bot("my_documented_module:MyBot", 1)
    assert bot.choose(view) in view.legal_actions()
    assert not bot.faults
