"""The table drawn for one seat: the Quarters, the triplets, scores, unseen cards."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lucca.cli.terminal.style import BAD, GOOD, QUIET, Look, flow, plural
from lucca.rules.cards import BASTION, WILD, Card
from lucca.rules.score import POINT_KINDS, Points
from lucca.rules.view import Palace, Quarter, View

CITY_NAME = "City of Lucca"
WIDE = 110  # columns from which every storey is named
_UNSEEN_MARGIN = 18  # what the colour and the count take of a line


class Board:
    """Draws what one seat sees. It reads views only, so it cannot show a secret."""

    def __init__(self, look: Look, names: Sequence[str], width: int) -> None:
        self.look = look
        self.names = names
        self.width = width

    def name(self, quarter: Quarter) -> str:
        return CITY_NAME if quarter.is_city else self.names[quarter.owner]

    def quarters(self, view: View) -> RenderableType:
        """The others' Quarters in short, in the order of this turn, then one's own."""
        order = [*(view.order or range(view.setup.players)), *range(view.setup.players, view.setup.owners)]
        others = [self.short_quarter(view, view.quarters[owner]) for owner in order if owner != view.seat]
        return Group(*others, self.own_quarter(view))

    # --- one's own Quarter --------------------------------------------------------------------------------------

    def own_quarter(self, view: View) -> RenderableType:
        quarter = view.quarters[view.seat or 0]
        spaces = Table(box=None, expand=True, padding=(0, 2, 0, 0), pad_edge=False, header_style="italic")
        spaces.add_column("under construction", ratio=17)
        spaces.add_column("completed", ratio=13)
        spaces.add_column("opened", ratio=9)
        widest = max((len(_details(palace)) for palace in quarter.under_construction), default=0)
        spaces.add_row(
            _lines(self._building(view, palace, widest) for palace in quarter.under_construction),
            _lines([*map(self._finished, quarter.completed), *self._defences(quarter)]),
            _lines(map(self._finished, quarter.opened)),
        )
        title = Text.assemble((f"{self.name(quarter)} (you)", "bold"), f": {self._standing(view, quarter)}")
        return Panel(spaces, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def _standing(self, view: View, quarter: Quarter) -> str:
        then = view.points_if_ended_now[quarter.owner].score
        ended = f" ({then} if it ended now)" if then != quarter.score else ""
        return f"{plural(quarter.score, 'point')}{ended}, {quarter.shields}{self.look.shield}"

    def _building(self, view: View, palace: Palace, widest: int) -> Text:
        """A palace as a stack lying on its side: the storeys built, then the gaps still to fill."""
        built, size = len(palace.cards), view.setup.palace_size
        return Text.assemble(
            self.look.label(palace.colour, f"no.{palace.street_number}", widest),
            " ",
            (self.look.storey * built, self.look.ink(palace.colour)),
            (self.look.gap * (size - built), QUIET),
            f" {built}/{size} {self.look.symbols(palace.shields, palace.windows)}",
            (f"  {', '.join(card.id for card in palace.cards)}" if self.width >= WIDE else "", QUIET),
        )

    def _finished(self, palace: Palace) -> Text:
        return self.look.label(palace.colour, f"no.{palace.street_number}")

    def _defences(self, quarter: Quarter) -> Iterator[Text]:
        """5.3: walls with the shields they need, and Bastions."""
        if quarter.walls:
            need = quarter.needed
            mark = (self.look.yes, GOOD) if quarter.held else (self.look.no, BAD)
            yield Text.assemble(f"{plural(len(quarter.walls), 'wall')} (need {need}{self.look.shield} ", mark, ")")
        if quarter.bastions:
            yield Text(plural(len(quarter.bastions), self.look.bastion_name))

    # --- the others -----------------------------------------------------------------------------------------------

    def short_quarter(self, view: View, quarter: Quarter) -> Text:
        heading = Text.assemble((self.name(quarter), "bold"))
        if not quarter.is_city:
            heading.append(f" {self._standing(view, quarter)}").append(_stage(view, quarter.owner), QUIET)
        pieces = [heading]
        size = view.setup.palace_size
        pieces += [
            self.look.label(palace.colour, f"{len(palace.cards)}/{size} no.{palace.street_number}")
            for palace in quarter.under_construction
        ]
        for word, palaces in (("completed", quarter.completed), ("opened", quarter.opened)):
            pieces += [Text.assemble((f"{word} ", "italic"), self._finished(palace)) for palace in palaces[:1]]
            pieces += map(self._finished, palaces[1:])
        return flow([*pieces, *self._defences(quarter)], self.width)

    # --- cards ----------------------------------------------------------------------------------------------------

    def numbered_rows(self, rows: Sequence[tuple[int | None, Sequence[RenderableType]]]) -> Table:
        """Rows of cells behind the number to type for each."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        for number, cells in rows:
            grid.add_row("" if number is None else f"  {number}", *cells)
        return grid

    def triplets(self, view: View) -> Table:
        """The triplets still on the table, numbered from 1 as they were laid."""
        cards = [(number + 1, list(map(self.look.card, triplet))) for number, triplet in view.triplets.items()]
        return self.numbered_rows(cards)

    # --- on request -------------------------------------------------------------------------------------------------

    def scores(self, view: View) -> Table:
        """What every player has scored, by kind, and what they would have if the game ended now (5)."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for heading in (*POINT_KINDS, "points"):
            table.add_column(heading, justify="right", style="bold" if heading == "points" else "")
        table.add_column("if the game ended now")
        for seat, (now, then) in enumerate(zip(view.points, view.points_if_ended_now, strict=True)):
            table.add_row(self.names[seat], *map(str, now.by_kind), str(now.score), _change(now, then))
        return table

    def unseen(self, view: View) -> RenderableType:
        """The cards that this seat has not seen, by colour, and how many of them are still to come."""
        unseen = view.unseen
        setup = view.setup
        laid = view.round or int(any(view.triplets.values()))
        to_come = 3 * setup.triplets * (setup.rounds - laid)
        grid = Table.grid(padding=(0, 2))
        for colour in setup.deck.colours:
            cards = [card for card in unseen if card.colour == colour]
            grid.add_row(self.look.label(colour), str(len(cards)), self._numbers(cards))
        others = [card for card in unseen if card.kind in (BASTION, WILD)]
        if others:
            grid.add_row(" others", str(len(others)), self._numbers(others))
        return Group(Text(f"{plural(len(unseen), 'card')} unseen; {to_come} of them are still to be laid out."), grid)

    def _numbers(self, cards: Sequence[Card]) -> Text:
        pieces = [
            Text(card.id)
            if card.kind == BASTION
            else Text.assemble(card.id, (f" {self.look.symbols(card.shields, card.windows)}", QUIET))
            for card in cards
        ]
        return flow(pieces, self.width - _UNSEEN_MARGIN, 0)


def _stage(view: View, seat: int) -> str:
    """Whether a rival has had his turn, as seen by who decides now."""
    if view.phase not in ("choose", "play") or view.actor != view.seat or view.seat is None:
        return ""
    return " (played)" if view.order.index(seat) < view.order.index(view.seat) else " (after you)"


def _details(palace: Palace) -> str:
    return f"{palace.colour} no.{palace.street_number}"


def _lines(texts: Sequence[Text] | Iterator[Text]) -> Text:
    return Text("\n").join(texts)


def _change(now: Points, then: Points) -> str:
    changes = [
        f"{name} {after - before:+d}"
        for name, before, after in zip(POINT_KINDS, now.by_kind, then.by_kind, strict=True)
        if after != before
    ]
    return f"{then.score} ({', '.join(changes)})" if changes else str(then.score)
