"""What each legal decision would bring, tried out without changing anything."""

import msgspec

from lucca.rules.actions import decision_of, legal_list
from lucca.rules.decisions import Decision
from lucca.rules.events import Event, EventReader
from lucca.rules.kernels import gates
from lucca.rules.reading import StateReader
from lucca.rules.score import WallSupport, new_event_rows


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """A legal decision and what it would bring: `events` tell who gives how much to a party, or a palace's windows."""

    decision: Decision
    points: int
    """How the seat's score would change at once."""
    events: tuple[Event, ...]
    support: WallSupport
    """The seat's walls after the decision."""


def outcomes(state: StateReader, legal_mask: int, seat: int) -> tuple[Outcome, ...]:
    """One for every legal action in ascending order, for the seat that decides."""
    trial = _Trial(state, seat)
    return tuple([trial.outcome(action) for action in legal_list(legal_mask)])


class _Trial:
    """Tries decisions on copies of a state's bytes: a whole position for each would take three times as long."""

    def __init__(self, state: StateReader, seat: int) -> None:
        self._state, self._seat, self._setup = state, seat, state.setup
        self._deck = state.setup.deck
        self._reader = EventReader(state.setup)
        self._score = state.score_of(seat)
        self._market = state.market()
        self._event_rows = new_event_rows()

    def outcome(self, action: int) -> Outcome:
        raw, rows = self._state.raw.copy(), self._event_rows
        gates.gate_apply_with_events(raw, self._deck.card_data, action, rows)
        after = StateReader(self._setup, raw)
        return Outcome(
            decision_of(self._state, self._deck, action),
            after.score_of(self._seat) - self._score,
            tuple(self._reader.read(rows, raw, self._market)),
            after.wall_support(self._seat),
        )
