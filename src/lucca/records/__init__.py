"""Games as files, `lucca-record/1`: write, read, check, replay, tell.

* `record_of(game)` is a game so far as a JSON value, `dumps` its text: one line of a file.
* `parse(text)` reads a record, `read_records(path)` a whole file. Both look at its form alone.
* `lucca.records.check.check(record)` plays it again by the rules and compares all that it claims.
* `lucca.records.replay.replay(record)` gives the `Game` again, `steps(record)` move by move with events and table.
* `game_text` tells a game in sentences, `verify` says whether its deal was fair.

A record that is wrong is a `RecordError`, which names the move and the clause.

>>> from lucca.records import dumps, game_text, parse, record_of
>>> from lucca.rules import Game
>>> record = parse(dumps(record_of(Game.new(players=3, seed=1), [{"name": "Ada"}, {}, {}])))
>>> print(game_text(record).splitlines()[-1])
Not finished: Ada, Seat 1 and Seat 2 must still choose

The names here load on first use, so that `import lucca.records` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.records.errors import RecordError
    from lucca.records.fairness import Fairness, FairnessError, verify
    from lucca.records.files import read_records
    from lucca.records.read import Record, parse
    from lucca.records.replay import Step, steps
    from lucca.records.text import event_text, game_text
    from lucca.records.write import dumps, record_of

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.records.errors": ("RecordError",),
        "lucca.records.fairness": ("Fairness", "FairnessError", "verify"),
        "lucca.records.files": ("read_records",),
        "lucca.records.read": ("Record", "parse"),
        "lucca.records.replay": ("Step", "steps"),
        "lucca.records.text": ("event_text", "game_text"),
        "lucca.records.write": ("dumps", "record_of"),
    },
)

__all__ = [
    "Fairness",
    "FairnessError",
    "Record",
    "RecordError",
    "Step",
    "dumps",
    "event_text",
    "game_text",
    "parse",
    "read_records",
    "record_of",
    "steps",
    "verify",
]
