"""What a decision or a dealt card does to the state."""

import numpy as np

from lucca.rules.kernels.jit import inlined, kernel
from lucca.rules.kernels.layout import (
    ABSENT,
    ADDED,
    AS_BASTION,
    ASIDE,
    BASTION,
    BASTIONED,
    BUILDING,
    CHOOSE,
    CITY,
    CITY_FIRST,
    CITY_FOUNDED,
    CITY_PICKED,
    CITY_SKIP,
    CITY_SKIPPED,
    COLOURS,
    COMPLETED,
    COMPLETED_PALACE,
    DEAL_HANDS,
    DEAL_TRIPLETS,
    DISCARDED,
    DISCARDED_CARD,
    FIRST_BASTION,
    FIRST_GOLDEN,
    FIRST_WILD,
    HAND,
    HAND_CARD,
    HELD,
    IN_MARKET,
    IN_PALACE,
    IN_WALL,
    KEEP,
    KEEP_FIRST,
    KEPT,
    LEFT_OVER,
    NONE,
    OPEN_FIRST,
    OWNER,
    PLAY,
    PLAY_FIRST,
    REPLACED,
    REVEALED,
    ROUND_BEGAN,
    STARTED,
    TAKE_FIRST,
    TOOK,
    TRIPLETS_LAID,
    UNSEEN,
    USES,
    WALL,
    WALLED,
    WILD_FIRST,
    WINDOWS,
    CardData,
    MaybeEventRows,
    State,
)
from lucca.rules.kernels.scoring import determine_order, finish, note, open_palace, score, visible_card


@inlined
def is_bastion(card: int) -> bool:
    """Whether the card of this index is a Bastion."""
    return FIRST_BASTION <= card < FIRST_WILD


@inlined
def is_wild(card: int) -> bool:
    """Whether the card of this index is a Wild."""
    return FIRST_WILD <= card < FIRST_GOLDEN


@inlined
def only_bit(bits: int) -> int:
    """The position of the one bit that is set, up to 5."""
    return (bits >= 2) + (bits >= 4) + (bits >= 8) + (bits >= 16) + (bits >= 32)


# --- building -------------------------------------------------------------------------------------------------


@inlined
def lay_storey(s: State, d: CardData, owner: int, colour: int, card: int, rows: MaybeEventRows) -> None:
    """4.7, 4.8: a card starts a palace or is laid on one; at the palace size it is complete at once."""
    storeys = s.cards[owner][colour]
    note(rows, ADDED if storeys else STARTED, owner, colour, card, 0, 0)
    s.palace[owner][colour][storeys] = card
    s.cards[owner][colour] = storeys + 1
    s.status[owner][colour] = BUILDING
    s.shields[owner] += d.shields[card]
    s.where[card] = IN_PALACE + OWNER * owner
    if storeys + 1 == s.palace_size:
        complete_palace(s, d, owner, colour, rows)


@kernel
def complete_palace(s: State, d: CardData, owner: int, colour: int, rows: MaybeEventRows) -> None:
    """4.9: the windows score, the shields no longer count as under construction."""
    windows = 0
    for storey in range(s.palace_size):
        card = s.palace[owner][colour][storey]
        windows += d.windows[card]
        s.shields[owner] -= d.shields[card]
    if owner == s.players:
        set_aside_city_palace(s, colour)
        windows = 0
    else:
        s.status[owner][colour] = COMPLETED
        s.to_open[owner] |= 1 << colour
        score(s, owner, WINDOWS, windows)
    note(rows, COMPLETED_PALACE, owner, colour, windows, 0, 0)


@kernel
def set_aside_city_palace(s: State, colour: int) -> None:
    """7.8: the City's completed palace scores nothing, and the City may start another of the colour."""
    city = s.players
    s.city_colour[s.city_completed] = colour
    for storey in range(s.palace_size):
        s.city_palace[s.city_completed][storey] = s.palace[city][colour][storey]
        s.palace[city][colour][storey] = NONE
    s.city_completed += 1
    s.cards[city][colour] = 0
    s.status[city][colour] = ABSENT


@inlined
def build_bastion(s: State, owner: int, card: int, rows: MaybeEventRows) -> None:
    """4.11."""
    s.bastions[owner] += 1
    s.where[card] = AS_BASTION + OWNER * owner
    note(rows, BASTIONED, owner, card, 0, 0, 0)


# --- preparation ----------------------------------------------------------------------------------------------


@kernel
def lay_kept_cards(s: State, d: CardData, seat: int, rows: MaybeEventRows) -> None:
    """3.5; a Wild lies on the palace card kept with it, whatever the order (6.5)."""
    lower = s.kept[seat][0]
    upper = s.kept[seat][1]
    if is_wild(lower):
        lower, upper = upper, lower
    note(rows, REVEALED, seat, lower, upper, 0, 0)
    colour = d.kind[lower]
    lay_storey(s, d, seat, colour, lower, None)
    if not is_wild(upper):
        colour = d.kind[upper]
    lay_storey(s, d, seat, colour, upper, None)


@kernel
def largest_city_palace(s: State, d: CardData) -> int:
    """7.1: where a Wild of the City's start goes; the higher visible number decides between equals."""
    city = s.players
    best = NONE
    for colour in range(COLOURS):
        if s.status[city][colour] == BUILDING and (
            best == NONE
            or s.cards[city][colour] > s.cards[city][best]
            or (
                s.cards[city][colour] == s.cards[city][best]
                and d.street_number[visible_card(s, city, colour)] > d.street_number[visible_card(s, city, best)]
            )
        ):
            best = colour
    return best


@kernel
def next_unchosen(s: State, d: CardData, wild: bool, above: int) -> int:
    """The unchosen card with the lowest number over `above`, among Wilds or among palace cards."""
    best = NONE
    for seat in range(s.players):
        for slot in range(HAND):
            card = s.hand[seat * HAND + slot]
            if (
                s.where[card] == HELD + OWNER * seat
                and is_wild(card) == wild
                and d.street_number[card] > above
                and (best == NONE or d.street_number[card] < d.street_number[best])
            ):
                best = card
    return best


@kernel
def found_city(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """7.1: the four unchosen cards, highest number of a colour on top, Wilds last in ascending number."""
    for wild in range(2):
        above = 0
        card = next_unchosen(s, d, wild == 1, above)
        while card != NONE:
            above = d.street_number[card]
            colour = largest_city_palace(s, d) if wild else int(d.kind[card])
            lay_storey(s, d, s.players, colour, card, None)
            note(rows, CITY_FOUNDED, card, colour, 0, 0, 0)
            card = next_unchosen(s, d, wild == 1, above)


@kernel
def reveal(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """3.5 and 7.1, once all have chosen."""
    for seat in range(s.players):
        lay_kept_cards(s, d, seat, rows)
    if s.owners > s.players:
        found_city(s, d, rows)
    if s.first_triplets_face_up:
        reshuffle(s, d, rows)
    else:
        s.phase = DEAL_TRIPLETS
        s.dealt = 0
        s.actor = NONE


@kernel
def reshuffle(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """3.6: what was put aside is unseen again; from here on nobody has a secret."""
    for card in range(FIRST_BASTION, FIRST_WILD):
        if s.where[card] == ASIDE:
            s.where[card] = UNSEEN
    for seat in range(s.players):
        for place in range(seat * HAND, seat * HAND + HAND):
            if s.where[s.hand[place]] == HELD + OWNER * seat:
                s.where[s.hand[place]] = UNSEEN
            s.hand[place] = NONE
        s.kept[seat][0] = NONE
        s.kept[seat][1] = NONE
    begin_round(s, d, rows)


@kernel
def next_to_keep(s: State) -> int:
    """3.4: the first seat that has not chosen its starting cards; NONE if all have."""
    for seat in range(s.players):
        if s.kept_count[seat] < 2:
            return seat
    return NONE


@kernel
def keep_card(s: State, d: CardData, slot: int, rows: MaybeEventRows) -> None:
    """3.4: two of the four cards, in the order in which they will be laid."""
    seat = s.actor
    s.kept[seat][s.kept_count[seat]] = s.hand[seat * HAND + slot]
    s.kept_count[seat] += 1
    if s.kept_count[seat] == 2:
        note(rows, KEPT, seat, s.kept[seat][0], s.kept[seat][1], 0, 0)
        s.actor = next_to_keep(s)
        if s.actor == NONE:
            reveal(s, d, rows)


# --- dealing: the only chance in the game ------------------------------------------------------------------------


@inlined
def deal_to_hand(s: State, card: int, rows: MaybeEventRows) -> None:
    """3.2: seat after seat; a Bastion is put aside and the next card takes its place."""
    seat = s.dealt // HAND
    if is_bastion(card):
        s.where[card] = ASIDE
        note(rows, REPLACED, seat, card, 0, 0, 0)
        return
    s.hand[s.dealt] = card
    s.where[card] = HELD + OWNER * seat
    note(rows, HAND_CARD, seat, card, 0, 0, 0)
    s.dealt += 1
    if s.dealt == HAND * s.players:
        s.dealt = 0
        if s.first_triplets_face_up:
            s.phase = DEAL_TRIPLETS
        else:
            s.phase = KEEP
            s.actor = 0


@inlined
def lay_in_market(s: State, place: int, card: int) -> None:
    """3.3 and 4.14: place by place, three to a triplet."""
    s.market[place] = card
    s.where[card] = IN_MARKET


@kernel
def show_triplets(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """All triplets lie face up: a round begins, or the first hands are chosen, or (face-down first) were chosen."""
    s.dealt = 0
    s.triplets_left = (1 << s.triplets) - 1
    note(rows, TRIPLETS_LAID, s.round + 1, 0, 0, 0, 0)
    if s.round > 0:
        begin_round(s, d, rows)
    elif s.first_triplets_face_up:
        s.phase = KEEP
        s.actor = 0
    else:
        reshuffle(s, d, rows)


@kernel
def deal(s: State, d: CardData, card: int, rows: MaybeEventRows) -> None:
    """One card from the unseen set, to wherever the next card goes."""
    if s.phase == DEAL_HANDS:
        deal_to_hand(s, card, rows)
    else:
        lay_in_market(s, s.dealt, card)
        s.dealt += 1
        if s.dealt == 3 * s.triplets:
            show_triplets(s, d, rows)


# --- a round ------------------------------------------------------------------------------------------------------


@kernel
def begin_round(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """4.1: the order is determined anew and stays for the whole round."""
    s.round += 1
    determine_order(s, d, rows)
    note(rows, ROUND_BEGAN, s.round, 0, 0, 0, 0)
    s.rank = 0
    s.actor = s.order[0]
    s.phase = CHOOSE


@inlined
def take_triplet(s: State, d: CardData, triplet: int, rows: MaybeEventRows) -> None:
    """4.5."""
    s.taken = triplet
    for slot in range(3):
        s.taken_kind[slot] = d.kind[s.market[3 * triplet + slot]]
    s.triplets_left &= ~(1 << triplet)
    s.played = 0
    s.phase = PLAY
    note(rows, TOOK, s.actor, triplet, 0, 0, 0)


# Where a card goes that is not built: by use, and whether it then belongs to the player.
PLACE_OF_USE = np.array([0, 0, IN_WALL, AS_BASTION, DISCARDED])
STAYS = np.array([1, 1, 1, 1, 0])
EVENT_OF_USE = np.array([0, 0, WALLED, BASTIONED, DISCARDED_CARD])


@inlined
def play_card(s: State, d: CardData, slot: int, use: int, rows: MaybeEventRows) -> None:
    """4.6: one of the three cards taken."""
    seat = s.actor
    card = s.market[3 * s.taken + slot]
    if use < WALL:
        lay_storey(s, d, seat, s.taken_kind[slot], card, rows)
    else:  # 4.10 to 4.12, in one step: a branch on a random use would be mispredicted
        s.walls[seat] += use == WALL
        s.bastions[seat] += use == BASTION
        s.where[card] = PLACE_OF_USE[use] + OWNER * seat * STAYS[use]
        note(rows, EVENT_OF_USE[use], seat, card, 0, 0, 0)
    end_play(s, d, slot, rows)


@inlined
def end_play(s: State, d: CardData, slot: int, rows: MaybeEventRows) -> None:
    """After the third card the next player's turn begins, then the City's, then the next round."""
    s.played |= 1 << slot
    if s.played != 7:
        return
    s.taken = NONE
    for taken in range(3):
        s.taken_kind[taken] = NONE
    s.rank += 1
    if s.rank < s.players:
        s.actor = s.order[s.rank]
        s.phase = CHOOSE
    elif s.owners > s.players:
        s.rank = 0
        s.actor = s.order[0]
        s.phase = CITY
    else:
        end_round(s, d, rows)


@inlined
def discard_left_over(s: State, first: int, last: int, rows: MaybeEventRows) -> None:
    """Whatever still lies on these places of the table."""
    for place in range(first, last):
        card = s.market[place]
        if rows is not None and s.where[card] == IN_MARKET:
            note(rows, LEFT_OVER, card, 0, 0, 0, 0)
        s.where[card] = DISCARDED if s.where[card] == IN_MARKET else s.where[card]


@kernel
def end_round(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """4.14: what is left on the table is discarded; then the next triplets, or the end."""
    if s.owners > s.players:
        discard_left_over(s, 0, 3 * s.triplets, rows)
    else:
        last = only_bit(s.triplets_left)
        discard_left_over(s, 3 * last, 3 * last + 3, rows)
    for place in range(3 * s.triplets):
        s.market[place] = NONE
    s.triplets_left = 0
    if s.round == s.rounds:
        finish(s, d, rows)
    else:
        s.phase = DEAL_TRIPLETS
        s.actor = NONE


# --- the City of Lucca --------------------------------------------------------------------------------------------


@inlined
def find_in_market(s: State, card: int) -> int:
    """triplet * 3 + slot of a card that lies on the table."""
    for place in range(3 * s.triplets):
        if s.market[place] == card:
            return place
    return NONE


@kernel
def pick_for_city(s: State, d: CardData, place: int, colour: int, rows: MaybeEventRows) -> None:
    """7.3 to 7.6: one card goes into the City; its triplet is closed to the other player."""
    city = s.players
    card = s.market[place]
    s.triplets_left &= ~(1 << (place // 3))
    note(rows, CITY_PICKED, s.actor, card, 0, 0, 0)
    if is_bastion(card):
        build_bastion(s, city, card, rows)
    else:
        lay_storey(s, d, city, colour, card, rows)
    end_city_pick(s, d, rows)


@kernel
def end_city_pick(s: State, d: CardData, rows: MaybeEventRows) -> None:
    """7.3: the other player's pick follows, or the end of the round."""
    s.rank += 1
    if s.rank < s.players:
        s.actor = s.order[s.rank]
    else:
        end_round(s, d, rows)


@kernel
def play_wild(s: State, d: CardData, card: int, colour: int, rows: MaybeEventRows) -> None:
    """6.2: onto a palace under construction, the actor's own or, in a City pick, the City's."""
    place = find_in_market(s, card)
    if s.phase == CITY:
        pick_for_city(s, d, place, colour, rows)
    else:
        lay_storey(s, d, s.actor, colour, card, rows)
        end_play(s, d, place % 3, rows)


# --- every decision -----------------------------------------------------------------------------------------------


@inlined
def apply(s: State, d: CardData, action: int, rows: MaybeEventRows) -> None:
    """Carry out a decision that the legal mask allows."""
    if PLAY_FIRST <= action < WILD_FIRST:
        play = action - PLAY_FIRST
        slot = (play >= USES) + (play >= 2 * USES)  # quicker than a division
        play_card(s, d, slot, play - USES * slot, rows)
    elif action < TAKE_FIRST:
        open_palace(s, s.actor, action - OPEN_FIRST, rows)
    elif action < PLAY_FIRST:
        take_triplet(s, d, action - TAKE_FIRST, rows)
    elif action < KEEP_FIRST:
        wild = FIRST_WILD + (action - WILD_FIRST) // COLOURS
        play_wild(s, d, wild, (action - WILD_FIRST) % COLOURS, rows)
    elif action < CITY_FIRST:
        keep_card(s, d, action - KEEP_FIRST, rows)
    elif action < CITY_SKIP:
        place = action - CITY_FIRST
        pick_for_city(s, d, place, d.kind[s.market[place]], rows)
    else:
        note(rows, CITY_SKIPPED, s.actor, 0, 0, 0, 0)
        end_city_pick(s, d, rows)
