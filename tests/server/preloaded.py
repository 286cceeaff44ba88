"""Importing this makes a process that is forked from it a server within moments: kernels are loaded already."""

import lucca.cli.main
import lucca.server.serving  # noqa: F401
from lucca.bots import warmup as bots
from lucca.rules import warmup as rules

for _name, compile_it in [*rules.steps(), *bots.steps()]:
    compile_it()
