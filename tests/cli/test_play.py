"""`lucca play`: whole games by typed choices, and saving, leaving and resuming without losing anything."""

import io
import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from lucca.cli.terminal.choices import understand
from lucca.cli.terminal.saving import load_match
from lucca.cli.terminal.session import Session
from lucca.rules.game import Draft
from tests.cli.running import run
from tests.cli.tables import Table, a_match, say, typed

SETUPS = [
    ("city-of-games", 2, True),
    ("city-of-games", 3, False),
    ("city-of-games", 4, True),
    ("citta-en", 5, False),
    ("citta-fr", 3, False),
    ("citta-ja", 4, False),
]


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the user who runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LUCCA_DATA_DIR", str(folder))
    return folder


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "celebration"), SETUPS)
def test_a_whole_game_is_played_and_its_record_kept(
    tmp_path: Path, edition: str, players: int, celebration: bool
) -> None:
    table = Table(a_match(edition, players, celebration), tmp_path / "save.json", seed=3)
    screen = table.play()
    game = table.session.game
    assert game.over
    for turn in range(1, game.setup.rounds + 1):
        assert f"Turn {turn} of {game.setup.rounds}" in screen
    ending = screen[screen.index(" The end ") :]
    places = re.findall(r"^ (\d)\. .*?(-?\d+) $", ending, re.MULTILINE)
    assert places == [(str(place), str(game.scores[seat])) for place, seat in enumerate(game.ranking, 1)]
    record = tmp_path / "record.json"
    assert run("check", str(record)).code == 0
    assert json.loads(record.read_bytes())["players"][0] == {"name": "Anna", "kind": "human"}


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("edition", "players", "celebration"), SETUPS[:1] + SETUPS[3:])
def test_no_line_is_wider_than_the_screen(
    tmp_path: Path, edition: str, players: int, celebration: bool, width: int
) -> None:
    table = Table(a_match(edition, players, celebration), tmp_path / "s.json", seed=5, width=width)
    screen = table.play()
    drawn = screen[: screen.index("Keep the game's record?")]  # what follows names files, which are never cut
    assert max(cell_len(line) for line in drawn.splitlines()) <= width


@pytest.mark.parametrize(("edition", "players", "celebration"), SETUPS[:2])
def test_every_legal_decision_can_be_typed_by_number_and_in_words(
    edition: str, players: int, celebration: bool
) -> None:
    match = a_match(edition, players, celebration, seed=8)
    game, chance = match.game, random.Random(1)
    while game.actor is not None:
        draft = game.draft(game.actor)
        while not draft.complete:
            for decision in draft.legal_decisions():
                assert understand(typed(decision, draft, True), draft) == [decision]
                assert understand(typed(decision, draft, False), draft) == [decision]
            draft.apply(chance.choice(draft.legal_decisions()))
        game.play(draft.move)


# --- saving and resuming --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "celebration"), [("city-of-games", 2, True), ("citta-fr", 3, False)])
def test_a_game_interrupted_again_and_again_goes_on_as_if_it_never_was(
    tmp_path: Path, edition: str, players: int, celebration: bool
) -> None:
    whole = Table(a_match(edition, players, celebration), tmp_path / "whole.json", seed=4)
    whole.play()
    path = tmp_path / "pieces.json"
    pieces = Table(a_match(edition, players, celebration), path, seed=4, inputs=3)
    pieces.play()
    while not pieces.session.game.over:
        pieces = Table(load_match(path), path, seed=4, inputs=3)
        pieces.play()
    assert pieces.session.game.moves == whole.session.game.moves
    assert pieces.session.game.events == whole.session.game.events


@pytest.mark.parametrize("way", ["q", "quit", EOFError, KeyboardInterrupt])
def test_leaving_says_where_the_game_is_and_how_to_go_on(tmp_path: Path, way: str | type[BaseException]) -> None:
    path = tmp_path / "my save.json"
    screen = io.StringIO()

    def read(_: str) -> str:
        if isinstance(way, str):
            return way
        raise way

    Session(a_match(), path, Console(file=screen, width=80), read).run()
    assert f"The game is saved in {path}" in screen.getvalue()
    assert f"lucca play --resume --save '{path}'" in screen.getvalue()
    assert load_match(path).game.moves == []


def test_an_unconfirmed_turn_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    first, _ = say(path, "1 2")
    assert first.match.draft is not None
    assert first.match.draft.complete
    resumed, screen = say(path)
    assert resumed.match.draft is not None
    assert resumed.match.draft.decisions == first.match.draft.decisions
    assert "Enter confirms" in screen


def test_the_save_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.json"
    say(path, "1 2", "")
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    def take_when_the_disk_is_full(draft: Draft) -> str:
        monkeypatch.setattr(os, "fsync", full)
        return f"take {min(draft.view().triplets) + 1}"

    session, screen = say(path, take_when_the_disk_is_full)
    assert session.match.draft is not None
    assert len(session.match.draft.decisions) == 1
    assert "The game is not saved" in screen
    assert "No space left on device" in screen
    assert "The game is saved in" not in screen
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.glob("*save*")] == ["save.json"]


DAMAGED: dict[str, Callable[[str], str | bytes]] = {
    "no text": lambda text: text.encode().replace(b"Anna", b"\xff\xfe"),
    "no text in the game": lambda text: text.encode().replace(b"city-of", b"\xff\xfe"),
    "endless": lambda text: text.replace('"standard"', "[" * 100_000),
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda _: "",
    "another format": lambda text: text.replace("lucca-save/1", "lucca-save/9"),
    "an illegal move": lambda text: text.replace('"0: keep', '"1: keep', 1),
    "an unknown bot": lambda text: text.replace("bot:builder", "bot:genius"),
    "too few names": lambda text: text.replace('["Anna",', "[", 1),
    "two people": lambda text: text.replace('"bot:builder"', '"human"', 1),
    "a foreign draft": lambda text: text.replace('"draft":[]', '"draft":[{"decide":"take","triplet":9}]'),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_save_is_reported_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "save.json"
    say(path, "1 2", "")
    whole = path.read_text("utf-8")
    damaged = DAMAGED[damage](whole)
    before = damaged.encode() if isinstance(damaged, str) else damaged
    assert before != whole.encode()
    path.write_bytes(before)
    refused = run("play", "--resume", "--save", str(path))
    assert refused.code == 1
    assert refused.err.startswith(f"lucca: {path} cannot be gone on with: ")
    assert "The file is left as it is." in refused.err
    assert path.read_bytes() == before


def test_a_damaged_save_among_others_stays_and_a_new_game_gets_its_own_file(own_data_folder: Path) -> None:
    games = own_data_folder / "games"
    games.mkdir(parents=True)
    (games / "game-1.json").write_text("{", "utf-8")
    played = run("play", "--players", "3", "--seed", "1", stdin=b"1 2\n")
    assert played.code == 0
    assert f"The game is saved in {games / 'game-2.json'}" in played.out
    resumed = run("play", "--resume", stdin=b"")
    assert resumed.code == 0
    assert "game-1.json cannot be gone on with" in resumed.out
    assert "Anna keeps" in resumed.out
    assert (games / "game-1.json").read_text("utf-8") == "{"


def test_nothing_to_resume_is_an_error(own_data_folder: Path, tmp_path: Path) -> None:
    nothing = run("play", "--resume")
    assert (nothing.code, nothing.err) == (1, f"lucca: there is no unfinished game in {own_data_folder / 'games'}\n")
    missing = run("play", "--resume", "--save", str(tmp_path / "none.json"))
    assert missing.code == 1
    assert "No such file" in missing.err


def test_a_save_file_is_not_taken_for_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    say(path, "1 2")
    before = path.read_bytes()
    for extra in ([], ["--new"]):
        refused = run("play", "--save", str(path), *extra)
        assert refused.code == 1
        assert "exists already" in refused.err
    assert path.read_bytes() == before


def test_a_finished_game_can_be_looked_at_again_and_its_record_still_kept(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    table = Table(a_match(), path, seed=2)
    table.last_answers = iter([])  # the window is closed at the last question

    def read(prompt: str) -> str:
        if table.session.game.over:
            raise EOFError
        return Table.read(table, prompt)

    table.session.read = read
    assert "The game is saved in" in table.play()
    again = run("play", "--resume", "--save", str(path), stdin=f"{tmp_path / 'r.json'}\n".encode())
    assert again.code == 0
    assert " The end " in again.out
    assert run("check", str(tmp_path / "r.json")).code == 0


def test_the_record_never_overwrites_a_file(tmp_path: Path, own_data_folder: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("mine", "utf-8")
    table = Table(a_match(), tmp_path / "save.json", seed=2)
    table.last_answers = iter(["3", "~nobody-of-this-name/x.json", "x\0.json", str(mine), "ok"])
    screen = table.play()
    assert "'3' does not look like a file, such as 3.json; type another name." in screen
    assert "exists already; type another name." in screen
    assert mine.read_text("utf-8") == "mine"
    assert run("check", str(own_data_folder / "records" / "game-1.json")).code == 0
