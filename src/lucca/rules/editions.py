"""The four published texts as data: one table of differences, and nothing else knows an edition by name."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Literal

from lucca.rules.kernels.layout import EVERY_PALACE, OPENED_PALACES, UNDER_CONSTRUCTION

# The same in every edition, by number of players.
PALACE_SIZE = MappingProxyType({2: 5, 3: 5, 4: 4, 5: 3})
ROUNDS = MappingProxyType({2: 7, 3: 7, 4: 6, 5: 5})
TRIPLETS = MappingProxyType({2: 4, 3: 4, 4: 5, 5: 6})
CELEBRATION_REMOVES_MORE = 3

STREET_NAMES = {EVERY_PALACE: "every", UNDER_CONSTRUCTION: "under_construction", OPENED_PALACES: "opened"}
"""Which palaces the street-number bonus looks at (5.4), for programs."""
STREET_WORDS = {
    EVERY_PALACE: "every visible palace",
    UNDER_CONSTRUCTION: "palaces under construction only",
    OPENED_PALACES: "opened palaces only",
}
"""The same for people."""


@dataclass(frozen=True)
class Edition:
    """What one published text says, where the texts differ."""

    id: str
    title: str
    language: str
    bastion_name: str
    bastion_name_plural: str
    bastion_word: Literal["bastion", "tower"]
    """Which of the two names these cards have in translations: 2013 has Bastions, *Città* has Towers."""
    players: tuple[int, ...]
    celebration: bool
    """Whether the Celebration variant belongs to this edition."""
    bastions_dealt_to_hands: bool
    """First hands and triplets come from the whole deck; a Bastion in a hand is replaced (3.2)."""
    first_triplets_face_up: bool
    """Whether the first triplets can be seen while starting cards are chosen (3.3)."""
    removed: Mapping[int, int]
    """Cards removed unseen after the reshuffle, by players (3.6)."""
    bastion_may_be_wall: bool
    lowest_on: int
    highest_on: int
    own_clauses: tuple[str, ...] = ()
    """Clauses that are about this text alone."""


_CITTA_PLAYERS = (3, 4, 5)
_NOTHING = MappingProxyType({3: 0, 4: 0, 5: 0})

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {
        edition.id: edition
        for edition in (
            Edition(
                id="city-of-games",
                title="Lucca: The City of Games! (2013)",
                language="English and Italian",
                bastion_name="Bastion",
                bastion_name_plural="Bastions",
                bastion_word="bastion",
                players=(2, 3, 4, 5),
                celebration=True,
                bastions_dealt_to_hands=True,
                first_triplets_face_up=True,
                removed=MappingProxyType({2: 8, 3: 10, 4: 2, 5: 0}),
                bastion_may_be_wall=True,
                lowest_on=EVERY_PALACE,
                highest_on=EVERY_PALACE,
            ),
            Edition(
                id="citta-en",
                title="Lucca Città, English text",
                language="English",
                bastion_name="Tower",
                bastion_name_plural="Towers",
                bastion_word="tower",
                players=_CITTA_PLAYERS,
                celebration=False,
                bastions_dealt_to_hands=False,
                first_triplets_face_up=True,
                removed=_NOTHING,
                bastion_may_be_wall=True,
                lowest_on=UNDER_CONSTRUCTION,
                highest_on=OPENED_PALACES,
            ),
            Edition(
                id="citta-fr",
                title="Lucca Città, French text (2006)",
                language="French",
                bastion_name="tour",
                bastion_name_plural="tours",
                bastion_word="tower",
                players=_CITTA_PLAYERS,
                celebration=False,
                bastions_dealt_to_hands=False,
                first_triplets_face_up=False,
                removed=_NOTHING,
                bastion_may_be_wall=True,
                lowest_on=EVERY_PALACE,
                highest_on=EVERY_PALACE,
                own_clauses=("8.10",),
            ),
            Edition(
                id="citta-ja",
                title="Lucca Città, Japanese text",
                language="Japanese",
                bastion_name="塔",
                bastion_name_plural="塔",
                bastion_word="tower",
                players=_CITTA_PLAYERS,
                celebration=False,
                bastions_dealt_to_hands=False,
                first_triplets_face_up=True,
                removed=_NOTHING,
                bastion_may_be_wall=False,
                lowest_on=EVERY_PALACE,
                highest_on=EVERY_PALACE,
            ),
        )
    }
)


def _counts(players: tuple[int, ...]) -> str:
    return f"{players[0]} to {players[-1]}"


def _removal(removed: Mapping[int, int]) -> str:
    if not any(removed.values()):
        return "none: the last cards are simply never reached"
    return ", ".join(f"{count} with {players} players" for players, count in removed.items())


_YES_NO = {True: "yes", False: "no"}

_WORDS: dict[str, tuple[str, Callable[[Edition], str]]] = {
    "title": ("The text", lambda e: e.title),
    "language": ("Language", lambda e: e.language),
    "bastion_name": ("The four special defence cards are called", lambda e: e.bastion_name_plural),
    "players": ("Players", lambda e: _counts(e.players)),
    "celebration": ("Celebration variant", lambda e: _YES_NO[e.celebration]),
    "bastions_dealt_to_hands": (
        "First hands and triplets are dealt from",
        lambda e: (
            f"the whole deck; a {e.bastion_name} in a hand is replaced, and the first triplets may hold one"
            if e.bastions_dealt_to_hands
            else f"the 96 palace cards, the {e.bastion_name_plural} set aside until the reshuffle"
        ),
    ),
    "first_triplets_face_up": (
        "While starting cards are chosen, the first triplets lie",
        lambda e: "face up" if e.first_triplets_face_up else "face down, turned up after the reveal",
    ),
    "removed": ("Cards removed unseen after the reshuffle", lambda e: _removal(e.removed)),
    "bastion_may_be_wall": (
        "A Bastion or Tower may itself be a City Wall",
        lambda e: _YES_NO[e.bastion_may_be_wall],
    ),
    "lowest_on": ("The lowest street number is looked for on", lambda e: STREET_WORDS[e.lowest_on]),
    "highest_on": ("The highest street number is looked for on", lambda e: STREET_WORDS[e.highest_on]),
}


def describe(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """(field, the point in words, what this edition says)."""
    for field in fields(Edition):
        if field.name in _WORDS:
            point, words = _WORDS[field.name]
            yield field.name, point, words(edition)


def differences(one: Edition, other: Edition) -> list[tuple[str, str, str]]:
    """(the point, what one says, what the other says) wherever the rules of two editions differ.

    >>> differences(EDITIONS["citta-en"], EDITIONS["citta-ja"])[1]
    ('A Bastion or Tower may itself be a City Wall', 'yes', 'no')
    """
    return [
        (point, said, reply)
        for (name, point, said), (_, _, reply) in zip(describe(one), describe(other), strict=True)
        if getattr(one, name) != getattr(other, name) and name not in ("title", "language")
    ]
