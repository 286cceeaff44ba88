"""Every kind of table, and decisions by chance that lean towards building, so that palaces get completed and opened."""

from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from lucca.rules.editions import EDITIONS
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup

CHOICES = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for celebration in ([False, True] if edition.celebration else [False])
    for players in edition.players
]


def choice_name(choice: tuple[str, int, bool]) -> str:
    edition, players, celebration = choice
    return f"{edition}-{players}{'-celebration' if celebration else ''}"


def table_of(choice: tuple[str, int, bool]) -> Setup:
    edition, players, celebration = choice
    return setup(edition, players, celebration=celebration)


def builds(action: int) -> bool:
    if k.PLAY_FIRST <= action < k.WILD_FIRST:
        return (action - k.PLAY_FIRST) % k.USES in (k.START, k.ADD, k.BASTION)
    return True


BUILDING = np.array([builds(action) for action in range(k.ACTIONS)])


def choose(legal: list[int], rng: Random) -> int:
    building = [action for action in legal if builds(action)]
    return rng.choice(building if building and rng.random() < 0.85 else legal)


def choose_for_all(legal: npt.NDArray[np.bool_], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each row, building ones far more likely."""
    weight = legal * (0.05 + BUILDING) * rng.random(legal.shape)
    chosen: npt.NDArray[np.int64] = np.argmax(weight, axis=1)
    return chosen


def decisions(table: Setup, seed: int) -> Iterator[Position]:
    """The positions of one random game at each of its decisions, and then its end."""
    rng = Random(seed)
    position = Position(table)
    while not position.over:
        if position.is_chance:
            position.deal([rng.choice(position.unseen())])
        else:
            yield position
            position.advance(choose(position.legal_actions(), rng))
    yield position
