"""One table in memory, with its viewers and what each of them is shown."""

import asyncio
import time
from collections.abc import Mapping, Sequence, Set
from functools import cache

import msgspec
from msgspec import Raw

from lucca.rules.cards import Deck, standard_deck
from lucca.rules.decisions import Decision
from lucca.rules.errors import LuccaError
from lucca.rules.events import CITY
from lucca.server.base.errors import NotFound
from lucca.server.live.viewer import Viewer
from lucca.server.store.reader import LogRow, SavedDraft
from lucca.server.tables.entries import Entry, Moved
from lucca.server.tables.table import Table
from lucca.server.wire.choices import Yours, yours
from lucca.server.wire.entries import AppliedEntry
from lucca.server.wire.messages import PROTOCOL, Presence
from lucca.server.wire.views import KnownQuarters, QuarterChange, quarter_change, table_view

_encode = msgspec.json.Encoder().encode
PresenceAtNode = tuple[tuple[str, ...], int]
"""Who looks at a table: players at it, and how many others."""
NO_PRESENCE: PresenceAtNode = ((), 0)


class _SnapshotFrame(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="snapshot"):
    """`messages.Snapshot` with parts that are encoded already; a test compares the two."""

    protocol: int
    seq: int
    entries: tuple[Raw, ...]
    table: Raw
    you: Yours | None
    seats: tuple[int, ...]
    muted: tuple[str, ...]
    colours: Raw
    cards: Raw
    revealed: tuple[Raw, ...]


class _UpdateFrame(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="update"):
    """`messages.Update`, likewise."""

    seq: int
    entries: tuple[Raw, ...]
    table: Raw
    you: Yours | None
    seats: tuple[int, ...]
    revealed: tuple[Raw, ...]


def _deck_bytes(deck: Deck) -> tuple[Raw, Raw]:
    """The colours and cards of a deck, encoded."""
    return _standard_deck_bytes() if deck is standard_deck() else _encoded(deck)


@cache
def _standard_deck_bytes() -> tuple[Raw, Raw]:
    return _encoded(standard_deck())


def _encoded(deck: Deck) -> tuple[Raw, Raw]:
    cards = [card for card in deck.cards if card is not None]
    return Raw(_encode(deck.colours)), Raw(_encode(cards))


def _shown(viewer: Viewer, seats: Sequence[int]) -> int | None:
    """Of these seats, a viewer's own, the one whose secrets it is shown."""
    if len(seats) == 1:
        return seats[0]
    return viewer.acting if viewer.acting in seats else None


class Room:
    """The table is read and changed only while it is held (`Rooms.hold`): no viewer is told what is not on disk yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used_at = time.monotonic()
        self.unsaved_after: int | None = None
        """What is in memory after this entry could not be saved: before it is used, what is on disk must be read."""
        """What lists show of the table; empty if that must be made anew."""
        self._viewers: set[Viewer] = set()
        self._drafts: dict[int, tuple[Decision, ...]] = {}
        self._presence_at_other_nodes: dict[str, PresenceAtNode] = {}
        self._history: list[AppliedEntry] = []
        self._public: list[Raw] = []
        """As those see them who have no seat here."""
        self._over_since: int | None = None
        """The seq of the entry by which the game ended."""
        self._table_bytes: tuple[int, Raw] | None = None
        self._quarters = KnownQuarters()

    @property
    def viewers(self) -> Set[Viewer]:
        return self._viewers

    @property
    def drafts(self) -> Mapping[int, tuple[Decision, ...]]:
        """By seat: decisions that are not confirmed yet."""
        return self._drafts

    def touch(self) -> None:
        """The table is used just now: it stays in memory for a while."""
        self.used_at = time.monotonic()

    def add_viewer(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def remove_viewer(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self.touch()

    # --- in step with the log -----------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: int) -> None:
        """Let the next entry happen, without telling the viewers. IllegalMoveError, and no change, if it cannot."""
        events = self.table.apply(entry, at)
        logged = AppliedEntry(self.table.seq, at, entry, events)
        self._history.append(logged)
        self._public.append(Raw(_encode(logged.visible_to(None, hears_spectators=True))))
        if self._over_since is None and self.table.is_over:
            self._over_since = self.table.seq
        self._table_bytes = None

    def follow(self, rows: Sequence[LogRow]) -> None:
        """Apply the entries that come next in the log on disk."""
        for row in rows:
            self.apply(row.entry, row.at)

    def has_happened(self, entries: Sequence[Entry], after: int, at: int) -> bool:
        """Whether just these entries followed that one, at that time."""
        there = self._history[after : after + len(entries)]
        return [(logged.entry, logged.at) for logged in there] == [(entry, at) for entry in entries]

    def start_again(self, rows: Sequence[LogRow], drafts: dict[int, SavedDraft]) -> None:
        """Forget everything but the viewers: what is on disk counts, and is given here."""
        self.table = Table(self.table.id, self.table.seed)
        self._history, self._public, self._over_since = [], [], None
        self.follow(rows)
        self.take_drafts(drafts)
        self.unsaved_after = None

    def mark_unsaved(self, after: int) -> None:
        """What happened after this entry could not be saved; `start_again` is to follow."""
        self.unsaved_after = after

    # --- drafts -------------------------------------------------------------------------------------------------

    def take_drafts(self, saved: dict[int, SavedDraft]) -> None:
        """Drafts of moves that were made meanwhile are of no use."""
        self._drafts = {
            seat: draft.decisions for seat, draft in saved.items() if draft.move_index == self.table.moves_by[seat]
        }

    def set_draft(self, seat: int, decisions: tuple[Decision, ...]) -> None:
        self._drafts[seat] = decisions

    def drop_draft(self, seat: int) -> None:
        self._drafts.pop(seat, None)

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, after: int, now: int) -> None:
        """Send all viewers what happened after this entry of the log."""
        table = self._table(now)
        public = tuple(self._public[after:])
        is_same_for_all = not any(one.has_secrets or one.is_among_spectators for one in self._history[after:])
        plain: bytes | None = None
        for viewer in self._viewers:
            if not self.table.may_watch(viewer.player):
                viewer.drop()
                continue
            seats = tuple(self.table.seats_of(viewer.player))
            if not self._hears_spectators(seats) and self._only_spectators_spoke_after(viewer.knows):
                continue  # it is withheld from players, who are not disturbed by it either
            you = self._yours(_shown(viewer, seats))
            if not seats and not viewer.muted and viewer.knows == after:
                if plain is None:
                    plain = _encode(_UpdateFrame(self.table.seq, public, table, None, (), ()))
                viewer.send(plain)
            else:
                is_public = is_same_for_all and viewer.knows == after and not viewer.muted
                entries = public if is_public else self._entries(viewer, seats, viewer.knows)
                has_just_ended = self._over_since is not None and self._over_since > viewer.knows
                revealed = self._revealed(viewer, seats, viewer.knows) if has_just_ended else ()
                viewer.send(_encode(_UpdateFrame(self.table.seq, entries, table, you, seats, revealed)))
            viewer.has_heard(self.table.seq)

    def snapshot(self, viewer: Viewer, after: int, now: int) -> bytes:
        """The first message to a viewer, who knows the log up to `after`; from the start if there is no such entry."""
        after = after if 0 <= after <= self.table.seq else 0
        colours, cards = _deck_bytes(self.table.options.setup().deck)
        seats = tuple(self.table.seats_of(viewer.player))
        return _encode(
            _SnapshotFrame(
                PROTOCOL,
                self.table.seq,
                self._entries(viewer, seats, after),
                self._table(now),
                self._yours(_shown(viewer, seats)),
                seats,
                tuple(sorted(viewer.muted)),
                colours,
                cards,
                self._revealed(viewer, seats, after),
            )
        )

    def quarter_change(self, seq: int, owner: str | None = None) -> QuarterChange:
        """What the move of that log entry changed, as everybody may see it, in the Quarter it was about or an owner's.

        NotFound if the entry is no move, or there is no such Quarter.
        """
        entry = self._history[seq - 1].entry if 0 < seq <= len(self._history) else None
        if not isinstance(entry, Moved):
            raise NotFound("no-move", f"entry {seq} of the log is no move")
        earlier = sum(isinstance(logged.entry, Moved) for logged in self._history[: seq - 1])
        game = self.table.playing()
        owners = {str(CITY if at == game.setup.players else at): at for at in range(game.setup.owners)}
        if owner is not None and owner not in owners:
            raise NotFound("no-move", f"there is no Quarter of {owner}")
        return quarter_change(game, earlier, None if owner is None else owners[owner])

    def viewers_of(self, seat: int) -> list[Viewer]:
        """Those who are shown this seat's secrets."""
        return [viewer for viewer in self._viewers if self.seat_shown(viewer) == seat]

    def seat_shown(self, viewer: Viewer) -> int | None:
        """Whose secrets a viewer is shown: the one seat's, or of several the one that the viewer acts for."""
        return _shown(viewer, self.table.seats_of(viewer.player))

    def yours_for(self, viewer: Viewer) -> Yours | None:
        """The secrets that a viewer is shown, and what it can do."""
        return self._yours(self.seat_shown(viewer))

    def _yours(self, seat: int | None) -> Yours | None:
        if seat is None or self.table.game is None:
            return None
        try:
            return yours(self.table, seat, self._drafts.get(seat, ()))
        except LuccaError:  # a draft that another version of the program allowed
            self.drop_draft(seat)
            return yours(self.table, seat, ())

    def _entries(self, viewer: Viewer, seats: Sequence[int], after: int) -> tuple[Raw, ...]:
        """Most entries are the same for all viewers; the few that are not are told to each viewer."""
        seat = seats[0] if len(seats) == 1 else None
        hears = self._hears_spectators(seats)
        return tuple(
            [
                Raw(_encode(logged.visible_to(seat, viewer.muted, hears_spectators=hears)))
                if (logged.has_secrets and seat is not None) or logged.is_among_spectators or viewer.muted
                else public
                for logged, public in zip(self._history[after:], self._public[after:], strict=True)
            ]
        )

    def _hears_spectators(self, seats: Sequence[int]) -> bool:
        """What spectators say could help those who hold these seats, while the game runs."""
        return not seats or self.table.is_over

    def _only_spectators_spoke_after(self, seq: int) -> bool:
        return all(logged.is_among_spectators for logged in self._history[seq:])

    def _revealed(self, viewer: Viewer, seats: Sequence[int], until: int) -> tuple[Raw, ...]:
        """When the game is over: what was withheld from those who hold these seats, up to this entry."""
        if not seats or not self.table.is_over:
            return ()
        said = (logged for logged in self._history[:until] if logged.is_among_spectators)
        return tuple(Raw(_encode(logged.visible_to(None, viewer.muted, hears_spectators=True))) for logged in said)

    def _table(self, now: int) -> Raw:
        """Encoded once for all viewers; its clock shows the time when that was done."""
        if self._table_bytes is None or abs(now - self._table_bytes[0]) > 500:
            self._table_bytes = (now, Raw(_encode(table_view(self.table, now, self._quarters))))
        return self._table_bytes[1]

    # --- presence -----------------------------------------------------------------------------------------------

    def presence_here(self) -> PresenceAtNode:
        """Who looks at the table at this node."""
        people = self.table.people()
        there = {viewer.player for viewer in self._viewers}
        players = tuple(sorted(player for player in there if player in people))
        spectators = sum(1 for viewer in self._viewers if viewer.player not in people)
        return players, spectators

    def presence_message(self) -> bytes:
        """The message that says who looks at the table, at all nodes."""
        nodes = [self.presence_here(), *self._presence_at_other_nodes.values()]
        players = sorted({player for there, _ in nodes for player in there})
        return _encode(Presence(tuple(players), sum(spectators for _, spectators in nodes)))

    def knows_presence(self, node: str) -> bool:
        """Whether another node has told who looks at the table there."""
        return node in self._presence_at_other_nodes

    def set_presence(self, node: str, there: PresenceAtNode) -> None:
        """Another node has told who looks at the table there."""
        self._presence_at_other_nodes[node] = there

    def forget_presence(self, node: str) -> bool:
        """No client looks at the table at another node any more; whether any did before."""
        return self._presence_at_other_nodes.pop(node, None) is not None

    def tell_presence(self) -> None:
        message = self.presence_message()
        for viewer in self._viewers:
            viewer.send(message)
