"""Which decisions are open: as one integer with a bit per action."""

import numpy as np

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    ALL_USES,
    BASTION,
    BASTION_NO_WALL,
    BUILDING,
    CHOOSE,
    CITY,
    CITY_FIRST,
    CITY_SKIP,
    COLOURS,
    COMPLETED,
    DISCARD,
    FIRST_WILD,
    HAND,
    KEEP,
    KEEP_FIRST,
    NONE,
    OPEN_FIRST,
    PLAY,
    PLAY_FIRST,
    START,
    TAKE_FIRST,
    USES,
    WALL,
    WILD_FIRST,
    WILDS,
    CardData,
    State,
)
from lucca.rules.kernels.transitions import find_in_market, is_bastion, is_wild


@inlined
def legal_mask(s: State) -> int:
    """A bit for every action the actor may take now; 0 when it is chance's turn or the game is over."""
    if s.phase == PLAY:
        return playable(s)
    if s.phase == CHOOSE:
        return choosable(s)
    if s.phase == KEEP:
        return keepable(s)
    if s.phase == CITY:
        return pickable(s)
    return 0


@inlined
def choosable(s: State) -> int:
    """4.2: any palace completed in an earlier round (all of them: opening comes before playing); 4.5: any triplet."""
    return s.triplets_left << TAKE_FIRST | s.to_open[s.actor] << OPEN_FIRST


@kernel
def wild_targets(s: State, owner: int, card: int) -> int:
    """6.2: every palace of the owner under construction."""
    mask = 0
    for colour in range(COLOURS):
        if s.status[owner][colour] == BUILDING:
            mask |= 1 << (WILD_FIRST + (card - FIRST_WILD) * COLOURS + colour)
    return mask


# The action bits of the cards that are still to be played, by the bits of those that are not.
STILL_TO_PLAY = np.array(
    [sum(ALL_USES << PLAY_FIRST + USES * slot for slot in range(3) if not played >> slot & 1) for played in range(8)]
)


@inlined
def uses_of(s: State, slot: int) -> int:
    """The uses that the status of its palace leaves a card of the triplet taken, as bits of actions."""
    return (s.status[s.actor][s.taken_kind[slot]] & ALL_USES) << (PLAY_FIRST + USES * slot)


@inlined
def playable(s: State) -> int:
    """4.6: every use of every card not yet played. Without branches: this is where playouts spend their time."""
    mask = (uses_of(s, 0) | uses_of(s, 1) | uses_of(s, 2)) & STILL_TO_PLAY[s.played]
    for slot in range(3):
        if s.taken_kind[slot] == WILDS and not s.played >> slot & 1:
            mask |= wild_targets(s, s.actor, s.market[3 * s.taken + slot])
    return mask


@kernel
def keepable(s: State) -> int:
    """3.4; after a Wild only a palace card may be kept (6.5). From a hidden hand nothing can be."""
    mask = 0
    for slot in range(HAND):
        if s.hand[s.actor * HAND + slot] != NONE and objection_to_keep(s, slot) == FINE:
            mask |= 1 << (KEEP_FIRST + slot)
    return mask


@kernel
def pickable(s: State) -> int:
    """7.3 to 7.7: any card that can be played into the City; a skip only when there is none."""
    mask = 0
    for place in range(3 * s.triplets):
        if s.triplets_left >> (place // 3) & 1:
            card = s.market[place]
            if is_wild(card):
                mask |= wild_targets(s, s.players, card)
            else:
                mask |= 1 << (CITY_FIRST + place)
    if mask == 0:
        mask = 1 << CITY_SKIP
    return mask


# --- why a decision is refused --------------------------------------------------------------------------------------

# Reasons, each with its clause in lucca.rules.clauses.
FINE = 0
NOT_YOUR_DECISION_NOW = 1
PALACE_NOT_COMPLETED = 2
TRIPLET_NOT_ON_TABLE = 3
ALREADY_PLAYED = 4
COLOUR_OWNED = 5
NOTHING_TO_ADD_TO = 6
BASTION_IS_NO_STOREY = 7
BASTION_IS_NO_WALL = 8
NOT_A_BASTION = 9
WILD_NEVER_STARTS = 10
WILD_NEEDS_COLOUR = 11
WILD_TARGET_NOT_BUILDING = 12
WILD_NOT_IN_TRIPLET = 13
KEPT_TWICE = 14
TWO_WILDS = 15
CITY_TRIPLET_CLOSED = 16
CITY_WILD_NEEDS_COLOUR = 17
CITY_MAY_NOT_SKIP = 18


@kernel
def objection(s: State, d: CardData, action: int) -> int:
    """The reason why an action is not in the legal mask, or FINE."""
    if action < PLAY_FIRST:
        return objection_to_choice(s, action)
    if action < WILD_FIRST:
        if s.phase != PLAY:
            return NOT_YOUR_DECISION_NOW
        return objection_to_play(s, d, (action - PLAY_FIRST) // USES, (action - PLAY_FIRST) % USES)
    if action < KEEP_FIRST:
        return objection_to_wild(s, (action - WILD_FIRST) // COLOURS, (action - WILD_FIRST) % COLOURS)
    if action < CITY_FIRST:
        return objection_to_keep(s, action - KEEP_FIRST)
    return objection_to_city(s, action)


@kernel
def objection_to_choice(s: State, action: int) -> int:
    """4.2, 4.5: why a palace cannot be opened or a triplet not be taken."""
    if s.phase != CHOOSE:
        return NOT_YOUR_DECISION_NOW
    if action < TAKE_FIRST:
        return FINE if s.status[s.actor][action - OPEN_FIRST] == COMPLETED else PALACE_NOT_COMPLETED
    return FINE if s.triplets_left >> (action - TAKE_FIRST) & 1 else TRIPLET_NOT_ON_TABLE


@kernel
def objection_to_play(s: State, d: CardData, slot: int, use: int) -> int:
    """4.6 to 4.13: why a card of the triplet taken cannot be used so."""
    if s.played >> slot & 1:
        return ALREADY_PLAYED
    card = s.market[3 * s.taken + slot]
    if use == DISCARD:
        return FINE
    if use == WALL:
        return BASTION_IS_NO_WALL if s.status[s.actor][d.kind[card]] == BASTION_NO_WALL else FINE
    if use == BASTION:
        return FINE if is_bastion(card) else NOT_A_BASTION
    if is_bastion(card):
        return BASTION_IS_NO_STOREY
    if is_wild(card):
        return WILD_NEVER_STARTS if use == START else WILD_NEEDS_COLOUR
    status = s.status[s.actor][d.kind[card]]
    if use == START:
        return FINE if status == ABSENT else COLOUR_OWNED
    return FINE if status == BUILDING else NOTHING_TO_ADD_TO


@kernel
def wild_is_open(s: State, card: int) -> bool:
    """Whether the actor may use this Wild now: it is in the triplet taken and not played, or open to the City pick."""
    place = find_in_market(s, card)
    if place == NONE:
        return False
    if s.phase == CITY:
        return s.triplets_left >> (place // 3) & 1 == 1
    return place // 3 == s.taken and s.played >> (place % 3) & 1 == 0


@kernel
def objection_to_wild(s: State, wild: int, colour: int) -> int:
    """6.2, 7.6: why a Wild cannot be added to the palace of a colour."""
    if s.phase != PLAY and s.phase != CITY:
        return NOT_YOUR_DECISION_NOW
    if not wild_is_open(s, FIRST_WILD + wild):
        return WILD_NOT_IN_TRIPLET
    owner = s.players if s.phase == CITY else s.actor
    return FINE if s.status[owner][colour] == BUILDING else WILD_TARGET_NOT_BUILDING


@kernel
def objection_to_keep(s: State, slot: int) -> int:
    """3.4, 6.5: why a card of the hand cannot be kept."""
    if s.phase != KEEP:
        return NOT_YOUR_DECISION_NOW
    if s.kept_count[s.actor] == 0:
        return FINE
    card = s.hand[s.actor * HAND + slot]
    first = s.kept[s.actor][0]
    if card == first:
        return KEPT_TWICE
    return TWO_WILDS if is_wild(card) and is_wild(first) else FINE


@kernel
def objection_to_city(s: State, action: int) -> int:
    """7.3 to 7.7: why a card cannot be picked for the City, or the pick not be skipped."""
    if s.phase != CITY:
        return NOT_YOUR_DECISION_NOW
    if action == CITY_SKIP:
        return FINE if pickable(s) == 1 << CITY_SKIP else CITY_MAY_NOT_SKIP
    place = action - CITY_FIRST
    if not s.triplets_left >> (place // 3) & 1:
        return CITY_TRIPLET_CLOSED
    return CITY_WILD_NEEDS_COLOUR if is_wild(s.market[place]) else FINE
