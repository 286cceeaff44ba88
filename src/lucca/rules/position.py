"""A position: one state of the game with its setup. It knows the set of unseen cards, never their order."""

import hashlib
from collections.abc import Sequence

import numpy as np

from lucca.rules.actions import ACTIONS, action_of, decision_of, legal_list
from lucca.rules.decisions import Decision
from lucca.rules.errors import DealError, IllegalMoveError, LuccaError
from lucca.rules.events import Event, EventReader
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.objections import Objection, objections, refusal
from lucca.rules.outcomes import Outcome, outcomes
from lucca.rules.reading import StateReader
from lucca.rules.score import Points, new_event_rows, ranking_of
from lucca.rules.setup import Setup
from lucca.rules.view import View

_HEADER = b"lucca2"


class Position(StateReader):
    """The rules' own state. Mutable; `clone` is cheap. It holds secrets: players and bots get a view.

    >>> from lucca.rules.setup import setup
    >>> position = Position(setup(players=3))
    >>> position.is_chance, len(position.unseen())
    (True, 100)
    >>> events = position.deal(range(24))
    >>> position.phase, position.actor, [str(card) for card in position.view(0).hand]
    ('keep', 0, ['1', '2', '3', '4'])
    >>> position.apply(position.legal_actions()[0])
    []
    """

    __slots__ = ("_mask",)

    def __init__(self, setup: Setup, raw: k.Bytes | None = None) -> None:
        """Before the first card, or a copy of a state's bytes."""
        super().__init__(setup, np.empty(k.STATE_BYTES, np.uint8))
        if raw is None:
            gates.gate_new(self.raw, setup.setting, setup.in_play_flags)
        else:
            self.raw[:] = raw
            self._refuse_hidden_choices()
        self._mask = gates.gate_mask(self.raw)

    def _refuse_hidden_choices(self) -> None:
        """No view of the preparation can be played on once others have chosen: their cards could not be revealed."""
        if not self.is_keeping:
            return
        if any(k.NONE in self.kept_by(seat) for seat in range(k.SEATS) if self.has_kept(seat)):
            raise LuccaError("other seats' starting cards are hidden: this is a view, not a position to play on")

    # --- reading ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that must decide, or None when cards are to be dealt or the game is over."""
        return self.actor_or_none if self._mask else None

    def has_kept(self, seat: int) -> bool:
        """Whether the seat has chosen its starting cards."""
        return self.kept_counts()[seat] == 2

    @property
    def legal_mask(self) -> int:
        """A bit for every legal action; 0 when cards are to be dealt or the game is over."""
        return self._mask

    def legal_actions(self) -> list[int]:
        """The legal actions in ascending order."""
        return legal_list(self._mask)

    def legal_decisions(self) -> list[Decision]:
        """The same in words."""
        return [decision_of(self, self.setup.deck, action) for action in legal_list(self._mask)]

    def outcomes(self) -> tuple[Outcome, ...]:
        """Every legal decision of the actor with what it would bring; nothing changes.

        >>> from lucca import Game
        >>> position = Game.new(seed=1).position
        >>> [(outcome.decision.card, outcome.points) for outcome in position.outcomes()]
        [('39', 0), ('74', 0), ('60', 0), ('31', 0)]
        """
        return outcomes(self, self._mask, self.actor_or_none) if self._mask else ()

    def objections(self) -> tuple[Objection, ...]:
        """What the actor may think of now but cannot do, with the reasons why."""
        return objections(self, self._mask) if self._mask else ()

    def unseen(self) -> list[int]:
        """The cards that chance may deal next, all equally likely."""
        return self.unseen_cards()

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. LuccaError if there is no such seat."""
        if seat is not None and not 0 <= seat < self.setup.players:
            raise LuccaError(f"there is no seat {seat}")
        shown = np.empty(k.STATE_BYTES, np.uint8)
        gates.gate_hide(self.raw, k.NONE if seat is None else seat, shown)
        return View(self.setup, shown, seat)

    def points(self) -> list[Points]:
        """What each seat has scored so far, by kind."""
        return self.points_by_seat()

    def points_if_ended_now(self) -> list[Points]:
        """What each seat would have if the game ended with this position (5)."""
        return self.ended_now().points()

    def ended_now(self) -> "Position":
        """The finished game that would follow if this were the end; during preparation nothing scores."""
        copy = self.clone()
        if self.round and not self.over:
            gates.gate_finish(copy.raw, self.setup.deck.card_data, new_event_rows())
            copy._mask = 0
        return copy

    def ranking(self) -> tuple[int, ...]:
        """5.5: the seats from first to last, as the scores stand."""
        return ranking_of(self.raw, self.setup.deck.card_data, self.setup.players)

    # --- changing ---------------------------------------------------------------------------------------------

    def set_actor(self, seat: int) -> None:
        """3.4: let this seat choose its starting cards next; IllegalMoveError if it has nothing to decide."""
        if not 0 <= seat < self.setup.players:
            raise IllegalMoveError("4.1", f"there is no seat {seat}")
        if self.over:
            raise IllegalMoveError("5.5", "the game is over")
        if gates.gate_set_actor(self.raw, seat) != seat or not self._mask:
            raise IllegalMoveError("3.4" if self.is_keeping else "4.1", f"it is not seat {seat}'s turn")
        self._mask = gates.gate_mask(self.raw)

    def advance(self, action: int) -> None:
        """Apply a decision without telling what happened: for search and checking.

        IllegalMoveError, and no change, if it is not legal.
        """
        self.refuse_illegal(action)
        self._mask = gates.gate_apply(self.raw, self.setup.deck.card_data, action)

    def apply(self, action: int) -> list[Event]:
        """Apply a decision; what happened. IllegalMoveError, and no change, if it is not legal."""
        self.refuse_illegal(action)
        rows = new_event_rows()
        market = self.market()
        self._mask = gates.gate_apply_with_events(self.raw, self.setup.deck.card_data, action, rows)
        return self._events(rows, market)

    def deal(self, cards: Sequence[int]) -> list[Event]:
        """Deal just the cards that chance needs now, in order; DealError, and no change, if they do not fit."""
        strange = next((card for card in cards if not 0 <= card < k.CARDS), None)
        if strange is not None:
            raise DealError("3.1", f"{strange} is not the index of a card")
        trial = self.raw.copy()
        rows = new_event_rows()
        chosen = np.array(cards, np.uint8)
        used = gates.gate_deal(trial, self.setup.deck.card_data, chosen, rows)
        if used < 0:
            raise DealError("3.6", f"card {self.setup.deck.cards[cards[-1 - used]]} is not among the unseen cards")
        if used < len(cards) or not self.is_chance:
            raise DealError("3.3", f"{len(cards)} cards were dealt where {used} were needed")
        self.raw[:] = trial
        self._mask = gates.gate_mask(self.raw)
        return self._events(rows, self.market())

    def action_of(self, decision: Decision) -> int:
        """The number of a decision; IllegalMoveError if no action of this position is it."""
        return action_of(self, self.setup.deck, decision)

    def refuse_illegal(self, action: int) -> None:
        """IllegalMoveError, which names the clause, unless the action is legal."""
        if not (0 <= action < ACTIONS and self._mask >> action & 1):
            raise refusal(self, action)

    def _events(self, rows: k.EventRows, market: bytes) -> list[Event]:
        return EventReader(self.setup).read(rows, self.raw, market)

    # --- copying ----------------------------------------------------------------------------------------------

    def clone(self) -> "Position":
        """An independent copy."""
        copy = object.__new__(Position)
        copy.setup, copy.raw, copy._mask = self.setup, self.raw.copy(), self._mask
        copy.memory = copy.raw.data
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.setup == other.setup and bytes(self.raw) == bytes(other.raw)

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def to_bytes(self) -> bytes:
        """The state with a digest of itself and its setup; `from_bytes` needs the same setup."""
        return _HEADER + _digest(self.setup, self.raw.tobytes()) + self.raw.tobytes()

    @classmethod
    def from_bytes(cls, setup: Setup, data: bytes) -> "Position":
        """The position that `to_bytes` wrote; LuccaError for anything else."""
        start = len(_HEADER) + 8
        if data[: len(_HEADER)] != _HEADER or len(data) != start + k.STATE_BYTES:
            raise LuccaError("these bytes are not a position of this version")
        if data[len(_HEADER) : start] != _digest(setup, data[start:]):
            raise LuccaError("these bytes are damaged, or of another edition, player count, variant or deck")
        return cls(setup, np.frombuffer(data, np.uint8, offset=start))


def _digest(setup: Setup, state: bytes) -> bytes:
    text = f"{setup.edition.id} {setup.players} {setup.celebration}".encode()
    return hashlib.sha256(text + setup.deck.card_data.tobytes() + state).digest()[:8]
