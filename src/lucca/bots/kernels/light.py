"""A small policy of simple rules: quick enough to play whole games out many thousand times a second.

It takes the triplet whose cards it can use best, adds before it starts, builds walls while shields support them, and
opens palaces when a party brings enough. Values are in tenths of a point, roughly.
"""

from typing import Any

import numpy as np

from lucca.bots.kernels.features import party_value
from lucca.bots.kernels.network import Forecasts
from lucca.bots.kernels.turns import STATE_WORDS, Turns, as_int64, copy_state, state_in, turn_results
from lucca.rules.kernels.bits import STEP, Words, mix, random_bit
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    ADD,
    BASTION,
    BASTIONS,
    BUILDING,
    CARDS,
    CHOOSE,
    CITY,
    CITY_FIRST,
    COLOURS,
    COMPLETED,
    DEAL_TRIPLETS,
    DECK,
    DISCARD,
    FIRST_WILD,
    OPEN_FIRST,
    OPENED,
    OVER,
    PLAY_FIRST,
    START,
    TAKE_FIRST,
    USES,
    WALL,
    WILD_FIRST,
    WILDS,
    Bytes,
    CardData,
    State,
)
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.playout import deal_at_random, gather_unseen
from lucca.rules.kernels.scoring import ranks_before
from lucca.rules.kernels.transitions import apply

Steps = Bytes | None
MAX_VALUE = 1023  # what fits beside a use in one number; cards of a custom deck may be worth more


@inlined
def perform(s: State, d: CardData, action: int, steps: Steps) -> None:
    """Apply an action and, if `steps` is given, note it there: `steps[0]` counts, the actions follow."""
    if steps is not None:
        steps[0] += 1
        steps[steps[0]] = action
    apply(s, d, action, None)


@inlined
def palaces_to_count_on(s: State, seat: int) -> int:
    """Opened palaces, and completed ones, which will be opened."""
    count = 0
    for colour in range(COLOURS):
        count += s.status[seat][colour] == OPENED or s.status[seat][colour] == COMPLETED
    return count


@inlined
def wall_value(s: State, seat: int, needs_shields: bool) -> int:
    """A wall is worth a point for every opened palace, if shields support it."""
    if needs_shields and s.shields[seat] < 2 * (s.walls[seat] + 1):
        return -1
    return 6 * palaces_to_count_on(s, seat) + 2 * (s.rounds - s.round)


@inlined
def storey_value(s: State, d: CardData, seat: int, colour: int, card: int) -> int:
    """A storey brings its windows if the palace is ever completed, and its shields as long as it is not."""
    storeys = s.cards[seat][colour] + 1
    missing = s.palace_size - storeys
    rounds_left = s.rounds - s.round
    if missing == 0:
        value = 60 + 10 * d.windows[card]
    elif missing > 2 * rounds_left:
        value = 3 * d.shields[card]
    else:
        value = 8 * storeys + 5 * d.windows[card] + 4 * d.shields[card]
    return min(value, MAX_VALUE)


@kernel
def best_use(s: State, d: CardData, seat: int, card: int, kind: int) -> int:
    """use * 1024 + value: how the card is best played by this seat now.

    For a Wild the colour, from 1, is added to the use as a multiple of 64.
    """
    best = DISCARD * 1024
    value = 0
    if kind == WILDS:
        for colour in range(COLOURS):
            if s.status[seat][colour] == BUILDING:
                worth = storey_value(s, d, seat, colour, card)
                if worth > value:
                    value = worth
                    best = (64 * (colour + 1) + ADD) * 1024 + value
    elif kind == BASTIONS:
        return BASTION * 1024 + 6 * palaces_to_count_on(s, seat) + 3 * (s.rounds - s.round) + 1
    elif s.status[seat][kind] == BUILDING:
        value = storey_value(s, d, seat, kind, card)
        best = ADD * 1024 + value
    elif s.status[seat][kind] == ABSENT:
        value = storey_value(s, d, seat, kind, card)
        best = START * 1024 + value
    walled = wall_value(s, seat, True)
    if walled > value:
        best = WALL * 1024 + walled
    return best


@kernel
def light_open(s: State, d: CardData, steps: Steps) -> None:
    """4.2: a palace is opened for a good party, and late for any."""
    seat = s.actor
    for colour in range(COLOURS):
        if s.to_open[seat] >> colour & 1:
            points = party_value(s, seat, colour)
            if points >= 3 or (points > 0 and s.round + 1 >= s.rounds) or s.round == s.rounds:
                perform(s, d, OPEN_FIRST + colour, steps)


@kernel
def light_take(s: State, d: CardData, word: Any, overlooked: int, steps: Steps) -> None:
    """4.5: the triplet whose cards are worth most, with a little chance so that playouts differ."""
    best = 0
    best_value = -1
    for place in range(0, 3 * s.triplets, 3):
        triplet = place // 3
        if s.triplets_left & ~overlooked & 1 << triplet:
            value = as_int64(word >> np.uint64(8 * triplet)) & 7
            for at in range(place, place + 3):
                card = s.market[at]
                value += best_use(s, d, s.actor, card, d.kind[card]) & 1023
            if value > best_value:
                best_value = value
                best = triplet
    perform(s, d, TAKE_FIRST + best, steps)


@kernel
def light_play(s: State, d: CardData, steps: Steps) -> None:
    """4.6: of the cards taken the most useful first, until all are played."""
    seat = s.actor
    left = 3 - (s.played & 1) - (s.played >> 1 & 1) - (s.played >> 2 & 1)
    for _ in range(left):
        best = -1
        best_slot = 0
        for slot in range(3):
            if not s.played >> slot & 1:
                use = best_use(s, d, seat, s.market[3 * s.taken + slot], s.taken_kind[slot])
                if best < 0 or use & 1023 > best & 1023:
                    best = use
                    best_slot = slot
        use = best >> 10
        if use >= 64:
            card = s.market[3 * s.taken + best_slot]
            perform(s, d, WILD_FIRST + (card - FIRST_WILD) * COLOURS + use // 64 - 1, steps)
        else:
            perform(s, d, PLAY_FIRST + USES * best_slot + use, steps)


@kernel
def light_city_pick(s: State, d: CardData, word: Any, steps: Steps) -> None:
    """7.3: a card that helps one's own parties more than the other's; chance decides among the rest."""
    seat = s.actor
    rival = 1 - seat
    best_value = -1000
    best = as_int64(random_bit(legal_mask(s), word))
    for place in range(3 * s.triplets):
        if s.triplets_left >> (place // 3) & 1:
            card = s.market[place]
            kind = d.kind[card]
            if kind < COLOURS:
                value = as_int64(word >> np.uint64(3 * place)) & 7
                mine = s.status[seat][kind]
                theirs = s.status[rival][kind]
                value += 10 * (mine == COMPLETED) + 2 * (mine == BUILDING)
                value -= 10 * (theirs == COMPLETED) + 2 * (theirs == BUILDING)
                if value > best_value:
                    best_value = value
                    best = CITY_FIRST + place
    perform(s, d, best, steps)


@inlined
def light_turn(s: State, d: CardData, word: Any, overlooked: int, steps: Steps) -> None:
    """The rest of the actor's turn."""
    if s.phase == CITY:
        light_city_pick(s, d, word, steps)
        return
    if s.phase == CHOOSE:
        light_open(s, d, steps)
        light_take(s, d, word, overlooked, steps)
    light_play(s, d, steps)


@kernel
def light_playout(s: State, d: CardData, pool: Bytes, rng: Words) -> None:
    """To the end of the game; all seats play by these rules. The state is between turns, after preparation."""
    unseen = gather_unseen(s, pool)
    while s.phase != OVER:
        if s.phase <= DEAL_TRIPLETS:
            left = deal_at_random(s, d, pool, unseen, rng[0])
            rng[0] += STEP * np.uint64(unseen - left)
            unseen = left
        else:
            rng[0] += STEP
            light_turn(s, d, mix(rng[0]), 0, None)


@kernel
def gate_light_turn(raw: Bytes, deck: Bytes, word: int, overlooked: int, steps: Bytes) -> None:
    """Play the rest of the actor's turn in place; the actions are noted in `steps` after their count."""
    steps[0] = 0
    light_turn(state_in(raw.view(np.uint64)), deck.view(DECK)[0], mix(np.uint64(word)), overlooked, steps)


@kernel
def gate_turn_results(t: Turns, raw: Bytes, deck: Bytes) -> int:
    """Every distinct result of what is left of the actor's turn; how many."""
    return turn_results(t, deck.view(DECK)[0], raw.view(np.uint64))


@kernel
def gate_light_playouts(t: Turns, chosen: Any, deck: Bytes, playouts: int, rng: Words, sums: Forecasts) -> None:
    """So many playouts of each chosen result of a turn; wins and points are added up in its row of `sums`."""
    d = deck.view(DECK)[0]
    words = np.zeros(STATE_WORDS, np.uint64)
    pool = np.zeros(CARDS + 7, np.uint8)
    s = state_in(words)
    for number in chosen:
        for _ in range(playouts):
            copy_state(t.results[number], words)
            light_playout(s, d, pool, rng)
            best = 0
            for seat in range(s.players):
                if seat > 0 and ranks_before(s, d, seat, best):
                    best = seat
                sums.points[number, seat] += s.score[seat]
            sums.win[number, best] += 1
