"""The observation vector says what the seat's view says, within its bounds, and nothing that the seat may not know."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lucca.research.kernels import observation as o
from lucca.research.observation import OBSERVATION_SIZE, SECTIONS, Observer, Vector, layout_table, named
from lucca.rules.cards import deck_from_list, deck_to_list, standard_deck
from lucca.rules.errors import LuccaError
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.jit import uncompiled
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from lucca.rules.view import Palace, View
from tests.research.play import CHOICES, choice_name, decisions, table_of

DOCS = Path(__file__).parents[2] / "docs"
every_table = pytest.mark.parametrize("choice", CHOICES, ids=choice_name)


def seat_in_slot(view: View, slot: int) -> int:
    assert view.seat is not None
    return (view.seat + slot) % view.setup.players if slot < view.setup.players else slot


def rank(table: Setup, number: int) -> float:
    numbers = sorted(
        table.deck.card(card).street_number for card in table.in_play if table.deck.card(card).street_number
    )
    return (numbers.index(number) + 1) / len(numbers)


MOST = 3  # shields or windows on a card of the standard deck


def check_palace(seen: dict[str, Vector], at: tuple[int, int], palace: Palace, status: int, table: Setup) -> None:
    assert seen["status"][at].tolist() == [status == 0, status == 1, status == 2]
    assert seen["storeys"][at] == pytest.approx(len(palace.cards) / table.palace_size)
    assert seen["shields"][at] == pytest.approx(palace.shields / MOST)
    assert seen["windows"][at] == pytest.approx(palace.windows / MOST)
    assert seen["street number"][at] == pytest.approx(rank(table, palace.street_number))


def check_quarters(view: View, seen: dict[str, dict[str, Vector]]) -> None:
    table, owners = view.setup, seen["owners"]
    assert view.seat is not None
    for slot in range(table.owners):
        quarter = view.quarters[seat_in_slot(view, slot)]
        assert owners["there"][slot] == 1
        assert owners["city"][slot] == quarter.is_city
        assert owners["shields"][slot] == pytest.approx(quarter.shields / MOST)
        assert owners["walls"][slot] == len(quarter.walls) / 8
        assert owners["bastions"][slot] == len(quarter.bastions) / 4
        assert owners["opened"][slot] == pytest.approx(len(quarter.opened) / 6)
        own = view.scores[view.seat] if slot else 0
        assert owners["score"][slot] * 32 == (0 if quarter.is_city else quarter.score - own)
        completed = () if quarter.is_city else quarter.completed
        ranks = [0.0]
        for status, palaces in enumerate((quarter.under_construction, completed, quarter.opened)):
            for palace in palaces:
                colour = table.deck.colour_index[palace.colour]
                check_palace(seen["palaces"], (slot, colour), palace, status, table)
                ranks.append(rank(table, palace.street_number))
        assert seen["palaces"]["status"][slot].sum() == len(ranks) - 1
        assert owners["highest"][slot] == pytest.approx(max(ranks))
    assert owners["there"].sum() == table.owners


def check_order(view: View, seen: dict[str, dict[str, Vector]]) -> None:
    for slot in range(view.setup.players):
        seat = seat_in_slot(view, slot)
        place = seen["owners"]["place"][slot]
        assert place.sum() == bool(view.order)
        if view.order:
            assert place[view.order.index(seat)] == 1
        assert seen["owners"]["actor"][slot] == (view.actor == seat)
        waiting = view.order[view.order.index(view.actor) :] if view.order and view.actor is not None else ()
        assert seen["owners"]["to act"][slot] == (seat in waiting)
        if seat != view.seat:
            assert seen["owners"]["kept"][slot] == view.has_kept[seat]


def check_table(view: View, seen: dict[str, dict[str, Vector]]) -> None:
    table = seen["market"]
    assert np.flatnonzero(table["left"]).tolist() == list(view.triplets)
    shown = sorted(
        round(float(table[f"card {slot}: street number"][triplet, 0]), 5) for triplet in range(6) for slot in range(3)
    )
    cards = [card for cards in view.triplets.values() for card in cards] + list(view.to_play)
    there = sum(float(table[f"card {slot}: there"].sum()) for slot in range(3))
    assert there == len(cards)
    numbers = [round(rank(view.setup, card.street_number), 5) if card.street_number else 0.0 for card in cards]
    assert shown == pytest.approx(sorted(numbers + [0.0] * (18 - len(cards))), abs=2e-5)
    bastions = sum(float(table[f"card {slot}: bastion"].sum()) for slot in range(3))
    assert bastions == sum(card.kind == "bastion" for card in cards)
    wilds = sum(float(table[f"card {slot}: wild"].sum()) for slot in range(3))
    assert wilds == sum(card.kind == "wild" for card in cards)
    for triplet, trio in view.triplets.items():
        for slot, card in enumerate(trio):
            colours = table[f"card {slot}: colour"][triplet]
            assert [view.setup.deck.colours[index] for index in np.flatnonzero(colours)] == [
                colour for colour in [card.colour] if colour
            ]


def check_hand_and_unseen(view: View, seen: dict[str, dict[str, Vector]]) -> None:
    hand = seen["hand"]
    assert hand["there"].sum() == len(view.hand)
    for slot, card in enumerate(view.hand):
        assert hand["street number"][slot] == pytest.approx(rank(view.setup, card.street_number))
        assert hand["kept first"][slot] == (view.kept[:1] == (card,))
        assert hand["kept second"][slot] == (view.kept[1:] == (card,))
    unseen = np.flatnonzero(seen["unseen"]["unseen"][:, 0])
    assert [view.setup.deck.card(int(index)) for index in unseen] == list(view.unseen)


def check_setting(view: View, seen: dict[str, dict[str, Vector]]) -> None:
    table, setting = view.setup, seen["setting"]
    assert np.flatnonzero(setting["players"]).tolist() == [table.players - 2]
    assert setting["celebration"] == table.celebration
    assert setting["bastions dealt"] == table.edition.bastions_dealt_to_hands
    assert setting["face up"] == table.edition.first_triplets_face_up
    assert setting["bastion walls"] == table.edition.bastion_may_be_wall
    which = [k.EVERY_PALACE, k.UNDER_CONSTRUCTION, k.OPENED_PALACES]
    assert np.flatnonzero(setting["lowest on"]).tolist() == [which.index(table.edition.lowest_on)]
    assert np.flatnonzero(setting["highest on"]).tolist() == [which.index(table.edition.highest_on)]
    phases = ("dealing", "keep", "choose", "play", "city", "over")
    assert np.flatnonzero(seen["progress"]["phase"]).tolist() == [phases.index(view.phase)]
    assert seen["progress"]["round"] == pytest.approx(view.round / table.rounds)


@every_table
def test_says_what_the_view_says(choice: tuple[str, int, bool]) -> None:
    table = table_of(choice)
    observer = Observer(table)
    for number, position in enumerate(decisions(table, seed=5)):
        view = position.view(number % table.players)
        seen = named(observer.observe(view))
        for check in (check_setting, check_order, check_quarters, check_table, check_hand_and_unseen):
            check(view, seen)
        city = view.quarters[-1] if table.has_city else None
        assert seen["city"]["colour"].sum() == (len(city.completed) if city else 0)


@every_table
def test_stays_within_its_bounds(choice: tuple[str, int, bool]) -> None:
    table = table_of(choice)
    observer = Observer(table)
    for seed in range(3):
        for position in decisions(table, seed):
            for seat in range(table.players):
                seen = observer.observe_raw(position.raw, seat)
                assert ((observer.low <= seen) & (seen <= observer.high)).all()


def test_bounds_hold_for_a_deck_of_extremes() -> None:
    cards = deck_to_list(standard_deck())
    for card in cards:
        card["shields"], card["windows"] = 999 * (card["number"] % 2), 500
        if card["number"] == 96:
            card["id"], card["number"] = "999999", 999_999
    table = setup("city-of-games", 2, celebration=True, deck=deck_from_list(cards))
    observer = Observer(table)
    for position in decisions(table, seed=3):
        seen = observer.observe_raw(position.raw, 1)
        assert ((observer.low <= seen) & (seen <= observer.high)).all()


def deal_preparation(table: Setup, hands: list[list[int]], others: list[int]) -> Position:
    position = Position(table)
    position.deal([card for hand in hands for card in hand])
    if position.is_chance:
        position.deal(others[: 3 * table.triplets])
    return position


@every_table
@pytest.mark.parametrize("progress", [0, 1, 2, 3])
def test_holds_no_secrets(choice: tuple[str, int, bool], progress: int) -> None:
    """Two games that differ only in the hands and choices of others look the same to a seat."""
    table = table_of(choice)
    observer = Observer(table)
    viewer = table.players - 1
    palaces = [card for card in table.in_play if card < k.FIRST_BASTION]
    Random(7).shuffle(palaces)
    hands = [palaces[4 * seat : 4 * seat + 4] for seat in range(table.players)]
    rest = palaces[4 * table.players :]
    hidden = rest[3 * table.triplets :]
    other_hands = [hidden[4 * seat : 4 * seat + 4] for seat in range(viewer)] + [hands[viewer]]
    one, other = (deal_preparation(table, dealt, rest) for dealt in (hands, other_hands))
    for step in range(progress):
        one.advance(k.KEEP_FIRST + step % 2)
        other.advance(k.KEEP_FIRST + (step % 2 if other.actor == viewer else 3 - step % 2))
    assert one.is_keeping
    assert bytes(one.raw) != bytes(other.raw)
    seen, seen_too = (observer.observe_raw(position.raw, viewer) for position in (one, other))
    assert seen.tobytes() == seen_too.tobytes()
    mine, theirs = (observer.observe_raw(position.raw, 0) for position in (one, other))
    assert mine.tobytes() != theirs.tobytes()


def test_own_things_come_first() -> None:
    table = setup("citta-ja", 4)
    observer = Observer(table)
    position = list(decisions(table, seed=11))[-1]
    whole = [named(observer.observe_raw(position.raw, seat))["palaces"]["storeys"] for seat in range(4)]
    for seat in range(4):
        for slot in range(4):
            assert whole[seat][slot].tolist() == whole[(seat + slot) % 4][0].tolist()


@pytest.mark.parametrize("choice", [CHOICES[4], CHOICES[-1]], ids=choice_name)
def test_uncompiled_is_the_same(choice: tuple[str, int, bool]) -> None:
    table = table_of(choice)
    observer = Observer(table)
    rules = [f"lucca.rules.kernels.{name}" for name in ("scoring", "transitions", "views")]
    with uncompiled([*rules, "lucca.research.kernels.observation"]) as modules:
        plain = modules["lucca.research.kernels.observation"]
    for number, position in enumerate(decisions(table, seed=2)):
        seat = number % table.players
        state = k.State(position.view(seat).raw)
        seen = np.empty(OBSERVATION_SIZE, np.float32)
        plain.observe(state, observer.cards, seat, seen)
        np.testing.assert_array_equal(seen, observer.observe_raw(position.raw, seat))


def test_a_spectator_has_no_observation() -> None:
    table = setup()
    with pytest.raises(LuccaError, match="not from a spectator's"):
        Observer(table).observe(Position(table).view(None))


def test_layout_matches_the_kernels_and_the_document() -> None:
    starts = {"setting": o.SETTING_AT, "progress": o.PROGRESS_AT, "owners": o.OWNERS_AT, "palaces": o.PALACES_AT}
    starts |= {"city": o.CITY_AT, "market": o.MARKET_AT, "hand": o.HAND_AT, "unseen": o.UNSEEN_AT}
    at = 0
    for section in SECTIONS:
        assert starts[section.name] == at
        at += section.size
    assert at == OBSERVATION_SIZE
    document = (DOCS / "research.md").read_text(encoding="utf-8")
    assert layout_table() in document
    assert f"{OBSERVATION_SIZE} numbers (float32)" in document
    assert f"| `observations` | (count, {OBSERVATION_SIZE}) |" in document
