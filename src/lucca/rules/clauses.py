"""The numbered clauses of docs/rules.md, and which of them a refusal cites."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lucca.rules.editions import EDITIONS, Edition
from lucca.rules.kernels import layout, legality

CLAUSES = MappingProxyType(
    {
        "1.1": "Editions and numbers of players",
        "1.2": "The Celebration belongs to one edition",
        "1.3": "What the number of players decides",
        "2.1": "Palace cards",
        "2.2": "Bastions",
        "2.3": "Special cards",
        "2.4": "A deck",
        "2.5": "The standard deck is reconstructed",
        "2.6": "Quarters and Coats of Arms",
        "3.1": "The Celebration swaps cards",
        "3.2": "First hands",
        "3.3": "First triplets",
        "3.4": "Choosing two starting cards",
        "3.5": "The reveal",
        "3.6": "Reshuffle and removal",
        "4.1": "Turn order",
        "4.2": "Opening palaces",
        "4.3": "What a party brings",
        "4.4": "Opening at the earliest in the next turn",
        "4.5": "Taking a triplet",
        "4.6": "Playing the three cards",
        "4.7": "Starting a palace",
        "4.8": "Adding a storey",
        "4.9": "Completing a palace",
        "4.10": "City Walls",
        "4.11": "Bastions are built face up",
        "4.12": "Discarding",
        "4.13": "One palace of each colour",
        "4.14": "The end of a turn",
        "5.1": "The final order",
        "5.2": "The final openings",
        "5.3": "Walls and Bastions score",
        "5.4": "Street numbers",
        "5.5": "Winning",
        "6.1": "Golden palace cards",
        "6.2": "Adding a Wild",
        "6.3": "Other uses of a Wild",
        "6.4": "A Wild never starts a palace",
        "6.5": "Keeping a Wild",
        "7.1": "The City's start",
        "7.2": "City shields",
        "7.3": "Picking for the City",
        "7.4": "The second pick",
        "7.5": "Where a picked card goes",
        "7.6": "A Wild for the City",
        "7.7": "Skipping a pick",
        "7.8": "The City completes a palace",
        "7.9": "The City at a party",
        "7.10": "The City's street numbers",
        "7.11": "The City cannot win",
        "8.1": "Scores may fall below zero",
        "8.2": "A Wild is a card of its palace",
        "8.3": "A Bastion as a wall",
        "8.4": "No palace, no street-number bonus",
        "8.5": "Ties look at visible numbers",
        "8.6": "Walls count one's own opened palaces",
        "8.7": "Walls are public knowledge",
        "8.8": "What is secret, and until when",
        "8.9": "Nothing is decided automatically",
        "8.10": "How the French text is read",
        "9.1": "Example: a party",
        "9.2": "Example: walls and Bastions",
        "9.3": "Example: card arithmetic",
    }
)


def _has_celebration(edition: Edition) -> bool:
    return edition.celebration


# What editions must have for a clause, or for all clauses of a section, to say something about them.
_ONLY_WHERE: Mapping[str, Callable[[Edition], bool]] = MappingProxyType(
    {
        "1.2": _has_celebration,
        "2.3": _has_celebration,
        "3.1": _has_celebration,
        "6": _has_celebration,
        "7": lambda edition: 2 in edition.players,
        "8.2": _has_celebration,
        "8.3": lambda edition: edition.bastion_may_be_wall,
        "8.4": lambda edition: {edition.lowest_on, edition.highest_on} != {layout.EVERY_PALACE},
        "9.3": lambda edition: any(edition.removed.values()),
    }
)


def clauses_of(edition: Edition) -> tuple[str, ...]:
    """The clauses that an edition has. The others are about cards or variants that it lacks, or about another text.

    >>> [edition.id for edition in EDITIONS.values() if "7.1" in clauses_of(edition)]
    ['city-of-games']
    """
    of_other_texts = {clause for other in EDITIONS.values() if other != edition for clause in other.own_clauses}
    return tuple(
        clause
        for clause in CLAUSES
        if clause not in of_other_texts
        and all(_ONLY_WHERE[part](edition) for part in (clause.split(".")[0], clause) if part in _ONLY_WHERE)
    )


CLAUSE_OF_PHASE = MappingProxyType(
    {"dealing": "4.14", "keep": "3.4", "choose": "4.5", "play": "4.6", "city": "7.3", "over": "5.5"}
)
"""What to read about a phase, by its name."""
CLAUSE_OF_DECISION = MappingProxyType(
    {"keep": "3.4", "open": "4.2", "take": "4.5", "play": "4.6", "city": "7.3", "skip": "7.7"}
)
"""What to read about a decision, by its kind."""
CLAUSE_OF_USE = MappingProxyType({"start": "4.7", "add": "4.8", "wall": "4.10", "bastion": "4.11", "discard": "4.12"})
"""What to read about a card's uses."""

# What has to be done instead, by the phase that a decision does not belong to; its clause is that of the phase.
WRONG_PHASE = MappingProxyType(
    {
        "dealing": "cards must be dealt before anybody decides",
        "keep": "the starting cards are being chosen",
        "choose": "a triplet has to be taken first",
        "play": "the cards of the triplet taken have to be played first",
        "city": "a card has to be picked for the City now",
        "over": "the game is over",
    }
)

# Why a decision is refused: its clause and the sentence. {card} and {colour} are filled in.
REASONS = MappingProxyType(
    {
        legality.PALACE_NOT_COMPLETED: (
            "4.2",
            "only a completed, unopened palace can be opened, and {colour} is not one",
        ),
        legality.TRIPLET_NOT_ON_TABLE: ("4.5", "triplet {triplet} is not on the table"),
        legality.ALREADY_PLAYED: ("4.6", "card {card} has been played already"),
        legality.COLOUR_OWNED: (
            "4.13",
            "card {card} cannot start a palace: there is a {colour} palace already",
        ),
        legality.NOTHING_TO_ADD_TO: (
            "4.8",
            "card {card} cannot be added: no {colour} palace is under construction",
        ),
        legality.BASTION_IS_NO_STOREY: ("4.11", "{card} is a {bastion}: it cannot be part of a palace"),
        legality.BASTION_IS_NO_WALL: (
            "4.10",
            "{card} is a {bastion}, and in this edition only palace cards can be walls",
        ),
        legality.NOT_A_BASTION: ("4.11", "card {card} is not a {bastion}"),
        legality.WILD_NEVER_STARTS: ("6.4", "the Wild {card} cannot start a palace"),
        legality.WILD_NEEDS_COLOUR: ("6.2", "say to which palace the Wild {card} is added"),
        legality.WILD_TARGET_NOT_BUILDING: (
            "6.2",
            "the Wild {card} cannot be added: no {colour} palace is under construction",
        ),
        legality.WILD_NOT_IN_TRIPLET: ("4.6", "card {card} is not among the cards to play"),
        legality.KEPT_TWICE: ("3.4", "card {card} is kept already; choose another"),
        legality.TWO_WILDS: ("6.5", "a Wild is kept only together with a palace card"),
        legality.CITY_TRIPLET_CLOSED: ("7.4", "triplet {triplet} is not open to this pick"),
        legality.CITY_WILD_NEEDS_COLOUR: ("7.6", "say to which City palace the Wild {card} is added"),
        legality.CITY_MAY_NOT_SKIP: (
            "7.7",
            "a pick is skipped only when no card can be played into the City",
        ),
    }
)

# The same for programs, which tell them in other languages.
REASON_NAMES = MappingProxyType(
    {
        legality.NOT_YOUR_DECISION_NOW: "not-your-decision-now",
        legality.PALACE_NOT_COMPLETED: "palace-not-completed",
        legality.TRIPLET_NOT_ON_TABLE: "triplet-not-on-table",
        legality.ALREADY_PLAYED: "already-played",
        legality.COLOUR_OWNED: "colour-owned",
        legality.NOTHING_TO_ADD_TO: "nothing-to-add-to",
        legality.BASTION_IS_NO_STOREY: "bastion-is-no-storey",
        legality.BASTION_IS_NO_WALL: "bastion-is-no-wall",
        legality.NOT_A_BASTION: "not-a-bastion",
        legality.WILD_NEVER_STARTS: "wild-never-starts",
        legality.WILD_NEEDS_COLOUR: "wild-needs-colour",
        legality.WILD_TARGET_NOT_BUILDING: "wild-target-not-building",
        legality.WILD_NOT_IN_TRIPLET: "wild-not-in-triplet",
        legality.KEPT_TWICE: "kept-twice",
        legality.TWO_WILDS: "two-wilds",
        legality.CITY_TRIPLET_CLOSED: "city-triplet-closed",
        legality.CITY_WILD_NEEDS_COLOUR: "city-wild-needs-colour",
        legality.CITY_MAY_NOT_SKIP: "city-may-not-skip",
    }
)
