"""A program at a seat."""

from dataclasses import dataclass

from lucca.bots.base import DEFAULT_THINKING, Seed, Thinking
from lucca.bots.external import idle, showing
from lucca.bots.external.command import Command
from lucca.bots.external.conversation import Conversation
from lucca.bots.external.messages import Answer, Result
from lucca.bots.guarded import ILLEGAL, GuardedBot, ProtocolFault
from lucca.rules.decisions import decision_text, parse_move
from lucca.rules.errors import NotationError
from lucca.rules.view import View


@dataclass(frozen=True)
class Limits:
    """How long a program may take, in seconds."""

    start: float = 30.0
    """From its start to its hello."""
    answer: float = 5.0
    """For a decision, unless the bot's `Thinking` says otherwise."""


class ExternalBot(GuardedBot):
    """Plays as a program that speaks `lucca-bot 1` answers. `close` gives the program back for another game."""

    def __init__(
        self, command: Command, seed: Seed, thinking: Thinking = DEFAULT_THINKING, limits: Limits | None = None
    ) -> None:
        super().__init__(seed)
        self._command = command
        self._seed = seed
        self._thinking = thinking
        self._limits = limits or Limits()
        self._program: Conversation | None = None
        self.name = ""
        """What the program calls itself, once it has played."""
        self._result: Result | None = None
        self._plan: list[str] = []
        """What is left of a move that was answered as a whole."""

    def _decide(self, view: View) -> int:
        legal = {decision_text(view.decision_of(action)): action for action in view.legal_actions()}
        if not self._plan:
            self._plan = _decisions(self._answer(view, list(legal)), list(legal), view.seat)
        chosen = self._plan.pop(0)
        if chosen not in legal:
            self._plan.clear()
            raise ProtocolFault(ILLEGAL, f"{chosen!r} is not one of the legal decisions: {', '.join(legal)}")
        return legal[chosen]

    def _answer(self, view: View, legal: list[str]) -> Answer:
        seconds = self._limits.answer if self._thinking.seconds is None else self._thinking.seconds
        try:
            if self._program is None:
                self._program = idle.acquire(self._command, self._limits.start)
                self.name = self._program.name
                self._program.begin(showing.new_game(view, self._seed, self._thinking))
            return self._program.decide(showing.shown_view(view), legal, seconds)
        except BaseException:  # also an interruption: its answer would be taken for that to the next question
            self._dispose()
            raise

    def _dispose(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None

    def game_over(self, view: View) -> None:
        """The program is told the result when the bot is closed."""
        self._result = showing.result(view)

    def close(self) -> None:
        """Give the program back for another game."""
        if self._program is not None:
            self._program.end(self._result)
            idle.release(self._program)
            self._program = None


def _decisions(answer: Answer, legal: list[str], seat: int | None) -> list[str]:
    """The decisions that an answer names, at least one. ProtocolFault if it names none."""
    if answer.move is not None:
        return _decisions_of_move(answer.move, seat)
    if isinstance(answer.choose, str):
        return [answer.choose]
    if answer.choose is None or not 0 <= answer.choose < len(legal):
        raise ProtocolFault(ILLEGAL, f"there is no legal decision {answer.choose}: they are 0 to {len(legal) - 1}")
    return [legal[answer.choose]]


def _decisions_of_move(text: str, seat: int | None) -> list[str]:
    try:
        move = parse_move(text)
    except NotationError as error:
        raise ProtocolFault(ILLEGAL, str(error)) from None
    if move.seat != seat:
        raise ProtocolFault(ILLEGAL, f"it moved for seat {move.seat}, but has seat {seat}")
    return list(map(decision_text, move.decisions))
