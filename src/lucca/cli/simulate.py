"""`lucca simulate`: games between bots, as a file of records."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lucca.bots.levels import LEVELS, OTHER_BOTS, RANDOM
from lucca.cli.output import STANDARD_STREAM, whole_file
from lucca.cli.parallel import cores, ordered_map
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS

if TYPE_CHECKING:
    from lucca.bots.simulation import Batch, Plan

DEFAULT_BOT = RANDOM


def simulate(
    edition: Annotated[str, typer.Option(help="The edition; `lucca editions` lists them.")] = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="How many players.")] = DEFAULT_PLAYERS,
    celebration: Annotated[bool, typer.Option("--celebration", help="Play with the five special cards.")] = False,
    deck: Annotated[Path | None, typer.Option(help="A deck file instead of the standard deck.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT[,BOT…]",
            help=f"The bots by seat, repeated in turn: {', '.join((*LEVELS, *OTHER_BOTS))}, module:Class, or "
            "exec:COMMAND, which takes the rest of the text; name the bots after it with another --bot. "
            f"Default: {DEFAULT_BOT}.",
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where the records go, one a line; - is standard output.")
    ] = STANDARD_STREAM,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; default: one per core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the summary as JSON.")] = False,
) -> None:
    """Let bots play games and write their records. The same seed gives the same file on any number of cores."""
    from lucca.bots.registry import split_specs
    from lucca.bots.simulation import plan
    from lucca.cli.deck import load_deck

    chosen = plan(
        edition,
        players,
        celebration=celebration,
        deck=None if deck is None else load_deck(deck),
        seed=seed,
        bots=[spec for text in bot or [DEFAULT_BOT] for spec in split_specs(text)],
    )
    began = time.perf_counter()
    totals = _write_games(chosen, games, out, jobs or cores())
    summary = _summary(chosen, totals, out, time.perf_counter() - began)
    _tell(summary, as_json, to_standard_error=out == STANDARD_STREAM)


def _write_games(plan: "Plan", games: int, out: Path, jobs: int) -> "Batch":
    from lucca.bots.simulation import Batch, batches, play_batch, play_game

    totals = Batch()
    with whole_file(out) as file, _progress(games) as progress:
        play_game(plan, 0)  # kernels that are not compiled yet are compiled once, not in every process
        for batch in ordered_map(play_batch, batches(plan, games), jobs):
            file.write(batch.lines)
            totals.add_totals(batch)
            progress.advance(progress.task_ids[0], batch.games)
    return totals


@contextmanager
def _progress(games: int) -> Iterator[Progress]:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task("playing", total=games)
        yield progress


def _summary(plan: "Plan", totals: "Batch", out: Path, seconds: float) -> dict[str, Any]:
    return {
        "edition": plan.edition,
        "players": plan.players,
        "celebration": plan.celebration,
        "deck": "standard" if plan.deck is None else "custom",
        "bots": plan.bots,
        "seed": plan.seed,
        "games": totals.games,
        "mean_scores": [round(score / totals.games, 3) for score in totals.scores],
        "wins": totals.wins,
        "faults": totals.faults,
        "first_faults": totals.first_faults,
        "file": str(out),
        "seconds": round(seconds, 3),
    }


def _tell(summary: dict[str, Any], as_json: bool, *, to_standard_error: bool) -> None:
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(summary).decode(), err=to_standard_error)
        return
    from lucca.records.sentences import printable

    speed = summary["games"] / max(summary["seconds"], 0.001)
    typer.echo(
        f"{summary['games']:,} games in {summary['seconds']:.1f} s ({speed:,.0f} a second), written to "
        f"{'standard output' if to_standard_error else summary['file']}",
        err=to_standard_error,
    )
    for seat, bot in enumerate(summary["bots"]):
        typer.echo(
            f"  seat {seat}, {bot}: won {summary['wins'][seat]:,}, "
            f"{summary['mean_scores'][seat]:.1f} points on average",
            err=to_standard_error,
        )
        if summary["faults"][seat]:
            typer.echo(
                printable(f"    {summary['faults'][seat]:,} faults, the first: {summary['first_faults'][seat]}"),
                err=to_standard_error,
            )
