"""Cards and decks. The standard deck is a reconstruction: the rulebooks do not print the list (2.5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from lucca.rules.errors import DeckError
from lucca.rules.kernels.layout import (
    BASTIONS,
    CARDS,
    COLOURS,
    DECK,
    FIRST_BASTION,
    FIRST_GOLDEN,
    FIRST_WILD,
    NONE,
    WILDS,
    Bytes,
)

STANDARD_COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
WILD_NUMBERS = (10, 20, 500)
REPLACED_NUMBERS = (10, 20)  # taken out for the Celebration (3.1)
PER_COLOUR = 16
MAX_NUMBER = 999_999_999
MAX_SYMBOLS = 999

PALACE, BASTION, WILD, GOLDEN = "palace", "bastion", "wild", "golden"
_PREFIX = {PALACE: "", WILD: "W", GOLDEN: "G"}
BASTION_IDS = ("B1", "B2", "B3", "B4")
_MAX_PALACES = 10_000
"""How many palaces a deck remembers."""


def is_bastion(index: int) -> bool:
    """Whether the card of this index is a Bastion."""
    return FIRST_BASTION <= index < FIRST_WILD


def is_wild(index: int) -> bool:
    """Whether the card of this index is a Wild."""
    return FIRST_WILD <= index < FIRST_GOLDEN


class Card(msgspec.Struct, frozen=True, gc=False):
    """One card. `id` is how records and notation name it."""

    id: str
    kind: str
    colour: str | None = None
    shields: int = 0
    windows: int = 0
    street_number: int = 0

    def __str__(self) -> str:
        return self.id


def numbered_card(kind: str, number: int, colour: str | None, shields: int, windows: int) -> Card:
    """A palace, Wild or golden card; its id follows from its kind and number."""
    return Card(f"{_PREFIX[kind]}{number}", kind, colour, shields, windows, number)


class Palace(msgspec.Struct, frozen=True, gc=False):
    """One palace, its cards from the ground up; the last one's number is the visible one. Made by `Deck.palace`."""

    colour: str
    cards: tuple[Card, ...]
    ids: tuple[str, ...]
    """Of its cards."""
    street_number: int
    """The visible street number."""
    shields: int
    windows: int


class Deck:
    """Up to 105 cards in the order of their indices: 96 palace cards, 4 Bastions, 3 Wilds, 2 golden palace cards.

    A deck without specials has None in the last five places.

    >>> deck = standard_deck()
    >>> deck.card(deck.index["17"])
    Card(id='17', kind='palace', colour='blue', shields=2, windows=1, street_number=17)
    """

    def __init__(self, numbered: Sequence[Card], name: str = "custom") -> None:
        """Take the palace cards and optionally the five specials; DeckError lists whatever is wrong."""
        problems = _problems(numbered)
        if problems:
            raise DeckError(problems, "card")
        self.name = name
        self.colours = _colour_order(numbered)
        self.cards = _in_index_order(numbered)
        self.names = tuple("" if card is None else card.id for card in self.cards)
        """By index: the card's id; empty where there is none."""
        self.index = {card.id: position for position, card in enumerate(self.cards) if card is not None}
        self.colour_index = {colour: position for position, colour in enumerate(self.colours)}
        self.card_data = self._card_data()
        """What the kernels need to know of the cards, as the bytes of a DECK record."""
        self._palaces: dict[tuple[int, bytes], Palace] = {}

    @property
    def has_specials(self) -> bool:
        """Whether there are the five cards of the Celebration."""
        return self.cards[FIRST_WILD] is not None

    def card(self, index: int) -> Card:
        """The card of an index; IndexError if there is none."""
        card = self.cards[index]
        if card is None:
            raise IndexError(f"this deck has no card at index {index}")
        return card

    def ids(self, indices: Iterable[int]) -> list[str]:
        """The ids of the cards of these indices."""
        return list(map(self.names.__getitem__, indices))

    def cards_of(self, indices: Iterable[int]) -> tuple[Card, ...]:
        """The cards of these indices; where an index is `NONE`, there is none."""
        cards = self.cards
        return tuple([card for index in indices if index != NONE and (card := cards[index]) is not None])

    def palace(self, colour: int, storeys: bytes) -> Palace:
        """The palace of these cards, which may be filled up with `NONE`. It is remembered: most are read many times."""
        known = self._palaces.get((colour, storeys))
        if known is None:
            if len(self._palaces) >= _MAX_PALACES:
                self._palaces.clear()
            known = self._palaces[colour, storeys] = self._palace(colour, self.cards_of(storeys))
        return known

    def _palace(self, colour: int, cards: tuple[Card, ...]) -> Palace:
        return Palace(
            colour=self.colours[colour],
            cards=cards,
            ids=tuple([card.id for card in cards]),
            street_number=cards[-1].street_number,
            shields=sum([card.shields for card in cards]),
            windows=sum([card.windows for card in cards]),
        )

    def in_play(self, celebration: bool) -> list[int]:
        """3.1: the indices of the cards a game uses."""
        if not celebration:
            return list(range(FIRST_WILD))
        return [
            index
            for index in range(CARDS)
            if index >= FIRST_BASTION or self.card(index).street_number not in REPLACED_NUMBERS
        ]

    def _card_data(self) -> Bytes:
        table = np.zeros(1, DECK)
        for index, card in enumerate(self.cards):
            if card is not None:
                kind = {BASTION: BASTIONS, WILD: WILDS}.get(card.kind)
                table["kind"][0][index] = self.colour_index[card.colour or ""] if kind is None else kind
                table["street_number"][0][index] = card.street_number
                table["shields"][0][index] = card.shields
                table["windows"][0][index] = card.windows
        raw = table.view(np.uint8)
        raw.flags.writeable = True
        return raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.cards == other.cards and self.colours == other.colours

    def __hash__(self) -> int:
        return hash((self.cards, self.colours))


def _in_index_order(numbered: Sequence[Card]) -> tuple[Card | None, ...]:
    def of_kind(kind: str) -> list[Card]:
        return sorted((card for card in numbered if card.kind == kind), key=lambda card: card.street_number)

    specials: list[Card | None] = [*of_kind(WILD), *of_kind(GOLDEN)] or [None] * 5
    return (*of_kind(PALACE), *(Card(id, BASTION) for id in BASTION_IDS), *specials)


def _colour_order(numbered: Sequence[Card]) -> tuple[str, ...]:
    """The standard order for the standard names, else by their lowest numbers, however the cards are listed."""
    palaces = sorted((card for card in numbered if card.kind == PALACE), key=lambda card: card.street_number)
    seen = dict.fromkeys(card.colour for card in palaces if card.colour)
    return STANDARD_COLOURS if set(seen) == set(STANDARD_COLOURS) else tuple(seen)


# --- validation -----------------------------------------------------------------------------------------------


def _problems(numbered: Sequence[Card]) -> list[tuple[int | None, str]]:
    """All that is wrong, with the position of the card (from 1), or None for the deck as a whole."""
    problems: list[tuple[int | None, str]] = []
    for position, card in enumerate(numbered, 1):
        problems += [(position, text) for text in _card_problems(card)]
    if not problems:
        problems = _repetitions(numbered) or _miscounts(numbered)
    return problems


def _card_problems(card: Card) -> Iterable[str]:
    if card.kind not in _PREFIX:
        yield f"{card.kind!r} is not a kind of card (palace, wild or golden)"
        return
    if not 1 <= card.street_number <= MAX_NUMBER:
        yield f"the number is {card.street_number}, it must be from 1 to {MAX_NUMBER:,}"
    for word, value in (("shields", card.shields), ("windows", card.windows)):
        if not 0 <= value <= MAX_SYMBOLS:
            yield f"{word} is {value}, it must be from 0 to {MAX_SYMBOLS}"
    if card.kind == WILD:
        if card.colour is not None:
            yield f"a Wild has no colour, this one is {card.colour!r}"
        if card.street_number not in WILD_NUMBERS:
            yield f"the Wilds are numbered 10, 20 and 500, this one {card.street_number}"
    elif not card.colour or card.colour != card.colour.strip() or not card.colour.isprintable():
        yield "the colour is missing" if not card.colour else f"{card.colour!r} cannot be a colour's name"
    if card.kind in _PREFIX and card.id != f"{_PREFIX[card.kind]}{card.street_number}":
        right = f"{_PREFIX[card.kind]}{card.street_number}"
        yield f"the id is {card.id!r}, but a {card.kind} card with number {card.street_number} is {right}"


def _repetitions(numbered: Sequence[Card]) -> list[tuple[int | None, str]]:
    """Numbers are unique among the cards in play, with the Celebration and without (2.1)."""
    problems: list[tuple[int | None, str]] = []
    first: dict[tuple[str, int], int] = {}
    for position, card in enumerate(numbered, 1):
        replaced = card.kind == PALACE and card.street_number in REPLACED_NUMBERS
        groups = ["without"] if card.kind == PALACE else []
        groups += [] if replaced else ["with"]
        for group in groups:
            earlier = first.setdefault((group, card.street_number), position)
            if earlier != position:
                problems.append((position, f"number {card.street_number} is used a second time"))
                break
    return problems


def _miscounts(numbered: Sequence[Card]) -> list[tuple[int | None, str]]:
    palaces = [card for card in numbered if card.kind == PALACE]
    colours = Counter(card.colour for card in palaces)
    problems: list[tuple[int | None, str]] = []
    if len(colours) != COLOURS:
        problems.append((None, f"a deck has 6 colours, this one has {len(colours)}: {', '.join(map(str, colours))}"))
    for colour, count in colours.items():
        if count != PER_COLOUR:
            problems.append((None, f"a colour has 16 palace cards, {colour} has {count}"))
    kinds = Counter(card.kind for card in numbered)
    if kinds[WILD] or kinds[GOLDEN]:
        if kinds[WILD] != 3 or kinds[GOLDEN] != 2:
            problems.append(
                (None, f"the specials are 3 Wilds and 2 golden cards, here {kinds[WILD]} and {kinds[GOLDEN]}")
            )
        missing = [number for number in REPLACED_NUMBERS if all(card.street_number != number for card in palaces)]
        problems += [(None, f"with specials there must be a palace card {number} to replace") for number in missing]
        problems += [
            (position, f"no palace card has the colour {card.colour!r} of this golden card")
            for position, card in enumerate(numbered, 1)
            if card.kind == GOLDEN and card.colour not in colours
        ]
    return problems


# --- the standard deck --------------------------------------------------------------------------------------------


def _standard_palace_card(number: int) -> Card:
    """2.5: the simplest deck that fits what owners of the box have published."""
    colour = (number - 1) % COLOURS
    row = (number - 1) // COLOURS
    shields = (row + row // 4 + colour) % 4
    return numbered_card(PALACE, number, STANDARD_COLOURS[colour], shields, 3 - shields)


@cache
def standard_deck() -> Deck:
    """The reconstructed deck of docs/rules.md 2.5, with the five specials.

    >>> deck = standard_deck()
    >>> deck.colours, deck.has_specials
    (('red', 'orange', 'yellow', 'green', 'blue', 'purple'), True)
    """
    palaces = [_standard_palace_card(number) for number in range(1, 97)]
    specials = [
        numbered_card(WILD, 10, None, 1, 2),
        numbered_card(WILD, 20, None, 2, 1),
        numbered_card(WILD, 500, None, 3, 0),
        numbered_card(GOLDEN, 1513, "green", 0, 3),
        numbered_card(GOLDEN, 2013, "orange", 0, 3),
    ]
    assert len(WILD_NUMBERS) == FIRST_GOLDEN - FIRST_WILD
    return Deck(palaces + specials, "standard")


# --- a deck as a list, the form records have ------------------------------------------------------------------------


def deck_to_list(deck: Deck) -> list[dict[str, Any]]:
    """Every numbered card as a JSON object; Bastions, the same in all decks, are left out."""
    return [
        {
            "id": card.id,
            "colour": card.colour,
            "shields": card.shields,
            "windows": card.windows,
            "number": card.street_number,
        }
        for card in deck.cards
        if card is not None and card.kind != BASTION
    ]


def deck_from_list(items: list[Any]) -> Deck:
    """The deck that such a list describes; DeckError lists what is wrong."""
    problems: list[tuple[int | None, str]] = []
    cards: list[Card] = []
    bastions: set[str] = set()
    for position, item in enumerate(items, 1):
        found = _card_from(item)
        if isinstance(found, str):
            problems.append((position, found))
        elif found.kind == BASTION:
            if found.id in bastions:
                problems.append((position, f"{found.id} is listed twice"))
            bastions.add(found.id)
        else:
            cards.append(found)
    if problems:
        raise DeckError(problems, "card")
    return Deck(cards)


def _card_from(item: Any) -> Card | str:
    """A card, or what is wrong with it."""
    if not isinstance(item, dict):
        return "a card is an object with id, colour, shields, windows and number"
    id = item.get("id")
    if type(id) is not str:
        return "the id is missing or not a string"
    if id in BASTION_IDS:
        return Card(id, BASTION)
    kind = {"W": WILD, "G": GOLDEN}.get(id[:1], PALACE)
    for key in ("shields", "windows", "number"):
        if type(item.get(key)) is not int:
            return f"{key} is missing or not a whole number"
    colour = item.get("colour")
    if colour is not None and type(colour) is not str:
        return "the colour is not a string"
    return Card(id, kind, colour, item["shields"], item["windows"], item["number"])
