"""`lucca play` as a command: options, the questions at a real (pseudo-)terminal, Ctrl-C, the first run."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lucca.bots import warmup as bots
from lucca.bots.levels import LEVELS
from lucca.cli.terminal.saving import data_folder, load_match
from lucca.rules import warmup as rules
from lucca.rules.cards import standard_deck
from lucca.rules.deckfile import write_deck
from lucca.rules.kernels import jit
from tests.cli.running import run
from tests.waiting import PATIENCE

AGAIN_SECONDS = 10
"""After which Ctrl-C is pressed again."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUCCA_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


class Terminal:
    """`lucca play` in a pseudo-terminal of 80 columns."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        command = [sys.executable, "-c", "from lucca.cli.main import main; main()", "play", *arguments]
        environment = {**os.environ, "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.seen = ""
        self._raw = b""
        self._passed = 0

    def wait_for(self, text: str) -> str:
        """Read until the text appears; everything up to then."""
        while text not in self.seen:
            assert self._read(), f"{text!r} did not come after:\n{self.seen}"
        before, _, self.seen = self.seen.partition(text)
        self._passed += len(before) + len(text)
        return before

    def rest(self) -> str:
        while self._read():
            pass
        return self.seen

    def _read(self) -> bool:
        """Read what comes, without its escape sequences; False when no more can come."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        assert ready, f"nothing more came after:\n{self.seen}"
        try:
            data = os.read(self.ours, 4096)
        except OSError:  # how Linux tells that the other side is closed
            return False
        self._raw += data
        self.seen = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", self._raw.decode(errors="replace"))[self._passed :]
        return True

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def stop_by_ctrl_c(self) -> str:
        """Press it as people do, again when nothing more comes; what was said then.

        Python does not see a signal that arrives just before its input() begins to wait for a key.
        """
        for _ in range(round(PATIENCE / AGAIN_SECONDS)):
            os.killpg(self.process.pid, signal.SIGINT)
            while select.select([self.ours], [], [], AGAIN_SECONDS)[0]:
                if not self._read():
                    return self.seen
        raise AssertionError(f"Ctrl-C did not stop it after:\n{self.seen}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_at_a_terminal_it_asks_starts_stops_at_ctrl_c_and_goes_on(data: Path, terminals: list[Terminal]) -> None:
    first = Terminal()
    terminals.append(first)
    for question, answer in (
        ("Your name", "Clara"),
        ("Edition (1, 2, 3, 4", ""),
        ("with you (2, 3, 4, 5) [3]: ", "7"),
        ("Please type one of 2, 3, 4, 5.", "2"),
        ("Celebration variant (y, n) [n]: ", ""),
        ("Your opponents (1 to ", str(len(LEVELS) + 1)),
        (f"Please type 1 to {len(LEVELS)} or a name of these.", "appr"),
        ("Keep two cards", "1 2"),
    ):
        first.wait_for(question)
        first.type(answer)
    first.wait_for("Enter confirms")
    first.wait_for("> ")
    saved = data / "games" / "game-1.json"
    assert f"The game is saved in {saved}" in first.stop_by_ctrl_c()
    assert first.process.wait(PATIENCE) == 0
    match = load_match(saved)
    assert (match.names[0], match.kinds[1], match.game.setup.players) == ("Clara", "bot:apprentice", 2)

    second = Terminal()
    terminals.append(second)
    second.wait_for("You have an unfinished game:")
    second.wait_for("[1]: ")
    second.type("")
    assert "Clara keeps" in second.wait_for("Enter confirms")
    second.type("q")
    assert "Go on with: lucca play --resume" in second.rest()
    assert second.process.wait(PATIENCE) == 0


def test_ctrl_d_at_a_question_starts_no_game(data: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("--new")
    terminals.append(terminal)
    terminal.wait_for("Your name")
    os.write(terminal.ours, b"\x04")
    assert "No game was started." in terminal.rest()
    assert terminal.process.wait(PATIENCE) == 0
    assert not (data / "games").exists()


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_make_the_game(tmp_path: Path) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(write_deck(standard_deck()).replace("red", "rosso"), "utf-8")
    save = tmp_path / "s.json"
    options = ["--edition", "city-of-games", "--players", "4", "--celebration", "--deck", str(deck), "--seed", "abc"]
    started = run("play", *options, "--bot", "random,builder,random", "--name", "Clara", "--save", str(save))
    assert started.code == 0
    match = load_match(save)
    assert match.kinds == ["human", "bot:random", "bot:builder", "bot:random"]
    assert match.names[0] == "Clara"
    setup = match.game.setup
    assert (setup.players, setup.celebration, setup.deck.colours[0]) == (4, True, "rosso")


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert run("play", "--seed", "5", "--save", str(tmp_path / name), stdin=b"1 2\n\n").code == 0
    assert load_match(tmp_path / "a").game.events == load_match(tmp_path / "b").game.events


def test_a_bot_never_gets_the_name_of_the_player(tmp_path: Path) -> None:
    run("play", "--name", "ugo", "--players", "5", "--save", str(tmp_path / "s"))
    names = load_match(tmp_path / "s").names
    assert names[0] == "ugo"
    assert len({name.casefold() for name in names}) == 5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--edition", "citta-de"], "there is no edition 'citta-de'"),
        (["--players", "6"], "is for 2 to 5 players, not 6"),
        (["--edition", "citta-en", "--celebration"], "has no Celebration variant"),
        (["--bot", "genius"], "there is no bot 'genius'"),
        (["--bot", "mason,genius"], "there is no bot 'genius'"),
        (["--bot", "plain-network", "--players", "4"], "the bot 'plain-network' does not play with 4 players"),
        (["--bot", "random,random,random"], "there are 2 opponents, but 3 bots are named"),
        (["--name", ""], "a name has 1 to 20 printable characters"),
        (["--name", "\x1b[31m"], "a name has 1 to 20 printable characters"),
        (["--deck", "none.csv"], "none.csv: No such file or directory"),
        (["--save", "no/such/folder/s.json"], "no/such/folder/s.json"),
    ],
)
def test_what_cannot_be_is_one_clear_error(data: Path, options: list[str], reason: str) -> None:
    refused = run("play", *options)
    assert refused.code == 1
    assert reason in refused.err
    assert "Traceback" not in refused.err
    assert not (data / "games").exists()


def test_resume_goes_with_no_option_of_a_new_game() -> None:
    refused = run("play", "--resume", "--players", "4")
    assert refused.code == 2
    assert "--resume goes on with a game as it was" in " ".join(re.sub("[│╭╮╰╯─]", " ", refused.err).split())


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LUCCA_DATA_DIR")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "lucca"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "lucca"


def test_the_help_names_the_levels() -> None:
    shown = " ".join(run("play", "--help", columns=120).out.replace("│", " ").split())
    assert f"By strength: {', '.join(LEVELS)}; besides them random" in shown


# --- the first run ----------------------------------------------------------------------------------------------------


def test_a_first_run_says_that_it_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiled: list[str] = []
    for module in (rules, bots):
        step = module.__name__
        monkeypatch.setattr(module, "steps", lambda step=step: [(step, lambda: compiled.append(step))])
    monkeypatch.setattr(jit, "cache_folder", lambda package: tmp_path / package)
    for package in ("rules", "bots"):
        compiled.clear()
        assert "Compiling rules and bots to machine code" in run("play", "--seed", "1").out
        assert compiled == ["lucca.rules.warmup", "lucca.bots.warmup"]
        (tmp_path / package).mkdir()
        (tmp_path / package / "kernel.nbc").touch()
    assert "Compiling" not in run("play", "--seed", "1").out
