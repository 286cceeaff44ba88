"""The players of a server."""

import asyncio
import math
import secrets
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from lucca.server.base.errors import NotAllowed, NotFound, NotValid, Refusal
from lucca.server.base.texts import ID, name_key
from lucca.server.store import schema as db

MIN_PASSWORD = 8
MAX_PASSWORD = 200
_MAX_MUTED = 200
_SEEN_SECONDS = 5.0
"""How long a player is remembered where other nodes may change them too."""
_MAX_SEEN = 10_000
_COOKIE_SECRET = "cookie-secret"
GUEST = "Guest"
"""What those are called who give no name."""
_FIND = select(db.players).where(db.players.c.id == bindparam("id"))
_MUTED = select(db.mutes.c.muted).where(db.mutes.c.player == bindparam("player"))
_hasher = PasswordHasher()
_NO_PASSWORD = _hasher.hash("nobody's")


@dataclass(frozen=True)
class Player:
    """An identity. A cookie is worth something while its session is this one."""

    id: str
    name: str
    login: str | None
    """The name to log in with, if the identity has a password."""
    session: int

    @property
    def is_guest(self) -> bool:
        return self.login is None


class People:
    """All identities in the database. What is remembered of them is dropped by `forget`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._hashing = asyncio.Semaphore(2)  # a password takes long, on purpose
        self._seen: dict[str, tuple[float, Player]] = {}
        self._is_alone = engine.dialect.name == "sqlite"
        self._seen_seconds = math.inf if self._is_alone else _SEEN_SECONDS
        self._muted: dict[str, frozenset[str]] = {}
        """By player, where no other node can change it."""
        self._forgotten = 0

    async def cookie_secret(self) -> bytes:
        """The same for all nodes and restarts; made when it is first needed."""
        query = select(db.settings.c.value).where(db.settings.c.name == _COOKIE_SECRET)
        async with self._engine.connect() as connection:
            known = (await connection.execute(query)).scalar()
        if known is None:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(
                        insert(db.settings).values(name=_COOKIE_SECRET, value=secrets.token_hex(32))
                    )
            except IntegrityError:
                pass  # another node was quicker
            return await self.cookie_secret()
        return bytes.fromhex(known)

    async def new_guest(self, name: str, now: int) -> Player:
        """Refusal if the name is that of a player with a password."""
        player = Player(secrets.token_urlsafe(9), name, None, 0)
        await self._refuse_name_of_another(player, name)
        async with self._engine.begin() as connection:
            await connection.execute(insert(db.players).values(id=player.id, name=name, session=0, created_at=now))
        self._remember(player)
        return player

    async def find(self, id: str) -> Player | None:
        """A player who was seen before is looked up again only where other nodes can change them, and after a while."""
        seen = self._seen.get(id)
        if seen is not None and seen[0] > time.monotonic():
            return seen[1]
        if not ID.fullmatch(id):
            return None
        forgotten = self._forgotten
        async with self._engine.connect() as connection:
            row = (await connection.execute(_FIND, {"id": id})).first()
        if row is None:
            return None
        player = Player(row.id, row.name, row.login, row.session)
        if forgotten == self._forgotten:
            self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        if len(self._seen) >= _MAX_SEEN:
            self._seen.clear()
        self._seen[player.id] = (time.monotonic() + self._seen_seconds, player)

    def forget(self, player: str) -> None:
        """The player has changed: look them up anew."""
        self._seen.pop(player, None)
        self._muted.pop(player, None)
        self._forgotten += 1

    async def rename(self, player: Player, name: str) -> Player:
        """A player with a password logs in under the name, so no other may have it."""
        if player.login is None:
            await self._refuse_name_of_another(player, name)
            await self._change(player, name=name)
            return Player(player.id, name, None, player.session)
        login = _login(name)
        await self._change(player, name=name, login=login)
        return Player(player.id, name, login, player.session)

    async def _refuse_name_of_another(self, player: Player, name: str) -> None:
        """Guests share names among themselves, but do not pass for a player who has a password."""
        query = select(db.players.c.id).where(db.players.c.login == name_key(name), db.players.c.id != player.id)
        async with self._engine.connect() as connection:
            if (await connection.execute(query)).first() is not None:
                raise _name_taken()

    async def set_password(self, player: Player, name: str, password: str) -> Player:
        """Make a guest's identity last: from now on name and password find it from anywhere.

        Another password than before makes all cookies worthless that the old one brought.
        """
        check_password(password)
        login = _login(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        session = player.session if player.is_guest else player.session + 1
        await self._change(player, name=name, login=login, password_hash=hashed, session=session)
        return Player(player.id, name, login, session)

    async def _change(self, player: Player, **values: object) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(db.players).where(db.players.c.id == player.id).values(**values))
        except IntegrityError:
            raise _name_taken() from None
        finally:
            self.forget(player.id)

    async def log_in(self, name: str, password: str) -> Player:
        """NotAllowed, after the same time, whether name or password is wrong."""
        query = select(db.players).where(db.players.c.login == name_key(name))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        hashed = _NO_PASSWORD if row is None or row.password_hash is None else row.password_hash
        async with self._hashing:
            right = await asyncio.to_thread(_verifies, hashed, password[:MAX_PASSWORD])
        if row is None or not right:
            raise NotAllowed("wrong-password", "name or password is wrong")
        return Player(row.id, row.name, row.login, row.session)

    async def log_out_everywhere(self, player: Player) -> Player:
        """All cookies so far are worth nothing from now on; the player with the new session."""
        await self._change(player, session=player.session + 1)
        return Player(player.id, player.name, player.login, player.session + 1)

    # --- muting -------------------------------------------------------------------------------------------------

    async def muted_by(self, player: str) -> frozenset[str]:
        """The ids of those whose chat the player does not see."""
        if player in self._muted:
            return self._muted[player]
        forgotten = self._forgotten
        async with self._engine.connect() as connection:
            muted = frozenset((await connection.execute(_MUTED, {"player": player})).scalars())
        if self._is_alone and forgotten == self._forgotten:
            if len(self._muted) >= _MAX_SEEN:
                self._muted.clear()
            self._muted[player] = muted
        return muted

    async def mute(self, player: str, other: str, muted: bool) -> None:
        """Mute another player, or not any more. NotFound if there is none, Refusal if too many are muted."""
        if await self.find(other) is None:
            raise NotFound("no-player", "there is no such player")
        now = await self.muted_by(player)
        if muted and len(now) >= _MAX_MUTED:
            raise Refusal("too-many-muted", f"you have muted {_MAX_MUTED} players already")
        try:
            async with self._engine.begin() as connection:
                if muted and other not in now:
                    await connection.execute(insert(db.mutes).values(player=player, muted=other))
                elif not muted:
                    await connection.execute(
                        delete(db.mutes).where(db.mutes.c.player == player, db.mutes.c.muted == other)
                    )
        finally:
            self.forget(player)


def _login(name: str) -> str:
    if name_key(name) == name_key(GUEST):
        raise Refusal("name-taken", "this name is everybody's; choose another")
    return name_key(name)


def _name_taken() -> Refusal:
    return Refusal("name-taken", "another player has this name; choose another")


def check_password(password: str) -> None:
    """NotValid if it is too short or too long."""
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise NotValid("bad-password", f"a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters")


def _verifies(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
