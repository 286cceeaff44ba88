"""What to say when an optional library is missing."""

from lucca.rules.errors import LuccaError


class MissingExtraError(LuccaError, ImportError):
    """The library that an interface is for is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; install it with: pip install 'lucca[{extra}]'")
