"""`lucca play`: a game against bots at the terminal."""

import contextlib
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from lucca.bots.levels import LEVELS, OTHER_BOTS, PLAIN_NETWORK
from lucca.cli.deck import load_deck

if TYPE_CHECKING:
    from lucca.cli.terminal.match import Match
    from lucca.cli.terminal.questions import Wishes

SavedGame = tuple[Path, "Match"]


def play(
    edition: Annotated[str | None, typer.Option(help="The edition; `lucca editions` lists them.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, with you.")] = None,
    celebration: Annotated[bool, typer.Option("--celebration", help="With the Celebration variant.")] = False,
    deck: Annotated[Path | None, typer.Option(help="Play with the cards in this deck file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT[,BOT…]",
            help=f"Your opponents, one for all or one for each. By strength: {', '.join(LEVELS)}; besides them "
            f"{', '.join(OTHER_BOTS)} ({PLAIN_NETWORK} with three players only).",
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved game, by default the latest.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Start a new game without asking about saved ones.")] = False,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file.")] = None,
) -> None:
    """Play against bots. Every step is saved: quit whenever you like and go on later."""
    about_a_new_game = celebration or any(value is not None for value in (edition, players, deck, seed, bot, name))
    if resume and (new or about_a_new_game):
        raise typer.BadParameter("--resume goes on with a game as it was: only --save goes with it")
    console = Console(highlight=False)
    _get_ready(console)

    from lucca.cli.terminal.questions import Wishes
    from lucca.cli.terminal.session import Session

    wishes = Wishes.of(name, edition, players, celebration, bot, deck, seed)
    try:
        ask = not about_a_new_game and sys.stdin is not None and sys.stdin.isatty()
        saved = _saved_game(console, resume, offer=ask and not new, save=save)
        path, match = saved or _new_game(console, wishes, ask, save)
    except (EOFError, KeyboardInterrupt):
        console.print("\nNo game was started.")
        return
    Session(match, path, console, read_line).run()


def read_line(prompt: str) -> str:
    """A line from standard input; EOFError when it is closed."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return input(prompt)


def _get_ready(console: Console) -> None:
    """Have rules and bots compiled, with a word about it where that takes long, and the terminal forgiving."""
    from lucca.bots import warmup as bots
    from lucca.rules import warmup as rules

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  gives input() editing and a history
    for stream in (sys.stdin, sys.stdout):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # where the stream can do it
    if not rules.is_compiled("rules", "bots"):
        console.print("Compiling rules and bots to machine code: once after an installation, for a few minutes.")
    with console.status("getting ready") as status:
        for what, compile_it in (*rules.steps(), *bots.steps()):
            status.update(f"getting ready: {what}")
            compile_it()


# --- which game -----------------------------------------------------------------------------------------------------


def _saved_game(console: Console, resume: bool, offer: bool, save: Path | None) -> "SavedGame | None":
    """The saved game to go on with, if that is wanted."""
    from lucca.cli.terminal.questions import Questions, unfinished_games
    from lucca.cli.terminal.saving import games_folder, load_match
    from lucca.rules.errors import LuccaError

    if save is not None and resume:
        return save, load_match(save)
    if save is not None and save.exists():
        raise LuccaError(f"{save} exists already: go on with it with --resume, or choose another file")
    if resume:
        games = unfinished_games(console)
        if not games:
            raise LuccaError(f"there is no unfinished game in {games_folder()}")
        return games[0]
    return Questions(console, read_line).unfinished() if offer and save is None else None


def _new_game(console: Console, wishes: "Wishes", ask: bool, save: Path | None) -> "SavedGame":
    from lucca.cli.terminal.match import new_match
    from lucca.cli.terminal.questions import Questions
    from lucca.cli.terminal.saving import new_save_path
    from lucca.rules.game import Game

    if ask:
        Questions(console, read_line).ask_for(wishes)
    deck = load_deck(wishes.deck) if wishes.deck else None
    seed = wishes.seed if wishes.seed is not None else str(secrets.randbelow(10**9))
    game = Game.new(wishes.edition, wishes.players, seed=seed, celebration=wishes.celebration, deck=deck)
    match = new_match(game, wishes.name, [bot.strip() for bot in wishes.bots.split(",")])
    return save or new_save_path(), match
