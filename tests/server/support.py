"""A real server on a real port, and clients that talk to it as anybody's would."""

import asyncio
import contextlib
import functools
import json
import os
import shutil
import ssl
import subprocess
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.typing import Origin

from lucca.server.base.settings import Settings
from lucca.server.base.times import Now, milliseconds
from lucca.server.running import Server
from lucca.server.web.app import make_app
from lucca.server.web.connections import SocketConnection
from tests.waiting import PATIENCE, reserved_port

T = TypeVar("T")
P = ParamSpec("P")
Json = dict[str, Any]
GRACE = 2
"""Seconds that a server waits at its end for requests that a test has left unanswered."""
UNHURRIED: Json = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
"""For sockets: however long the other side takes, it counts as being there."""
# A pool that closes what has been idle sometimes closes what another task is about to use.
_KEPT = httpx.Limits(max_connections=100, max_keepalive_connections=100, keepalive_expiry=None)
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, but clients that share it need not each read all certificates of the machine."""


def run(work: Coroutine[Any, Any, T]) -> T:
    async def limited() -> T:
        return await asyncio.wait_for(work, 2 * PATIENCE)

    return asyncio.run(limited())


def awaited(test: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, T]:
    """A test written as a coroutine, for pytest to call like any other."""

    @functools.wraps(test)
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        return run(test(*args, **kwargs))

    return called


def get(url: str, **options: Any) -> httpx.Response:
    """One request on a connection of its own."""
    return httpx.get(url, timeout=PATIENCE, **options)


# --- servers --------------------------------------------------------------------------------------------------------


@dataclass
class Site:
    """A server that listens in a thread of this process."""

    server: Server
    port: int
    loop: asyncio.AbstractEventLoop
    uvicorn: uvicorn.Server
    thread: threading.Thread

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def without_refill(server: Server) -> Server:
    """What clients have used up of their share is gone, however long a test takes."""
    server.limits.clock = lambda: 0.0
    return server


@contextlib.contextmanager
def site(settings: Settings, clock: Now = milliseconds) -> Iterator[Site]:
    """A server with these settings; its port is any that is free."""
    started: list[Site] = []
    failed: list[BaseException] = []
    has_begun = threading.Event()

    def serve() -> None:
        async def main() -> None:
            server = without_refill(Server(settings, clock))
            config = uvicorn.Config(
                make_app(server),
                port=0,
                log_config=None,
                ws=SocketConnection,
                ws_ping_interval=None,
                timeout_graceful_shutdown=GRACE,
            )
            runner = uvicorn.Server(config)
            runner.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            serving = asyncio.create_task(runner.serve())
            while not runner.started and not serving.done():
                await asyncio.sleep(0.005)
            if not runner.started:
                await serving
                raise RuntimeError("the server did not start; its log says why")
            port = runner.servers[0].sockets[0].getsockname()[1]
            started.append(Site(server, port, asyncio.get_running_loop(), runner, threading.current_thread()))
            has_begun.set()
            await serving

        try:
            asyncio.run(main())
        except BaseException as error:
            failed.append(error)
            has_begun.set()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    has_begun.wait(PATIENCE)
    if not started:
        raise RuntimeError("the server did not start") from (failed[0] if failed else None)
    try:
        yield started[0]
    finally:
        started[0].uvicorn.should_exit = True
        thread.join(PATIENCE)


class StoppedClock:
    """A server's clock that stands still until a test moves it: milliseconds."""

    def __init__(self) -> None:
        self.now = milliseconds()

    def __call__(self) -> int:
        return self.now

    async def advance(self, port: int, seconds: float) -> None:
        """Let time pass. The server sleeps until something is due, so it is woken by another table being made."""
        self.now += round(1000 * seconds)
        async with person(port) as stranger:
            await stranger.post("/api/tables")


# --- PostgreSQL -----------------------------------------------------------------------------------------------------


@dataclass
class Postgres:
    """A PostgreSQL of our own on loopback."""

    folder: Path
    port: int
    made: int = 0

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.made += 1
        name = f"lucca_{os.getpid()}_{self.made}"
        subprocess.run(
            [_program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "lucca", name],
            check=True,
            capture_output=True,
        )
        return f"postgresql://lucca@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """PostgreSQL refuses to run as root, so then it runs as the user that its package has made."""
    folder = Path(tempfile.mkdtemp(prefix="lucca-postgres-"))
    port = reserved_port()
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    as_user(
        _program("initdb"), "-D", str(data), "-U", "lucca", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"
    )
    options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off -c max_connections=200"
    pg_ctl("-D", str(data), "-o", options, "-l", str(folder / "log"), "start")
    try:
        yield Postgres(folder, port)
    finally:
        pg_ctl("-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def pg_ctl(*arguments: str) -> None:
    """It waits until what it is asked for is done."""
    as_user(_program("pg_ctl"), "--wait", f"--timeout={PATIENCE:.0f}", *arguments)


def as_user(*command: str) -> None:
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    done = subprocess.run([*prefix, *command], capture_output=True, text=True, check=False, cwd="/")
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stdout}{done.stderr}")


def _program(name: str) -> str:
    found = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
    program = next((path for path in found if path), None)
    if program is None:
        raise RuntimeError(f"{name} is not installed: `make test` installs PostgreSQL on Debian when it runs as root")
    return program


# --- clients --------------------------------------------------------------------------------------------------------


@dataclass
class Person:
    """A player with a browser: requests with a cookie of their own."""

    http: httpx.AsyncClient
    port: int

    async def post(self, path: str, body: Json | None = None, status: int | None = None) -> Any:
        return _answer(await self.http.post(path, json=body or {}), status)

    async def put(self, path: str, body: Json, status: int | None = None) -> Any:
        return _answer(await self.http.put(path, json=body), status)

    async def get(self, path: str, status: int | None = None) -> Any:
        return _answer(await self.http.get(path), status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return _answer(await self.http.delete(path), status)

    async def id(self) -> str:
        return str((await self.get("/api/me"))["id"])

    async def make_table(self, seats: tuple[Json, ...] = (), **options: Any) -> str:
        return str((await self.post("/api/tables", {"options": options, "seats": seats}))["id"])

    async def sit(self, table: str, status: int | None = None, **wish: Any) -> Any:
        return await self.post(f"/api/tables/{table}/seats", wish, status)

    async def leave(self, table: str, status: int | None = None) -> Any:
        return await self.delete(f"/api/tables/{table}/seats", status)

    async def start(self, table: str, status: int | None = None, level: str = "apprentice") -> Any:
        return await self.post(f"/api/tables/{table}/start", {"level": level}, status)

    async def table(self, table: str) -> Json:
        return dict(await self.get(f"/api/tables/{table}"))

    async def play_now(self, **wish: Any) -> str:
        return str((await self.post("/api/play-now", {"level": "apprentice", **wish}))["id"])

    @contextlib.asynccontextmanager
    async def look_at(
        self, table: str, after: int = 0, origin: str | None = None, protocol: str | None = None
    ) -> AsyncIterator["Look"]:
        """The table socket; the snapshot is waiting in it."""
        cookie = self.http.cookies.get("lucca")
        headers = {"Cookie": f"lucca={cookie}"} if cookie else {}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?after={after}"
        address += "" if protocol is None else f"&protocol={protocol}"
        async with websockets.connect(
            address,
            **UNHURRIED,
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
            max_size=None,
            max_queue=None,  # a socket that a test does not read can still be closed at once
        ) as connection:
            yield Look(connection)


def _answer(response: httpx.Response, status: int | None) -> Any:
    expected = response.is_success if status is None else response.status_code == status
    assert expected, f"{response.request.method} {response.request.url}: {response.status_code} {response.text[:500]}"
    return response.json() if response.content else None


@contextlib.asynccontextmanager
async def person(port: int) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=_NO_TLS, limits=_KEPT
    ) as http:
        yield Person(http, port)


@contextlib.asynccontextmanager
async def people(port: int, *names: str) -> AsyncIterator[list[Person]]:
    """Guests with these names, each with a browser of their own."""
    async with contextlib.AsyncExitStack() as stack:
        there = [await stack.enter_async_context(person(port)) for _ in names]
        for one, name in zip(there, names, strict=True):
            await one.put("/api/me", {"name": name})
        yield there


async def finish(*players: Person, table: str) -> Json:
    """Play a game to its end: its first player makes any moves, bots those of the others; a snapshot of that."""
    for player in players[1:]:
        await player.leave(table)
    async with players[0].look_at(table) as look:
        snapshot = await look.next("snapshot")
        return {**snapshot, **await look.play_on()}


@dataclass
class Look:
    """A socket, and everything it has heard."""

    connection: ClientConnection
    heard: list[Json] = field(default_factory=list)
    state: Json = field(default_factory=dict)
    """The last snapshot or update."""
    you: Json | None = None
    number: int = 0
    """Of the last event."""
    when_heard: Callable[[], None] = lambda: None
    """Called after every message."""

    async def receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            self._follow(message)
        if "you" in message:
            self.you = message["you"]
        self.when_heard()
        return message

    def _follow(self, message: Json) -> None:
        """Events come without gaps, whatever happens."""
        numbers = [event["seq"] for event in message["entries"]]
        if message["type"] == "snapshot":
            self.seq = message["seq"] - len(numbers)
        assert numbers == list(range(self.seq + 1, message["seq"] + 1)), numbers
        self.seq = message["seq"]
        self.state = message

    def events(self) -> list[Json]:
        """Every numbered event so far."""
        return [event for message in self.heard for event in message.get("entries", ())]

    async def until(self, condition: Callable[[Json], bool]) -> Json:
        """The next message for which the condition holds."""
        while not condition(message := await self.receive()):
            pass
        return message

    async def next(self, kind: str) -> Json:
        return await self.until(lambda message: message["type"] == kind)

    async def send(self, kind: str, **content: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **content}))

    async def ask(self, kind: str, **content: Any) -> Json:
        """Send a message; its answer, which may be a refusal."""
        number = len(self.heard) + 1
        await self.send(kind, request=number, **content)
        return await self.until(lambda message: message.get("request") == number)

    async def decide(self, which: int = 0) -> Json:
        """Draft a whole move of first (or other) legal decisions and confirm it; the answer."""
        you = self.you
        assert you is not None
        assert you["to_decide"]
        while not you["complete"]:
            decisions = [*you["draft"], you["choices"][which % len(you["choices"])]["decision"]]
            answer = await self.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions)
            assert answer["type"] == "yours", answer
            you = answer["you"]
        return await self.ask("confirm", seat=you["seat"], move_index=you["move_index"], decisions=you["draft"])

    async def _look_at_next_seat(self) -> None:
        """Of several seats on one device, the one that has to decide."""
        mine = [seat for seat in self.state["seats"] if seat in self.state["table"]["game"]["pending"]]
        if len(self.state["seats"]) > 1 and mine and (self.you is None or not self.you["to_decide"]):
            await self.ask("act-as", seat=mine[0])

    async def play_on(self, which: int = 0) -> Json:
        """Make every move one is asked for until the game is over; the last state."""
        if not self.state:
            await self.next("snapshot")
        while self.state["table"]["status"] == "running":
            await self._look_at_next_seat()
            if self.you is not None and self.you["to_decide"]:
                answer = await self.decide(which)
                assert answer["type"] == "done", answer
            else:
                await self.receive()
        return self.state


@contextlib.asynccontextmanager
async def looking(table: str, *people: Person) -> AsyncIterator[list["Look"]]:
    """A socket for each of them, whose snapshot has been read."""
    async with contextlib.AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(one.look_at(table)) for one in people]
        for look in looks:
            await look.next("snapshot")
        yield looks
