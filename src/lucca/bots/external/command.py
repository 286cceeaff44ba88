"""Commands as people write them, and how they are named to others."""

import os
import re
import shlex
import shutil

from lucca.rules.errors import LuccaError

Command = tuple[str, ...]
_FOLDERS = re.compile(r"[^=]*/(?=.)")  # up to the last part of a path, also in --option=path


def split_command(text: str) -> Command:
    """The words of a command, quoted as in a shell but without anything else a shell does.

    LuccaError if it is empty, if its quotes do not match or if there is no such program.
    """
    if os.name != "posix":
        raise LuccaError("programs can be bots on Linux and macOS only, not on this system")
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise LuccaError(f"the command {text!r} cannot be read: {error}") from None
    if not words:
        raise LuccaError("the command of a bot is missing")
    if shutil.which(words[0]) is None:
        raise LuccaError(f"the program {words[0]!r} is not there or cannot be run")
    return words


def command_name(text: str) -> str:
    """The command without the folders of its files, which say more of this machine than others need to know."""
    return shlex.join(_FOLDERS.sub("", word) for word in shlex.split(text))
