"""A whole game: a position, a dealer, what has been played, and the turns that are being drafted."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from lucca.rules.actions import OFFSETS
from lucca.rules.cards import Deck, deck_from_list, deck_to_list, standard_deck
from lucca.rules.dealer import Deal, Dealer, FixedDealer, SeededDealer
from lucca.rules.decisions import Decision, KeepMove, Move, is_complete, move_of, parse_move
from lucca.rules.editions import DEFAULT_EDITION
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.events import Event
from lucca.rules.kernels.layout import SEATS
from lucca.rules.position import Position
from lucca.rules.score import Points
from lucca.rules.setup import Setup, setup
from lucca.rules.view import View

_KEPT_COUNT = OFFSETS["kept_count"]
GAME_FORMAT = "lucca-game/1"


class Draft:
    """A seat's move before it is confirmed: decide, look at what it brings, take back, hand in the whole.

    A draft deals no card and reveals no other seat's choice, so nothing can be learned by deciding and taking back.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        base = position.clone()
        base.summon(seat)
        self._has_kept = b""
        if base.is_keeping:
            known = base.view(seat)
            self._has_kept = bytes(known.memory[_KEPT_COUNT : _KEPT_COUNT + SEATS])
            base = _keeping_alone(known, seat)
        self._positions = [base]
        self.decisions: list[Decision] = []
        self.events: list[list[Event]] = []

    @property
    def position(self) -> Position:
        return self._positions[-1]

    @property
    def complete(self) -> bool:
        return is_complete(self.decisions)

    @property
    def move(self) -> Move:
        if not self.complete:
            raise IllegalMoveError("4.6", "the move is not complete yet")
        return move_of(self.seat, self.decisions)

    def view(self) -> View:
        """The table as the seat would see it after the decisions so far."""
        view = self.position.view(self.seat)
        if not self.position.is_keeping:
            return view
        shown = view.raw.copy()
        for other in range(self.position.setup.players):
            if other != self.seat:
                shown[_KEPT_COUNT + other] = self._has_kept[other]
        return View(self.position.setup, shown, self.seat)

    def legal_decisions(self) -> list[Decision]:
        return [] if self.complete else self.position.legal_decisions()

    def apply(self, decision: Decision) -> list[Event]:
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


def _keeping_alone(view: View, seat: int) -> Position:
    """3.4: the preparation as one seat knows it, with the others still to choose so that nothing is revealed."""
    known = view.raw.copy()
    for other in range(view.setup.players):
        if other != seat:
            known[_KEPT_COUNT + other] = 0
    return Position(view.setup, known)


class Game:
    """A game from its first card. Small decisions with `apply` and `undo`, or whole moves with `play`."""

    def __init__(self, setup: Setup, dealer: Dealer) -> None:
        self.setup = setup
        self.dealer = dealer
        self.position = Position(setup)
        self.moves: list[Move] = []
        self.events: list[Event] = []
        """Everything that happened, secrets included: show it through `events.for_viewer`."""
        self._drafts: dict[int, Draft] = {}
        self._first = dealer.first_deal(setup)
        self._stock: list[int] = []
        self._removed: list[int] = []
        self._drawn = 0
        if setup.has_city:
            self._make_stock([])
        self.events += self._deal()

    @classmethod
    def new(
        cls,
        edition: str = DEFAULT_EDITION,
        players: int = 3,
        *,
        seed: int | str | bytes,
        celebration: bool = False,
        deck: Deck | None = None,
    ) -> "Game":
        """A game dealt from a seed: the same seed and the same decisions give the same game everywhere."""
        return cls(setup(edition, players, celebration=celebration, deck=deck), SeededDealer(seed))

    @classmethod
    def from_deal(
        cls,
        deal: Deal,
        edition: str = DEFAULT_EDITION,
        players: int = 3,
        *,
        celebration: bool = False,
        deck: Deck | None = None,
    ) -> "Game":
        """A game whose every card is given."""
        return cls(setup(edition, players, celebration=celebration, deck=deck), FixedDealer(deal))

    # --- reading ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that decides next (while starting cards are chosen: the first that has not); None when over."""
        return self.position.actor

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(points.score for points in self.position.points())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from first to last as the scores stand (5.5)."""
        return self.position.ranking()

    @property
    def deal(self) -> Deal:
        """Every chance outcome so far settled, as a record writes it. It holds secrets."""
        ids = self.setup.deck.ids
        return Deal(
            hands=tuple(tuple(ids(hand)) for hand in self._first.hands),
            bastions_replaced=tuple(ids(self._first.bastions_replaced)),
            first_triplets=tuple(tuple(ids(triplet)) for triplet in self._first.triplets),
            stock=tuple(ids(self._stock)),
            removed=tuple(ids(self._removed)),
        )

    def view(self, seat: int | None) -> View:
        """What a seat may know, its unconfirmed decisions included; None is a spectator, who sees no draft."""
        if seat in self._drafts:
            return self._drafts[seat].view()
        return self.position.view(seat)

    def legal_decisions(self, seat: int | None = None) -> list[Decision]:
        """What the seat (by default the actor) may decide next: nothing, if others have to."""
        seat = self.actor if seat is None else seat
        return self._draft(seat).legal_decisions() if seat is not None and self._may_decide(seat) else []

    def _may_decide(self, seat: int) -> bool:
        if self.position.is_keeping:
            return not self.position.view(None).has_kept[seat]
        return seat == self.actor

    def points(self) -> list[Points]:
        return self.position.points()

    def points_if_ended_now(self) -> list[Points]:
        return self.position.points_if_ended_now()

    # --- playing ----------------------------------------------------------------------------------------------

    def draft(self, seat: int) -> Draft:
        """A draft of the seat's next move, apart from the game: hand its move to `play` to confirm it."""
        return Draft(self.position, seat)

    def apply(self, decision: Decision, seat: int | None = None) -> list[Event]:
        """Decide one step. The step that completes a move confirms it, and cards are dealt as needed."""
        if seat is None:
            seat = self.actor
        if seat is None:
            raise IllegalMoveError("5.5", "the game is over")
        draft = self._draft(seat)
        events = draft.apply(decision)
        if not draft.complete:
            self._drafts[seat] = draft
            return events
        self._drafts.pop(seat, None)
        earlier = sum(len(step) for step in draft.events[:-1])
        return self.play(draft.move)[earlier:]

    def undo(self, seat: int | None = None) -> bool:
        """Take back the last decision of the move under way; False if there is none."""
        seat = self.actor if seat is None else seat
        draft = self._drafts.get(seat) if seat is not None else None
        if draft is None or not draft.undo():
            return False
        if not draft.decisions:
            del self._drafts[draft.seat]
        return True

    def play(self, move: Move) -> list[Event]:
        """Play a whole move; IllegalMoveError, and no change, if any part of it is not legal.

        The same holds for DealError, which only a written-down deal that cannot be continued brings.
        """
        trial = self.position.clone()
        trial.summon(move.seat)
        if not is_complete(move.decisions):
            raise IllegalMoveError("4.6", "all three cards of the triplet must be played")
        events: list[Event] = []
        for decision in move.decisions:
            events += trial.apply(trial.action_of(decision))
        self._settle_stock([*self.moves, move])
        self.position = trial
        self.moves.append(move)
        self._drafts.pop(move.seat, None)
        if isinstance(move, KeepMove):
            self._rebase_drafts()
        events += self._deal()
        self.events += events
        return events

    def _draft(self, seat: int) -> Draft:
        return self._drafts.get(seat) or Draft(self.position, seat)

    def _rebase_drafts(self) -> None:
        """Choices under way of seats that choose at the same time go on from the new position."""
        waiting = {seat: draft.decisions for seat, draft in self._drafts.items()}
        self._drafts = {}
        for seat, decisions in waiting.items():
            self._drafts[seat] = Draft(self.position, seat)
            for decision in decisions:
                self._drafts[seat].apply(decision)

    # --- dealing ----------------------------------------------------------------------------------------------

    def _deal(self) -> list[Event]:
        """Deal whatever is to be dealt before the next decision."""
        events: list[Event] = []
        while self.position.is_chance:
            events += self.position.deal(self._next_cards())
        return events

    def _next_cards(self) -> list[int]:
        if not self.position.hands_dealt:
            return [*self._first.bastions_replaced, *(card for hand in self._first.hands for card in hand)]
        if self.position.turn == 0:
            return [card for triplet in self._first.triplets for card in triplet]
        count = 3 * self.setup.triplets
        self._drawn += count
        return self._stock[self._drawn - count : self._drawn]

    def _settle_stock(self, moves: Sequence[Move]) -> None:
        """3.6, once all have kept."""
        keeps = [move.keep for move in moves if isinstance(move, KeepMove)]
        if len(keeps) == self.setup.players and not self._stock:
            self._make_stock(card for keep in keeps for card in keep)

    def _make_stock(self, kept: Iterable[str]) -> None:
        gone = {card for triplet in self._first.triplets for card in triplet}
        gone.update(self.setup.deck.index[id] for id in kept)
        if self.setup.has_city:
            gone.update(card for hand in self._first.hands for card in hand)
        remaining = [card for card in self.setup.in_play if card not in gone]
        self._stock, self._removed = self.dealer.stock(self.setup, remaining)

    # --- copying ----------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """An independent copy. It shares the dealer, so it deals the same cards."""
        copy = object.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy.position = self.position.clone()
        copy.moves, copy.events = list(self.moves), list(self.events)
        copy._drafts = {}
        for seat, draft in self._drafts.items():
            copy._drafts[seat] = Draft(copy.position, seat)
            for decision in draft.decisions:
                copy._drafts[seat].apply(decision)
        return copy

    def to_json(self) -> bytes:
        """The whole game with its drafts and its dealer, to go on from later. It holds secrets."""
        dealer = self.dealer
        if isinstance(dealer, SeededDealer):
            source: dict[str, Any] = {"seed": dealer.seed.hex()}
        elif isinstance(dealer, FixedDealer):
            source = {"deal": dealer.deal}
        else:
            raise LuccaError("a game with a dealer of another kind cannot be written down")
        deck = self.setup.deck
        return msgspec.json.encode(
            {
                "format": GAME_FORMAT,
                "edition": self.setup.edition.id,
                "players": self.setup.players,
                "celebration": self.setup.celebration,
                "deck": "standard" if deck == standard_deck() else deck_to_list(deck),
                **source,
                "moves": [str(move) for move in self.moves],
                "drafts": {str(seat): draft.decisions for seat, draft in self._drafts.items()},
            }
        )

    @classmethod
    def from_json(cls, data: bytes | str) -> "Game":
        """The game that `to_json` wrote; LuccaError for anything else."""
        try:
            saved = msgspec.json.decode(data, type=_SavedGame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise LuccaError(f"this is not a saved game: {error}") from None
        if saved.format != GAME_FORMAT:
            raise LuccaError(f"this is not a saved game of this version, but {saved.format!r}")
        if isinstance(saved.deck, str) and saved.deck != "standard":
            raise LuccaError(f"there is no deck {saved.deck!r}")
        deck = None if isinstance(saved.deck, str) else deck_from_list(saved.deck)
        table = setup(saved.edition, saved.players, celebration=saved.celebration, deck=deck)
        if saved.deal is None and saved.seed is None:
            raise LuccaError("this saved game has neither a seed nor a deal")
        game = cls(table, FixedDealer(saved.deal) if saved.deal else SeededDealer(_unhex(saved.seed or "")))
        for text in saved.moves:
            game.play(parse_move(text))
        for seat, decisions in saved.drafts.items():
            for decision in decisions:
                game.apply(decision, seat)
        return game


def _unhex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise LuccaError(f"the seed {text!r} is not a hexadecimal number") from None


class _SavedGame(msgspec.Struct):
    format: str
    edition: str
    players: int
    celebration: bool
    deck: str | list[Any]
    moves: list[str]
    seed: str | None = None
    deal: Deal | None = None
    drafts: dict[int, list[Decision]] = {}
