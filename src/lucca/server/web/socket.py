"""The table socket: one for each table and viewer."""

import asyncio
import contextlib
import logging
import time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, QueryParameter

from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.server.base.errors import NotAllowed, NotValid, Refusal, TooMuch, Unavailable, refusal_of
from lucca.server.base.limits import CHAT, CONNECTIONS, MESSAGES, Bucket
from lucca.server.live.room import Room
from lucca.server.live.viewer import Post, Viewer
from lucca.server.running import Server
from lucca.server.store.database import DATABASE_ERRORS, database_away
from lucca.server.tables import conduct
from lucca.server.tables.entries import Entry
from lucca.server.tables.table import Table
from lucca.server.web.connections import POST
from lucca.server.web.security import TheServer, client_of, player_of, refuse_foreign_origin
from lucca.server.web.tables import TableId
from lucca.server.wire import messages as m

logger = logging.getLogger("lucca.socket")
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(m.FromClient)

REFUSED = 4400
"""Close codes. Refused: the reason says why, and trying again does not help."""
DROPPED = 4408
"""The client could not keep up."""
RESTARTING = 1012
"""The server stops or restarts."""
TRY_LATER = 1013
"""Not just now: too much at once, or the database is away."""
_PARTING_SECONDS = 5.0
_MAX_IGNORED = 500
"""Messages beyond the limit after which a client is sent away."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    server: TheServer,
    table_id: TableId,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    protocol: FromQuery[str] = str(m.PROTOCOL),
) -> None:
    """`after` is the seq of the last log entry that the client knows, `protocol` the version that it speaks."""
    await socket.accept()
    client = client_of(socket)
    try:
        refuse_foreign_origin(socket, server.settings)
        server.limits.take(client, CONNECTIONS)
        _refuse_unknown_protocol(protocol)
        with server.limits.socket(client):
            await _converse(socket, server, table_id, after)
    except LuccaError as error:
        await _close_refused(socket, server, refusal_of(error))
    except DATABASE_ERRORS as error:
        await _close_refused(socket, server, database_away(error))


def _refuse_unknown_protocol(version: str) -> None:
    if version != str(m.PROTOCOL):
        raise NotValid(
            "unknown-protocol",
            f"this server speaks version {m.PROTOCOL} of the protocol, not {version[:20]}; the client must be updated",
        )


async def _converse(socket: WebSocket, server: Server, table_id: str, after: int) -> None:  # type: ignore[type-arg]
    player = await player_of(socket, server)
    muted = await server.people.muted_by(player.id) if player else frozenset()
    room = await server.rooms.room(table_id)
    conversation = _Conversation(socket, server, room, player.id if player else None, muted)
    async with server.rooms.hold(room):
        server.audience.enter(room, conversation.viewer, after, server.now())
    try:
        await conversation.run()
    finally:
        server.audience.leave(room, conversation.viewer)


def _post_of(socket: WebSocket) -> Post:  # type: ignore[type-arg]
    extensions: Any = socket.scope["extensions"]
    post: Post = extensions[POST]
    return post


async def _close_refused(socket: WebSocket, server: Server, refusal: Refusal) -> None:  # type: ignore[type-arg]
    server.metrics.refused.labels(refusal.code).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(_encode(m.Refused(0, refusal.code, refusal.message)), mode="text")
        await socket.close(TRY_LATER if isinstance(refusal, TooMuch | Unavailable) else REFUSED, refusal.code)


class _Conversation:
    """Messages both ways, until one side has had enough."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        server: Server,
        room: Room,
        player: str | None,
        muted: frozenset[str],
    ) -> None:
        self.viewer = Viewer(player, _post_of(socket), muted, self._part)
        self._socket, self._server, self._room = socket, server, room
        self._table = room.table.id
        self._patience: asyncio.Timeout | None = None
        self._messages = Bucket(MESSAGES, server.limits.clock())
        self._too_many = 0
        self._parting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Returns when the client has gone, or a while after it was dropped: it may not even read that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PARTING_SECONDS if self.viewer.dropped else None) as self._patience:
                await self._receive()
        if self._parting is not None:
            self._parting.cancel()

    def _part(self) -> None:
        """The viewer was dropped."""
        loop = asyncio.get_running_loop()
        if self._patience is not None:
            self._patience.reschedule(loop.time() + _PARTING_SECONDS)
        self._parting = loop.create_task(self._close())

    async def _close(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(DROPPED if self._server.is_ready else RESTARTING)

    async def _receive(self) -> None:
        while True:
            try:
                data = await self._socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return
            request = 0
            try:
                message = self._decode(data)
                request = message.request
                self._server.metrics.messages.labels(str(message.__struct_config__.tag)).inc()
                await self._handle(message)
            except LuccaError as error:
                self._refuse(request, error)
            except DATABASE_ERRORS as error:
                self._refuse(request, database_away(error))
            except Exception:
                logger.exception("a message could not be handled")
                self._refuse(request, Refusal("internal", "something went wrong here; it is noted"))

    def _decode(self, data: str | bytes) -> m.FromClient:
        if self._server.limits.enabled and not self._messages.take(self._server.limits.clock()):
            self._too_many += 1
            if self._too_many > _MAX_IGNORED:
                self.viewer.drop()
            raise Refusal("too-many", "that was too much at once; try again in a moment")
        if len(data) > m.MAX_MESSAGE:
            raise NotValid("too-large", f"a message has at most {m.MAX_MESSAGE:,} bytes")
        try:
            message: m.FromClient = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise NotValid("malformed", f"this is not a message: {error}") from None
        return message

    def _refuse(self, request: int, error: LuccaError) -> None:
        refusal = refusal_of(error)
        reason = error.reason or None if isinstance(error, IllegalMoveError) else None
        self._server.metrics.refused.labels(refusal.code).inc()
        self.viewer.send(_encode(m.Refused(request, refusal.code, refusal.message, refusal.clause, reason)))

    async def _handle(self, message: m.FromClient) -> None:
        server, viewer = self._server, self.viewer
        match message:
            case m.Ping():
                self._done(message.request)
            case m.DraftMove():
                work = server.acts.draft(self._table, self._player(), viewer, message)
                await asyncio.shield(asyncio.ensure_future(work))  # a client that disconnects leaves nothing half-done
            case m.ConfirmMove():
                await self._confirm(message)
            case m.ActAs(seat, request):
                await self._act_as(seat, request)
            case m.Say(text, request):
                await self._say(text, request)
            case m.Mute(player, muted, request):
                await server.people.mute(self._player(), player, muted)
                server.audience.mute(self._player(), player, muted)
                self._done(request)
            case m.Contribute(contribution, request):
                me = self._player()
                await server.acts.act(self._table, lambda table: conduct.contribute(table, me, contribution))
                self._done(request)
            case m.ComeBack(request):
                me = self._player()
                await server.acts.act(self._table, lambda table: conduct.come_back(table, me))
                self._done(request)

    async def _confirm(self, message: m.ConfirmMove) -> None:
        began = time.perf_counter()
        me = self._player()

        def decide(table: Table) -> list[Entry]:
            entry = conduct.confirm(table, me, message.seat, message.move_index, message.decisions)
            return [] if entry is None else [entry]

        seq = await self._server.acts.act(self._table, decide)
        self._server.metrics.confirming.observe(time.perf_counter() - began)
        self.viewer.send(_encode(m.Done(message.request, seq)))

    async def _act_as(self, seat: int | None, request: int) -> None:
        async with self._server.rooms.hold(self._room):
            if seat is not None:
                conduct.require_own_seat(self._room.table, self._player(), seat)
            self.viewer.act_for(seat)
            self.viewer.send(_encode(m.YoursNow(self._room.yours_for(self.viewer), request)))

    async def _say(self, text: str, request: int) -> None:
        me = self._player()
        self._server.limits.take(f"chat {me}", CHAT)
        player = await self._server.people.find(me)
        name = player.name if player else ""
        await self._server.acts.act(self._table, lambda table: [conduct.say(table, me, name, text)])
        self._done(request)

    def _done(self, request: int) -> None:
        self.viewer.send(_encode(m.Done(request, self._room.table.seq)))

    def _player(self) -> str:
        if self.viewer.player is None:
            raise NotAllowed("nobody", "spectators without an identity can only look on")
        return self.viewer.player
