"""What a state's bytes mean in terms of the game. Besides it only kernels and their engines look at them.

`Position`, `View` and `Course` are made on it. Cards are indices of the deck here; `View` shows them as cards.
"""

import struct
from itertools import compress

import numpy as np

from lucca.rules.kernels import layout as k
from lucca.rules.score import SHIELDS_PER_WALL, Points, WallSupport, are_held
from lucca.rules.setup import Setup

PHASES = ("dealing", "dealing", "keep", "choose", "play", "city", "over")
"""What is to be done, by the kernels' number of the phase."""

PHASE_AT, ACTOR_AT = k.OFFSETS["phase"], k.OFFSETS["actor"]
"""`Course` reads these bytes on every decision, where a property would cost."""
_ROUND, _ORDER = k.OFFSETS["round"], k.OFFSETS["order"]
_WHERE, _MARKET, _HAND, _KEPT = (k.OFFSETS[name] for name in ("where", "market", "hand", "kept"))
_KEPT_COUNT, _TRIPLETS_LEFT = k.OFFSETS["kept_count"], k.OFFSETS["triplets_left"]
_TAKEN, _PLAYED, _CARDS, _STATUS = (k.OFFSETS[name] for name in ("taken", "played", "cards", "status"))
_PALACE, _WALLS, _BASTIONS = (k.OFFSETS[name] for name in ("palace", "walls", "bastions"))
_CITY = k.OFFSETS["city_completed"]
_CITY_COLOUR, _CITY_PALACE = k.OFFSETS["city_colour"], k.OFFSETS["city_palace"]
_CITY_END = _CITY_PALACE + k.CITY_PALACES * k.STOREYS
_SCORE, _SHIELDS, _POINTS = (k.OFFSETS[name] for name in ("score", "shields", "points"))
_DEALT = k.OFFSETS["dealt"]
_SHORT, _SCORES, _KINDS_OF_POINTS = struct.Struct("h"), struct.Struct(f"{k.SEATS}h"), struct.Struct("4h")
_OF_ALL_PALACES = k.COLOURS * k.STOREYS
_ALL_CARDS = tuple(range(k.CARDS))


def _only(*places: int) -> bytes:
    """For `bytes.translate`: these places stay, all others become 0."""
    return bytes(place if place in places else 0 for place in range(256))


_DISCARD = _only(k.DISCARDED)
_WALLS_AND_BASTIONS = [_only(k.IN_WALL + k.OWNER * at, k.AS_BASTION + k.OWNER * at) for at in range(k.SEATS)]
"""By owner."""


class StateReader:
    """Reads the bytes of a state, or of what one seat may know of it. An owner is a seat, or after them the City."""

    __slots__ = ("memory", "raw", "setup")

    def __init__(self, setup: Setup, raw: k.Bytes) -> None:
        """The bytes are shared, not copied."""
        self.setup = setup
        self.raw = raw
        self.memory = raw.data

    # --- how far the game has come ------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """dealing, keep, choose (open or take), play, city or over."""
        return PHASES[self.memory[PHASE_AT]]

    @property
    def phase_number(self) -> int:
        """The phase as the kernels number it."""
        return self.memory[PHASE_AT]

    @property
    def round(self) -> int:
        """1 for the first round, 0 during preparation."""
        return self.memory[_ROUND]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.memory[PHASE_AT] == k.OVER

    @property
    def is_chance(self) -> bool:
        """Whether cards are to be dealt before a player decides."""
        return self.memory[PHASE_AT] <= k.DEAL_TRIPLETS

    @property
    def hands_dealt(self) -> bool:
        """Whether all first hands are dealt (3.2)."""
        return self.memory[PHASE_AT] != k.DEAL_HANDS

    @property
    def hand_being_dealt(self) -> int:
        """The seat that gets the next card of the first hands (3.2)."""
        return self.memory[_DEALT] // k.HAND

    @property
    def is_keeping(self) -> bool:
        """Whether starting cards are being chosen (3.4)."""
        return self.memory[PHASE_AT] == k.KEEP

    @property
    def is_picking(self) -> bool:
        """Whether a card for the City is due (7.3)."""
        return self.memory[PHASE_AT] == k.CITY

    @property
    def actor_or_none(self) -> int:
        """The seat that the state says must decide, or `NONE`."""
        return self.memory[ACTOR_AT]

    @property
    def order(self) -> tuple[int, ...]:
        """This round's order (the final order when the game is over); empty during preparation."""
        return tuple(self.memory[_ORDER : _ORDER + self.setup.players]) if self.round else ()

    def kept_counts(self) -> bytes:
        """How many starting cards each seat has chosen, so far as is known; unused seats included."""
        return bytes(self.memory[_KEPT_COUNT : _KEPT_COUNT + k.SEATS])

    # --- cards --------------------------------------------------------------------------------------------------

    @property
    def places(self) -> bytes:
        """By card: the place of the kernels' layout at which it is."""
        return bytes(self.memory[_WHERE : _WHERE + k.CARDS])

    def cards_at(self, place: int) -> bytes:
        """The cards at one of these places, in the order of their indices."""
        where = self.places
        found, card = bytearray(), where.find(place)
        while card >= 0:
            found.append(card)
            card = where.find(place, card + 1)
        return bytes(found)

    def unseen_cards(self) -> list[int]:
        """The cards that are in no hand, Quarter, discard or triplet that is known."""
        unseen: list[int] = np.flatnonzero(self.raw[_WHERE : _WHERE + k.CARDS] == k.UNSEEN).tolist()
        return unseen

    def is_unseen(self, card: int) -> bool:
        """Whether the card is one of these."""
        return self.memory[_WHERE + card] == k.UNSEEN

    @property
    def unseen_count(self) -> int:
        """How many cards are unseen."""
        return self.places.count(k.UNSEEN)

    def discarded_cards(self) -> bytes:
        """The discard. It grows long, so it is sifted at once instead of card by card."""
        return bytes(compress(_ALL_CARDS, self.places.translate(_DISCARD)))

    def hand_of(self, seat: int) -> bytes:
        """A seat's first hand by slot, until the reveal; `NONE` where a card is not known."""
        return bytes(self.memory[_HAND + k.HAND * seat : _HAND + k.HAND * (seat + 1)])

    def kept_by(self, seat: int) -> bytes:
        """The starting cards that a seat has chosen, until the reveal; `NONE` where none is known."""
        return bytes(self.memory[_KEPT + 2 * seat : _KEPT + 2 * seat + 2])

    def market(self) -> bytes:
        """The cards of all triplets one after the other, those that were taken this round included."""
        return bytes(self.memory[_MARKET : _MARKET + 3 * k.TRIPLETS])

    def triplet_cards(self, triplet: int) -> bytes:
        """The three cards of a triplet, whether or not it was taken."""
        return bytes(self.memory[_MARKET + 3 * triplet : _MARKET + 3 * triplet + 3])

    def open_triplets(self) -> list[int]:
        """The triplets that no player has taken, or that are open to the City pick (7.4)."""
        left = self.memory[_TRIPLETS_LEFT]
        return [triplet for triplet in range(self.setup.triplets) if left >> triplet & 1]

    def is_open_triplet(self, triplet: int) -> bool:
        """Whether the triplet is one of these."""
        return self.memory[_TRIPLETS_LEFT] >> triplet & 1 == 1

    def cards_to_play(self) -> list[tuple[int, int]]:
        """(slot, card) of the triplet taken, those that are played left out."""
        taken, played = self.memory[_TAKEN], self.memory[_PLAYED]
        if taken == k.NONE:
            return []
        first = _MARKET + 3 * taken
        return [(slot, self.memory[first + slot]) for slot in range(3) if not played >> slot & 1]

    def cards_taken(self) -> bytes:
        """The three cards of the triplet taken, played or not; empty if none is taken."""
        taken = self.memory[_TAKEN]
        return b"" if taken == k.NONE else self.triplet_cards(taken)

    def card_taken(self, slot: int) -> int:
        """A card of the triplet taken, played or not; `NONE` if none is taken."""
        taken = self.memory[_TAKEN]
        return k.NONE if taken == k.NONE else self.memory[_MARKET + 3 * taken + slot]

    # --- Quarters -----------------------------------------------------------------------------------------------

    def statuses(self, owner: int) -> bytes:
        """What has become of the owner's palaces, by colour: the kernels' ABSENT, BUILDING, COMPLETED or OPENED."""
        return bytes(self.memory[_STATUS + k.KINDS * owner : _STATUS + k.KINDS * owner + k.COLOURS])

    def storeys(self, owner: int, colour: int) -> bytes:
        """The cards of the owner's palace of a colour from the ground up, filled up with `NONE`."""
        first = _PALACE + k.STOREYS * (k.COLOURS * owner + colour)
        return bytes(self.memory[first : first + k.STOREYS])

    def storeys_under_construction(self, owner: int, colour: int) -> int:
        """How many cards the owner's palace of a colour has, if it is under construction."""
        building = self.memory[_STATUS + k.KINDS * owner + colour] == k.BUILDING
        return self.memory[_CARDS + k.COLOURS * owner + colour] if building else 0

    def completed_by_city(self) -> list[tuple[int, bytes]]:
        """7.8: (colour, cards) of the palaces that the City has completed."""
        return [
            (self.memory[_CITY_COLOUR + at], bytes(self.memory[first : first + k.STOREYS]))
            for at in range(self.memory[_CITY])
            for first in (_CITY_PALACE + k.STOREYS * at,)
        ]

    def walls_of(self, owner: int) -> bytes:
        """The owner's City Walls."""
        return self.cards_at(k.IN_WALL + k.OWNER * owner) if self.memory[_WALLS + owner] else b""

    def bastions_of(self, owner: int) -> bytes:
        """The owner's Bastions."""
        return self.cards_at(k.AS_BASTION + k.OWNER * owner) if self.memory[_BASTIONS + owner] else b""

    def quarter_key(self, owner: int) -> bytes:
        """Bytes that are the same as long as the same palaces, walls and Bastions lie at the owner's Quarter."""
        memory, first, status = self.memory, _PALACE + _OF_ALL_PALACES * owner, _STATUS + k.KINDS * owner
        palaces, statuses = memory[first : first + _OF_ALL_PALACES], memory[status : status + k.COLOURS]
        key = b"".join((self.places.translate(_WALLS_AND_BASTIONS[owner]), palaces, statuses))
        return key + memory[_CITY:_CITY_END] if owner == self.setup.players else key

    # --- points -------------------------------------------------------------------------------------------------

    def score_of(self, owner: int) -> int:
        """The points so far; the City has none."""
        score: int = _SHORT.unpack_from(self.memory, _SCORE + 2 * owner)[0]
        return score

    def scores_by_seat(self) -> tuple[int, ...]:
        """The points so far."""
        return _SCORES.unpack_from(self.memory, _SCORE)[: self.setup.players]

    def points_by_seat(self) -> list[Points]:
        """The points so far, by kind."""
        end = _POINTS + _KINDS_OF_POINTS.size * self.setup.players
        kinds = _KINDS_OF_POINTS.iter_unpack(self.memory[_POINTS:end])
        return [
            Points(windows, parties, walls, street, score)
            for (windows, parties, walls, street), score in zip(kinds, self.scores_by_seat(), strict=True)
        ]

    def shields_of(self, owner: int) -> int:
        """On palaces under construction: they decide the order (4.1) and support walls (5.3)."""
        shields: int = _SHORT.unpack_from(self.memory, _SHIELDS + 2 * owner)[0]
        return shields

    def wall_support(self, owner: int) -> WallSupport:
        """The owner's City Walls and what holds them (5.3)."""
        walls, bastions = self.memory[_WALLS + owner], self.memory[_BASTIONS + owner]
        shields, needed = self.shields_of(owner), SHIELDS_PER_WALL * walls
        return WallSupport(walls, bastions, shields, needed, are_held(shields, needed))


def with_kept_counts(raw: k.Bytes, counts: bytes) -> k.Bytes:
    """A copy of a state in which the seats have chosen so many starting cards."""
    changed = raw.copy()
    changed[_KEPT_COUNT : _KEPT_COUNT + k.SEATS] = np.frombuffer(counts, np.uint8)
    return changed


def with_actor(raw: k.Bytes, seat: int) -> k.Bytes:
    """A copy of a state in which this seat decides."""
    changed = raw.copy()
    changed[ACTOR_AT] = seat
    return changed
