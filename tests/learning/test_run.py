"""A training run can be stopped at any time, and comes to the same end."""

import json
import shutil
from pathlib import Path

import pytest

from lucca.bots.weights import load_network
from lucca.learning.network import Widths
from lucca.learning.recipe import Recipe
from lucca.learning.run import Run
from lucca.rules.errors import LuccaError

SMALL = Recipe(
    players=2, generations=4, games=12, widths=Widths(8, 0, 8, 8), batch=64, window=2, gate_every=2, gate_deals=2
)


def finished(folder: Path, recipe: Recipe = SMALL, threads: int = 1) -> Run:
    run = Run(folder, recipe)
    for _ in run.go(threads, lambda _: None):
        pass
    return run


def weights(folder: Path, generation: int) -> list[bytes]:
    network, _ = load_network(folder / f"generation-{generation:04d}.npz")
    return [layer.tobytes() for layer in network]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    finished(folder)
    return folder


def test_a_run_leaves_networks_a_log_and_the_best(whole: Path) -> None:
    log = [json.loads(line) for line in (whole / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["generation"] for line in log] == [1, 2, 3, 4]
    assert [line["games"] for line in log] == [12, 24, 36, 48]
    assert ["gates" in line for line in log] == [False, True, False, True]
    _, about = load_network(whole / "best.npz")
    assert about["recipe"] == SMALL.as_json()
    assert about["generation"] in (2, 4)


@pytest.mark.parametrize("stop_after", [1, 3])
def test_a_run_that_was_stopped_comes_to_the_same_networks(whole: Path, tmp_path: Path, stop_after: int) -> None:
    going = Run(tmp_path, SMALL).go(1, lambda _: None)
    for _ in range(stop_after):
        next(going)
    del going
    assert finished(tmp_path, threads=2).generation == SMALL.generations
    assert weights(tmp_path, 4) == weights(whole, 4)
    assert (tmp_path / "log.jsonl").read_text("utf-8").count("\n") == 4


def test_a_generation_that_was_not_finished_is_done_again(whole: Path, tmp_path: Path) -> None:
    """Stopped after a network was written, before the optimiser was: that generation does not count."""
    shutil.copytree(whole, tmp_path / "run")
    going = Run(tmp_path / "other", SMALL).go(1, lambda _: None)
    for _ in range(2):
        next(going)
    shutil.copy(tmp_path / "other" / "optimiser.npz", tmp_path / "run" / "optimiser.npz")
    assert Run(tmp_path / "run", SMALL).generation == 2
    finished(tmp_path / "run")
    assert weights(tmp_path / "run", 4) == weights(whole, 4)


def test_another_recipe_is_refused(whole: Path) -> None:
    with pytest.raises(LuccaError, match="another run was begun here"):
        Run(whole, Recipe(players=2, generations=5))


def test_learning_takes_place(whole: Path) -> None:
    assert weights(whole, 1) != weights(whole, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_edition_is_played(players: int) -> None:
    tables = [(table.edition.id, table.celebration) for table in Recipe(players=players).setups()]
    assert tables.count(("city-of-games", False)) * 2 == len(tables)
    assert ("city-of-games", True) in tables
    assert (("citta-fr", False) in tables) == (players > 2)
    assert len(Recipe(players=players, every_edition=False).setups()) == 1
