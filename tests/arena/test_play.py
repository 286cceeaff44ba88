"""Single games of a run: the same deal in all seats, and nothing else that differs."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from lucca.arena.play import Failure, GameResult, Played, Task, play_task
from lucca.arena.settings import GameId, Settings, settings
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.write import dumps
from tests.arena.runs import OTHER
from tests.records.games import TABLES, Table


def played(chosen: Settings, *games: GameId) -> list[dict[str, Any]]:
    outcome = play_task(chosen, Task(games))
    assert isinstance(outcome, Played), outcome
    return [msgspec.json.decode(line) for line in outcome.lines.splitlines()]


def all_seats(chosen: Settings, deal: int = 5, match: int = 0) -> list[dict[str, Any]]:
    return played(chosen, *(GameId(deal, match, seat) for seat in range(chosen.players)))


@pytest.mark.parametrize("table", TABLES)
def test_results_are_those_of_games_by_the_rules(table: Table) -> None:
    edition, players, celebration = table
    chosen = settings(
        ["builder", "random"], edition=edition, players=players, celebration=celebration, records=True, seed=7
    )
    for game in all_seats(chosen):
        record = parse(dumps(game["record"]))
        position = check(record)
        assert game["scores"] == [points.score for points in position.points()]
        assert game["order"] == list(position.ranking())
        kinds = ["bot:builder" if seat == game["seat"] else "bot:random" for seat in range(players)]
        assert [player.kind for player in record.players] == kinds


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_deal_is_the_same_in_all_seats_and_matches(players: int) -> None:
    chosen = settings(["builder", "random", OTHER], mode="round-robin", players=players, records=True)
    deals = [game["record"]["deal"] for match in range(3) for game in all_seats(chosen, match=match)]
    for deal in deals:
        for part in ("hands", "first_triplets", "bastions_replaced"):
            assert deal[part] == deals[0][part]
    common = set.intersection(*(set(deal["stock"]) for deal in deals))
    orders = {tuple(card for card in deal["stock"] if card in common) for deal in deals}
    assert len(common) > 30
    assert len(orders) == 1  # kept cards are missing in some stocks; all others come in one order


def test_other_deals_and_seeds_are_others() -> None:
    chosen = settings(["builder", "random"], records=True)
    hands = [game["record"]["deal"]["hands"] for game in played(chosen, GameId(0, 0, 0), GameId(1, 0, 0))]
    again = settings(["builder", "random"], records=True, seed=1)
    hands += [game["record"]["deal"]["hands"] for game in played(again, GameId(0, 0, 0))]
    assert len({str(hand) for hand in hands}) == 3


def test_games_of_one_deal_differ_by_their_bots_only() -> None:
    games = all_seats(settings(["builder", "builder"], players=4, records=True))
    assert len({str(game["record"]["moves"]) for game in games}) == 1
    games = all_seats(settings(["builder", "random"], players=4, records=True))
    assert len({str(game["record"]["moves"]) for game in games}) == 4


@pytest.mark.parametrize(("players", "turns"), [(2, 7), (3, 7), (4, 6), (5, 5)])
def test_every_turn_has_its_time_and_preparation_too(players: int, turns: int) -> None:
    for game in all_seats(settings(["builder", "random"], players=players)):
        assert [len(times) for times in game["micros"]] == [1 + turns] * players
        assert all(time >= 0 for times in game["micros"] for time in times)


def test_faults_are_told_by_seat() -> None:
    for game in all_seats(settings(["tests.arena.bots:Cheat", "random"])):
        result = msgspec.convert(game, GameResult, strict=False)
        assert list(result.faults) == [game["seat"]]
        (fault,) = result.faults[game["seat"]]
        assert fault.kind == "illegal"


def test_bots_are_told_of_the_end_and_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    diary = tmp_path / "diary"
    monkeypatch.setenv("LUCCA_TEST_DIARY", str(diary))
    all_seats(settings(["random", "tests.arena.bots:Closing"]))
    assert diary.read_text().split() == 3 * ["made", "made", "over", "over", "closed", "closed"]


def test_bots_are_closed_if_another_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    diary = tmp_path / "diary"
    monkeypatch.setenv("LUCCA_TEST_DIARY", str(diary))
    chosen = settings(["tests.arena.bots:Closing", "tests.arena.bots:Broken"])
    failure = play_task(chosen, Task((GameId(8, 0, 0),)))
    assert isinstance(failure, Failure)
    assert failure.message.startswith("deal 8, tests.arena.bots:Closing in seat 0 against tests.arena.bots:Broken: ")
    assert "no luck today" in failure.message
    assert diary.read_text().split() == ["made", "closed"]


def test_a_worker_of_another_version_refuses() -> None:
    chosen = msgspec.structs.replace(settings(["random", "random"]), version="0.0.1")
    failure = play_task(chosen, Task((GameId(0, 0, 0),)))
    assert isinstance(failure, Failure)
    assert "0.0.1" in failure.message
