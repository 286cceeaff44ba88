"""What a seat may decide next, what each decision would bring, and why others are refused."""

import msgspec

from lucca.rules.decisions import Decision
from lucca.rules.draft import Draft
from lucca.rules.events import Event
from lucca.rules.outcomes import PartyChange
from lucca.rules.position import Position
from lucca.rules.score import WallSupport
from lucca.server.tables.table import Table
from lucca.server.wire.views import GameView, game_view, ids_of


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal decision and what it would bring: `events` tell who gives how much to a party, or a palace's windows."""

    decision: Decision
    points: int
    """How the seat's score would change at once."""
    events: tuple[Event, ...]
    support: WallSupport
    """After the decision."""
    parties: tuple[PartyChange, ...]
    """What it would change about the parties that are still to come."""


class Blocked(msgspec.Struct, frozen=True, gc=False):
    """A decision that suggests itself but is not legal."""

    card: str | None
    use: str | None
    """start, add, wall or bastion; null where the decision is another than to play a card."""
    colour: str | None
    clause: str
    reason: str
    """For programs."""
    message: str


class Yours(msgspec.Struct, frozen=True, gc=False):
    """What one seat alone may know, and what it can do."""

    seat: int
    move_index: int
    """How many moves the seat has made: its next one is confirmed under this index."""
    to_decide: bool
    hand: tuple[str, ...]
    """Until the reveal."""
    kept: tuple[str, ...]
    draft: tuple[Decision, ...]
    complete: bool
    """The draft is a whole move, and can be confirmed."""
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...]
    preview: GameView | None
    """The table as it would be after the draft; null while that is empty."""


def yours(table: Table, seat: int, decisions: tuple[Decision, ...]) -> Yours:
    """The decisions are the seat's draft; IllegalMoveError if the rules do not allow it."""
    game = table.playing()
    hand, kept = _starting_cards(game.position, seat)
    asked = seat in table.pending() and not table.seats[seat].is_played_by_bot
    if not asked:
        return Yours(seat, table.moves_by[seat], False, hand, kept, (), False, (), (), None)
    draft = game.draft(seat)
    for decision in decisions:
        draft.apply(decision)
    return Yours(
        seat=seat,
        move_index=table.moves_by[seat],
        to_decide=True,
        hand=hand,
        kept=_starting_cards(draft.position, seat)[1],
        draft=decisions,
        complete=draft.complete,
        choices=choices(draft),
        blocked=blocked(draft),
        preview=game_view(draft.view(), table.pending()) if decisions else None,
    )


def _starting_cards(position: Position, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The seat's hand and what it has chosen of it; nothing of either after the reveal."""
    if not position.is_keeping:
        return (), ()
    view = position.view(seat)
    return ids_of(view.hand), ids_of(view.kept)


def choices(draft: Draft) -> tuple[Choice, ...]:
    return tuple([Choice(it.decision, it.points, it.events, it.support, it.parties) for it in draft.outcomes()])


def blocked(draft: Draft) -> tuple[Blocked, ...]:
    return tuple([Blocked(it.card, it.use, it.colour, it.clause, it.reason, it.message) for it in draft.objections()])
