"""What happened, told in sentences: a bot's move, the log, the preview of one's own move, the final scoring."""

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from lucca.records.sentences import EventSentences
from lucca.rules.events import (
    Completed,
    Event,
    FinalOrder,
    LeftOver,
    Opened,
    OrderPlace,
    Revealed,
    RoundBegan,
    Took,
    TripletsDealt,
    for_viewer,
)
from lucca.rules.setup import Setup

_POINTS = re.compile(r"-?\d+ points?\b")
_AFTER_A_MOVE = Revealed | LeftOver | TripletsDealt | RoundBegan | FinalOrder


class Story:
    """Tells the events of one table to one seat. Triplets are numbered from 1, as they are drawn."""

    def __init__(self, names: Sequence[str], setup: Setup, viewer: int) -> None:
        self.names = names
        self.viewer = viewer
        self._sentences = EventSentences(names, setup)

    def sentence(self, event: Event) -> str:
        match event:
            case Took(seat, triplet, cards):
                return f"{self.names[seat]} takes triplet {triplet + 1}: {self._sentences.cards(cards)}"
            case TripletsDealt(turn, triplets):
                laid = "; ".join(
                    f"{number}: {self._sentences.cards(cards)}" for number, cards in enumerate(triplets, 1)
                )
                return f"triplets of turn {turn}: {laid}"
            case _:
                return self._sentences.line(event)

    def order(self, places: Sequence[OrderPlace]) -> str:
        return self._sentences.order(places)

    def seen(self, events: Iterable[Event]) -> list[Event]:
        """The events as this seat may see them (8.8)."""
        return [event for event in (for_viewer(event, self.viewer) for event in events) if event is not None]

    def move(self, seat: int, events: Iterable[Event]) -> Text:
        """One seat's move as one paragraph, its name said once."""
        name = self.names[seat]
        sentences = [self.sentence(event).removeprefix(f"{name} ") for event in self.seen(events)]
        parts = [f"the{text[3:]}" if text.startswith("The City ") else text for text in sentences]
        return Text.assemble((name, "bold"), " ", emphasised("; ".join(parts)))

    def lines(self, events: Iterable[Event]) -> list[Text]:
        return [emphasised(self.sentence(event)) for event in self.seen(events)]


def emphasised(sentence: str) -> Text:
    """The sentence with its points in bold."""
    text = Text(sentence)
    text.highlight_regex(_POINTS, "bold")
    return text


def split_move(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """(the move itself, what follows when all have moved: the reveal, a new turn, the end)."""
    after = next((at for at, event in enumerate(events) if isinstance(event, _AFTER_A_MOVE)), len(events))
    return list(events[:after]), list(events[after:])


def points_brought(events: Iterable[Event]) -> int:
    """What the events of one seat's own move score for it."""
    return sum(event.points for event in events if isinstance(event, Opened | Completed))


def latest_order(events: Sequence[Event]) -> tuple[OrderPlace, ...]:
    """The order that is in force, with its reasons (4.1)."""
    return next((event.order for event in reversed(events) if isinstance(event, RoundBegan | FinalOrder)), ())
