"""What a player is asked: the choices with their numbers and what each would bring."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from lucca.cli.terminal.board import Board
from lucca.cli.terminal.choices import numbered
from lucca.cli.terminal.story import emphasised
from lucca.cli.terminal.style import QUIET, flow, plural
from lucca.rules.cards import WILD, Card
from lucca.rules.decisions import CityPick, Decision, Open, Play, decision_text
from lucca.rules.events import CITY, Completed, Event, Opened, Owner, WallBuilt
from lucca.rules.game import Draft
from lucca.rules.view import Quarter, View

_CARD_WIDTH = 24  # what a card's row leaves for it before its uses


class Prompts:
    """Puts the decision that a draft waits for before the player."""

    def __init__(self, board: Board, names: Sequence[str]) -> None:
        self.board = board
        self.look = board.look
        self.names = names

    def choices(self, draft: Draft) -> RenderableType:
        view, options = draft.view(), numbered(draft)
        match view.phase:
            case "keep":
                return self._hand(view, options)
            case "choose":
                return Group(self.board.triplets(view), *self._openings(draft, options))
            case "city":
                return self._city(view, options)
            case _:
                return self._plays(draft, view, options)

    def question(self, draft: Draft) -> str:
        view = draft.view()
        match view.phase:
            case "keep" if not draft.decisions:
                return "Keep two cards, the second on top: type two numbers, such as 1 3."
            case "keep":
                return "And the second card?"
            case "choose" if any(isinstance(decision, Open) for decision in draft.legal_decisions()):
                return "Open a palace, or take a triplet: type a number."
            case "choose":
                return "Take a triplet: type its number."
            case "city":
                return "Pick a card for the City of Lucca: type its number in the list."
            case _:
                return f"Play a card: type a number, or such as {decision_text(draft.legal_decisions()[0])}."

    # --- by phase -----------------------------------------------------------------------------------------------

    def _hand(self, view: View, options: dict[int, Decision]) -> RenderableType:
        rows: list[tuple[int | None, list[RenderableType]]] = []
        for place, card in enumerate(view.hand, 1):
            kept = Text("" if place in options else "kept" if card in view.kept else "not with another Wild", QUIET)
            rows.append((place if place in options else None, [self.look.card(card), kept]))
        on_table = (
            [Text("The triplets of the first turn:", QUIET), self.board.triplets(view)]
            if any(view.triplets.values())
            else [Text("The triplets of the first turn lie face down until the reveal.", QUIET)]
        )
        return Group(*on_table, Text("Your hand:", QUIET), self.board.numbered_rows(rows))

    def _openings(self, draft: Draft, options: dict[int, Decision]) -> list[RenderableType]:
        rows = [
            (number, [Text.assemble("open ", self.look.label(decision.colour)), self.effect(draft, decision)])
            for number, decision in options.items()
            if isinstance(decision, Open)
        ]
        return [self.board.numbered_rows(rows)] if rows else []

    def _plays(self, draft: Draft, view: View, options: dict[int, Decision]) -> RenderableType:
        rows: list[tuple[int | None, list[RenderableType]]] = []
        for card in view.to_play:
            plays = {n: play for n, play in options.items() if isinstance(play, Play) and play.card == card.id}
            uses = [self._use(draft, number, play) for number, play in plays.items()]
            rows.append((None, [self.look.card(card), flow(uses, self.board.width - _CARD_WIDTH, 0)]))
        return self.board.numbered_rows(rows)

    def _use(self, draft: Draft, number: int, play: Play) -> Text:
        target = f" to {play.colour}" if play.colour else ""
        effect = self.effect(draft, play)
        words = Text.assemble((str(number), "bold"), f" {play.use}{target}")
        return Text.assemble(words, " (", effect, ")") if effect else words

    def _city(self, view: View, options: dict[int, Decision]) -> RenderableType:
        rows: list[tuple[int | None, list[RenderableType]]] = []
        for number, decision in options.items():
            if isinstance(decision, CityPick):
                card = next(card for card in view.triplets[decision.triplet] if card.id == decision.card)
                rows.append((number, [self.look.card(card), Text(_city_words(decision, card))]))
            else:
                rows.append((number, [Text("skip: no card can be played into the City")]))
        return self.board.numbered_rows(rows)

    # --- what it brings -------------------------------------------------------------------------------------------

    def effect(self, draft: Draft, decision: Decision) -> Text:
        """The points and the wall's needs that a decision would bring, found by trying it."""
        events = draft.apply(decision)
        quarter = draft.view().quarters[draft.seat]
        draft.undo()
        return emphasised("; ".join(filter(None, (self._brings(event, quarter) for event in events))))

    def _brings(self, event: Event, quarter: Quarter) -> str:
        match event:
            case Opened(_, _, points, sources):
                reasons = [f"{source.points} from {self._owner(source.owner)}" for source in sources if source.points]
                return plural(points, "point") + (f": {', '.join(reasons)}" if reasons else "")
            case Completed(int(), _, points):
                return f"completes it: {plural(points, 'point')}"
            case WallBuilt():
                return f"{quarter.needed}{self.look.shield} needed, you have {quarter.shields}"
            case _:
                return ""

    def _owner(self, owner: Owner) -> str:
        return "the City" if owner == CITY else self.names[int(owner)]


def _city_words(pick: CityPick, card: Card) -> str:
    palace = pick.colour if card.kind == WILD else card.colour
    return {"start": f"starts its {palace} palace", "add": f"is added to its {palace} palace"}.get(pick.use, "is built")
