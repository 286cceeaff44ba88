"""`make bench-server`: real games over real sockets, by scripted players in a process of their own.

Every table has three players with a socket each. They play by a few simple rules from what the server shows them, as
fast as it lets them, and a new game begins at a table as soon as one is over.
"""

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets

PLAYERS = 3


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
    number: int
    to_decide: bool
    hand: list[str]


class Message(msgspec.Struct):
    """Only what is looked at; the rest is skipped."""

    type: str
    number: int = 0
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


class TableOfThree:
    """Three players at one table, and when each heard of what."""

    def __init__(self, people: Sequence[httpx.AsyncClient], port: int, tally: Tally) -> None:
        self.people, self.port, self.tally = people, port, tally
        self.sent: dict[int, tuple[float, int]] = {}
        self.is_playing = False

    async def new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        options = {"players": PLAYERS, "pace": {"kind": "live", "turn_seconds": 600}}
        made = await _post(self.people[0], "/api/tables", {"options": options, "seats": seats})
        for person in self.people[1:]:
            await _post(person, f"/api/tables/{made['id']}/seats", {})
        return str(made["id"])

    async def play(self, until: asyncio.Event) -> None:
        """Game after game."""
        while not until.is_set():
            table = await self.new_table()
            await _post(self.people[0], f"/api/tables/{table}/start", {})
            self.sent.clear()
            try:
                await asyncio.gather(*(self._seat(person, table, until) for person in self.people))
            except (OSError, websockets.WebSocketException) as error:
                self.tally.error(f"{type(error).__name__}: {error}")
            else:
                self.tally.games += 1

    async def _seat(self, person: httpx.AsyncClient, table: str, until: asyncio.Event) -> None:
        cards: dict[str, Card] = {}
        async with _socket(person, self.port, table) as connection:
            async for raw in connection:
                message = _message.decode(raw)
                if message.type == "refused":
                    self.tally.error(message.message)
                    return
                cards = cards or {card.id: card for card in message.cards}
                if message.table is None or message.table.game is None:
                    continue
                if message.type == "update":
                    self._heard(message.number)
                if message.table.status != "running" or until.is_set():
                    return
                if message.you is not None and message.you.to_decide:
                    await self._move(connection, message.table.game, message.you, message.number, cards)

    async def _move(
        self, connection: websockets.ClientConnection, game: Game, you: You, number: int, cards: dict[str, Card]
    ) -> None:
        decisions = scripted_move(game, you, cards)
        if not you.hand:  # starting cards are chosen all at once, so their events cannot be told apart beforehand
            self.sent[number + 1] = (time.perf_counter(), 0)
        await connection.send(
            _encode({"type": "confirm", "seat": you.seat, "number": you.number, "decisions": decisions}).decode()
        )
        you.to_decide = False

    def _heard(self, number: int) -> None:
        if number not in self.sent:
            return
        began, heard = self.sent[number]
        if heard + 1 < PLAYERS:
            self.sent[number] = (began, heard + 1)
        else:
            del self.sent[number]
            self.is_playing = True
            self.tally.turns += 1
            self.tally.delays.append(time.perf_counter() - began)


async def _post(person: httpx.AsyncClient, path: str, body: object) -> dict[str, object]:
    response = await person.post(path, json=body)
    response.raise_for_status()
    answer: dict[str, object] = response.json()
    return answer


@contextlib.asynccontextmanager
async def _socket(person: httpx.AsyncClient, port: int, table: str) -> AsyncIterator[websockets.ClientConnection]:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    headers = {"Cookie": f"lucca={person.cookies['lucca']}"}
    async with websockets.connect(
        address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
    ) as connection:
        yield connection


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


async def guests(count: int, port: int) -> list[httpx.AsyncClient]:
    """People with cookies; they share no connection, as people do not."""
    limits = httpx.Limits(max_connections=1, max_keepalive_connections=1)
    people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=60) for _ in range(count)]
    for at in range(0, count, 50):
        await asyncio.gather(*(person.put("/api/me", json={"name": "Guest"}) for person in people[at : at + 50]))
    return people


@dataclass(frozen=True)
class Measured:
    tables: int
    seconds: float
    turns: int
    games: int
    delays: list[float]
    errors: list[str]
    cpu: float

    def line(self) -> str:
        p50, p99 = (1000 * quantile(self.delays, share) for share in (0.5, 0.99))
        return (
            f"{self.tables:>6}  {self.turns / self.seconds:>9.0f}  {p50:>8.0f}  {p99:>8.0f}  "
            f"{1000 * self.cpu / max(1, self.turns):>13.2f}  {self.games:>6}  {len(self.errors):>6}"
        )


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def play_tables(here: Served, tables: int, seconds: float) -> Measured:
    people = await guests(PLAYERS * tables, here.port)
    tally = Tally()
    over = asyncio.Event()
    groups = [TableOfThree(people[PLAYERS * at : PLAYERS * (at + 1)], here.port, tally) for at in range(tables)]
    playing = [asyncio.create_task(group.play(over)) for group in groups]
    while not all(group.is_playing for group in groups):
        await asyncio.sleep(0.1)
    turns, games, cpu, began = tally.turns, tally.games, here.cpu_seconds(), time.perf_counter()
    tally.delays.clear()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    measured = Measured(
        tables,
        spent,
        tally.turns - turns,
        tally.games - games,
        list(tally.delays),
        tally.errors,
        here.cpu_seconds() - cpu,
    )
    over.set()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(person.aclose() for person in people))
    return measured


async def idle_memory(here: Served, tables: int) -> float:
    """Bytes for each table that is in memory, a few moves into its game, with nobody looking."""
    (person,) = await guests(1, here.port)
    body = {"players": PLAYERS, "level": "apprentice"}
    for _ in range(20):
        await _post(person, "/api/play-now", body)
    before = here.memory()
    for _ in range(tables):
        await _post(person, "/api/play-now", body)
    return (here.memory() - before) / tables


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server with real games over real sockets.")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 300, 1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=300, help="tables for the measurement of memory; 0 for none")
    chosen = parser.parse_args()
    uvloop.install()
    print("tables  turns / s   p50 / ms  p99 / ms  CPU ms / turn   games  errors")
    for tables in chosen.tables:
        with served() as here:
            measured = asyncio.run(play_tables(here, tables, chosen.seconds))
        print(measured.line(), flush=True)
        for text in sorted(set(measured.errors))[:5]:
            print(f"        {text}")
    if chosen.idle:
        with served() as here:
            print(f"an idle table takes {asyncio.run(idle_memory(here, chosen.idle)) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
