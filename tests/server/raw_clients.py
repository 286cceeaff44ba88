"""Servers exactly as `lucca serve` runs them, and clients that do not play by the rules."""

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from lucca.server.base.settings import Settings
from lucca.server.running import Server
from lucca.server.serving import Runner, configuration
from lucca.server.web.security import HEADERS
from lucca.server.web.webapp import Webapp
from tests.server.support import UNHURRIED, Json, Site, person, without_refill
from tests.waiting import PATIENCE

SITE = "lucca.example"


@contextlib.contextmanager
def served(settings: Settings, send_buffer: int | None = None, webapp: Webapp | None = None) -> Iterator[Site]:
    """A server with the settings of the web server that people get, too; in a thread of this process.

    With a small `send_buffer` the operating system takes little of what clients do not read.
    """
    listener = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port: int = listener.getsockname()[1]
    loops: list[asyncio.AbstractEventLoop] = []
    listening = threading.Event()

    def announce(_: str) -> None:
        loops.append(asyncio.get_running_loop())
        listening.set()

    server = without_refill(Server(settings))
    runner = Runner(configuration(server, webapp), server, announce)
    thread = threading.Thread(target=lambda: runner.run([listener]), daemon=True)
    thread.start()
    if not listening.wait(PATIENCE):
        raise RuntimeError("the server did not start; its log says why")
    try:
        yield Site(server, port, loops[0], runner, thread)
    finally:
        runner.should_exit = True
        thread.join(PATIENCE)
        listener.close()


# --- HTTP by hand -----------------------------------------------------------------------------------------------------


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes
    cookies: list[str] = field(default_factory=list)


def ask(port: int, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b"") -> Answer:
    """One request with exactly these headers (a length is added to a body) on a connection of its own."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (headers or {}).items())]
    if body or method in ("POST", "PUT"):
        lines.append(f"Content-Length: {len(body)}")
    lines.append("Connection: close")
    return answer_to(port, "\r\n".join([*lines, "", ""]).encode("latin-1") + body)


def answer_to(port: int, request: bytes) -> Answer:
    """What the server says to these bytes before it hangs up."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(request)
        return read_answer(connection)


def read_answer(connection: socket.socket) -> Answer:
    received = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            received += part
    head, _, content = bytes(received).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    cookies = [value for name, value in pairs if name == "set-cookie"]
    return Answer(int(first.split(" ")[1]), dict(pairs), content, cookies)


def post(here: Site, path: str = "/api/play-now", body: Json | None = None, **headers: str) -> Answer:
    given = {"Host": SITE, "Content-Type": "application/json"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    return ask(here.port, "POST", path, {name: value for name, value in given.items() if value}, dumped(body))


def dumped(body: Json | None) -> bytes:
    return json.dumps(body or {}).encode()


def problem(answer: Answer) -> str:
    code: str = json.loads(answer.body)["code"]
    return code


def assert_guarded(answer: Answer) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name.decode()) == value.decode(), (answer, name)


# --- sockets ----------------------------------------------------------------------------------------------------------


async def refused_code(port: int, table: str, origin: str | None = None, **headers: str) -> str | None:
    """The reason for which a socket is closed at once; None if it is not."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    try:
        async with connect(
            address, **UNHURRIED, origin=None if origin is None else Origin(origin), additional_headers=headers
        ) as there:
            message = json.loads(await asyncio.wait_for(there.recv(), PATIENCE))
            if message["type"] == "snapshot":
                return None
            assert message["type"] == "refused"
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(there.recv(), PATIENCE)
            return str(message["code"])
    except websockets.InvalidStatus as error:
        return str(error.response.status_code)


async def new_table(port: int) -> str:
    async with person(port) as anna:
        return str((await anna.post("/api/tables"))["id"])
