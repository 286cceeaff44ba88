"""What evaluating turns needs besides the networks: large arrays, shared by all bots of one thread."""

import threading
from dataclasses import dataclass, field

import numpy as np

from lucca.bots.kernels.network import Desk, Network, new_desk
from lucca.bots.kernels.policy import Doubles
from lucca.bots.kernels.turns import MOST_RESULTS, Turns, new_turns
from lucca.rules.cards import Deck
from lucca.rules.kernels.layout import SEATS


def _by_result() -> Doubles:
    return np.zeros((MOST_RESULTS, SEATS))


@dataclass
class Workbench:
    """Results of the turn under consideration with their forecasts, and the same once more for turns that follow."""

    turns: Turns = field(default_factory=new_turns)
    win: Doubles = field(default_factory=_by_result)
    points: Doubles = field(default_factory=_by_result)
    likings: Doubles = field(default_factory=lambda: np.zeros(MOST_RESULTS))
    later_turns: Turns = field(default_factory=new_turns)
    later_win: Doubles = field(default_factory=_by_result)
    later_points: Doubles = field(default_factory=_by_result)
    _desks: dict[tuple[int, int], tuple[Network, Deck, Desk]] = field(default_factory=dict)

    def desk(self, network: Network, deck: Deck) -> Desk:
        """The desk for a network: what it has encoded is worth keeping from turn to turn, but for one deck only."""
        key = (id(network.out_bias), id(deck))
        if key not in self._desks:
            if len(self._desks) >= 16:
                self._desks.clear()
            self._desks[key] = (network, deck, new_desk(network))  # both are kept, so that their ids stay theirs
        return self._desks[key][2]


_of_thread = threading.local()


def workbench() -> Workbench:
    """The one of this thread."""
    if not hasattr(_of_thread, "workbench"):
        _of_thread.workbench = Workbench()
    bench: Workbench = _of_thread.workbench
    return bench
