"""How many sequences of decisions follow a fixed position: a small change of a rule shows in a large number.

When cards must be dealt on the way, the unseen cards come in the order of their indices.
"""

from math import factorial, perm, prod
from typing import NamedTuple

import pytest

from lucca.rules.actions import OPEN_ACTIONS, legal_list
from lucca.rules.cards import WILD
from lucca.rules.dealer import SeededDealer
from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.plain import PlainPosition
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.properties.tables import TABLES, table_name


def settle(position: Position) -> None:
    """Deal whatever comes before the next decision."""
    while position.is_chance:
        count = 3 * position.setup.triplets
        position.deal(position.unseen()[:count])


def sequences(position: Position, depth: int) -> int:
    """Sequences of `depth` decisions, and shorter ones that end the game."""
    if depth <= 1:
        return position.legal_mask.bit_count() if depth and not position.over else 1
    if position.over:
        return 1
    total = 0
    for action in position.legal_actions():
        after = position.clone()
        after.advance(action)
        settle(after)
        total += sequences(after, depth - 1)
    return total


def plain_sequences(position: PlainPosition, depth: int) -> int:
    """The same count by the uncompiled rules, with no shortcut for the last decision."""
    if depth == 0 or position.state.phase == k.OVER:
        return 1
    total = 0
    for action in legal_list(position.legal_mask()):
        after = position.clone()
        after.apply(action)
        if after.state.phase <= k.DEAL_TRIPLETS:
            after.deal([card for card in range(k.CARDS) if after.state.where[card] == k.UNSEEN])
        total += plain_sequences(after, depth - 1)
    return total


def position_after(table: Setup, decisions: int) -> Position:
    """Of a game from a fixed seed, in which everybody made the first legal decision so far."""
    game = Game(table, SeededDealer("nodes"))
    for _ in range(decisions):
        game.apply(game.legal_decisions()[0])
    assert game.view(game.actor).to_bytes() == game.position.view(game.actor).to_bytes(), "in the middle of a move"
    return game.position


class Case(NamedTuple):
    what: str
    edition: str
    players: int
    celebration: bool
    decisions: int
    counts: tuple[int, ...]
    """Sequences of 1, 2, 3 … decisions."""

    @property
    def position(self) -> Position:
        return position_after(setup(self.edition, self.players, celebration=self.celebration), self.decisions)


CASES = [
    Case("preparation, then a turn", "city-of-games", 2, False, 0, (4, 12, 48, 144, 576, 5184, 31104)),
    Case("preparation with face-down triplets", "citta-fr", 3, False, 0, (4, 12, 48, 144, 576, 1728, 6912)),
    Case("Wilds on the table", "city-of-games", 2, True, 34, (4, 40, 262, 846, 3384, 26568)),
    Case("City picks with a Wild, then a deal", "city-of-games", 2, True, 43, (8, 33, 132, 1188, 7128, 21384)),
    Case("the last City picks", "city-of-games", 2, True, 75, (6, 18, 18)),
    Case("a palace to open, Wilds", "city-of-games", 3, True, 62, (3, 23, 165, 630, 2430)),
    Case("four players, turn 2", "city-of-games", 4, False, 24, (5, 45, 270, 810, 3240, 29160)),
    Case("Wilds, Bastions and a palace to open", "city-of-games", 5, True, 86, (4, 26, 139, 404, 1152, 6444, 39528)),
    Case("the last turn of the last player", "citta-en", 4, False, 105, (4, 24, 148, 576, 1188, 1620, 1620)),
    Case("Towers that cannot be walls, two palaces to open", "citta-ja", 5, False, 98, (8, 61, 348, 1196, 4810, 32046)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_number_of_decision_sequences(case: Case) -> None:
    position = case.position
    assert tuple(sequences(position, depth) for depth in range(1, len(case.counts) + 1)) == case.counts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_uncompiled_rules_count_the_same(case: Case) -> None:
    plain = PlainPosition(case.position.setup, case.position.raw)
    for depth, count in enumerate(case.counts, 1):
        if count < 2000:
            assert plain_sequences(plain, depth) == count


# --- numbers that follow from the rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_choosing_starting_cards(table: Setup) -> None:
    """3.4, 6.5: an ordered pair of four cards for each seat, less those of two Wilds. Only three seats are followed."""
    position = position_after(table, 0)
    seats = min(table.players, 3)
    wilds = [sum(card.kind == WILD for card in position.view(seat).hand) for seat in range(seats)]
    assert sequences(position, 2 * seats) == prod(12 - count * (count - 1) for count in wilds)


@pytest.mark.parametrize("table", [t for t in TABLES if t.players <= 3 and not t.celebration], ids=table_name)
def test_the_first_turn(table: Setup) -> None:
    """Palaces of five cards cannot hinder anybody in turn 1: any triplet, cards in any order, three uses each."""
    position = position_after(table, 2 * table.players)
    one_triplet = factorial(3) * 3**3
    assert sequences(position, 4) == table.triplets * one_triplet
    assert sequences(position, 5) == table.triplets * one_triplet * (table.triplets - 1)
    assert sequences(position, 6) == table.triplets * one_triplet * (table.triplets - 1) * 9


def test_city_picks_without_wilds() -> None:
    """7.3, 7.4: any of six cards, then any of the other triplet's three."""
    position = position_after(setup(players=2), 12)
    assert (sequences(position, 1), sequences(position, 2)) == (6, 18)


def whole_turns(position: Position) -> int:
    """Sequences of decisions that make a whole turn of the actor."""
    actor, total = position.actor, 0
    for action in position.legal_actions():
        after = position.clone()
        after.advance(action)
        total += 1 if after.actor != actor or after.over else whole_turns(after)
    return total


@pytest.mark.parametrize(
    ("edition", "players", "decisions", "to_open"),
    [("citta-en", 4, 94, 2), ("citta-ja", 5, 98, 2), ("citta-fr", 3, 63, 1)],
)
def test_openings_multiply_whole_turns(edition: str, players: int, decisions: int, to_open: int) -> None:
    """4.2: any number of the completed palaces in any order, and then the same turns as without."""
    position = position_after(setup(edition, players), decisions)
    assert len([action for action in position.legal_actions() if action in OPEN_ACTIONS]) == to_open
    takes = 0
    for action in position.legal_actions():
        if action not in OPEN_ACTIONS:
            after = position.clone()
            after.advance(action)
            takes += whole_turns(after)
    assert whole_turns(position) == takes * sum(perm(to_open, opened) for opened in range(to_open + 1))
