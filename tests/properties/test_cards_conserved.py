"""At every decision each card in play is in exactly one place, and every table of the state says the same place."""

from collections import Counter
from typing import Any

from hypothesis import given

from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, games
from tests.properties.tables import Chooser, decision_positions


def cards_in_palaces(table: Setup, state: dict[str, Any]) -> dict[int, int]:
    """Card to the code of its place, from the palaces; counts of storeys must agree."""
    found: dict[int, int] = {}
    for owner in range(table.owners):
        for colour in range(k.COLOURS):
            storeys = [card for card in state["palace"][owner][colour] if card != k.NONE]
            assert state["palace"][owner][colour][: len(storeys)] == storeys
            assert state["cards"][owner][colour] == len(storeys)
            assert (state["status"][owner][colour] == k.ABSENT) == (not storeys)
            assert (state["status"][owner][colour] == k.COMPLETED) == (state["to_open"][owner] >> colour & 1)
            found |= dict.fromkeys(storeys, k.IN_PALACE + k.OWNER * owner)
    for palace in range(state["city_completed"]):
        storeys = state["city_palace"][palace]
        assert k.NONE not in storeys
        found |= dict.fromkeys(storeys, k.IN_PALACE + k.OWNER * table.players)
    return found


def cards_in_hands(state: dict[str, Any]) -> dict[int, int]:
    return {card: k.HELD + k.OWNER * (place // k.HAND) for place, card in enumerate(state["hand"]) if card != k.NONE}


def cards_on_table(state: dict[str, Any]) -> dict[int, int]:
    """Those still to be taken, played or picked: of the triplets left, and of the triplet taken."""
    found = {}
    for place, card in enumerate(state["market"]):
        triplet, slot = divmod(place, 3)
        to_play = triplet == state["taken"] and not state["played"] >> slot & 1
        if card != k.NONE and (state["triplets_left"] >> triplet & 1 or to_play):
            found[card] = k.IN_MARKET
    return found


def shields_under_construction(table: Setup, state: dict[str, Any], owner: int) -> int:
    return sum(
        table.deck.card(card).shields
        for colour in range(k.COLOURS)
        if state["status"][owner][colour] == k.BUILDING
        for card in state["palace"][owner][colour]
        if card != k.NONE
    )


def check_places(position: Position) -> None:
    table, state = position.setup, k.fields_of(position.raw, k.STATE)
    where, count = dict(enumerate(state["where"])), Counter(state["where"])
    assert {card for card in where if where[card] != k.OUT} == set(table.in_play)
    assert cards_on_table(state).items() <= where.items()
    for kind, cards in ((k.IN_PALACE, cards_in_palaces(table, state)), (k.HELD, cards_in_hands(state))):
        assert cards.items() <= where.items()
        assert len(cards) == sum(count[kind + k.OWNER * owner] for owner in range(table.owners))
    for owner in range(table.owners):
        assert state["walls"][owner] == count[k.IN_WALL + k.OWNER * owner]
        assert state["bastions"][owner] == count[k.AS_BASTION + k.OWNER * owner]
        assert state["shields"][owner] == shields_under_construction(table, state, owner)


def check_numbers(position: Position) -> None:
    """3.6 and the card arithmetic of the rules: just enough cards are to come."""
    table, count = position.setup, Counter(k.fields_of(position.raw, k.STATE)["where"])
    if not position.round:
        return
    to_come = 3 * table.triplets * (table.rounds - position.round)
    never_reached = table.removed if table.edition.bastions_dealt_to_hands else {3: 10, 4: 2, 5: 0}[table.players]
    assert count[k.UNSEEN] == to_come + never_reached
    if not position.over:
        assert count[k.IN_MARKET] <= 3 * table.triplets


@examples(40)
@given(game=games, chooser=choosers)
def test_every_card_is_in_exactly_one_place(game: Game, chooser: Chooser) -> None:
    for position in decision_positions(game, chooser):
        check_places(position)
        check_numbers(position)
