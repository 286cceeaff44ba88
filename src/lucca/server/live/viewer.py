"""A client that looks at a table, at the other end of a socket."""

from collections.abc import Callable, Iterable

_MAX_BYTES = 2_000_000
"""That may wait to be sent."""

Post = Callable[[bytes], int]
"""Sends a message without waiting; how many bytes wait to be sent then."""


class Viewer:
    """A connection. One that cannot keep up is dropped: it connects again and misses nothing."""

    def __init__(
        self,
        player: str | None,
        post: Post,
        muted: Iterable[str] = (),
        when_dropped: Callable[[], object] = lambda: None,
    ) -> None:
        self.player = player
        self.muted = frozenset(muted)
        self.acting: int | None = None
        """Of several seats on one device, the one whose secrets are shown."""
        self.knows = 0
        """The seq of the last log entry that was sent."""
        self.dropped = False
        self._when_dropped = when_dropped
        self._post = post

    def act_for(self, seat: int | None) -> None:
        """Of several seats on one device, show this one's secrets from now on; None: of no seat."""
        self.acting = seat

    def mute(self, player: str, muted: bool) -> None:
        """Hide what a player says from now on, or show it again."""
        self.muted = self.muted | {player} if muted else self.muted - {player}

    def has_heard(self, seq: int) -> None:
        """The log was sent up to this entry."""
        self.knows = seq

    def send(self, message: bytes) -> None:
        """Never waits."""
        if not self.dropped and self._post(message) > _MAX_BYTES:
            self.drop()

    def drop(self) -> None:
        """End the connection once what is waiting is sent, or soon if that takes too long."""
        if not self.dropped:
            self.dropped = True
            self._when_dropped()
