"""Random play inside compiled code, through the same `deal`, `legal_mask` and `apply` as everything else.

A playout keeps its own pool of unseen cards and its own random numbers; the state holds neither.

Random numbers are SplitMix64: the n-th word of a stream is `mix(stream + n * STEP)`, so a stream is a plain integer
that its user moves on by STEP for every word drawn.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.gates import actions_of
from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    CARDS,
    DEAL_TRIPLETS,
    DECK,
    OVER,
    PLAY_FIRST,
    STATE,
    STATE_BYTES,
    UNSEEN,
    USES,
    Bytes,
    DeckTable,
    State,
)
from lucca.rules.kernels.legality import legal_mask
from lucca.rules.kernels.transitions import apply, deal, lay_on_table, show_triplets

Words = npt.NDArray[np.uint64]
STATE_WORDS = STATE_BYTES // 8
POOL_WORDS = 14
STEP = np.uint64(0x9E3779B97F4A7C15)


@inlined
def mix(stream: Any) -> Any:
    """64 random bits."""
    z = (stream ^ (stream >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@inlined
def below(word: Any, bound: Any) -> Any:
    """A uniform integer in [0, bound) from 64 random bits; for bounds up to 128 the bias is less than 2 ** -46."""
    return (word >> np.uint64(11)) * np.uint64(bound) >> np.uint64(53)


@inlined
def gather_unseen(s: State, pool: Bytes) -> int:
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
def deal_at_random(s: State, d: DeckTable, pool: Bytes, unseen: int, stream: Any) -> int:
    """Deal from the pool until the phase changes; returns how many unseen cards are left in it."""
    if s.phase == DEAL_TRIPLETS and s.dealt == 0:
        for place in range(3 * s.triplets):
            stream += STEP
            lay_on_table(s, place, draw(pool, unseen, mix(stream)))
            unseen -= 1
        show_triplets(s, d, None)
        return unseen
    phase = s.phase
    while s.phase == phase:
        stream += STEP
        deal(s, d, draw(pool, unseen, mix(stream)), None)
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
def count_bits(mask: Any) -> Any:
    """A form that the compiler knows as one instruction."""
    return bits_up_to_each_byte(mask) >> np.uint64(56)


@inlined
def random_bit_of_two_bytes(mask: int, word: Any) -> Any:
    m = np.uint64(mask)
    low = m & np.uint64(255)
    in_low = count_bits(low)
    n = below(word, count_bits(m))
    is_high = n >= in_low
    byte = m >> np.uint64(8) if is_high else low
    rest = n - in_low if is_high else n
    return 8 * is_high + SELECT[(rest << np.uint64(8)) + byte]


@inlined
def random_bit_of_any(mask: int, word: Any) -> Any:
    """Without branches on the mask, which would be mispredicted."""
    m = np.uint64(mask)
    sums = bits_up_to_each_byte(m)
    n = below(word, sums >> np.uint64(56))
    # The top bit of byte i of `fewer` says whether bytes 0 to i hold at most n set bits.
    fewer = ((n * np.uint64(0x0101010101010101) | np.uint64(0x8080808080808080)) - sums) & np.uint64(0x8080808080808080)
    byte = (fewer >> np.uint64(7)) * np.uint64(0x0101010101010101) >> np.uint64(56)
    shift = byte << np.uint64(3)
    rest = n - (sums << np.uint64(8) >> shift & np.uint64(255))
    return np.int64(shift) + SELECT[(rest << np.uint64(8)) + (m >> shift & np.uint64(255))]


PLAYS = (1 << 3 * USES) - 1 << PLAY_FIRST


@inlined
def random_bit(mask: int, word: Any) -> Any:
    """The position of a set bit chosen uniformly; most masks are plays, or openings and triplets."""
    if mask & ~PLAYS == 0:
        return PLAY_FIRST + random_bit_of_two_bytes(mask >> PLAY_FIRST, word)
    if mask < 1 << PLAY_FIRST:
        return random_bit_of_two_bytes(mask, word)
    return random_bit_of_any(mask, word)


@kernel
def deal_until_decision(s: State, d: DeckTable, rng: Words) -> None:
    """Everything that chance decides before the next player does; `rng` is a stream of one game."""
    pool = np.empty(CARDS + 1, np.uint8)
    while s.phase <= DEAL_TRIPLETS:
        unseen = gather_unseen(s, pool)
        left = deal_at_random(s, d, pool, unseen, rng[0])
        rng[0] += STEP * np.uint64(unseen - left)


@kernel
def gate_deal_at_random(raw: Bytes, deck: Bytes, rng: Words, out: Bytes) -> int:
    """Deal from the unseen set until somebody decides, and write the legal actions; how many there are."""
    s = raw.view(STATE)[0]
    deal_until_decision(s, deck.view(DECK)[0], rng)
    return actions_of(legal_mask(s), out)


@inlined
def play_to_the_end(s: State, d: DeckTable, pool: Bytes, unseen: int, stream: Any) -> Any:
    """Uniformly random decisions and deals until the game is over; returns the number of decisions."""
    decisions = 0
    first_turn = s.turn == 0
    word = mix(stream)
    while s.phase != OVER:
        if s.phase <= DEAL_TRIPLETS:
            left = deal_at_random(s, d, pool, unseen, stream)
            stream += STEP * np.uint64(unseen - left)
            unseen = left
        else:
            action = random_bit(legal_mask(s), word)
            stream += STEP
            word = mix(stream)  # ahead of the branches of `apply`, where a wrong guess would delay it
            apply(s, d, action, None)
            decisions += 1
        if first_turn and s.turn == 1:
            first_turn = False
            unseen = gather_unseen(s, pool)  # the reshuffle brought cards back
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
