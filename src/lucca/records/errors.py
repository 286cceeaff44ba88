"""How a record is refused."""

from collections.abc import Mapping
from typing import Literal

from lucca.rules.errors import LuccaError

FORMAT = "format"  # the clause of a record that is not in the form of docs/record-format.md

RecordFault = Literal[
    "record-unreadable",
    "record-other-format",
    "record-misshapen",
    "record-setup",
    "record-deck",
    "record-deal",
    "record-illegal",
    "record-no-result",
    "record-too-early",
    "record-result",
    "record-not-finished",
]
"""What programs know a fault by, to tell it in other languages."""


class RecordError(LuccaError):
    """A record that breaks its format or a rule of the game.

    `game` is its position among the games of its file, `move` the index of the move at fault or None, `clause` the
    number of the rule broken, or `FORMAT`. `fault` says it for programs; `at` is the path in the JSON, if there is one.
    """

    def __init__(
        self, fault: RecordFault, clause: str, message: str, *, game: int = 0, move: int | None = None, at: str = ""
    ) -> None:
        self.fault = fault
        self.clause = clause
        self.message = message
        self.game = game
        self.move = move
        self.at = at
        super().__init__(f"{self.place}, {self.rule}: {message}")

    @property
    def place(self) -> str:
        """Where in the file: "game 0, move 3"."""
        return f"game {self.game}" if self.move is None else f"game {self.game}, move {self.move}"

    @property
    def rule(self) -> str:
        """What is broken: "rule 4.5" or "record format"."""
        return "record format" if self.clause == FORMAT else f"rule {self.clause}"

    @property
    def names(self) -> Mapping[str, str]:
        """What a sentence about the fault speaks of: the index of the `move`, and the path `at` which it is."""
        found = {"move": "" if self.move is None else str(self.move), "at": self.at}
        return {name: value for name, value in found.items() if value}

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes; the default would lose all but the text."""
        return _remade, (self.fault, self.clause, self.message, self.game, self.move, self.at)


def _remade(fault: RecordFault, clause: str, message: str, game: int, move: int | None, at: str) -> RecordError:
    return RecordError(fault, clause, message, game=game, move=move, at=at)
