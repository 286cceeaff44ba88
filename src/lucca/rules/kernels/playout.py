"""Random play inside compiled code, through the same `deal`, `legal_mask` and `apply` as everything else.

A playout keeps its own pool of unseen cards and its own random numbers; the state holds neither.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.bits import STEP, Words, below, mix, random_bit
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CARDS,
    DEAL_HANDS,
    DEAL_TRIPLETS,
    DECK,
    OVER,
    STATE,
    STATE_BYTES,
    UNSEEN,
    Bytes,
    CardData,
    State,
)
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.transitions import apply, deal_to_hand, lay_in_market, show_triplets

STATE_WORDS = STATE_BYTES // 8
POOL_WORDS = 14  # room for every card and one more


@inlined
def gather_unseen(s: State, pool: Bytes) -> int:
    """Put the unseen cards into the pool; returns how many there are."""
    count = 0
    for card in range(CARDS):
        pool[count] = card
        count += s.where[card] == UNSEEN
    return count


@inlined
def draw(pool: Bytes, unseen: int, word: Any) -> Any:
    """A card from the first `unseen` of the pool; the last of them takes its place."""
    at = below(word, unseen)
    card = pool[at]
    pool[at] = pool[np.uint64(unseen - 1)]
    return card


@inlined
def deal_at_random(s: State, d: CardData, pool: Bytes, unseen: int, stream: Any) -> int:
    """Deal from the pool until the phase changes; returns how many unseen cards are left in it."""
    if s.phase == DEAL_TRIPLETS:
        for place in range(s.dealt, 3 * s.triplets):
            stream += STEP
            lay_in_market(s, place, draw(pool, unseen, mix(stream)))
            unseen -= 1
        show_triplets(s, d, None)
        return unseen
    while s.phase == DEAL_HANDS:
        stream += STEP
        deal_to_hand(s, draw(pool, unseen, mix(stream)), None)
        unseen -= 1
    return unseen


@kernel
def deal_until_decision(s: State, d: CardData, pool: Bytes, rng: Words) -> None:
    """Everything that chance decides before the next player does; `rng` is a stream of one game, `pool` scratch."""
    while s.phase <= DEAL_TRIPLETS:
        unseen = gather_unseen(s, pool)
        left = deal_at_random(s, d, pool, unseen, rng[0])
        rng[0] += STEP * np.uint64(unseen - left)


@inlined
def play_to_the_end(s: State, d: CardData, pool: Bytes, unseen: int, stream: Any) -> Any:
    """Uniformly random decisions and deals until the game is over; returns the number of decisions."""
    decisions = 0
    word = mix(stream)
    while s.phase != OVER:
        if s.phase <= DEAL_TRIPLETS:
            if s.round == 1:
                unseen = gather_unseen(s, pool)  # the reshuffle brought cards back
            left = deal_at_random(s, d, pool, unseen, stream)
            stream += STEP * np.uint64(unseen - left)
            unseen = left
        else:
            action = random_bit(legal_mask(s), word)
            stream += STEP
            word = mix(stream)  # ahead of the branches of `apply`, where a wrong guess would delay it
            apply(s, d, action, None)
            decisions += 1
    return decisions


@kernel
def gate_playouts(raw: Bytes, deck: Bytes, games: int, rng: Words, totals: npt.NDArray[np.int64]) -> int:
    """Play `games` random games from one state, adding up the final scores by seat; returns the decisions made."""
    start = np.empty(STATE_WORDS + POOL_WORDS, np.uint64)  # words, because a copy by bytes is slow
    start[:STATE_WORDS] = raw.view(np.uint64)
    unseen = gather_unseen(raw.view(STATE)[0], start[STATE_WORDS:].view(np.uint8))
    words = start.copy()
    s = words[:STATE_WORDS].view(STATE)[0]
    pool = words[STATE_WORDS:].view(np.uint8)
    d = deck.view(DECK)[0]
    decisions = 0
    for _ in range(games):
        words[:] = start
        rng[0] += STEP
        decisions += play_to_the_end(s, d, pool, unseen, mix(rng[0]))
        for seat in range(s.players):
            totals[seat] += s.score[seat]
    return decisions
