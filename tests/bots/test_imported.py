"""Bots that are Python classes by import path."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lucca.bots.base import DEFAULT_THINKING, Bot, Candidate, Forecast, Thinking
from lucca.bots.games import FinishedGame, play_and_close
from lucca.bots.registry import bot_maker, make_bot
from lucca.rules.dealer import SeededDealer
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game
from lucca.rules.setup import setup
from lucca.rules.view import View

HERE = "tests.bots.test_imported"


class First:
    """No Bot by birth: the first legal action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.legal_actions()[0]


class Thoughtful(First):
    def __init__(self, seed: int, depth: int = 3, *, thinking: Thinking = DEFAULT_THINKING) -> None:
        super().__init__(seed)
        self.depth = depth
        self.thinking = thinking

    def candidates(self, view: View) -> list[Candidate]:
        return [Candidate((view.legal_actions()[0],), Forecast((1.0, 0.0, 0.0), (9.0, 1.0, 1.0)))]


class Careful(Bot):
    """A Bot by birth, with all that one may have. It keeps what it is told."""

    told: list[Any] = []  # noqa: RUF012  for the test to read

    def __init__(self, seed: int) -> None:
        assert isinstance(seed, int)

    def choose(self, view: View) -> int:
        return int(np.int64(view.legal_actions()[-1]))

    def game_over(self, view: View) -> None:
        self.told.append(view.scores)

    def close(self) -> None:
        self.told.append("closed")


class Numpy(First):
    def choose(self, view: View) -> int:
        return np.int64(view.legal_actions()[0])  # type: ignore[return-value]


class Misbehaving(First):
    """Well-behaved until turn 2."""

    wrong: Any = None

    def choose(self, view: View) -> int:
        return super().choose(view) if view.round < 2 else self.misbehave()

    def misbehave(self) -> Any:
        return self.wrong


class Raising(Misbehaving):
    def misbehave(self) -> Any:
        raise KeyError("red")


class Exiting(Misbehaving):
    def misbehave(self) -> Any:
        sys.exit("I give up")


class ReturningNothing(Misbehaving):
    pass


class ReturningText(Misbehaving):
    wrong = "take 1"


class ReturningAFraction(Misbehaving):
    wrong = 6.0


class TooLow(Misbehaving):
    wrong = -1


class TooHigh(Misbehaving):
    wrong = 10**30


class NeverLegal(Misbehaving):
    wrong = 61


class Unmakeable(First):
    def __init__(self, seed: int) -> None:
        raise FileNotFoundError(f"weights-{'x' if seed else 'y'}.npz")


class NeedsMore(First):
    def __init__(self, seed: int, weights: str) -> None:
        super().__init__(seed)
        self.weights = weights


class NeedsNothing(First):
    def __init__(self) -> None:
        super().__init__(0)


class Abstract(Bot):
    def __init__(self, seed: int) -> None:
        pass


def match(name: str, seed: int = 1) -> tuple[FinishedGame, Bot]:
    bots = [make_bot(f"{HERE}:{name}", f"{seed}:0"), *(make_bot("builder", f"{seed}:{seat}") for seat in (1, 2))]
    return play_and_close(setup(), SeededDealer(seed), bots), bots[0]


@pytest.mark.parametrize("name", ["First", "Thoughtful", "Careful", "Numpy"])
def test_a_class_plays(name: str) -> None:
    game, bot = match(name)
    assert game.position.over
    assert not bot.faults


def test_it_plays_as_it_chooses() -> None:
    game, _ = match("First")
    again = Game.from_deal(game.deal)
    for move in game.moves:
        for decision in move.decisions:
            view = again.view(move.seat)
            assert move.seat != 0 or decision == view.decision_of(view.legal_actions()[0])
            again.apply(decision, move.seat)
    assert again.over


def test_it_is_told_the_end() -> None:
    Careful.told.clear()
    game, _ = match("Careful")
    assert Careful.told == [tuple(points.score for points in game.position.points()), "closed"]


def test_candidates_are_handed_on_where_there_are_any() -> None:
    view = Game.new(seed=1).view(0)
    assert make_bot(f"{HERE}:First", 1).candidates(view) == []
    assert make_bot(f"{HERE}:Thoughtful", 1).candidates(view)[0].actions == (view.legal_actions()[0],)


FAULTS = {
    "Raising": ("crash", "turn 2: choose raised KeyError: 'red'"),
    "Exiting": ("crash", "turn 2: choose raised SystemExit: I give up"),
    "ReturningNothing": ("garbage", "turn 2: choose returned None, which is not an action"),
    "ReturningText": ("garbage", "turn 2: choose returned 'take 1', which is not an action"),
    "ReturningAFraction": ("garbage", "turn 2: choose returned 6.0, which is not an action"),
    "TooLow": ("illegal", "turn 2: -1 is not an action: there are actions 0 to 61"),
    "TooHigh": ("illegal", "turn 2: 1000000000000000000000000000000 is not an action"),
    "NeverLegal": ("illegal", "turn 2: action 61 (city: skip) is not legal"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_class_that_misbehaves_is_helped_out(name: str) -> None:
    game, bot = match(name)
    kind, message = FAULTS[name]
    assert game.position.over
    assert bot.faults[0].kind == kind
    assert bot.faults[0].message.startswith(message)
    assert (len(bot.faults) == 1) == (kind != "illegal")


@pytest.mark.parametrize(
    ("name", "saying"),
    [
        (
            "NeedsMore",
            r"must be made as Class\(seed\) or Class\(seed, thinking\): missing a required argument: 'weights'",
        ),
        ("NeedsNothing", "must be made as Class.*too many positional arguments"),
    ],
)
def test_a_class_that_is_made_otherwise_is_refused(name: str, saying: str) -> None:
    with pytest.raises(LuccaError, match=saying):
        bot_maker(f"{HERE}:{name}")


@pytest.mark.parametrize(
    ("name", "saying"),
    [
        ("Unmakeable", r":Unmakeable cannot be made: FileNotFoundError: weights-x.npz"),
        ("Abstract", ":Abstract cannot be made: TypeError: Can't instantiate abstract class"),
    ],
)
def test_a_class_that_cannot_be_made_is_told(name: str, saying: str) -> None:
    with pytest.raises(LuccaError, match=saying):
        make_bot(f"{HERE}:{name}", 1)


# --- modules --------------------------------------------------------------------------------------------------------


def test_modules_of_the_current_folder_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "a_bot_of_mine.py").write_text(
        "class Mine:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.legal_actions()[0]\n"
    )
    view = Game.new(seed=1).view(0)
    assert make_bot("a_bot_of_mine:Mine", 1).choose(view) == view.legal_actions()[0]


@pytest.mark.parametrize(
    ("text", "saying"),
    [
        ("import no_such_library", "'broken_bot' cannot be imported: ModuleNotFoundError: .*no_such_library"),
        ("1 / 0", "'broken_bot' cannot be imported: ZeroDivisionError"),
        ("import sys; sys.exit()", "'broken_bot' cannot be imported: SystemExit"),
        ("class Bot", "'broken_bot' cannot be imported: SyntaxError"),
    ],
)
def test_a_module_that_cannot_be_imported_is_told(
    text: str, saying: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    (tmp_path / "broken_bot.py").write_text(text)
    with pytest.raises(LuccaError, match=saying):
        bot_maker("broken_bot:Bot")
