"""Times: what counts, and what does not."""

from functools import partial

import pytest

from lucca.arena import play
from lucca.arena.ledger import Ledger
from lucca.arena.play import GameResult, play_game, play_task
from lucca.arena.report import TurnTime, make_report
from lucca.arena.run import Run, WorkerPool
from lucca.arena.settings import GameId, settings
from lucca.workers.base import InProcess
from tests.arena.runs import OTHER, played, timeless


def test_a_game_is_cold_if_one_of_its_bots_is_new_to_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "_known_here", set())
    chosen = settings(["builder", "random", OTHER], mode="versus")
    games = [GameId(0, 0, 0), GameId(0, 0, 1), GameId(0, 1, 0), GameId(1, 0, 0), GameId(1, 1, 0)]
    cold = [play_game(chosen, chosen.setup, game).cold for game in games]
    assert cold == [True, False, True, False, False]


def test_turns_of_cold_games_have_no_time_but_their_results_count() -> None:
    ledger = Ledger(settings(["builder", "random"], players=2), 1)
    ledger.add(GameResult(0, 0, 0, (5, 3), (0, 1), ((90_000, 80_000), (70_000, 60_000)), cold=True))
    ledger.add(GameResult(0, 0, 1, (5, 3), (0, 1), ((1000, 3000), (2000, 2000))))
    report = make_report(ledger)
    assert [bot.time for bot in report.bots] == [TurnTime(2, 2.0, 2.0, 2.0), TurnTime(2, 2.0, 2.0, 2.9)]
    assert (report.games, report.matches[0].deals) == (2, 1)


def test_workers_may_stay_for_several_runs() -> None:
    chosen = settings(["builder", "random"])
    workers = InProcess(partial(play_task, chosen))
    for deals in (3, 5):
        with Run(chosen, deals) as run:
            assert list(run.play_with(workers))[-1] == 3 * deals
            assert timeless(make_report(run.ledger)) == timeless(played(chosen, deals, pool=WorkerPool()))
