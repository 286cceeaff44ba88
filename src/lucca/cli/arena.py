"""`lucca arena`: which bot is better."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from lucca.cli.output import whole_file
from lucca.cli.parallel import cores
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS

if TYPE_CHECKING:
    from lucca.arena.report import Report
    from lucca.arena.run import Run, WorkerPool


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…", help="Who plays: names as for lucca simulate, module:Class, or exec:COMMAND."
        ),
    ],
    mode: Annotated[
        Literal["versus", "round-robin"] | None,
        typer.Option(
            help="versus: the first bot alone against copies of each other one. round-robin: each bot alone against "
            "copies of each other one. Default: versus with two bots, else round-robin."
        ),
    ] = None,
    players: Annotated[int, typer.Option(help="How many seats.")] = DEFAULT_PLAYERS,
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played once in every seat.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    edition: Annotated[str, typer.Option(help="The edition; `lucca editions` lists them.")] = DEFAULT_EDITION,
    celebration: Annotated[bool, typer.Option("--celebration", help="Play with the five special cards.")] = False,
    deck: Annotated[Path | None, typer.Option(help="A deck file instead of the standard deck.")] = None,
    effort: Annotated[
        str, typer.Option(metavar="X[,X…]", help="How hard bots think, 1 being usual: for all, or for each in turn.")
    ] = "1",
    seconds: Annotated[
        str | None,
        typer.Option(
            metavar="S[,S…]", help="The longest time for a decision: for all, or for each. Results then vary."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep results and reports here. A run that was stopped continues with the same command, and one "
            "with more --deals is made longer.",
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; default: one per core.")] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, such as HOST:6379; `local` starts one here."),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page with plots.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all games as records, one a line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play matches on the same deals, in all seats, and tell which is better, and how sure that is."""
    from lucca.arena.report import make_report
    from lucca.arena.run import Run, WorkerPool
    from lucca.arena.settings import settings
    from lucca.cli.deck import load_deck

    chosen = settings(
        bots,
        mode=mode,
        edition=edition,
        players=players,
        celebration=celebration,
        deck=None if deck is None else load_deck(deck),
        seed=seed,
        effort=_numbers("--effort", effort),
        seconds=(None,) if seconds is None else _numbers("--seconds", seconds),
        records=records is not None,
    )
    with Run(chosen, deals, out) as run:
        _play(run, WorkerPool(jobs or cores(), cluster), out)
        if records is not None:
            _write_records(run, deals, records)
        report = make_report(run.ledger)
    _write_reports(report, out, html)
    if as_json:
        typer.echo(_json(report).decode())
    else:
        _tell(report, out, html)


def _numbers(option: str, text: str) -> list[float]:
    try:
        return [float(part) for part in text.split(",")]
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a number, or numbers with commas", param_hint=option) from None


def _play(run: "Run", pool: "WorkerPool", out: Path | None) -> None:
    from lucca.cli.standings import LiveStandings

    with _kept(run, out), LiveStandings(run.ledger) as standings:
        for _ in run.play(pool):
            standings.update()


@contextmanager
def _kept(run: "Run", out: Path | None) -> Iterator[None]:
    """Say what is kept if the user stops it."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            played = f"{run.ledger.games:,} of {run.ledger.total:,} games are kept in {out}"
            typer.echo(f"lucca: {played}; the same command goes on with the rest", err=True)
        raise


def _write_records(run: "Run", deals: int, path: Path) -> None:
    with whole_file(path) as file:
        for record in run.results.records(deals):
            file.write(record + b"\n")


def _json(report: "Report") -> bytes:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(report), indent=2)


def _write_reports(report: "Report", out: Path | None, html: Path | None) -> None:
    from lucca.arena.page import page

    files = (
        {} if out is None else {out / "report.json": _json(report) + b"\n", out / "report.html": page(report).encode()}
    )
    if html is not None:
        files[html] = page(report).encode()
    for path, content in files.items():
        with whole_file(path) as file:
            file.write(content)


def _tell(report: "Report", out: Path | None, html: Path | None) -> None:
    from lucca.cli.standings import print_report

    console = Console(highlight=False)
    print_report(report, console)
    pages = [str(path) for path in (out and out / "report.html", html) if path]
    if pages:
        console.print(f"with plots: {', '.join(pages)}", style="dim", soft_wrap=True)
