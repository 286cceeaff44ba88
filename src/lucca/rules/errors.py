"""Everything that can be wrong with what is asked of the rules. A refusal never changes the state."""

from collections.abc import Mapping


class LuccaError(Exception):
    """Base of all errors that carry a message for people."""


class RuleError(LuccaError):
    """Something that breaks a numbered clause of docs/rules.md."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(f"{message} (rule {clause})")
        self.clause = clause
        self.message = message


class IllegalMoveError(RuleError):
    """A decision or move that the rules do not allow now.

    `reason` and `names` say the same for programs, which tell it in other languages: a key of
    `clauses.REASON_NAMES`, and the card, colour or triplet spoken of. Both may be empty.
    """

    def __init__(self, clause: str, message: str, reason: str = "", names: Mapping[str, str] | None = None) -> None:
        super().__init__(clause, message)
        self.reason = reason
        self.names = dict(names or {})


class SetupError(RuleError):
    """An edition, player count, variant and deck that do not go together."""


class DealError(RuleError):
    """A deal that could not have come about."""


class NotationError(LuccaError):
    """Text that is not a move."""


class DeckError(LuccaError):
    """A deck that is refused whole. `problems` lists each with its line, or with None for the deck as a whole."""

    def __init__(self, problems: list[tuple[int | None, str]], place: str = "line") -> None:
        self.problems = problems
        self.place = place
        shown = [text if line is None else f"{place} {line}: {text}" for line, text in problems[:20]]
        if len(problems) > 20:
            shown.append(f"… and {len(problems) - 20} more problems")
        super().__init__("\n".join(shown))
