"""A whole game as readable text: turn by turn, with points explained."""

from collections.abc import Iterator, Sequence

from lucca.records.read import Record
from lucca.records.replay import replay
from lucca.records.sentences import EventSentences, counted, listed, unique_names
from lucca.rules.events import (
    Added,
    BastionBuilt,
    Completed,
    Discarded,
    Event,
    FinalOrder,
    GameEnded,
    HandDealt,
    Kept,
    LeftOver,
    Opened,
    Revealed,
    RoundBegan,
    Started,
    StreetScored,
    TripletsDealt,
    WallBuilt,
    WallsScored,
)
from lucca.rules.game import Game
from lucca.rules.setup import Setup

_PARTS_OF_A_MOVE = Started | Added | Completed | WallBuilt | BastionBuilt | Discarded
_KINDS = ("windows", "parties", "walls", "street numbers")


def event_text(event: Event, names: Sequence[str], setup: Setup) -> str:
    """One event as a sentence without its full stop, as in "Ada opens red: 2 points (2 from Bob's completed palace)".

    It tells all that the event holds: filter with `events.for_viewer` before showing it to a player of the game.

    >>> from lucca.rules.events import Discarded
    >>> from lucca.rules.setup import setup
    >>> event_text(Discarded(1, "34"), ["Ada", "Bob", "Cleo"], setup())
    'Bob discards green 34'
    """
    return EventSentences(names, setup).line(event)


def game_text(source: Record | Game, names: Sequence[str | None] | None = None) -> str:
    """The game so far, secrets included. Headings stand at the margin, the rest is indented.

    A record brings its own names, and is checked first (RecordError).

    >>> print(game_text(Game.new(players=3, seed=1), ["Ada", "Bob", "Cleo"]).splitlines()[0])
    Lucca: The City of Games! (2013)
    """
    if isinstance(source, Record):
        return game_text(replay(source), names or source.names)
    return "".join(f"{line}\n" for line in _Account(source, names or [None] * source.setup.players).lines())


class _Account:
    """Arranges the sentences of one game under headings and keeps count of the points."""

    def __init__(self, game: Game, names: Sequence[str | None]) -> None:
        self.game = game
        self.setup = game.setup
        self.names = unique_names(names)
        self.sentences = EventSentences(self.names, game.setup)
        self.points = [dict.fromkeys(_KINDS, 0) for _ in range(game.setup.players)]
        self.round = 0
        self.revealed = any(isinstance(event, Revealed) for event in game.events)

    def lines(self) -> Iterator[str]:
        yield from self._header()
        hand: list[HandDealt] = []
        for event in self.game.events:
            if isinstance(event, HandDealt):
                hand.append(event)
                if len(hand) == 4:
                    yield f"  {self.names[event.seat]} is dealt {self._cards(card.card for card in hand)}"
                    hand = []
            else:
                self._count(event)
                yield from self._lines_of(event)
        if not self.game.over:
            yield ""
            yield f"Not finished: {self._waiting_for()}"

    def _header(self) -> Iterator[str]:
        setup = self.setup
        variant = ", with the Celebration" if setup.celebration else ""
        deck = "standard deck (a reconstruction)" if setup.deck.name == "standard" else "a deck of its own"
        yield f"{setup.edition.title}{variant}"
        yield f"  {counted(setup.players, 'player')}: {listed(self.names)}"
        yield f"  {deck}; after a card: (shields/windows)"
        yield ""
        yield "Preparation"

    def _cards(self, ids: Iterator[str]) -> str:
        return self.sentences.cards_with_symbols(ids)

    def _lines_of(self, event: Event) -> Iterator[str]:
        match event:
            case TripletsDealt():
                yield from self._heading_of_round(event.round) if event.round > 1 else ()
                yield "  triplets:" if event.round > 1 else "  first triplets:"
                yield from (f"    {triplet}" for triplet in self.sentences.triplets(event))
            case RoundBegan():
                yield from self._heading_of_round(event.round)
                yield f"  order: {self.sentences.order(event.order)}"
            case Kept() if self.revealed:
                pass  # the reveal tells it
            case LeftOver():
                yield f"  {self.sentences.line(event)}"
                yield f"  scores after turn {self.round}: {self._scores()}"
            case FinalOrder():
                yield from ("", "Final scoring", f"  order: {self.sentences.order(event.order)}")
            case GameEnded():
                yield from ("", "Result", *self._ranking(event))
            case _:
                indent = "    " if isinstance(event, _PARTS_OF_A_MOVE) else "  "
                yield f"{indent}{self.sentences.line(event)}"

    def _heading_of_round(self, round: int) -> Iterator[str]:
        if round > self.round:
            self.round = round
            yield from ("", f"Turn {round} of {self.setup.rounds}")

    # --- points -----------------------------------------------------------------------------------------------

    def _count(self, event: Event) -> None:
        match event:
            case Completed(int(seat), _, points):
                self.points[seat]["windows"] += points
            case Opened(seat, _, points):
                self.points[seat]["parties"] += points
            case WallsScored():
                self.points[event.seat]["walls"] += event.points
            case StreetScored(lowest, _, highest, _, points):
                if isinstance(lowest, int):
                    self.points[lowest]["street numbers"] -= points
                if isinstance(highest, int):
                    self.points[highest]["street numbers"] += points

    def _scores(self) -> str:
        totals = (sum(points.values()) for points in self.points)
        return ", ".join(f"{name} {total}" for name, total in zip(self.names, totals, strict=True))

    def _ranking(self, event: GameEnded) -> Iterator[str]:
        scores = event.scores
        for place, seat in enumerate(event.ranking):
            kinds = ", ".join(f"{kind} {points}" for kind, points in self.points[seat].items())
            before = place > 0 and scores[event.ranking[place - 1]] == scores[seat]
            after = place + 1 < len(scores) and scores[event.ranking[place + 1]] == scores[seat]
            tie = "; the highest street number breaks the tie" if before or after else ""
            yield f"  {place + 1}. {self.names[seat]}: {counted(scores[seat], 'point')} ({kinds}{tie})"

    def _waiting_for(self) -> str:
        if not self.game.position.is_keeping:
            return f"{self.names[self.game.actor or 0]} is to decide"
        has_kept = self.game.view(None).has_kept
        choosing = [name for name, kept in zip(self.names, has_kept, strict=True) if not kept]
        return f"{listed(choosing)} must still choose"
