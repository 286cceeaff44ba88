"""What happens to the tables in memory, for the other parts of the server."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lucca.server.base.signals import Signal
from lucca.server.live.room import Room
from lucca.server.tables.entries import Entry
from lucca.server.tables.table import Table


@dataclass(frozen=True)
class Signals:
    """One for each process: every part gets it when it is made, and connects to what it needs to know."""

    changed: Signal[[Table]] = field(default_factory=Signal)
    """A table is in memory since now, or has changed; what is told is on disk."""
    saved: Signal[[Sequence[Entry]]] = field(default_factory=Signal)
    """This node has written these to a log."""
    presence: Signal[[Room]] = field(default_factory=Signal)
    """Other viewers than before look at a table at this node."""
    logged_out: Signal[[str]] = field(default_factory=Signal)
    """A request to this node has logged a player out everywhere."""
    outdated: Signal[[str]] = field(default_factory=Signal)
    """What is remembered of a player may not be true any more."""
