"""What speaks for a turn, in words: what it scores, builds and secures."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from lucca.records.storyteller import counted, listed
from lucca.rules.errors import LuccaError
from lucca.rules.events import Added, BastionBuilt, Completed, Event, FinalOrder, Opened, Started, WallBuilt
from lucca.rules.position import Position
from lucca.rules.view import Quarter, View


def reasons_for(view: View, actions: Sequence[int]) -> tuple[str, ...]:
    """The good and bad sides of playing these actions from a view; nothing can be told of the preparation."""
    if view.seat is None or view.turn == 0:
        return ()
    events, after = _what_happens(view, actions)
    return tuple(_told(view, events, after))


def _what_happens(view: View, actions: Sequence[int]) -> tuple[list[Event], Position]:
    position = Position(view.setup, view.raw)
    events: list[Event] = []
    for action in actions:
        try:
            events += position.apply(action)
        except LuccaError:
            break
    return events, position


def _told(view: View, events: list[Event], after: Position) -> Iterator[str]:
    seat = view.seat or 0
    for event in takewhile(lambda event: not isinstance(event, FinalOrder), events):  # the last parties must be held
        if isinstance(event, Opened) and event.seat == seat:
            yield f"the party in the {event.colour} palace brings {counted(event.points, 'point')}"
    for event in events:
        if isinstance(event, Completed) and event.owner == seat:
            yield f"completes the {event.colour} palace for {counted(event.points, 'point')}"
    yield from _building(events, seat)
    quarter = after.view(seat).quarters[seat]
    yield from _fortifying(events, view.quarters[seat], quarter, view)
    if view.turn < view.setup.turns:
        yield from _order(view, after)


def _building(events: list[Event], seat: int) -> Iterator[str]:
    completed = {event.colour for event in events if isinstance(event, Completed)}
    started = [event.colour for event in events if isinstance(event, Started) and event.owner == seat]
    added = [event.colour for event in events if isinstance(event, Added) and event.owner == seat]
    if started:
        yield f"starts {listed(started)}"
    growing = [colour for colour in dict.fromkeys(added) if colour not in completed and colour not in started]
    if growing:
        yield f"builds on {listed(growing)}"


def _fortifying(events: list[Event], before: Quarter, after: Quarter, view: View) -> Iterator[str]:
    walls = sum(isinstance(event, WallBuilt) and event.seat == after.owner for event in events)
    bastions = sum(isinstance(event, BastionBuilt) and event.owner == after.owner for event in events)
    if bastions:
        edition = view.setup.edition
        yield f"gains a {edition.bastion_name}" if bastions == 1 else f"gains {bastions} {edition.bastion_name_plural}"
    needed, shields = 2 * len(after.walls), after.shields
    if walls and shields >= needed:
        yield f"{counted(walls, 'more wall')}, supported ({shields} shields for {needed})"
    elif walls:
        yield f"{counted(walls, 'more wall')}, not yet supported ({shields} shields for {needed})"
    elif before.walls and before.shields >= needed > shields:
        yield f"leaves the walls without support ({shields} shields for {needed})"


def _order(view: View, after: Position) -> Iterator[str]:
    """4.1: who would begin the next turn, as things stand."""
    quarters = after.view(view.seat).quarters[: view.setup.players]
    seat = view.seat or 0
    ahead = sum(
        (other.shields, other.highest_number) > (quarters[seat].shields, quarters[seat].highest_number)
        for other in quarters
    )
    if ahead == 0:
        yield "would begin the next turn, as things stand"
    elif ahead == view.setup.players - 1:
        yield "would play last in the next turn, as things stand"
