"""Finished games, ratings and what follows from them."""

from typing import Any

import msgspec
from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.records.shape import bot_of
from lucca.server.store import schema as db


class Rated(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    who: str
    """A player's id, or a bot's kind: "bot:" and its level."""
    name: str
    players: int
    rating: float
    """At least this strong, most likely: mu less three sigma."""
    mu: float
    sigma: float
    games: int
    wins: int
    mean_points: float


class CountStatistics(msgspec.Struct, frozen=True):
    """What a player or bot did in games with so many players."""

    players: int
    games: int
    wins: int
    mean_points: float
    best: int
    rating: float | None
    """None before the first rated game."""


class History:
    """Reads what may take a while, through an engine that holds up nothing else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def leaderboard(self, players: int, limit: int, offset: int) -> list[Rated]:
        query = self._rated().where(db.ratings.c.players == players).limit(limit).offset(offset)
        return [_rated(row) for row in await self._all(query)]

    def _rated(self) -> Select[Any]:
        return (
            select(db.ratings, db.players.c.name)
            .join(db.players, db.players.c.id == db.ratings.c.who, isouter=True)
            .order_by(db.ratings.c.rating.desc(), db.ratings.c.who)
        )

    async def games_of(self, who: str, limit: int, offset: int) -> list[str]:
        """The summaries of a player's tables, the latest first; not those that were closed without a game."""
        query = (
            select(db.tables.c.summary)
            .where(db.tables.c.id.in_(select(db.seats.c.table_id).where(db.seats.c.who == who)))
            .where(db.tables.c.status != "closed")
            .order_by(db.tables.c.changed_at.desc(), db.tables.c.id)
            .limit(limit)
            .offset(offset)
        )
        return [row.summary for row in await self._all(query)]

    async def statistics(self, who: str) -> list[CountStatistics]:
        counts = select(db.seats.c.table_id, func.count().label("players")).group_by(db.seats.c.table_id).subquery()
        query = (
            select(
                counts.c.players,
                func.count().label("games"),
                func.sum(db.seats.c.score).label("points"),
                func.max(db.seats.c.score).label("best"),
                func.sum(case((db.seats.c.place == 1, 1), else_=0)).label("wins"),
            )
            .join(counts, counts.c.table_id == db.seats.c.table_id)
            .where(db.seats.c.who == who, db.seats.c.finished_at.is_not(None))
            .group_by(counts.c.players)
            .order_by(counts.c.players)
        )
        rows = await self._all(query)
        rated = [_rated(row) for row in await self._all(self._rated().where(db.ratings.c.who == who))]
        ratings = {line.players: line.rating for line in rated}
        return [
            CountStatistics(
                players=row.players,
                games=row.games,
                wins=row.wins,
                mean_points=round(row.points / row.games, 2),
                best=row.best,
                rating=ratings.get(row.players),
            )
            for row in rows
        ]

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _rated(row: Any) -> Rated:
    return Rated(
        who=row.who,
        name=row.name or bot_of(row.who) or row.who,
        players=row.players,
        rating=round(row.rating, 2),
        mu=round(row.mu, 2),
        sigma=round(row.sigma, 2),
        games=row.games,
        wins=row.wins,
        mean_points=round(row.points / row.games, 2),
    )
