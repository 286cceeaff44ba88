"""What one seat knows as a vector of fixed length, the seat's own things first (docs/research.md, "Observation").

The state given to `observe` must hold no secrets of others: `gate_observe` hides them before anything is read.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    BASTION_OR_WALL,
    BASTIONS,
    BUILDING,
    CARDS,
    CITY_PALACES,
    COLOURS,
    COMPLETED,
    DEAL_TRIPLETS,
    EVERY_PALACE,
    FIRST_WILD,
    HAND,
    KEEP,
    NONE,
    OPENED,
    OPENED_PALACES,
    OUT,
    OVER,
    SEATS,
    STATE,
    TRIPLETS,
    UNDER_CONSTRUCTION,
    UNSEEN,
    Bytes,
    State,
)
from lucca.rules.kernels.scoring import visible_card
from lucca.rules.kernels.views import hide_secrets

Vector = npt.NDArray[np.float32]

# A card: 1, its colour (one of six), Bastion, Wild, shields, windows, rank of its number (lucca.research.observation).
CARD_WIDTH = COLOURS + 6
CARD_KIND = 1
CARD_SHIELDS = COLOURS + 3
CARD_WINDOWS = COLOURS + 4
CARD_NUMBER = COLOURS + 5

# Units, so that usual values lie near 1.
SCORE_UNIT = 32
WALL_UNIT = 8
BASTION_UNIT = 4

# Where each section begins, and how wide its entries are.
SETTING_AT = 0
SETTING_WIDTH = 14
PROGRESS_AT = SETTING_AT + SETTING_WIDTH
PROGRESS_WIDTH = 7
OWNERS_AT = PROGRESS_AT + PROGRESS_WIDTH
OWNER_WIDTH = 11 + SEATS
PALACES_AT = OWNERS_AT + SEATS * OWNER_WIDTH
PALACE_WIDTH = 7
CITY_AT = PALACES_AT + SEATS * COLOURS * PALACE_WIDTH
CITY_WIDTH = COLOURS + 1
MARKET_AT = CITY_AT + CITY_PALACES * CITY_WIDTH
TRIPLET_WIDTH = 2 + 3 * CARD_WIDTH
HAND_AT = MARKET_AT + TRIPLETS * TRIPLET_WIDTH
HAND_CARD_WIDTH = CARD_WIDTH + 2
UNSEEN_AT = HAND_AT + HAND * HAND_CARD_WIDTH
OBSERVATION_SIZE = UNSEEN_AT + CARDS


@inlined
def write_card(cards: Any, card: int, out: Vector, at: int) -> None:
    """The features of one card."""
    for feature in range(CARD_WIDTH):
        out[at + feature] = cards[card, feature]


@inlined
def owner_in_slot(s: State, seat: int, slot: int) -> int:
    """The viewer, the seats after it round the table, then with two players the City."""
    owner = seat + slot
    if slot < s.players and owner >= s.players:
        owner -= s.players
    return s.players if slot == s.players else owner


@kernel
def write_palaces_that_count(which: int, out: Any, at: int) -> None:
    """One-hot: every palace, those under construction, opened ones."""
    out[at] = which == EVERY_PALACE
    out[at + 1] = which == UNDER_CONSTRUCTION
    out[at + 2] = which == OPENED_PALACES


@kernel
def write_setting(s: State, out: Vector) -> None:
    """Players, and where the editions differ (1)."""
    out[SETTING_AT + s.players - 2] = 1
    out[SETTING_AT + 4] = s.where[FIRST_WILD] != OUT
    out[SETTING_AT + 5] = s.bastions_dealt_to_hands
    out[SETTING_AT + 6] = s.first_triplets_face_up
    out[SETTING_AT + 7] = s.status[0][BASTIONS] == BASTION_OR_WALL
    write_palaces_that_count(s.lowest_on, out, SETTING_AT + 8)
    write_palaces_that_count(s.highest_on, out, SETTING_AT + 11)


@kernel
def write_progress(s: State, out: Vector) -> None:
    """The two chance phases look the same to a player."""
    out[PROGRESS_AT + max(s.phase, DEAL_TRIPLETS) - DEAL_TRIPLETS] = 1
    out[PROGRESS_AT + 6] = s.round / s.rounds


@kernel
def write_order(s: State, seat: int, out: Vector) -> None:
    """4.1: each seat's place in the order, and whether it is still to act in this round of turns or City picks."""
    if s.round == 0:
        return
    for rank in range(s.players):
        slot = s.order[rank] - seat
        if slot < 0:
            slot += s.players
        at = OWNERS_AT + slot * OWNER_WIDTH
        out[at + 4] = rank >= s.rank and KEEP < s.phase < OVER
        out[at + 11 + rank] = 1


@kernel
def write_owner(s: State, cards: Any, seat: int, slot: int, out: Vector) -> None:
    """One Quarter, and what its owner has besides."""
    owner = owner_in_slot(s, seat, slot)
    at = OWNERS_AT + slot * OWNER_WIDTH
    out[at] = 1
    out[at + 1] = owner == s.players
    out[at + 2] = owner == s.actor
    out[at + 3] = s.kept_count[owner] / 2
    if owner < s.players:
        out[at + 5] = (s.score[owner] - (s.score[seat] if slot else 0)) / SCORE_UNIT
    out[at + 7] = s.walls[owner] / WALL_UNIT
    out[at + 8] = s.bastions[owner] / BASTION_UNIT
    write_palaces(s, cards, owner, out, at, PALACES_AT + slot * COLOURS * PALACE_WIDTH)


@inlined
def write_palaces(s: State, cards: Any, owner: int, out: Vector, owner_at: int, at: int) -> None:
    """Every palace; for the owner the shields under construction, the opened palaces and the highest number."""
    shields = np.float32(0)
    opened = 0
    highest = np.float32(0)
    for colour in range(COLOURS):
        status = s.status[owner][colour]
        if status != ABSENT:
            write_palace(s, cards, owner, colour, out, at)
            if status == BUILDING:
                shields += out[at + 4]
            opened += status == OPENED
            highest = max(highest, out[at + 6])
        at += PALACE_WIDTH
    out[owner_at + 6] = shields
    out[owner_at + 9] = opened / COLOURS
    out[owner_at + 10] = highest


@inlined
def write_palace(s: State, cards: Any, owner: int, colour: int, out: Vector, at: int) -> None:
    """Under construction, completed or opened; storeys, shields, windows and the visible number."""
    storeys = int(s.cards[owner][colour])
    shields = np.float32(0)
    windows = np.float32(0)
    for storey in range(storeys):
        card = s.palace[owner][colour][storey]
        shields += cards[card, CARD_SHIELDS]
        windows += cards[card, CARD_WINDOWS]
    status = s.status[owner][colour]
    out[at] = status == BUILDING
    out[at + 1] = status == COMPLETED
    out[at + 2] = status == OPENED
    out[at + 3] = storeys / s.palace_size
    out[at + 4] = shields
    out[at + 5] = windows
    out[at + 6] = cards[visible_card(s, owner, colour), CARD_NUMBER]


@kernel
def write_city(s: State, cards: Any, out: Vector) -> None:
    """7.8: the City's completed palaces, each with its colour and visible number."""
    for palace in range(s.city_completed):
        at = CITY_AT + palace * CITY_WIDTH
        out[at + s.city_colour[palace]] = 1
        out[at + COLOURS] = cards[s.city_palace[palace][s.palace_size - 1], CARD_NUMBER]


@kernel
def write_market(s: State, cards: Any, out: Vector) -> None:
    """The triplets that can be taken (in a City pick: picked from) and the cards of the one taken still to play."""
    for triplet in range(s.triplets):
        at = MARKET_AT + triplet * TRIPLET_WIDTH
        left = s.triplets_left >> triplet & 1
        taken = s.taken == triplet
        out[at] = left
        out[at + 1] = taken
        for slot in range(3):
            if left or (taken and not s.played >> slot & 1):
                write_card(cards, s.market[3 * triplet + slot], out, at + 2 + slot * CARD_WIDTH)


@kernel
def write_hand(s: State, cards: Any, seat: int, out: Vector) -> None:
    """3.4: the viewer's own four cards until the reveal, and which it keeps."""
    for slot in range(HAND):
        card = s.hand[seat * HAND + slot]
        at = HAND_AT + slot * HAND_CARD_WIDTH
        if card != NONE:
            write_card(cards, card, out, at)
            out[at + CARD_WIDTH] = card == s.kept[seat][0]
            out[at + CARD_WIDTH + 1] = card == s.kept[seat][1]


@kernel
def observe(s: State, cards: Any, seat: int, out: Vector) -> None:
    """Write what `seat` knows; the state must be its view."""
    out[:] = 0
    write_setting(s, out)
    write_progress(s, out)
    write_order(s, seat, out)
    for slot in range(s.owners):
        write_owner(s, cards, seat, slot, out)
    write_city(s, cards, out)
    write_market(s, cards, out)
    if s.round == 0:
        write_hand(s, cards, seat, out)
    for card in range(CARDS):
        out[UNSEEN_AT + card] = s.where[card] == UNSEEN


@kernel
def gate_observe(raw: Bytes, cards: Any, seat: int, out: Vector) -> None:
    """What `seat` knows of a state that may hold secrets; the state itself is left alone."""
    if raw.view(STATE)[0].round > 0:  # no secrets any more: spare the copy
        observe(raw.view(STATE)[0], cards, seat, out)
    else:
        shown = raw.copy()
        hide_secrets(shown.view(STATE)[0], seat)
        observe(shown.view(STATE)[0], cards, seat, out)
