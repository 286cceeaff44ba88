"""Games kept on disk: one file a game, written whole or not at all."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lucca.cli.output import whole_file
from lucca.cli.terminal.match import Match, check_bot, seed_text
from lucca.records.sentences import printable
from lucca.records.shape import BOT_PREFIX, HUMAN
from lucca.rules.decisions import Decision
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game

SAVE_FORMAT = "lucca-save/1"


class SaveError(LuccaError):
    """A saved game that cannot be gone on with. The file stays as it is."""


class _SavedMatch(msgspec.Struct):
    format: str
    names: list[str]
    kinds: list[str]
    seat: int
    draft: list[Decision]
    game: msgspec.Raw


def data_folder() -> Path:
    """Where games are kept: LUCCA_DATA_DIR, or the user's data folder."""
    chosen = os.environ.get("LUCCA_DATA_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "lucca"


def save_match(match: Match, path: Path) -> None:
    """Write the match so that at every moment the old or the new file is there; LuccaError if it cannot be."""
    decisions = match.draft.decisions if match.draft else []
    game = msgspec.Raw(match.game.to_json())
    saved = _SavedMatch(SAVE_FORMAT, match.names, match.kinds, match.seat, decisions, game)
    with whole_file(path) as file:
        file.write(msgspec.json.encode(saved))


def load_match(path: Path) -> Match:
    """The match in a file; SaveError says what is wrong with it."""
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=_SavedMatch)
        if saved.format != SAVE_FORMAT:
            raise LuccaError(f"it is not a game of this version, but {saved.format!r}")
        return _match(saved)
    except (LuccaError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise SaveError(f"{path} cannot be gone on with: {error}. The file is left as it is.") from None


def _match(saved: _SavedMatch) -> Match:
    game = Game.from_json(bytes(saved.game))
    players = game.setup.players
    if len(saved.names) != players or len(saved.kinds) != players or not 0 <= saved.seat < players:
        raise LuccaError(f"its names do not fit a game of {players}")
    others = [kind for seat, kind in enumerate(saved.kinds) if seat != saved.seat]
    if saved.kinds[saved.seat] != HUMAN or not all(kind.startswith(BOT_PREFIX) for kind in others):
        raise LuccaError("it is not a game of one person against bots")
    for kind in others:
        check_bot(kind.removeprefix(BOT_PREFIX), players)
    seed_text(game)
    match = Match(game, list(map(printable, saved.names)), saved.kinds, saved.seat)
    if saved.draft:
        match.draft = game.draft(saved.seat)
        for decision in saved.draft:
            match.draft.apply(decision)
    return match


# --- the folder of games ----------------------------------------------------------------------------------------------


def games_folder() -> Path:
    return data_folder() / "games"


def new_save_path() -> Path:
    """A file for a new game, in use by no other."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"game-{number}.json"
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def saved_games() -> Iterator[Path]:
    """The saved games, the latest first."""
    if games_folder().is_dir():
        files = [(path.stat().st_mtime_ns, path) for path in games_folder().glob("*.json")]
        yield from (path for _, path in sorted(files, reverse=True))
