"""Bots that we did not write: whatever they do wrong, a legal action comes out, and a fault is noted."""

import hashlib
from abc import abstractmethod

from lucca.bots.base import Bot, Fault, Seed
from lucca.bots.simple import BuilderBot
from lucca.rules.view import View

ILLEGAL, UNREADABLE, TIMEOUT, CRASH = "illegal", "garbage", "timeout", "crash"
_MAX_CHARACTERS = 500


class ProtocolFault(Exception):  # noqa: N818  becomes a Fault once it is known when it happened
    """What a bot did wrong. `kind` is one of the kinds of a `Fault`."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message if len(message) <= _MAX_CHARACTERS else f"{message[:_MAX_CHARACTERS]}…")
        self.kind = kind

    def fault(self, when: str) -> Fault:
        """As it is noted; `when` says at what point of the game it happened."""
        return Fault(self.kind, f"{when}: {self}")


class GuardedBot(Bot):
    """Asks another author's bot, and decides in its place when that goes wrong.

    A choice that is not legal costs the bot that one decision. Anything else (no answer in time, an answer that cannot
    be understood, a crash) costs it the rest of the game. The substitute is weak on purpose: a fault must not pay.
    """

    def __init__(self, seed: Seed) -> None:
        self.faults: list[Fault] = []
        self._substitute = BuilderBot(seed)
        self._retired = False

    def choose(self, view: View) -> int:
        """What the other bot chooses or, if that goes wrong, the substitute."""
        if not self._retired:
            try:
                return self._decide(view)
            except ProtocolFault as wrong:
                self.faults.append(wrong.fault(_when(view)))
                self._retired = wrong.kind != ILLEGAL
        return self._substitute.choose(view)

    @abstractmethod
    def _decide(self, view: View) -> int:
        """What the other bot chooses, if that is legal; ProtocolFault if it is not, or if there is no choice."""


def _when(view: View) -> str:
    return f"turn {view.round}" if view.round else "preparation"


def public_seed(seed: Seed) -> int:
    """The seed that other people's bots are told, below 2**53.

    It does not show what it was made from, since the cards may have been dealt from something alike.
    """
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return int.from_bytes(hashlib.sha256(b"lucca-bot/1 " + text).digest()[:7], "big") >> 3
