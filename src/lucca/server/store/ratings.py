"""Ratings of people and bots, by number of players, brought up to date with every finished game."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from lucca.server.store import schema as db
from lucca.server.store.commits import Result, SeatResult

_model = PlackettLuce()
FIRST_RATING = 1500
POINTS_OF_SKILL = 30
PROVISIONAL_GAMES = 10
Key = tuple[str, int]
"""Who, and with how many players."""


class Standing:
    """A rating with what it is made of."""

    __slots__ = ("games", "mu", "points", "sigma", "wins")

    def __init__(self, mu: float, sigma: float, games: int, wins: int, points: int) -> None:
        self.mu, self.sigma, self.games, self.wins, self.points = mu, sigma, games, wins, points


_fresh = _model.rating()
NEWCOMER = Standing(_fresh.mu, _fresh.sigma, 0, 0, 0)


def shown_rating(mu: float) -> int:
    """The rating that people see: 1500 for a newcomer, 30 points for each unit of openskill's mu, never below 0.

    With 30 a difference means about what it means in chess: between two players who are well known, 400 points are a
    chance of ten to one. Only winning and losing change it, not the number of games.

    >>> [shown_rating(mu) for mu in (NEWCOMER.mu, 28.4, -60.0)]
    [1500, 1602, 0]
    """
    return max(0, round(FIRST_RATING + POINTS_OF_SKILL * (mu - NEWCOMER.mu)))


def is_provisional(games: int) -> bool:
    """Whether a rating rests on few games: it still jumps, and the leaderboard shows it below the others."""
    return games < PROVISIONAL_GAMES


async def rate(connection: AsyncConnection, results: Sequence[Result]) -> None:
    """Change the ratings of all who played, in the transaction that writes the games' ends.

    Rows are made and locked in the same order by all nodes, so that none overlooks another or waits for it for ever.
    """
    results = [result for result in results if len({seat.who for seat in result.seats}) > 1]
    keys = sorted({(seat.who, result.players) for result in results for seat in result.seats})
    if not keys:
        return
    add, put = _WRITE[connection.dialect.name]
    await connection.execute(add, _rows(dict.fromkeys(keys, NEWCOMER)))
    standings = await _standings(connection, keys)
    seats: list[dict[str, object]] = []
    for result in results:
        mine = {who: standing for (who, players), standing in standings.items() if players == result.players}
        after = _rated(mine, result.seats)
        standings |= {(who, result.players): standing for who, standing in after.items()}
        seats += [{"t": result.table, "s": seat.seat, "m": after[seat.who].mu} for seat in result.seats]
    await connection.execute(put, _rows(standings))
    await connection.execute(_AFTER_GAME, seats)


def _written(insert: Any) -> tuple[Any, Any]:
    """How newcomers are added, and how all ratings are put."""
    changed = {name: insert.excluded[name] for name in ("mu", "sigma", "games", "wins", "points")}
    return (
        insert.on_conflict_do_nothing(),
        insert.on_conflict_do_update(index_elements=["who", "players"], set_=changed),
    )


_WRITE = {"postgresql": _written(postgresql.insert(db.ratings)), "sqlite": _written(sqlite.insert(db.ratings))}
_AFTER_GAME = (
    update(db.seats)
    .where(db.seats.c.table_id == bindparam("t"), db.seats.c.seat == bindparam("s"))
    .values(mu=bindparam("m"))
)
_READ = (
    select(db.ratings)
    .where(tuple_(db.ratings.c.who, db.ratings.c.players).in_(bindparam("keys", expanding=True)))
    .order_by(db.ratings.c.who, db.ratings.c.players)
    .with_for_update()
)


async def _standings(connection: AsyncConnection, keys: Sequence[Key]) -> dict[Key, Standing]:
    return {
        (row.who, row.players): Standing(row.mu, row.sigma, row.games, row.wins, row.points)
        for row in (await connection.execute(_READ, {"keys": keys})).all()
    }


def _rated(standings: Mapping[str, Standing], seats: Sequence[SeatResult]) -> dict[str, Standing]:
    """A player or level that holds several seats gets the mean of what these seats earned."""
    teams = [[_model.rating(standings[seat.who].mu, standings[seat.who].sigma)] for seat in seats]
    rated = _model.rate(teams, ranks=[seat.rank for seat in seats])
    earned_by = defaultdict(list)
    for seat, (after,) in zip(seats, rated, strict=True):
        earned_by[seat.who].append((seat, after))
    return {who: _after(standings[who], earned) for who, earned in earned_by.items()}


def _after(before: Standing, earned: Sequence[tuple[SeatResult, PlackettLuceRating]]) -> Standing:
    count = len(earned)
    return Standing(
        mu=sum(rating.mu for _, rating in earned) / count,
        sigma=sum(rating.sigma for _, rating in earned) / count,
        games=before.games + count,
        wins=before.wins + sum(seat.rank == 1 for seat, _ in earned),
        points=before.points + sum(seat.score for seat, _ in earned),
    )


def _rows(standings: Mapping[Key, Standing]) -> list[dict[str, object]]:
    return [
        {
            "who": who,
            "players": players,
            "mu": standing.mu,
            "sigma": standing.sigma,
            "games": standing.games,
            "wins": standing.wins,
            "points": standing.points,
        }
        for (who, players), standing in sorted(standings.items(), key=lambda item: item[0])
    ]
