"""Every result of a run in a few arrays: by match, deal, seat of the single bot, and seat."""

from array import array
from collections import Counter
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from lucca.arena.play import GameResult
from lucca.arena.settings import GameId, Settings
from lucca.arena.statistics import Values
from lucca.rules.errors import LuccaError

_MISSING = 255
Flags = npt.NDArray[np.bool_]


class Ledger:
    """The results of the first so many deals. It does not matter in which order, or how often, they are added."""

    def __init__(self, settings: Settings, deals: int) -> None:
        self.settings = settings
        self.deals = deals
        self.games = 0
        self.micros = [array("Q") for _ in settings.entrants]
        """By entrant: the time of every turn, except in games that were `cold`."""
        self.faults: list[Counter[str]] = [Counter() for _ in settings.entrants]
        """By entrant: how often which kind."""
        self.first_faults: list[dict[str, tuple[GameId, str]]] = [{} for _ in settings.entrants]
        """By entrant and kind: what the fault in the earliest game said."""
        shape = (len(settings.matches), deals, settings.players, settings.players)
        self.scores = np.zeros(shape, np.int16)
        self.order = np.full(shape, _MISSING, np.uint8)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(self.settings.matches) * self.deals * self.settings.players

    def add(self, result: GameResult) -> bool:
        """Count a result; whether it is a new one of these deals. LuccaError if it cannot be of these settings."""
        matches, _, players, _ = self.order.shape
        possible = 0 <= result.match < matches and 0 <= result.seat < players and result.deal >= 0
        if not possible or not len(result.scores) == len(result.order) == len(result.micros) == players:
            raise LuccaError(f"there is no such game in this run: {result.id}")
        place = result.match, result.deal, result.seat
        if result.deal >= self.deals or self._has(place):
            return False
        self.scores[place] = result.scores
        self.order[place] = result.order
        self.games += 1
        self._count_by_entrant(result)
        return True

    def _has(self, place: tuple[int, int, int]) -> bool:
        return bool(self.order[(*place, 0)] != _MISSING)

    def _count_by_entrant(self, result: GameResult) -> None:
        single, copies = self.settings.matches[result.match]
        for seat, times in enumerate(() if result.cold else result.micros):
            self.micros[single if seat == result.seat else copies].extend(times)
        for seat, faults in result.faults.items():
            entrant = single if seat == result.seat else copies
            first = self.first_faults[entrant]
            for fault in faults:
                self.faults[entrant][fault.kind] += 1
                found = result.id, fault.message
                first[fault.kind] = min(first.get(fault.kind, found), found)

    def missing(self) -> Iterator[GameId]:
        """The games that are still to be played, in their order. Results may be added meanwhile."""
        for game in self.settings.games(self.deals):
            if not self._has((game.match, game.deal, game.seat)):
                yield game

    def finishing_order(self, game: GameId) -> list[int]:
        """The seats from first to last; empty if the game was not played."""
        order: list[int] = self.order[game.match, game.deal, game.seat].tolist()
        return [] if order[0] == _MISSING else order

    # --- what the numbers say -----------------------------------------------------------------------------------------

    def complete(self, match: int) -> Flags:
        """Which deals have been played in all seats."""
        flags: Flags = (self.order[match, :, :, 0] != _MISSING).all(axis=1)
        return flags

    def wins(self, match: int) -> Values:
        """By deal and seat: 1 where the single bot won."""
        seats = np.arange(self.settings.players)
        wins: Values = (self.order[match, :, :, 0] == seats).astype(np.float64)
        return wins

    def margins(self, match: int) -> Values:
        """By deal and seat: the points of the single bot less the mean of the others'."""
        seats = np.arange(self.settings.players)
        scores = self.scores[match].astype(np.float64)
        own = scores[:, seats, seats]
        margins: Values = own - (scores.sum(axis=2) - own) / (self.settings.players - 1)
        return margins

    def points(self, entrant: int) -> float:
        """The mean score of an entrant, over all its seats."""
        found = [
            self._seat_scores(number, alone)
            for number, match in enumerate(self.settings.matches)
            for alone, who in ((True, match.single), (False, match.copies))
            if who == entrant
        ]
        scores = np.concatenate(found)
        return float(scores.mean()) if len(scores) else 0.0

    def _seat_scores(self, match: int, alone: bool) -> npt.NDArray[np.int16]:
        """The scores of the single bot, or of the copies, in every game played."""
        played = self.order[match, :, :, 0] != _MISSING
        single = np.broadcast_to(np.eye(self.settings.players, dtype=bool), self.scores[match].shape)
        scores: npt.NDArray[np.int16] = self.scores[match][played][single[played] == alone]
        return scores
