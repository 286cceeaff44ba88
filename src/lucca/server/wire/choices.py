"""What a seat may decide next, what each decision would bring, and why others are refused."""

import struct

import msgspec

from lucca.rules.actions import OFFSETS, decision_of, legal_list
from lucca.rules.decisions import USES, Decision
from lucca.rules.errors import IllegalMoveError
from lucca.rules.events import Event, EventReader
from lucca.rules.fields import Fields
from lucca.rules.game import Draft
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position, new_log
from lucca.rules.score import ranking_of
from lucca.rules.setup import Setup
from lucca.server.tables.table import Table
from lucca.server.wire.views import GameView, game_view, ids_of

_PHASE, _WALLS, _BASTIONS = OFFSETS["phase"], OFFSETS["walls"], OFFSETS["bastions"]
_SCORE, _SHIELDS = OFFSETS["score"], OFFSETS["shields"]
_SHORT = struct.Struct("h")


class WallSupport(msgspec.Struct, frozen=True, gc=False):
    """City Walls and what holds them."""

    walls: int
    bastions: int
    shields: int
    needed: int


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal decision and what it would bring: `events` tell who gives how much to a party, or a palace's windows."""

    decision: Decision
    points: int
    """How the seat's score would change at once."""
    events: tuple[Event, ...]
    support: WallSupport
    """After the decision."""


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
    number: int
    """How many moves the seat has made: its next one is confirmed under this number."""
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
        number=table.moves_by[seat],
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
    if draft.complete:
        return ()
    trial = _Trial(draft)
    return tuple(trial.choice(action) for action in legal_list(draft.position.legal_mask))


class _Trial:
    """Tries decisions on copies of a position's bytes: a whole position for each would take three times as long."""

    def __init__(self, draft: Draft) -> None:
        self._position, self._seat, setup = draft.position, draft.seat, draft.position.setup
        self._deck, self._players = setup.deck, setup.players
        self._reader = EventReader(self._deck, self._players)
        self._score, _ = _standing(self._position.memory, self._seat)
        self._on_table = self._position.on_table()
        self._log = new_log()

    def choice(self, action: int) -> Choice:
        after, log = self._position.raw.copy(), self._log
        gates.gate_apply_logged(after, self._deck.table, action, log)
        ranking = ranking_of(after, self._deck.table, self._players) if gates.gate_over(after) else ()
        events = self._reader.read(log, after, self._on_table, ranking)
        score, support = _standing(after.data, self._seat)
        decision = decision_of(self._position, self._deck, action)
        return Choice(decision, score - self._score, tuple(events), support)


def _standing(state: memoryview, seat: int) -> tuple[int, WallSupport]:
    """A seat's score and walls, from the bytes of a position."""
    walls, bastions = state[_WALLS + seat], state[_BASTIONS + seat]
    (score,), (shields,) = _SHORT.unpack_from(state, _SCORE + 2 * seat), _SHORT.unpack_from(state, _SHIELDS + 2 * seat)
    return score, WallSupport(walls, bastions, shields, 2 * walls)


def blocked(draft: Draft) -> tuple[Blocked, ...]:
    if draft.complete:
        return ()
    mask = draft.position.legal_mask
    return tuple(
        reason
        for action, card in _suggested(draft)
        if not mask >> action & 1 and (reason := _objection(draft.position, action, card)) is not None
    )


def _suggested(draft: Draft) -> list[tuple[int, int]]:
    """Actions that a person may think of in this phase: openings, or uses of the cards that are to be played.

    Each with the card on the table that it speaks of.
    """
    state = Fields(draft.position.raw)
    if state["phase"] == k.CHOOSE:
        status = state["status"][draft.seat]
        return [(k.OPEN_FIRST + at, k.NONE) for at in range(k.COLOURS) if status[at] in (k.BUILDING, k.OPENED)]
    if state["phase"] == k.PLAY:
        first = 3 * state["taken"]
        slots = [(slot, state["table"][first + slot]) for slot in range(3) if not state["played"] >> slot & 1]
        return [(action, card) for slot, card in slots for action in _uses(card, slot)]
    if state["phase"] == k.CITY:
        places = range(k.CITY_SKIP - k.CITY_FIRST)
        open_cards = [state["table"][place] for place in places if state["triplets_left"] >> place // 3 & 1]
        return [(action, card) for card in open_cards if _is_wild(card) for action in _wild_adds(card)]
    return []


def _uses(card: int, slot: int) -> list[int]:
    """All uses of a card of the triplet; a Wild is added to a palace of a certain colour."""
    actions = [k.PLAY_FIRST + slot * k.USES + use for use in range(k.USES) if use != k.ADD or not _is_wild(card)]
    return [*actions, *_wild_adds(card)] if _is_wild(card) else actions


def _is_wild(card: int) -> bool:
    return k.FIRST_WILD <= card < k.FIRST_GOLDEN


def _wild_adds(card: int) -> list[int]:
    return [k.WILD_FIRST + (card - k.FIRST_WILD) * k.COLOURS + colour for colour in range(k.COLOURS)]


_objections: dict[tuple[int, ...], tuple[Setup, Blocked | None]] = {}
_MOST_OBJECTIONS = 10_000


def _objection(position: Position, action: int, card: int) -> Blocked | None:
    """The same again and again, at all tables, and slow to put into words: so they are remembered."""
    setup, phase = position.setup, position.memory[_PHASE]
    reason = gates.gate_objection(position.raw, setup.deck.table, action)
    key = (id(setup), phase, reason, action, card)
    known = _objections.get(key)
    if known is not None and known[0] is setup:
        return known[1]
    if len(_objections) >= _MOST_OBJECTIONS:
        _objections.clear()
    _objections[key] = setup, _objection_in_words(position, action)
    return _objections[key][1]


def _objection_in_words(position: Position, action: int) -> Blocked | None:
    try:
        position.refuse_illegal(action)
    except IllegalMoveError as error:
        use = None
        if k.PLAY_FIRST <= action < k.WILD_FIRST:
            use = USES[(action - k.PLAY_FIRST) % k.USES]
        elif k.WILD_FIRST <= action < k.KEEP_FIRST:
            use = USES[k.ADD]
        return Blocked(
            error.names.get("card") or None,
            use,
            error.names.get("colour") or None,
            error.clause,
            error.reason,
            error.message,
        )
    return None
