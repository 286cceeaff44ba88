"""The action space: 62 small decisions by number, and the same by cards and colours.

| actions | meaning |
|---|---|
| 0-5     | open the palace of colour 0-5 |
| 6-11    | take triplet 0-5 |
| 12-26   | play card 0-2 of the triplet taken as start, add, wall, bastion, discard (five actions a card) |
| 27-44   | add Wild 10, 20, 500 to the palace of colour 0-5 (six actions a Wild; in a City pick: to the City's) |
| 45-48   | keep card 0-3 of the first hand |
| 49-60   | play card 0-2 of triplet 0-3 into the City (three actions a triplet) |
| 61      | skip the City pick |
"""

from typing import Protocol

from lucca.rules.cards import WILD_NUMBERS, Card, Deck
from lucca.rules.decisions import USES, CityPick, CitySkip, Decision, Keep, Open, Play, Take
from lucca.rules.errors import IllegalMoveError
from lucca.rules.kernels import layout as k

ACTIONS = k.ACTIONS
OFFSETS = {name: int(field[1]) for name, field in (k.STATE.fields or {}).items()}
_TABLE, _HAND, _STATUS = OFFSETS["table"], OFFSETS["hand"], OFFSETS["status"]
_ACTOR, _TAKEN, _PHASE, _PLAYERS = OFFSETS["actor"], OFFSETS["taken"], OFFSETS["phase"], OFFSETS["players"]
_PLAYED, _TRIPLETS_LEFT = OFFSETS["played"], OFFSETS["triplets_left"]
_USE_INDEX = {use: index for index, use in enumerate(USES)}
_WILD_IDS = [f"W{number}" for number in WILD_NUMBERS]


class HasMemory(Protocol):
    """A state, or what one seat may know of it, as bytes."""

    @property
    def memory(self) -> memoryview: ...


def legal_list(mask: int) -> list[int]:
    """The actions of a legal mask in ascending order."""
    actions = []
    while mask:
        lowest = mask & -mask
        actions.append(lowest.bit_length() - 1)
        mask ^= lowest
    return actions


def action_name(action: int) -> str:
    """An action without its position: for logs and research tools."""
    if action < k.TAKE_FIRST:
        return f"open colour {action - k.OPEN_FIRST}"
    if action < k.PLAY_FIRST:
        return f"take triplet {action - k.TAKE_FIRST}"
    if action < k.WILD_FIRST:
        slot, use = divmod(action - k.PLAY_FIRST, k.USES)
        return f"card {slot} as {USES[use]}"
    if action < k.KEEP_FIRST:
        wild, colour = divmod(action - k.WILD_FIRST, k.COLOURS)
        return f"add {_WILD_IDS[wild]} to colour {colour}"
    if action < k.CITY_FIRST:
        return f"keep card {action - k.KEEP_FIRST}"
    if action < k.CITY_SKIP:
        triplet, slot = divmod(action - k.CITY_FIRST, 3)
        return f"city: card {slot} of triplet {triplet}"
    return "city: skip"


# --- from a number to words --------------------------------------------------------------------------------------


def decision_of(position: HasMemory, deck: Deck, action: int) -> Decision:
    """A legal action in words."""
    memory = position.memory
    if action < k.TAKE_FIRST:
        return Open(deck.colours[action - k.OPEN_FIRST])
    if action < k.PLAY_FIRST:
        return Take(action - k.TAKE_FIRST)
    if action < k.WILD_FIRST:
        slot, use = divmod(action - k.PLAY_FIRST, k.USES)
        return Play(deck.card(memory[_TABLE + 3 * memory[_TAKEN] + slot]).id, USES[use])
    if action < k.KEEP_FIRST:
        wild, colour = divmod(action - k.WILD_FIRST, k.COLOURS)
        if memory[_PHASE] == k.CITY:
            triplet = _place_on_table(memory, k.FIRST_WILD + wild) // 3
            return CityPick(triplet, _WILD_IDS[wild], "add", deck.colours[colour])
        return Play(_WILD_IDS[wild], "add", deck.colours[colour])
    if action < k.CITY_FIRST:
        return Keep(deck.card(memory[_HAND + k.HAND * memory[_ACTOR] + action - k.KEEP_FIRST]).id)
    if action < k.CITY_SKIP:
        card = deck.card(memory[_TABLE + action - k.CITY_FIRST])
        return CityPick((action - k.CITY_FIRST) // 3, card.id, _city_use(memory, deck, card))
    return CitySkip()


def _place_on_table(memory: memoryview, card: int) -> int:
    return bytes(memory[_TABLE : _TABLE + 3 * k.TRIPLETS]).find(card)


def _city_use(memory: memoryview, deck: Deck, card: Card) -> str:
    """7.5: a colour under construction is added to, any other started."""
    if card.colour is None:
        return "bastion"
    status = memory[_STATUS + k.KINDS * memory[_PLAYERS] + deck.colour_index[card.colour]]
    return "add" if status == k.BUILDING else "start"


# --- from words to a number --------------------------------------------------------------------------------------


def action_of(position: HasMemory, deck: Deck, decision: Decision) -> int:
    """The action that a decision names; IllegalMoveError if no action of this position does."""
    memory = position.memory
    match decision:
        case Play(card, use, colour):
            return _play_action(memory, deck, card, use, colour)
        case Take(triplet):
            if not (0 <= triplet < k.TRIPLETS):
                raise IllegalMoveError("4.5", f"there is no triplet {triplet}")
            return k.TAKE_FIRST + triplet
        case Open(colour):
            return k.OPEN_FIRST + _colour(deck, colour, "4.2")
        case Keep(card):
            hand = _HAND + k.HAND * memory[_ACTOR]
            slot = bytes(memory[hand : hand + k.HAND]).find(_card(deck, card, "3.4"))
            if memory[_PHASE] != k.KEEP or slot < 0:
                raise IllegalMoveError("3.4", f"card {card} is not in the hand to choose from")
            return k.KEEP_FIRST + slot
        case CityPick():
            return _city_action(memory, deck, decision)
        case CitySkip():
            return k.CITY_SKIP


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
    return k.WILD_FIRST + k.COLOURS * (index - k.FIRST_WILD) + _colour(deck, colour, "6.2")


def _play_action(memory: memoryview, deck: Deck, card: str, use: str, colour: str | None) -> int:
    index = _card(deck, card, "4.6")
    taken = _TABLE + 3 * memory[_TAKEN]
    if memory[_PHASE] != k.PLAY:
        raise IllegalMoveError("4.5", "a triplet must be taken before cards are played")
    slot = bytes(memory[taken : taken + 3]).find(index)
    if slot < 0:
        raise IllegalMoveError("4.6", f"card {card} is not in the triplet taken")
    if use not in _USE_INDEX:
        raise IllegalMoveError("4.6", f"{use!r} is not a use of a card: {', '.join(USES)}")
    if colour is None:
        return k.PLAY_FIRST + k.USES * slot + _USE_INDEX[use]
    if use != "add" or not k.FIRST_WILD <= index < k.FIRST_GOLDEN:
        raise IllegalMoveError("6.2", f"{card} {use} names a colour, which only adding a Wild does")
    if memory[_PLAYED] >> slot & 1:
        raise IllegalMoveError("4.6", f"card {card} has been played already")
    return _wild_action(deck, index, colour)


def _city_action(memory: memoryview, deck: Deck, pick: CityPick) -> int:
    index = _card(deck, pick.card, "7.3")
    if memory[_PHASE] != k.CITY:
        raise IllegalMoveError("7.3", "the City picks come after both players' turns")
    place = _place_on_table(memory, index)
    if place < 0 or place // 3 != pick.triplet:
        raise IllegalMoveError("7.3", f"card {pick.card} does not lie in triplet {pick.triplet}")
    if not memory[_TRIPLETS_LEFT] >> pick.triplet & 1:
        raise IllegalMoveError("7.4", f"triplet {pick.triplet} is not open to this pick")
    if k.FIRST_WILD <= index < k.FIRST_GOLDEN:
        return _city_wild_action(memory, deck, pick, index)
    if pick.colour is not None:
        raise IllegalMoveError("7.6", f"{pick.card} {pick.use} names a colour, which only adding a Wild does")
    right = _city_use(memory, deck, deck.card(index))
    if pick.use != right:
        raise IllegalMoveError("7.5", f"card {pick.card} goes into the City as {right!r}, not as {pick.use!r}")
    return k.CITY_FIRST + place


def _city_wild_action(memory: memoryview, deck: Deck, pick: CityPick, index: int) -> int:
    if pick.use != "add":
        raise IllegalMoveError("7.6", f"the Wild {pick.card} can only be added to a City palace")
    if pick.colour is None:
        raise IllegalMoveError("7.6", f"say to which City palace the Wild {pick.card} is added")
    colour = _colour(deck, pick.colour, "7.6")
    if memory[_STATUS + k.KINDS * memory[_PLAYERS] + colour] != k.BUILDING:
        raise IllegalMoveError("7.6", f"the City has no {pick.colour} palace under construction for {pick.card}")
    return _wild_action(deck, index, pick.colour)
