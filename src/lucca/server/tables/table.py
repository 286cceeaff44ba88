"""A table as its log makes it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from lucca.records.fairness import commitment_of, deal_seed, fairness_json
from lucca.records.shape import kind_of
from lucca.records.write import record_of
from lucca.rules.dealer import SeededDealer
from lucca.rules.decisions import Move, parse_move
from lucca.rules.events import Event
from lucca.rules.game import Game
from lucca.server.tables import entries as e
from lucca.server.tables.clock import Clock
from lucca.server.tables.options import Options, Pace

Status = Literal["waiting", "running", "finished", "closed"]
WAITING_LIMIT = {"live": 2 * 3_600_000, "relaxed": 7 * 86_400_000, "none": 7 * 86_400_000}
"""How long a table waits for players, in milliseconds, by its pace."""
RESERVED_LIMIT = {"live": 2 * 60_000, "relaxed": 86_400_000, "none": 86_400_000}
"""How long the seats of a rematch are reserved for those who played, likewise."""
PAUSED_LIMIT = 30 * 86_400_000
"""How long a game is paused before it is closed, in milliseconds."""


@dataclass(frozen=True)
class Reservation:
    """For whom an open seat of a rematch is reserved."""

    player: str
    name: str
    local: bool


@dataclass
class Seat:
    """Who plays a seat, and whether a bot does so for the time being."""

    kind: e.SeatKind = "open"
    player: str | None = None
    name: str = ""
    level: str | None = None
    local: bool = False
    contribution: str | None = None
    away: bool = False
    """A bot plays for the player, who may return."""
    left: bool = False
    """The player went away by themselves."""
    late: bool = False
    """The time for the next move is up: a bot makes it, even if the player returns meanwhile."""
    resigned: bool = False
    """The player went away for good, and comes last whatever the bot achieves."""
    reserved: Reservation | None = None
    """Of an open seat: only this player may take it."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away or self.late


@dataclass
class Table:
    """`apply` is the only way anything changes. Except for the rules of the game, `conduct` decides what may happen."""

    id: str
    seed: bytes = field(repr=False)
    """The server's secret part of the deal."""
    seq: int = 0
    """Of the last log entry; the first one's is 1."""
    options: Options = field(default_factory=Options)
    host: str = ""
    status: Status = "waiting"
    seats: list[Seat] = field(default_factory=list)
    clock: Clock = field(default_factory=lambda: Clock(Pace(), []))
    game: Game | None = None
    created_at: int = 0
    changed_at: int = 0
    rematch: str | None = None
    paused_since: int | None = None
    """When the last player went away from the running game: nothing happens there until one comes back."""
    moves_by: list[int] = field(default_factory=list)
    """By seat: how many moves it has made. The next one is asked for, and confirmed, under this index."""
    removed: dict[str, str] = field(default_factory=dict)
    """The names, by their ids, of those whom the host has removed and not let in again."""
    log_usage: dict[str, int] = field(default_factory=dict)
    """By player: about how many characters of the log are theirs, moves not counted."""
    log_usage_of_spectators: dict[str, int] = field(default_factory=dict)
    """The same, by spectator."""
    _pending: list[int] = field(default_factory=list)

    @cached_property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    # --- what happened ------------------------------------------------------------------------------------------

    def apply(self, entry: e.Entry, at: int) -> list[Event]:
        """Let the next entry of the log happen; what it brought about in the game.

        IllegalMoveError, and no change, if it is a move that the rules do not allow.
        """
        self._count_log_usage(entry)
        events = self._apply(entry, at)
        self.seq += 1
        self.changed_at = at
        if isinstance(entry, e.Moved):
            self.clock.stop(entry.seat, at)
        self._pause_or_go_on(at)
        if self.game is not None:
            self._pending = _deciding(self.game) if self.status == "running" else []
            self.clock.run_for({seat for seat in self._pending if self.seats[seat].kind == "player"}, at)
        return events

    def _apply(self, entry: e.Entry, at: int) -> list[Event]:
        match entry:
            case e.Created():
                self._create(entry, at)
            case e.Sat():
                self._sit(entry)
            case e.Contributed():
                self.seats[entry.seat].contribution = entry.contribution
            case e.Left():
                self._leave(entry.seat)
            case e.Released():
                self.seats[entry.seat] = Seat()
            case e.Removed():
                self.seats[entry.seat] = Seat()
                self.removed[entry.player] = entry.name
            case e.Readmitted():
                self.removed.pop(entry.player, None)
            case e.BotSeated():
                self.seats[entry.seat] = Seat("bot", name=entry.level, level=entry.level)
            case e.SeatOpened():
                self.seats[entry.seat] = Seat()
            case e.GameStarted():
                return self._start()
            case e.Moved():
                return self._move(entry)
            case e.TimedOut():
                self.seats[entry.seat].away = self.seats[entry.seat].late = True
            case e.Returned():
                self.seats[entry.seat].away = self.seats[entry.seat].left = False
            case e.Resigned():
                seat = self.seats[entry.seat]
                seat.away = seat.left = seat.resigned = True
            case e.Interrupted():
                if not self.is_paused:  # otherwise that time is given back when the game goes on
                    self.clock.give_back_time(entry.milliseconds)
            case e.RematchMade():
                self.rematch = entry.table
            case e.Closed():
                self.status = "closed"
        return []

    def _count_log_usage(self, entry: e.Entry) -> None:
        match entry:
            case e.Sat() | e.Said():
                player = entry.player
            case e.Returned():
                player = self.seats[entry.seat].player or ""
            case e.BotSeated() | e.SeatOpened() | e.Removed() | e.Readmitted():
                player = self.host
            case _:
                return
        usage, length = self.log_usage, 150
        if isinstance(entry, e.Said):
            length += len(entry.text)
            if entry.spectator:
                usage = self.log_usage_of_spectators
        usage[player] = usage.get(player, 0) + length

    def _create(self, entry: e.Created, at: int) -> None:
        self.options = entry.options
        self.host = entry.host
        self.seats = [_planned(plan) for plan in entry.seats]
        self.clock = Clock.of(self.options.pace, len(self.seats))
        self.moves_by = [0] * len(self.seats)
        self.created_at = at

    def _sit(self, entry: e.Sat) -> None:
        """A player who sits down elsewhere needs no other seat reserved."""
        for seat in self.reserved_for(entry.player):
            self.seats[seat] = Seat()
        self.seats[entry.seat] = Seat(
            "player", entry.player, entry.name, local=entry.local, contribution=entry.contribution
        )
        self.host = self.host or entry.player

    def _leave(self, seat: int) -> None:
        left = self.seats[seat]
        if self.status != "waiting":
            left.away = left.left = True
            return
        self.seats[seat] = Seat()
        if left.player == self.host and left.player not in self.people():
            self.host = next(iter(self.people()), "")

    def _start(self) -> list[Event]:
        self.status = "running"
        seed = deal_seed(self.seed, self.id, self.contributions)
        self.game = Game(self.options.setup(), SeededDealer(seed))
        return list(self.game.events)

    def _move(self, entry: e.Moved) -> list[Event]:
        game = self.playing()
        events = game.play(parse_move(entry.move))
        self.moves_by[entry.seat] += 1
        self.seats[entry.seat].late = False
        if game.over:
            self.status = "finished"
        return events

    def _pause_or_go_on(self, at: int) -> None:
        """Time stands still while no player is there, and nobody is late any more who comes back after that."""
        is_empty = self.status == "running" and all(seat.away for seat in self.seats if seat.kind == "player")
        if is_empty and self.paused_since is None:
            self.paused_since = at
        elif not is_empty and self.paused_since is not None:
            for index, seat in enumerate(self.seats):
                if seat.late:
                    seat.late = False
                    self.clock.stop(index, self.paused_since)
            self.clock.give_back_time(at - self.paused_since)
            self.paused_since = None

    # --- reading ------------------------------------------------------------------------------------------------

    def playing(self) -> Game:
        """The game that has begun; it is an error of the caller to ask before."""
        if self.game is None:
            raise RuntimeError(f"the game at table {self.id} has not begun")
        return self.game

    @property
    def contributions(self) -> list[str | None]:
        return [seat.contribution for seat in self.seats]

    def people(self) -> dict[str, str]:
        """The players' names by their ids, in seat order."""
        names: dict[str, str] = {}
        for seat in self.seats:
            if seat.player is not None and not (seat.local and seat.player in names):
                names[seat.player] = seat.name
        return names

    def seats_of(self, player: str | None) -> list[int]:
        """All seats that a player holds; several on one device."""
        return [seat for seat, there in enumerate(self.seats) if player is not None and there.player == player]

    def reserved_for(self, player: str) -> dict[int, Reservation]:
        """The open seats that only this player may take."""
        return {seat: reserved for seat, reserved in self.reserved_seats.items() if reserved.player == player}

    def may_watch(self, player: str | None) -> bool:
        """Before the game every viewer may, since they may want to play."""
        return self.options.spectators or self.status == "waiting" or bool(self.seats_of(player))

    @property
    def is_over(self) -> bool:
        """Nobody plays here any more, so there is nothing left to give away."""
        return self.status in ("finished", "closed")

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from first to last as the scores stand; those who have resigned come last."""
        return tuple(sorted(self.playing().ranking, key=lambda seat: self.seats[seat].resigned))

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, there in enumerate(self.seats) if there.kind == "open"]

    @property
    def free_seats(self) -> list[int]:
        """The open seats that are reserved for nobody."""
        return [seat for seat in self.open_seats if self.seats[seat].reserved is None]

    @property
    def reserved_seats(self) -> dict[int, Reservation]:
        return {seat: there.reserved for seat, there in enumerate(self.seats) if there.reserved is not None}

    @property
    def reserved_until(self) -> int | None:
        """How long seats are reserved for those who played before; None if there are no such seats."""
        return self.created_at + RESERVED_LIMIT[self.options.pace.kind] if self.reserved_seats else None

    @property
    def waits_until(self) -> int:
        """How long the table waits for its game to begin."""
        return self.created_at + WAITING_LIMIT[self.options.pace.kind]

    def pending(self) -> list[int]:
        """The seats that have to decide now: all that have not kept their starting cards, then one at a time."""
        return self._pending

    @property
    def is_paused(self) -> bool:
        """The game is running, but no player is there: each has left, or their time is up."""
        return self.paused_since is not None

    def bots_to_move(self) -> list[int]:
        """The seats that a bot has to move for now. Without any player a bot would play for nobody."""
        if self.is_paused:
            return []
        return [seat for seat in self.pending() if self.seats[seat].is_played_by_bot]

    def due(self) -> int | None:
        """When something happens here by itself: a bot moves, a player's time is up, no player came or came back."""
        if self.status == "waiting":
            return self.waits_until if self.reserved_until is None else min(self.waits_until, self.reserved_until)
        if self.paused_since is not None:
            return self.paused_since + PAUSED_LIMIT
        if self.bots_to_move():
            return self.changed_at
        return min(self.deadlines().values(), default=None)

    def deadlines(self) -> dict[int, int]:
        """When the time of those who have to decide now is up, by seat."""
        ends = {seat: self.deadline(seat) for seat in self.clock.since}
        return {seat: end for seat, end in ends.items() if end is not None}

    def deadline(self, seat: int) -> int | None:
        """None if the seat's time does not run, or without end. While a bot plays it is not asked for."""
        return None if self.seats[seat].is_played_by_bot else self.clock.deadline(seat)

    def late_seats(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, end in self.deadlines().items() if end <= now]

    def move_of(self, seat: int, move_index: int) -> Move | None:
        """The seat's move of this index, from 0; None if it has not made it."""
        made = [move for move in (self.game.moves if self.game else ()) if move.seat == seat]
        return made[move_index] if move_index < len(made) else None

    def record(self) -> dict[str, Any]:
        """A finished game's record, with all that is needed to verify its deal."""
        bots = (seat.level if seat.kind == "bot" else None for seat in self.seats)
        players = [{"name": seat.name, "kind": kind_of(bot)} for seat, bot in zip(self.seats, bots, strict=True)]
        return record_of(self.playing(), players, {"fair": fairness_json(self.seed, self.id, self.contributions)})


def _planned(plan: e.SeatPlan) -> Seat:
    if plan.reserved_for is not None:
        return Seat(reserved=Reservation(plan.reserved_for, plan.name, plan.local))
    return Seat(plan.kind, plan.player, plan.name, plan.level, plan.local)


def _deciding(game: Game) -> list[int]:
    position = game.position
    if position.is_keeping:
        return [seat for seat in range(game.setup.players) if not position.has_kept(seat)]
    return [] if position.actor is None else [position.actor]
