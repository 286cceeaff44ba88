"""Clients that send far more than they should, and read nothing: they are hung up on, and nobody else notices."""

import contextlib
import socket
from collections.abc import Iterator

import pytest

from lucca.server.base import limits as rates
from lucca.server.base.limits import Rate
from lucca.server.web import connections
from tests.server.raw_clients import SITE, ask, new_table, post, problem
from tests.server.support import Site, run
from tests.waiting import PATIENCE

PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x01, 0x00
MAX_FLOOD = 100_000_000
"""Bytes."""


@contextlib.contextmanager
def table_socket(site: Site) -> Iterator[socket.socket]:
    """A connection that has become a table socket; what comes from it is the client's own affair."""
    table = run(new_table(site.port))
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {SITE}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as connection:
        connection.sendall(head.encode())
        assert connection.recv(12) == b"HTTP/1.1 101"
        yield connection


def frame(kind: int, content: bytes = b"") -> bytes:
    """A short one as clients send it, masked with zeros."""
    return bytes((kind, 0x80 | len(content))) + bytes(4) + content


def assert_hung_up_on(connection: socket.socket, flood: bytes) -> None:
    """Before all of it was taken: it is more than operating systems keep for those who read nothing."""
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        for _ in range(MAX_FLOOD // len(flood)):
            connection.sendall(flood)
        pytest.fail("all of it was taken")


def read_to_the_end(connection: socket.socket) -> bytes:
    received = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            received += part
    return bytes(received)


@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
def test_control_frames_without_end(served_site: Site, kind: int) -> None:
    with table_socket(served_site) as connection:
        assert_hung_up_on(connection, 100 * frame(kind, bytes(125)))
    assert ask(served_site.port, "GET", "/health", {"Host": SITE}).status == 200


def test_answers_that_are_not_read(served_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly the pings come."""
    monkeypatch.setattr(connections, "CONTROL_FRAMES", Rate(1e9, 1e9))
    with table_socket(served_site) as connection:
        assert_hung_up_on(connection, 100 * frame(PING, bytes(125)))


def test_as_many_pings_as_programs_send(served_site: Site) -> None:
    with table_socket(served_site) as connection:
        answers = connection.makefile("rb")
        for number in range(10):
            content = bytes([number]) * 7
            connection.sendall(frame(PING, content))
            while answers.read(1) != b"\x8a":
                pass  # what comes before the answer holds no such byte: it is ASCII
            assert answers.read(1 + len(content)) == bytes([len(content)]) + content


def test_a_message_in_pieces_without_end(served_site: Site) -> None:
    with table_socket(served_site) as connection:
        connection.sendall(frame(TEXT, b" "))
        assert_hung_up_on(connection, 1000 * frame(MORE))


def test_many_requests_at_once_on_one_connection(served_site: Site) -> None:
    """All of them arrive before the first is answered."""
    request = f"GET /health HTTP/1.1\r\nHost: {SITE}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", served_site.port), PATIENCE) as connection:
        connection.sendall(1000 * request)
        answers = read_to_the_end(connection)
    assert answers.count(b"HTTP/1.1 200") < 100
    assert ask(served_site.port, "GET", "/health", {"Host": SITE}).status == 200


def test_a_few_requests_at_once_are_all_answered(served_site: Site) -> None:
    one = f"GET /health HTTP/1.1\r\nHost: {SITE}\r\n\r\n"
    last = one.replace("Host", "Connection: close\r\nHost")
    with socket.create_connection(("127.0.0.1", served_site.port), PATIENCE) as connection:
        connection.sendall((connections.MAX_PIPELINED * one + last).encode())
        answers = read_to_the_end(connection)
    assert answers.count(b"HTTP/1.1 200") == connections.MAX_PIPELINED + 1


def test_a_deck_is_read_only_within_the_limit(strict: Site) -> None:
    deck = "number,colour,shields,windows\n" + "x,red,0,1\n" * 100
    answers = [post(strict, "/api/tables", {"deck_table": deck}) for _ in range(int(rates.CREATIONS.burst) + 1)]
    assert {(answer.status, problem(answer)) for answer in answers[:-1]} == {(400, "invalid")}
    assert (answers[-1].status, problem(answers[-1])) == (429, "too-many")
