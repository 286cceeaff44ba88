"""`make bench-server`: real games over real sockets, by scripted players in a process of their own.

Every table has three players with a socket each, who play by a few simple rules from what the server shows them. There
are rounds: all tables are made and their starting cards chosen, then the clock runs while all of them play a game.
Either they play as fast as the server lets them, or turns are offered at a certain rate, whether or not the server
keeps up. What making the tables takes is measured too, apart from the turns.
"""

import argparse
import asyncio
import base64
import contextlib
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import cast

import httpx
import msgspec
import uvloop

PLAYERS = 3
SHARE = 0.8
"""Of what the server can do at most: offered, too."""
_COLUMNS = (
    "  turns / s   p50 / ms  p99 / ms  CPU ms / turn  players'    games  CPU ms / making  turns / s with it  errors"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames."""


# --- what the players read of the server's messages -----------------------------------------------------------------


class Card(msgspec.Struct):
    id: str
    kind: str
    colour: str | None


class Palace(msgspec.Struct):
    colour: str


class Quarter(msgspec.Struct):
    under_construction: list[Palace]
    completed: list[Palace]
    opened: list[Palace]


class Game(msgspec.Struct):
    palace_size: int
    triplets: list[list[str] | None]
    quarters: list["BuiltQuarter"]


class BuiltPalace(msgspec.Struct):
    colour: str
    cards: list[str]


class BuiltQuarter(msgspec.Struct):
    under_construction: list[BuiltPalace]
    completed: list[Palace]
    opened: list[Palace]


class Table(msgspec.Struct):
    status: str
    game: Game | None


class You(msgspec.Struct):
    seat: int
    move_index: int
    to_decide: bool
    hand: list[str]


class Message(msgspec.Struct):
    """Only what is looked at; the rest is skipped."""

    type: str
    seq: int = 0
    table: Table | None = None
    you: You | None = None
    cards: list[Card] = []
    message: str = ""


_message = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode
Decisions = list[dict[str, object]]


def scripted_move(game: Game, you: You, cards: dict[str, Card]) -> Decisions:
    """Keep two cards; open what is completed, take the first triplet there is, and build as it comes."""
    if you.hand:
        return [{"decide": "keep", "card": card} for card in you.hand[:2]]
    mine = game.quarters[you.seat]
    building = {palace.colour: len(palace.cards) for palace in mine.under_construction}
    owned = {palace.colour for palace in (*mine.completed, *mine.opened)}
    decisions: Decisions = [{"decide": "open", "colour": palace.colour} for palace in mine.completed]
    taken = next(index for index, triplet in enumerate(game.triplets) if triplet is not None)
    decisions.append({"decide": "take", "triplet": taken})
    for id in game.triplets[taken] or []:
        decisions.append({"decide": "play", "card": id, "use": _use(cards[id], building, owned, game.palace_size)})
    return decisions


def _use(card: Card, building: dict[str, int], owned: set[str], size: int) -> str:
    if card.kind != "palace" or card.colour is None:
        return "bastion"
    if card.colour in owned:
        return "wall"
    building[card.colour] = building.get(card.colour, 0) + 1
    if building[card.colour] == 1:
        return "start"
    if building[card.colour] >= size:
        owned.add(card.colour)
    return "add"


# --- the players ------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was seen."""

    turns: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    """Seconds from a confirmation to everybody's having the event."""

    def error(self, text: str) -> None:
        self.errors.append(text)


class Person:
    """A player with a cookie, and a connection of their own for requests. It does as little as possible for them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def head(self, first: str, *more: str) -> bytes:
        lines = (f"{first} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Cookie: lucca={self.cookie}", *more, "", "")
        return "\r\n".join(lines).encode()

    async def ask(self, method: str, path: str, body: object) -> dict[str, object]:
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        content = _encode(body)
        head = self.head(f"{method} {path}", "Content-Type: application/json", f"Content-Length: {len(content)}")
        writer.write(head + content)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if status.split()[1] not in ("200", "201"):
            raise OSError(f"{method} {path}: {status} {answer.decode()}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition("lucca=")[2].partition(";")[0]
        decoded: dict[str, object] = msgspec.json.decode(answer)
        return decoded

    def go(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class TableOfThree:
    """Three players at one table, and when each heard of what."""

    def __init__(self, people: Sequence[Person], tally: Tally, is_paced: bool = False) -> None:
        self.people, self.tally, self.is_paced = people, tally, is_paced
        self.sent: dict[int, tuple[float, int]] = {}
        self._seats: list[Seat] = []
        self._is_prepared = asyncio.Event()
        self._has_begun = False
        self._ready: Callable[[float], None] | None = None
        """Takes the next turn, which a player has decided on."""
        self._offered: deque[float] = deque()
        """When turns were offered that nobody could take yet."""

    async def prepare(self) -> None:
        """Make a table, sit down, open sockets and choose starting cards: a player is to take the first turn."""
        self._is_prepared.clear()
        self._has_begun = False
        try:
            await self._open(await self._new_table())
        except (OSError, EOFError) as error:
            self.tally.error(f"{type(error).__name__}: {error}")
            self.leave()

    async def _new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        options = {"players": PLAYERS, "pace": {"kind": "live", "turn_seconds": 600}}
        made = await self.people[0].ask("POST", "/api/tables", {"options": options, "seats": seats})
        for person in self.people[1:]:
            await person.ask("POST", f"/api/tables/{made['id']}/seats", {})
        await self.people[0].ask("POST", f"/api/tables/{made['id']}/start", {})
        return str(made["id"])

    async def _open(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        self._seats = [Seat(self, person, table) for person in self.people]
        for seat in self._seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", seat.person.port)  # type: ignore[misc]
        await self._is_prepared.wait()

    async def play(self) -> None:
        """The game that was prepared, if it could be."""
        if not self._seats:
            return
        self._has_begun = True
        if self._ready is not None and not self.is_paced:
            self.offer(time.perf_counter())
        try:
            await asyncio.gather(*(seat.over for seat in self._seats))
        except OSError as error:
            self.tally.error(f"{type(error).__name__}: {error}")
        else:
            self.tally.games += 1

    def leave(self) -> None:
        self.sent.clear()
        self._offered.clear()
        self._ready = None
        for seat in self._seats:
            seat.leave()
        self._seats = []

    def decided(self, take: Callable[[float], None]) -> None:
        """A player's turn is ready: it is taken now, or when one is offered, and is told since when it could be."""
        self._is_prepared.set()
        if self._offered:
            take(self._offered.popleft())
        elif self._has_begun and not self.is_paced:
            take(time.perf_counter())
        else:
            self._ready = take

    def offer(self, at: float) -> None:
        """The time for a turn has come. If the one before is not over, this one is late; after a game it lapses."""
        if self._ready is not None:
            take, self._ready = self._ready, None
            take(at)
        elif self.sent:
            self._offered.append(at)

    def gives_up(self) -> None:
        """A player has lost the connection: `play` says so."""
        self._is_prepared.set()

    def sends(self, seq: int, began: float) -> None:
        self.sent[seq] = (began, 0)

    def heard(self, seq: int) -> None:
        if seq not in self.sent:
            return
        began, heard = self.sent[seq]
        if heard + 1 < PLAYERS:
            self.sent[seq] = (began, heard + 1)
        else:
            del self.sent[seq]
            self.tally.turns += 1
            self.tally.delays.append(time.perf_counter() - began)


class Seat(asyncio.Protocol):
    """A player's socket. It reads frames by itself (RFC 6455): a library would take as long as the server does."""

    def __init__(self, table: TableOfThree, person: Person, id: str) -> None:
        self.table, self.person, self.id = table, person, id
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._waiting = bytearray()
        self._is_open = False
        self._cards: dict[str, Card] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        self._transport.write(self.person.head(f"GET /api/tables/{self.id}/socket", *upgrade))

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._is_open:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self._end(ConnectionError(head.decode()))
            self._waiting, self._is_open = rest, True
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        """What kind it is, and what it says; None if there is no whole one yet."""
        waiting = self._waiting
        if len(waiting) < 2:
            return None
        start, length = 2, waiting[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(waiting[2:start], "big")
        if len(waiting) < start + length or len(waiting) < start:
            return None
        kind, content = waiting[0] & 15, bytes(waiting[start : start + length])
        del waiting[: start + length]
        return kind, content

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._read(_message.decode(content))
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self._end(ConnectionError(f"the server closed the socket: {content[2:].decode()}"))

    def _send(self, kind: int, content: bytes) -> None:
        """A client's frames are masked; here with noughts, which changes nothing."""
        length = len(content)
        head = bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254, *divmod(length, 256)))
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + content)

    def _read(self, message: Message) -> None:
        table, you = message.table, message.you
        if message.type == "refused":
            self._end(ConnectionError(message.message))
        self._cards = self._cards or {card.id: card for card in message.cards}
        if table is None or table.game is None or self.over.done():
            return
        if message.type == "update":
            self.table.heard(message.seq)
        if table.status != "running":
            self._end()
        elif you is not None and you.to_decide:
            self._move(table.game, you, message.seq)

    def _move(self, game: Game, you: You, seq: int) -> None:
        decisions = scripted_move(game, you, self._cards)
        move = _encode({"type": "confirm", "seat": you.seat, "move_index": you.move_index, "decisions": decisions})
        if you.hand:  # starting cards are chosen all at once, so their events cannot be told apart beforehand
            self._send(TEXT, move)
        else:
            self.table.decided(lambda began: self._take_turn(seq + 1, began, move))

    def _take_turn(self, seq: int, began: float, move: bytes) -> None:
        self.table.sends(seq, began)
        self._send(TEXT, move)

    def _end(self, error: Exception | None = None) -> None:
        if self.over.done():
            return
        if error is None:
            self.over.set_result(None)
        else:
            self.over.set_exception(error)
            self.table.gives_up()

    def leave(self) -> None:
        self.over.cancel()
        if self._transport is not None and not self._transport.is_closing():
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        self._end(ConnectionError("the connection was lost"))


# --- the server -------------------------------------------------------------------------------------------------------


@dataclass
class Served:
    """A server in a process of its own, and what the system says about it."""

    process: "subprocess.Popen[bytes]"
    port: int

    def cpu_seconds(self) -> float:
        values = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def served() -> Iterator[Served]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="lucca-bench-") as folder:
        command = [Path(sys.executable).with_name("lucca"), "serve", "--port", str(port), "--data", folder]
        process = subprocess.Popen(
            [*map(str, command), "--no-limits"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            _wait(port, process)
            yield Served(process, port)
        finally:
            process.terminate()
            process.wait(30)


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(3000):
        if process.poll() is not None:
            sys.exit("the server did not start")
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200:
                return
        time.sleep(0.1)
    sys.exit("the server did not become ready")


# --- measuring --------------------------------------------------------------------------------------------------------


async def guests(count: int, port: int) -> list[Person]:
    """People with cookies; they share no connection, as people do not."""
    people = [Person(port) for _ in range(count)]
    for at in range(0, count, 50):
        await asyncio.gather(*(person.ask("PUT", "/api/me", {"name": "Guest"}) for person in people[at : at + 50]))
    return people


@dataclass
class Spent:
    """Time of one kind of work: by the clock, of the server's processor, and of this process's."""

    seconds: float = 0.0
    cpu: float = 0.0
    own_cpu: float = 0.0

    @contextlib.contextmanager
    def on(self, here: "Served") -> Iterator[None]:
        began, cpu, own_cpu = time.perf_counter(), here.cpu_seconds(), time.process_time()
        yield
        self.seconds += time.perf_counter() - began
        self.cpu += here.cpu_seconds() - cpu
        self.own_cpu += time.process_time() - own_cpu


@dataclass(frozen=True)
class Measured:
    label: int
    """How many tables, or turns offered a second."""
    tally: Tally
    making: Spent
    playing: Spent

    @property
    def rate(self) -> float:
        """Turns a second."""
        return self.tally.turns / self.playing.seconds

    def line(self) -> str:
        tally, playing, making = self.tally, self.playing, self.making
        p50, p99 = (1000 * quantile(tally.delays, share) for share in (0.5, 0.99))
        turns, games = max(1, tally.turns), max(1, tally.games)
        return (
            f"{self.label:>7}  {self.rate:>9.0f}  {p50:>8.0f}  {p99:>8.0f}  "
            f"{1000 * playing.cpu / turns:>13.2f}  {1000 * playing.own_cpu / turns:>8.2f}  {tally.games:>7}  "
            f"{1000 * making.cpu / games:>15.1f}  {tally.turns / (playing.seconds + making.seconds):>17.0f}  "
            f"{len(tally.errors):>6}"
        )


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def offer_turns(groups: Sequence[TableOfThree], rate: float) -> None:
    """To one table after another, evenly."""
    at = time.perf_counter()
    for group in cycle(groups):
        at += 1 / rate
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        group.offer(at)


async def play_tables(here: Served, tables: int, seconds: float, rate: int | None = None) -> Measured:
    """Rounds of games until they were played for so many seconds.

    As fast as the server can, or at so many turns a second at all tables together.
    """
    people = await guests(PLAYERS * tables, here.port)
    tally, making, playing = Tally(), Spent(), Spent()
    groups = [TableOfThree(people[PLAYERS * at : PLAYERS * (at + 1)], tally, rate is not None) for at in range(tables)]
    while playing.seconds < seconds:
        with making.on(here):
            await asyncio.gather(*(group.prepare() for group in groups))
        with playing.on(here):
            offering = None if rate is None else asyncio.ensure_future(offer_turns(groups, rate))
            await asyncio.gather(*(group.play() for group in groups))
        if offering is not None:
            offering.cancel()
        with making.on(here):
            for group in groups:
                group.leave()
    for person in people:
        person.go()
    return Measured(tables if rate is None else rate, tally, making, playing)


async def idle_memory(here: Served, tables: int) -> float:
    """Bytes for each table that is in memory, a few moves into its game, with nobody looking."""
    (person,) = await guests(1, here.port)
    body = {"players": PLAYERS, "level": "apprentice"}
    for _ in range(20):
        await person.ask("POST", "/api/play-now", body)
    before = here.memory()
    for _ in range(tables):
        await person.ask("POST", "/api/play-now", body)
    return (here.memory() - before) / tables


def measure(tables: int, seconds: float, rate: int | None = None) -> Measured:
    """With a server of its own; what was seen is printed."""
    with served() as here:
        measured = asyncio.run(play_tables(here, tables, seconds, rate))
    print(measured.line(), flush=True)
    for text in sorted(set(measured.tally.errors))[:5]:
        print(f"        {text}")
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server with real games over real sockets.")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 300, 1000])
    parser.add_argument("--rates", type=int, nargs="*", default=[300, 450, 600], help="turns offered a second")
    parser.add_argument("--rated-tables", type=int, default=300, help="tables to which they are offered")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=300, help="tables for the measurement of memory; 0 for none")
    chosen = parser.parse_args()
    gc.disable()  # the players' own pauses would look like the server's
    uvloop.install()
    print(f" tables{_COLUMNS}")
    most = {}
    for tables in chosen.tables:
        most[tables] = measure(tables, chosen.seconds).rate
    rates = set(chosen.rates)
    if rates and chosen.rated_tables in most:
        rates.add(round(SHARE * most[chosen.rated_tables]))
    if rates:
        print(f"{chosen.rated_tables} tables, turns offered a second:\noffered{_COLUMNS}")
    for rate in sorted(rates):
        measure(chosen.rated_tables, chosen.seconds, rate)
    if chosen.idle:
        with served() as here:
            print(f"an idle table takes {asyncio.run(idle_memory(here, chosen.idle)) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
