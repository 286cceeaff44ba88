"""Help in the game: what can be typed, and the numbered clauses of the rules."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lucca.cli.terminal.style import QUIET, Look
from lucca.rules.clauses import CLAUSES

RULES_PAGE = "docs/rules.md"

_DECISIONS = (
    ("3", "the choice with this number"),
    ("open red", "open your completed red palace (open all: every one)"),
    ("take 2", "take triplet 2"),
    ("17 start", "start a palace with card 17; also: add, wall, bastion, discard, or s a w b d"),
    ("W10 add red", "add a Wild to your red palace"),
    ("take 2; 17 start; ok", "several steps at once"),
)
_COMMANDS = (
    ("hint", "the best ways to finish the turn and why; chances if all play well"),
    ("undo", "take back the last step of this turn (undo all: the whole turn)"),
    ("table", "draw the table again"),
    ("score", "points by kind, and what everyone would have if the game ended now"),
    ("unseen", "the cards you have not seen"),
    ("log", "what happened lately (log all: everything)"),
    ("rules 4.13", "what a clause of the rules is about (rules wall: clauses about walls)"),
    ("save, quit", "the game is saved after every step; quit whenever you like"),
)


def print_help(console: Console, look: Look) -> None:
    for heading, entries in (("Deciding", _DECISIONS), ("At any time", _COMMANDS)):
        console.print(Text(heading, "bold"))
        grid = Table.grid(padding=(0, 2))
        for words, meaning in entries:
            grid.add_row(Text(f"  {words}", "bold cyan"), meaning)
        console.print(grid)
    signs = f"{look.shield} shields  {look.window} windows  no.61 visible street number  3/5 storeys built of five"
    console.print(Text(signs, QUIET))


def print_rules(console: Console, words: Sequence[str]) -> None:
    """The titles of clauses: all, one, a chapter's, or those with a word in them."""
    wanted = " ".join(words).casefold()
    found = {number: title for number, title in CLAUSES.items() if _is_about(number, title, wanted)}
    if not found:
        console.print(Text(f"No clause {wanted!r}; type rules for the list of them"))
        return
    for number, title in found.items():
        console.print(Text.assemble((f"{number:>5}", "bold"), f"  {title}"))
    console.print(Text(f"The full text is in {RULES_PAGE}, by these numbers.", QUIET))


def _is_about(number: str, title: str, wanted: str) -> bool:
    if wanted[:1].isdigit():
        return number == wanted or number.partition(".")[0] == wanted
    return wanted in title.casefold()
