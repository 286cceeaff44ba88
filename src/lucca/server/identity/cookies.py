"""The cookie that says who a player is. It is signed, so that it cannot be forged."""

import hashlib
import hmac

COOKIE = "lucca"
MAX_AGE = 400 * 86_400
"""Seconds; browsers store none for longer."""


def sign(secret: bytes, player: str, session: int) -> str:
    """`session` rises when a player logs out everywhere, which makes earlier cookies worthless."""
    content = f"{player}.{session}"
    return f"{content}.{_signature(secret, content)}"


def read(secret: bytes, cookie: str) -> tuple[str, int] | None:
    """The player and session of a cookie that we have signed; None for any other text."""
    content, dot, signature = cookie.rpartition(".")
    player, second_dot, session = content.rpartition(".")
    if not (dot and second_dot and session.isdecimal() and session.isascii() and len(session) < 10):
        return None
    if not hmac.compare_digest(_signature(secret, content).encode(), signature.encode()):
        return None
    return player, int(session)


def _signature(secret: bytes, content: str) -> str:
    return hmac.new(secret, b"lucca-cookie/1\0" + content.encode(), hashlib.sha256).hexdigest()
