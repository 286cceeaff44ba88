"""A whole game: a position, a dealer, what has been played, and the turns that are being drafted."""

from lucca.rules.cards import Deck
from lucca.rules.dealer import Deal, Dealer, FixedDealer, SeededDealer
from lucca.rules.decisions import Decision, KeepMove, Move, is_complete
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.draft import Draft, drafts_on
from lucca.rules.errors import IllegalMoveError
from lucca.rules.events import Event
from lucca.rules.position import Position
from lucca.rules.saving import SavedGame, read_game, write_game
from lucca.rules.score import Points
from lucca.rules.setup import Setup, setup
from lucca.rules.supply import Supply
from lucca.rules.view import View

__all__ = ["Draft", "Game"]


class Game:
    """A game from its first card. Small decisions with `apply` and `undo`, or whole moves with `play`.

    >>> game = Game.new(players=3, seed=1)
    >>> game.actor, [str(card) for card in game.view(0).hand]
    (0, ['39', '74', '60', '31'])
    >>> while not game.over:
    ...     events = game.apply(game.legal_decisions()[0])
    >>> game.scores, game.ranking
    ((42, 26, 22), (0, 1, 2))
    >>> print(game.moves[0])
    0: keep 39 74
    """

    def __init__(self, setup: Setup, dealer: Dealer) -> None:
        """A new game; `Game.new` and `Game.from_deal` make setup and dealer. DealError if it cannot be dealt."""
        self.setup = setup
        self.dealer = dealer
        self.position = Position(setup)
        self.moves: list[Move] = []
        self.events: list[Event] = []
        """Everything that happened, secrets included: show it through `events.for_viewer`."""
        self._drafts: dict[int, Draft] = {}
        self._supply = Supply(setup, dealer.first_deal(setup))
        if setup.has_city:
            self._supply.settle(*dealer.stock(setup, self._supply.going_back()))
        self.events += self._deal()

    @classmethod
    def new(
        cls,
        edition: str = DEFAULT_EDITION,
        players: int = DEFAULT_PLAYERS,
        *,
        seed: int | str | bytes,
        celebration: bool = False,
        deck: Deck | None = None,
    ) -> "Game":
        """A game dealt from a seed: the same seed and the same decisions give the same game everywhere.

        SetupError if edition, number of players, Celebration and deck do not go together (1.1, 1.2, 2.4).

        >>> game = Game.new("citta-fr", players=4, seed="an evening")
        >>> game.setup.rounds, game.view(None).phase
        (6, 'keep')
        """
        return cls(setup(edition, players, celebration=celebration, deck=deck), SeededDealer(seed))

    @classmethod
    def from_deal(
        cls,
        deal: Deal,
        edition: str = DEFAULT_EDITION,
        players: int = DEFAULT_PLAYERS,
        *,
        celebration: bool = False,
        deck: Deck | None = None,
    ) -> "Game":
        """A game whose every card is given. SetupError as in `new`; DealError if the deal cannot have come about.

        >>> game = Game.new(seed=1)
        >>> Game.from_deal(game.deal).view(0).hand == game.view(0).hand
        True
        """
        return cls(setup(edition, players, celebration=celebration, deck=deck), FixedDealer(deal))

    # --- reading ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that decides next (while starting cards are chosen: the first that has not); None when over."""
        return self.position.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat, as they stand."""
        return tuple(points.score for points in self.position.points())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from first to last as the scores stand (5.5)."""
        return self.position.ranking()

    @property
    def deal(self) -> Deal:
        """Every chance outcome so far settled, as a record writes it. It holds secrets."""
        return self._supply.deal()

    def view(self, seat: int | None) -> View:
        """What a seat may know, its unconfirmed decisions included; None is a spectator, who sees no draft.

        LuccaError if there is no such seat.
        """
        if seat in self._drafts:
            return self._drafts[seat].view()
        return self.position.view(seat)

    def legal_decisions(self, seat: int | None = None) -> list[Decision]:
        """What the seat (by default the actor) may decide next: nothing, if others have to."""
        seat = self.actor if seat is None else seat
        return self._draft(seat).legal_decisions() if seat is not None and self._may_decide(seat) else []

    def _may_decide(self, seat: int) -> bool:
        if self.position.is_keeping:
            return not self.position.has_kept(seat)
        return seat == self.actor

    def points(self) -> list[Points]:
        """What each seat has scored so far, by kind."""
        return self.position.points()

    def points_if_ended_now(self) -> list[Points]:
        """What each seat would have if the game ended now (5): final openings, walls and street numbers included.

        >>> [points.score for points in Game.new(seed=1).points_if_ended_now()]
        [0, 0, 0]
        """
        return self.position.points_if_ended_now()

    # --- playing ----------------------------------------------------------------------------------------------

    def draft(self, seat: int) -> Draft:
        """A draft of the seat's next move, apart from the game: hand its move to `play` to confirm it.

        IllegalMoveError if it is not the seat's turn.

        >>> game = Game.new(seed=1)
        >>> draft = game.draft(2)
        >>> while not draft.complete:
        ...     events = draft.apply(draft.legal_decisions()[0])
        >>> game.moves, str(draft.move)
        ([], '2: keep 30 51')
        """
        return Draft(self.position, seat)

    def apply(self, decision: Decision, seat: int | None = None) -> list[Event]:
        """Decide one step of a seat, by default the actor's; what happened. A step that completes a move confirms it.

        Then cards are dealt as needed. IllegalMoveError, and no change, if the decision is not legal now.
        """
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
        """Take back the last decision of the move under way; False if there is none.

        >>> game = Game.new(seed=1)
        >>> events = game.apply(game.legal_decisions()[0])
        >>> game.undo(), game.undo(), len(game.legal_decisions())
        (True, False, 4)
        """
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

        >>> from lucca import parse_move
        >>> game = Game.new(seed=1)
        >>> game.play(parse_move("1: keep 1 2"))
        Traceback (most recent call last):
        lucca.rules.errors.IllegalMoveError: card 1 is not in the hand to choose from (rule 3.4)
        """
        trial = self.position.clone()
        trial.set_actor(move.seat)
        if not is_complete(move.decisions):
            raise IllegalMoveError("4.6", "all three cards of the triplet must be played")
        events: list[Event] = []
        for decision in move.decisions:
            events += trial.apply(trial.action_of(decision))
        self._settle_stock(move)
        self.position = trial
        self.moves.append(move)
        self._drafts.pop(move.seat, None)
        if isinstance(move, KeepMove):  # the others choose at the same time, and go on from the new position
            self._drafts = drafts_on(trial, self._drafts)
        events += self._deal()
        self.events += events
        return events

    def _draft(self, seat: int) -> Draft:
        return self._drafts.get(seat) or Draft(self.position, seat)

    # --- dealing ----------------------------------------------------------------------------------------------

    def _deal(self) -> list[Event]:
        """Deal whatever is to be dealt before the next decision."""
        events: list[Event] = []
        while self.position.is_chance:
            events += self.position.deal(self._supply.draw(self.position).tolist())
        return events

    def _settle_stock(self, move: Move) -> None:
        """3.6, once all have kept with this move."""
        if self._supply.is_settled:
            return
        keeps = [earlier.keep for earlier in (*self.moves, move) if isinstance(earlier, KeepMove)]
        if len(keeps) == self.setup.players:
            kept = [self.setup.deck.index[card] for keep in keeps for card in keep]
            self._supply.settle(*self.dealer.stock(self.setup, self._supply.going_back(kept)))

    def after(self, moves: int) -> "Game":
        """The game as it was after so many moves, without drafts; this one does not change.

        >>> game = Game.new(seed=1)
        >>> game.moves, game.after(0).moves
        ([], [])
        """
        earlier = Game(self.setup, self.dealer)
        for move in self.moves[:moves]:
            earlier.play(move)
        return earlier

    # --- copying ----------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """An independent copy. It shares the dealer, so it deals the same cards.

        >>> game = Game.new(seed=1)
        >>> events = game.clone().apply(game.legal_decisions()[0])
        >>> len(game.legal_decisions())
        4
        """
        copy = object.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy.position = self.position.clone()
        copy.moves, copy.events = list(self.moves), list(self.events)
        copy._drafts = drafts_on(copy.position, self._drafts)
        copy._supply = self._supply.copy()
        return copy

    def to_json(self) -> bytes:
        """The whole game with its drafts and its dealer, to go on from later. It holds secrets.

        >>> game = Game.new(seed=1)
        >>> Game.from_json(game.to_json()).deal == game.deal
        True
        """
        drafts = {seat: draft.decisions for seat, draft in self._drafts.items()}
        return write_game(SavedGame(self.setup, self.dealer, self.moves, drafts))

    @classmethod
    def from_json(cls, data: bytes | str) -> "Game":
        """The game that `to_json` wrote; LuccaError for anything else."""
        saved = read_game(data)
        game = cls(saved.setup, saved.dealer)
        for move in saved.moves:
            game.play(move)
        for seat, decisions in saved.drafts.items():
            for decision in decisions:
                game.apply(decision, seat)
        return game
