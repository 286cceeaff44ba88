"""What happens by itself: bots move, time runs out, tables that nobody came to are closed.

Every table has one keeper among the nodes. A node that is not heard of any more loses its tables to the others; should
two ever believe to keep the same table, its log still takes only one of their moves.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Sequence

from lucca.rules.errors import LuccaError
from lucca.server.live.agenda import Agenda
from lucca.server.live.bots import Bots
from lucca.server.live.hub import Hub
from lucca.server.logs import about
from lucca.server.store.database import DATABASE_ERRORS, what_went_wrong
from lucca.server.store.nodes import HEARTBEAT_SECONDS, SILENCE_SECONDS
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.table import Table

logger = logging.getLogger("lucca.keeper")
_RETRY_SECONDS = 2
_LONGEST_RETRY_SECONDS = 60
_SWEEP_SECONDS = 20


class Keeper:
    """One for each process; `run` works until it is cancelled."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self._hub, self._bots, self._nodes = hub, bots, hub.nodes
        self._agenda = Agenda()
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        """By table: how often in a row it could not be attended."""
        self._woken = asyncio.Event()
        self._looks_at: float = 0
        """When the agenda is looked at again, whatever happens: mostly, nothing is put on it that is due earlier."""
        self._seen_at = 0.0
        """When the last sign of life was given, by the loop's clock."""
        hub.changed = self.changed

    def changed(self, table: str, due: int | None) -> None:
        """Something happened at a table; when the next thing does by itself, if this node sees to it."""
        if due is None or table not in self._hub.kept:
            self._agenda.remove(table)
        elif self._agenda.put(table, due) and (due < self._looks_at or self._hub.now() >= self._looks_at):
            self._woken.set()

    # --- the work -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self._seen_at = _time()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._attend_when_due())
                tasks.create_task(self._stay_alive())
                tasks.create_task(self._sweep())
        finally:
            attending = list(self._attended.values())
            for task in attending:
                task.cancel()
            await asyncio.gather(*attending, return_exceptions=True)

    async def _attend_when_due(self) -> None:
        while True:
            self._woken.clear()
            wait = self._attend_all_due()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), wait)

    def _attend_all_due(self) -> float | None:
        """See to everything that is due; how many seconds until the next is, None if there is nothing."""
        now = self._hub.now()
        for table in self._agenda.take(now):
            if table not in self._attended:
                self._attended[table] = asyncio.create_task(self._attend(table))
        due = self._agenda.next()
        self._looks_at = math.inf if due is None else due
        return None if due is None else max(0.0, (due - now) / 1000)

    async def _attend(self, table: str) -> None:
        """Do all that is due at one table.

        Nothing is awaited between the last look at it and the end, so no change in between is overlooked.
        """
        try:
            while await self._attend_once(table):
                pass
        except Exception as error:
            self._postpone(table, error)
        else:
            self._failures.pop(table, None)
        finally:
            del self._attended[table]

    async def _attend_once(self, id: str) -> bool:
        """Whether anything was due. Each makes its own entry, so the table may change in between."""
        room = await self._hub.room(id)
        async with self._hub.hold(room):  # what is not on disk yet may never happen
            table, bots = room.table, room.table.bots_to_move()
        if id not in self._hub.kept or self._is_silent():
            return False
        if bots:
            seat, number = bots[0], table.moves_by[bots[0]]
            move = await self._bots.move(table, seat)
            await self._hub.act(id, lambda now: _listed(conduct.bot_move(now, seat, number, move)))
            return True
        due = table.due()
        if due is None or due > self._hub.now():
            self.changed(id, due)
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

    def _postpone(self, table: str, error: Exception) -> None:
        """Try again later, and later still if that fails too."""
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        if isinstance(error, (LuccaError, *DATABASE_ERRORS)):
            logger.warning("table %s cannot be attended: %s", table, what_went_wrong(error))
        else:
            logger.error("table %s cannot be attended", table, exc_info=error)
        wait = min(_RETRY_SECONDS * 2 ** min(failures - 1, 10), _LONGEST_RETRY_SECONDS)
        asyncio.get_running_loop().call_later(wait, self.changed, table, self._hub.now())

    # --- among other nodes ------------------------------------------------------------------------------------------

    async def _stay_alive(self) -> None:
        while True:
            try:
                await self._give_sign_of_life()
                await self.adopt()
                await self._hub.settle()
            except (LuccaError, *DATABASE_ERRORS) as error:
                logger.warning("no sign of life can be given: %s", what_went_wrong(error))
            except Exception:  # of one table, perhaps: that must not end the others
                logger.exception("something went wrong while looking after the tables")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _is_silent(self) -> bool:
        """Others may believe this node dead and do its work, and nobody can have played here meanwhile."""
        return _time() - self._seen_at > SILENCE_SECONDS

    async def _give_sign_of_life(self) -> None:
        began, was_silent = _time(), self._is_silent()
        is_believed_in = await self._nodes.stay(self._hub.now(), was_silent)
        if was_silent or not is_believed_in:
            believed = set(self._hub.kept)
            self._hub.kept -= believed - await self._nodes.kept()
        if was_silent:
            await self._hub.forgive()
        self._seen_at = began

    async def adopt(self) -> None:
        """See to tables whose keeper is dead, this node's own of an earlier run included."""
        adopted = await self._nodes.adopt(self._hub.now())
        for table, due in adopted:
            self._hub.kept.add(table)
            self.changed(table, due)
        if adopted:
            logger.info(
                "%d tables of a node that is gone are seen to here", len(adopted), extra=about(tables=len(adopted))
            )
        await self._look_after_overdue()

    async def _look_after_overdue(self) -> None:
        """Whatever was missed, be it that news of it never came, is seen to now."""
        for table, due in await self._nodes.overdue(self._hub.now()):
            self._hub.kept.add(table)
            if table not in self._attended and table not in self._failures:
                self.changed(table, due)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self._hub.forget_idle()


def _listed(entry: e.Entry | None) -> list[e.Entry]:
    return [] if entry is None else [entry]


def _time() -> float:
    """Not the time of day: it goes on evenly."""
    return asyncio.get_running_loop().time()
