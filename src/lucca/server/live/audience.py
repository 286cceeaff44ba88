"""All viewers of all tables at this node: who comes and goes, who is present, who must go."""

import asyncio

import msgspec

from lucca.server.base.errors import Unavailable
from lucca.server.live.room import Room
from lucca.server.live.signals import Signals
from lucca.server.live.viewer import Viewer
from lucca.server.tables import conduct
from lucca.server.wire.messages import Closing

_encode = msgspec.json.Encoder().encode


class Audience:
    """One for each process. Viewers get a snapshot when they enter, and then everything that happens in their room."""

    def __init__(self, signals: Signals) -> None:
        self.viewers: set[Viewer] = set()
        self._signals = signals
        self._is_closing = False

    def enter(self, room: Room, viewer: Viewer, after: int, now: int) -> None:
        """Show a table from now on. The caller holds the room, so that nothing happens between snapshot and updates.

        NotAllowed if the viewer may not see the table, Unavailable if the server goes down.
        """
        if self._is_closing:
            raise Unavailable("closing", "the server restarts; try again in a moment")
        conduct.may_watch(room.table, viewer.player)
        viewer.send(room.snapshot(viewer, after, now))
        viewer.has_heard(room.table.seq)
        room.add_viewer(viewer)
        self.viewers.add(viewer)
        self.tell_presence(room)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """The viewer's connection has ended."""
        room.remove_viewer(viewer)
        self.viewers.discard(viewer)
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell a room's viewers, and the other nodes, who looks at the table."""
        room.tell_presence()
        self._signals.presence(room)

    # --- one player's connections ---------------------------------------------------------------------------------

    def log_out(self, player: str) -> None:
        """End a player's connections to all nodes."""
        self.disconnect(player)
        self._signals.logged_out(player)

    def disconnect(self, player: str) -> None:
        """End a player's connections to this node: the cookie that they were opened with is worth nothing now."""
        self._signals.outdated(player)
        for viewer in self._viewers_of(player):
            viewer.drop()

    def mute(self, player: str, other: str, muted: bool) -> None:
        """A player hides what another says, or shows it again, in all tabs at once."""
        for viewer in self._viewers_of(player):
            viewer.mute(other, muted)

    def _viewers_of(self, player: str) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.player == player]

    # --- the end --------------------------------------------------------------------------------------------------

    def close_all(self) -> None:
        """The server goes down: all viewers are told so and disconnected, and no more are let in."""
        self._is_closing = True
        message = _encode(Closing("the server restarts; your game is safe"))
        for viewer in list(self.viewers):
            viewer.send(message)
            viewer.drop()

    async def until_all_have_left(self) -> None:
        while self.viewers:
            await asyncio.sleep(0.02)
