"""Bots at tables: which there are, and how one makes a whole move."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from lucca.bots.base import DEFAULT_THINKING
from lucca.bots.levels import DEFAULT_LEVEL, LEVELS
from lucca.bots.registry import Maker, bot_maker
from lucca.bots.simple import BuilderBot
from lucca.rules.decisions import Move
from lucca.rules.game import Draft
from lucca.server.tables.table import Table

logger = logging.getLogger("lucca.bots")


class Bots:
    """The levels of the ladder, and those that the operator of the server has added: names and specs."""

    def __init__(
        self,
        added: Mapping[str, str],
        threads: int,
        thought: Callable[[str, float], None] = lambda _level, _seconds: None,
    ) -> None:
        """`thought` is called for every move with the bot's level and its seconds, in that bot's thread."""
        self.makers: dict[str, Maker] = {name: bot_maker(name) for name in LEVELS}
        self.makers |= {name: bot_maker(spec) for name, spec in added.items()}
        self.added = tuple(added)
        self.pending = 0
        """Moves that are thought about, or wait for a thread."""
        self.failures = 0
        self._thought = thought
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.makers)

    async def move(self, table: Table, seat: int) -> Move:
        """What the seat's bot does now, thought out beside the server's other work."""
        there = table.seats[seat]
        level = there.level if there.kind == "bot" and there.level in self.makers else DEFAULT_LEVEL
        draft = table.playing().draft(seat)
        seed = _bot_seed(table, seat)
        loop = asyncio.get_running_loop()
        self.pending += 1
        try:
            return await loop.run_in_executor(self._threads, self._think, level, draft, seed)
        finally:
            self.pending -= 1

    def _think(self, level: str, draft: Draft, seed: bytes) -> Move:
        began = time.perf_counter()
        try:
            return _whole_move(self.makers[level], draft, seed)
        except Exception:
            self.failures += 1
            logger.exception("the bot %s failed; another one moves", level)
            while draft.undo():
                pass
            return _whole_move(lambda seed, _: BuilderBot(seed), draft, seed)
        finally:
            self._thought(level, time.perf_counter() - began)

    def close(self) -> None:
        """No more moves are begun; those that are thought about are not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _whole_move(make: Maker, draft: Draft, seed: bytes) -> Move:
    bot = make(seed, DEFAULT_THINKING)
    try:
        while not draft.complete:
            view = draft.view()
            draft.apply(view.decision_of(bot.choose(view)))
        return draft.move
    finally:
        bot.close()


def _bot_seed(table: Table, seat: int) -> bytes:
    """Every move has its own, so that a bot can be asked again; it tells nothing about the deal."""
    text = f"{table.id}/{seat}/{table.moves_by[seat]}/bot"
    return hashlib.sha256(table.seed + text.encode()).digest()
