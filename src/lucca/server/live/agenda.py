"""When something is due at which table."""

import heapq

_SPARE = 64


class Agenda:
    """The last word about a table counts. It takes no more room than twice what is due."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}

    def put(self, table: str, due: int) -> bool:
        """Whether that is news."""
        if self._due.get(table) == due:
            return False
        self._due[table] = due
        heapq.heappush(self._heap, (due, table))
        if len(self._heap) > 2 * len(self._due) + _SPARE:
            self._heap = [(when, which) for which, when in self._due.items()]
            heapq.heapify(self._heap)
        return True

    def remove(self, table: str) -> None:
        self._due.pop(table, None)

    def take(self, now: int) -> list[str]:
        """All that is due, in order; it is off the agenda then."""
        taken = []
        while (due := self.next()) is not None and due <= now:
            table = heapq.heappop(self._heap)[1]
            del self._due[table]
            taken.append(table)
        return taken

    def next(self) -> int | None:
        """When the next is due."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # it was put off, or is done
        return self._heap[0][0] if self._heap else None

    def __len__(self) -> int:
        """How much is remembered, be it out of date."""
        return len(self._heap)
