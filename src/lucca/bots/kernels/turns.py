"""All distinct results of a turn.

Two ways through a turn lead to the same result if nothing that matters afterwards differs: what the actor has built,
its score, and the triplets left for the others. Which of its cards became walls and which were discarded does not:
all of them have been seen, and none comes back.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.bits import Words, count_bits
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CHOOSE,
    CITY,
    COLOURS,
    OPEN_FIRST,
    OVER,
    PLAY,
    PLAY_FIRST,
    STATE,
    STATE_BYTES,
    STOREYS,
    TAKE_FIRST,
    TRIPLETS,
    USES,
    WILDS,
    Bytes,
    CardData,
    State,
)
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.transitions import apply

STATE_WORDS = STATE_BYTES // 8
MAX_ACTIONS = 10  # six palaces opened, a triplet, three cards
MAX_RESULTS = 6144  # the most seen in 350,025 turns of Celebration was 816, without ever opening a palace 1,504
SLOTS = 16384  # of the table of results found, a power of two
CARDS_IN_TRIPLET = 3


class Turns(NamedTuple):
    """Where results are written, with the scratch that finding them needs."""

    results: Words
    """By result: the state after the turn."""
    actions: Bytes
    """By result: what leads to it."""
    lengths: Bytes
    """By result: how many actions."""
    seen: Words
    """Keys of the results found, at the place that the key names."""
    places: npt.NDArray[np.int32]
    """By result: where its key is."""
    masks: npt.NDArray[np.int64]
    """By card on the way: the actions still to be tried."""
    path: Words
    """The states on the way to the present result: after the openings, the taking, and each card."""
    steps: Bytes
    """The actions on that way."""
    tally: npt.NDArray[np.int64]
    """How many results have been found since these arrays were made."""


def new_turns(capacity: int = MAX_RESULTS) -> Turns:
    """Room for so many results."""
    return Turns(
        np.zeros((capacity, STATE_WORDS), np.uint64),
        np.zeros((capacity, MAX_ACTIONS), np.uint8),
        np.zeros(capacity, np.uint8),
        np.zeros(SLOTS, np.uint64),
        np.zeros(capacity, np.int32),
        np.zeros(CARDS_IN_TRIPLET + 1, np.int64),
        np.zeros((CARDS_IN_TRIPLET + 2, STATE_WORDS), np.uint64),
        np.zeros(MAX_ACTIONS, np.uint8),
        np.zeros(1, np.int64),
    )


@inlined
def state_in(words: Words) -> Any:
    """A state as a record."""
    return words.view(STATE)[0]


@inlined
def as_int64(value: Any) -> Any:
    """As a signed integer, which compiled code can mix with others."""
    return np.int64(value)


@inlined
def lowest_action(mask: int) -> Any:
    """The first action of a mask that is not empty."""
    return as_int64(count_bits(np.uint64((mask & -mask) - 1)))


@inlined
def copy_state(source: Words, target: Words) -> None:
    """All of a state."""
    for word in range(STATE_WORDS):  # a slice would first be checked for overlaps
        target[word] = source[word]


@inlined
def mix_hash(key: Any, value: Any) -> Any:
    """A hash with one more value mixed into it."""
    key = (key ^ np.uint64(value)) * np.uint64(0x9E3779B97F4A7C15)
    return key ^ (key >> np.uint64(29))


@kernel
def result_key(s: State, actor: int, triplet: int) -> Any:
    """A number that is the same for results between which nothing that matters afterwards differs."""
    key = mix_hash(np.uint64(triplet + 1), s.score[actor] + 512)
    key = mix_hash(key, s.walls[actor] * 256 + s.bastions[actor])
    for colour in range(COLOURS):
        built = np.uint64(s.status[actor][colour])
        for storey in range(STOREYS):
            built = built << np.uint64(8) | np.uint64(s.palace[actor][colour][storey])
        key = mix_hash(key, built)
    if s.phase == OVER:  # the order of openings can decide what the others score at the end (5.1)
        for seat in range(s.players):
            key = mix_hash(key, s.score[seat] + 512)
    return key | np.uint64(1)  # never 0, which is an empty place


@inlined
def free_place(seen: Words, key: Any) -> Any:
    """Where a key that was not met before belongs, or -1 if it was."""
    place = as_int64(key >> np.uint64(20)) & (SLOTS - 1)
    while seen[place] != 0:
        if seen[place] == key:
            return -1
        place = (place + 1) & (SLOTS - 1)
    return place


@inlined
def forget(t: Turns, found: int) -> None:
    """Empty the table of keys for the next turn."""
    for result in range(found):
        t.seen[t.places[result]] = 0


@kernel
def add_result(t: Turns, found: int, words: Words, length: int, key: Any) -> int:
    """Keep this state as a result unless there is one like it; how many there are now."""
    place = free_place(t.seen, key)
    if place < 0 or found == len(t.lengths):
        return found
    t.seen[place] = key
    t.places[found] = place
    copy_state(words, t.results[found])
    for step in range(length):
        t.actions[found, step] = t.steps[step]
    t.lengths[found] = length
    return found + 1


@inlined
def is_alone(s: State, slot: int) -> bool:
    """Whether no other card still to be played might go on the same palace."""
    kind = s.taken_kind[slot]
    alone = kind != WILDS
    for other in range(CARDS_IN_TRIPLET):
        if other != slot and not s.played >> other & 1:
            alone &= s.taken_kind[other] != kind and s.taken_kind[other] != WILDS
    return alone


@inlined
def worth_trying(s: State) -> int:
    """The legal actions; a card whose place in the order does not matter comes first, so only its actions."""
    mask = legal_mask(s)
    for slot in range(CARDS_IN_TRIPLET):
        if not s.played >> slot & 1 and is_alone(s, slot):
            return mask & (((1 << USES) - 1) << (PLAY_FIRST + USES * slot))
    return mask


@kernel
def play_cards(t: Turns, d: CardData, at: int, length: int, found: int, actor: int, triplet: int) -> int:
    """Every way to play the cards that are left in the state `t.path[at]`, where `triplet` has been taken."""
    s = state_in(t.path[at])
    masks = t.masks
    depth = 0
    masks[0] = worth_trying(s)
    last = 2 - (s.played & 1) - (s.played >> 1 & 1) - (s.played >> 2 & 1)  # the depth at which the turn ends
    while depth >= 0:
        mask = masks[depth]
        if mask == 0:
            depth -= 1
            continue
        action = lowest_action(mask)
        masks[depth] = mask & (mask - 1)
        copy_state(t.path[at + depth], t.path[at + depth + 1])
        after = state_in(t.path[at + depth + 1])
        apply(after, d, action, None)
        t.steps[length + depth] = action
        if depth == last:
            key = result_key(after, actor, triplet)
            found = add_result(t, found, t.path[at + depth + 1], length + depth + 1, key)
        else:
            depth += 1
            masks[depth] = worth_trying(after)
    return found


@inlined
def triplet_matters(s: State) -> bool:
    """Whether another player or the City will choose among the triplets that this actor leaves."""
    return s.rank + 1 < s.players or s.owners > s.players


@kernel
def take_and_play(t: Turns, d: CardData, length: int, found: int, actor: int) -> int:
    """Every triplet and every use of its cards, from the state `t.path[0]`."""
    s = state_in(t.path[0])
    for triplet in range(TRIPLETS):
        if s.triplets_left >> triplet & 1:
            copy_state(t.path[0], t.path[1])
            apply(state_in(t.path[1]), d, TAKE_FIRST + triplet, None)
            t.steps[length] = TAKE_FIRST + triplet
            found = play_cards(t, d, 1, length + 1, found, actor, triplet if triplet_matters(s) else 0)
    return found


@kernel
def open_take_and_play(t: Turns, d: CardData, words: Words) -> int:
    """4.2: any of the completed palaces are opened first, all or some or none."""
    s = state_in(words)
    openable = s.to_open[s.actor]
    found = 0
    chosen = openable
    while True:
        copy_state(words, t.path[0])
        length = 0
        for colour in range(COLOURS):
            if chosen >> colour & 1:
                apply(state_in(t.path[0]), d, OPEN_FIRST + colour, None)
                t.steps[length] = OPEN_FIRST + colour
                length += 1
        found = take_and_play(t, d, length, found, s.actor)
        if chosen == 0:
            return found
        chosen = (chosen - 1) & openable


@kernel
def single_decisions(t: Turns, d: CardData, words: Words) -> int:
    """A City pick is a turn of one decision."""
    mask = legal_mask(state_in(words))
    found = 0
    while mask:
        copy_state(words, t.results[found])
        action = lowest_action(mask)
        apply(state_in(t.results[found]), d, action, None)
        t.actions[found, 0] = action
        t.lengths[found] = 1
        found += 1
        mask &= mask - 1
    return found


@kernel
def turn_results(t: Turns, d: CardData, words: Words) -> int:
    """Every distinct result of what is left of the actor's turn; how many. Preparation is not a turn."""
    s = state_in(words)
    found = 0
    if s.phase == CHOOSE:
        found = open_take_and_play(t, d, words)
        forget(t, found)
    elif s.phase == PLAY:
        copy_state(words, t.path[0])
        found = play_cards(t, d, 0, 0, 0, s.actor, 0)
        forget(t, found)
    elif s.phase == CITY:
        found = single_decisions(t, d, words)
    t.tally[0] += found
    return found
