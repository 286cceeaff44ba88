"""Finished games, ratings and what follows from them."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.records.shape import bot_of
from lucca.server.store import schema as db
from lucca.server.store.ratings import PROVISIONAL_GAMES, is_provisional, shown_rating


class Rated(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    who: str
    """A player's id, or a bot's kind: "bot:" and its level."""
    name: str
    players: int
    rating: int
    """As people see it: 1500 for a newcomer, never below 0."""
    provisional: bool
    """It rests on few games, and stands below all that do not."""
    mu: float
    """As openskill has it, with its uncertainty."""
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
    rating: int | None
    """None before the first rated game."""
    provisional: bool
    """The rating rests on few games."""


@dataclass(frozen=True)
class PlayedSeat:
    """A finished game as one seat of it saw it."""

    table: str
    seat: int
    place: int
    score: int
    finished_at: int
    rating: int | None
    """After it; None if it rated nobody, or was played before this was written down."""
    public: bool
    summary: str
    """Of the table."""


class History:
    """Reads what may take a while, through an engine that holds up nothing else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def leaderboard(self, players: int, limit: int, offset: int) -> list[Rated]:
        query = (
            self._rated()
            .where(db.ratings.c.players == players)
            .order_by(db.ratings.c.games < PROVISIONAL_GAMES, db.ratings.c.mu.desc(), db.ratings.c.who)
            .limit(limit)
            .offset(offset)
        )
        return [_rated(row) for row in await self._all(query)]

    def _rated(self) -> Select[Any]:
        return select(db.ratings, db.players.c.name).join(db.players, db.players.c.id == db.ratings.c.who, isouter=True)

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

    async def played(self, who: str, limit: int, offset: int) -> list[PlayedSeat]:
        """Finished games, the latest first."""
        query = (
            select(db.seats, db.tables.c.public, db.tables.c.summary)
            .join(db.tables, db.tables.c.id == db.seats.c.table_id)
            .where(db.seats.c.who == who, db.seats.c.finished_at.is_not(None))
            .order_by(db.seats.c.finished_at.desc(), db.seats.c.table_id, db.seats.c.seat)
            .limit(limit)
            .offset(offset)
        )
        return [
            PlayedSeat(
                table=row.table_id,
                seat=row.seat,
                place=row.place,
                score=row.score,
                finished_at=row.finished_at,
                rating=None if row.mu is None else shown_rating(row.mu),
                public=row.public,
                summary=row.summary,
            )
            for row in await self._all(query)
        ]

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
        ratings = {line.players: line for line in rated}
        return [
            CountStatistics(
                players=row.players,
                games=row.games,
                wins=row.wins,
                mean_points=round(row.points / row.games, 2),
                best=row.best,
                rating=ratings[row.players].rating if row.players in ratings else None,
                provisional=row.players in ratings and ratings[row.players].provisional,
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
        rating=shown_rating(row.mu),
        provisional=is_provisional(row.games),
        mu=round(row.mu, 2),
        sigma=round(row.sigma, 2),
        games=row.games,
        wins=row.wins,
        mean_points=round(row.points / row.games, 2),
    )
