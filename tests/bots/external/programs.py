"""Small programs that play, well or badly, and matches with them."""

import os
import sys
from pathlib import Path

from lucca.bots.base import DEFAULT_THINKING, Bot, Thinking
from lucca.bots.external.bot import ExternalBot, Limits
from lucca.bots.external.command import Command
from lucca.bots.games import FinishedGame, play_and_close
from lucca.bots.registry import make_bot
from lucca.rules.dealer import SeededDealer
from lucca.rules.setup import setup
from tests.waiting import PATIENCE

PLENTY = Limits(start=PATIENCE, answer=PATIENCE)
"""For programs that answer, however slow the machine is."""
LITTLE = Limits(start=PATIENCE, answer=0.1)
"""For programs that start well and then never answer."""

PROGRAM = """
import json, os, signal, subprocess, sys, time
from pathlib import Path

HERE = Path(__file__).parent
with open(HERE / "pids", "a") as pids:
    pids.write(f"{{os.getpid()}}\\n")

def say(message):
    print(json.dumps(message), flush=True)

def answer(message, **how):
    say({{"type": "answer", "id": message["id"], **how}})

def for_ever():
    while True:
        time.sleep(1000)

def on_hello(message):
    say({{"type": "hello", "protocol": "lucca-bot 1", "name": "Test"}})

def on_decide(message):
    answer(message, choose=0)

def on_new(message):
    pass

on_end = on_new

def on_quit(message):
    sys.exit()

{body}

for line in sys.stdin:
    message = json.loads(line)
    globals()["on_" + message["type"]](message)
"""


def program(folder: Path, body: str = "") -> Command:
    """The command of a program that always chooses the first legal decision, with this code to change that."""
    script = folder / "program.py"
    script.write_text(PROGRAM.format(body=body), "utf-8")
    return sys.executable, "-I", "-S", str(script)


def pids(folder: Path) -> list[int]:
    """The processes that the program has run as."""
    file = folder / "pids"
    return [int(line) for line in file.read_text().splitlines()] if file.exists() else []


def match(
    *commands: Command,
    limits: Limits = PLENTY,
    thinking: Thinking = DEFAULT_THINKING,
    edition: str = "city-of-games",
    players: int = 3,
    celebration: bool = False,
    seed: int = 1,
) -> tuple[FinishedGame, list[Bot]]:
    """A game with programs in the first seats and our own bots in the others."""
    bots: list[Bot] = [ExternalBot(command, f"{seed}:{n}", thinking, limits) for n, command in enumerate(commands)]
    bots += [make_bot("builder", f"{seed}:{seat}") for seat in range(len(bots), players)]
    table = setup(edition, players, celebration=celebration)
    return play_and_close(table, SeededDealer(seed), bots), bots


def is_running(pid: int) -> bool:
    """Whether there is such a process, even one that has ended but was not reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
