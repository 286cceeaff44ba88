"""What each legal decision would bring, tried out without changing anything."""

import msgspec

from lucca.rules.actions import OPEN_ACTIONS, decision_of, legal_list
from lucca.rules.decisions import Decision
from lucca.rules.events import Added, Event, EventReader, Opened, Started
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.reading import StateReader, with_actor
from lucca.rules.score import WallSupport, new_event_rows


class PartyChange(msgspec.Struct, frozen=True, gc=False):
    """How much more, or less, a seat's completed palace would bring if it were opened next (4.3)."""

    seat: int
    colour: str
    points: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """A legal decision and what it would bring: `events` tell who gives how much to a party, or a palace's windows."""

    decision: Decision
    points: int
    """How the seat's score would change at once."""
    events: tuple[Event, ...]
    support: WallSupport
    """The seat's walls after the decision."""
    parties: tuple[PartyChange, ...]
    """What it would change about the parties that are still to come."""


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
        events = tuple(self._reader.read(rows, raw, self._market))
        return Outcome(
            decision_of(self._state, self._deck, action),
            after.score_of(self._seat) - self._score,
            events,
            after.wall_support(self._seat),
            self._parties(after, events),
        )

    def _parties(self, after: StateReader, events: tuple[Event, ...]) -> tuple[PartyChange, ...]:
        """4.3: a party depends on other owners' palaces of its colour, so only those of one colour can change."""
        name = next((event.colour for event in events if isinstance(event, Opened | Started | Added)), None)
        if name is None:
            return ()
        colour = self._deck.colour_index[name]
        changes = [
            PartyChange(seat, name, self._worth(after, seat, colour) - self._worth(self._state, seat, colour))
            for seat in range(self._setup.players)
            if self._state.statuses(seat)[colour] == after.statuses(seat)[colour] == k.COMPLETED
        ]
        return tuple([change for change in changes if change.points])

    def _worth(self, state: StateReader, seat: int, colour: int) -> int:
        """What the seat's palace would bring if it were opened now."""
        raw = with_actor(state.raw, seat)
        gates.gate_apply(raw, self._deck.card_data, OPEN_ACTIONS[colour])
        return StateReader(self._setup, raw).score_of(seat) - state.score_of(seat)
