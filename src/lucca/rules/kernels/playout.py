"""Random play inside compiled code, through the same `deal`, `legal_mask` and `apply` as everything else.

A playout keeps its own pool of unseen cards and its own random numbers; the state holds neither.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CARDS,
    DEAL_TRIPLETS,
    DECK,
    OVER,
    STATE,
    STATE_BYTES,
    UNSEEN,
    Bytes,
    DeckTable,
    State,
)
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.transitions import apply, deal, lay_on_table, show_triplets

Words = npt.NDArray[np.uint64]


@inlined
def next_word(rng: Words) -> Any:
    """SplitMix64: 64 random bits from a one-word state."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@inlined
def below(rng: Words, bound: Any) -> Any:
    """A uniform integer in [0, bound), without bias (Lemire's method on 32 bits)."""
    n = np.uint64(bound)
    product = (next_word(rng) >> np.uint64(32)) * n
    low = product & np.uint64(0xFFFFFFFF)
    if low < n:
        threshold = (np.uint64(0x100000000) - n) % n
        while low < threshold:
            product = (next_word(rng) >> np.uint64(32)) * n
            low = product & np.uint64(0xFFFFFFFF)
    return np.int64(product >> np.uint64(32))


@inlined
def gather_unseen(s: State, pool: Bytes) -> int:
    count = 0
    for card in range(CARDS):
        pool[count] = card
        count += s.where[card] == UNSEEN
    return count


@inlined
def draw(pool: Bytes, unseen: int, rng: Words) -> int:
    """A card from the first `unseen` of the pool; the last of them takes its place."""
    at = below(rng, unseen)
    card = pool[at]
    pool[at] = pool[unseen - 1]
    return card


@inlined
def deal_at_random(s: State, d: DeckTable, pool: Bytes, unseen: int, rng: Words) -> int:
    """Deal from the pool until the phase changes; returns how many unseen cards are left in it."""
    if s.phase == DEAL_TRIPLETS and s.dealt == 0:
        for place in range(3 * s.triplets):
            lay_on_table(s, place, draw(pool, unseen, rng))
            unseen -= 1
        show_triplets(s, d, None)
        return unseen
    phase = s.phase
    while s.phase == phase:
        deal(s, d, draw(pool, unseen, rng), None)
        unseen -= 1
    return unseen


def _select_table() -> npt.NDArray[np.int8]:
    """SELECT[256 * n + byte]: the position of the n-th set bit of a byte."""
    table = np.zeros(8 * 256, np.int8)
    for byte in range(256):
        for n, position in enumerate(bit for bit in range(8) if byte >> bit & 1):
            table[256 * n + byte] = position
    return table


SELECT = _select_table()


@inlined
def bits_up_to_each_byte(mask: Any) -> Any:
    """In byte i: how many bits are set in bytes 0 to i."""
    m = mask - (mask >> np.uint64(1) & np.uint64(0x5555555555555555))
    m = (m & np.uint64(0x3333333333333333)) + (m >> np.uint64(2) & np.uint64(0x3333333333333333))
    m = (m + (m >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return m * np.uint64(0x0101010101010101)


@inlined
def random_bit(mask: int, rng: Words) -> Any:
    """The position of a set bit chosen uniformly. Without branches on the mask, which would be mispredicted."""
    m = np.uint64(mask)
    sums = bits_up_to_each_byte(m)
    n = below(rng, np.int64(sums >> np.uint64(56)))
    # The top bit of byte i of `fewer` says whether bytes 0 to i hold at most n set bits.
    fewer = ((np.uint64(n) * np.uint64(0x0101010101010101) | np.uint64(0x8080808080808080)) - sums) & np.uint64(
        0x8080808080808080
    )
    byte = np.int64((fewer >> np.uint64(7)) * np.uint64(0x0101010101010101) >> np.uint64(56))
    before = np.int64((sums << np.uint64(8)) >> np.uint64(8 * byte) & np.uint64(0xFF))
    return 8 * byte + SELECT[256 * (n - before) + np.int64(m >> np.uint64(8 * byte) & np.uint64(0xFF))]


@inlined
def play_to_the_end(s: State, d: DeckTable, pool: Bytes, rng: Words) -> int:
    """Uniformly random decisions and deals until the game is over; returns the number of decisions."""
    decisions = 0
    unseen = gather_unseen(s, pool)
    first_turn = s.turn == 0
    while s.phase != OVER:
        if s.phase <= DEAL_TRIPLETS:
            unseen = deal_at_random(s, d, pool, unseen, rng)
        else:
            mask = legal_mask(s, d)
            apply(s, d, random_bit(mask, rng), None)
            decisions += 1
        if first_turn and s.turn == 1:
            first_turn = False
            unseen = gather_unseen(s, pool)  # the reshuffle brought cards back
    return decisions


@kernel
def gate_playouts(raw: Bytes, deck: Bytes, games: int, rng: Words, totals: npt.NDArray[np.int64]) -> int:
    """Play `games` random games from one state, adding up the final scores by seat; returns the decisions made."""
    buffer = np.empty(STATE_BYTES + 128, np.uint8)
    s = buffer[:STATE_BYTES].view(STATE)[0]
    pool = buffer[STATE_BYTES:]
    d = deck.view(DECK)[0]
    decisions = 0
    for _ in range(games):
        buffer[:STATE_BYTES] = raw
        decisions += play_to_the_end(s, d, pool, rng)
        for seat in range(s.players):
            totals[seat] += s.score[seat]
    return decisions
