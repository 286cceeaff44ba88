"""A table as everybody may see it, and a game as one viewer may."""

from operator import attrgetter
from typing import Literal

import msgspec

from lucca.rules.cards import Card
from lucca.rules.decisions import CityMove
from lucca.rules.events import CITY, Owner
from lucca.rules.game import Game
from lucca.rules.score import Points
from lucca.rules.view import Palace, Quarter, View
from lucca.server.tables.entries import SeatKind
from lucca.server.tables.options import Options, SharedOptions
from lucca.server.tables.table import Seat, Status, Table


class OptionsView(SharedOptions, frozen=True, gc=False):
    """What the table plays; the cards of its deck are in the snapshot."""

    deck: Literal["standard", "custom"] = "standard"


class ReservedFor(msgspec.Struct, frozen=True, gc=False):
    """The player for whom an open seat of a rematch is reserved, and until when: milliseconds since 1970."""

    player: str
    name: str
    until: int


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
    reserved_for: ReservedFor | None = None
    resigned: bool = False
    """The player has lost and does not come back; a bot plays on."""


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
    street_number: int
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
    held: bool
    """Whether there are as many."""
    opened_if_ended_now: int
    """How many palaces would be open if the game ended now."""
    highest_street_number: int
    """The highest visible street number."""


class QuarterChange(msgspec.Struct, frozen=True, gc=False):
    """What one move changed: one Quarter before and after it."""

    before: QuarterView
    after: QuarterView


class GameView(msgspec.Struct, frozen=True, gc=False):
    """A game as one viewer sees it. Cards are named by their ids."""

    phase: str
    round: int
    rounds: int
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
    ranking_if_ended_now: tuple[int, ...]
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
    removed: dict[str, str] = {}
    """The names, by their ids, of those whom the host has removed before the game and not let in again."""
    paused: bool = False
    """No player is there: nothing happens until one of them comes back."""


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
        game=None if table.game is None else _public_game(table, table.game, known),
        removed=dict(table.removed),
        paused=table.is_paused,
    )


def _public_game(table: Table, game: Game, known: "KnownQuarters | None") -> GameView:
    """Those who have resigned come last, whatever the rules say of their points."""
    shown = game_view(game.position.view(None), table.pending(), known)
    if not any(seat.resigned for seat in table.seats):
        return shown
    return msgspec.structs.replace(shown, ranking=table.ranking)


_shared_options = attrgetter(*SharedOptions.__struct_fields__)


def options_view(options: Options) -> OptionsView:
    deck = "standard" if options.deck == "standard" else "custom"
    return OptionsView(*(*_shared_options(options), deck))


def seat_views(table: Table) -> tuple[SeatView, ...]:
    until = table.reserved_until
    return tuple(
        SeatView(
            kind=seat.kind,
            name=seat.name,
            player=seat.player,
            level=seat.level,
            local=seat.local,
            away=seat.away,
            contributed=seat.contribution is not None,
            reserved_for=_reserved_for(seat, until),
            resigned=seat.resigned,
        )
        for seat in table.seats
    )


def _reserved_for(seat: Seat, until: int | None) -> ReservedFor | None:
    if seat.reserved is None or until is None:
        return None
    return ReservedFor(seat.reserved.player, seat.reserved.name, until)


def clock_view(table: Table, now: int) -> ClockView:
    return ClockView(now, table.deadlines(), tuple(table.clock.banks))


def game_view(view: View, pending: list[int], known: "KnownQuarters | None" = None) -> GameView:
    """`pending` comes from the table: while starting cards are chosen, several decide at once."""
    ids, there, quarters = view.setup.deck.ids, view.open_triplets(), known or KnownQuarters()
    return GameView(
        phase=view.phase,
        round=view.round,
        rounds=view.setup.rounds,
        palace_size=view.setup.palace_size,
        pending=tuple(pending),
        order=view.order,
        has_kept=view.has_kept,
        triplets=tuple(
            [tuple(ids(view.triplet_cards(at))) if at in there else None for at in range(view.setup.triplets)]
        ),
        to_play=ids_of(view.to_play),
        quarters=tuple([quarters.shown(view, owner) for owner in range(view.setup.owners)]),
        points=tuple(view.points),
        if_ended_now=tuple(view.points_if_ended_now),
        ranking=view.ranking,
        ranking_if_ended_now=view.ranking_if_ended_now,
        unseen=view.unseen_count,
        discarded=tuple(ids(view.discarded_cards())),
    )


def ids_of(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


# --- quarters ---------------------------------------------------------------------------------------------------------


class KnownQuarters:
    """How quarters were shown before: most moves change one of them."""

    def __init__(self) -> None:
        self._shown: dict[int, tuple[bytes, QuarterView]] = {}

    def shown(self, view: View, owner: int) -> QuarterView:
        """An owner's quarter, made anew only if something else lies there than when it was last shown."""
        key = view.quarter_key(owner)
        known = self._shown.get(owner)
        if known is None or known[0] != key:
            known = self._shown[owner] = key, quarter_view(view.quarter(owner))
        return known[1]


def quarter_view(quarter: Quarter) -> QuarterView:
    return QuarterView(
        owner=CITY if quarter.is_city else quarter.owner,
        under_construction=_palace_views(quarter.under_construction),
        completed=_palace_views(quarter.completed),
        opened=_palace_views(quarter.opened),
        walls=ids_of(quarter.walls),
        bastions=ids_of(quarter.bastions),
        shields=quarter.shields,
        needed=quarter.needed,
        held=quarter.held,
        opened_if_ended_now=quarter.opened_if_ended_now,
        highest_street_number=quarter.highest_street_number,
    )


def quarter_change(game: Game, index: int, owner: int | None = None) -> QuarterChange:
    """An owner's Quarter, or the one that a move was about, before and after the move, as everybody sees it."""
    move, earlier = game.moves[index], game.after(index)
    if owner is None:
        owner = game.setup.players if isinstance(move, CityMove) else move.seat
    before = quarter_view(earlier.position.view(None).quarter(owner))
    earlier.play(move)
    return QuarterChange(before, quarter_view(earlier.position.view(None).quarter(owner)))


def _palace_views(palaces: tuple[Palace, ...]) -> tuple[PalaceView, ...]:
    return tuple([PalaceView(it.colour, it.ids, it.street_number, it.windows, it.shields) for it in palaces])
