"""A deck as a table: a column for each colour, a row for each card."""

from itertools import zip_longest

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lucca.cli.terminal.style import QUIET, Look, plural
from lucca.rules.cards import BASTION, PALACE, Card, Deck


def print_deck(console: Console, deck: Deck, title: str, note: str) -> None:
    look = Look(console, deck.colours)
    cards = [card for card in deck.cards if card is not None]
    console.print(Text(title, "bold"))
    if note:
        console.print(Text(note, "italic"))
    console.print(_by_colour(look, deck, [card for card in cards if card.kind == PALACE]))
    console.print(Text(f"{look.shield} shields  {look.window} windows", QUIET))
    console.print(f"4 {look.bastion_name}s, without colour, number, shields or windows")
    specials = [card for card in cards if card.kind not in (PALACE, BASTION)]
    if specials:
        console.print("5 special cards, for the Celebration (they replace the palace cards 10 and 20):")
        for card in specials:
            console.print(Text("  ").append_text(look.card(card)))


def _by_colour(look: Look, deck: Deck, palaces: list[Card]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1))
    columns = [[card for card in palaces if card.colour == colour] for colour in deck.colours]
    for colour, cards in zip(deck.colours, columns, strict=True):
        table.add_column(look.label(colour), justify="right", footer=_totals(look, cards), overflow="fold")
    for row in zip_longest(*columns):
        table.add_row(*(_cell(look, card) for card in row if card is not None))
    return table


def _cell(look: Look, card: Card) -> Text:
    return Text.assemble((card.id, "bold"), f" {look.symbols(card.shields, card.windows)}")


def _totals(look: Look, cards: list[Card]) -> Text:
    shields, windows = sum(card.shields for card in cards), sum(card.windows for card in cards)
    return Text(f"{plural(len(cards), 'card')}\n{look.symbols(shields, windows)}")
