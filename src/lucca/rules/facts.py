"""Facts of the rules as plain data, for programs in other languages: `lucca schema` writes them to facts.json."""

import dataclasses
from typing import Any

from lucca.rules.actions import ACTIONS, action_name
from lucca.rules.cards import (
    BASTION_IDS,
    GOLDEN,
    PALACE,
    REPLACED_NUMBERS,
    STANDARD_COLOURS,
    WILD,
    Card,
    standard_deck,
)
from lucca.rules.clauses import (
    CLAUSE_OF_DECISION,
    CLAUSE_OF_PHASE,
    CLAUSE_OF_USE,
    CLAUSES,
    REASON_NAMES,
    REASONS,
    clauses_of,
)
from lucca.rules.decisions import USES
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS, MAX_PLAYERS, MIN_PLAYERS
from lucca.rules.editions import (
    CELEBRATION_REMOVES_MORE,
    EDITIONS,
    PALACE_SIZE,
    ROUNDS,
    STREET_NAMES,
    TRIPLETS,
    Edition,
)
from lucca.rules.examples import rules_examples
from lucca.rules.kernels import layout as k
from lucca.rules.score import POINT_KINDS, SHIELDS_PER_WALL
from lucca.rules.setup import setup


def rules_facts() -> dict[str, Any]:
    """Everything by its name; only what JSON has, and always in the same order."""
    return {
        "default_edition": DEFAULT_EDITION,
        "editions": _editions(),
        "editions_differ_in": _switches(),
        "street_numbers_on": list(STREET_NAMES.values()),
        "player_counts": list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "default_players": DEFAULT_PLAYERS,
        "by_players": {
            str(players): {
                "palace_size": size,
                "rounds": ROUNDS[players],
                "triplets": TRIPLETS[players],
                "cards_of_all_rounds": _cards_of_all_rounds(players),
            }
            for players, size in PALACE_SIZE.items()
        },
        "celebration_removes_more": CELEBRATION_REMOVES_MORE,
        "celebration_takes_out": list(REPLACED_NUMBERS),
        "shields_per_wall": SHIELDS_PER_WALL,
        "point_kinds": list(POINT_KINDS),
        "colours": list(STANDARD_COLOURS),
        "deck_cards": len(standard_deck().in_play(celebration=False)),
        "bastion_ids": list(BASTION_IDS),
        "standard_deck": {kind: _standard_cards(kind) for kind in (PALACE, WILD, GOLDEN)},
        "uses": list(USES),
        "clauses": dict(CLAUSES),
        "examples": rules_examples(),
        "clause_of_phase": dict(CLAUSE_OF_PHASE),
        "clause_of_decision": dict(CLAUSE_OF_DECISION),
        "clause_of_use": dict(CLAUSE_OF_USE),
        "reasons": sorted(REASON_NAMES.values()),
        "clause_of_reason": {REASON_NAMES[reason]: clause for reason, (clause, _) in REASONS.items()},
        "actions": [action_name(action) for action in range(ACTIONS)],
        "state": _state(),
    }


def _standard_cards(kind: str) -> dict[str, list[int | None]]:
    """2.5: the cards of a kind by their ids, as rows, since Home loads all of them."""
    return {card.id: _row(card) for card in standard_deck().cards if card is not None and card.kind == kind}


def _row(card: Card) -> list[int | None]:
    """Street number, index of the colour (a Wild has none), shields, windows."""
    colour = None if card.colour is None else STANDARD_COLOURS.index(card.colour)
    return [card.street_number, colour, card.shields, card.windows]


def _editions() -> list[dict[str, Any]]:
    return [_edition(edition) for edition in EDITIONS.values()]


def _edition(edition: Edition) -> dict[str, Any]:
    said = {field.name: getattr(edition, field.name) for field in dataclasses.fields(edition)}
    del said["own_clauses"]  # they are among its clauses
    return said | {
        "players": list(edition.players),
        "never_reached": {str(players): _never_reached(edition, players) for players in edition.players},
        "removed": {str(players): count for players, count in edition.removed.items()},
        "lowest_on": STREET_NAMES[edition.lowest_on],
        "highest_on": STREET_NAMES[edition.highest_on],
        "clauses": list(clauses_of(edition)),
    }


def _cards_of_all_rounds(players: int) -> int:
    """9.3: all triplets of a game, the first included."""
    return 3 * ROUNDS[players] * TRIPLETS[players]


def _never_reached(edition: Edition, players: int) -> int:
    """3.6: cards of the stock that no round reaches."""
    chosen = setup(edition.id, players)
    gone = players * chosen.hand_cards_leaving_deck + chosen.removed
    return len(chosen.in_play) - gone - _cards_of_all_rounds(players)


def _switches() -> list[str]:
    """The rules in which editions differ, in the order of the table: without names, and what follows from others."""
    editions = _editions()
    names = ("id", "title", "language", "bastion_name", "bastion_name_plural", "bastion_word")
    no_rules = (*names, "never_reached", "clauses")
    return [
        name for name in editions[0] if name not in no_rules and any(one[name] != editions[0][name] for one in editions)
    ]


def _state() -> dict[str, Any]:
    """How the bytes of a state are laid out: `Position.to_bytes` without its head, and `View.to_bytes`."""
    fields = sorted((k.STATE.fields or {}).items(), key=lambda field: int(field[1][1]))
    return {
        "bytes": k.STATE.itemsize,
        "fields": [
            {"name": name, "offset": int(offset), "type": kind.base.name, "shape": list(kind.shape)}
            for name, (kind, offset, *_) in fields
        ],
    }
