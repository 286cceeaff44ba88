"""Records whose JSON is not as the format says: refused with the game, the move where there is one, and the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lucca.records.check import check
from lucca.records.errors import FORMAT, RecordError
from lucca.records.read import parse
from tests.records.games import Json, read, recorded

Change = Callable[[Json], object]
GAME = 7  # the position in its file that is asked for


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(text, GAME)
    assert caught.value.game == GAME
    return caught.value


def first_turn(record: Json) -> Json:
    turn: Json = record["moves"][3]
    return turn


def first_pick(record: Json) -> Json:
    pick: Json = next(move for move in record["moves"] if "city" in move)
    return pick


# --- texts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        (json.dumps(recorded())[:-1], "truncated"),
        ("certainly", "malformed"),
        ("{'format': 'lucca-record/1'}", "malformed"),
        (json.dumps(recorded()) + "]", "trailing"),
        (json.dumps(recorded()).replace('"edition"', '"nothing": NaN, "edition"'), "malformed"),
        (json.dumps(recorded()).replace('"edition"', f'"deep": {"[" * 100_000}{"]" * 100_000}, "edition"'), "nested"),
        ("[" * 100_000, "not JSON"),
        ("[1, ", "not JSON"),
        ("[]", "a JSON object"),
        ("null", "a JSON object"),
        ("{}", "format is None"),
        ('{"format": "lucca-record/2", "moves": "none"}', "format is 'lucca-record/2'"),
        ('{"format": ["lucca-record/1"]}', "format is ['lucca-record/1']"),
    ],
)
def test_text_that_is_no_record(text: str, reason: str) -> None:
    error = refusal(text)
    assert (error.clause, error.move) == (FORMAT, None)
    assert reason in error.message


def test_bytes_that_are_not_utf_8_are_refused_wherever_they_stand() -> None:
    for key in (b'"name"', b'"something else"'):
        error = refusal(json.dumps(recorded()).encode().replace(b'"kind"', key + b': "\xff", "kind"', 1))
        assert (error.clause, error.move) == (FORMAT, None)
        assert "UTF-8" in error.message


# --- objects ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["format", "edition", "celebration", "deck", "players", "deal", "moves"])
def test_a_required_key_is_missing(key: str) -> None:
    record = recorded()
    del record[key]
    error = refusal(json.dumps(record))
    assert (error.clause, error.move) == (FORMAT, None)
    assert key in error.message


@pytest.mark.parametrize("key", ["hands", "bastions_replaced", "first_triplets", "stock", "removed"])
def test_a_key_of_the_deal_is_missing(key: str) -> None:
    record = recorded()
    del record["deal"][key]
    assert key in refusal(json.dumps(record)).message


@pytest.mark.parametrize("key", ["scores", "order", "winner"])
def test_a_key_of_the_result_is_missing(key: str) -> None:
    record = recorded()
    del record["result"][key]
    assert key in refusal(json.dumps(record)).message


@pytest.mark.parametrize("key", ["windows", "parties", "walls", "street"])
def test_a_key_of_the_breakdown_is_missing(key: str) -> None:
    record = recorded()
    del record["result"]["breakdown"][1][key]
    assert key in refusal(json.dumps(record)).message


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), 1),
        (("format",), "lucca-record/1 "),
        (("edition",), None),
        (("celebration",), 0),
        (("celebration",), "false"),
        (("celebration",), None),
        (("deck",), 96),
        (("deck",), "Standard"),
        (("deck",), {"id": "34"}),
        (("deck",), None),
        (("players",), 3),
        (("players",), ["Ada", "Bob", "Eve"]),
        (("players", 0, "name"), 17),
        (("players", 0, "name"), None),
        (("players", 0, "kind"), ["human"]),
        (("deal",), []),
        (("deal", "hands", 0, 0), 12),
        (("deal", "hands", 1), "1234"),
        (("deal", "bastions_replaced"), None),
        (("deal", "first_triplets", 2, 0), None),
        (("deal", "stock", 5), 14),
        (("deal", "removed"), {}),
        (("moves",), {}),
        (("result",), None),
        (("result",), []),
        (("result", "scores", 0), 41.0),
        (("result", "scores", 0), "41"),
        (("result", "scores", 0), True),
        (("result", "order", 0), False),
        (("result", "winner"), 0.0),
        (("result", "winner"), None),
        (("result", "breakdown"), None),
        (("result", "breakdown"), {}),
        (("result", "breakdown", 0, "walls"), 0.0),
    ],
)
def test_a_value_of_the_wrong_type_or_name(path: tuple[str | int, ...], value: Any) -> None:
    record: Any = recorded()
    place = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    error = refusal(json.dumps(record))
    assert (error.clause, error.move) == (FORMAT, None)


# --- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("index", "key", "value"),
    [
        (0, "seat", "0"),
        (1, "seat", True),
        (2, "seat", 2.0),
        (2, "seat", None),
        (0, "keep", None),
        (0, "keep", "77"),
        (1, "keep", [77, 12]),
        (3, "take", "1"),
        (3, "take", 1.0),
        (4, "take", True),
        (4, "take", None),
        (5, "open", None),
        (5, "open", "red"),
        (5, "open", [0]),
        (5, "play", {}),
        (5, "play", [["17", "start"], ["18", "start"], "19"]),
        (5, "play", [["17", "start"], ["18", "start"], {"card": "19", "use": "start"}]),
        (5, "play", [["17", "start"], ["18", "start"], ["19"]]),
        (5, "play", [["17", "start"], ["18", "start"], ["19", "wall", "red", "then some"]]),
        (5, "play", [["17", "start"], ["18", "start"], ["19", "wall", None]]),
        (5, "play", [["17", "start"], ["18", "start"], [19, "wall"]]),
    ],
)
def test_a_part_of_a_move_is_of_the_wrong_type(index: int, key: str, value: Any) -> None:
    record = recorded()
    record["moves"][index][key] = value
    error = refusal(json.dumps(record))
    assert (error.clause, error.move) == (FORMAT, index)


@pytest.mark.parametrize(
    ("index", "change"),
    [
        (0, lambda move: move.pop("seat")),
        (0, lambda move: move.pop("keep")),
        (0, lambda move: move.update(take=1)),
        (0, lambda move: move.update(city=None)),
        (0, lambda move: move.update(open=[])),
        (1, lambda move: move.update(play=[])),
        (3, lambda move: move.pop("take")),
        (3, lambda move: move.pop("open")),
        (3, lambda move: move.pop("play")),
        (3, lambda move: move.update(keep=["1", "2"])),
        (3, lambda move: move.update(city=None)),
    ],
)
def test_a_move_is_not_exactly_one_of_the_three_kinds(index: int, change: Change) -> None:
    record = recorded()
    change(record["moves"][index])
    error = refusal(json.dumps(record))
    assert (error.clause, error.move) == (FORMAT, index)


@pytest.mark.parametrize(
    "change",
    [
        lambda city: city.pop("take"),
        lambda city: city.pop("card"),
        lambda city: city.pop("as"),
        lambda city: city.update(take="2"),
        lambda city: city.update(card=34),
        lambda city: city.update(colour=None),
        lambda city: city.update({"as": None}),
    ],
)
def test_a_pick_for_the_city_is_misshapen(change: Change) -> None:
    record = recorded(players=2)
    index = next(index for index, move in enumerate(record["moves"]) if "city" in move)
    change(record["moves"][index]["city"])
    error = refusal(json.dumps(record))
    assert (error.clause, error.move) == (FORMAT, index)


def test_a_pick_is_an_object_or_null() -> None:
    record = recorded(players=2)
    first_pick(record)["city"] = False
    assert refusal(json.dumps(record)).clause == FORMAT


def test_the_message_says_where() -> None:
    record = recorded()
    first_turn(record)["take"] = "1"
    assert str(refusal(json.dumps(record))) == "game 7, move 3, record format: moves[3].take: Expected int, got str"


def test_numbers_beyond_all_bounds_are_refused_like_any_other() -> None:
    record = recorded()
    first_turn(record)["seat"] = 10**30
    with pytest.raises(RecordError) as caught:
        check(read(record))
    assert (caught.value.clause, caught.value.move) == ("4.1", 3)
