"""Records that end wrongly are refused."""

from collections.abc import Callable

import pytest

from tests.records.games import Json, recorded
from tests.records.refusals import find, refused


@pytest.mark.parametrize("players", [2, 3])
def test_a_move_after_the_end(players: int) -> None:
    record = recorded(players=players)
    record["moves"].append(record["moves"][-1])
    refused(record, "5.5", len(record["moves"]) - 1, "over")


@pytest.mark.parametrize("seat", [255, 256, -1])
def test_a_move_after_the_end_of_a_seat_that_does_not_exist(seat: int) -> None:
    record = recorded()
    record["moves"].append({**record["moves"][-1], "seat": seat})
    refused(record, "5.5", len(record["moves"]) - 1, "over")


def test_no_result_though_the_last_move_is_made() -> None:
    record = recorded()
    del record["result"]
    refused(record, "5.5", saying="no result")


def test_a_result_before_the_last_move_is_made() -> None:
    record = recorded()
    del record["moves"][-1]
    refused(record, "5.5", saying="not over")


@pytest.mark.parametrize(
    "change",
    [
        lambda result: result["scores"].reverse(),
        lambda result: result["scores"].pop(),
        lambda result: result["scores"].append(0),
        lambda result: result.update(scores=[score + 1 for score in result["scores"]]),
        lambda result: result["order"].reverse(),
        lambda result: result["order"].pop(),
        lambda result: result.update(order=[0, 0, 0]),
        lambda result: result.update(winner=result["order"][1]),
        lambda result: result.update(winner=-1),
        lambda result: result["breakdown"].pop(),
        lambda result: result["breakdown"].append(result["breakdown"][0]),
    ],
)
def test_a_wrong_result(change: Callable[[Json], object]) -> None:
    record, _ = find(lambda record: len(set(record["result"]["scores"])) == 3 or None)
    change(record["result"])
    refused(record, "5.5", saying="should be")


@pytest.mark.parametrize(
    ("kind", "clause"), [("windows", "4.9"), ("parties", "4.3"), ("walls", "5.3"), ("street", "5.4")]
)
def test_a_wrong_breakdown(kind: str, clause: str) -> None:
    record = recorded()
    record["result"]["breakdown"][2][kind] += 1
    refused(record, clause, saying=f"{kind} of seat 2")
