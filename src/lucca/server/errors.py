"""What the server refuses, for people and for programs."""

from lucca.rules.errors import LuccaError, RuleError


class Refusal(LuccaError):  # noqa: N818  an answer rather than an error
    """A request that is refused; nothing has changed. `code` is for programs, the message for people."""

    status = 409

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause


class NotFound(Refusal):
    status = 404


class NotAllowed(Refusal):
    status = 403


class NotValid(Refusal):
    status = 400


class TooMuch(Refusal):
    status = 429


class Unavailable(Refusal):
    """The server cannot do it just now; the same request may succeed later."""

    status = 503


def refusal_of(error: LuccaError) -> Refusal:
    """Any of our errors as a refusal; those about rules name their clause."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RuleError):
        return Refusal("illegal", error.message, error.clause)
    return NotValid("invalid", str(error))
