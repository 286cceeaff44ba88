"""A table as everybody may see it, and a game as one viewer may."""

import struct
from typing import Literal

import msgspec

from lucca.rules.actions import OFFSETS
from lucca.rules.cards import Card
from lucca.rules.events import CITY, Owner
from lucca.rules.kernels import layout as k
from lucca.rules.score import Points
from lucca.rules.view import View
from lucca.server.tables.entries import SeatKind
from lucca.server.tables.options import Options, Pace
from lucca.server.tables.table import Status, Table


class OptionsView(msgspec.Struct, frozen=True, gc=False):
    """What the table plays; the cards of its deck are in the snapshot."""

    edition: str
    players: int
    celebration: bool
    deck: Literal["standard", "custom"]
    pace: Pace
    public: bool
    spectators: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    kind: SeatKind
    name: str
    player: str | None
    """The id under which the player's page is found."""
    level: str | None
    """Of a bot."""
    local: bool
    away: bool
    """A bot plays for the player."""
    contributed: bool
    """Whether the player added randomness to the deal."""


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """Times are milliseconds since 1970, as the server's clock shows them."""

    now: int
    deadlines: dict[int, int]
    """By seat whose time is running."""
    banks: tuple[int, ...]


class PalaceView(msgspec.Struct, frozen=True, gc=False):
    colour: str
    cards: tuple[str, ...]
    """From the ground up."""
    number: int
    """The visible street number."""
    windows: int
    shields: int


class QuarterView(msgspec.Struct, frozen=True, gc=False):
    """All that lies at one player's, or the City's, Quarter."""

    owner: Owner
    under_construction: tuple[PalaceView, ...]
    completed: tuple[PalaceView, ...]
    opened: tuple[PalaceView, ...]
    walls: tuple[str, ...]
    bastions: tuple[str, ...]
    shields: int
    """On palaces under construction."""
    needed: int
    """Shields that support the walls."""
    number: int
    """The highest visible street number."""


class GameView(msgspec.Struct, frozen=True, gc=False):
    """A game as one viewer sees it. Cards are named by their ids."""

    phase: str
    turn: int
    turns: int
    palace_size: int
    pending: tuple[int, ...]
    """The seats that decide now."""
    order: tuple[int, ...]
    has_kept: tuple[bool, ...]
    triplets: tuple[tuple[str, ...] | None, ...]
    """By index; null where one was taken."""
    to_play: tuple[str, ...]
    """Of the triplet taken."""
    quarters: tuple[QuarterView, ...]
    points: tuple[Points, ...]
    if_ended_now: tuple[Points, ...]
    ranking: tuple[int, ...]
    """The seats from first to last as the scores stand."""
    unseen: int
    """How many cards nobody has seen yet."""
    discarded: tuple[str, ...]


class TableView(msgspec.Struct, frozen=True, gc=False):
    id: str
    status: Status
    options: OptionsView
    host: str
    seats: tuple[SeatView, ...]
    clock: ClockView
    commitment: str
    """To the secret part of the deal; see the fair dealing page."""
    rematch: str | None
    game: GameView | None


def table_view(table: Table, now: int, known: "KnownQuarters | None" = None) -> TableView:
    """What everybody may see."""
    return TableView(
        id=table.id,
        status=table.status,
        options=options_view(table.options),
        host=table.host,
        seats=seat_views(table),
        clock=clock_view(table, now),
        commitment=table.commitment,
        rematch=table.rematch,
        game=None if table.game is None else game_view(table.game.position.view(None), table.pending(), known),
    )


def options_view(options: Options) -> OptionsView:
    return OptionsView(
        edition=options.edition,
        players=options.players,
        celebration=options.celebration,
        deck="standard" if options.deck == "standard" else "custom",
        pace=options.pace,
        public=options.public,
        spectators=options.spectators,
    )


def seat_views(table: Table) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(seat.kind, seat.name, seat.player, seat.level, seat.local, seat.away, seat.contribution is not None)
        for seat in table.seats
    )


def clock_view(table: Table, now: int) -> ClockView:
    return ClockView(now, table.deadlines(), tuple(table.clock.banks))


def game_view(view: View, pending: list[int], known: "KnownQuarters | None" = None) -> GameView:
    """`pending` comes from the table: while starting cards are chosen, several decide at once."""
    triplets = view.triplets
    quarters = _Quarters(view, known or KnownQuarters())
    return GameView(
        phase=view.phase,
        turn=view.turn,
        turns=view.setup.turns,
        palace_size=view.setup.palace_size,
        pending=tuple(pending),
        order=view.order,
        has_kept=view.has_kept,
        triplets=tuple([ids_of(triplets[at]) if at in triplets else None for at in range(view.setup.triplets)]),
        to_play=ids_of(view.to_play),
        quarters=tuple([quarters.view(owner) for owner in range(view.setup.owners)]),
        points=tuple(view.points),
        if_ended_now=tuple(view.points_if_ended_now),
        ranking=view.ranking,
        unseen=quarters.unseen,
        discarded=quarters.ids(quarters.at(k.DISCARDED)),
    )


def ids_of(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


# --- quarters ---------------------------------------------------------------------------------------------------------


class KnownQuarters:
    """How quarters and palaces were shown before: most moves change one quarter, and few of its palaces."""

    def __init__(self) -> None:
        self.quarters: dict[int, tuple[tuple[bytes, ...], QuarterView]] = {}
        """By owner: what it was made from, and how it was shown."""
        self.palaces: dict[tuple[int, bytes], PalaceView] = {}
        """By colour and storeys."""


_OF_OWNER = (("palace", k.COLOURS * k.STOREYS), ("status", k.KINDS))
_OF_CITY = (("city_completed", 1), ("city_colour", k.CITY_PALACES), ("city_palace", k.CITY_PALACES * k.STOREYS))
_SHIELDS = struct.Struct(f"{k.SEATS}h")
_WALLS, _BASTIONS = OFFSETS["walls"], OFFSETS["bastions"]


class _Quarters:
    """Reads quarters from the bytes of a view, quicker than `View.quarters`; a test compares the two."""

    def __init__(self, view: View, known: KnownQuarters) -> None:
        self._deck, self._city, self._known = view.setup.deck, view.setup.players, known
        self._state = view.to_bytes()
        self._where = self._field("where", k.CARDS)
        self._shields = _SHIELDS.unpack_from(self._state, OFFSETS["shields"])

    def _field(self, name: str, size: int, index: int = 0) -> bytes:
        start = OFFSETS[name] + size * index
        return self._state[start : start + size]

    def at(self, place: int) -> bytes:
        """The cards at a place, in the order of their indices."""
        found, card = bytearray(), self._where.find(place)
        while card >= 0:
            found.append(card)
            card = self._where.find(place, card + 1)
        return bytes(found)

    @property
    def unseen(self) -> int:
        return self._where.count(k.UNSEEN)

    def ids(self, cards: bytes) -> tuple[str, ...]:
        return tuple([self._deck.names[card] for card in cards])

    def view(self, owner: int) -> QuarterView:
        walls = self.at(k.IN_WALL + k.OWNER * owner) if self._state[_WALLS + owner] else b""
        bastions = self.at(k.AS_BASTION + k.OWNER * owner) if self._state[_BASTIONS + owner] else b""
        made_from = (walls, bastions, *[self._field(name, size, owner) for name, size in _OF_OWNER])
        if owner == self._city:
            made_from += tuple(self._field(name, size) for name, size in _OF_CITY)
        known = self._known.quarters.get(owner)
        if known is None or known[0] != made_from:
            known = self._known.quarters[owner] = made_from, self._view(owner, walls, bastions)
        return known[1]

    def _view(self, owner: int, walls: bytes, bastions: bytes) -> QuarterView:
        is_city = owner == self._city
        building, opened = (self._palaces(owner, status) for status in (k.BUILDING, k.OPENED))
        completed = self._completed_by_city() if is_city else self._palaces(owner, k.COMPLETED)
        return QuarterView(
            owner=CITY if is_city else owner,
            under_construction=building,
            completed=completed,
            opened=opened,
            walls=self.ids(walls),
            bastions=self.ids(bastions),
            shields=self._shields[owner],
            needed=2 * len(walls),
            number=max((palace.number for palace in (*building, *completed, *opened)), default=0),
        )

    def _palaces(self, owner: int, status: int) -> tuple[PalaceView, ...]:
        found = self._field("status", k.KINDS, owner)[: k.COLOURS]
        return tuple(
            [
                self._palace(colour, self._field("palace", k.STOREYS, k.COLOURS * owner + colour))
                for colour, there in enumerate(found)
                if there == status
            ]
        )

    def _completed_by_city(self) -> tuple[PalaceView, ...]:
        colours = self._field("city_colour", k.CITY_PALACES)[: self._field("city_completed", 1)[0]]
        return tuple(
            self._palace(colour, self._field("city_palace", k.STOREYS, at)) for at, colour in enumerate(colours)
        )

    def _palace(self, colour: int, storeys: bytes) -> PalaceView:
        known = self._known.palaces.get((colour, storeys))
        if known is None:
            known = self._known.palaces[colour, storeys] = self._new_palace(colour, storeys)
        return known

    def _new_palace(self, colour: int, storeys: bytes) -> PalaceView:
        cards = [self._deck.card(card) for card in storeys if card != k.NONE]
        return PalaceView(
            colour=self._deck.colours[colour],
            cards=tuple(card.id for card in cards),
            number=cards[-1].number,
            windows=sum(card.windows for card in cards),
            shields=sum(card.shields for card in cards),
        )
