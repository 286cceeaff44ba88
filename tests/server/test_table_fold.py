"""A table is what its log makes of it, whatever the log: no server, clock or database is needed to tell."""

import random

import pytest

from lucca.records.fairness import commitment_of
from lucca.rules.decisions import Move
from lucca.rules.errors import IllegalMoveError
from lucca.server.base.errors import Refusal
from lucca.server.tables import conduct
from lucca.server.tables import entries as e
from lucca.server.tables.options import Options, Pace
from lucca.server.tables.table import PAUSED_LIMIT, Table

SEED = bytes(range(32))
PACE = Pace("live", 30, 60)


def new_table(players: int = 3, pace: Pace = PACE, bots: int = 0) -> Table:
    """A table at which players p0, p1 … and bots sit."""
    table = Table("table", SEED)
    people = [e.SeatPlan("player", f"p{seat}", f"Player {seat}") for seat in range(players - bots)]
    seats = (*people, *(e.SeatPlan("bot", name="mason", level="mason") for _ in range(bots)))
    options = Options(players=players, pace=pace)
    table.apply(e.Created(options, "p0", seats, commitment_of(SEED)), 0)
    return table


def any_move(table: Table, seat: int, random: random.Random) -> Move:
    draft = table.playing().draft(seat)
    while not draft.complete:
        draft.apply(random.choice(draft.legal_decisions()))
    return draft.move


def play_on(table: Table, random: random.Random, at: int) -> e.Moved:
    """Some seat that is to decide makes some move."""
    seat = random.choice(table.pending())
    entry = e.Moved(seat, str(any_move(table, seat, random)))
    table.apply(entry, at)
    return entry


@pytest.mark.parametrize("seed", range(12))
def test_a_player_who_decides_has_the_whole_time_of_a_turn_for_every_move(seed: int) -> None:
    dice = random.Random(seed)
    table = new_table(players=2 + seed % 4)
    now = 0
    table.apply(e.GameStarted(), now)
    while table.status == "running":
        for seat in table.pending():
            assert table.deadline(seat) is not None
        banks = list(table.clock.banks)
        since = dict(table.clock.since)
        now += dice.randrange(40_000)
        moved = play_on(table, dice, now)
        late = max(0, now - since[moved.seat] - 30_000)
        banks[moved.seat] = max(0, banks[moved.seat] - late)
        assert table.clock.banks == banks, "only who moved has spent time, and only what was over the turn's"
        for seat in table.pending():
            waited_already = seat in since and seat != moved.seat
            assert table.clock.since[seat] == (since[seat] if waited_already else now)
    assert table.clock.since == {}
    assert table.due() is None


@pytest.mark.parametrize("bank", [0, 60])
def test_a_seats_time_is_up_at_its_deadline_and_not_before(bank: int) -> None:
    table = new_table(pace=Pace("live", 30, bank))
    table.apply(e.GameStarted(), 1000)
    end = 1000 + 30_000 + 1000 * bank
    assert table.due() == end
    assert table.late_seats(end - 1) == []
    assert table.late_seats(end) == [0, 1, 2]


def test_time_that_no_server_runs_counts_against_nobody() -> None:
    table = new_table()
    table.apply(e.GameStarted(), 0)
    table.apply(e.Interrupted(500_000), 500_000)
    assert table.deadline(0) == 500_000 + 90_000


def test_bots_have_no_deadline() -> None:
    table = new_table(bots=1)
    table.apply(e.GameStarted(), 0)
    assert table.bots_to_move() == [2]
    assert table.deadline(2) is None
    table.apply(e.Left(0), 10)
    assert table.bots_to_move() == [0, 2]
    assert table.deadline(0) is None


def test_a_game_without_any_player_is_paused_and_goes_on_with_the_first_who_comes_back() -> None:
    table = new_table(bots=1)
    table.apply(e.GameStarted(), 0)
    table.apply(e.Left(0), 10_000)
    assert not table.is_paused
    table.apply(e.TimedOut(1), 90_000)
    assert table.is_paused
    assert (table.bots_to_move(), table.deadlines(), table.due()) == ([], {}, 90_000 + PAUSED_LIMIT)
    table.apply(e.Interrupted(400_000), 500_000)
    assert conduct.overdue(table, 90_000 + PAUSED_LIMIT - 1) == []
    assert conduct.overdue(table, 90_000 + PAUSED_LIMIT) == [e.Closed()]
    table.apply(e.Returned(1), 1_000_000)
    assert not table.is_paused
    assert table.bots_to_move() == [0, 2]
    assert table.deadlines() == {1: 1_000_000 + 30_000}, "the time of a turn, and nothing in the bank"
    conduct.may_draft(table, "p1", 1, 0)


def test_nothing_happens_by_itself_at_a_game_that_was_closed() -> None:
    table = new_table(bots=1)
    table.apply(e.GameStarted(), 0)
    table.apply(e.Closed(), 10)
    assert (table.bots_to_move(), table.pending(), table.deadlines(), table.due()) == ([], [], {}, None)


def test_a_player_who_leaves_and_comes_back_in_the_same_turn_gains_no_time() -> None:
    table = new_table()
    table.apply(e.GameStarted(), 0)
    for at in (10_000, 20_000, 70_000):
        table.apply(e.Left(0), at)
        table.apply(e.Returned(0), at + 1000)
        assert table.deadline(0) == 90_000
        assert table.bots_to_move() == []


def test_a_bot_makes_the_move_whose_time_is_up_even_if_its_player_is_back_meanwhile() -> None:
    dice = random.Random(1)
    table = new_table()
    table.apply(e.GameStarted(), 0)
    table.apply(e.TimedOut(0), 90_000)
    table.apply(e.Returned(0), 90_001)
    assert not table.seats[0].away
    assert table.bots_to_move() == [0]
    assert table.deadline(0) is None
    with pytest.raises(Refusal, match="a bot"):
        conduct.may_draft(table, "p0", 0, 0)
    table.apply(e.Moved(0, str(any_move(table, 0, dice)), "bot"), 90_002)
    for seat in (1, 2):
        table.apply(e.Moved(seat, str(any_move(table, seat, dice))), 90_003)
    while table.pending() != [0]:
        play_on(table, dice, 90_003)
    assert table.bots_to_move() == []
    assert table.deadline(0) == 90_003 + 30_000, "the time of a new turn, and nothing in the bank"
    conduct.may_draft(table, "p0", 0, 1)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_log_makes_the_same_table(seed: int) -> None:
    dice = random.Random(seed)
    table = new_table(players=2 + seed % 4, bots=1)
    log: list[tuple[e.Entry, int]] = []

    def happen(*entries: e.Entry) -> None:
        for entry in entries:
            table.apply(entry, len(log))
            log.append((entry, len(log)))

    happen(e.Contributed(0, "c0ffee"), e.GameStarted())
    while table.status == "running":
        if dice.random() < 0.1:
            happen(*conduct.leave(table, "p0"))
        if dice.random() < 0.2:
            happen(*conduct.come_back(table, "p0"), conduct.say(table, "p0", "", "ciao"))
        seat = dice.choice(table.pending())
        happen(e.Moved(seat, str(any_move(table, seat, dice))))
    again = new_table(players=2 + seed % 4, bots=1)
    for entry, at in log:
        again.apply(e.decode_entry(e.encode_entry(entry)), at)
    assert again.record() == table.record()
    for name in ("seq", "seats", "clock", "status", "moves_by", "host", "changed_at"):
        assert getattr(again, name) == getattr(table, name), name


def test_an_illegal_move_changes_nothing() -> None:
    table = new_table()
    table.apply(e.GameStarted(), 0)
    hand = [card.id for card in table.playing().view(0).hand]
    before = (table.seq, table.changed_at, table.playing().position.raw.tobytes(), dict(table.clock.since))
    for move in (f"0: keep {hand[0]} {hand[0]}", "0: take 0; 1 wall, 2 wall, 3 wall", f"1: keep {hand[0]} {hand[1]}"):
        with pytest.raises(IllegalMoveError):
            table.apply(e.Moved(0, move), 1)
        after = (table.seq, table.changed_at, table.playing().position.raw.tobytes(), dict(table.clock.since))
        assert after == before


def test_another_contribution_is_another_deal() -> None:
    hands = set()
    for contributions in ((), ("aa",), ("bb",), ("aa", "bb")):
        table = new_table()
        for seat, contribution in enumerate(contributions):
            table.apply(e.Contributed(seat, contribution), 0)
        table.apply(e.GameStarted(), 0)
        hands.add(tuple(card.id for card in table.playing().view(0).hand))
    assert len(hands) == 4
