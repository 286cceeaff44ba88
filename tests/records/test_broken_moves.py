"""Records with a move that the rules do not allow are refused, with its index."""

from typing import Any

import pytest

from lucca.rules.cards import standard_deck
from tests.records.games import Json, game_before, plays, recorded
from tests.records.refusals import find, first, refused

# --- keeping --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [[], ["1"], ["1", "2", "3"]])
def test_more_or_fewer_than_two_cards_kept(cards: list[str]) -> None:
    record = recorded()
    record["moves"][1]["keep"] = cards
    refused(record, "3.4", 1, str(len(cards)))


def test_a_card_kept_from_another_hand() -> None:
    record = recorded()
    record["moves"][1]["keep"][1] = record["deal"]["hands"][0][0]
    refused(record, "3.4", 1)


def test_something_kept_that_is_no_card() -> None:
    record = recorded()
    record["moves"][2]["keep"][0] = "007"
    refused(record, "3.4", 2)


def test_one_card_kept_twice() -> None:
    record = recorded()
    record["moves"][0]["keep"][1] = record["moves"][0]["keep"][0]
    refused(record, "3.4", 0)


def test_a_seat_keeps_twice() -> None:
    record = recorded()
    record["moves"][1] = record["moves"][0]
    refused(record, "3.4", 1, "already")


def test_a_turn_before_everyone_has_kept() -> None:
    record = recorded()
    del record["moves"][2]
    refused(record, "3.4", 2)


def test_keeping_after_the_first_turn_has_begun() -> None:
    record = recorded()
    record["moves"][3] = {"seat": record["moves"][3]["seat"], "keep": ["1", "2"]}
    refused(record, "4.5", 3)


def test_two_wilds_kept() -> None:
    def two_wilds(record: Json) -> tuple[int, list[str]] | None:
        for seat, hand in enumerate(record["deal"]["hands"]):
            wilds = [card for card in hand if card.startswith("W")]
            if len(wilds) >= 2:
                return seat, wilds[:2]
        return None

    record, (seat, wilds) = find(two_wilds, celebration=True, players=5, bot="random")
    record["moves"][seat]["keep"] = wilds
    refused(record, "6.5", seat)


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 5, 255, 256])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    for index in (0, 3):
        record = recorded()
        record["moves"][index]["seat"] = seat
        refused(record, "4.1", index, f"no seat {seat}")


@pytest.mark.parametrize("index", [3, 4, 10, 23])
def test_a_seat_out_of_turn(index: int) -> None:
    record = recorded()
    record["moves"][index]["seat"] = (record["moves"][index]["seat"] + 1) % 3
    refused(record, "4.1", index)


def test_a_palace_opened_that_is_not_completed() -> None:
    record = recorded()
    record["moves"][3]["open"] = ["red"]
    refused(record, "4.2", 3, "red")


def opening(record: Json) -> int | None:
    return next((index for index, move in enumerate(record["moves"]) if move.get("open")), None)


def test_a_palace_opened_twice_in_one_turn() -> None:
    record, index = find(opening)
    record["moves"][index]["open"] *= 2
    refused(record, "4.2", index)


def test_a_palace_opened_again_in_a_later_turn() -> None:
    def later(record: Json) -> tuple[int, str] | None:
        opened = opening(record)
        if opened is None:
            return None
        seat = record["moves"][opened]["seat"]
        turns = (i for i in range(opened + 1, len(record["moves"])) if record["moves"][i]["seat"] == seat)
        return next(((i, record["moves"][opened]["open"][0]) for i in turns), None)

    record, (index, colour) = find(later)
    record["moves"][index]["open"].append(colour)
    refused(record, "4.2", index)


def test_a_palace_of_a_colour_that_the_deck_has_not() -> None:
    record, index = find(opening)
    record["moves"][index]["open"][0] = "Red"
    refused(record, "4.2", index, "'Red'")


def test_a_triplet_that_is_taken_already() -> None:
    record = recorded()
    record["moves"][4]["take"] = record["moves"][3]["take"]
    refused(record, "4.5", 4)


@pytest.mark.parametrize("take", [-1, 4, 5, 6, 100, 2**40])
def test_a_triplet_that_does_not_exist(take: int) -> None:
    record = recorded()
    record["moves"][3]["take"] = take
    refused(record, "4.5", 3)


def test_a_card_of_another_triplet() -> None:
    record = recorded()
    other = record["deal"]["first_triplets"][(record["moves"][3]["take"] + 1) % 4][0]
    record["moves"][3]["play"][1] = [other, "discard"]
    refused(record, "4.6", 3)


@pytest.mark.parametrize("card", ["97", "", "W10", "B9"])
def test_a_card_that_does_not_exist(card: str) -> None:
    record = recorded()
    record["moves"][5]["play"][2] = [card, "discard"]
    refused(record, "4.6", 5)


def test_one_card_played_twice() -> None:
    record = recorded()
    record["moves"][3]["play"][2] = [record["moves"][3]["play"][0][0], "discard"]
    refused(record, "4.6", 3, "already")


@pytest.mark.parametrize("count", [0, 2, 4])
def test_more_or_fewer_than_three_cards_played(count: int) -> None:
    record = recorded()
    record["moves"][6]["play"] = (record["moves"][6]["play"] * 2)[:count]
    refused(record, "4.6", 6, str(count))


@pytest.mark.parametrize("use", ["Start", "", "keep", "open", "started"])
def test_an_unknown_use(use: str) -> None:
    record = recorded()
    record["moves"][4]["play"][0][1] = use
    refused(record, "4.6", 4, repr(use))


def test_starting_a_colour_that_the_player_has() -> None:
    record, (index, place, play) = find(lambda record: first(p for p in plays(record) if p[2][1] == "add"))
    record["moves"][index]["play"][place] = [play[0], "start"]
    refused(record, "4.13", index, play[0])


def test_adding_where_there_is_no_palace() -> None:
    record, (index, place, play) = find(lambda record: first(p for p in plays(record) if p[2][1] == "start"))
    record["moves"][index]["play"][place] = [play[0], "add"]
    refused(record, "4.8", index, play[0])


def test_a_palace_card_as_a_bastion() -> None:
    record, (index, place, play) = find(lambda record: first(p for p in plays(record) if p[2][1] == "wall"))
    record["moves"][index]["play"][place] = [play[0], "bastion"]
    refused(record, "4.11", index)


@pytest.mark.parametrize("use", ["start", "add"])
def test_a_bastion_as_part_of_a_palace(use: str) -> None:
    record, (index, place, play) = find(lambda record: first(p for p in plays(record) if p[2][1] == "bastion"))
    record["moves"][index]["play"][place] = [play[0], use]
    refused(record, "4.11", index)


def test_a_tower_as_a_wall_where_only_palace_cards_may_be() -> None:
    record, (index, place, play) = find(
        lambda record: first(p for p in plays(record) if p[2][1] == "bastion"), edition="citta-ja"
    )
    record["moves"][index]["play"][place] = [play[0], "wall"]
    refused(record, "4.10", index)


@pytest.mark.parametrize("colour", ["red", "", "teal"])
def test_a_colour_named_for_a_palace_card(colour: str) -> None:
    record = recorded()
    record["moves"][5]["play"][0].append(colour)
    refused(record, "6.2", 5)


# --- Wilds ----------------------------------------------------------------------------------------------------------


def added_wild(record: Json) -> Any:
    return first(p for p in plays(record) if p[2][0].startswith("W") and p[2][1] == "add")


@pytest.mark.parametrize(
    ("play", "clause"),
    [
        (["add"], "6.2"),
        (["start"], "6.4"),
        (["bastion"], "4.11"),
        (["add", "teal"], "6.2"),
        (["start", "red"], "6.2"),
        (["discard", "red"], "6.2"),
    ],
)
def test_a_wild_played_wrongly(play: list[str], clause: str) -> None:
    record, (index, place, wild) = find(added_wild, celebration=True)
    record["moves"][index]["play"][place] = [wild[0], *play]
    refused(record, clause, index)


def test_a_wild_added_to_a_palace_that_is_not_there() -> None:
    record, (index, place, wild) = find(added_wild, celebration=True)
    seat = record["moves"][index]["seat"]
    building = {palace.colour for palace in game_before(record, index).view(seat).quarters[seat].under_construction}
    started = {standard_deck().cards[standard_deck().index[play[0]]] for play in record["moves"][index]["play"]}
    other = next(c for c in standard_deck().colours if c not in building | {card and card.colour for card in started})
    record["moves"][index]["play"][place] = [wild[0], "add", other]
    refused(record, "6.2", index, other)
