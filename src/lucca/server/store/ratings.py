"""Ratings of people and bots, by number of players, kept up with every finished game."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from lucca.server.store import schema as db
from lucca.server.store.commits import Place, Result

_model = PlackettLuce()


class Standing:
    """A rating with what it is made of."""

    __slots__ = ("games", "mu", "points", "sigma", "wins")

    def __init__(self, mu: float, sigma: float, games: int, wins: int, points: int) -> None:
        self.mu, self.sigma, self.games, self.wins, self.points = mu, sigma, games, wins, points

    @property
    def rating(self) -> float:
        """What one is rated at least, with great likelihood: so a single lucky game does not lead the board."""
        return self.mu - 3 * self.sigma


def newcomer() -> Standing:
    fresh = _model.rating()
    return Standing(fresh.mu, fresh.sigma, 0, 0, 0)


async def rate(connection: AsyncConnection, result: Result) -> None:
    """Change the ratings of all who played, in the transaction that writes the game's end."""
    who = sorted({place.who for place in result.places})
    if len(who) < 2:
        return
    standings = await _standings(connection, who, result.players)
    _save = _rows(_rated(standings, result.places), result.players)
    is_postgres = connection.dialect.name == "postgresql"
    put = (postgresql.insert if is_postgres else sqlite.insert)(db.ratings)
    changed = {name: put.excluded[name] for name in ("mu", "sigma", "games", "wins", "points", "rating")}
    await connection.execute(put.on_conflict_do_update(index_elements=["who", "players"], set_=changed), _save)


async def _standings(connection: AsyncConnection, who: Sequence[str], players: int) -> dict[str, Standing]:
    query = (
        select(db.ratings)
        .where(db.ratings.c.who.in_(who), db.ratings.c.players == players)
        .order_by(db.ratings.c.who)
        .with_for_update()
    )
    known = {
        row.who: Standing(row.mu, row.sigma, row.games, row.wins, row.points)
        for row in (await connection.execute(query)).all()
    }
    return {name: known.get(name) or newcomer() for name in who}


def _rated(standings: Mapping[str, Standing], places: Sequence[Place]) -> dict[str, Standing]:
    """Whoever holds several seats, as bots of one level do, gets the mean of what these seats earned."""
    teams = [[_model.rating(standings[place.who].mu, standings[place.who].sigma)] for place in places]
    rated = _model.rate(teams, ranks=[place.place for place in places])
    seats = defaultdict(list)
    for place, (after,) in zip(places, rated, strict=True):
        seats[place.who].append((place, after))
    return {who: _after(standings[who], earned) for who, earned in seats.items()}


def _after(before: Standing, earned: Sequence[tuple[Place, PlackettLuceRating]]) -> Standing:
    count = len(earned)
    return Standing(
        mu=sum(rating.mu for _, rating in earned) / count,
        sigma=sum(rating.sigma for _, rating in earned) / count,
        games=before.games + count,
        wins=before.wins + sum(place.place == 1 for place, _ in earned),
        points=before.points + sum(place.score for place, _ in earned),
    )


def _rows(standings: Mapping[str, Standing], players: int) -> list[dict[str, object]]:
    return [
        {
            "who": who,
            "players": players,
            "mu": standing.mu,
            "sigma": standing.sigma,
            "games": standing.games,
            "wins": standing.wins,
            "points": standing.points,
            "rating": standing.rating,
        }
        for who, standing in standings.items()
    ]
