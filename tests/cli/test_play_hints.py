"""`lucca play`: hints in every part of a turn, in words, and without any effect on the game."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from lucca.bots import ladder
from lucca.bots.base import Candidate, Forecast
from lucca.bots.levels import LADDER, STRONGEST_LEVEL, Level, Search, Style
from lucca.cli.terminal.hints import grade, ways
from lucca.cli.terminal.match import Match, new_match
from lucca.rules.decisions import CityPick, Decision, Play, Take
from lucca.rules.game import Draft, Game
from tests.cli.tables import Table, a_match, say

START = ("1 2", "")
SETUPS = [
    ("city-of-games", 2, True),
    ("city-of-games", 3, False),
    ("citta-fr", 3, False),
    ("city-of-games", 4, True),
    ("citta-en", 5, False),
]
GRADES = ("about as good", "a little worse", "clearly worse", "much worse")


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The strongest level, thinking but briefly."""
    style = Style(keep_samples=2, search=Search(candidates=6, finalists=3, samples=1))
    monkeypatch.setattr(ladder, "LADDER", {**LADDER, STRONGEST_LEVEL: Level("", style)})
    monkeypatch.setenv("LUCCA_DATA_DIR", str(tmp_path / "data"))


def take_first(draft: Draft) -> str:
    return f"take {min(draft.view().triplets) + 1}"


def hint_in(screen: str) -> str:
    """The last hint on a screen."""
    hint = screen[screen.rindex("The gonfaloniere would do this") :]
    return hint.partition("(hint, help)")[0]


def moves_in(hint: str) -> list[str]:
    """What a hint says to type, best first."""
    return re.findall(r"^  ((?:keep|open|take|city|\w+ (?:start|add|wall|bastion|discard)).*)$", hint, re.MULTILINE)


# --- in every part of a turn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "first_word"),
    [
        ((), "keep"),
        (("1",), "keep"),
        (START, "take"),
        ((*START, take_first), r"\w+"),
        ((*START, take_first, "1"), r"\w+"),
    ],
    ids=["starting cards", "second starting card", "triplet", "first card", "second card"],
)
def test_a_hint_says_what_to_type_with_chances_and_points_by_name(
    tmp_path: Path, lines: tuple[str, ...], first_word: str
) -> None:
    _, screen = say(tmp_path / "s.json", *lines, "hint")
    hint = hint_in(screen)
    best, *others = moves_in(hint)
    assert re.match(first_word, best)
    assert len(others) <= 4
    assert re.search(r"You win \d+ of 100 games, Ugo \d+, Bea \d+\.", hint)
    assert len(re.findall(r"Expected final points: you -?\d+, Ugo -?\d+, Bea -?\d+\.", hint)) == 1 + len(others)
    assert len(re.findall("|".join(GRADES), hint, re.IGNORECASE)) == len(others)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_hint_is_no_wider_than_the_screen(tmp_path: Path, width: int) -> None:
    match = new_match(Game.new(players=3, seed=1), "A name of 20 letters", ["mason"])
    _, screen = say(tmp_path / "s.json", *START, "hint", match=match, width=width)
    assert max(map(cell_len, hint_in(screen).splitlines())) <= width


def test_a_complete_turn_needs_no_hint(tmp_path: Path) -> None:
    session, screen = say(tmp_path / "s.json", "1 2", "hint")
    assert "There is nothing left to decide" in screen
    assert session.match.draft is not None
    assert session.match.draft.complete


def test_the_help_and_the_question_tell_of_hints(tmp_path: Path) -> None:
    _, screen = say(tmp_path / "s.json", "help")
    assert "(hint, help)" in screen
    assert re.search(r"hint +the best ways to finish the turn", screen)


# --- without effect ---------------------------------------------------------------------------------------------------


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    first, before = say(path, *START, take_first)
    saved = path.read_bytes()
    second, after = say(path, "hint", "hint")
    assert path.read_bytes() == saved
    assert first.match.draft is not None
    assert second.match.draft is not None
    assert second.match.draft.decisions == first.match.draft.decisions
    hints = after.split("The gonfaloniere would do this")[1:]
    assert [moves_in(hint) for hint in hints[1:]] == [moves_in(hints[0])]
    assert before.splitlines()[-4] in after


class Asking(Table):
    """Asks for a hint before each of its decisions."""

    asked = False

    def choice(self, draft: Draft) -> str:
        self.asked = not self.asked
        return "hint" if self.asked else super().choice(draft)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_goes_as_it_would_without_hints(tmp_path: Path, players: int) -> None:
    def match() -> Match:
        return new_match(Game.new(players=players, seed=5), "Anna", ["merchant"])

    plain = Table(match(), tmp_path / "plain.json", seed=7)
    plain.play()
    asking = Asking(match(), tmp_path / "asking.json", seed=7)
    assert "The gonfaloniere would do this" in asking.play()
    assert asking.session.game.moves == plain.session.game.moves


# --- whole games by hints ---------------------------------------------------------------------------------------------


class Following(Table):
    """Asks for a hint and types what its first line says, the whole turn at once."""

    asked = False

    def choice(self, draft: Draft) -> str:
        assert not draft.decisions
        self.asked = not self.asked
        return "hint" if self.asked else moves_in(hint_in(self.screen.getvalue()))[0]


@pytest.mark.parametrize(("edition", "players", "celebration"), SETUPS)
def test_a_whole_game_is_played_by_typing_the_hints(
    tmp_path: Path, edition: str, players: int, celebration: bool
) -> None:
    table = Following(a_match(edition, players, celebration, seed=3), tmp_path / "s.json", seed=1, width=120)
    screen = table.play()
    game = table.session.game
    assert game.over
    mine = [move for move in game.moves if move.seat == 0]
    assert screen.count("The gonfaloniere would do this") == len(mine)


def test_picks_for_the_city_get_hints(tmp_path: Path) -> None:
    table = Following(a_match(players=2, seed=3), tmp_path / "s.json", seed=1)
    screen = table.play()
    picks = [decision for move in table.session.game.moves for decision in move.decisions]
    assert any(isinstance(pick, CityPick) for pick in picks)
    assert re.search(r"^  city \w+ (?:start|add|bastion)", screen, re.MULTILINE)


# --- what is shown ----------------------------------------------------------------------------------------------------


def candidate(draft: Draft, triplet: int, uses: str, win: float, *reasons: str) -> Candidate:
    """A way to take a triplet and use its cards in order (d: discard, w: wall), with a chance to win."""
    words = {"d": "discard", "w": "wall"}
    cards = [card.id for card in draft.view().triplets[triplet]]
    decisions: list[Decision] = [
        Take(triplet),
        *(Play(card, words[use]) for card, use in zip(cards, uses, strict=True)),
    ]
    actions = []
    for decision in decisions:
        actions.append(draft.position.action_of(decision))
        draft.apply(decision)
    while draft.undo():
        pass
    chances = tuple(win if seat == draft.seat else (1 - win) / 2 for seat in range(3))
    return Candidate(tuple(actions), Forecast(chances, (30.0, 30.0, 30.0)), reasons)


def first_turn() -> Draft:
    game = Game.new(players=3, seed=1)
    while game.position.round == 0:
        game.apply(game.legal_decisions()[0])
    assert game.actor is not None
    return game.draft(game.actor)


@pytest.mark.parametrize(
    ("chances", "behind"),
    [
        ((0.5, 0.3, 0.46, 0.49, 0.2, 0.1), [0, 0.01, 0.04]),
        ((0.5, 0.3, 0.2), [0, 0.2, 0.3]),
        ((0.5, 0.48, 0.47, 0.51, 0.46, 0.5), [0, -0.01, 0.02, 0.03, 0.04]),
    ],
)
def test_three_ways_are_shown_and_more_if_they_are_not_clearly_worse(
    chances: tuple[float, ...], behind: list[float]
) -> None:
    draft = first_turn()
    uses = ("ddd", "ddw", "dwd", "wdd", "dww", "www")
    found = ways([candidate(draft, 0, use, win) for use, win in zip(uses, chances, strict=False)], draft)
    assert [round(way.behind, 2) for way in found] == behind
    assert draft.decisions == []


def test_another_order_of_the_same_cards_is_no_other_way() -> None:
    draft = first_turn()
    one, other = candidate(draft, 0, "ddw", 0.5), candidate(draft, 0, "dww", 0.4)
    take, first, second, third = one.actions
    reordered = Candidate((take, second, third, first), one.forecast)
    assert [way.candidate for way in ways([one, reordered, other], draft)] == [one, other]


@pytest.mark.parametrize(
    ("behind", "said"),
    [
        (-0.1, "about as good"),
        (0.02, "about as good"),
        (0.03, "a little worse"),
        (0.08, "clearly worse"),
        (0.3, "much worse"),
    ],
)
def test_a_difference_in_words(behind: float, said: str) -> None:
    assert grade(behind) == said
