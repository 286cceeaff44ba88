"""The action space: 62 small decisions by number, and the same by cards and colours.

| actions | kind | meaning |
|---|---|---|
| 0-5     | open | open the palace of colour 0-5 |
| 6-11    | take | take triplet 0-5 |
| 12-26   | play | play card 0-2 of the triplet taken as start, add, wall, bastion, discard (five actions a card) |
| 27-44   | wild | add Wild 10, 20, 500 to the palace of colour 0-5 (six a Wild; in a City pick: to the City's) |
| 45-48   | keep | keep card 0-3 of the first hand |
| 49-60   | city | play card 0-2 of triplet 0-3 into the City (three actions a triplet) |
| 61      | skip | skip the City pick |

`decode` says what a number means, `encode` is its inverse, and `OPEN_ACTIONS` to `SKIP_ACTION` are the numbers by kind.
What a number means at one table (which card, which colour's name) says `decision_of`; `action_of` is its inverse.
"""

from typing import Literal

import msgspec

from lucca.rules.cards import WILD_NUMBERS, Card, Deck, is_wild
from lucca.rules.decisions import USES, CityPick, CitySkip, Decision, Keep, Open, Play, Take
from lucca.rules.errors import IllegalMoveError
from lucca.rules.kernels import layout as k
from lucca.rules.reading import StateReader

ACTIONS = k.ACTIONS
"""How many actions there are."""
NONE = k.NONE
"""In a field of an `Action` that has no meaning for its kind. As an index it is out of range everywhere."""

ActionKind = Literal["open", "take", "play", "wild", "keep", "city", "skip"]


class Action(msgspec.Struct, frozen=True, gc=False):
    """What an action number means, whatever lies on the table. Fields that its kind does not have are NONE or "".

    >>> decode(14)
    Action(kind='play', slot=0, use='wall', colour=255, triplet=255, wild=255)
    """

    kind: ActionKind
    slot: int = NONE
    """Which card of the triplet (play, city) or of the hand (keep)."""
    use: str = ""
    """play: start, add, wall, bastion or discard; wild: add."""
    colour: int = NONE
    """open, wild: the index of the colour in the deck."""
    triplet: int = NONE
    """take, city: the index of the triplet."""
    wild: int = NONE
    """wild: 0, 1, 2 for the Wilds 10, 20, 500."""


# --- the table ---------------------------------------------------------------------------------------------------

OPEN_ACTIONS = range(k.OPEN_FIRST, k.OPEN_FIRST + k.COLOURS)
"""By colour."""
TAKE_ACTIONS = range(k.TAKE_FIRST, k.TAKE_FIRST + k.TRIPLETS)
"""By triplet."""
PLAY_ACTIONS = tuple({use: k.PLAY_FIRST + k.USES * slot + at for at, use in enumerate(USES)} for slot in range(3))
"""By card of the triplet taken and use: `PLAY_ACTIONS[0]["wall"]`."""
WILD_ACTIONS = tuple(
    range(k.WILD_FIRST + k.COLOURS * wild, k.WILD_FIRST + k.COLOURS * (wild + 1)) for wild in range(len(WILD_NUMBERS))
)
"""By Wild and colour."""
KEEP_ACTIONS = range(k.KEEP_FIRST, k.KEEP_FIRST + k.HAND)
"""By card of the hand."""
CITY_ACTIONS = tuple(range(first, first + 3) for first in range(k.CITY_FIRST, k.CITY_SKIP, 3))
"""By triplet and card of it."""
SKIP_ACTION = k.CITY_SKIP


def _all_actions() -> dict[int, Action]:
    table = {number: Action("open", colour=colour) for colour, number in enumerate(OPEN_ACTIONS)}
    table |= {number: Action("take", triplet=triplet) for triplet, number in enumerate(TAKE_ACTIONS)}
    for slot, uses in enumerate(PLAY_ACTIONS):
        table |= {number: Action("play", slot=slot, use=use) for use, number in uses.items()}
    for wild, colours in enumerate(WILD_ACTIONS):
        table |= {number: Action("wild", use="add", colour=at, wild=wild) for at, number in enumerate(colours)}
    table |= {number: Action("keep", slot=slot) for slot, number in enumerate(KEEP_ACTIONS)}
    for triplet, slots in enumerate(CITY_ACTIONS):
        table |= {number: Action("city", slot=slot, triplet=triplet) for slot, number in enumerate(slots)}
    return table | {SKIP_ACTION: Action("skip")}


_NUMBERED = _all_actions()
ALL_ACTIONS: tuple[Action, ...] = tuple(_NUMBERED[number] for number in range(ACTIONS))
"""By number."""
_NUMBER_OF = {action: number for number, action in enumerate(ALL_ACTIONS)}


def decode(number: int) -> Action:
    """What an action number means; ValueError if there is no such action.

    >>> decode(6).kind, decode(6).triplet
    ('take', 0)
    """
    if not 0 <= number < ACTIONS:
        raise ValueError(f"{number} is not an action: there are actions 0 to {ACTIONS - 1}")
    return ALL_ACTIONS[number]


def encode(action: Action) -> int:
    """The number of an action, the exact inverse of `decode`; ValueError if there is no such action.

    >>> encode(Action("keep", slot=2))
    47
    >>> all(encode(decode(number)) == number for number in range(ACTIONS))
    True
    """
    number = _NUMBER_OF.get(action)
    if number is None:
        raise ValueError(f"there is no action {action}")
    return number


def legal_list(mask: int) -> list[int]:
    """The actions of a legal mask in ascending order.

    >>> legal_list(0b100101)
    [0, 2, 5]
    """
    actions = []
    while mask:
        lowest = mask & -mask
        actions.append(lowest.bit_length() - 1)
        mask ^= lowest
    return actions


def action_name(number: int) -> str:
    """An action without its position: for logs and research tools.

    >>> action_name(14), action_name(30)
    ('card 0 as wall', 'add W10 to colour 3')
    """
    action = decode(number)
    match action.kind:
        case "open":
            return f"open colour {action.colour}"
        case "take":
            return f"take triplet {action.triplet}"
        case "play":
            return f"card {action.slot} as {action.use}"
        case "wild":
            return f"add {WILD_IDS[action.wild]} to colour {action.colour}"
        case "keep":
            return f"keep card {action.slot}"
        case "city":
            return f"city: card {action.slot} of triplet {action.triplet}"
        case "skip":
            return "city: skip"


# --- from a number to words --------------------------------------------------------------------------------------


WILD_IDS = tuple(f"W{number}" for number in WILD_NUMBERS)
"""The ids of the Wilds, by their index."""


def decision_of(state: StateReader, deck: Deck, number: int) -> Decision:
    """A legal action of a state in words."""
    action = ALL_ACTIONS[number]
    match action.kind:
        case "play":
            return Play(deck.card(state.card_taken(action.slot)).id, action.use)
        case "take":
            return Take(action.triplet)
        case "open":
            return Open(deck.colours[action.colour])
        case "wild":
            wild, colour = WILD_IDS[action.wild], deck.colours[action.colour]
            if not state.is_picking:
                return Play(wild, "add", colour)
            return CityPick(state.market().find(k.FIRST_WILD + action.wild) // 3, wild, "add", colour)
        case "keep":
            return Keep(deck.card(state.hand_of(state.actor_or_none)[action.slot]).id)
        case "city":
            card = deck.card(state.triplet_cards(action.triplet)[action.slot])
            return CityPick(action.triplet, card.id, _city_use(state, deck, card))
        case "skip":
            return CitySkip()


def _city_use(state: StateReader, deck: Deck, card: Card) -> str:
    """7.5: a colour under construction is added to, any other started."""
    if card.colour is None:
        return "bastion"
    return "add" if _city_is_building(state, deck.colour_index[card.colour]) else "start"


def _city_is_building(state: StateReader, colour: int) -> bool:
    return state.storeys_under_construction(state.setup.players, colour) > 0


# --- from words to a number --------------------------------------------------------------------------------------


def action_of(state: StateReader, deck: Deck, decision: Decision) -> int:
    """The action that a decision names; IllegalMoveError if no action of this state does."""
    match decision:
        case Play():
            return _play_action(state, deck, decision)
        case Take(triplet):
            if not (0 <= triplet < k.TRIPLETS):
                raise IllegalMoveError("4.5", f"there is no triplet {triplet}")
            return TAKE_ACTIONS[triplet]
        case Open(colour):
            return OPEN_ACTIONS[_colour(deck, colour, "4.2")]
        case Keep(card):
            index = _card(deck, card, "3.4")
            slot = state.hand_of(state.actor_or_none).find(index) if state.is_keeping else -1
            if slot < 0:
                raise IllegalMoveError("3.4", f"card {card} is not in the hand to choose from")
            return KEEP_ACTIONS[slot]
        case CityPick():
            return _city_action(state, deck, decision)
        case CitySkip():
            return SKIP_ACTION


def _colour(deck: Deck, colour: str, clause: str) -> int:
    index = deck.colour_index.get(colour)
    if index is None:
        raise IllegalMoveError(clause, f"this deck has no colour {colour!r}")
    return index


def _card(deck: Deck, card: str, clause: str) -> int:
    index = deck.index.get(card)
    if index is None:
        raise IllegalMoveError(clause, f"there is no card {card!r}")
    return index


def _wild_action(deck: Deck, index: int, colour: str) -> int:
    return WILD_ACTIONS[index - k.FIRST_WILD][_colour(deck, colour, "6.2")]


def _play_action(state: StateReader, deck: Deck, play: Play) -> int:
    card, use, colour = play.card, play.use, play.colour
    index = _card(deck, card, "4.6")
    if state.phase != "play":
        raise IllegalMoveError("4.5", "a triplet must be taken before cards are played")
    slot = state.cards_taken().find(index)
    if slot < 0:
        raise IllegalMoveError("4.6", f"card {card} is not in the triplet taken")
    if use not in USES:
        raise IllegalMoveError("4.6", f"{use!r} is not a use of a card: {', '.join(USES)}")
    if colour is None:
        return PLAY_ACTIONS[slot][use]
    if use != "add" or not is_wild(index):
        raise IllegalMoveError("6.2", f"{card} {use} names a colour, which only adding a Wild does")
    if (slot, index) not in state.cards_to_play():
        raise IllegalMoveError("4.6", f"card {card} has been played already")
    return _wild_action(deck, index, colour)


def _city_action(state: StateReader, deck: Deck, pick: CityPick) -> int:
    index = _card(deck, pick.card, "7.3")
    if not state.is_picking:
        raise IllegalMoveError("7.3", "the City picks come after both players' turns")
    place = state.market().find(index)
    if place < 0 or place // 3 != pick.triplet:
        raise IllegalMoveError("7.3", f"card {pick.card} does not lie in triplet {pick.triplet}")
    if not state.is_open_triplet(pick.triplet):
        raise IllegalMoveError("7.4", f"triplet {pick.triplet} is not open to this pick")
    if is_wild(index):
        return _city_wild_action(state, deck, pick, index)
    if pick.colour is not None:
        raise IllegalMoveError("7.6", f"{pick.card} {pick.use} names a colour, which only adding a Wild does")
    right = _city_use(state, deck, deck.card(index))
    if pick.use != right:
        raise IllegalMoveError("7.5", f"card {pick.card} goes into the City as {right!r}, not as {pick.use!r}")
    return CITY_ACTIONS[pick.triplet][place % 3]


def _city_wild_action(state: StateReader, deck: Deck, pick: CityPick, index: int) -> int:
    if pick.use != "add":
        raise IllegalMoveError("7.6", f"the Wild {pick.card} can only be added to a City palace")
    if pick.colour is None:
        raise IllegalMoveError("7.6", f"say to which City palace the Wild {pick.card} is added")
    if not _city_is_building(state, _colour(deck, pick.colour, "7.6")):
        raise IllegalMoveError("7.6", f"the City has no {pick.colour} palace under construction for {pick.card}")
    return _wild_action(deck, index, pick.colour)
