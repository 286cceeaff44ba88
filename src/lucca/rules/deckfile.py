"""Decks as tables that people edit in a spreadsheet: one card a line, saved as CSV.

The first line that is neither blank nor a comment (`#`) names the columns: number, colour, shields, windows and, where
the deck has special cards, kind. Bastions are the same in every deck and are not listed.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from lucca.rules.cards import BASTION, GOLDEN, PALACE, PER_COLOUR, WILD, Card, Deck, numbered_card
from lucca.rules.errors import DeckError
from lucca.rules.kernels.layout import COLOURS

COLUMNS = ("number", "colour", "shields", "windows", "kind")
MAX_CHARACTERS = 200_000
MAX_ROWS = 2 * (COLOURS * PER_COLOUR + 5)
"""Rows that are read: twice as many as a deck can have, so that one with some too many is told all that is wrong."""
_REQUIRED = COLUMNS[:4]
_SEPARATORS = ",;\t"
_OTHER_SPELLINGS = {"color": "colour"}
_WHOLE_NUMBER = re.compile(r"0|[1-9][0-9]{0,11}")
_SHOWN = 30  # characters of a wrong cell that a message repeats

Problem = tuple[int | None, str]
Row = tuple[int, list[str]]
LinedCard = tuple[int, Card]


def read_deck(text: str, name: str = "custom") -> Deck:
    """The deck that a CSV text describes; DeckError lists everything that is wrong, with its lines.

    >>> read_deck("number,colour,shields,windows\\n1,red,0,three")
    Traceback (most recent call last):
    lucca.rules.errors.DeckError: line 2: windows is 'three', it must be a whole number written in digits
    """
    if len(text) > MAX_CHARACTERS:
        raise DeckError([(None, f"a deck file has at most {MAX_CHARACTERS:,} characters, this one {len(text):,}")])
    header_line, header, rows, problems = _table(text)
    place = _columns(header_line, header)
    cards: list[LinedCard] = []
    for line, cells in rows:
        card, wrong = _card(cells, header, place)
        problems += [(line, reason) for reason in wrong]
        if card is not None:
            cards.append((line, card))
    problems += _deck_problems(cards, as_a_whole=not problems)
    if problems:
        raise DeckError(sorted(problems, key=lambda problem: (problem[0] is None, problem[0] or 0)))
    return Deck([card for _, card in cards], name)


def write_deck(deck: Deck) -> str:
    """The table of a deck; `read_deck` gives an equal deck back.

    >>> from lucca.rules.cards import standard_deck
    >>> print(write_deck(standard_deck())[:64])
    number,colour,shields,windows,kind
    1,red,0,3,palace
    2,orange,1,2
    >>> read_deck(write_deck(standard_deck())) == standard_deck()
    True
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for card in deck.cards:
        if card is not None and card.kind != BASTION:
            writer.writerow([card.street_number, card.colour or "", card.shields, card.windows, card.kind])
    return out.getvalue()


# --- lines and cells ----------------------------------------------------------------------------------------------


def _table(text: str) -> tuple[int, list[str], list[Row], list[Problem]]:
    """The header's line and names, the rows below it, and the lines that are no rows of a table."""
    lines = _content_lines(text)
    header_line, header_text = next(lines, (1, ""))
    separator = max(_SEPARATORS, key=lambda mark: len(set(COLUMNS) & set(_names(header_text, mark))))
    rows: list[Row] = []
    problems: list[Problem] = []
    for number, line in lines:
        if len(rows) + len(problems) >= MAX_ROWS:
            problems.append((number, f"no deck has so many cards; from here on nothing was read ({MAX_ROWS} rows)"))
            break
        cells = _cells(line, separator)
        if cells is None:
            problems.append((number, "a quotation mark is opened and not closed in this line"))
        elif any(cells) and not cells[0].startswith("#"):
            rows.append((number, cells))
    return header_line, _names(header_text, separator), rows, problems


def _content_lines(text: str) -> Iterator[tuple[int, str]]:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        # A spreadsheet puts a comment in quotes when it holds a separator, and fills its row up with empty cells.
        if line.strip(" \t,;") and not line.lstrip(' "').startswith("#"):
            yield number, line


def _cells(line: str, separator: str) -> list[str] | None:
    """The cells of one line without the blanks around them; None if a quotation mark is not closed."""
    try:
        cells = next(csv.reader([line], delimiter=separator, strict=True))
    except csv.Error:
        return None
    return [cell.strip() for cell in cells]


def _names(header: str, separator: str) -> list[str]:
    names = [cell.casefold() for cell in _cells(header, separator) or []]
    return [_OTHER_SPELLINGS.get(name, name) for name in names]


def _columns(line: int, header: Sequence[str]) -> dict[str, int]:
    """Where each column stands."""
    missing = [column for column in _REQUIRED if column not in header]
    if len(missing) == len(_REQUIRED):
        raise DeckError([(line, f"the first line must name the columns: {', '.join(COLUMNS)}")])
    problems: list[Problem] = [(line, f"the column {column} is missing") for column in missing]
    problems += [(line, f"the column {column} is there twice") for column in COLUMNS if header.count(column) > 1]
    if problems:
        raise DeckError(problems)
    return {column: header.index(column) for column in COLUMNS if column in header}


# --- cards --------------------------------------------------------------------------------------------------------


def _card(cells: list[str], header: Sequence[str], place: dict[str, int]) -> tuple[Card | None, list[str]]:
    """The card of one row, or what is wrong with it."""
    if any(cells[len(header) :]):
        return None, [f"there are {len(cells)} cells, but the header names {len(header)} columns"]
    value = {column: cells[at] if at < len(cells) else "" for column, at in place.items()}
    kind = value.get("kind", "").casefold() or PALACE
    wrong = list(_wrong_cells(value, kind))
    if wrong:
        return None, wrong
    number, shields, windows = (int(value[column]) for column in ("number", "shields", "windows"))
    return numbered_card(kind, number, value["colour"] or None, shields, windows), []


def _wrong_cells(value: dict[str, str], kind: str) -> Iterator[str]:
    if kind == BASTION:
        yield "Bastions are not listed: every deck has the same four"
        return
    if kind not in (PALACE, WILD, GOLDEN):
        yield f"the kind is {_short(kind)}, it must be palace, wild, golden or empty"
    for column in ("number", "shields", "windows"):
        if not value[column]:
            yield f"{column} is empty"
        elif not _WHOLE_NUMBER.fullmatch(value[column]):
            yield f"{column} is {_short(value[column])}, it must be a whole number written in digits"


def _short(cell: str) -> str:
    return repr(cell if len(cell) <= _SHOWN else cell[:_SHOWN] + "…")


def _deck_problems(cards: Sequence[LinedCard], as_a_whole: bool) -> list[Problem]:
    """What a deck objects to in these cards, by line; also once the cards with problems of their own are left out."""
    try:
        Deck([card for _, card in cards])
    except DeckError as error:
        wrong = {position - 1 for position, _ in error.problems if position is not None}
        found: list[Problem] = [(cards[at - 1][0], text) for at, text in error.problems if at is not None]
        if wrong:
            return found + _deck_problems([card for at, card in enumerate(cards) if at not in wrong], False)
        return [*error.problems, *_odd_colours(cards)] if as_a_whole else []
    return []


def _odd_colours(cards: Sequence[LinedCard]) -> list[Problem]:
    """The lines of a seventh colour, which is most often a misspelt one."""
    counts = Counter(card.colour for _, card in cards if card.kind == PALACE)
    six = {colour for colour, _ in counts.most_common(COLOURS)}
    return [
        (line, f"is {_short(card.colour or '')} a misspelt colour? It is a seventh, on {counts[card.colour]} card(s)")
        for line, card in cards
        if card.kind == PALACE and card.colour not in six
    ]
