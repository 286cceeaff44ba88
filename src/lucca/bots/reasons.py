"""What speaks for a turn, in words: what it scores, builds and secures."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from lucca.records.sentences import counted, listed
from lucca.rules.actions import decode
from lucca.rules.errors import LuccaError
from lucca.rules.events import CITY, Added, BastionBuilt, Completed, Event, FinalOrder, Opened, Started, WallBuilt
from lucca.rules.position import Position
from lucca.rules.view import Quarter, View


def reasons_for(view: View, actions: Sequence[int]) -> tuple[str, ...]:
    """The good and bad sides of playing these actions from a view."""
    if view.seat is None:
        return ()
    if view.round == 0:
        return tuple(_keeping(view, actions))
    events, after = _what_happens(view, actions)
    return tuple(_reasons_of_turn(view, events, after))


# --- the preparation --------------------------------------------------------------------------------------------------


def _keeping(view: View, actions: Sequence[int]) -> Iterator[str]:
    chosen = [action for action in map(decode, actions) if action.kind == "keep"]
    cards = [*view.kept, *(view.hand[action.slot] for action in chosen)]
    colours = list(dict.fromkeys(card.colour for card in cards if card.colour))
    if not colours:
        return
    yield f"two storeys of {colours[0]} at once" if len(colours) < len(cards) else f"starts {listed(colours)}"
    shields, windows = sum(card.shields for card in cards), sum(card.windows for card in cards)
    yield f"{counted(shields, 'shield')} and {counted(windows, 'window')} to begin with"
    on_table = [card for triplet in view.triplets.values() for card in triplet if card.colour in colours]
    if on_table:
        palaces = "this palace" if len(colours) == 1 else "these palaces"
        yield f"{counted(len(on_table), 'card')} for {palaces} in the first triplets"


# --- a turn -----------------------------------------------------------------------------------------------------------


def _what_happens(view: View, actions: Sequence[int]) -> tuple[list[Event], Position]:
    position = Position(view.setup, view.raw)
    events: list[Event] = []
    for action in actions:
        try:
            events += position.apply(action)
        except LuccaError:
            break
    return events, position


def _reasons_of_turn(view: View, events: list[Event], after: Position) -> Iterator[str]:
    seat = view.seat or 0
    for event in takewhile(lambda event: not isinstance(event, FinalOrder), events):  # the last parties must be held
        if isinstance(event, Opened) and event.seat == seat:
            yield f"the party in the {event.colour} palace brings {counted(event.points, 'point')}"
    yield from _waiting(view, events)
    for event in events:
        if isinstance(event, Completed) and event.owner == seat:
            yield f"completes the {event.colour} palace for {counted(event.points, 'point')}"
    yield from _building(events, seat)
    yield from _feeding(view, events)
    yield from _for_the_city(view, events)
    quarter = after.view(seat).quarters[seat]
    yield from _fortifying(events, view.quarters[seat], quarter, view)
    if view.round < view.setup.rounds:
        yield from _order(view, after)


def _waiting(view: View, events: list[Event]) -> Iterator[str]:
    """Parties that could be held now, and are not; at the end of the game all of them must be."""
    if view.phase == "choose" and view.round < view.setup.rounds:
        opened = {event.colour for event in events if isinstance(event, Opened)}
        for palace in view.quarters[view.seat or 0].completed:
            if palace.colour not in opened:
                yield f"keeps the party in the {palace.colour} palace for later"


def _building(events: list[Event], seat: int) -> Iterator[str]:
    completed = {event.colour for event in events if isinstance(event, Completed)}
    started = [event.colour for event in events if isinstance(event, Started) and event.owner == seat]
    added = [event.colour for event in events if isinstance(event, Added) and event.owner == seat]
    if started:
        yield f"starts {listed(started)}"
    growing = [colour for colour in dict.fromkeys(added) if colour not in completed and colour not in started]
    if growing:
        yield f"builds on {listed(growing)}"


def _feeding(view: View, events: list[Event]) -> Iterator[str]:
    """4.3: cards under construction bring points to the parties of others."""
    completed = {event.colour for event in events if isinstance(event, Completed)}
    laid = {event.colour for event in events if isinstance(event, Started | Added) and event.owner == view.seat}
    rivals = [quarter for quarter in view.quarters if quarter.owner != view.seat and not quarter.is_city]
    waiting = {palace.colour for rival in rivals for palace in rival.completed}
    fed = [colour for colour in view.setup.deck.colours if colour in (laid - completed) & waiting]
    if fed:
        yield f"brings more points to another's party in {listed(fed)}"


def _for_the_city(view: View, events: list[Event]) -> Iterator[str]:
    """7.9: what the City builds brings points to parties."""
    for event in events:
        if isinstance(event, Started | Added) and event.owner == CITY:
            completed = any(isinstance(other, Completed) and other.owner == CITY for other in events)
            more = 2 - (view.setup.palace_size - 1) if completed else 1
            change = f"{counted(abs(more), 'point')} {'more' if more > 0 else 'less'}"
            yield f"a party in {event.colour} would bring {change}{_to_whom(view, event.colour)}"
        elif isinstance(event, BastionBuilt) and event.owner == CITY:
            yield "counts for nobody in the City"


def _to_whom(view: View, colour: str) -> str:
    """Who has a palace of this colour still to open."""
    seats = view.quarters[: view.setup.players]
    hosts = [
        quarter.owner
        for quarter in seats
        if any(palace.colour == colour for palace in (*quarter.under_construction, *quarter.completed))
    ]
    if len(hosts) == len(seats):
        return ", to either of you"
    return "" if not hosts else ", to you alone" if hosts == [view.seat] else ", to the other alone"


def _fortifying(events: list[Event], before: Quarter, after: Quarter, view: View) -> Iterator[str]:
    walls = sum(isinstance(event, WallBuilt) and event.seat == after.owner for event in events)
    bastions = sum(isinstance(event, BastionBuilt) and event.owner == after.owner for event in events)
    if bastions:
        edition = view.setup.edition
        yield f"gains a {edition.bastion_name}" if bastions == 1 else f"gains {bastions} {edition.bastion_name_plural}"
    needed, shields = 2 * len(after.walls), after.shields
    if walls and shields >= needed:
        yield f"{counted(walls, 'more wall')}, supported ({needed} shields needed, {shields} there)"
    elif walls:
        yield f"{counted(walls, 'more wall')}, not yet supported ({needed} shields needed, {shields} there)"
    elif before.walls and before.shields >= needed > shields:
        yield f"leaves the walls without support ({needed} shields needed, {shields} there)"


def _order(view: View, after: Position) -> Iterator[str]:
    """4.1: who would begin the next turn, as things stand."""
    quarters = after.view(view.seat).quarters[: view.setup.players]
    seat = view.seat or 0
    ahead = sum(
        (other.shields, other.highest_street_number) > (quarters[seat].shields, quarters[seat].highest_street_number)
        for other in quarters
    )
    if ahead == 0:
        yield "would begin the next turn, as things stand"
    elif ahead == view.setup.players - 1:
        yield "would play last in the next turn, as things stand"
