"""Identity, ratings and statistics."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from lucca.records.shape import bot_of, kind_of
from lucca.rules.defaults import DEFAULT_PLAYERS, MAX_PLAYERS, MIN_PLAYERS
from lucca.server.base.errors import NotFound
from lucca.server.base.limits import CREATIONS, PASSWORDS
from lucca.server.base.texts import MAX_ID, name_key
from lucca.server.identity import cookies
from lucca.server.identity.people import GUEST, Player, check_password
from lucca.server.running import Server
from lucca.server.store.history import PlayedSeat, Rated
from lucca.server.tables.conduct import checked_name
from lucca.server.web.bodies import Credentials, Me, Opponent, PlayedGame, PlayerPage, Rename, Tables
from lucca.server.web.documented import Documented
from lucca.server.web.security import AnyRequest, TheServer, client_of, known_player, player_of, with_identity
from lucca.server.wire.listing import ListedTable, listed
from lucca.server.wire.views import SeatView

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=10_000)]
PlayerId = Annotated[str, PathParameter(max_length=MAX_ID)]


def me_of(player: Player) -> Me:
    return Me(player.id, player.name, player.is_guest)


async def identified(request: AnyRequest, server: Server, name: str | None) -> Player:
    """The player who asks, under the name that is given; a new one becomes a guest."""
    player = await player_of(request, server)
    if player is None:
        server.limits.take(client_of(request), CREATIONS)
        return await server.people.new_guest(checked_name(name or GUEST), server.now())
    if name is not None and checked_name(name) != player.name:
        return await server.people.rename(player, checked_name(name))
    return player


class MeController(Documented):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?")
    async def show(self, request: AnyRequest, server: TheServer) -> Me:
        return me_of(await known_player(request, server))

    @put(summary="Call myself something else; a new player becomes a guest")
    async def rename(self, request: AnyRequest, server: TheServer, data: JSONBody[Rename]) -> Response[Me]:
        player = await identified(request, server, data.name)
        return with_identity(Response(me_of(player)), player, server, request)

    @put("/password", summary="Keep my identity with a name and a password, or change them")
    async def set_password(self, request: AnyRequest, server: TheServer, data: JSONBody[Credentials]) -> Response[Me]:
        server.limits.take(client_of(request), PASSWORDS)
        name = checked_name(data.name)
        check_password(data.password)
        player = await identified(request, server, None)
        known = await server.people.set_password(player, name, data.password)
        if not player.is_guest:
            server.audience.log_out(player.id)
        return with_identity(Response(me_of(known)), known, server, request)

    @post("/login", status_code=200, summary="Be who I am elsewhere")
    async def log_in(self, request: AnyRequest, server: TheServer, data: JSONBody[Credentials]) -> Response[Me]:
        server.limits.take(client_of(request), PASSWORDS)
        server.limits.take(f"login {name_key(checked_name(data.name))}", PASSWORDS)
        player = await server.people.log_in(checked_name(data.name), data.password)
        return with_identity(Response(me_of(player)), player, server, request)

    @delete(
        summary="Forget me in this browser; with everywhere=true in all others too",
        responses={204: ResponseSpec(None, description="Forgotten")},
    )
    async def log_out(
        self, request: AnyRequest, server: TheServer, everywhere: FromQuery[bool] = False
    ) -> Response[None]:
        player = await player_of(request, server)
        if player is not None and everywhere:
            await server.people.log_out_everywhere(player)
            server.audience.log_out(player.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(cookies.COOKIE, path=server.settings.root_path or "/")
        return response

    @get("/tables", summary="My tables, running and finished, the latest first")
    async def tables(
        self,
        request: AnyRequest,
        server: TheServer,
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> Tables:
        player = await known_player(request, server)
        found = await server.history.games_of(player.id, limit, offset)
        return Tables(tuple(map(listed, found)), server.now())


class PeopleController(Documented):
    path = "/api"
    tags = ("people",)

    @get("/leaderboard", summary="The best at a number of players, bots among them")
    async def leaderboard(
        self,
        server: TheServer,
        players: Annotated[int, QueryParameter(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = DEFAULT_PLAYERS,
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> list[Rated]:
        return await server.history.leaderboard(players, limit, offset)

    @get("/players/{player_id:str}", summary="A player's statistics")
    async def page(self, server: TheServer, player_id: PlayerId) -> PlayerPage:
        name = await _name_of(server, player_id)
        return PlayerPage(player_id, name, tuple(await server.history.statistics(player_id)))

    @get(
        "/players/{player_id:str}/games",
        summary="A player's finished games with the rating after each, the latest first",
    )
    async def games(
        self, request: AnyRequest, server: TheServer, player_id: PlayerId, limit: Limit = 100, offset: Offset = 0
    ) -> list[PlayedGame]:
        await _name_of(server, player_id)
        asking = await player_of(request, server)
        is_own = asking is not None and asking.id == player_id
        return [_played(seat, is_own) for seat in await server.history.played(player_id, limit, offset)]


async def _name_of(server: Server, who: str) -> str:
    """NotFound if there is neither such a player nor such a bot."""
    name: str | None = bot_of(who)
    if name is not None:
        name = name if name in server.bots.names else None
    else:
        player = await server.people.find(who)
        name = None if player is None else player.name
    if name is None:
        raise NotFound("no-player", "there is no such player")
    return name


def _played(seat: PlayedSeat, is_own: bool) -> PlayedGame:
    """The id of a private table is all that keeps it private."""
    table = listed(seat.summary)
    is_told = is_own or seat.public
    return PlayedGame(
        table=seat.table if is_told else None,
        at=seat.finished_at,
        edition=table.options.edition,
        celebration=table.options.celebration,
        players=len(table.seats),
        place=seat.place,
        score=seat.score,
        rating=seat.rating,
        others=_others(table, seat.seat) if is_told else (),
    )


def _others(table: ListedTable, seat: int) -> tuple[Opponent, ...]:
    ranking = table.ranking or ()
    return tuple(
        Opponent(_who(there), there.name, place)
        for place, index in enumerate(ranking, 1)
        if index != seat
        for there in [table.seats[index]]
    )


def _who(seat: SeatView) -> str | None:
    if seat.kind == "bot":
        return kind_of(seat.level)
    return None if seat.local else seat.player
