"""The names and numbers of the game state: one record of fewer than 512 bytes.

Cards are indices: 0-95 palace cards in ascending number, then the Bastions, the Wilds, the golden palace cards.
An *owner* is a seat, or the City of Lucca, which with two players has index 2.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

SEATS = 5
COLOURS = 6
BASTIONS = 6  # what kind a card is: one of the six colours, or one of these two
WILDS = 7
KINDS = 8
STOREYS = 5
HAND = 4
TRIPLETS = 6
CITY_PALACES = 3  # the City gets 4 + 2 x 7 cards, so it completes at most three palaces

FIRST_BASTION = 96
FIRST_WILD = 100
FIRST_GOLDEN = 103
CARDS = 105
NONE = 255  # no card, no colour, no triplet

# Phases. In the first two the next step is chance; in the others `actor` decides.
DEAL_HANDS = 0
DEAL_TRIPLETS = 1
KEEP = 2
CHOOSE = 3  # open a palace or take a triplet
PLAY = 4  # play the cards of the triplet taken
CITY = 5  # pick a card for the City of Lucca
OVER = 6

# How a card may be used (4.7 to 4.12).
START = 0
ADD = 1
WALL = 2
BASTION = 3
DISCARD = 4
USES = 5
ALL_USES = (1 << USES) - 1

# What has become of an owner's palace of one colour. The low five bits are the uses it leaves a card of that colour,
# so that legality is one look-up; the two kinds without a colour have entries of the same form.
ABSENT = 1 << START | 1 << WALL | 1 << DISCARD
BUILDING = 1 << ADD | 1 << WALL | 1 << DISCARD
COMPLETED = 1 << WALL | 1 << DISCARD | 32
OPENED = 1 << WALL | 1 << DISCARD | 64
BASTION_NO_WALL = 1 << BASTION | 1 << DISCARD
BASTION_OR_WALL = 1 << BASTION | 1 << WALL | 1 << DISCARD
WILD = 1 << WALL | 1 << DISCARD  # adding it is an action of its own

# Where a card is. Values from HELD on have OWNER * owner added.
UNSEEN = 0  # in the stock, or removed, or never reached: nobody can tell
ASIDE = 1  # Bastions put aside until the reshuffle
OUT = 2  # not part of this game
DISCARDED = 3
IN_MARKET = 4  # in a triplet of this round
HELD = 5  # in a hand during preparation
IN_PALACE = 6
IN_WALL = 7
AS_BASTION = 8
OWNER = 16

# Kinds of points.
WINDOWS = 0
PARTIES = 1
WALLS = 2
STREET = 3

# Which palaces the street-number bonus looks at: bits that tell their status from all others.
UNDER_CONSTRUCTION = 1 << ADD
OPENED_PALACES = 64
EVERY_PALACE = 1 << ADD | 32 | 64

# The action space: 62 small decisions, so that a legal mask is one integer.
OPEN_FIRST = 0  # + colour
TAKE_FIRST = 6  # + triplet
PLAY_FIRST = 12  # + slot * USES + use
WILD_FIRST = 27  # + wild * COLOURS + colour
KEEP_FIRST = 45  # + slot of the hand
CITY_FIRST = 49  # + triplet * 3 + slot
CITY_SKIP = 61
ACTIONS = 62

# Rows of events: a kind and up to five numbers.
MAX_EVENT_ROWS = 256
EVENT_WIDTH = 6
HAND_CARD = 1  # seat, card
REPLACED = 2  # seat, card
TRIPLETS_LAID = 3  # round
KEPT = 4  # seat, first card, second card
REVEALED = 5  # seat, lower card, upper card
CITY_FOUNDED = 6  # card, colour
ORDERED = 7  # rank, seat, shields, highest number
ROUND_BEGAN = 8  # round (0 after the last round: the final order)
PARTY_SOURCE = 9  # seat, colour, owner, points
OPENED_PALACE = 10  # seat, colour, points
TOOK = 11  # seat, triplet
STARTED = 12  # owner, colour, card
ADDED = 13  # owner, colour, card
COMPLETED_PALACE = 14  # owner, colour, points
WALLED = 15  # seat, card
BASTIONED = 16  # owner, card
DISCARDED_CARD = 17  # seat, card
CITY_PICKED = 18  # seat, card
CITY_SKIPPED = 19  # seat
LEFT_OVER = 20  # card
WALLS_SCORED = 21  # seat, points, shields needed, opened palaces
STREET_SCORED = 22  # lowest owner, lowest card, highest owner, highest card, points
ENDED = 23


class Setting:
    """What edition and number of players decide, the same for the whole game.

    A new switch is one line here: kernels read it as a field of the state, `lucca.rules.setup` fills it in from the
    property of `Setup` or the field of `Edition` with the same name, and `gate_new` copies the whole into a new state.
    """

    players: int
    owners: int
    palace_size: int
    rounds: int
    triplets: int
    bastions_dealt_to_hands: int
    first_triplets_face_up: int
    lowest_on: int
    highest_on: int
    bastion_may_be_wall: int


_SETTING_FIELDS = [(name, "i1") for name in Setting.__annotations__]
SETTING = np.dtype(_SETTING_FIELDS)

# Fields that serve as indices are unsigned, which spares compiled code the check for negative ones. Those that are
# counted up to (`range`), or are sets of bits, are signed: numba turns a sum of int64 and uint64 into a float.
_FIELDS = np.dtype(
    [
        ("score", "i2", (SEATS,)),
        ("points", "i2", (SEATS, 4)),
        ("shields", "i2", (SEATS,)),  # on palaces under construction
        ("where", "u1", (CARDS,)),
        ("palace", "u1", (SEATS, COLOURS, STOREYS)),
        ("cards", "u1", (SEATS, COLOURS)),
        ("status", "u1", (SEATS, KINDS)),
        ("market", "u1", (TRIPLETS * 3,)),  # the triplets of this round: triplet * 3 + slot
        ("hand", "u1", (SEATS * HAND,)),  # seat * HAND + slot
        ("kept", "u1", (SEATS, 2)),
        ("kept_count", "i1", (SEATS,)),
        ("to_open", "i1", (SEATS,)),  # a bit per colour of a completed palace
        ("walls", "i1", (SEATS,)),
        ("bastions", "i1", (SEATS,)),
        ("order", "u1", (SEATS,)),
        ("city_completed", "i1"),
        ("city_colour", "u1", (CITY_PALACES,)),
        ("city_palace", "u1", (CITY_PALACES, STOREYS)),
        *_SETTING_FIELDS,
        # How far the game has come.
        ("phase", "i1"),
        ("round", "i1"),  # 0 during preparation
        ("actor", "u1"),
        ("rank", "i1"),  # the actor's place in this round's order
        ("triplets_left", "i1"),  # a bit per triplet
        ("taken", "u1"),
        ("taken_kind", "u1", (3,)),  # of the cards taken: what legality needs, at hand
        ("played", "u1"),  # a bit per card of the triplet taken
        ("dealt", "i1"),  # cards dealt in the present chance phase
    ],
    align=True,
)
# A state fills eight cache lines exactly: it can be copied by words, and neighbours in an array share no line.
STATE_BYTES = 512
STATE = np.dtype(
    {
        "names": list(_FIELDS.fields or {}),
        "formats": [field[0] for field in (_FIELDS.fields or {}).values()],
        "offsets": [field[1] for field in (_FIELDS.fields or {}).values()],
        "itemsize": STATE_BYTES,
    }
)

OFFSETS = {name: int(field[1]) for name, field in (STATE.fields or {}).items()}  # where the fields of a state begin
SETTING_AT = OFFSETS["players"]
SETTING_BYTES = SETTING.itemsize

# By card. The tables reach to NONE, whose number is 0: the visible card of a palace that is not there.
DECK = np.dtype(
    [
        ("street_number", "i4", (NONE + 1,)),
        ("shields", "i2", (NONE + 1,)),
        ("windows", "i2", (NONE + 1,)),
        ("kind", "u1", (NONE + 1,)),
    ],
    align=True,
)

Bytes = npt.NDArray[np.uint8]
EventRows = npt.NDArray[np.int32]
MaybeEventRows = EventRows | None


class State(Setting):
    """The plain Python twin of a STATE record: the same field names, nested lists of ordinary integers.

    Kernels run on it uncompiled; it is also how their arguments are typed.
    """

    score: list[int]
    points: list[list[int]]
    shields: list[int]
    where: list[int]
    palace: list[list[list[int]]]
    cards: list[list[int]]
    status: list[list[int]]
    market: list[int]
    hand: list[int]
    kept: list[list[int]]
    kept_count: list[int]
    to_open: list[int]
    walls: list[int]
    bastions: list[int]
    order: list[int]
    city_completed: int
    city_colour: list[int]
    city_palace: list[list[int]]
    phase: int
    round: int
    actor: int
    rank: int
    triplets_left: int
    taken: int
    taken_kind: list[int]
    played: int
    dealt: int

    def __init__(self, raw: Bytes) -> None:
        self.__dict__.update(fields_of(raw, STATE))

    def to_raw(self) -> Bytes:
        """The same state as bytes; a value that does not fit its field is an error, not an overflow."""
        record = np.zeros(1, STATE)
        for name in STATE.names or ():
            target = record[name][0]
            value = np.asarray(getattr(self, name))
            limits = np.iinfo(target.dtype)
            if value.min() < limits.min or value.max() > limits.max:
                raise OverflowError(f"{name} = {value} does not fit {target.dtype}")
            record[name][0] = value
        return record.view(np.uint8).copy()


class CardData:
    """The plain twin of a DECK record."""

    street_number: list[int]
    shields: list[int]
    windows: list[int]
    kind: list[int]

    def __init__(self, raw: Bytes) -> None:
        self.__dict__.update(fields_of(raw, DECK))


def fields_of(raw: Bytes, dtype: np.dtype[Any]) -> dict[str, Any]:
    """The fields of one record as ordinary Python numbers and lists."""
    record = raw.view(dtype)[0]
    return {name: record[name].tolist() for name in dtype.names or ()}
