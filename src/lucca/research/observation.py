"""The observation vector of one seat: its layout field by field, its bounds, and how to make one.

The layout is the same for every edition and number of players, so that one network can play all of them; places that a
game does not use are 0. docs/research.md holds `layout_table()` word for word.
"""

from itertools import accumulate
from math import prod

import msgspec
import numpy as np
import numpy.typing as npt

from lucca.research.kernels import observation as o
from lucca.rules.errors import LuccaError
from lucca.rules.kernels import layout as k
from lucca.rules.setup import Setup
from lucca.rules.view import View

OBSERVATION_SIZE = o.OBSERVATION_SIZE
Vector = npt.NDArray[np.float32]


class Field(msgspec.Struct, frozen=True):
    """Consecutive numbers of the vector. `bound` names how large they get: see `bounds`."""

    name: str
    width: int
    meaning: str
    bound: str = "one"


class Section(msgspec.Struct, frozen=True):
    """The same fields again and again: `shape` says how often, such as owner slot x colour."""

    name: str
    shape: tuple[int, ...]
    per: str
    fields: tuple[Field, ...]

    @property
    def width(self) -> int:
        """How many numbers one entry has."""
        return sum(field.width for field in self.fields)

    @property
    def size(self) -> int:
        """How many numbers all entries have together."""
        return prod(self.shape) * self.width


def _card(prefix: str, there: str) -> tuple[Field, ...]:
    return (
        Field(f"{prefix}there", 1, there),
        Field(f"{prefix}colour", 6, "the card's colour, one of six in the deck's order"),
        Field(f"{prefix}bastion", 1, "it is a Bastion (Tower)"),
        Field(f"{prefix}wild", 1, "it is a Wild"),
        Field(f"{prefix}shields", 1, "its shields, in units of the most on one card"),
        Field(f"{prefix}windows", 1, "its windows, in units of the most on one card"),
        Field(f"{prefix}street number", 1, "the rank of its number among all cards of the game, the highest being 1"),
    )


_AVAILABLE = "the card can be taken or picked, or is taken and still has to be played"
_SEEN = "0 until the first turn"
SECTIONS = (
    Section(
        "setting",
        (),
        "",
        (
            Field("players", 4, "2, 3, 4 or 5 players"),
            Field("celebration", 1, "the Celebration is played"),
            Field("bastions dealt", 1, "first hands and triplets come from the whole deck (3.2)"),
            Field("face up", 1, "the first triplets lie face up while starting cards are chosen (3.3)"),
            Field("bastion walls", 1, "a Bastion may be a wall (8.3)"),
            Field("lowest on", 3, "the lowest street number counts on every palace, building ones, opened ones (5.4)"),
            Field("highest on", 3, "the same for the highest"),
        ),
    ),
    Section(
        "progress",
        (),
        "",
        (
            Field("phase", 6, "cards are dealt, keep, choose (open or take), play, City pick, game over"),
            Field("round", 1, "the present round / the number of rounds; 0 during preparation"),
        ),
    ),
    Section(
        "owners",
        (k.SEATS,),
        "owner slots",
        (
            Field("there", 1, "this slot is in the game"),
            Field("city", 1, "it is the City of Lucca"),
            Field("actor", 1, "it decides now"),
            Field("kept", 1, "starting cards chosen / 2 (of others only whether both are)"),
            Field("to act", 1, "it is still to play, or to pick for the City, in this turn"),
            Field("score", 1, "slot 0: own points / 32; others: their points minus own / 32", "score"),
            Field("shields", 1, "on palaces under construction, in units of the most on one card", "cards"),
            Field("walls", 1, "City Walls / 8", "walls"),
            Field("bastions", 1, "Bastions / 4"),
            Field("opened", 1, "opened palaces / 6"),
            Field("highest", 1, "rank of the highest visible number on any palace"),
            Field("place", 5, f"place in this turn's order, one of five; {_SEEN}"),
        ),
    ),
    Section(
        "palaces",
        (k.SEATS, k.COLOURS),
        "owner slot x colour",
        (
            Field("status", 3, "under construction, completed, opened (all 0: none)"),
            Field("storeys", 1, "cards / palace size"),
            Field("shields", 1, "sum of its cards', in units of the most on one card", "storeys"),
            Field("windows", 1, "sum of its cards', in units of the most on one card", "storeys"),
            Field("street number", 1, "rank of its visible number"),
        ),
    ),
    Section(
        "city",
        (k.CITY_PALACES,),
        "completed palaces of the City",
        (Field("colour", 6, "its colour"), Field("street number", 1, "rank of its visible number")),
    ),
    Section(
        "market",
        (k.TRIPLETS,),
        "triplets",
        (
            Field("left", 1, "it can be taken (in a City pick: picked from)"),
            Field("taken", 1, "the actor has taken it and is playing it"),
            *_card("card 0: ", _AVAILABLE),
            *_card("card 1: ", _AVAILABLE),
            *_card("card 2: ", _AVAILABLE),
        ),
    ),
    Section(
        "hand",
        (k.HAND,),
        "cards of the own first hand, until the reveal",
        (
            *_card("", "there is a card"),
            Field("kept first", 1, "it is kept, to be laid first"),
            Field("kept second", 1, "it is kept, to be laid second"),
        ),
    ),
    Section(
        "unseen",
        (k.CARDS,),
        "96 palace cards by number, 4 Bastions, 3 Wilds, 2 golden cards",
        (Field("unseen", 1, "this seat has not seen it: it is in the stock, removed, or in a hidden hand"),),
    ),
)


def layout_table() -> str:
    """The layout as a Markdown table: where each section begins, and every field of one entry."""
    rows = ["| section | at | entries | field | width | meaning |", "|---|---|---|---|---|---|"]
    at = 0
    for section in SECTIONS:
        times = " x ".join(map(str, section.shape))
        entries = f"{times} ({section.per}), each {section.width} wide" if section.shape else "one"
        head = f"| **{section.name}** | {at} | {entries} "
        for field in section.fields:
            rows.append(f"{head}| {field.name} | {field.width} | {field.meaning} |")
            head = "| | | "
        at += section.size
    return "\n".join(rows)


def named(observation: Vector) -> dict[str, dict[str, Vector]]:
    """An observation by section and field, each an array of the section's shape with the field's width last.

    >>> from lucca.rules.game import Game
    >>> game = Game.new(players=4, seed=1)
    >>> seen = named(Observer(game.setup).observe(game.view(0)))
    >>> seen["setting"]["players"].tolist(), seen["hand"]["colour"].shape
    ([0.0, 0.0, 1.0, 0.0], (4, 6))
    """
    result: dict[str, dict[str, Vector]] = {}
    at = 0
    for section in SECTIONS:
        entries = observation[at : at + section.size].reshape(*section.shape, section.width)
        edges = accumulate((field.width for field in section.fields), initial=0)
        result[section.name] = {
            field.name: entries[..., edge : edge + field.width]
            for field, edge in zip(section.fields, edges, strict=False)
        }
        at += section.size
    return result


# --- scales and bounds --------------------------------------------------------------------------------------------


def most_points(setup: Setup) -> int:
    """More than any score, up or down, can be: every card a window or a wall, every palace opened at its best."""
    cards = 2 + 3 * setup.rounds
    windows = cards * _most(setup, "windows")
    parties = k.COLOURS * 4 * 4  # four others with four storeys each bring the most
    walls = 3 * setup.rounds * k.COLOURS
    return windows + parties + walls + 3


def _most(setup: Setup, symbol: str) -> int:
    """The most shields or windows on one card of the game, at least 1 to divide by."""
    symbols = k.fields_of(setup.deck.card_data, k.DECK)[symbol]
    return max(1, *(int(symbols[card]) for card in setup.in_play))


def card_features(setup: Setup) -> Vector:
    """A row per card, as the kernels copy it into observations."""
    rows = np.zeros((k.CARDS, o.CARD_WIDTH), np.float32)
    kinds = k.fields_of(setup.deck.card_data, k.DECK)["kind"]
    numbers = sorted(setup.deck.card(card).street_number for card in setup.in_play if kinds[card] != k.BASTIONS)
    rank = {number: place / len(numbers) for place, number in enumerate(numbers, 1)}
    shields, windows = _most(setup, "shields"), _most(setup, "windows")
    for index in setup.in_play:
        card = setup.deck.card(index)
        rows[index, 0] = 1
        rows[index, o.CARD_KIND + kinds[index]] = 1
        rows[index, o.CARD_SHIELDS] = card.shields / shields
        rows[index, o.CARD_WINDOWS] = card.windows / windows
        rows[index, o.CARD_NUMBER] = rank.get(card.street_number, 0)
    return rows


def bounds(setup: Setup) -> tuple[Vector, Vector]:
    """The lowest and the highest value of every place of an observation."""
    score = (2 * most_points(setup)) / o.SCORE_UNIT
    highest = {
        "one": 1.0,
        "score": score,
        "cards": 2.0 + 3 * setup.rounds,
        "storeys": float(setup.palace_size),
        "walls": 3 * setup.rounds / o.WALL_UNIT,
    }
    lowest = dict.fromkeys(highest, 0.0) | {"score": -score}
    return _spread(lowest), _spread(highest)


def _spread(values: dict[str, float]) -> Vector:
    """The value of each field's bound, at every place of the vector."""
    spread: list[float] = []
    for section in SECTIONS:
        entry = [values[field.bound] for field in section.fields for _ in range(field.width)]
        spread += entry * prod(section.shape)
    return np.array(spread, np.float32)


class Observer:
    """Makes observations for games of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.cards = card_features(setup)
        self.low, self.high = bounds(setup)

    def observe(self, view: View) -> Vector:
        """What the view's seat knows, as a vector."""
        if view.seat is None:
            raise LuccaError("an observation is made from a seat's view, not from a spectator's")
        return self.observe_raw(view.raw.copy(), view.seat)  # a view cannot be written to, a copy can

    def observe_raw(self, raw: k.Bytes, seat: int) -> Vector:
        """The same from the bytes of a state; what `seat` may not know is hidden first."""
        out = np.empty(OBSERVATION_SIZE, np.float32)
        o.gate_observe(raw, self.cards, seat, out)
        return out
