"""What one seat, or a spectator, may know of a game: a type of its own, with no secrets in it."""

from functools import cached_property

import msgspec

from lucca.rules.actions import decision_of, legal_list
from lucca.rules.cards import Card, Palace
from lucca.rules.decisions import Decision
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.reading import PHASES, StateReader
from lucca.rules.score import SHIELDS_PER_WALL, Points, are_held, new_event_rows, ranking_of
from lucca.rules.setup import Setup

__all__ = ["PHASES", "Palace", "Quarter", "View"]


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
    def needed(self) -> int:
        """How many shields support the walls (5.3)."""
        return SHIELDS_PER_WALL * len(self.walls)

    @property
    def held(self) -> bool:
        """Whether the shields support the walls (5.3)."""
        return are_held(self.shields, self.needed)

    @property
    def opened_if_ended_now(self) -> int:
        """How many palaces would be open in the end: 5.2 opens the players' completed ones."""
        return len(self.opened) + (0 if self.is_city else len(self.completed))

    @property
    def highest_street_number(self) -> int:
        """The highest visible street number; 0 without a palace."""
        palaces = (*self.under_construction, *self.completed, *self.opened)
        return max((palace.street_number for palace in palaces), default=0)


class View(StateReader):
    """A table as one seat sees it. `legal_mask` and `legal_decisions` are empty unless it is that seat's decision.

    The bytes have the layout of a state with everything secret blanked out, so kernels can search from a view;
    two states that differ only in what this seat may not know give identical bytes.

    >>> from lucca import Game
    >>> view = Game.new(seed=1, players=3).view(0)
    >>> view.phase, len(view.hand), len(view.triplets), view.has_kept
    ('keep', 4, 4, (False, False, False))
    >>> view.quarters[1].under_construction, view.legal_actions()
    ((), [45, 46, 47, 48])
    """

    __slots__ = ("__dict__", "legal_mask", "seat")

    def __init__(self, setup: Setup, shown: k.Bytes, seat: int | None, legal_mask: int | None = None) -> None:
        """`shown` must have its secrets hidden. The actor's mask may be given, which spares working it out."""
        self.setup = setup
        self.seat = seat
        self.raw = shown
        self.memory = shown.data.toreadonly()
        if legal_mask is None:
            acting = seat is not None and self.actor_or_none == seat
            legal_mask = gates.gate_mask(shown) if acting else 0
        self.legal_mask = legal_mask
        shown.flags.writeable = False

    @property
    def actor(self) -> int | None:
        """Who must decide. While starting cards are chosen: this seat until it has, then the next who has not."""
        actor = self.actor_or_none
        return None if actor == k.NONE else actor

    @property
    def has_kept(self) -> tuple[bool, ...]:
        """By seat: whether it has chosen its starting cards."""
        return tuple([count == 2 for count in self.kept_counts()[: self.setup.players]])

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's own four cards until the reveal."""
        return () if self.seat is None else self.setup.deck.cards_of(self.hand_of(self.seat))

    @property
    def kept(self) -> tuple[Card, ...]:
        """What this seat has chosen so far, until the reveal."""
        return () if self.seat is None else self.setup.deck.cards_of(self.kept_by(self.seat))

    @property
    def triplets(self) -> dict[int, tuple[Card, ...]]:
        """The triplets still on the table by their index."""
        cards_of = self.setup.deck.cards_of
        return {triplet: cards_of(self.triplet_cards(triplet)) for triplet in self.open_triplets()}

    @property
    def to_play(self) -> tuple[Card, ...]:
        """The cards of the triplet taken that are still to be played."""
        return self.setup.deck.cards_of([card for _, card in self.cards_to_play()])

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Every card this seat has not seen: in the stock, removed, or in a hand that is still hidden."""
        return self.setup.deck.cards_of(self.unseen_cards())

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The discard, in the order of the deck."""
        return self.setup.deck.cards_of(self.discarded_cards())

    @cached_property
    def places(self) -> bytes:
        """As for any state; a view does not change, so they are read once."""
        return super().places

    # --- Quarters -----------------------------------------------------------------------------------------------

    @cached_property
    def quarters(self) -> tuple[Quarter, ...]:
        """By owner: the seats, then with two players the City."""
        return tuple([self.quarter(owner) for owner in range(self.setup.owners)])

    def quarter(self, owner: int) -> Quarter:
        """All that lies at one owner's Quarter."""
        is_city = owner == self.setup.players
        deck, palaces = self.setup.deck, self._palaces(owner)
        return Quarter(
            owner=owner,
            is_city=is_city,
            under_construction=tuple(palaces[k.BUILDING]),
            completed=self._completed_by_city() if is_city else tuple(palaces[k.COMPLETED]),
            opened=tuple(palaces[k.OPENED]),
            walls=deck.cards_of(self.walls_of(owner)),
            bastions=deck.cards_of(self.bastions_of(owner)),
            shields=self.shields_of(owner),
            score=self.score_of(owner),
        )

    def _palaces(self, owner: int) -> dict[int, list[Palace]]:
        """By what has become of them, in the order of colours."""
        palaces: dict[int, list[Palace]] = {k.BUILDING: [], k.COMPLETED: [], k.OPENED: []}
        for colour, status in enumerate(self.statuses(owner)):
            if status != k.ABSENT:
                palaces[status].append(self.setup.deck.palace(colour, self.storeys(owner, colour)))
        return palaces

    def _completed_by_city(self) -> tuple[Palace, ...]:
        return tuple([self.setup.deck.palace(colour, storeys) for colour, storeys in self.completed_by_city()])

    # --- points -------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat, as they stand."""
        return self.scores_by_seat()

    @property
    def points(self) -> list[Points]:
        """What each seat has scored so far, by kind."""
        return self.points_by_seat()

    @property
    def points_if_ended_now(self) -> list[Points]:
        """What each seat would have if the game ended now (5); during preparation nothing scores."""
        return self._ended_now.points_by_seat()

    @property
    def ranking_if_ended_now(self) -> tuple[int, ...]:
        """5.5: the seats from first to last if the game ended now."""
        return ranking_of(self._ended_now.raw, self.setup.deck.card_data, self.setup.players)

    @cached_property
    def _ended_now(self) -> StateReader:
        copy = self.raw.copy()
        if self.round > 0 and not self.over:
            gates.gate_finish(copy, self.setup.deck.card_data, new_event_rows())
        return StateReader(self.setup, copy)

    @property
    def ranking(self) -> tuple[int, ...]:
        """5.5: the seats from first to last, as the scores stand."""
        writable = self.raw.copy()  # a read-only array would have the gate compiled once more, when it is first met
        return ranking_of(writable, self.setup.deck.card_data, self.setup.players)

    # --- decisions ----------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """What this seat may decide now, as action numbers in ascending order."""
        return legal_list(self.legal_mask)

    def legal_decisions(self) -> list[Decision]:
        """The same in words."""
        return [self.decision_of(action) for action in legal_list(self.legal_mask)]

    def decision_of(self, action: int) -> Decision:
        """A legal action in words."""
        return decision_of(self, self.setup.deck, action)

    def to_bytes(self) -> bytes:
        """All that this seat may know, in the layout of a state."""
        return self.raw.tobytes()
