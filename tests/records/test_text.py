"""Games in words: every point with where it came from."""

from collections import Counter

import pytest

from lucca.records.replay import replay
from lucca.records.sentences import EventSentences, counted, listed, printable, unique_names
from lucca.records.text import event_text, game_text
from lucca.rules.events import (
    CITY,
    Added,
    BastionBuilt,
    BastionReplaced,
    CityFounded,
    CityPicked,
    CityPickSkipped,
    Completed,
    Discarded,
    Event,
    FinalOrder,
    GameEnded,
    HandDealt,
    Kept,
    LeftOver,
    Opened,
    OrderPlace,
    PartySource,
    Revealed,
    RoundBegan,
    Started,
    StreetScored,
    Took,
    TripletsDealt,
    WallBuilt,
    WallsScored,
)
from lucca.rules.setup import setup
from tests.records.games import TABLES, Table, first_moves, read, recorded

NAMES = ["Alex", "Bruno", "Charlie", "Daniel", "Emma"]
FIVE = setup("city-of-games", 5, celebration=True)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (HandDealt(0, "34"), "Alex is dealt green 34 (1/2)"),
        (BastionReplaced("B3"), "Bastion B3 is dealt into a hand and replaced"),
        (TripletsDealt(2, (("1", "2", "B1"),)), "triplets of turn 2: 0: red 1 (0/3), orange 2 (1/2), Bastion B1"),
        (Kept(1, ()), "Bruno has chosen two starting cards"),
        (Kept(1, ("1", "W20")), "Bruno keeps red 1, then Wild 20"),
        (Revealed(1, ("1", "W20"), ("red", "red")), "Bruno lays red 1, then Wild 20"),
        (CityFounded("1", "red"), "The City starts with red 1"),
        (CityFounded("W10", "red"), "The City starts with Wild 10 on its red palace"),
        (
            RoundBegan(3, (OrderPlace(2, 5, 90), OrderPlace(0, 3, 77), OrderPlace(1, 3, 12), OrderPlace(3, 1, 4))),
            "order of turn 3: Charlie (5 shields), Alex (3 shields, highest number 77), "
            "Bruno (3 shields, highest number 12), Daniel (1 shield)",
        ),
        (FinalOrder((OrderPlace(2, 5, 90),)), "final order: Charlie (5 shields)"),
        (
            Opened(0, "red", 5, (PartySource(1, 2), PartySource(2, 1), PartySource(3, 2, 1), PartySource(4, 0))),
            "Alex opens red: 5 points (2 from Bruno's 2 cards under construction, "
            "1 from Charlie's 1 card under construction, 2 from Daniel's completed palace)",
        ),
        (
            Opened(0, "blue", 0, (PartySource(1, 0),)),
            "Alex opens blue: 0 points (no other blue palace is under construction or unopened)",
        ),
        (
            Opened(1, "red", 7, (PartySource(0, 0), PartySource(CITY, 7, 2))),
            "Bruno opens red: 7 points (7 from the City's 3 cards under construction and 2 completed palaces)",
        ),
        (Took(3, 1, ("1", "B2", "G2013")), "Daniel takes triplet 1: red 1, Bastion B2, golden orange 2013"),
        (Started(0, "red", "1"), "Alex starts a palace with red 1"),
        (Started(CITY, "red", "1"), "The City starts a palace with red 1"),
        (Added(0, "red", "7", 2), "Alex adds red 7"),
        (Added(CITY, "red", "W500", 2), "The City adds Wild 500 to the red palace"),
        (Completed(0, "red", 1), "Alex completes red: 1 point for its windows"),
        (Completed(CITY, "red", 0), "The City completes a red palace"),
        (WallBuilt(0, "7"), "Alex turns red 7 into a City Wall"),
        (BastionBuilt(CITY, "B4"), "The City builds Bastion B4"),
        (Discarded(4, "W10"), "Emma discards Wild 10"),
        (CityPicked(0, "7"), "Alex picks red 7 for the City"),
        (CityPickSkipped(0), "Alex skips the pick: no card can be played into the City"),
        (LeftOver(("7", "8", "9")), "left over: red 7, orange 8, yellow 9"),
        (
            WallsScored(0, 4, 1, 8, 8, 3, 15),
            "Alex has 4 walls and 1 Bastion; 8 shields needed, 8 there: 5 x 3 opened palaces = 15 points",
        ),
        (WallsScored(0, 4, 1, 7, 8, 3, 0), "Alex has 4 walls and 1 Bastion; 8 shields needed, 7 there: 0 points"),
        (
            WallsScored(0, 0, 2, 0, 0, 1, 2),
            "Alex has 2 Bastions; 0 shields needed, 0 there: 2 x 1 opened palace = 2 points",
        ),
        (WallsScored(0, 0, 0, 7, 0, 3, 0), "Alex has neither walls nor Bastions: 0 points"),
        (
            StreetScored(0, "1", 1, "96", 3),
            "street numbers: the lowest is red 1 (Alex), the highest purple 96 (Bruno): Alex gives Bruno 3 points",
        ),
        (
            StreetScored(CITY, "1", 1, "96", 3),
            "street numbers: the lowest is red 1 (the City), the highest purple 96 (Bruno): Bruno gains 3 points",
        ),
        (
            StreetScored(0, "1", CITY, "96", 3),
            "street numbers: the lowest is red 1 (Alex), the highest purple 96 (the City): Alex loses 3 points",
        ),
        (
            StreetScored(2, "1", 2, "96", 0),
            "street numbers: the lowest is red 1 (Charlie), the highest purple 96 (Charlie), the same owner: "
            "nothing changes",
        ),
        (StreetScored(None, None, None, None, 0), "street numbers: no palace counts, so nobody gives points"),
        (GameEnded((3, 9), (1, 0)), "Bruno wins: Bruno 9, Alex 3"),
    ],
)
def test_every_event_is_a_sentence(event: Event, text: str) -> None:
    assert event_text(event, NAMES, FIVE) == text


@pytest.mark.parametrize(
    ("edition", "one", "many"),
    [("city-of-games", "Bastion", "Bastions"), ("citta-en", "Tower", "Towers"), ("citta-fr", "tour", "tours")],
)
def test_bastions_have_the_edition_s_name(edition: str, one: str, many: str) -> None:
    sentences = EventSentences(NAMES, setup(edition, 3))
    assert sentences.line(BastionBuilt(0, "B1")) == f"Alex builds {one} B1"
    assert many in sentences.line(WallsScored(0, 0, 0, 0, 0, 0, 0))
    assert f"2 {many}" in sentences.line(WallsScored(0, 0, 2, 0, 0, 1, 2))


def test_something_that_is_no_event_has_no_sentence() -> None:
    with pytest.raises(TypeError):
        EventSentences(NAMES, FIVE).line("rain")


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_a_game_s_text_adds_up_to_its_result(table: Table) -> None:
    record = read(recorded(*table))
    text = game_text(record)
    assert text == game_text(replay(record), record.names)
    assert record.result is not None
    assert record.result.breakdown
    kinds = ("windows", "parties", "walls", "street")
    for place, seat in enumerate(record.result.order, 1):
        points = counted(record.result.scores[seat], "point")
        parts = ", ".join(
            f"{kind}{' numbers' * (kind == 'street')} {getattr(record.result.breakdown[seat], kind)}" for kind in kinds
        )
        assert f"\n  {place}. {record.names[seat]}: {points} ({parts}" in text
    headings = [line for line in text.splitlines() if line and not line.startswith(" ")]
    turns = [f"Turn {turn} of {record.setup.rounds}" for turn in range(1, record.setup.rounds + 1)]
    assert headings == [headings[0], "Preparation", *turns, "Final scoring", "Result"]
    assert record.setup.edition.title in headings[0]


@pytest.mark.parametrize("table", TABLES)
def test_parties_and_added_storeys_agree_with_what_was_built_before(table: Table) -> None:
    """Cards under construction are told from completed palaces."""
    storeys: Counter[tuple[object, str]] = Counter()
    completed: Counter[tuple[object, str]] = Counter()
    parties = 0
    for number in range(4):
        game = replay(read(recorded(*table, number=number)))
        storeys.clear()
        completed.clear()
        for event in game.events:
            match event:
                case Revealed(seat, (lower, upper)):
                    colours = [game.setup.deck.card(game.setup.deck.index[card]).colour for card in (lower, upper)]
                    storeys[seat, colours[0] or ""] += 1
                    storeys[seat, colours[1] or colours[0] or ""] += 1
                case CityFounded(_, colour):
                    storeys[CITY, colour] += 1
                case Started(owner, colour, _):
                    storeys[owner, colour] += 1
                case Added(owner, colour, _, there):
                    storeys[owner, colour] += 1
                    assert there == storeys[owner, colour]
                case Completed(owner, colour, _):
                    storeys[owner, colour] = 0
                    completed[owner, colour] += 1
                case Opened(seat, colour, points, sources):
                    completed[seat, colour] -= 1
                    parties += 1
                    assert points == sum(source.points for source in sources)
                    for source in sources:
                        assert source.under_construction == storeys[source.owner, colour]
                        assert source.completed == completed[source.owner, colour]
    assert parties > 3


def test_a_tie_is_explained() -> None:
    for number in range(200):
        record = read(recorded(number=number, bot="random"))
        if record.result and len(set(record.result.scores)) == 2:
            text = game_text(replay(record), record.names)
            assert text.count("the highest street number breaks the tie") == 2
            return
    raise AssertionError("no two players had the same score")


def test_an_unfinished_game_tells_who_is_next() -> None:
    def last_line(moves: int) -> str:
        return game_text(replay(read(first_moves(recorded(), moves))), ["Ada", "Bob", "Eve"]).splitlines()[-1]

    assert last_line(0) == "Not finished: Ada, Bob and Eve must still choose"
    assert last_line(1) == "Not finished: Bob and Eve must still choose"
    assert last_line(2) == "Not finished: Eve must still choose"
    seat = recorded()["moves"][5]["seat"]
    assert last_line(5) == f"Not finished: {['Ada', 'Bob', 'Eve'][seat]} is to decide"


def test_face_down_triplets_are_told_after_the_reveal() -> None:
    hidden = game_text(replay(read(first_moves(recorded("citta-fr"), 2))))
    assert "first triplets" not in hidden
    shown = game_text(replay(read(first_moves(recorded("citta-fr"), 3))))
    assert shown.index(" lays ") < shown.index("first triplets")


def test_names_are_told_apart_and_cannot_upset_a_terminal() -> None:
    assert unique_names(["Ada", None, "", "Ada", "\x1b[31m\n"]) == [
        "Ada",
        "Seat 1",
        "Seat 2",
        "Ada (seat 3)",
        "\ufffd[31m\ufffd",
    ]
    assert printable("塔 ok\x07") == "塔 ok\ufffd"


def test_counting_and_listing() -> None:
    assert [counted(number, "point") for number in (-3, -1, 0, 1, 2)] == [
        "-3 points",
        "-1 point",
        "0 points",
        "1 point",
        "2 points",
    ]
    assert [listed(parts) for parts in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
