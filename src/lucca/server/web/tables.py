"""Making, listing and joining tables."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from lucca import __version__
from lucca.bots.levels import DEFAULT_LEVEL, LEVELS
from lucca.records.fairness import commitment_of, new_seed
from lucca.rules.cards import deck_to_list
from lucca.rules.deckfile import read_deck
from lucca.rules.defaults import MAX_PLAYERS
from lucca.rules.editions import EDITIONS
from lucca.server.base.errors import NotValid
from lucca.server.base.limits import CREATIONS
from lucca.server.base.texts import MAX_ID
from lucca.server.identity.people import Player
from lucca.server.running import Server
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.options import DeckCard, Options, Pace
from lucca.server.tables.table import Table
from lucca.server.web.bodies import (
    BotInfo,
    CreateTable,
    EditionInfo,
    LastSeq,
    NewTable,
    Offer,
    PlayNow,
    SeatBot,
    SeatWish,
    StartGame,
    Tables,
    TakeSeat,
)
from lucca.server.web.documented import Documented
from lucca.server.web.people import identified
from lucca.server.web.security import AnyRequest, TheServer, client_of, known_player, player_of, with_identity
from lucca.server.wire.listing import ListedTable, listed, summary_of
from lucca.server.wire.views import QuarterChange

_MAX_LISTED = 100

TableId = Annotated[str, PathParameter(max_length=MAX_ID)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=MAX_PLAYERS - 1)]
Seq = Annotated[int, PathParameter(ge=1)]
QuarterOwner = Annotated[
    str | None,
    QueryParameter(max_length=8, description="A seat or `city`: whose Quarter; by default the one it was about"),
]


def new_table_id() -> str:
    """It cannot be guessed: only those who were given the link have it."""
    return secrets.token_urlsafe(12)


class TablesController(Documented):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Public tables that wait for players, and those that are played at")
    async def listing(self, server: TheServer) -> Tables:
        return Tables(tuple(await public_tables(server)), server.now())

    @post(summary="Make a table")
    async def create(self, request: AnyRequest, server: TheServer, data: JSONBody[CreateTable]) -> Response[NewTable]:
        server.limits.take(client_of(request), CREATIONS)
        options = await _with_deck(data)
        options.setup()
        wishes = _checked(data.seats, options, server)
        player = await identified(request, server, data.name)
        made = await make_table(server, options, player.id, _seats(wishes, player))
        return with_identity(Response(made, status_code=201), player, server, request)

    @get("/{table_id:str}", summary="One table, as lists show it")
    async def show(self, server: TheServer, table_id: TableId) -> ListedTable:
        room = await server.rooms.room(table_id)
        async with server.rooms.hold(room):
            return listed(summary_of(room.table))

    @get("/{table_id:str}/moves/{seq:int}", summary="What the move of that log entry changed, to be shown again")
    async def move(
        self, request: AnyRequest, server: TheServer, table_id: TableId, seq: Seq, owner: QuarterOwner = None
    ) -> QuarterChange:
        player = await player_of(request, server)
        room = await server.rooms.room(table_id)
        async with server.rooms.hold(room):
            conduct.may_watch(room.table, player.id if player else None)
            return room.quarter_change(seq, owner)

    @post("/{table_id:str}/seats", status_code=200, summary="Sit down")
    async def sit(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        data: JSONBody[TakeSeat],
    ) -> Response[LastSeq]:
        room, known = await server.rooms.room(table_id), await player_of(request, server)
        conduct.sit(
            room.table, known.id if known else "", "", data.seat, None
        )  # a player who is refused is not renamed
        player = await identified(request, server, data.name)
        seq = await server.acts.act(
            table_id, lambda table: conduct.sit(table, player.id, player.name, data.seat, data.contribution)
        )
        return with_identity(Response(LastSeq(seq)), player, server, request)

    @delete(
        "/{table_id:str}/seats",
        status_code=200,
        summary="Leave; in a game a bot plays on. Or decline the seat that is reserved for you in a rematch",
    )
    async def leave(self, request: AnyRequest, server: TheServer, table_id: TableId) -> LastSeq:
        return await _let(request, server, table_id, conduct.leave)

    @delete(
        "/{table_id:str}/seats/{seat:int}",
        status_code=200,
        summary="Remove a player before the game, or give up the reservation of a seat of a rematch (the host)",
    )
    async def remove(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        seat: SeatInPath,
    ) -> LastSeq:
        return await _let(request, server, table_id, lambda table, player: conduct.remove(table, player, seat))

    @delete(
        "/{table_id:str}/removed/{player_id:str}",
        status_code=200,
        summary="Let a player who was removed sit down again (the host)",
    )
    async def readmit(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        player_id: Annotated[str, PathParameter(max_length=MAX_ID)],
    ) -> LastSeq:
        return await _let(request, server, table_id, lambda table, player: conduct.readmit(table, player, player_id))

    @put("/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play at a seat (the host)")
    async def seat_bot(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        seat: SeatInPath,
        data: JSONBody[SeatBot],
    ) -> LastSeq:
        return await _let(
            request,
            server,
            table_id,
            lambda table, player: [conduct.seat_bot(table, player, seat, data.level, server.bots.names)],
        )

    @delete("/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Take a bot away (the host)")
    async def open_seat(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        seat: SeatInPath,
    ) -> LastSeq:
        return await _let(request, server, table_id, lambda table, player: [conduct.open_seat(table, player, seat)])

    @post("/{table_id:str}/start", status_code=200, summary="Begin, with bots at the open seats (the host)")
    async def start(
        self,
        request: AnyRequest,
        server: TheServer,
        table_id: TableId,
        data: JSONBody[StartGame],
    ) -> LastSeq:
        return await _let(
            request,
            server,
            table_id,
            lambda table, player: conduct.start(table, player, data.level, server.bots.names, data.contribution),
        )

    @post(
        "/{table_id:str}/resign",
        status_code=200,
        summary="Resign: come last, and let a bot play on for good",
    )
    async def resign(self, request: AnyRequest, server: TheServer, table_id: TableId) -> LastSeq:
        return await _let(request, server, table_id, conduct.resign)

    @delete("/{table_id:str}", status_code=200, summary="Close a table where nobody else plays, without a result")
    async def close(self, request: AnyRequest, server: TheServer, table_id: TableId) -> LastSeq:
        return await _let(request, server, table_id, conduct.close)

    @post("/{table_id:str}/rematch", status_code=200, summary="Another game with the same table")
    async def rematch(self, request: AnyRequest, server: TheServer, table_id: TableId) -> NewTable:
        """The first who asks makes the new table; the others find it there and sit down."""
        player = await known_player(request, server)
        server.limits.take(client_of(request), CREATIONS)
        return await make_rematch(server, table_id, player)


class OfferController(Documented):
    path = "/api"
    tags = ("tables",)

    @post("/play-now", summary="A game against bots that begins at once")
    async def play_now(self, request: AnyRequest, server: TheServer, data: JSONBody[PlayNow]) -> Response[NewTable]:
        options = Options(
            edition=data.edition,
            players=data.players,
            celebration=data.celebration,
            pace=Pace(kind="none"),
            rated=data.rated,
        )
        options.setup()
        bots = [SeatWish("bot", level=data.level) for _ in range(data.players - 1)]
        wishes = _checked((SeatWish("me"), *bots), options, server)
        server.limits.take(client_of(request), CREATIONS)
        player = await identified(request, server, None)
        made = await make_table(server, options, player.id, _seats(wishes, player), start=True)
        return with_identity(Response(made, status_code=201), player, server, request)

    @get("/offer", summary="Editions and bots")
    async def offer(self, server: TheServer) -> Offer:
        editions = tuple(
            EditionInfo(edition.id, edition.title, edition.bastion_name, edition.players, edition.celebration)
            for edition in EDITIONS.values()
        )
        bots = tuple(BotInfo(name, LEVELS.get(name, "")) for name in server.bots.names)
        return Offer(__version__, editions, bots, DEFAULT_LEVEL)


async def _let(
    request: AnyRequest, server: Server, table_id: str, decide: Callable[[Table, str], Sequence[e.Entry]]
) -> LastSeq:
    """Let the player who asks do something at a table, as `decide` says for the table and the player's id."""
    player = await known_player(request, server)
    return LastSeq(await server.acts.act(table_id, lambda table: decide(table, player.id)))


async def public_tables(server: Server) -> list[ListedTable]:
    """Public tables, those that one can join first: however many are played at, they are not crowded out."""
    waiting = await server.reader.public_summaries("waiting", _MAX_LISTED)
    running = await server.reader.public_summaries("running", _MAX_LISTED)
    return list(map(listed, (*waiting, *running)))


async def make_table(
    server: Server, options: Options, host: str, seats: tuple[e.SeatPlan, ...], start: bool = False
) -> NewTable:
    """A new table; with `start` its game begins at once."""
    table = Table(new_table_id(), new_seed())
    created = e.Created(options, host, seats, commitment_of(table.seed))
    await server.acts.create(table, created, *([e.GameStarted()] if start else []))
    return NewTable(table.id, created.commitment)


async def make_rematch(server: Server, table_id: str, player: Player) -> NewTable:
    """The table where those who played meet again. Of several who ask at once, all but one make theirs in vain."""
    old = (await server.rooms.room(table_id)).table
    conduct.may_rematch(old, player.id)
    known = old.rematch
    if known is not None and (await server.rooms.room(known)).table.status != "closed":
        return await _made(server, known)
    seats = conduct.seats_of_rematch(old, player.id)
    new = Table(new_table_id(), new_seed())
    await server.acts.create(new, e.Created(old.options, player.id, seats, commitment_of(new.seed), rematch_of=old.id))
    await server.acts.act(table_id, lambda table: [e.RematchMade(new.id)] if table.rematch == known else [])
    chosen = (await server.rooms.room(table_id)).table.rematch or new.id
    if chosen != new.id:
        await server.acts.act(new.id, lambda _: [e.Closed()])
    return await _made(server, chosen)


async def _made(server: Server, table_id: str) -> NewTable:
    return NewTable(table_id, (await server.rooms.room(table_id)).table.commitment)


async def _with_deck(data: CreateTable) -> Options:
    if data.deck_table is None:
        return data.options
    deck = await asyncio.to_thread(read_deck, data.deck_table)
    cards = msgspec.convert(deck_to_list(deck), tuple[DeckCard, ...])
    return msgspec.structs.replace(data.options, deck=cards)


def _checked(wishes: tuple[SeatWish, ...], options: Options, server: Server) -> tuple[SeatWish, ...]:
    """The wishes for all seats of a new table; NotValid if they make no sense."""
    wishes = wishes or (SeatWish("me"), *(SeatWish() for _ in range(options.players - 1)))
    if len(wishes) != options.players:
        raise NotValid("wrong-seats", f"there are {options.players} players, but {len(wishes)} seats")
    if sum(wish.kind == "me" for wish in wishes) != 1:
        raise NotValid("wrong-seats", 'exactly one seat must be "me"')
    for wish in wishes:
        if wish.kind == "bot":
            conduct.refuse_level(wish.level, server.bots.names)
        if wish.kind == "local":
            conduct.checked_name(wish.name)
    return wishes


def _seats(wishes: tuple[SeatWish, ...], host: Player) -> tuple[e.SeatPlan, ...]:
    """Who sits where at a new table."""
    return tuple(_seat(wish, host) for wish in wishes)


def _seat(wish: SeatWish, host: Player) -> e.SeatPlan:
    match wish.kind:
        case "me":
            return e.SeatPlan("player", host.id, host.name)
        case "local":
            return e.SeatPlan("player", host.id, conduct.checked_name(wish.name), local=True)
        case "bot":
            return e.SeatPlan("bot", name=wish.level, level=wish.level)
    return e.SeatPlan()
