"""Bits and random numbers: choosing among the legal actions of a mask.

Random numbers are SplitMix64: the n-th word of a stream is `mix(stream + n * STEP)`, so a stream is a plain integer
that its user moves on by STEP for every word drawn.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import PLAY_FIRST, USES, Bytes

Words = npt.NDArray[np.uint64]
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
    """The position of a set bit of the low sixteen, chosen uniformly."""
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
def actions_of(mask: int, out: Bytes) -> int:
    """The legal actions in ascending order; returns how many."""
    count = 0
    while mask:
        lowest = mask & -mask
        out[count] = count_bits(np.uint64(lowest - 1))
        mask ^= lowest
        count += 1
    return count
