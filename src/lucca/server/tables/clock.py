"""Time at a table, in milliseconds: each seat has a while for every turn, and a bank for the whole game."""

from dataclasses import dataclass, field

from lucca.server.tables.options import Pace


@dataclass
class Clock:
    """Which seats' time is running, since when, and what is left in their banks.

    A player's time for a move runs until it is made, also while a bot is to make it: leaving gains none.
    """

    pace: Pace
    banks: list[int]
    since: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, pace: Pace, seats: int) -> "Clock":
        return cls(pace, [pace.bank] * seats)

    def run_for(self, seats: set[int], now: int) -> None:
        """From now on these seats' time runs; the others' stops, and what they took too long is off their banks."""
        for seat in list(self.since):
            if seat not in seats:
                self.stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: int) -> None:
        """The seat has decided, or need not any more: what comes next has time of its own."""
        began = self.since.pop(seat, None)
        if began is not None and self.pace.turn_time is not None:
            late = max(0, now - began - self.pace.turn_time)
            self.banks[seat] = max(0, self.banks[seat] - late)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it does not run or has no end."""
        if self.pace.turn_time is None or seat not in self.since:
            return None
        return self.since[seat] + self.pace.turn_time + self.banks[seat]

    def give_back_time(self, milliseconds: int) -> None:
        """So long counts against no seat."""
        self.since = {seat: began + milliseconds for seat, began in self.since.items()}
