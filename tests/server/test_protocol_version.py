"""The version of the table socket's messages: the server tells it first, and refuses clients that speak another."""

import pytest
from websockets.exceptions import ConnectionClosed

from lucca.server.schemas import from_server
from lucca.server.web.socket import REFUSED
from lucca.server.wire.messages import PROTOCOL
from tests.server.support import Site, awaited, person


@pytest.mark.parametrize("asked", [None, str(PROTOCOL)])
@awaited
async def test_the_first_message_tells_the_version(here: Site, asked: str | None) -> None:
    async with person(here.port) as anna, anna.look_at(await anna.play_now(), protocol=asked) as look:
        first = await look.receive()
        assert (first["type"], first["protocol"]) == ("snapshot", PROTOCOL)


@pytest.mark.parametrize("unknown", [str(PROTOCOL + 1), "0", "-1", "1.0", "newest", ""])
@awaited
async def test_a_client_that_speaks_another_is_told_so_and_sent_away(here: Site, unknown: str) -> None:
    async with person(here.port) as anna, anna.look_at(await anna.play_now(), protocol=unknown) as look:
        refused = await look.receive()
        assert (refused["type"], refused["code"]) == ("refused", "unknown-protocol")
        assert f"version {PROTOCOL} of the protocol, not {unknown}" in refused["message"]
        with pytest.raises(ConnectionClosed):
            await look.receive()
        assert look.connection.close_code == REFUSED


def test_the_schema_names_the_version() -> None:
    assert from_server()["$defs"]["Snapshot"]["properties"]["protocol"]["const"] == PROTOCOL
