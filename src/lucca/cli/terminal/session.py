"""The game loop at a terminal: show, ask, do, save. Nothing that is typed can break it or lose the game."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.status import Status
from rich.text import Text

from lucca.bots.levels import STRONGEST_LEVEL
from lucca.cli.deck import RECONSTRUCTED
from lucca.cli.terminal.board import Board
from lucca.cli.terminal.choices import numbered, understand
from lucca.cli.terminal.ending import print_ending
from lucca.cli.terminal.help import print_help, print_rules
from lucca.cli.terminal.hints import Hints, ways
from lucca.cli.terminal.match import Match, advice, bot_draft, seed_text
from lucca.cli.terminal.prompts import Prompts
from lucca.cli.terminal.recording import offer_record
from lucca.cli.terminal.saving import games_folder, save_match
from lucca.cli.terminal.story import Story, latest_order, points_brought, split_move
from lucca.cli.terminal.style import BAD, GOOD, QUIET, Look, plural
from lucca.records.shape import BOT_PREFIX, HUMAN
from lucca.rules.cards import standard_deck
from lucca.rules.decisions import CityPick
from lucca.rules.errors import LuccaError
from lucca.rules.events import Event, FinalOrder, RoundBegan, TripletsDealt, WallBuilt
from lucca.rules.game import Draft
from lucca.rules.view import View

Read = Callable[[str], str]
"""Shows a prompt and returns a line; EOFError when there is no more input."""
Command = Callable[[list[str]], None]

MAX_LINE_LENGTH = 300
_CONFIRM = ("", "y", "yes", "ok", "confirm")
_LOG_LINES = 15
NOTHING, CHOICES, QUARTER, TABLE = range(4)  # how much is drawn before the next question


class LeaveError(Exception):
    """The player wants to stop here."""


class Session:
    """One sitting at one saved game."""

    def __init__(self, match: Match, path: Path, console: Console, read: Read) -> None:
        self.match = match
        self.game = match.game
        self.path = path
        self.console = console
        self.read = read
        self.look = Look.of(console, match.game.setup)
        self.story = Story(match.names, match.game.setup, match.seat)
        self._saved = True
        self._to_draw = TABLE
        self._commands = self._command_table()

    def run(self) -> None:
        """Play until the game is over or the player leaves, who is then told where the game is.

        LuccaError if it cannot even be saved at the start.
        """
        save_match(self.match, self.path)
        try:
            self._introduce()
            self._recall()
            while self.game.actor is not None:
                if self.game.actor == self.match.seat:
                    self._own_move()
                else:
                    self._bot_move(self.game.actor)
            print_ending(self.console, self.match, self.story)
            offer_record(self.console, self.read, self.match, self.path)
        except (EOFError, KeyboardInterrupt, LeaveError):
            self._say_goodbye()

    # --- moves ----------------------------------------------------------------------------------------------------

    def _bot_move(self, seat: int) -> None:
        with self._thinking(self.match.names[seat]):
            move = bot_draft(self.match, seat).move
        self._tell(seat, self.game.play(move))

    def _thinking(self, who: str) -> Status:
        """A line that says so, on a real terminal, until it is done."""
        return self.console.status(Text(f"{who} thinks", QUIET))

    def _own_move(self) -> None:
        if self.match.draft is None:
            self.match.draft = self.game.draft(self.match.seat)
        self._to_draw = TABLE
        while (draft := self.match.draft) is not None:
            self._draw(draft)
            self._ask(draft)

    def _ask(self, draft: Draft) -> None:
        """Ask for the next step and do what is typed, part by part, until something cannot be done."""
        question = "Enter confirms; undo takes the last step back." if draft.complete else self._prompts.question(draft)
        self.console.print(Text(question, "bold").append("  (hint, help)", QUIET))
        line = self.read("> ")[:MAX_LINE_LENGTH]
        self._to_draw = CHOICES
        for part in [part for part in re.split("[;,]", line) if part.strip()] or [""]:
            try:
                self._obey(part.strip())
            except LuccaError as error:
                self.console.print(Text(_sentence(error), BAD))
                if self._to_draw == CHOICES:
                    self._to_draw = NOTHING  # nothing has changed
                return

    def _obey(self, text: str) -> None:
        word, *rest = text.casefold().split() or [""]
        draft = self.match.draft
        if word in self._commands:
            self._commands[word](rest)
        elif draft is None:
            raise LuccaError(f"the turn is confirmed, so {text!r} comes too late")
        elif draft.complete:
            if text.casefold() not in _CONFIRM:
                raise LuccaError("the turn is complete: Enter confirms it, undo takes the last step back")
            self._confirm(draft)
        else:
            self._decide(draft, text)

    def _decide(self, draft: Draft, text: str) -> None:
        options = numbered(draft)
        if not text and len(options) > 1:
            return
        for decision in understand(text, draft) if text else options.values():
            events = draft.apply(decision)
            self._to_draw = QUARTER
            self._save()
            if points_brought(events) and not draft.complete:
                self.console.print(*self.story.lines(events), sep="\n", style=GOOD)

    def _confirm(self, draft: Draft) -> None:
        events = self.game.play(draft.move)
        self.match.draft = None
        self._save()
        self._tell(self.match.seat, events)

    # --- showing --------------------------------------------------------------------------------------------------

    @property
    def _board(self) -> Board:
        return Board(self.look, self.match.names, self.console.width)

    @property
    def _prompts(self) -> Prompts:
        return Prompts(self._board, self.match.names)

    @property
    def _view(self) -> View:
        return self.match.draft.view() if self.match.draft else self.game.view(self.match.seat)

    def _draw(self, draft: Draft) -> None:
        view = draft.view()
        if self._to_draw >= QUARTER and view.round:
            self.console.print(self._quarters(draft, view))
        if self._to_draw >= CHOICES:
            if draft.complete:
                self._preview(draft)
            else:
                self.console.print(self._prompts.choices(draft))

    def _quarters(self, draft: Draft, view: View) -> RenderableType:
        """All players' at the start of a move, then only what the move changes."""
        if self._to_draw == TABLE:
            return self._board.quarters(view)
        if draft.decisions and isinstance(draft.decisions[0], CityPick):
            return self._board.short_quarter(view, view.quarters[-1])
        return self._board.own_quarter(view)

    def _preview(self, draft: Draft) -> None:
        """What the move comes to, before it is confirmed."""
        events, _ = split_move([event for step in draft.events for event in step])
        self.console.print(self.story.move(self.match.seat, events))
        if points := points_brought(events):
            self.console.print(Text(f"That is {plural(points, 'point')} in this turn.", GOOD))
        if any(isinstance(event, WallBuilt) for event in events):
            self.console.print(self._walls(draft.view()))

    def _walls(self, view: View) -> Text:
        """5.3: whether one's shields support one's walls as they stand."""
        quarter = view.quarters[self.match.seat]
        need, have = quarter.needed, quarter.shields
        words = f"{plural(len(quarter.walls), 'City Wall')}: {need}{self.look.shield} needed, you have {have}"
        return Text(f"{words}: supported.", GOOD) if quarter.held else Text(f"{words}: worth nothing so far.", BAD)

    def _tell(self, seat: int, events: list[Event]) -> None:
        """A move as its maker's sentence, then what follows when all have moved."""
        move, after = split_move(events)
        if seat != self.match.seat:
            self.console.print(self.story.move(seat, move))
        for event in after:
            if isinstance(event, FinalOrder):
                return  # the ending tells the rest
            if isinstance(event, RoundBegan):
                self._announce(event)
            elif not isinstance(event, TripletsDealt):
                self.console.print(Text(_sentence(self.story.sentence(event))))

    def _announce(self, event: RoundBegan) -> None:
        self.console.print(Rule(Text(f"Turn {event.round} of {self.game.setup.rounds}", "bold"), style=QUIET))
        self.console.print(Text(f"Order: {self.story.order(event.order)}", QUIET))

    def _introduce(self) -> None:
        setup, match = self.game.setup, self.match
        rivals = [
            f"{name} ({kind.removeprefix(BOT_PREFIX)})"
            for name, kind in zip(match.names, match.kinds, strict=True)
            if kind != HUMAN
        ]
        variant = " with the Celebration" if setup.celebration else ""
        self.console.print(Rule(Text(f"{setup.edition.title}{variant}", "bold"), style=QUIET))
        self.console.print(Text(f"{match.names[match.seat]} against {', '.join(rivals)}"))
        deck = f"standard deck ({RECONSTRUCTED})" if setup.deck == standard_deck() else "a deck of your own"
        self.console.print(Text(f"{deck}\nseed {seed_text(self.game)}", QUIET))

    def _recall(self) -> None:
        """When a game is gone on with: what happened in this turn so far."""
        events = self.game.events
        start = next((at for at in reversed(range(len(events))) if isinstance(events[at], RoundBegan)), None)
        if start is None or self.game.over:
            return
        began = events[start]
        assert isinstance(began, RoundBegan)
        self._announce(began)
        for line in self.story.lines(events[start + 1 :]):
            self.console.print(line)

    # --- commands -------------------------------------------------------------------------------------------------

    def _command_table(self) -> dict[str, Command]:
        by_names: dict[tuple[str, ...], Command] = {
            ("help", "h", "?"): lambda _: print_help(self.console, self.look),
            ("hint", "hints"): lambda _: self._hint(),
            ("rules", "rule"): lambda words: print_rules(self.console, words),
            ("log", "l"): self._show_log,
            ("score", "scores", "points"): lambda _: self.console.print(self._board.scores(self._view)),
            ("unseen", "cards"): lambda _: self.console.print(self._board.unseen(self._view)),
            ("table", "look", "show"): lambda _: self._show_table(),
            ("undo", "u", "back"): self._undo,
            ("save",): lambda _: self._tell_saved(),
            ("quit", "q", "exit"): lambda _: self._leave(),
        }
        return {name: command for names, command in by_names.items() for name in names}

    def _hint(self) -> None:
        """Say what the strongest level would do; nothing is decided by it."""
        draft = self.match.draft
        if draft is None or draft.complete:
            raise LuccaError("there is nothing left to decide: Enter confirms the turn, undo takes the last step back")
        with self._thinking(f"the {STRONGEST_LEVEL}"):
            found = ways(advice(self.match, draft), draft)
        self.console.print(Hints(self.match.names, draft.view()).shown(found))

    def _show_log(self, words: list[str]) -> None:
        lines = self.story.lines(self.game.events)
        for line in lines if words == ["all"] else lines[-_LOG_LINES:]:
            self.console.print(line)

    def _show_table(self) -> None:
        if order := latest_order(self.game.events):
            self.console.print(Text(f"Turn {self._view.round}; order: {self.story.order(order)}", QUIET))
        self._to_draw = TABLE

    def _undo(self, words: list[str]) -> None:
        draft = self.match.draft
        if draft is None or not draft.undo():
            raise LuccaError("there is nothing to take back: only steps of your own unconfirmed turn can be")
        while words == ["all"] and draft.undo():
            pass
        self._to_draw = QUARTER
        self._save()

    def _leave(self) -> None:
        raise LeaveError

    # --- saving ---------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        try:
            save_match(self.match, self.path)
        except LuccaError as error:
            self._saved = False
            self.console.print(Text(f"The game is not saved: {error}", BAD), soft_wrap=True)
        else:
            self._saved = True

    def _tell_saved(self) -> None:
        self._save()
        if self._saved:
            self.console.print(Text(f"Saved in {self.path}", GOOD), soft_wrap=True)

    def _say_goodbye(self) -> None:
        self.console.print()
        if not self._saved:
            self._save()
        if self._saved:
            self.console.print(Text(f"The game is saved in {self.path}"), soft_wrap=True)
            which = "" if self.path.parent == games_folder() else f" --save {shlex.quote(str(self.path))}"
            self.console.print(Text(f"Go on with: lucca play --resume{which}"), soft_wrap=True)


def _sentence(said: object) -> str:
    """With a capital and a full stop."""
    text = str(said)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", ")")) else ".")
