"""A move before it is confirmed: decided step by step, looked at, taken back."""

from collections.abc import Mapping

from lucca.rules.decisions import Decision, Move, is_complete, move_of
from lucca.rules.errors import IllegalMoveError
from lucca.rules.events import Event
from lucca.rules.objections import Objection
from lucca.rules.outcomes import Outcome
from lucca.rules.position import Position
from lucca.rules.reading import with_kept_counts
from lucca.rules.view import View


class Draft:
    """A seat's move before it is confirmed: decide, look at what it brings, take back, hand in the whole.

    A draft deals no card and reveals no other seat's choice, so nothing can be learned by deciding and taking back.

    >>> from lucca import Game
    >>> game = Game.new(seed=1, players=3)
    >>> draft = game.draft(0)
    >>> for _ in range(2):
    ...     events = draft.apply(draft.legal_decisions()[0])
    >>> draft.complete, str(draft.move)
    (True, '0: keep 39 74')
    >>> draft.undo(), draft.complete
    (True, False)
    >>> [str(outcome.decision.card) for outcome in draft.outcomes()]
    ['74', '60', '31']
    """

    def __init__(self, position: Position, seat: int) -> None:
        """IllegalMoveError if the seat has nothing to decide in this position."""
        self.seat = seat
        base = position.clone()
        base.set_actor(seat)
        self._kept_counts = b""
        if base.is_keeping:
            known = base.view(seat)
            self._kept_counts = known.kept_counts()
            base = _keeping_alone(known, seat)
        self._positions = [base]
        self.decisions: list[Decision] = []
        """What has been decided so far."""
        self.events: list[list[Event]] = []
        """By decision: what it brought about."""

    @property
    def position(self) -> Position:
        """After the decisions so far."""
        return self._positions[-1]

    @property
    def complete(self) -> bool:
        """Whether the decisions make a whole move."""
        return is_complete(self.decisions)

    @property
    def move(self) -> Move:
        """The whole move; IllegalMoveError if it is not complete yet."""
        if not self.complete:
            raise IllegalMoveError("4.6", "the move is not complete yet")
        return move_of(self.seat, self.decisions)

    def view(self) -> View:
        """The table as the seat would see it after the decisions so far."""
        view = self.position.view(self.seat)
        if not self.position.is_keeping:
            return view
        own = view.kept_counts()[self.seat]
        counts = bytes(own if seat == self.seat else count for seat, count in enumerate(self._kept_counts))
        return View(self.position.setup, with_kept_counts(view.raw, counts), self.seat)

    def legal_decisions(self) -> list[Decision]:
        """What may be decided next; nothing, once the move is complete."""
        return [] if self.complete else self.position.legal_decisions()

    def outcomes(self) -> tuple[Outcome, ...]:
        """The same with what each decision would bring."""
        return () if self.complete else self.position.outcomes()

    def objections(self) -> tuple[Objection, ...]:
        """What the seat may think of next but cannot do, with the reasons why."""
        return () if self.complete else self.position.objections()

    def apply(self, decision: Decision) -> list[Event]:
        """Decide one step; what it brings about. IllegalMoveError, and no change, if it is not legal."""
        if self.complete:
            raise IllegalMoveError("4.6", "the move is complete; confirm it or take something back")
        after = self.position.clone()
        events = after.apply(after.action_of(decision))
        self._positions.append(after)
        self.decisions.append(decision)
        self.events.append(events)
        return events

    def undo(self) -> bool:
        """Take back the last decision; False if there is none."""
        if not self.decisions:
            return False
        del self._positions[-1], self.decisions[-1], self.events[-1]
        return True

    def on(self, position: Position) -> "Draft":
        """The same decisions in another position."""
        draft = Draft(position, self.seat)
        for decision in self.decisions:
            draft.apply(decision)
        return draft


def drafts_on(position: Position, drafts: Mapping[int, Draft]) -> dict[int, Draft]:
    """The drafts of several seats, by seat, in another position."""
    return {seat: draft.on(position) for seat, draft in drafts.items()}


def _keeping_alone(view: View, seat: int) -> Position:
    """3.4: the preparation as one seat knows it, with the others still to choose so that nothing is revealed."""
    counts = bytes(count if other == seat else 0 for other, count in enumerate(view.kept_counts()))
    return Position(view.setup, with_kept_counts(view.raw, counts))
