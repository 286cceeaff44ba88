"""Openskill ratings (Plackett-Luce) from the finishing orders of all games."""

from collections.abc import Iterator

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from lucca.arena.ledger import Ledger

# Bots do not get better from game to game, so nothing is added to the uncertainty of a rating between games.
_MODEL = PlackettLuce(tau=0.0)


class Rating(msgspec.Struct, frozen=True):
    """Every bot begins with mu 25 and sigma 8.33."""

    mu: float
    sigma: float


def ratings(ledger: Ledger) -> list[Rating]:
    """By entrant, after all games in the order of their ids, so that the order in which they were played is no matter.

    Copies of a bot sit with the same rating, and the bot gets the mean of what becomes of them: what copies
    do to each other cancels out.

    >>> from lucca.arena.run import WorkerPool, Run
    >>> from lucca.arena.settings import settings
    >>> with Run(settings(["mason", "random"], seed=1), deals=3) as run:
    ...     played = list(run.play(WorkerPool()))
    >>> mason, random = ratings(run.ledger)
    >>> mason.mu > 25 > random.mu
    True
    """
    found = [_rating(_MODEL.rating()) for _ in ledger.settings.entrants]
    for lineup, order in _games(ledger):
        ranks = [0.0] * len(order)
        for rank, seat in enumerate(order):
            ranks[seat] = float(rank)
        teams = [[_MODEL.rating(found[entrant].mu, found[entrant].sigma)] for entrant in lineup]
        rated = [team[0] for team in _MODEL.rate(teams, ranks=ranks)]
        for entrant in set(lineup):
            found[entrant] = _mean([rated[seat] for seat, who in enumerate(lineup) if who == entrant])
    return found


def _games(ledger: Ledger) -> Iterator[tuple[list[int], list[int]]]:
    """(the entrants by seat, the seats from first to last) of every game played."""
    settings = ledger.settings
    matches = settings.matches
    for game in settings.games(ledger.deals):
        order = ledger.finishing_order(game)
        if order:
            single, copies = matches[game.match]
            yield [single if seat == game.seat else copies for seat in range(settings.players)], order


def _rating(rating: PlackettLuceRating) -> Rating:
    return Rating(rating.mu, rating.sigma)


def _mean(ratings: list[PlackettLuceRating]) -> Rating:
    count = len(ratings)
    return Rating(sum(rating.mu for rating in ratings) / count, sum(rating.sigma for rating in ratings) / count)
