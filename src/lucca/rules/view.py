"""What one seat, or a spectator, may know of a game: a type of its own, with no secrets in it."""

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec
import numpy as np

from lucca.rules.actions import OFFSETS, decision_of, legal_list
from lucca.rules.cards import Card
from lucca.rules.decisions import Decision
from lucca.rules.fields import Fields
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.score import Points, points_of, ranking_of
from lucca.rules.setup import Setup

_PHASE, _TURN, _ACTOR, _ORDER, _TABLE = (OFFSETS[name] for name in ("phase", "turn", "actor", "order", "table"))
_HAND, _KEPT, _KEPT_COUNT = (OFFSETS[name] for name in ("hand", "kept", "kept_count"))
_TRIPLETS_LEFT, _TAKEN, _PLAYED = (OFFSETS[name] for name in ("triplets_left", "taken", "played"))
PHASES = ("dealing", "dealing", "keep", "choose", "play", "city", "over")


class Palace(msgspec.Struct, frozen=True):
    """The storeys of one palace from the ground up; the last card's number is the visible one."""

    colour: str
    cards: tuple[Card, ...]

    @property
    def number(self) -> int:
        return self.cards[-1].number

    @property
    def shields(self) -> int:
        return sum(card.shields for card in self.cards)

    @property
    def windows(self) -> int:
        return sum(card.windows for card in self.cards)


class Quarter(msgspec.Struct, frozen=True):
    """All that lies at one player's (or the City's) Quarter. Walls lie face down but are public knowledge (8.7)."""

    owner: int
    is_city: bool
    under_construction: tuple[Palace, ...]
    completed: tuple[Palace, ...]
    opened: tuple[Palace, ...]
    walls: tuple[Card, ...]
    bastions: tuple[Card, ...]
    shields: int
    """On palaces under construction: they decide the order and support walls."""
    score: int

    @property
    def highest_number(self) -> int:
        palaces = (*self.under_construction, *self.completed, *self.opened)
        return max((palace.number for palace in palaces), default=0)


class View:
    """A table as one seat sees it. `legal_mask` and `legal_decisions` are empty unless it is that seat's decision.

    The bytes have the layout of a state with everything secret blanked out, so kernels can search from a view;
    two states that differ only in what this seat may not know give identical bytes.
    """

    __slots__ = ("__dict__", "legal_mask", "memory", "raw", "seat", "setup")

    def __init__(self, setup: Setup, shown: k.Bytes, seat: int | None, legal_mask: int | None = None) -> None:
        """`shown` must have its secrets hidden. The actor's mask may be given, which spares working it out."""
        self.setup = setup
        self.seat = seat
        self.raw = shown
        self.memory = shown.data.toreadonly()
        if legal_mask is None:
            acting = seat is not None and self.memory[_ACTOR] == seat
            legal_mask = gates.gate_mask(shown) if acting else 0
        self.legal_mask = legal_mask
        shown.flags.writeable = False

    @cached_property
    def _fields(self) -> Fields:
        return Fields(self.raw)

    @property
    def phase(self) -> str:
        """dealing, keep, choose (open or take), play, city or over."""
        return PHASES[self.memory[_PHASE]]

    @property
    def turn(self) -> int:
        return self.memory[_TURN]

    @property
    def actor(self) -> int | None:
        """Who must decide. While starting cards are chosen: this seat until it has, then the next who has not."""
        actor = self.memory[_ACTOR]
        return None if actor == k.NONE else actor

    @property
    def order(self) -> tuple[int, ...]:
        """This turn's order (the final order when the game is over); empty during preparation."""
        return tuple(self.memory[_ORDER : _ORDER + self.setup.players]) if self.turn else ()

    @property
    def has_kept(self) -> tuple[bool, ...]:
        return tuple(count == 2 for count in self.memory[_KEPT_COUNT : _KEPT_COUNT + self.setup.players])

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's own four cards until the reveal."""
        if self.seat is None:
            return ()
        hand = _HAND + k.HAND * self.seat
        return self._cards(self.memory[hand : hand + k.HAND])

    @property
    def kept(self) -> tuple[Card, ...]:
        """What this seat has chosen so far, until the reveal."""
        if self.seat is None:
            return ()
        kept = _KEPT + 2 * self.seat
        return self._cards(self.memory[kept : kept + 2])

    @property
    def triplets(self) -> dict[int, tuple[Card, ...]]:
        """The triplets still on the table by their index."""
        left = self.memory[_TRIPLETS_LEFT]
        return {
            triplet: self._cards(self.memory[_TABLE + 3 * triplet : _TABLE + 3 * triplet + 3])
            for triplet in range(self.setup.triplets)
            if left >> triplet & 1
        }

    @property
    def to_play(self) -> tuple[Card, ...]:
        """The cards of the triplet taken that are still to be played."""
        taken, played = self.memory[_TAKEN], self.memory[_PLAYED]
        if taken == k.NONE:
            return ()
        first = _TABLE + 3 * taken
        return self._cards([self.memory[first + slot] for slot in range(3) if not played >> slot & 1])

    @cached_property
    def quarters(self) -> tuple[Quarter, ...]:
        """By owner: the seats, then with two players the City."""
        return tuple(self._quarter(owner) for owner in range(self.setup.owners))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Every card this seat has not seen: in the stock, removed, or in a hand that is still hidden."""
        return self._at(k.UNSEEN)

    @property
    def discarded(self) -> tuple[Card, ...]:
        return self._at(k.DISCARDED)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._fields["score"][: self.setup.players])

    @property
    def points(self) -> list[Points]:
        return points_of(self.raw, self.setup.players)

    @property
    def points_if_ended_now(self) -> list[Points]:
        if self.turn == 0 or self.phase == "over":
            return self.points
        copy = self.raw.copy()
        gates.gate_finish(copy, self.setup.deck.table, np.empty(1 + k.LOG_ROWS * k.LOG_WIDTH, np.int32))
        return points_of(copy, self.setup.players)

    @property
    def ranking(self) -> tuple[int, ...]:
        """5.5: the seats from first to last, as the scores stand."""
        writable = self.raw.copy()  # a read-only array would have the gate compiled once more, when it is first met
        return ranking_of(writable, self.setup.deck.table, self.setup.players)

    def legal_actions(self) -> list[int]:
        return legal_list(self.legal_mask)

    def legal_decisions(self) -> list[Decision]:
        return [self.decision_of(action) for action in legal_list(self.legal_mask)]

    def decision_of(self, action: int) -> Decision:
        return decision_of(self, self.setup.deck, action)

    def to_bytes(self) -> bytes:
        return self.raw.tobytes()

    # --- helpers ----------------------------------------------------------------------------------------------

    def _cards(self, indices: Iterable[int]) -> tuple[Card, ...]:
        return tuple(self.setup.deck.card(index) for index in indices if index != k.NONE)

    def _at(self, place: int) -> tuple[Card, ...]:
        return tuple(self._by_place.get(place, ()))

    @cached_property
    def _by_place(self) -> dict[int, list[Card]]:
        """The cards of the deck in the order of their indices, by where they are."""
        found: dict[int, list[Card]] = {}
        for card, place in zip(self.setup.deck.cards, self._fields["where"], strict=True):
            if card is not None:
                found.setdefault(place, []).append(card)
        return found

    def _palaces(self, owner: int, status: int) -> Iterator[Palace]:
        for colour in range(k.COLOURS):
            if self._fields["status"][owner][colour] == status:
                yield Palace(self.setup.deck.colours[colour], self._cards(self._fields["palace"][owner][colour]))

    def _city_completed(self) -> Iterator[Palace]:
        for palace in range(self._fields["city_completed"]):
            colour = self.setup.deck.colours[self._fields["city_colour"][palace]]
            yield Palace(colour, self._cards(self._fields["city_palace"][palace]))

    def _quarter(self, owner: int) -> Quarter:
        is_city = owner == self.setup.players
        completed = self._city_completed() if is_city else self._palaces(owner, k.COMPLETED)
        return Quarter(
            owner=owner,
            is_city=is_city,
            under_construction=tuple(self._palaces(owner, k.BUILDING)),
            completed=tuple(completed),
            opened=tuple(self._palaces(owner, k.OPENED)),
            walls=self._at(k.IN_WALL + k.OWNER * owner),
            bastions=self._at(k.AS_BASTION + k.OWNER * owner),
            shields=self._fields["shields"][owner],
            score=self._fields["score"][owner],
        )
