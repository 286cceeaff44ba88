"""Random numbers for many games at once: one stream each, the same whatever else is running."""

import numpy as np

from lucca.research.engine import Words
from lucca.rules.errors import LuccaError

DEALS, ACTIONS = 0, 1  # what a stream is for: choosing actions at random does not change the cards


def streams(seed: int | None, count: int, purpose: int = DEALS) -> Words:
    """The streams of `count` games; the first ones are the same for every count. None takes fresh entropy."""
    if seed is not None and seed < 0:
        raise LuccaError(f"a seed is 0 or greater, not {seed}")
    return np.random.SeedSequence(seed, spawn_key=(purpose,)).generate_state(count, np.uint64).astype(np.uint64)
