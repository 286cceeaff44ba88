"""`lucca verify`: whether games were dealt as they were committed to."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from lucca.cli.output import STANDARD_STREAM


def verify(
    files: Annotated[list[Path], typer.Argument(help="Files of records; - is standard input.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was shown before the game; then only such games are fair.")
    ] = None,
) -> None:
    """Deal finished games again from the seeds they reveal, and check every card, move and point.

    A line for each game, and exit code 1 if one does not hold or there is none.
    """
    from lucca.records.files import game_texts
    from lucca.records.sentences import printable

    verdicts: list[bool] = []
    wanted = None if commitment is None else commitment.strip().lower()
    for path in files:
        before = len(verdicts)
        with nullcontext(sys.stdin.buffer) if path == STANDARD_STREAM else path.open("rb") as file:
            for found in game_texts(file):
                verdict, is_fair = _verdict(found.text, found.game, wanted)
                verdicts.append(is_fair)
                typer.echo(printable(f"{path}:{found.line}: {verdict}"))
        if len(verdicts) == before:
            verdicts.append(False)
            typer.echo(printable(f"{path}: there is no game in it"))
    if not all(verdicts):
        raise typer.Exit(1)


def _verdict(text: str | bytes, game: int, commitment: str | None) -> tuple[str, bool]:
    from lucca.records.fairness import verify
    from lucca.rules.errors import LuccaError

    try:
        fairness = verify(text, game)
    except LuccaError as error:
        return str(error), False
    if commitment is not None and fairness.commitment != commitment:
        return f"committed to {fairness.commitment}, not to {commitment}", False
    own = sum(contribution is not None for contribution in fairness.contributions)
    return f"fair: game {fairness.game}, commitment {fairness.commitment}, {own} contributions of players", True
