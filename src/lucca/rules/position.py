"""A position: one state of the game with its setup. It knows the set of unseen cards, never their order."""

import hashlib
from collections.abc import Sequence

import numpy as np

from lucca.rules.actions import ACTIONS, OFFSETS, action_of, decision_of, legal_list
from lucca.rules.clauses import REASON_NAMES, REASONS, WRONG_PHASE
from lucca.rules.decisions import Decision
from lucca.rules.errors import DealError, IllegalMoveError, LuccaError
from lucca.rules.events import Event, EventReader
from lucca.rules.fields import Fields
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.legality import NOT_YOUR_DECISION_NOW
from lucca.rules.score import Points, points_of, ranking_of
from lucca.rules.setup import Setup
from lucca.rules.view import View

_PHASE, _ACTOR, _TURN, _DEALT = (OFFSETS[name] for name in ("phase", "actor", "turn", "dealt"))
_WHERE, _TABLE, _KEPT, _KEPT_COUNT = (OFFSETS[name] for name in ("where", "table", "kept", "kept_count"))
_HEADER = b"lucca1"


class Position:
    """The rules' own state. Mutable; `clone` is cheap. Hand it to nobody who may not see secrets: give them a view."""

    __slots__ = ("_mask", "memory", "raw", "setup")

    def __init__(self, setup: Setup, raw: k.Bytes | None = None) -> None:
        self.setup = setup
        self.raw = np.empty(k.STATE_BYTES, np.uint8)
        if raw is None:
            gates.gate_new(self.raw, setup.setting, setup.in_play_flags)
        else:
            self.raw[:] = raw
        self.memory = self.raw.data
        if raw is not None:
            self._refuse_hidden_choices()
        self._mask = gates.gate_mask(self.raw)

    def _refuse_hidden_choices(self) -> None:
        """What one seat knows of the preparation cannot be played on once others have chosen: nobody could reveal."""
        if not self.is_keeping:
            return
        kept = [self.memory[_KEPT + 2 * seat : _KEPT + 2 * seat + 2] for seat in range(k.SEATS) if self.has_kept(seat)]
        if any(k.NONE in cards for cards in kept):
            raise LuccaError("other seats' starting cards are hidden: this is a view, not a position to play on")

    # --- reading ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that must decide, or None when cards are to be dealt or the game is over."""
        return self.memory[_ACTOR] if self._mask else None

    @property
    def over(self) -> bool:
        return self.memory[_PHASE] == k.OVER

    @property
    def is_chance(self) -> bool:
        return self.memory[_PHASE] <= k.DEAL_TRIPLETS

    @property
    def hands_dealt(self) -> bool:
        return self.memory[_PHASE] != k.DEAL_HANDS

    @property
    def is_keeping(self) -> bool:
        return self.memory[_PHASE] == k.KEEP

    def has_kept(self, seat: int) -> bool:
        """Whether the seat has chosen its starting cards."""
        return self.memory[_KEPT_COUNT + seat] == 2

    @property
    def turn(self) -> int:
        """1 for the first turn, 0 during preparation."""
        return self.memory[_TURN]

    @property
    def legal_mask(self) -> int:
        return self._mask

    def legal_actions(self) -> list[int]:
        return legal_list(self._mask)

    def legal_decisions(self) -> list[Decision]:
        return [decision_of(self, self.setup.deck, action) for action in legal_list(self._mask)]

    def unseen(self) -> list[int]:
        """The cards that chance may deal next, all equally likely."""
        where = bytes(self.memory[_WHERE : _WHERE + k.CARDS])
        return [card for card in range(k.CARDS) if where[card] == k.UNSEEN]

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.setup.players:
            raise LuccaError(f"there is no seat {seat}")
        shown = np.empty(k.STATE_BYTES, np.uint8)
        gates.gate_hide(self.raw, k.NONE if seat is None else seat, shown)
        return View(self.setup, shown, seat)

    def points(self) -> list[Points]:
        """What each seat has scored so far, by kind."""
        return points_of(self.raw, self.setup.players)

    def points_if_ended_now(self) -> list[Points]:
        """What each seat would have if the game ended with this position (5)."""
        return self.ended_now().points()

    def ended_now(self) -> "Position":
        """The finished game that would follow if this were the end; during preparation nothing scores."""
        copy = self.clone()
        if self.turn and not self.over:
            gates.gate_finish(copy.raw, self.setup.deck.table, new_log())
            copy._mask = 0
        return copy

    def ranking(self) -> tuple[int, ...]:
        """5.5: the seats from first to last, as the scores stand."""
        return ranking_of(self.raw, self.setup.deck.table, self.setup.players)

    # --- changing ---------------------------------------------------------------------------------------------

    def summon(self, seat: int) -> None:
        """3.4: let this seat choose its starting cards next; IllegalMoveError if it has nothing to decide."""
        if not 0 <= seat < self.setup.players:
            raise IllegalMoveError("4.1", f"there is no seat {seat}")
        if self.over:
            raise IllegalMoveError("5.5", "the game is over")
        if gates.gate_summon(self.raw, seat) != seat or not self._mask:
            raise IllegalMoveError("3.4" if self.is_keeping else "4.1", f"it is not seat {seat}'s turn")
        self._mask = gates.gate_mask(self.raw)

    def advance(self, action: int) -> None:
        """Apply a decision without telling what happened: for search and checking."""
        self.refuse_illegal(action)
        self._mask = gates.gate_apply(self.raw, self.setup.deck.table, action)

    def apply(self, action: int) -> list[Event]:
        """Apply a decision; what happened. IllegalMoveError, and no change, if it is not legal."""
        self.refuse_illegal(action)
        log = new_log()
        table = self.on_table()
        self._mask = gates.gate_apply_logged(self.raw, self.setup.deck.table, action, log)
        return self._events(log, table)

    def deal(self, cards: Sequence[int]) -> list[Event]:
        """Deal just the cards that chance needs now, in order; DealError, and no change, if they do not fit."""
        strange = next((card for card in cards if not 0 <= card < k.CARDS), None)
        if strange is not None:
            raise DealError("3.1", f"{strange} is not the index of a card")
        trial = self.raw.copy()
        log = new_log()
        chosen = np.array(cards, np.uint8)
        used = gates.gate_deal(trial, self.setup.deck.table, chosen, log)
        if used < 0:
            raise DealError("3.6", f"card {self.setup.deck.cards[cards[-1 - used]]} is not among the unseen cards")
        if used < len(cards) or not self.is_chance:
            raise DealError("3.3", f"{len(cards)} cards were dealt where {used} were needed")
        self.raw[:] = trial
        self._mask = gates.gate_mask(self.raw)
        return self._events(log, self.on_table())

    def action_of(self, decision: Decision) -> int:
        return action_of(self, self.setup.deck, decision)

    def refuse_illegal(self, action: int) -> None:
        if 0 <= action < ACTIONS and self._mask >> action & 1:
            return
        if not 0 <= action < ACTIONS:
            raise IllegalMoveError("8.9", f"{action} is not an action: there are actions 0 to {ACTIONS - 1}")
        if self.over:
            raise IllegalMoveError("5.5", "the game is over")
        if self.is_chance:
            raise IllegalMoveError("4.14", "cards must be dealt before anybody decides")
        reason = gates.gate_objection(self.raw, self.setup.deck.table, action)
        wrong_phase = reason == NOT_YOUR_DECISION_NOW
        clause, text = WRONG_PHASE[self.memory[_PHASE]] if wrong_phase else REASONS[reason]
        names = self._names_in(action)
        message = text.format(bastion=self.setup.edition.bastion_name, **names)
        raise IllegalMoveError(clause, message, REASON_NAMES[reason], names)

    def _names_in(self, action: int) -> dict[str, str]:
        """The card, colour and triplet that a refused action speaks of."""
        names = {"card": "", "colour": "", "triplet": ""}
        state = Fields(self.raw)
        colours, place = self.setup.deck.colours, k.NONE
        if action < k.TAKE_FIRST:
            names["colour"] = colours[action]
        elif action < k.PLAY_FIRST:
            names["triplet"] = str(action - k.TAKE_FIRST)
        elif action < k.WILD_FIRST:
            place = 3 * state["taken"] + (action - k.PLAY_FIRST) // k.USES
        elif action < k.KEEP_FIRST:
            names["card"] = f"W{(10, 20, 500)[(action - k.WILD_FIRST) // k.COLOURS]}"
            names["colour"] = colours[(action - k.WILD_FIRST) % k.COLOURS]
        elif action < k.CITY_FIRST:
            if state["phase"] == k.KEEP:
                slot = state["actor"] * k.HAND + action - k.KEEP_FIRST
                names["card"] = self.setup.deck.card(state["hand"][slot]).id
        elif action < k.CITY_SKIP:
            place = action - k.CITY_FIRST
            names["triplet"] = str(place // 3)
        if place < len(state["table"]) and state["table"][place] != k.NONE:
            card = self.setup.deck.card(state["table"][place])
            names["card"] = card.id
            names["colour"] = names["colour"] or card.colour or ""
        return names

    def on_table(self) -> bytes:
        """The cards on the table by place, as indices."""
        return bytes(self.memory[_TABLE : _TABLE + 3 * k.TRIPLETS])

    def _events(self, log: k.LogRows, table: bytes) -> list[Event]:
        reader = EventReader(self.setup.deck, self.setup.players)
        return reader.read(log, self.raw, table, self.ranking() if self.over else ())

    # --- copying ----------------------------------------------------------------------------------------------

    def clone(self) -> "Position":
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
        start = len(_HEADER) + 8
        if data[: len(_HEADER)] != _HEADER or len(data) != start + k.STATE_BYTES:
            raise LuccaError("these bytes are not a position of this version")
        if data[len(_HEADER) : start] != _digest(setup, data[start:]):
            raise LuccaError("these bytes are damaged, or of another edition, player count, variant or deck")
        return cls(setup, np.frombuffer(data, np.uint8, offset=start))


def new_log() -> k.LogRows:
    """Gates set it to empty themselves."""
    return np.empty(1 + k.LOG_ROWS * k.LOG_WIDTH, np.int32)


def _digest(setup: Setup, state: bytes) -> bytes:
    text = f"{setup.edition.id} {setup.players} {setup.celebration}".encode()
    return hashlib.sha256(text + setup.deck.table.tobytes() + state).digest()[:8]
