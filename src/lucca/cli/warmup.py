"""`lucca warmup`: compile the kernels once, with progress shown."""

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn


def warmup() -> None:
    """Compile the rules and bots to machine code. Needed once after an installation or a change of the kernels."""
    from lucca.research import warmup as research
    from lucca.rules.kernels.jit import cache_folder

    console = compile_kernels(research.steps())
    console.print(f"Kernels are ready in {cache_folder().parent}", soft_wrap=True, highlight=False)


def compile_kernels(more: Iterable[tuple[str, Callable[[], object]]] = ()) -> Console:
    """Compile what playing needs, or load what was compiled earlier, with progress shown."""
    from lucca.bots import warmup as bots
    from lucca.rules import warmup as rules

    console = Console(stderr=True)
    todo = [*rules.steps(), *bots.steps(), *more]
    with Progress(
        *(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("compiling", total=len(todo))
        for name, compile_it in todo:
            progress.update(task, description=f"compiling {name}")
            compile_it()
            progress.advance(task)
    return console


def is_compiled(*packages: str) -> bool:
    """Whether machine code of all these packages is kept from an earlier run, be it not of every kernel."""
    from lucca.rules.kernels.jit import cache_folder

    return all(any(cache_folder(package).glob("**/*.nbc")) for package in packages)
