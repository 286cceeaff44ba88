"""Whole runs: the same results on any number of workers, however often stopped, whichever worker dies."""

from pathlib import Path

import msgspec
import pytest

from lucca.arena import run as run_module
from lucca.arena.play import Played
from lucca.arena.results import RESULTS_FILE, SETTINGS_FILE
from lucca.arena.run import Run, Tasks, WorkerPool
from lucca.arena.settings import Settings, settings
from lucca.rules.errors import LuccaError
from tests.arena.runs import OTHER, played, timeless

KILLS_ITS_PROCESS = "tests.arena.bots:KillsItsProcess"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers start with the second task, and tasks are small."""
    monkeypatch.setattr(run_module, "_ALONE_SECONDS", 0.0)
    monkeypatch.setattr(run_module, "_TASK_SECONDS", 0.005)


@pytest.mark.usefixtures("at_once")
def test_processes_change_nothing() -> None:
    chosen = settings(["builder", "random", OTHER], players=3, seed=5)
    assert timeless(played(chosen, 12, pool=WorkerPool(jobs=2))) == timeless(played(chosen, 12))


@pytest.mark.usefixtures("at_once")
def test_a_process_that_dies_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = tmp_path / "die"
    monkeypatch.setenv("LUCCA_TEST_DEATH", str(order))
    chosen = settings([KILLS_ITS_PROCESS, "random"], seed=2)
    undisturbed = timeless(played(chosen, 40))
    with Run(chosen, 40, tmp_path / "run") as run:
        for games in run.play(WorkerPool(jobs=2)):
            if games == 1:  # that was played by this process, all others will be by workers
                order.touch()
    assert not order.exists()
    assert timeless(played(chosen, 40, tmp_path / "run")) == undisturbed
    assert len((tmp_path / "run" / RESULTS_FILE).read_bytes().splitlines()) == 120


def test_a_cluster_changes_nothing_even_if_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = tmp_path / "die"
    monkeypatch.setenv("LUCCA_TEST_DEATH", str(order))
    monkeypatch.setattr(run_module, "_TASK_SECONDS", 0.005)
    chosen = settings([KILLS_ITS_PROCESS, "random"], players=2, seed=2)
    undisturbed = timeless(played(chosen, 30))
    order.touch()
    assert timeless(played(chosen, 30, tmp_path / "run", WorkerPool(jobs=2, cluster="local"))) == undisturbed
    assert not order.exists()
    assert len((tmp_path / "run" / RESULTS_FILE).read_bytes().splitlines()) == 60


@pytest.mark.usefixtures("at_once")
def test_a_run_that_is_killed_at_any_instant_goes_on(tmp_path: Path) -> None:
    """Whatever of the file was written when the process was killed, the rest is played, and nothing twice."""
    chosen = settings(["builder", "random"], players=2, seed=3)
    whole = timeless(played(chosen, 6, tmp_path))
    path = tmp_path / RESULTS_FILE
    lines = path.read_bytes()
    for size in (0, 1, len(lines) // 3, len(lines) // 2, len(lines) - 1, len(lines)):
        path.write_bytes(lines[:size])
        assert timeless(played(chosen, 6, tmp_path)) == whole
        games = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
        assert sorted((game["deal"], game["seat"]) for game in games) == [
            (deal, seat) for deal in range(6) for seat in (0, 1)
        ]


def test_a_run_that_is_left_off_goes_on(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    with Run(chosen, 20, tmp_path) as run:
        assert next(iter(run.play(WorkerPool()))) == 1
    with Run(chosen, 20, tmp_path) as run:
        assert run.ledger.games == 1
        assert next(iter(run.play(WorkerPool()))) == 2
    assert timeless(played(chosen, 20, tmp_path)) == timeless(played(chosen, 20))


def test_a_finished_run_is_only_reported(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    first = played(chosen, 4, tmp_path)
    with Run(chosen, 4, tmp_path) as run:
        assert list(run.play(WorkerPool())) == []
    assert played(chosen, 4, tmp_path) == first


def test_a_run_can_be_made_longer_and_its_beginning_be_looked_at(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    short = timeless(played(chosen, 4, tmp_path))
    assert timeless(played(chosen, 9, tmp_path)) == timeless(played(chosen, 9))
    assert timeless(played(chosen, 4, tmp_path)) == short


def test_results_that_were_written_twice_count_once(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    whole = timeless(played(chosen, 4, tmp_path))
    path = tmp_path / RESULTS_FILE
    path.write_bytes(path.read_bytes() * 2)
    assert timeless(played(chosen, 4, tmp_path)) == whole


def test_the_order_of_results_is_no_matter(tmp_path: Path) -> None:
    chosen = settings(["builder", "random", OTHER], players=2)
    whole = timeless(played(chosen, 8, tmp_path))
    path = tmp_path / RESULTS_FILE
    path.write_bytes(b"".join(reversed(path.read_bytes().splitlines(keepends=True))))
    assert timeless(played(chosen, 8, tmp_path)) == whole


# --- folders that do not fit ------------------------------------------------------------------------------------------


def other(chosen: Settings, **changes: object) -> Settings:
    return msgspec.structs.replace(chosen, **changes)


@pytest.mark.parametrize(
    ("changes", "saying"),
    [
        ({"seed": 4}, "seed: 0 there, 4 here"),
        ({"players": 4}, "players: 3 there, 4 here"),
        ({"mode": "round-robin"}, "mode: versus there, round-robin here"),
        ({"celebration": True}, "celebration: False there, True here"),
        ({"entrants": settings(["builder", "random"], effort=[2]).entrants}, r"effort 1.*there.*effort 2.*here"),
        ({"version": "9"}, "version: 0.2.0 there, 9 here"),
        ({"deck": [{"id": "1"}]}, "deck: standard there, cards of its own here"),
    ],
)
def test_a_folder_with_other_settings_is_refused(tmp_path: Path, changes: dict[str, object], saying: str) -> None:
    chosen = settings(["builder", "random"])
    played(chosen, 2, tmp_path)
    before = (tmp_path / RESULTS_FILE).read_bytes()
    with pytest.raises(LuccaError, match=f"holds a run with other settings .*{saying}"):
        Run(other(chosen, **changes), 2, tmp_path)
    assert (tmp_path / RESULTS_FILE).read_bytes() == before
    played(chosen, 2, tmp_path)


def test_two_runs_at_once_in_one_folder_are_refused(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    with Run(chosen, 2, tmp_path), pytest.raises(LuccaError, match="is being written by another lucca arena"):
        Run(chosen, 2, tmp_path)
    played(chosen, 2, tmp_path)


@pytest.mark.parametrize(
    ("file", "content", "saying"),
    [
        (SETTINGS_FILE, b"{", "these are no settings of an arena"),
        (SETTINGS_FILE, b"{}", "these are no settings of an arena"),
        (RESULTS_FILE, b"{}\n", rf"{RESULTS_FILE}:1: this is not a result of the arena"),
        (RESULTS_FILE, b"\x00\x00\n", rf"{RESULTS_FILE}:1: this is not a result of the arena"),
        (
            RESULTS_FILE,
            b'{"deal":0,"match":1,"seat":0,"scores":[1,2,3],"order":[2,1,0],"micros":[[],[],[]]}\n',
            "there is no such game in this run",
        ),
    ],
)
def test_damaged_folders_are_told(tmp_path: Path, file: str, content: bytes, saying: str) -> None:
    chosen = settings(["builder", "random"])
    played(chosen, 1, tmp_path)
    (tmp_path / file).write_bytes(content)
    with pytest.raises(LuccaError, match=saying):
        Run(chosen, 1, tmp_path)
    assert (tmp_path / file).read_bytes() == content


def test_results_without_settings_are_refused(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    played(chosen, 1, tmp_path)
    (tmp_path / SETTINGS_FILE).unlink()
    with pytest.raises(LuccaError, match="has results, but no settings"):
        Run(chosen, 1, tmp_path)


def test_settings_of_another_format_are_told(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"])
    played(other(chosen, format="lucca-arena/0"), 1, tmp_path)
    with pytest.raises(LuccaError, match="another version: 'lucca-arena/0'"):
        Run(chosen, 1, tmp_path)


def test_a_game_that_cannot_be_played_ends_the_run_and_keeps_the_rest(tmp_path: Path) -> None:
    chosen = settings(["random", "tests.arena.bots:Broken"])
    with pytest.raises(LuccaError, match=r"deal 0, random in seat 0 against tests.arena.bots:Broken: .*no luck today"):
        played(chosen, 2, tmp_path)
    with pytest.raises(LuccaError, match="no luck today"):
        played(chosen, 2, tmp_path, WorkerPool(jobs=2))


def test_records_come_in_order_and_once(tmp_path: Path) -> None:
    chosen = settings(["builder", "random"], players=2, records=True)
    played(chosen, 4, tmp_path)
    path = tmp_path / RESULTS_FILE
    path.write_bytes(b"".join(reversed(path.read_bytes().splitlines(keepends=True))) * 2)
    with Run(chosen, 3, tmp_path) as run:
        records = [msgspec.json.decode(record) for record in run.results.records(3)]
    assert [record["seed"] for record in records] == ["0:0", "0:0", "0:1", "0:1", "0:2", "0:2"]
    assert [record["players"][0]["name"] for record in records] == ["builder 1", "random 1"] * 3


# --- tasks ------------------------------------------------------------------------------------------------------------


def test_tasks_grow_little_by_little_and_shrink_at_once() -> None:
    tasks = Tasks(settings(["random", "random"]).games(10_000))
    sizes = []
    found = iter(tasks)
    for seconds_per_game in [0.001] * 12 + [10.0] * 2:
        task = next(found)
        sizes.append(len(task.games))
        tasks.learn(task, Played(b"", seconds_per_game * len(task.games)))
    assert sizes == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300, 1]
