"""What workers are, and how they are kept busy. Nothing here knows what the work is."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from lucca.rules.errors import LuccaError

Item = TypeVar("Item")
Result = TypeVar("Result")

MAX_DEATHS = 3
"""An item over which so many workers have died is not tried again."""


@dataclass(frozen=True)
class FinishedItem(Generic[Item, Result]):
    """What became of an item; no result means that its worker died."""

    item: Item
    result: Result | None


class Workers(Protocol[Item, Result]):
    """Who works. The work must not raise, and its result never be None nor depend on which worker does it."""

    @property
    def capacity(self) -> int:
        """How many items they want to have at once."""

    def give(self, item: Item) -> None:
        """Hand over an item; only below capacity."""

    def take(self) -> FinishedItem[Item, Result]:
        """Wait until an item is finished or its worker has died. There must be one under way."""

    def close(self) -> None:
        """Stop working, whatever is under way."""


def work_through(workers: Workers[Item, Result], items: Iterator[Item]) -> Iterator[tuple[Item, Result]]:
    """Every item with its result, as they get finished; what a dying worker had is given to another.

    An item is fetched only when a worker is free for it. LuccaError for one that no worker survives.
    """
    again: deque[tuple[Item, int]] = deque()
    under_way: list[tuple[Item, int]] = []  # with how many workers died over each
    while True:
        while len(under_way) < workers.capacity and (chosen := _next(again, items)) is not None:
            workers.give(chosen[0])
            under_way.append(chosen)
        if not under_way:
            return
        outcome = workers.take()
        item, deaths = under_way.pop(next(n for n, (given, _) in enumerate(under_way) if given is outcome.item))
        if outcome.result is not None:
            yield item, outcome.result
        elif deaths + 1 < MAX_DEATHS:
            again.append((item, deaths + 1))
        else:
            raise LuccaError(f"{MAX_DEATHS} workers died, one after the other, over {item}; is there enough memory?")


def _next(again: deque[tuple[Item, int]], items: Iterator[Item]) -> tuple[Item, int] | None:
    if again:
        return again.popleft()
    return next(((item, 0) for item in items), None)


class InProcess(Generic[Item, Result]):
    """This very process."""

    capacity = 1

    def __init__(self, work: Callable[[Item], Result]) -> None:
        self._work = work
        self._given: deque[Item] = deque()

    def give(self, item: Item) -> None:
        """It is worked on when it is taken."""
        self._given.append(item)

    def take(self) -> FinishedItem[Item, Result]:
        """Do the work now."""
        item = self._given.popleft()
        return FinishedItem(item, self._work(item))

    def close(self) -> None:
        """Forget what was given."""
        self._given.clear()
