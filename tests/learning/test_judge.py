"""A judge of the ends of rounds: learned backwards, and the same however often the run was stopped."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lucca.bots.kernels.network import Network
from lucca.bots.weights import load_network
from lucca.learning.judge import JudgeRecipe, JudgeRun, network_digest
from lucca.learning.network import Widths, new_network
from lucca.rules.errors import LuccaError

UNTRAINED = new_network(2, Widths(8, 0, 8, 8), 1)
SMALL = JudgeRecipe(2, network_digest(UNTRAINED), parts=2, games=6, branches=2, samples=2, passes=8, batch=8)


def finished(folder: Path, recipe: JudgeRecipe = SMALL, threads: int = 1) -> JudgeRun:
    run = JudgeRun(folder, recipe, UNTRAINED)
    for _ in run.go(threads, lambda _: None):
        pass
    return run


def weights(run: JudgeRun) -> list[bytes]:
    return [layer.tobytes() for layer in load_network(run.judge_file)[0]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> JudgeRun:
    return finished(tmp_path_factory.mktemp("judge"))


def test_rounds_are_learned_from_the_last_to_the_first(whole: JudgeRun) -> None:
    log = [json.loads(line) for line in (whole.folder / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["round"] for line in log] == [6, 5, 4, 3, 2, 1]
    assert [line["states"] for line in log] == [12, 24, 36, 48, 60, 66]
    judge, about = load_network(whole.judge_file)
    assert about == {"judge": SMALL.as_json(), "from_round": 1}
    assert isinstance(judge, Network)


@pytest.mark.parametrize("after", [6, 1])
def test_labels_are_what_sampled_rounds_come_to(whole: JudgeRun, after: int) -> None:
    with np.load(whole.folder / f"round-{after}-00.npz") as file:
        wins, points = file["wins"], file["points"]
    assert np.allclose(wins.sum(axis=1), 1)
    assert (points[:, :2] > 0).all()
    if after == 6:  # two games were played to their end from each state, so each label counts their winners
        assert set(np.unique(wins[:, :2]).tolist()) <= {0.0, 0.5, 1.0}


def test_a_judge_knows_more_than_the_network_it_began_as(whole: JudgeRun) -> None:
    """The network has learned nothing and says that all win alike."""
    assert whole.log[0]["network_loss"] == pytest.approx(np.log(2), abs=1e-4)
    assert weights(whole) != [layer.tobytes() for layer in UNTRAINED]


def test_a_run_that_was_stopped_comes_to_the_same_judge(whole: JudgeRun, tmp_path: Path) -> None:
    going = JudgeRun(tmp_path, SMALL, UNTRAINED).go(1, lambda _: None)
    for _ in range(2):
        next(going)
    del going
    (tmp_path / "round-4-00.partial").write_bytes(b"half of a fi")
    assert weights(finished(tmp_path, threads=2)) == weights(whole)


def test_other_settings_are_refused(whole: JudgeRun) -> None:
    with pytest.raises(LuccaError, match="another run was begun here"):
        JudgeRun(whole.folder, replace(SMALL, samples=3), UNTRAINED)
