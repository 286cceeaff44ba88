"""`lucca train`: a network from nothing, by self-play; `lucca train-judge`: one for the ends of rounds, from that."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS, MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from lucca.bots.weights import Network
    from lucca.learning.network import Widths
    from lucca.learning.run import Line, Run


def train(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="The run's folder; a run that is there goes on.")],
    players: Annotated[
        int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="How many players the network is for.")
    ] = DEFAULT_PLAYERS,
    generations: Annotated[int, typer.Option(min=1, help="How many times to play and learn.")] = 40,
    games: Annotated[int, typer.Option(min=1, help="Games in a generation.")] = 7500,
    widths: Annotated[
        str, typer.Option(help="Units by layer: colour encoder, its second layer (0: none), hidden, deep.")
    ] = "64,0,96,48",
    default_edition_only: Annotated[
        bool,
        typer.Option("--default-edition-only", help=f"Play {DEFAULT_EDITION} only, not all editions and Celebration."),
    ] = False,
    against: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Networks to measure against, besides the greedy one.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same network on the same machine.")] = 1,
    threads: Annotated[int | None, typer.Option(min=1, help="Default: one per core.")] = None,
) -> None:
    """Train a network by self-play. It can be stopped at any time; the same command goes on where it was."""
    from lucca.cli.parallel import cores
    from lucca.learning.recipe import Recipe
    from lucca.learning.run import Run

    recipe = Recipe(
        players=players,
        generations=generations,
        games=games,
        widths=_widths(widths),
        every_edition=not default_edition_only,
        seed=seed,
    )
    rivals = {path.stem: _rival(path, players) for path in against or []}
    _show(Run(out, recipe, rivals), threads or cores())


def train_judge(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="The run's folder; a run that is there goes on.")],
    players: Annotated[int, typer.Option(min=2, max=5, help="How many players the judge is for.")] = 3,
    network: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The network that plays. Default: the one that is shipped.")
    ] = None,
    parts: Annotated[int, typer.Option(min=2, help="Parts of the games; the last one is to see what was learned.")] = 7,
    games: Annotated[int, typer.Option(min=1, help="Games in a part.")] = 5000,
    branches: Annotated[int, typer.Option(min=1, help="Rounds played from the end of each round of a game.")] = 3,
    samples: Annotated[int, typer.Option(min=1, help="Further rounds that say how good the end of one is.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same judge on the same machine.")] = 1,
    threads: Annotated[int | None, typer.Option(min=1, help="Default: one per core.")] = None,
) -> None:
    """Train a judge of the ends of rounds, from the last round back to the first. It can be stopped at any time."""
    from lucca.bots.ladder import shipped_network
    from lucca.cli.parallel import cores
    from lucca.learning.judge import JudgeRecipe, JudgeRun, network_digest

    player = shipped_network(players) if network is None else _rival(network, players)
    recipe = JudgeRecipe(
        players, network_digest(player), parts=parts, games=games, branches=branches, samples=samples, seed=seed
    )
    run = JudgeRun(out, recipe, player)
    console = _console()
    with console.status("getting ready") as status:
        for line in run.go(threads or cores(), lambda doing: status.update(doing)):
            console.print(
                f"round {line['round']}: {line['states']:,} states, loss {line['judge_loss']:.4f}, the network's "
                f"{line['network_loss']:.4f}: better by {line['better']:.4f} (±{line['interval']:.4f})",
                soft_wrap=True,
                highlight=False,
            )
    console.print(f"The judge is {run.judge_file}", soft_wrap=True, highlight=False)


def _console() -> Console:
    from lucca.rules.warmup import is_compiled

    console = Console(stderr=True)
    if not is_compiled("learning"):
        console.print("First the training is compiled: once after an installation, for a minute or two.")
    return console


def _widths(text: str) -> "Widths":
    from lucca.learning.network import Widths
    from lucca.rules.errors import LuccaError

    parts = text.split(",")
    if len(parts) != 4 or not all(part.strip().isdecimal() for part in parts):
        raise LuccaError(f"--widths {text!r}: four numbers with commas are needed, as in 64,0,96,48")
    colour, second, hidden, deep = map(int, parts)
    if min(colour, hidden, deep) < 1 or max(colour, second, hidden, deep) > 4096:
        raise LuccaError(f"--widths {text!r}: layers have 1 to 4096 units; only the second may have none")
    return Widths(colour, second, hidden, deep)


def _rival(path: Path, players: int) -> "Network":
    from lucca.bots.weights import load_network
    from lucca.rules.errors import LuccaError

    network, _ = load_network(path)
    if len(network.out_bias) != 2 * players:
        raise LuccaError(f"{path}: this network is for {len(network.out_bias) // 2} players, not {players}")
    return network


def _show(run: "Run", threads: int) -> None:
    from lucca.learning.curves import curves_page

    console = _console()
    with console.status("getting ready") as status:
        for line in run.go(threads, lambda doing: status.update(doing)):
            console.print(_line_text(line), soft_wrap=True, highlight=False)
            page = curves_page(f"Lucca: training for {run.recipe.players} players", run.log, run.recipe.players)
            (run.folder / "curves.html").write_text(page, "utf-8")
    console.print(f"The best network is {run.folder / 'best.npz'}", soft_wrap=True, highlight=False)


def _line_text(line: "Line") -> str:
    text = (
        f"generation {line['generation']}: {line['games']:,} games, loss {line['win_loss']:.4f} and "
        f"{line['points_loss']:.4f}, {line['mean_score']:.1f} points a seat, "
        f"{line['seconds_playing']:.0f} s playing, {line['seconds_learning']:.0f} s learning"
    )
    for name, gate in line.get("gates", {}).items():
        text += f"; wins {100 * gate['wins']:.1f} % (±{100 * gate['interval']:.1f}) against {name}"
    return text
