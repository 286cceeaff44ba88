"""How cards, colours, shields and windows look in a terminal. Colour is never alone: names always stand beside it."""

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

from lucca.rules.cards import BASTION, WILD, Card
from lucca.rules.setup import Setup

# Backgrounds with a text colour that reads well on them, told apart by lightness too (for the colour-blind).
_NAMED = {
    "red": Style(color="#ffffff", bgcolor="#b3202c"),
    "orange": Style(color="#000000", bgcolor="#f28c28"),
    "yellow": Style(color="#000000", bgcolor="#f7e26b"),
    "green": Style(color="#ffffff", bgcolor="#1e7a46"),
    "blue": Style(color="#ffffff", bgcolor="#1f4fa3"),
    "purple": Style(color="#ffffff", bgcolor="#6a3d9a"),
}
_BASTION_STYLE = Style(color="#ffffff", bgcolor="#5f6368")
_WILD_STYLE = Style(color="#000000", bgcolor="#d9d9d9", bold=True)
GOOD, BAD, QUIET, POINTS, HEADING = "green", "red", "dim", "bold", "bold"


class Look:
    """The drawing style of one console and one deck: what stands for a shield, and how each colour is shown."""

    def __init__(self, console: Console, colours: Sequence[str], bastion_name: str = "Bastion") -> None:
        pictures = _can_show(console, "◆▢█·✓✗")
        self.shield, self.window = ("◆", "▢") if pictures else ("s", "w")
        self.storey, self.gap = ("█", "·") if pictures else ("#", ".")
        self.yes, self.no = ("✓", "✗") if pictures else ("yes", "no")
        self.bastion_name = bastion_name if _can_show(console, bastion_name) else "Bastion"
        spare = [style for name, style in _NAMED.items() if name not in colours]
        self._styles = {colour: _NAMED[colour] if colour in _NAMED else spare.pop() for colour in colours}

    @classmethod
    def of(cls, console: Console, setup: Setup) -> "Look":
        return cls(console, setup.deck.colours, setup.edition.bastion_name)

    def style(self, colour: str) -> Style:
        return self._styles[colour]

    def label(self, colour: str, details: str = "", width: int = 0) -> Text:
        """A colour's name on that colour, with details behind it, filled up to a width."""
        return _chip(f"{colour} {details}".rstrip().ljust(width), self.style(colour))

    def ink(self, colour: str) -> Style:
        """The colour as that of the drawing itself, for bars."""
        return Style(color=self.style(colour).bgcolor)

    def symbols(self, shields: int, windows: int) -> str:
        return f"{shields}{self.shield} {windows}{self.window}"

    def card(self, card: Card) -> Text:
        """A card as a coloured label with its symbols: " 17 orange " 2◆ 1▢."""
        if card.kind == BASTION:
            return _chip(f"{card.id} {self.bastion_name}", _BASTION_STYLE)
        if card.kind == WILD:
            chip = _chip(f"{card.id} Wild", _WILD_STYLE)
        else:
            chip = _chip(f"{card.id} {card.colour}", self.style(card.colour or ""))
        return Text.assemble(chip, f" {self.symbols(card.shields, card.windows)}")


def _chip(words: str, style: Style) -> Text:
    return Text.assemble((f" {words} ", style))


def flow(pieces: Sequence[Text], width: int, indent: int = 2) -> Text:
    """Pieces side by side, two blanks apart, with lines broken only between them."""
    lines = [Text()]
    for piece in pieces:
        gap = 2 if lines[-1].cell_len > indent or (len(lines) == 1 and lines[-1].cell_len) else 0
        if gap and lines[-1].cell_len + gap + piece.cell_len > width:
            lines.append(Text(" " * indent))
            gap = 0
        lines[-1].append(" " * gap).append_text(piece)
    return Text("\n").join(lines)


def _can_show(console: Console, characters: str) -> bool:
    try:
        characters.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return not console.legacy_windows


def plural(count: int, word: str) -> str:
    """ "1 point", "2 points"."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
