"""What a seat may know: secrets exist only until the reveal (8.8)."""

from lucca.rules.kernels.jit import kernel
from lucca.rules.kernels.layout import (
    ASIDE,
    CARDS,
    HAND,
    HELD,
    KEEP,
    NONE,
    OWNER,
    UNSEEN,
    State,
)
from lucca.rules.kernels.transitions import next_to_keep


@kernel
def hide_hand(s: State, seat: int) -> None:
    """8.8: hand and choice of a seat are not for others to see; that it has chosen is."""
    for slot in range(HAND):
        s.hand[seat * HAND + slot] = NONE
    s.kept[seat][0] = NONE
    s.kept[seat][1] = NONE
    if s.kept_count[seat] == 1:
        s.kept_count[seat] = 0


@kernel
def hide_secrets(s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know; a viewer who is no seat knows only what is public.

    After the reshuffle there is nothing to hide: hands are empty and every card not seen is simply unseen.
    """
    if s.round > 0:
        return
    for seat in range(s.players):
        if seat != viewer:
            hide_hand(s, seat)
    for card in range(CARDS):
        place = s.where[card]
        if place & 15 == HELD and place != HELD + OWNER * viewer:
            s.where[card] = UNSEEN
        elif place == ASIDE and s.bastions_dealt_to_hands:
            s.where[card] = UNSEEN  # that a Bastion was replaced in a hand
    if s.phase == KEEP:
        if viewer < s.players and s.kept_count[viewer] < 2:
            s.actor = viewer
        else:
            s.actor = next_to_keep(s)
