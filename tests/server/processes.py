"""Servers as processes of their own, which can be killed at any instant.

They run `lucca serve` as the command line does, but are forked from a process that has loaded everything: a kernel
that is compiled already still takes seconds to load.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from lucca.server.base.settings import Settings
from tests.server.support import Json, Look, Person, Postgres, get, person, pg_ctl
from tests.waiting import PATIENCE, reserved_port, wait_until

_forking = get_context("forkserver")
_forking.set_forkserver_preload(["tests.server.preloaded"])


Program = Callable[[Sequence[str], str], None]
"""What a new process does, with these options and this file for its log."""


class NotNow(Exception):  # noqa: N818  it is no error
    """The server says that it cannot do it just now."""


LOST = (OSError, EOFError, WebSocketException, InvalidHandshake, httpx.TransportError, NotNow)
"""What a client sees of a server that is gone, or does not answer yet."""
_NOT_NOW = ("cannot-save", "database-away", "closing")


def run_lucca(options: Sequence[str], log_file: str) -> None:
    """What the new process does."""
    from lucca.cli.main import main

    log = os.open(log_file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    sys.argv = ["lucca", *options]
    main()


@dataclass
class Node:
    """`lucca serve` with these options, at one port for all its lives."""

    options: Sequence[str]
    log_file: Path
    port: int = field(default_factory=reserved_port)
    metrics_port: int = field(default_factory=reserved_port)
    process: ForkServerProcess | None = None
    program: Program = run_lucca

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def log(self) -> str:
        return self.log_file.read_text() if self.log_file.exists() else ""

    def begin(self) -> None:
        """Without waiting until it listens."""
        ports = ["--port", str(self.port), "--metrics-port", str(self.metrics_port)]
        options = ["serve", *ports, "--no-limits", *self.options]
        self.process = _forking.Process(target=self.program, args=(options, str(self.log_file)), daemon=True)
        self.process.start()

    def start(self) -> None:
        self.begin()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        wait_until(self._is_ready, lambda: f"no server at port {self.port}: {self.log()}")

    def _is_ready(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), self.log()
        with contextlib.suppress(httpx.TransportError):
            return get(f"http://127.0.0.1:{self.port}/ready").status_code == 200
        return False

    def kill(self) -> None:
        """With no chance to do anything about it."""
        self._end(signal.SIGKILL)

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        return self._end(by)

    def _end(self, by: signal.Signals) -> int:
        assert self.process is not None
        if self.process.is_alive():
            os.kill(self.pid, by)
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, f"the server does not stop: {self.log()}"
        return code

    def metric(self, name: str) -> float:
        """The sum of all that begin so."""
        page = get(f"http://127.0.0.1:{self.metrics_port}/metrics").text
        return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


@contextlib.contextmanager
def nodes(count: int, folder: Path, *options: str, program: Program = run_lucca) -> Iterator[list[Node]]:
    """Several servers with the same options, all of them ready; whatever is alive at the end is killed."""
    there = [Node(options, folder / f"node-{number}.log", program=program) for number in range(count)]
    try:
        for node in there:
            node.begin()
        for node in there:
            node.wait_until_ready()
        yield there
    finally:
        for node in there:
            if node.process is not None and node.process.is_alive():
                node.kill()


def restart(postgres: Postgres) -> None:
    """PostgreSQL stops at once, without waiting for anybody, and comes back."""
    data, log = postgres.folder / "data", postgres.folder / "log"
    pg_ctl("-D", str(data), "-l", str(log), "-m", "immediate", "restart")


def database_options(settings: Settings) -> list[str]:
    """Settings' database, for the command line."""
    if settings.database_url is not None:
        return ["--database-url", settings.database_url]
    return ["--data", str(settings.data)]


# --- clients that do not give up --------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def person_at(port: int, known: Person | None = None) -> AsyncIterator[Person]:
    """A browser at some node; that of a player who is known at another one, if given."""
    async with person(port) as one:
        if known is not None:
            one.http.cookies.set("lucca", known.http.cookies["lucca"])
        yield one


async def patiently(work: Callable[[], Any]) -> Any:
    """Try again until a server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except LOST:
            assert time.monotonic() < end
            await asyncio.sleep(0.02)


class Pulse:
    """Wakes those who wait for the next message."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def beat(self) -> None:
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self) -> None:
        await self._next.wait()


@dataclass
class Witness:
    """A player who connects again whenever the connection is lost, and remembers all that the server has promised."""

    browser: Person
    table: str
    heard: Pulse = field(default_factory=Pulse)
    """Beats with every message, and when the game is over."""
    events: dict[int, Json] = field(default_factory=dict)
    """By number: each is told once, and always the same."""
    confirmed: dict[int, list[Json]] = field(default_factory=dict)
    """By number of the move: what the server said is done."""
    drafted: tuple[int, list[Json]] | None = None
    """The last draft that the server answered, and for which move."""
    unanswered: tuple[int, list[Json]] | None = None
    """A move of which it is not known whether it was confirmed."""
    is_over: bool = False

    async def play(self) -> None:
        """Until the game is over."""
        while not await patiently(self._play_once):
            pass

    async def _play_once(self) -> bool:
        async with self.browser.look_at(self.table, max(self.events, default=0)) as look:
            look.when_heard = self.heard.beat
            _expect(await look.receive(), "snapshot")
            self._note(look)
            self._check_draft(look)
            await self._ask_again(look)
            while look.state["table"]["status"] == "running":
                if look.you is not None and look.you["to_decide"]:
                    await self._decide(look)
                else:
                    await look.receive()
                self._note(look)
            self.is_over = True
            self.heard.beat()
            return True

    def _note(self, look: Look) -> None:
        for event in look.events():
            if event["seq"] in self.events:
                assert self.events[event["seq"]] == event
            else:
                assert event["seq"] == len(self.events) + 1
                self.events[event["seq"]] = event

    def _check_draft(self, look: Look) -> None:
        """What was drafted is still there, unless the move has been made."""
        you = look.you
        if self.drafted is not None and self.unanswered is None and you is not None and you["to_decide"]:
            number, decisions = self.drafted
            assert (you["move_index"], you["draft"]) == (number, decisions)

    async def _ask_again(self, look: Look) -> None:
        """To confirm the same move twice does no harm, whether or not it had been confirmed."""
        if self.unanswered is None:
            return
        number, decisions = self.unanswered
        assert look.you is not None
        await self._confirm(look, look.you["seat"], number, decisions)

    async def _decide(self, look: Look) -> None:
        you = look.you
        assert you is not None
        while not you["complete"]:
            decisions = [*you["draft"], you["choices"][len(self.events) % len(you["choices"])]["decision"]]
            self.drafted = None  # until there is an answer, either may be there
            answer = await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions)
            you = _expect(answer, "yours")["you"]
            self.drafted = (you["move_index"], decisions)
        await self._confirm(look, you["seat"], you["move_index"], you["draft"])

    async def _confirm(self, look: Look, seat: int, number: int, decisions: list[Json]) -> None:
        self.unanswered = (number, decisions)
        _expect(await look.ask("confirm", seat=seat, move_index=number, decisions=decisions), "done")
        self.confirmed[number] = decisions
        self.drafted = self.unanswered = None


def known_to(witnesses: Sequence[Witness]) -> int:
    """How many events they were told of."""
    return sum(len(witness.events) for witness in witnesses)


def _expect(answer: Json, kind: str) -> Json:
    if answer.get("code") in _NOT_NOW:
        raise NotNow(answer["code"])
    assert answer["type"] == kind, answer
    return answer


async def its_turn(look: Look) -> None:
    """Until one is to decide."""
    while not (look.you and look.you["to_decide"]):
        await look.receive()


async def draft_whole_move(look: Look) -> Json:
    """Draft first legal decisions until the move is complete, without confirming it; what one is shown then."""
    you = look.you
    assert you is not None
    while not you["complete"]:
        decisions = [*you["draft"], you["choices"][0]["decision"]]
        answer = await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions)
        assert answer["type"] == "yours", answer
        you = answer["you"]
        assert you is not None
    return you
