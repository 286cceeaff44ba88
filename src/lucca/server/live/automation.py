"""What happens by itself: bots move, time runs out, tables that wait for too long are closed.

Every table is owned by one of the nodes. A node that is not heard of any more loses its tables to the others; should
two ever believe to own the same table, its log still takes only one of their moves.
"""

import asyncio
import contextlib
import logging
import math

from lucca.rules.errors import LuccaError
from lucca.server.base.logs import about
from lucca.server.base.times import Now
from lucca.server.live.acts import Acts
from lucca.server.live.agenda import Agenda
from lucca.server.live.bots import Bots
from lucca.server.live.rooms import Rooms
from lucca.server.live.signals import Signals
from lucca.server.store.database import DATABASE_ERRORS, what_went_wrong
from lucca.server.store.nodes import HEARTBEAT_SECONDS, SILENCE_SECONDS, Nodes
from lucca.server.tables import conduct
from lucca.server.tables import entries as e

logger = logging.getLogger("lucca.automation")
_RETRY_SECONDS = 2
_LONGEST_RETRY_SECONDS = 60
_SWEEP_SECONDS = 20


class Automation:
    """One for each process, for the tables that this node owns; `run` works until it is cancelled."""

    def __init__(self, rooms: Rooms, acts: Acts, bots: Bots, nodes: Nodes, signals: Signals, now: Now) -> None:
        self._rooms, self._acts, self._bots, self._nodes, self._now = rooms, acts, bots, nodes, now
        self._agenda = Agenda()
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        """By table: how often in a row it could not be attended."""
        self._woken = asyncio.Event()
        self._looks_at: float = 0
        """When the agenda is looked at again by itself: mostly, nothing is put on it that is due earlier."""
        self._seen_at = 0.0
        """When the last sign of life was given, by the loop's clock."""
        signals.changed.connect(lambda table: self._schedule(table.id, table.due()))

    def _schedule(self, table: str, due: int | None) -> None:
        """When the next thing happens by itself at a table, if this node owns it."""
        if due is None or table not in self._rooms.owned:
            self._agenda.remove(table)
        elif self._agenda.put(table, due) and (due < self._looks_at or self._now() >= self._looks_at):
            self._woken.set()

    # --- the work -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Move bots, watch clocks, give signs of life and adopt tables until cancelled."""
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
        now = self._now()
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
        room = await self._rooms.room(id)
        async with self._rooms.hold(room):  # what is not on disk yet may never happen
            table, bots = room.table, room.table.bots_to_move()
        if id not in self._rooms.owned or self._is_silent():
            return False
        if bots:
            seat, move_index = bots[0], table.moves_by[bots[0]]
            move = await self._bots.move(table, seat)
            await self._acts.act(id, lambda now: _listed(conduct.bot_move(now, seat, move_index, move)))
            return True
        due = table.due()
        if due is None or due > self._now():
            self._schedule(id, due)
            return False
        await self._acts.act(id, lambda table: conduct.overdue(table, self._now()))
        return True

    def _postpone(self, table: str, error: Exception) -> None:
        """Try again later, and later still if that fails too."""
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        if isinstance(error, (LuccaError, *DATABASE_ERRORS)):
            logger.warning("table %s cannot be attended: %s", table, what_went_wrong(error))
        else:
            logger.error("table %s cannot be attended", table, exc_info=error)
        wait = min(_RETRY_SECONDS * 2 ** min(failures - 1, 10), _LONGEST_RETRY_SECONDS)
        asyncio.get_running_loop().call_later(wait, self._schedule, table, self._now())

    # --- among other nodes ------------------------------------------------------------------------------------------

    async def _stay_alive(self) -> None:
        while True:
            try:
                await self._give_sign_of_life()
                await self.adopt()
                await self._rooms.settle()
            except (LuccaError, *DATABASE_ERRORS) as error:
                logger.warning("no sign of life can be given: %s", what_went_wrong(error))
            except Exception:  # of one table, perhaps: that must not end the others
                logger.exception("something went wrong while looking after the tables")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _is_silent(self) -> bool:
        """Others may believe this node dead and do its work, and no player can have played here meanwhile."""
        return _time() - self._seen_at > SILENCE_SECONDS

    async def _give_sign_of_life(self) -> None:
        began, was_silent = _time(), self._is_silent()
        is_believed_in = await self._nodes.stay(self._now(), was_silent)
        if was_silent or not is_believed_in:
            believed = set(self._rooms.owned)
            self._rooms.disown(believed - await self._nodes.owned())
        if was_silent:
            await self._rooms.give_back_time()
        self._seen_at = began

    async def adopt(self) -> None:
        """Own the tables of nodes that are dead, this node's of an earlier run included."""
        adopted = await self._nodes.adopt(self._now())
        for table, due in adopted:
            self._rooms.own(table)
            self._schedule(table, due)
        if adopted:
            count = len(adopted)
            logger.info("%d tables of a node that is gone are owned by this one now", count, extra=about(tables=count))
        await self._look_after_overdue()

    async def _look_after_overdue(self) -> None:
        """See to what was missed, for example because news of it never came."""
        for table, due in await self._nodes.overdue(self._now()):
            self._rooms.own(table)
            if table not in self._attended and table not in self._failures:
                self._schedule(table, due)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self._rooms.forget_idle()


def _listed(entry: e.Entry | None) -> list[e.Entry]:
    return [] if entry is None else [entry]


def _time() -> float:
    """Not the time of day: it goes on evenly."""
    return asyncio.get_running_loop().time()
