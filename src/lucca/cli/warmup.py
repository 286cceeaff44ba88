"""`lucca warmup`: compile the kernels once, with progress shown."""

import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

Step = tuple[str, Callable[[], object]]
"""What is compiled, and the call that compiles it."""
_QUIET_SECONDS = 1.0


def warmup() -> None:
    """Compile the rules and bots to machine code. Needed once after an installation or a change of the kernels."""
    from lucca.research import warmup as research
    from lucca.rules.warmup import compiled_code_folder

    console = compile_kernels(research.steps())
    console.print(f"Kernels are ready in {compiled_code_folder()}", soft_wrap=True, highlight=False)


def compile_kernels(more: Iterable[Step] = (), say: Callable[[str], None] | None = None) -> Console:
    """Compile what playing needs, or load what was compiled earlier, with progress shown.

    Without a terminal `say` gets lines of text; by default they are printed to standard error.
    """
    from lucca.bots import warmup as bots
    from lucca.rules import warmup as rules

    console = Console(stderr=True)
    todo = [*rules.steps(), *bots.steps(), *more]
    if console.is_terminal:
        _with_bar(todo, console)
    else:
        with_lines(todo, say or console.print)
    return console


def _with_bar(todo: Sequence[Step], console: Console) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("compiling", total=len(todo))
        for name, compile_it in todo:
            progress.update(task, description=f"compiling {name}")
            compile_it()
            progress.advance(task)


def with_lines(todo: Sequence[Step], say: Callable[[str], object], now: Callable[[], float] = time.monotonic) -> None:
    """For logs: a line before a step if nothing was printed for a second, so hardly any if all is compiled already."""
    began = printed = now()
    for number, (name, compile_it) in enumerate(todo, 1):
        if now() - printed >= _QUIET_SECONDS:
            printed = now()
            say(f"compiling {name}: step {number} of {len(todo)}, after {printed - began:.0f} s")
        compile_it()
