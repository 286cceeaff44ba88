"""What happens by itself: bots move, time runs out, tables that nobody came to are closed.

Every table has one keeper among the nodes. A node that is not heard of any more loses its tables to the others; should
two ever believe to keep the same table, its log still takes only one of their moves.
"""

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Sequence

from lucca.rules.errors import LuccaError
from lucca.server.live.bots import Bots
from lucca.server.live.hub import Hub
from lucca.server.store.nodes import HEARTBEAT_SECONDS
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table

logger = logging.getLogger("lucca.keeper")
_RETRY_SECONDS = 2
_SWEEP_SECONDS = 20


class Keeper:
    """One for each process; `run` works until it is cancelled."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self._hub, self._bots, self._nodes = hub, bots, hub.nodes
        self._due: list[tuple[int, str]] = []
        self._when: dict[str, int] = {}
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        hub.changed = self.changed

    def changed(self, table: str, due: int | None) -> None:
        """Something happened at a table; when the next thing does by itself, if this node sees to it."""
        if due is None or table not in self._hub.kept:
            self._when.pop(table, None)
        elif self._when.get(table) != due:
            self._when[table] = due
            heapq.heappush(self._due, (due, table))
            self._woken.set()

    # --- the work -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._attend_when_due())
                tasks.create_task(self._stay_alive())
                tasks.create_task(self._sweep())
        finally:
            for task in list(self._attended.values()):
                task.cancel()

    async def _attend_when_due(self) -> None:
        while True:
            self._woken.clear()
            wait = self._attend_all_due()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), wait)

    def _attend_all_due(self) -> float | None:
        """See to everything that is due; how many seconds until the next is, None if there is nothing."""
        now = self._hub.now()
        while self._due and self._due[0][0] <= now:
            due, table = heapq.heappop(self._due)
            if self._when.get(table) != due:
                continue  # it was put off, or is done
            del self._when[table]
            if table not in self._attended:
                task = asyncio.create_task(self._attend(table))
                self._attended[table] = task
                task.add_done_callback(lambda _, table=table: self._attended.pop(table, None))  # type: ignore[misc]
        return max(0.0, (self._due[0][0] - now) / 1000) if self._due else None

    async def _attend(self, table: str) -> None:
        """Do all that is due at one table."""
        try:
            while (await self._hub.room(table)) and await self._attend_once(table):
                pass
        except LuccaError as error:
            logger.warning("table %s cannot be attended: %s", table, error)
            self._retry(table)
        except Exception:
            logger.exception("table %s cannot be attended", table)
            self._retry(table)

    def _retry(self, table: str) -> None:
        asyncio.get_running_loop().call_later(_RETRY_SECONDS, self.changed, table, self._hub.now())

    async def _attend_once(self, id: str) -> bool:
        """Whether anything was due. Each makes its own entry, so the table may change in between."""
        table = (await self._hub.room(id)).table
        if id not in self._hub.kept:
            return False
        bots = table.bots_to_move()
        if bots:
            seat, number = bots[0], table.moves_by[bots[0]]
            move = await self._bots.move(table, seat)
            await self._hub.act(id, lambda now: _listed(conduct.bot_move(now, seat, number, move)))
            return True
        due = table.due()
        if due is None or due > self._hub.now():
            return False
        await self._hub.act(id, self._overdue)
        return True

    def _overdue(self, table: Table) -> Sequence[e.Entry]:
        """What time alone brings about."""
        due = table.due()
        if due is None or due > self._hub.now():
            return ()
        if table.status == "waiting":
            return [e.Closed()]
        return [e.TimedOut(seat) for seat in table.late_seats(self._hub.now())]

    # --- among other nodes ------------------------------------------------------------------------------------------

    async def adopt(self) -> None:
        """See to tables whose keeper is dead, this node's own of an earlier run included."""
        for table, due in await self._nodes.adopt(self._hub.now()):
            self._hub.kept.add(table)
            self.changed(table, due)

    async def _stay_alive(self) -> None:
        while True:
            try:
                await self._nodes.stay(self._hub.now())
                await self.adopt()
            except Exception:
                logger.exception("no sign of life could be given")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self._hub.forget_idle()


def _listed(entry: e.Entry | None) -> list[e.Entry]:
    return [] if entry is None else [entry]
