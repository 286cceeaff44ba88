"""The protocol with one running program, which may play many games one after the other."""

from itertools import count

from lucca import __version__
from lucca.bots.external.command import Command
from lucca.bots.external.messages import (
    PROTOCOL,
    Answer,
    Decide,
    End,
    Hello,
    NewGame,
    Quit,
    Result,
    ShownView,
    read_answer,
    read_hello,
    to_line,
)
from lucca.bots.external.program import Program

SLACK_SECONDS = 0.5
"""How much longer than it is told a program may take, for the way there and back."""

MAX_NAME_LENGTH = 60
_OURS = Hello(protocol=PROTOCOL, name=f"lucca {__version__}")


class Conversation:
    """One program, greeted. After a ProtocolFault it is of no more use: `kill` it."""

    def __init__(self, command: Command, start_seconds: float) -> None:
        """ProtocolFault if the program cannot be started or does not greet us."""
        self.command = command
        self._program = Program(command)
        self._ids = count(1)
        try:
            hello = self._program.ask(to_line(_OURS), start_seconds)
            self.name = read_hello(hello).name[:MAX_NAME_LENGTH]
        except BaseException:
            self.kill()
            raise

    def begin(self, game: NewGame) -> None:
        """Tell the program of a new game."""
        self._program.say(to_line(game))

    def decide(self, view: ShownView, legal: list[str], seconds: float) -> Answer:
        """ProtocolFault if no answer comes in time or if it is none."""
        question = Decide(id=next(self._ids), seconds=seconds, legal=legal, view=view)
        return read_answer(self._program.ask(to_line(question), seconds + SLACK_SECONDS), question.id)

    def end(self, result: Result | None) -> None:
        """Tell the program that its game is over, or was broken off."""
        self._program.say(to_line(End(result=result)))

    def quit(self) -> None:
        """Ask the program to end; `leave` waits for it."""
        self._program.say(to_line(Quit()))

    def leave(self, seconds: float) -> bool:
        """Whether the program ends by itself within this time; it is killed if not."""
        return self._program.leave(seconds)

    def kill(self) -> None:
        """End the program at once."""
        self._program.kill()
