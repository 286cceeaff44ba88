"""The end of a game: the final scoring step by step, and the ranking."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lucca.cli.terminal.match import Match
from lucca.cli.terminal.story import Story
from lucca.cli.terminal.style import QUIET
from lucca.rules.events import Event, FinalOrder, Opened, StreetScored, WallsScored
from lucca.rules.score import POINT_KINDS

_STEPS: tuple[tuple[str, type[Event] | type, str], ...] = (
    ("The final order (5.1)", FinalOrder, ""),
    ("The last parties, in that order (5.2)", Opened, "Nobody has a completed palace left to open."),
    ("Walls and Bastions (5.3)", WallsScored, ""),
    ("Street numbers (5.4)", StreetScored, ""),
)


def print_ending(console: Console, match: Match, story: Story) -> None:
    console.print(Rule(Text("The end", "bold"), style=QUIET))
    events = _final_events(match.game.events)
    for number, (heading, kind, otherwise) in enumerate(_STEPS, 1):
        console.print(Text(f"{number}. {heading}", "bold"))
        lines = story.lines(event for event in events if isinstance(event, kind))
        for line in lines or [Text(otherwise)]:
            console.print(Padding(line, (0, 0, 0, 3)))
    console.print(_ranking(match))
    console.print(Text(_verdict(match), "bold"))


def _final_events(events: Sequence[Event]) -> list[Event]:
    start = next(at for at, event in enumerate(events) if isinstance(event, FinalOrder))
    return list(events[start:])


def _ranking(match: Match) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", ""):
        table.add_column(heading)
    for heading in (*POINT_KINDS, "points"):
        table.add_column(heading, justify="right", style="bold" if heading == "points" else "")
    points = match.game.points()
    for place, seat in enumerate(match.game.ranking, 1):
        style = "bold" if seat == match.seat else ""
        table.add_row(
            f"{place}.", match.names[seat], *map(str, points[seat].by_kind), str(points[seat].score), style=style
        )
    return table


def _verdict(match: Match) -> str:
    scores, ranking = match.game.scores, match.game.ranking
    winner, second = ranking[0], ranking[1]
    text = "You win!" if winner == match.seat else f"{match.names[winner]} wins."
    if scores[winner] == scores[second]:
        text += " The points are equal: the highest visible street number decides (5.5)."
    return text
