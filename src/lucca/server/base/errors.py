"""What the server refuses, for people and for programs."""

from collections.abc import Mapping
from typing import Literal

from lucca.records.errors import FORMAT, RecordError, RecordFault
from lucca.rules.errors import LuccaError, RuleError

RefusalCode = Literal[
    "alone",
    "already-seated",
    "away",
    "bad-name",
    "bad-password",
    "busy",
    "cannot-save",
    "closing",
    "contributed",
    "database-away",
    "empty",
    "enough",
    "foreign-origin",
    "illegal",
    "incomplete",
    "internal",
    "invalid",
    "malformed",
    "name-taken",
    "no-bot",
    "no-move",
    "no-player",
    "no-spectators",
    "no-such-bot",
    "no-table",
    "nobody",
    "nobody-there",
    "not-alone",
    "not-host",
    "not-over",
    "not-running",
    "not-seated",
    "not-shown",
    "not-understood",
    "not-your-seat",
    "not-your-turn",
    "over",
    "removed",
    "resigned",
    "seat-reserved",
    "seat-taken",
    "stale",
    "started",
    "table-full",
    "too-large",
    "too-long",
    "too-many",
    "too-many-muted",
    "too-many-sockets",
    "unknown-protocol",
    "wrong-password",
    "wrong-seats",
    RecordFault,
]
"""What programs know refusals by. They go into facts.json, from which the browser has its texts checked."""


class Refusal(LuccaError):  # noqa: N818  an answer rather than an error
    """A request that is refused; nothing has changed. `code` is for programs, the message for people.

    `names` has what a sentence about it speaks of, for programs that tell it in other languages.
    """

    status = 409

    def __init__(
        self, code: RefusalCode, message: str, clause: str | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.names = dict(names or {})


class NotFound(Refusal):
    """What is asked for does not exist, or is unknown to this server."""

    status = 404


class NotAllowed(Refusal):
    """The player or client that asks may not do this; another one may."""

    status = 403


class NotValid(Refusal):
    """The request makes no sense, from any client and at any time."""

    status = 400


class TooMuch(Refusal):
    """The client has used up its share; the same request may succeed later."""

    status = 429


class Unavailable(Refusal):
    """The server cannot do it just now; the same request may succeed later."""

    status = 503


def refusal_of(error: LuccaError) -> Refusal:
    """Any of our errors as a refusal; those about rules name their clause."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RecordError):
        return NotValid(error.fault, str(error), None if error.clause == FORMAT else error.clause, error.names)
    if isinstance(error, RuleError):
        return Refusal("illegal", error.message, error.clause)
    return NotValid("invalid", str(error))
