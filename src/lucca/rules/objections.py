"""Why a decision is refused: the error that names the clause, and what suggests itself but cannot be done."""

import msgspec

from lucca.rules.actions import (
    ACTIONS,
    ALL_ACTIONS,
    NONE,
    OPEN_ACTIONS,
    PLAY_ACTIONS,
    WILD_ACTIONS,
    WILD_IDS,
)
from lucca.rules.cards import is_wild
from lucca.rules.clauses import CLAUSE_OF_PHASE, REASON_NAMES, REASONS, WRONG_PHASE
from lucca.rules.decisions import USES
from lucca.rules.errors import IllegalMoveError
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.legality import NOT_YOUR_DECISION_NOW
from lucca.rules.reading import StateReader
from lucca.rules.setup import Setup


class Objection(msgspec.Struct, frozen=True, gc=False):
    """A decision that suggests itself but is not legal."""

    card: str | None
    use: str | None
    """start, add, wall or bastion; None where the decision is another than to play a card."""
    colour: str | None
    clause: str
    reason: str
    """For programs: a value of `clauses.REASON_NAMES`."""
    message: str


def refusal(state: StateReader, action: int) -> IllegalMoveError:
    """The error that says why an action is not legal in this state."""
    if not 0 <= action < ACTIONS:
        return IllegalMoveError("8.9", f"{action} is not an action: there are actions 0 to {ACTIONS - 1}")
    if state.over or state.is_chance:
        clause, text = _wrong_phase(state.phase)
        return IllegalMoveError(clause, text)
    setup = state.setup
    reason = gates.gate_objection(state.raw, setup.deck.card_data, action)
    clause, text = _wrong_phase(state.phase) if reason == NOT_YOUR_DECISION_NOW else REASONS[reason]
    names = _names_in(state, action)
    message = text.format(bastion=setup.edition.bastion_name, **names)
    return IllegalMoveError(clause, message, REASON_NAMES[reason], names)


def _wrong_phase(phase: str) -> tuple[str, str]:
    """The clause and the sentence for a decision that does not belong to the phase."""
    return CLAUSE_OF_PHASE[phase], WRONG_PHASE[phase]


def _names_in(state: StateReader, number: int) -> dict[str, str]:
    """The card, colour and triplet that a refused action speaks of."""
    names = {"card": "", "colour": "", "triplet": ""}
    deck, action = state.setup.deck, ALL_ACTIONS[number]
    place = NONE
    match action.kind:
        case "open":
            names["colour"] = deck.colours[action.colour]
        case "take":
            names["triplet"] = str(action.triplet)
        case "play":
            place = state.card_taken(action.slot)
        case "wild":
            names["card"], names["colour"] = WILD_IDS[action.wild], deck.colours[action.colour]
        case "keep" if state.is_keeping:
            names["card"] = deck.card(state.hand_of(state.actor_or_none)[action.slot]).id
        case "city":
            place = state.triplet_cards(action.triplet)[action.slot]
            names["triplet"] = str(action.triplet)
    if place != NONE:
        names["card"], names["colour"] = deck.card(place).id, deck.card(place).colour or ""
    return names


# --- what suggests itself -------------------------------------------------------------------------------------------


def objections(state: StateReader, legal_mask: int) -> tuple[Objection, ...]:
    """Everything that the actor may think of in this phase, and that is not legal, with the reason why."""
    return tuple(
        [_objection(state, action, card) for action, card in _suggested(state) if not legal_mask >> action & 1]
    )


def _suggested(state: StateReader) -> list[tuple[int, int]]:
    """Openings, or uses of the cards that are to be played: each with the card on the table that it speaks of."""
    match state.phase:
        case "choose":
            there = (k.BUILDING, k.OPENED)
            statuses = state.statuses(state.actor_or_none)
            return [(action, NONE) for action, status in zip(OPEN_ACTIONS, statuses, strict=True) if status in there]
        case "play":
            return [(action, card) for slot, card in state.cards_to_play() for action in _uses(card, slot)]
        case "city":
            open_cards = [card for triplet in state.open_triplets() for card in state.triplet_cards(triplet)]
            return [(action, card) for card in open_cards if is_wild(card) for action in _wild_adds(card)]
    return []


_ALL_USES = tuple(tuple(uses.values()) for uses in PLAY_ACTIONS)
_USES_OF_A_WILD = tuple(tuple(uses[use] for use in USES if use != "add") for uses in PLAY_ACTIONS)


def _uses(card: int, slot: int) -> tuple[int, ...]:
    """All uses of a card of the triplet; a Wild is added to a palace of a certain colour."""
    return (*_USES_OF_A_WILD[slot], *_wild_adds(card)) if is_wild(card) else _ALL_USES[slot]


def _wild_adds(card: int) -> range:
    return WILD_ACTIONS[card - k.FIRST_WILD]


_known: dict[tuple[int, ...], tuple[Setup, Objection]] = {}
_MAX_KNOWN = 10_000


def _objection(state: StateReader, action: int, card: int) -> Objection:
    """The same again and again, at all tables, and slow to put into words: so they are remembered."""
    setup, phase = state.setup, state.phase_number
    reason = gates.gate_objection(state.raw, setup.deck.card_data, action)
    key = (id(setup), phase, reason, action, card)
    known = _known.get(key)
    if known is not None and known[0] is setup:
        return known[1]
    if len(_known) >= _MAX_KNOWN:
        _known.clear()
    _known[key] = setup, _in_words(state, action)
    return _known[key][1]


def _in_words(state: StateReader, action: int) -> Objection:
    error = refusal(state, action)
    card, colour = error.names.get("card") or None, error.names.get("colour") or None
    return Objection(card, ALL_ACTIONS[action].use or None, colour, error.clause, error.reason, error.message)
