"""Programs between games: starting one takes longer than a game, so each process keeps those that it has started."""

import atexit
import os
import time
from collections.abc import Sequence
from contextlib import suppress

from lucca.bots.external.command import Command
from lucca.bots.external.conversation import Conversation

QUIT_SECONDS = 5.0
MAX_IDLE = 8

_idle: list[Conversation] = []
"""The one that has waited longest first."""


def acquire(command: Command, start_seconds: float) -> Conversation:
    """A program for one game: one that waits for it, or else a new one (ProtocolFault if it does not start)."""
    for conversation in reversed(_idle.copy()):
        if conversation.command == command:
            with suppress(ValueError):  # another thread was quicker
                _idle.remove(conversation)
                return conversation
    return Conversation(command, start_seconds)


def release(conversation: Conversation) -> None:
    """Keep a program for its next game; when there are too many, one that has waited long has to go."""
    _idle.append(conversation)
    if len(_idle) > MAX_IDLE:
        _stop([_idle.pop(0)], QUIT_SECONDS)


def stop_all(seconds: float = QUIT_SECONDS) -> int:
    """Let all programs between games end, and kill those that have not after so long; how many had to be killed."""
    leaving = _idle.copy()
    _idle.clear()
    return _stop(leaving, seconds)


def _stop(leaving: Sequence[Conversation], seconds: float) -> int:
    deadline = time.monotonic() + seconds
    for conversation in leaving:
        conversation.quit()
    return sum(not conversation.leave(deadline - time.monotonic()) for conversation in leaving)


atexit.register(stop_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_idle.clear)  # they belong to the parent
