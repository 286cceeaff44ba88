"""What people may do at a table: every request becomes an entry for its log, or a refusal that says why not.

Whether the rules of the game allow a move, `Table.apply` finds out.
"""

from collections.abc import Container, Mapping, Sequence

from lucca.rules.decisions import Decision, Move, move_of
from lucca.rules.errors import IllegalMoveError
from lucca.server.base.errors import NotAllowed, NotValid, Refusal
from lucca.server.base.texts import is_readable, shown
from lucca.server.tables import entries as e
from lucca.server.tables.options import MAX_NAME, clean_name
from lucca.server.tables.table import Seat, Table

MAX_SAID = 500
MAX_LOG_USAGE = 80_000
"""Of one player. Every client that connects gets the whole log, so it must not become endless."""
MAX_LOG_USAGE_OF_ALL = 300_000
MAX_LOG_USAGE_OF_SPECTATORS = 100_000
"""Of all together, and apart from that of the players: however much strangers say, players can speak and come back."""


def sit(table: Table, player: str, name: str, seat: int | None, contribution: str | None) -> list[e.Entry]:
    """Take an open seat, any one if none is named; at a rematch, all seats that are reserved for the player."""
    _only_while_waiting(table)
    _require_log_space(table, player)
    if table.seats_of(player):
        raise Refusal("already-seated", "you sit at this table already")
    if player in table.removed:
        raise NotAllowed("removed", "the host has removed you from this table, and can let you in again")
    if not table.open_seats:
        raise Refusal("table-full", "every seat at this table is taken")
    reserved = table.reserved_for(player)
    if reserved and (seat is None or seat in reserved):
        return [
            e.Sat(at, player, there.name if there.local else name, contribution, there.local)
            for at, there in reserved.items()
        ]
    return [e.Sat(_free_seat(table, seat), player, name, contribution)]


def _free_seat(table: Table, wanted: int | None) -> int:
    """The seat that is wanted, or the first that is free."""
    free = table.free_seats
    if wanted in free or (wanted is None and free):
        return free[0] if wanted is None else wanted
    reserved = [there.name for seat, there in table.reserved_seats.items() if wanted in (None, seat)]
    if reserved:
        raise Refusal("seat-reserved", f"reserved for {', '.join(reserved)}, who played here before")
    raise Refusal("seat-taken", f"seat {wanted} is not open")


def leave(table: Table, player: str) -> list[e.Entry]:
    """Give up all one's seats; during a game a bot plays on for them. A table without people is closed.

    Those for whom seats of a rematch are reserved decline them by this.
    """
    if table.status == "waiting" and (reserved := table.reserved_for(player)):
        return [e.Released(seat, "declined") for seat in reserved]
    seats = _only_seated(table, player)
    if table.is_over:
        raise Refusal("over", "the game is over")
    entries: list[e.Entry] = [e.Left(seat) for seat in seats if not table.seats[seat].left]
    if table.status == "waiting" and set(table.people()) == {player}:
        entries.append(e.Closed())
    return entries


def resign(table: Table, player: str) -> list[e.Entry]:
    """Lose the game, and let a bot play on for the others. When nobody is left who has not resigned, it is closed."""
    if table.status != "running":
        raise Refusal("not-running", "no game is running at this table")
    seats = _only_seated(table, player)
    if set(table.people()) == {player}:
        raise Refusal("alone", "nobody else plays here: close the table instead")
    entries: list[e.Entry] = [e.Resigned(seat) for seat in seats if not table.seats[seat].resigned]
    if entries and all(seat.resigned or seat.player in (None, player) for seat in table.seats):
        entries.append(e.Closed())
    return entries


def close(table: Table, player: str) -> list[e.Entry]:
    """End a game without a result, where nobody else plays."""
    _only_seated(table, player)
    if table.is_over:
        raise Refusal("over", "the game is over")
    if set(table.people()) != {player}:
        raise Refusal("not-alone", "other people play here, too")
    return [e.Closed()]


def seat_bot(table: Table, player: str, seat: int, level: str, levels: Container[str]) -> e.BotSeated:
    """The host lets a bot play at an open seat, or another bot than before."""
    _only_host(table, player)
    _only_while_waiting(table)
    _require_log_space(table, player)
    refuse_level(level, levels)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "player":
        raise Refusal("seat-taken", f"seat {seat} is not open")
    return e.BotSeated(seat, level)


def open_seat(table: Table, player: str, seat: int) -> e.SeatOpened:
    """The host takes a bot away."""
    _only_host(table, player)
    _only_while_waiting(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "bot":
        raise Refusal("no-bot", f"there is no bot at seat {seat}")
    return e.SeatOpened(seat)


def remove(table: Table, player: str, seat: int) -> list[e.Entry]:
    """The host takes another player's seats away, or gives up the reservation of a seat of a rematch."""
    _only_host(table, player)
    _only_while_waiting(table)
    there = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if there is not None and there.reserved is not None:
        return [e.Released(seat, "host")]
    if there is None or there.player is None or there.player == player:
        raise Refusal("nobody-there", f"there is no other player at seat {seat}")
    _require_log_space(table, player)
    return [e.Removed(seat, there.player, table.people()[there.player]) for seat in table.seats_of(there.player)]


def readmit(table: Table, player: str, guest: str) -> list[e.Entry]:
    """The host lets a player sit down again who was removed."""
    _only_host(table, player)
    _only_while_waiting(table)
    _require_log_space(table, player)
    return [e.Readmitted(guest, table.removed[guest])] if guest in table.removed else []


def start(
    table: Table, player: str, level: str, levels: Container[str], contribution: str | None = None
) -> list[e.Entry]:
    """The host begins the game; bots of this level take the seats that are still open."""
    _only_host(table, player)
    _only_while_waiting(table)
    refuse_level(level, levels)
    contributed = [] if contribution is None else _contributed(table, player, contribution)
    return [*contributed, *(e.BotSeated(seat, level) for seat in table.open_seats), e.GameStarted()]


def contribute(table: Table, player: str, contribution: str) -> list[e.Entry]:
    """Add randomness to the deal, once for each seat, before the game. The same again does no harm."""
    _only_while_waiting(table)
    _only_seated(table, player)
    if any(table.seats[seat].contribution not in (None, contribution) for seat in table.seats_of(player)):
        raise Refusal("contributed", "you have contributed to this deal already")
    return _contributed(table, player, contribution)


def _contributed(table: Table, player: str, contribution: str) -> list[e.Entry]:
    seats = [seat for seat in table.seats_of(player) if table.seats[seat].contribution is None]
    return [e.Contributed(seat, contribution) for seat in seats]


def come_back(table: Table, player: str) -> list[e.Entry]:
    """Take over again from the bots that play for one's seats."""
    if table.status != "running":
        raise Refusal("not-running", "no game is running at this table")
    seats = _only_seated(table, player)
    if all(table.seats[seat].resigned for seat in seats):
        raise Refusal("resigned", "you have resigned this game")
    _require_log_space(table, player)
    return [e.Returned(seat) for seat in seats if table.seats[seat].away]


def say(table: Table, player: str, name: str, text: str) -> e.Said:
    """Players speak to everybody, spectators among themselves: they could tell what a player does not see.

    Spectators speak from the beginning of the game. Before it they may still sit down, and nobody who sits down has
    heard them.
    """
    is_spectator = not table.seats_of(player)
    if is_spectator:
        may_watch(table, player)
        if table.game is None:
            raise NotAllowed("not-seated", "before the game only players at the table can write here")
        _require_log_space_for_spectator(table, player)
    else:
        _require_log_space(table, player)
    said = shown(text)
    if not is_readable(said):
        raise NotValid("empty", "there is nothing to say")
    if len(said) > MAX_SAID:
        raise NotValid("too-long", f"a message has at most {MAX_SAID} characters, this one {len(said)}")
    return e.Said(player, name if is_spectator else table.people()[player], said, is_spectator)


def confirm(table: Table, player: str, seat: int, move_index: int, decisions: Sequence[Decision]) -> e.Moved | None:
    """A player's whole move; None if just this move was confirmed before, so that asking twice does no harm."""
    require_own_seat(table, player, seat)
    move = whole_move(seat, decisions)
    if move_index < table.moves_by[seat]:
        if table.move_of(seat, move_index) == move:
            return None
        raise Refusal("stale", "this move was made already, and another one")
    may_draft(table, player, seat, move_index)
    return e.Moved(seat, str(move), "player")


def bot_move(table: Table, seat: int, move_index: int, move: Move) -> e.Moved | None:
    """What a bot does at a seat; None if it is not asked any more."""
    if table.status != "running" or table.moves_by[seat] != move_index or seat not in table.bots_to_move():
        return None
    return e.Moved(seat, str(move), "bot")


def overdue(table: Table, now: int) -> list[e.Entry]:
    """What time alone brings about."""
    if table.status == "waiting":
        if table.waits_until <= now:
            return [e.Closed()]
        if table.reserved_until is not None and table.reserved_until <= now:
            return [e.Released(seat, "time") for seat in table.reserved_seats]
        return []
    if table.is_paused:
        due = table.due()
        return [e.Closed()] if due is not None and due <= now else []
    return [e.TimedOut(seat) for seat in table.late_seats(now)]


def may_rematch(table: Table, player: str) -> None:
    """Refusal if the game is not over, NotAllowed if the player did not play."""
    if not table.is_over:
        raise Refusal("not-over", "the game is not over yet")
    if not table.seats_of(player):
        raise NotAllowed("not-seated", "only those who played can ask for a rematch")


def seats_of_rematch(table: Table, host: str) -> tuple[e.SeatPlan, ...]:
    """Bots and the one who asks sit where they sat; the others' seats are reserved for them."""
    return tuple(_again(seat, host) for seat in table.seats)


def _again(seat: Seat, host: str) -> e.SeatPlan:
    if seat.player in (None, host):
        return e.SeatPlan(seat.kind, seat.player, seat.name, seat.level, seat.local)
    return e.SeatPlan("open", name=seat.name, local=seat.local, reserved_for=seat.player)


def whole_move(seat: int, decisions: Sequence[Decision]) -> Move:
    """The move that decisions in their proper order make."""
    try:
        return move_of(seat, decisions)
    except IllegalMoveError as error:
        raise Refusal("incomplete", error.message, error.clause) from None


def may_watch(table: Table, player: str | None) -> None:
    """NotAllowed for viewers who are not to see the table."""
    if not table.may_watch(player):
        raise NotAllowed("no-spectators", "only its players may look at this table")


def may_draft(table: Table, player: str, seat: int, move_index: int) -> None:
    """Whether the seat is to decide now, and which move it is."""
    require_own_seat(table, player, seat)
    if table.status != "running":
        raise Refusal("not-running", "no game is running at this table")
    if move_index != table.moves_by[seat]:
        raise Refusal("stale", f"move {move_index} of seat {seat} is not the one to be made now")
    if seat not in table.pending():
        raise Refusal("not-your-turn", f"it is not seat {seat}'s turn", "4.1")
    if table.seats[seat].away:
        raise Refusal("away", "a bot plays for this seat; come back to it first")
    if table.seats[seat].late:
        raise Refusal("away", "the time for this move is up, and a bot makes it")


def require_own_seat(table: Table, player: str, seat: int) -> None:
    """NotAllowed if the seat is not the player's."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].player != player:
        raise NotAllowed("not-your-seat", f"seat {seat} is not yours")


def checked_name(text: str) -> str:
    """The name as it is shown; NotValid if it cannot be."""
    name = clean_name(text)
    if name is None:
        raise NotValid("bad-name", f"a name has 1 to {MAX_NAME} visible characters")
    return name


def refuse_level(level: str, levels: Container[str]) -> None:
    """NotValid if there is no such bot."""
    if level not in levels:
        raise NotValid("no-such-bot", f"there is no bot {level!r}")


def _only_seated(table: Table, player: str) -> list[int]:
    """The player's seats."""
    seats = table.seats_of(player)
    if not seats:
        raise NotAllowed("not-seated", "you do not sit at this table")
    return seats


def _only_host(table: Table, player: str) -> None:
    if table.host != player:
        raise NotAllowed("not-host", "only the host of the table can do that")


def _require_log_space(table: Table, player: str) -> None:
    _refuse_endless(table.log_usage, player, MAX_LOG_USAGE_OF_ALL)


def _require_log_space_for_spectator(table: Table, player: str) -> None:
    _refuse_endless(table.log_usage_of_spectators, player, MAX_LOG_USAGE_OF_SPECTATORS)


def _refuse_endless(usage: Mapping[str, int], player: str, of_all: int) -> None:
    if usage.get(player, 0) > MAX_LOG_USAGE or sum(usage.values()) > of_all:
        raise Refusal("enough", "so much has been said and done at this table that it takes only moves now")


def _only_while_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("started", "the game has begun" if table.status == "running" else "the table is closed")
