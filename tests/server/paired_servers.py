"""The same table at two servers whose deals differ, and everything that each viewer is sent there, as it was sent.

All that is drawn at random besides the cards (ids, seeds) is the same at both, and their clocks stand still: so what a
viewer is sent must be the same to the last byte, unless it tells of the cards.
"""

import asyncio
import contextlib
import itertools
import json
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from lucca.records.fairness import SEED_BYTES
from lucca.rules.dealer import Dealer, SeededDealer
from lucca.rules.decisions import Decision, Move
from lucca.rules.setup import Setup
from lucca.server.base.logs import PlainLines
from lucca.server.base.settings import Settings
from lucca.server.identity import people as identity
from lucca.server.tables import table as tables
from lucca.server.tables.table import Table
from lucca.server.web import tables as making
from tests.server.support import Json, Look, Person, Site, person, run, site

NOW = 1_800_000_000_000
SEED = bytes(range(100, 100 + SEED_BYTES))
"""The metrics that do not depend on how long anything took."""


@dataclass
class PairedServers:
    """Two servers."""

    sites: tuple[Site, Site]
    stories: int = 0

    def tell(
        self, story: "Callable[[Stage], Any]", setup: Setup, dealers: Sequence[Dealer], **wishes: Any
    ) -> list["Stage"]:
        """Let the same story happen at each, with its own cards; what became of it."""
        self.stories += 1
        stages = [Stage(here, setup, **wishes) for here, _ in zip(self.sites, dealers, strict=False)]
        for stage, dealer in zip(stages, dealers, strict=True):
            with _nothing_else_by_chance(f"id-{self.stories}", dealer, stage.here):
                run(stage.perform(story))
        return stages


@contextlib.contextmanager
def paired_servers(folder: Path) -> Iterator[PairedServers]:
    settings = [Settings(data=folder / name, limits=False) for name in ("one", "two")]
    with site(settings[0], lambda: NOW) as one, site(settings[1], lambda: NOW) as two:
        yield PairedServers((one, two))


@contextlib.contextmanager
def _nothing_else_by_chance(prefix: str, dealer: Dealer, here: Site) -> Iterator[None]:
    """Ids are counted, seeds always the same; what is dealt at this server is given."""
    names = (f"{prefix}-{number}" for number in itertools.count())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "new_table_id", lambda: next(names))
        patch.setattr(making, "new_seed", lambda: SEED)
        patch.setattr(identity, "secrets", SimpleNamespace(token_urlsafe=lambda _: next(names)))
        # Another test's server may live in this process and deal meanwhile, in a thread of its own.
        patch.setattr(
            tables,
            "SeededDealer",
            lambda seed: dealer if threading.current_thread() is here.thread else SeededDealer(seed),
        )
        yield


# --- one of the two ---------------------------------------------------------------------------------------------------


class Wire:
    """A socket's connection that keeps every frame."""

    def __init__(self, connection: ClientConnection, frames: list[str]) -> None:
        self._connection, self._frames = connection, frames

    async def recv(self) -> str:
        frame = await self._connection.recv()
        self._frames.append(str(frame))
        return str(frame)

    async def send(self, message: str) -> None:
        await self._connection.send(message)


@dataclass
class Stage:
    """A table with a person at every seat, and others who look on. `told` is by viewer: seats, "stranger", "guest"."""

    here: Site
    setup: Setup
    bots: frozenset[int] = frozenset()
    """Seats that bots play."""
    local: frozenset[int] = frozenset()
    """Seats that the host plays too, on the same device."""
    table: str = ""
    told: dict[int | str, list[str]] = field(default_factory=dict)
    looks: dict[int | str, Look] = field(default_factory=dict)
    people: dict[int | str, Person] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)

    async def perform(self, story: "Callable[[Stage], Any]") -> None:
        with logged(self.log):
            async with contextlib.AsyncExitStack() as stack:
                await self._gather(stack)
                await story(self)

    async def _gather(self, stack: contextlib.AsyncExitStack) -> None:
        seats = [seat for seat in range(self.setup.players) if seat not in self.bots | self.local]
        everybody: list[int | str] = [*seats, "guest", "stranger"]
        for who in everybody:
            self.people[who] = await stack.enter_async_context(person(self.here.port))
            if who != "stranger":
                await self.people[who].put("/api/me", {"name": f"Player {who}"})
        self.table = (await self.people[0].post("/api/tables", self._wish()))["id"]
        for seat in seats[1:]:
            await self.people[seat].post(f"/api/tables/{self.table}/seats", {"seat": seat})
        for who in everybody:
            await self._connect(stack, who)

    def _wish(self) -> Json:
        kinds = ["me" if seat == 0 else "open" for seat in range(self.setup.players)]
        for seat in self.bots:
            kinds[seat] = "bot"
        for seat in self.local:
            kinds[seat] = "local"
        options = {
            "edition": self.setup.edition.id,
            "players": self.setup.players,
            "celebration": self.setup.celebration,
            "public": True,
            "pace": {"kind": "none"},
        }
        seats = [{"kind": kind, "name": f"Local {seat}", "level": "apprentice"} for seat, kind in enumerate(kinds)]
        return {"options": options, "seats": seats}

    async def _connect(self, stack: contextlib.AsyncExitStack, who: int | str) -> None:
        look = await stack.enter_async_context(self.people[who].look_at(self.table))
        self.told[who] = []
        look.connection = cast(ClientConnection, Wire(look.connection, self.told[who]))
        self.looks[who] = look
        await look.next("snapshot")
        for other in self.looks.values():
            await other.next("presence")

    # --- what happens -------------------------------------------------------------------------------------------------

    @property
    def now(self) -> Table:
        """The table in the server's memory. Nothing happens there while nobody asks for it."""
        return self.here.server.rooms.by_id[self.table].table

    async def start(self) -> None:
        await self.people[0].post(f"/api/tables/{self.table}/start")
        await self.settle()

    async def settle(self) -> None:
        """Until bots have moved and everybody has heard of all that happened."""
        while self.now.bots_to_move():
            await asyncio.sleep(0.005)
        for look in self.looks.values():
            while look.seq < self.now.seq:
                await look.receive()

    def look_of(self, seat: int) -> Look:
        return self.looks[0 if seat in self.local else seat]

    async def draft(self, seat: int, decisions: Sequence[Decision]) -> Json:
        number = self.now.moves_by[seat]
        return await self.look_of(seat).ask("draft", seat=seat, move_index=number, decisions=plain(decisions))

    async def play(self, move: Move) -> None:
        number = self.now.moves_by[move.seat]
        look = self.look_of(move.seat)
        answer = await look.ask("confirm", seat=move.seat, move_index=number, decisions=plain(move.decisions))
        assert answer["type"] == "done", answer
        await self.settle()

    # --- what can be asked --------------------------------------------------------------------------------------------

    async def ask_everything(self, who: int | str) -> None:
        """Whatever a viewer may think of to find out more; all answers are kept with the rest."""
        for path in (
            *(f"/api/tables/{self.table}", "/api/tables", "/api/games", "/", "/api/leaderboard"),
            *(f"/api/games/{self.table}/record", f"/api/games/{self.table}/replay", "/api/me", "/api/me/tables"),
            *(f"/api/players/{seat.player}" for seat in self.now.seats if seat.player),
        ):
            answer = await self.people[who].http.get(path)
            self.told[who].append(f"{path} {answer.status_code} {answer.text}")
        look = self.looks[who]
        for seat in range(self.setup.players):
            number = self.now.moves_by[seat] if self.now.moves_by else 0
            for decision in self._guesses():
                await look.ask("draft", seat=seat, move_index=number, decisions=[decision])
            await look.ask("confirm", seat=seat, move_index=number + 1, decisions=self._guesses()[:2])
            await look.ask("draft", seat=seat, move_index=number, decisions=[])
        await look.ask("come-back")
        await look.ask("say", text=" ")
        for kind in ("nonsense", "draft", "contribute"):
            await look.send(kind)
            await look.next("refused")

    def _guesses(self) -> list[Json]:
        """A card of every kind of place, as far as one can guess, and some that lead nowhere."""
        ids = self.setup.deck.ids(self.setup.in_play)
        return [{"decide": "keep", "card": card} for card in ids[::16]] + [
            {"decide": "take", "triplet": 0},
            {"decide": "take", "triplet": 9},
            {"decide": "open", "colour": self.setup.deck.colours[0]},
            {"decide": "play", "card": ids[5], "use": "wall"},
            {"decide": "city", "triplet": 0, "card": ids[5], "use": "start"},
            {"decide": "skip"},
        ]


def plain(decisions: Sequence[Decision]) -> list[Json]:
    return [json.loads(msgspec.json.encode(decision)) for decision in decisions]


@contextlib.contextmanager
def logged(lines: list[str], *names: str) -> Iterator[None]:
    """Every line that these loggers write (by default ours, at any level), with everything that belongs to it."""

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(PlainLines().format(record).split(" ", 2)[2])

    handler = Keep()
    ours = logging.getLogger("lucca")
    before = ours.level
    ours.setLevel(logging.DEBUG)
    loggers = [logging.getLogger(name) for name in names or ("lucca",)]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield
    finally:
        ours.setLevel(before)
        for logger in loggers:
            logger.removeHandler(handler)
