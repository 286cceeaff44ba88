"""`lucca`: the commands, and how errors reach people."""

import os
import sys
from typing import Annotated

import typer

from lucca import __version__
from lucca.cli.arena import arena
from lucca.cli.bot import bot_app
from lucca.cli.check import check
from lucca.cli.deck import deck_app
from lucca.cli.editions import editions
from lucca.cli.play import play
from lucca.cli.replay import replay
from lucca.cli.schema import schema
from lucca.cli.serve import backup, serve
from lucca.cli.simulate import simulate
from lucca.cli.train import train, train_judge
from lucca.cli.verify import verify
from lucca.cli.warmup import warmup

app = typer.Typer(
    name="lucca",
    help="The card game Lucca: host and play it, simulate, check and replay games. An unofficial fan edition.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"lucca {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and stop.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    del version


app.add_typer(bot_app, name="bot")
app.add_typer(deck_app, name="deck")
app.command()(editions)
app.command()(serve)
app.command()(backup)
app.command()(schema)
app.command()(play)
app.command()(simulate)
app.command()(arena)
app.command()(check)
app.command()(verify)
app.command()(replay)
app.command()(train)
app.command()(train_judge)
app.command()(warmup)


def main() -> None:
    """Run a command; what goes wrong is one line on standard error and exit code 1, never a stack trace."""
    from lucca.rules.errors import LuccaError

    try:
        app()
    except LuccaError as error:
        typer.echo(f"lucca: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        typer.echo("lucca: stopped", err=True)
        sys.exit(130)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        typer.echo(f"lucca: {where}{error.strerror or error}", err=True)
        sys.exit(1)
