"""How a record is refused."""

from lucca.rules.errors import LuccaError

FORMAT = "format"  # the clause of a record that is not in the form of docs/record-format.md


class RecordError(LuccaError):
    """A record that breaks its format or a rule of the game.

    `game` is its position among the games of its file, `move` the index of the move at fault or None, `clause` the
    number of the rule broken, or `FORMAT`.
    """

    def __init__(self, clause: str, message: str, *, game: int = 0, move: int | None = None) -> None:
        self.clause = clause
        self.message = message
        self.game = game
        self.move = move
        super().__init__(f"{self.place}, {self.rule}: {message}")

    @property
    def place(self) -> str:
        """Where in the file: "game 0, move 3"."""
        return f"game {self.game}" if self.move is None else f"game {self.game}, move {self.move}"

    @property
    def rule(self) -> str:
        """What is broken: "rule 4.5" or "record format"."""
        return "record format" if self.clause == FORMAT else f"rule {self.clause}"

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes; the default would lose all but the text."""
        return _remade, (self.clause, self.message, self.game, self.move)


def _remade(clause: str, message: str, game: int, move: int | None) -> RecordError:
    return RecordError(clause, message, game=game, move=move)
