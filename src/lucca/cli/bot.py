"""`lucca bot`: for people who write bots."""

import shlex
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from lucca.bots.conformance import GameReport

bot_app = typer.Typer(help="For people who write bots.", no_args_is_help=True)


@bot_app.callback()
def _group() -> None:
    """Without this, Typer would take a single command for the whole group."""


@bot_app.command(context_settings={"allow_interspersed_args": False})
def check(
    command: Annotated[
        list[str], typer.Argument(help="The command that starts the bot, after all options; or module:Class.")
    ],
    games: Annotated[int, typer.Option(min=0, help="Games at every kind of table, and one more against itself.")] = 2,
    seconds: Annotated[float, typer.Option(min=0.01, help="The time for one decision.")] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object instead of lines.")] = False,
) -> None:
    """Let a bot play in every edition with every number of players, and tell its faults. Exit code 1 if it has any."""
    from lucca.bots.base import Thinking
    from lucca.bots.conformance import check_bot, quits_when_asked

    spec = _spec(command)
    reports = check_bot(spec, games, Thinking(seconds=seconds))
    played = list(reports if as_json else _printed(reports))
    at_once = quits_when_asked()
    if as_json:
        typer.echo(_json(spec, played, at_once))
    else:
        _tell_sum(played, at_once)
    if not at_once or any(report.faults for report in played):
        raise typer.Exit(1)


def _spec(words: list[str]) -> str:
    """A bot's spec from the words of a command line. A single word may be a whole command in quotes, or a spec."""
    from lucca.bots.registry import EXEC

    if len(words) > 1:
        return EXEC + shlex.join(words)
    is_spec = words[0].startswith(EXEC) or (":" in words[0] and " " not in words[0])
    return words[0] if is_spec else EXEC + words[0]


# --- for people -----------------------------------------------------------------------------------------------------


def _printed(reports: "Iterable[GameReport]") -> "Iterator[GameReport]":
    """The same reports, told table by table."""
    from lucca.records.sentences import counted, printable

    for table, at_table in groupby(reports, _table):
        games = list(at_table)
        count = sum(len(game.faults) for game in games)
        typer.echo(f"{table}: {counted(len(games), 'game')}, {counted(count, 'fault') if count else 'fine'}")
        for game in games:
            for fault in game.faults:
                typer.echo(printable(f"  game {game.game}, seat {fault.seat}: {fault.kind}: {fault.message}"))
        yield from games


def _table(report: "GameReport") -> str:
    return f"{report.edition}, {report.players} players{', Celebration' * report.celebration}"


def _tell_sum(played: "list[GameReport]", at_once: bool) -> None:
    from lucca.bots.conformance import MAX_FAULTY_GAMES
    from lucca.bots.external.idle import QUIT_SECONDS
    from lucca.records.sentences import counted, printable

    if not at_once:
        typer.echo(f"quit: it did not end within {QUIT_SECONDS:g} s of being told to")
    bad = sum(bool(report.faults) for report in played)
    name = printable(next((report.name for report in played if report.name), "the bot"))
    early = "; stopped there" if bad == MAX_FAULTY_GAMES else ""
    typer.echo(f"{name}: {counted(len(played), 'game')}, {bad} with faults{early}")


# --- for machines ---------------------------------------------------------------------------------------------------


def _json(spec: str, played: "list[GameReport]", at_once: bool) -> str:
    import msgspec

    faults = [
        {
            "edition": report.edition,
            "players": report.players,
            "celebration": report.celebration,
            "game": report.game,
            **msgspec.structs.asdict(fault),
        }
        for report in played
        for fault in report.faults
    ]
    name = next((report.name for report in played if report.name), "")
    summary = {"bot": spec, "name": name, "games": len(played), "faults": faults, "quits_when_asked": at_once}
    return msgspec.json.encode(summary).decode()
