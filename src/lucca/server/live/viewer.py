"""Somebody who looks at a table, at the other end of a socket."""

from collections.abc import Callable, Iterable

_MOST_BYTES = 2_000_000
"""That may wait to be sent."""

Post = Callable[[bytes], int]
"""Sends a message without waiting; how many bytes wait to be sent then."""


class Viewer:
    """A connection. One that cannot keep up is dropped: it connects again and misses nothing."""

    def __init__(self, player: str | None, post: Post, muted: Iterable[str] = ()) -> None:
        self.player = player
        self.muted = frozenset(muted)
        self.acting: int | None = None
        """Of several seats on one device, the one whose secrets are shown."""
        self.dropped = False
        self.when_dropped: Callable[[], object] = lambda: None
        self._post = post

    def send(self, message: bytes) -> None:
        """Never waits."""
        if not self.dropped and self._post(message) > _MOST_BYTES:
            self.drop()

    def drop(self) -> None:
        """End the connection once what is waiting is sent, or soon if that takes too long."""
        if not self.dropped:
            self.dropped = True
            self.when_dropped()
