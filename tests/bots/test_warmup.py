"""After the warm-up nothing is left to compile in the middle of a game, whichever bots play."""

import subprocess
import sys

import pytest

PLAY_AND_LIST_WHAT_WAS_COMPILED = """
import sys
from importlib import import_module
from pkgutil import iter_modules

import lucca.bots.kernels
from lucca.bots import warmup as bots
from lucca.bots.base import Thinking
from lucca.bots.games import play_with_bots
from lucca.bots.registry import make_bot
from lucca.rules import warmup as rules
from lucca.rules.dealer import SeededDealer
from lucca.rules.game import Game
from lucca.rules.setup import setup


def compiled():
    names = [f"lucca.bots.kernels.{module.name}" for module in iter_modules(lucca.bots.kernels.__path__)]
    gates = {gate: f for name in names for gate, f in vars(import_module(name)).items() if gate.startswith("gate_")}
    return {(gate, str(types)) for gate, f in gates.items() for types in f.signatures}


for _, compile_it in (*rules.steps(), *bots.steps()):
    compile_it()
before = compiled()
players, briefly = int(sys.argv[1]), Thinking(effort=0.001)
for seats in (["apprentice", "merchant", "gonfaloniere"], ["mason", "architect", "monte-carlo"]):
    made = [make_bot(name, seat, briefly) for seat, name in enumerate(seats[-players:])]
    play_with_bots(setup(players=players, celebration=True), SeededDealer(1), made)
make_bot("gonfaloniere", 1, briefly).candidates(Game.new(players=players, seed=1).view(0))
print(len(before), "were compiled, then", compiled() - before)
"""


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_compiles_nothing_after_the_warm_up(players: int) -> None:
    run = [sys.executable, "-c", PLAY_AND_LIST_WHAT_WAS_COMPILED, str(players)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    gates, _, later = done.stdout.partition(" were compiled, then ")
    assert int(gates) >= 8
    assert later == "set()\n"
