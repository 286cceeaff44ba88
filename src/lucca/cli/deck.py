"""`lucca deck`: look at a deck, check deck files, start one of your own."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from lucca.rules.cards import Deck

RECONSTRUCTED = "reconstructed: the published card list is not known"

deck_app = typer.Typer(help="Look at decks, check deck files, start one of your own.", no_args_is_help=True)


def load_deck(path: Path) -> "Deck":
    """The deck in a file (`-` is standard input); LuccaError names the file and everything that is wrong in it."""
    from lucca.rules.deckfile import read_deck
    from lucca.rules.errors import DeckError, LuccaError

    try:
        return read_deck(_text_of(path))
    except DeckError as error:
        listed = "\n".join(f"  {line}" for line in str(error).splitlines())
        raise LuccaError(f"{path} is not a deck that can be used\n{listed}") from None


def _text_of(path: Path) -> str:
    """The file's text; DeckError if it is too long or no UTF-8."""
    from lucca.rules.deckfile import MAX_CHARACTERS
    from lucca.rules.errors import DeckError

    limit = 4 * MAX_CHARACTERS
    if path == Path("-"):
        data = sys.stdin.buffer.read(limit + 1)
    else:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise DeckError([(None, f"the file is longer than {limit:,} bytes")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckError([(line, "this is not UTF-8 text; in the spreadsheet, save as CSV UTF-8")]) from None


# --- show ---------------------------------------------------------------------------------------------------------


@deck_app.command()
def show(
    file: Annotated[
        Path | None, typer.Argument(help="A deck file (- for standard input); default: the standard deck.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write it as JSON.")] = False,
) -> None:
    """Show a deck's cards by colour, with totals."""
    from lucca.cli.terminal.decks import print_deck
    from lucca.rules.cards import standard_deck

    deck = load_deck(file) if file else standard_deck()
    if as_json:
        typer.echo(_json(deck))
        return
    is_standard = deck == standard_deck()
    title = "The standard deck" if is_standard else f"The deck in {file}"
    print_deck(Console(highlight=False), deck, title, RECONSTRUCTED if is_standard else "")


def _json(deck: "Deck") -> str:
    import msgspec

    from lucca.rules.cards import deck_to_list, standard_deck

    data = {
        "deck": "standard" if deck == standard_deck() else "custom",
        "reconstructed": deck == standard_deck(),
        "colours": deck.colours,
        "bastions": 4,
        "cards": deck_to_list(deck),
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode()


# --- check ----------------------------------------------------------------------------------------------------------


@deck_app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Deck files (- for standard input).")],
) -> None:
    """Check deck files; a wrong one is told line by line, and the exit code is 1."""
    from lucca.rules.errors import LuccaError

    wrong = 0
    for file in files:
        try:
            deck = load_deck(file)
        except (LuccaError, OSError) as error:
            wrong += 1
            typer.echo(f"{file}: {error.strerror}" if isinstance(error, OSError) else str(error))
        else:
            specials = "with the five special cards" if deck.has_specials else "without special cards"
            typer.echo(f"{file} is fine: 96 palace cards in {', '.join(deck.colours)}, {specials}")
    typer.echo(f"{len(files)} checked, {wrong} wrong")
    if wrong:
        raise typer.Exit(1)


# --- template -------------------------------------------------------------------------------------------------------

_TEMPLATE_HEAD = """\
# A deck for Lucca. Lines that begin with # are comments.
# The cards below are the standard deck. It is RECONSTRUCTED: the published card list is not known.
# If you own the game then replace each line by a card of yours. Any order will do.
#   number   the street number: every number once
#   colour   the palace colour: six colours with 16 cards each; the names are yours to choose
#   shields  how many shields the card shows
#   windows  how many windows the card shows
#   kind     palace; or wild (10 and 20 and 500: no colour) or golden (two cards) for the Celebration
# The four Bastions are not listed. Delete the five wild and golden lines if you have no such cards.
# Save as CSV (UTF-8) and see whether all is well: lucca deck check FILE
# Then play with it: lucca play --deck FILE
"""


@deck_app.command()
def template(
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file instead of standard output.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
) -> None:
    """Write the standard deck as a table to type your own cards into (CSV, for any spreadsheet)."""
    from lucca.rules.cards import standard_deck
    from lucca.rules.deckfile import write_deck

    text = _TEMPLATE_HEAD + write_deck(standard_deck())
    if out is None:
        typer.echo(text, nl=False)
        return
    _write_new(out, text, force)
    typer.echo(f"Wrote {out}. Put your cards in, then: lucca deck check {out}")


def _write_new(path: Path, text: str, force: bool) -> None:
    from lucca.rules.errors import LuccaError

    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError:
        raise LuccaError(f"{path} exists already; choose another name, or --force to overwrite it") from None
