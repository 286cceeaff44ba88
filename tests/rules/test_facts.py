"""facts.json says what the rules do: its numbers are compared with positions, not with the tables they come from."""

import json
from typing import get_args

import pytest

from lucca.rules.cards import BASTION, Card, standard_deck
from lucca.rules.decisions import Decision
from lucca.rules.editions import EDITIONS
from lucca.rules.events import WallsScored
from lucca.rules.facts import rules_facts
from lucca.rules.game import Game
from lucca.rules.kernels.layout import OFFSETS
from lucca.rules.reading import PHASES
from lucca.rules.setup import setup
from tests.rules.builder import Holding, discard_to_the_end, last_turn, of_kind

FACTS = rules_facts()


def test_they_are_plain_json() -> None:
    assert json.loads(json.dumps(FACTS)) == FACTS


def test_the_layout_leaves_no_byte_out() -> None:
    """Fields follow one another; what is left at the end is padding."""
    sizes = {"uint8": 1, "int8": 1, "uint16": 2, "int16": 2, "uint32": 4, "int32": 4, "uint64": 8, "int64": 8}
    end = 0
    for field in FACTS["state"]["fields"]:
        assert field["offset"] == OFFSETS[field["name"]] >= end
        count = 1
        for length in field["shape"]:
            count *= length
        end = field["offset"] + count * sizes[field["type"]]
    assert end <= FACTS["state"]["bytes"]


def test_the_celebration_takes_out_the_cards_it_names() -> None:
    """3.1: they are missing from the game, and nothing else is."""
    plain, celebrated = (setup("city-of-games", 4, celebration=flag) for flag in (False, True))
    ids = standard_deck().ids
    missing = set(ids(plain.in_play)) - set(ids(celebrated.in_play))
    assert missing == {str(number) for number in FACTS["celebration_takes_out"]}
    assert [card.id for card in standard_deck().cards if card is not None and card.kind == BASTION] == FACTS[
        "bastion_ids"
    ]


def test_the_standard_deck_is_told_card_by_card() -> None:
    """2.5: every card but the Bastions, each as it is dealt."""
    told = [
        Card(id, kind, None if colour is None else FACTS["colours"][colour], shields, windows, number)
        for kind, cards in FACTS["standard_deck"].items()
        for id, (number, colour, shields, windows) in cards.items()
    ]
    assert told == [card for card in standard_deck().cards if card is not None and card.kind != BASTION]


@pytest.mark.parametrize("edition", EDITIONS)
def test_tables_are_set_up_as_they_say(edition: str) -> None:
    said = next(one for one in FACTS["editions"] if one["id"] == edition)
    for players in said["players"]:
        table, facts = setup(edition, players), FACTS["by_players"][str(players)]
        assert (table.palace_size, table.rounds, table.triplets) == (
            facts["palace_size"],
            facts["rounds"],
            facts["triplets"],
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_cards_are_never_reached_as_they_say(edition: str) -> None:
    """9.3: played to the end, so many cards are left in the stock."""
    said = next(one for one in FACTS["editions"] if one["id"] == edition)
    for players in said["players"]:
        game = Game.new(edition, players=players, seed="to the last card")
        while not game.over:
            game.apply(game.legal_decisions()[0])
        assert game.view(None).unseen_count - game.setup.removed == said["never_reached"][str(players)]


def test_walls_need_as_many_shields_as_they_say() -> None:
    holding = Holding(["4 46"], opened=["1 7 13 19 25"], walls="29 35 41")
    events = discard_to_the_end(last_turn(holdings=[holding, Holding(["5", "3"]), Holding(["6", "9"])]))
    assert of_kind(events, WallsScored)[0].needed == 3 * FACTS["shields_per_wall"]


def test_every_phase_decision_use_and_reason_has_its_clause() -> None:
    assert set(FACTS["clause_of_phase"]) == set(PHASES)
    assert set(FACTS["clause_of_decision"]) == {kind.__struct_config__.tag for kind in get_args(Decision)}
    assert list(FACTS["clause_of_use"]) == FACTS["uses"]
    assert set(FACTS["reasons"]) - set(FACTS["clause_of_reason"]) == {"not-your-decision-now"}  # that of the phase
    tables = ("clause_of_phase", "clause_of_decision", "clause_of_use", "clause_of_reason")
    assert {clause for table in tables for clause in FACTS[table].values()} <= set(FACTS["clauses"])


def test_every_clause_is_in_an_edition() -> None:
    assert {clause for edition in FACTS["editions"] for clause in edition["clauses"]} == set(FACTS["clauses"])
