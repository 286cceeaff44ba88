"""What happened, typed, with the points and where they came from: the log, animation and review are made from these."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from lucca.rules.kernels import layout as k
from lucca.rules.reading import StateReader
from lucca.rules.score import are_held, ranking_of
from lucca.rules.setup import Setup

CITY = "city"  # how an event names the City of Lucca as an owner
Owner = int | str


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened; `event` names its class in JSON."""


class HandDealt(_Event, frozen=True):
    """Secret to others until the game is over: which card a seat was dealt (3.2)."""

    seat: int
    card: str


class BastionReplaced(_Event, frozen=True):
    """A Bastion was dealt into a hand. Secret until the game is over (3.2)."""

    card: str


class TripletsDealt(_Event, frozen=True):
    """The triplets of a round lie face up on the table (3.3, 4.14), by index."""

    round: int
    triplets: tuple[tuple[str, ...], ...]


class Kept(_Event, frozen=True):
    """A seat has chosen; which cards is secret until the reveal, and then empty for others (3.4)."""

    seat: int
    cards: tuple[str, ...]


class Revealed(_Event, frozen=True):
    """A seat's starting cards, the second on top (3.5), and the colours of the palaces that they are part of."""

    seat: int
    cards: tuple[str, str]
    colours: tuple[str, str]


class CityFounded(_Event, frozen=True):
    """A card of the City's start (7.1)."""

    card: str
    colour: str


class OrderPlace(msgspec.Struct, frozen=True, gc=False):
    """Why a seat stands where it does in the order (4.1)."""

    seat: int
    shields: int
    street_number: int
    tied_with_next: bool = False
    """Whether the next seat has as many shields, so that the street numbers decided between them."""


class RoundBegan(_Event, frozen=True):
    """The order of a round is determined (4.1), from the first to the last."""

    round: int
    order: tuple[OrderPlace, ...]


class FinalOrder(_Event, frozen=True):
    """The order in which palaces are opened at the end of the game (5.1)."""

    order: tuple[OrderPlace, ...]


class PartySource(msgspec.Struct, frozen=True, gc=False):
    """What one other owner brings to a party (4.3): a point a card under construction, two a completed palace."""

    owner: Owner
    points: int
    completed: int = 0
    """How many completed, unopened palaces are among it (more than one only in the City)."""
    under_construction: int = 0
    """How many cards under construction are among it: always the rest of the points."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "under_construction", self.points - 2 * self.completed)


class Opened(_Event, frozen=True):
    """A palace was opened; `sources` names every other owner, those that bring nothing included."""

    seat: int
    colour: str
    points: int
    sources: tuple[PartySource, ...]


class Took(_Event, frozen=True):
    """A seat took a triplet of the table (4.5), with its three cards as they lay."""

    seat: int
    triplet: int
    cards: tuple[str, str, str]


class Started(_Event, frozen=True):
    """The first card of an owner's palace of this colour (4.7)."""

    owner: Owner
    colour: str
    card: str


class Added(_Event, frozen=True):
    """A card was laid on an owner's palace under construction (4.8); its number is the visible one now."""

    owner: Owner
    colour: str
    card: str
    storeys: int
    """How many the palace has with this one."""


class Completed(_Event, frozen=True):
    """A palace reached its size; `points` are its windows (0 for the City)."""

    owner: Owner
    colour: str
    points: int


class WallBuilt(_Event, frozen=True):
    """A seat turned a card face down into a City Wall (4.10); all saw which."""

    seat: int
    card: str


class BastionBuilt(_Event, frozen=True):
    """An owner laid a Bastion face up (4.11)."""

    owner: Owner
    card: str


class Discarded(_Event, frozen=True):
    """A seat discarded a card of its triplet (4.12)."""

    seat: int
    card: str


class CityPicked(_Event, frozen=True):
    """The seat picked this card for the City; how it was laid follows."""

    seat: int
    card: str


class CityPickSkipped(_Event, frozen=True):
    """No card that the seat could pick for the City can be played (7.7)."""

    seat: int


class LeftOver(_Event, frozen=True):
    """Cards discarded from the table at the end of a round (4.14)."""

    cards: tuple[str, ...]


class WallsScored(_Event, frozen=True):
    """5.3: `needed` shields for the walls, against those under construction."""

    seat: int
    walls: int
    bastions: int
    shields: int
    needed: int
    opened: int
    points: int
    held: bool = False
    """Whether the shields support the walls: follows from the two numbers."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "held", are_held(self.shields, self.needed))


class StreetScored(_Event, frozen=True):
    """5.4: who gives `points` to whom; an owner is None where no palace counts."""

    lowest_owner: Owner | None
    lowest_card: str | None
    highest_owner: Owner | None
    highest_card: str | None
    points: int


class GameEnded(_Event, frozen=True):
    """The final scores by seat, and the seats from the first to the last (5.5)."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]


Event = (
    HandDealt
    | BastionReplaced
    | TripletsDealt
    | Kept
    | Revealed
    | CityFounded
    | RoundBegan
    | FinalOrder
    | Opened
    | Took
    | Started
    | Added
    | Completed
    | WallBuilt
    | BastionBuilt
    | Discarded
    | CityPicked
    | CityPickSkipped
    | LeftOver
    | WallsScored
    | StreetScored
    | GameEnded
)


def for_viewer(event: Event, viewer: int | None) -> Event | None:
    """The event as a seat (or, with None, a spectator) may see it while the game goes on; None if not at all (8.8).

    >>> for_viewer(Kept(0, ("39", "74")), 1)
    Kept(seat=0, cards=())
    """
    if isinstance(event, BastionReplaced):
        return None
    if isinstance(event, HandDealt):
        return event if event.seat == viewer else None
    if isinstance(event, Kept) and event.seat != viewer:
        return Kept(event.seat, ())
    return event


def _with_ties(order: list[OrderPlace]) -> tuple[OrderPlace, ...]:
    """4.1: where shields are equal, the street numbers have decided."""
    ties = [place.shields == following.shields for place, following in pairwise(order)]
    return tuple(
        OrderPlace(place.seat, place.shields, place.street_number, tied)
        for place, tied in zip(order, [*ties, False], strict=True)
    )


class EventReader:
    """Turns the rows that the kernels note into typed events."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deck = setup.deck
        self.players = setup.players
        self._card = setup.deck.names.__getitem__

    def _owner(self, owner: int) -> Owner:
        return owner if owner < self.players else CITY

    def read(self, noted: k.EventRows, raw: k.Bytes, market: bytes) -> list[Event]:
        """`raw` is the state after the events, `market` the cards of all triplets when they happened."""
        numbers = noted.data
        values = iter(numbers[1 : 1 + numbers[0] * k.EVENT_WIDTH].tolist())
        return list(self._events(zip(*[values] * k.EVENT_WIDTH, strict=True), StateReader(self.setup, raw), market))

    def _events(self, rows: Iterable[tuple[int, ...]], state: StateReader, market: bytes) -> Iterator[Event]:
        order: list[OrderPlace] = []
        sources: list[PartySource] = []
        left: list[str] = []
        for kind, a, b, c, d, e in rows:
            if left and kind != k.LEFT_OVER:
                yield LeftOver(tuple(left))
                left = []
            match kind:  # kinds are compared in this order: first what every turn brings
                case k.PARTY_SOURCE:
                    building = state.storeys_under_construction(c, b)
                    sources.append(PartySource(self._owner(c), d, (d - building) // 2))
                case k.OPENED_PALACE:
                    yield Opened(a, self.deck.colours[b], c, tuple(sources))
                    sources = []
                case k.TOOK:
                    first, second, third = map(self._card, market[3 * b : 3 * b + 3])
                    yield Took(a, b, (first, second, third))
                case k.STARTED:
                    yield Started(self._owner(a), self.deck.colours[b], self._card(c))
                case k.ADDED:
                    # 4.9: a palace that is not under construction any more has just been completed.
                    storeys = state.storeys_under_construction(a, b) or self.setup.palace_size
                    yield Added(self._owner(a), self.deck.colours[b], self._card(c), storeys)
                case k.COMPLETED_PALACE:
                    yield Completed(self._owner(a), self.deck.colours[b], c)
                case k.WALLED:
                    yield WallBuilt(a, self._card(b))
                case k.BASTIONED:
                    yield BastionBuilt(self._owner(a), self._card(b))
                case k.DISCARDED_CARD:
                    yield Discarded(a, self._card(b))
                case k.HAND_CARD:
                    yield HandDealt(a, self._card(b))
                case k.REPLACED:
                    yield BastionReplaced(self._card(b))
                case k.TRIPLETS_LAID:
                    cards = [self._card(index) for index in state.market() if index != k.NONE]
                    yield TripletsDealt(a, tuple(tuple(cards[at : at + 3]) for at in range(0, len(cards), 3)))
                case k.KEPT:
                    yield Kept(a, (self._card(b), self._card(c)))
                case k.REVEALED:
                    yield Revealed(a, (self._card(b), self._card(c)), self._start_colours(b, c))
                case k.CITY_FOUNDED:
                    yield CityFounded(self._card(a), self.deck.colours[b])
                case k.ORDERED:
                    order.append(OrderPlace(b, c, d))
                case k.ROUND_BEGAN:
                    places = _with_ties(order)
                    yield RoundBegan(a, places) if a else FinalOrder(places)
                case k.CITY_PICKED:
                    yield CityPicked(a, self._card(b))
                case k.CITY_SKIPPED:
                    yield CityPickSkipped(a)
                case k.LEFT_OVER:
                    left.append(self._card(a))
                case k.WALLS_SCORED:
                    held = state.wall_support(a)
                    yield WallsScored(a, held.walls, held.bastions, held.shields, c, d, b)
                case k.STREET_SCORED:
                    yield self._street(a, b, c, d, e)
                case k.ENDED:
                    ranking = ranking_of(state.raw, self.deck.card_data, self.players)
                    yield GameEnded(state.scores_by_seat(), ranking)
        if left:
            yield LeftOver(tuple(left))

    def _start_colours(self, first: int, second: int) -> tuple[str, str]:
        """3.5: each card begins the palace of its colour, or is the second storey there; 6.5: as a Wild always is."""
        first_colour = self.deck.card(first).colour or ""
        return first_colour, self.deck.card(second).colour or first_colour

    def _street(self, giver: int, lowest: int, taker: int, highest: int, points: int) -> StreetScored:
        if giver == k.NONE:
            return StreetScored(None, None, None, None, 0)
        return StreetScored(self._owner(giver), self._card(lowest), self._owner(taker), self._card(highest), points)
