"""The few doors through which Python calls the rules: byte buffers in, plain numbers out.

A gate views its buffer as a record inside compiled code, which is about twenty times cheaper than handing over
a record from Python.
"""

from typing import Any

from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    ASIDE,
    BASTION_NO_WALL,
    BASTION_OR_WALL,
    BASTIONS,
    CARDS,
    COLOURS,
    DEAL_HANDS,
    DEAL_TRIPLETS,
    DECK,
    FIRST_BASTION,
    FIRST_WILD,
    HAND,
    KEEP,
    NONE,
    OUT,
    OVER,
    SEATS,
    SETTING_AT,
    SETTING_BYTES,
    STATE,
    STOREYS,
    TRIPLETS,
    UNSEEN,
    WILD,
    WILDS,
    Bytes,
    EventRows,
    MaybeEventRows,
    State,
)
from lucca.rules.kernels.legality import legal_mask, objection
from lucca.rules.kernels.scoring import finish, ranks_before
from lucca.rules.kernels.transitions import apply, deal
from lucca.rules.kernels.views import hide_secrets


@kernel
def clear(s: State, in_play: Any) -> None:
    """An empty table before the first card (3.1, 3.2), in a state that holds nothing but its setting."""
    for card in range(CARDS):
        s.where[card] = UNSEEN if in_play[card] else OUT
        if FIRST_BASTION <= card < FIRST_WILD and not s.bastions_dealt_to_hands:
            s.where[card] = ASIDE
    for owner in range(SEATS):
        s.order[owner] = NONE
        s.kept[owner][0] = NONE
        s.kept[owner][1] = NONE
        s.status[owner][BASTIONS] = BASTION_OR_WALL if s.bastion_may_be_wall else BASTION_NO_WALL
        s.status[owner][WILDS] = WILD
        for slot in range(HAND):
            s.hand[owner * HAND + slot] = NONE
        for colour in range(COLOURS):
            s.status[owner][colour] = ABSENT
            for storey in range(STOREYS):
                s.palace[owner][colour][storey] = NONE
    for place in range(3 * TRIPLETS):
        s.market[place] = NONE
    for palace in range(3):
        s.city_colour[palace] = NONE
        for storey in range(STOREYS):
            s.city_palace[palace][storey] = NONE
    s.phase = DEAL_HANDS
    s.actor = NONE
    s.taken = NONE
    for slot in range(3):
        s.taken_kind[slot] = NONE


@kernel
def gate_new(raw: Bytes, setting: Bytes, in_play: Bytes) -> None:
    """A new game: `setting` is a SETTING record, `in_play` says of every card whether it is part of the game."""
    raw[:] = 0
    for at in range(SETTING_BYTES):
        raw[SETTING_AT + at] = setting[at]
    clear(raw.view(STATE)[0], in_play)


@kernel
def gate_mask(raw: Bytes) -> int:
    """A bit for every legal action."""
    return legal_mask(raw.view(STATE)[0])


@kernel
def gate_apply(raw: Bytes, deck: Bytes, action: int) -> int:
    """Apply a legal action and return the new legal mask (0: chance is next, or the game is over)."""
    s = raw.view(STATE)[0]
    d = deck.view(DECK)[0]
    apply(s, d, action, None)
    return legal_mask(s)


@kernel
def gate_apply_with_events(raw: Bytes, deck: Bytes, action: int, rows: EventRows) -> int:
    """The same, with what happened written into the rows."""
    s = raw.view(STATE)[0]
    d = deck.view(DECK)[0]
    rows[0] = 0
    apply(s, d, action, rows)
    return legal_mask(s)


@kernel
def deal_cards(s: State, d: Any, cards: Any, rows: MaybeEventRows) -> int:
    """Deal cards until a player must decide; how many were used, or -1 - i if the i-th cannot be dealt."""
    used = 0
    while used < len(cards) and s.phase <= DEAL_TRIPLETS:
        card = cards[used]
        if card >= CARDS or s.where[card] != UNSEEN:
            return -1 - used
        deal(s, d, card, rows)
        used += 1
    return used


@kernel
def gate_deal(raw: Bytes, deck: Bytes, cards: Bytes, rows: EventRows) -> int:
    """Deal cards until a player must decide, with what happened written into the rows; see `deal_cards`."""
    rows[0] = 0
    return deal_cards(raw.view(STATE)[0], deck.view(DECK)[0], cards, rows)


@kernel
def gate_objection(raw: Bytes, deck: Bytes, action: int) -> int:
    """The reason why an action is not legal, or FINE."""
    return objection(raw.view(STATE)[0], deck.view(DECK)[0], action)


@kernel
def gate_set_actor(raw: Bytes, seat: int) -> int:
    """3.4: hands are chosen at the same time, so in preparation any seat that has not chosen may act."""
    s = raw.view(STATE)[0]
    if s.phase == KEEP and seat < s.players and s.kept_count[seat] < 2:
        s.actor = seat
    return int(s.actor)


@kernel
def gate_hide(raw: Bytes, viewer: int, out: Bytes) -> None:
    """Write into `out` what a seat may know; with NONE as the viewer, what everybody may."""
    out[:] = raw
    hide_secrets(out.view(STATE)[0], viewer)


@kernel
def gate_finish(raw: Bytes, deck: Bytes, rows: EventRows) -> None:
    """5, as if the game ended now; only after the reveal."""
    rows[0] = 0
    finish(raw.view(STATE)[0], deck.view(DECK)[0], rows)


@kernel
def gate_ranking(raw: Bytes, deck: Bytes, out: Bytes) -> None:
    """5.5: the seats from first to last."""
    s = raw.view(STATE)[0]
    d = deck.view(DECK)[0]
    for seat in range(s.players):
        rank = seat
        while rank > 0 and ranks_before(s, d, seat, out[rank - 1]):
            out[rank] = out[rank - 1]
            rank -= 1
        out[rank] = seat


@kernel
def gate_over(raw: Bytes) -> bool:
    """Whether the game is over."""
    return raw.view(STATE)[0].phase == OVER
