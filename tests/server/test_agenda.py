"""The agenda against a plain list of what is due."""

import random

from lucca.server.live.agenda import Agenda


def test_it_gives_what_is_due_in_order_and_remembers_the_last_word() -> None:
    agenda = Agenda()
    assert agenda.next() is None
    assert agenda.put("a", 30)
    assert agenda.put("b", 20)
    assert agenda.put("c", 10)
    assert not agenda.put("a", 30)
    assert agenda.put("c", 40)
    agenda.remove("b")
    assert agenda.next() == 30
    assert agenda.take(29) == []
    assert agenda.take(40) == ["a", "c"]
    assert agenda.next() is None
    assert agenda.put("a", 30)


def test_it_does_what_a_list_would() -> None:
    chance = random.Random(5)
    agenda, due = Agenda(), dict[str, int]()
    for now in range(5_000):
        table = f"t{chance.randrange(20)}"
        if chance.random() < 0.1:
            agenda.remove(table)
            due.pop(table, None)
        else:
            when = now + chance.randrange(50)
            agenda.put(table, when)
            due[table] = when
        taken = agenda.take(now)
        assert sorted(taken) == sorted(table for table, when in due.items() if when <= now)
        for table in taken:
            del due[table]
        assert agenda.next() == min(due.values(), default=None)


def test_deadlines_that_are_put_off_again_and_again_take_no_room() -> None:
    agenda = Agenda()
    for move in range(100_000):
        agenda.put(f"t{move % 10}", 10**9 + move)
    assert len(agenda) < 200
    assert len(agenda.take(2 * 10**9)) == 10
