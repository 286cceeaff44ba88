"""Programs play many games, and none is left behind."""

import contextlib
import gc
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lucca.bots.external import idle
from lucca.bots.external.bot import ExternalBot
from lucca.bots.external.program import Program
from lucca.rules.game import Game
from tests.bots.external.programs import LITTLE, is_running, match, pids, program
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[3]


def test_a_program_plays_many_games(tmp_path: Path) -> None:
    body = "def on_new(message): (HERE / 'games').open('a').write('new ')\n"
    body += "def on_end(message): (HERE / 'games').open('a').write(f'end {message[\"result\"][\"winner\"]} ')"
    winners = [match(program(tmp_path, body), seed=seed)[0].position.ranking()[0] for seed in range(4)]
    assert idle.stop_all(seconds=PATIENCE) == 0
    assert len(pids(tmp_path)) == 1
    assert (tmp_path / "games").read_text() == "".join(f"new end {winner} " for winner in winners)


def test_every_seat_has_a_process_of_its_own(tmp_path: Path) -> None:
    command = program(tmp_path)
    for seed in range(3):
        _, bots = match(command, command, command, seed=seed)
        assert not any(bot.faults for bot in bots)
    assert len(pids(tmp_path)) == 3


def test_after_a_fault_the_next_game_has_a_new_process(tmp_path: Path) -> None:
    command = program(
        tmp_path, "def on_decide(message): sys.exit() if message['id'] == 5 else answer(message, choose=0)"
    )
    faults = [match(command, seed=seed)[1][0].faults for seed in range(3)]
    assert [len(found) for found in faults] == [1, 1, 1]
    assert len(pids(tmp_path)) == 3


def test_a_program_that_ends_between_games_is_noted_and_started_again(tmp_path: Path) -> None:
    command = program(tmp_path, "def on_end(message): sys.exit()")
    faults = [[fault.kind for fault in match(command, seed=seed)[1][0].faults] for seed in range(3)]
    assert faults == [[], ["crash"], []]


def test_programs_end_when_there_are_no_more_games(tmp_path: Path) -> None:
    match(program(tmp_path, "def on_quit(message): (HERE / 'left').touch(); sys.exit()"))
    assert is_running(*pids(tmp_path))
    assert idle.stop_all(seconds=PATIENCE) == 0
    assert (tmp_path / "left").exists()
    assert not is_running(*pids(tmp_path))


@pytest.mark.parametrize("body", ["def on_quit(message): for_ever()", "def on_end(message): for_ever()"])
def test_those_that_do_not_are_killed(body: str, tmp_path: Path) -> None:
    command = program(tmp_path, body)
    match(command, command)
    assert idle.stop_all(seconds=0.2) == 2
    assert not any(map(is_running, pids(tmp_path)))


def test_only_some_are_kept_between_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "MAX_IDLE", 2)
    command = program(tmp_path)
    match(command, command, command)
    assert sum(map(is_running, pids(tmp_path))) == 2


def test_a_bot_that_is_closed_twice_or_never_played_harms_nobody(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path), 1)
    bot.close()
    assert not pids(tmp_path)
    view = Game.new(seed=1).view(0)
    assert bot.choose(view) in view.legal_actions()
    bot.close()
    bot.close()
    assert idle.stop_all(seconds=PATIENCE) == 0


# --- nothing is left ------------------------------------------------------------------------------------------------

FORKING = """
if os.fork() == 0:
    for_ever()
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
(HERE / "child").write_text(str(child.pid))
def on_decide(message): for_ever()
"""


def test_children_of_a_program_are_killed_with_it(tmp_path: Path) -> None:
    _, bots = match(program(tmp_path, FORKING), limits=LITTLE)
    assert [fault.kind for fault in bots[0].faults] == ["timeout"]
    (leader,) = pids(tmp_path)
    wait_until(lambda: not [row for row in processes() if row.group == leader and not row.has_ended])
    child = int((tmp_path / "child").read_text())
    assert not [row for row in processes() if row.pid == child and not row.has_ended]


class Row(NamedTuple):
    """A process as the system lists it."""

    pid: int
    parent: int
    group: int
    state: str

    @property
    def has_ended(self) -> bool:
        """Its parent has not reaped it yet."""
        return self.state.startswith("Z")


def processes() -> list[Row]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,pgid=,stat="], capture_output=True, text=True, check=True)
    rows = map(str.split, listed.stdout.splitlines())
    return [Row(int(pid), int(parent), int(group), state) for pid, parent, group, state in rows]


def test_nothing_is_left_open_and_no_process_unreaped(tmp_path: Path) -> None:
    before = open_pipes()
    for body in ("", "def on_decide(message): sys.exit()", "sys.exit()", "def on_decide(message): print()"):
        match(program(tmp_path, body))
    idle.stop_all()
    assert open_pipes() == before
    assert not [row for row in processes() if row.parent == os.getpid() and row.has_ended]


def open_pipes() -> set[tuple[int, int]]:
    """Of this process: what it may have open besides, such as a server in a thread, opens none."""
    found = set()
    for name in os.listdir("/dev/fd"):  # noqa: PTH208
        with contextlib.suppress(OSError):  # the one with which the list was made
            about = os.fstat(int(name))
            if stat.S_ISFIFO(about.st_mode):
                found.add((int(name), about.st_ino))
    return found


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_program_that_is_forgotten_is_killed(tmp_path: Path) -> None:
    running = Program(program(tmp_path))
    running.ask(b'{"type": "hello"}\n', PATIENCE)
    del running
    gc.collect()
    wait_until(lambda: not is_running(*pids(tmp_path)))


HOST = """
from tests.bots.external.programs import PLENTY, match
match({command!r}, limits=PLENTY)
print("played", flush=True)
"""


def host(command: tuple[str, ...]) -> subprocess.Popen[str]:
    """Another process of ours that plays a game with the program."""
    run = [sys.executable, "-c", HOST.format(command=command)]
    return subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_programs_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    with host(program(tmp_path, "def on_quit(message): (HERE / 'left').touch(); sys.exit()")) as process:
        said, errors = process.communicate(timeout=PATIENCE)
    assert (said, errors) == ("played\n", "")
    assert (tmp_path / "left").exists()
    assert not is_running(*pids(tmp_path))


STUBBORN = """
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
def on_decide(message): (HERE / "asked").touch(); for_ever()
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_they_end_with_it_however_it_ends(number: signal.Signals, tmp_path: Path) -> None:
    """Also a program that would think for ever and ignores all that can be ignored."""
    with host(program(tmp_path, STUBBORN)) as process:
        wait_until((tmp_path / "asked").exists)
        process.send_signal(number)
        process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    wait_until(lambda: not is_running(*pids(tmp_path)))


FORKED_HOST = """
import os
from tests.bots.external.programs import PLENTY, match
match({command!r}, limits=PLENTY)
child = os.fork()
match({command!r}, limits=PLENTY)
if child:
    os.waitpid(child, 0)
"""


def test_a_copy_of_our_process_does_not_share_its_programs(tmp_path: Path) -> None:
    run = [sys.executable, "-c", FORKED_HOST.format(command=program(tmp_path))]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stderr == ""
    assert len(pids(tmp_path)) == 2
    wait_until(lambda: not any(map(is_running, pids(tmp_path))))
