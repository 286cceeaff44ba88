"""Finished games: their records, replays, and whether their deals were fair."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from lucca.records.fairness import verify
from lucca.records.read import Record, parse
from lucca.records.replay import Part, Step, steps
from lucca.records.write import dumps
from lucca.server.base.errors import NotAllowed, NotValid
from lucca.server.running import Server
from lucca.server.web.bodies import Replay, ReplayPart, ReplayStep, Tables, Verified
from lucca.server.web.documented import Documented, RecordUpload
from lucca.server.web.people import Limit, Offset
from lucca.server.web.security import AnyRequest, TheServer
from lucca.server.web.tables import TableId
from lucca.server.wire.listing import listed
from lucca.server.wire.views import game_view

MAX_RECORD = 100_000
"""Bytes of an uploaded record."""


class GamesController(Documented):
    path = "/api/games"
    tags = ("games",)

    @get(summary="Public games that are over, the latest first")
    async def listing(self, server: TheServer, limit: Limit = 50, offset: Offset = 0) -> Tables:
        found = await server.reader.public_summaries("finished", limit, offset)
        return Tables(tuple(map(listed, found)), server.now())

    @get(
        "/{table_id:str}/record",
        summary="The record of a finished game",
        media_type="application/json",
        responses={200: ResponseSpec(dict[str, Any], generate_examples=False, description="`lucca-record/1`")},
    )
    async def record(self, server: TheServer, table_id: TableId) -> Response[bytes]:
        content = await _finished(server, table_id)
        headers = {"content-disposition": f'attachment; filename="lucca-{table_id}.json"'}
        return Response(content + b"\n", media_type="application/json", headers=headers)

    @get("/{table_id:str}/replay", summary="A finished game, move by move")
    async def replay(self, server: TheServer, table_id: TableId) -> Replay:
        return replay_of(parse(await _finished(server, table_id)))

    @post("/replay", status_code=200, summary="The same for an uploaded record", operation_class=RecordUpload)
    async def replay_upload(self, request: AnyRequest) -> Replay:
        return replay_of(parse(await _uploaded(request)))

    @post(
        "/verify",
        status_code=200,
        summary="Whether an uploaded record's deal follows from its revealed seed",
        operation_class=RecordUpload,
    )
    async def verify_upload(self, request: AnyRequest) -> Verified:
        fairness = verify(await _uploaded(request))
        return Verified(fairness.game, fairness.commitment, fairness.contributions)


async def _finished(server: Server, table_id: str) -> bytes:
    """A record holds every card, so there is none before the end."""
    room = await server.rooms.room(table_id)
    async with server.rooms.hold(room):
        if room.table.status != "finished":
            raise NotAllowed("not-over", "the game is not over yet")
        return dumps(room.table.record())


async def _uploaded(request: AnyRequest) -> bytes:
    body = await request.body()
    if len(body) > MAX_RECORD:
        raise NotValid("too-large", f"a record has at most {MAX_RECORD:,} bytes, this one {len(body):,}")
    return body


def replay_of(record: Record) -> Replay:
    """RecordError if the record is not a legal game."""
    played = list(steps(record))
    players: tuple[dict[str, Any], ...] = msgspec.convert(
        msgspec.to_builtins(record.players), tuple[dict[str, Any], ...]
    )
    return Replay(
        edition=record.setup.edition.id,
        celebration=record.setup.celebration,
        players=players,
        colours=record.setup.deck.colours,
        cards=tuple(card for card in record.setup.deck.cards if card is not None),
        hands=record.deal.hands,
        steps=tuple(map(_replay_step, played)),
        ranking=played[-1].view.ranking,
    )


def _replay_step(step: Step) -> ReplayStep:
    shown = game_view(step.view, [])
    if step.move is None:
        return ReplayStep(None, None, tuple(step.events), shown)
    seat = step.move.seat
    parts = tuple(_replay_part(part, seat) for part in step.parts)
    return ReplayStep(seat, str(step.move), tuple(step.events), shown, parts)


def _replay_part(part: Part, seat: int) -> ReplayPart:
    shown = game_view(part.view, [])
    return ReplayPart(tuple(part.events), msgspec.structs.replace(shown, quarters=(shown.quarters[seat],)))
