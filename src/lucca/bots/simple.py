"""Two bots without foresight, for simulations and tests: one plays anything, the other likes to build."""

from lucca.bots.base import Bot, Chance, Seed
from lucca.rules.actions import OFFSETS, legal_list
from lucca.rules.decisions import USES
from lucca.rules.kernels import layout as k
from lucca.rules.view import View

_STATUS, _TABLE, _HAND, _KEPT = (OFFSETS[name] for name in ("status", "table", "hand", "kept"))


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View) -> int:
        mask = view.legal_mask
        for _ in range(self._chance.below(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1


_OPEN_WEIGHT = 12
_WILD_WEIGHT = 12
_USE_WEIGHT = {"start": 12, "add": 24, "wall": 3, "bastion": 12, "discard": 1}
_USE_WEIGHTS = [_USE_WEIGHT[use] for use in USES]
_BUILDABLE = {k.ABSENT: 1, k.BUILDING: 3}


class BuilderBot(Bot):
    """Random, but fond of building: it opens palaces, takes what it can build with, and keeps colours together.

    So its games see the parties, completed palaces, walls and close endings that random play hardly ever reaches.
    """

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View) -> int:
        actions = legal_list(view.legal_mask)
        return actions[self._chance.weighted([_weight(view, action) for action in actions])]


def _weight(view: View, action: int) -> int:
    if action < k.TAKE_FIRST:
        return _OPEN_WEIGHT
    if action < k.PLAY_FIRST:
        return _triplet_weight(view, action - k.TAKE_FIRST)
    if action < k.WILD_FIRST:
        return _USE_WEIGHTS[(action - k.PLAY_FIRST) % k.USES]
    if action < k.KEEP_FIRST:
        return _WILD_WEIGHT
    if action < k.CITY_FIRST:
        return _hand_weight(view, action - k.KEEP_FIRST)
    return 1


def _triplet_weight(view: View, triplet: int) -> int:
    """1 for a triplet that builds nothing, 100 for one whose three cards are all added to palaces."""
    place = _TABLE + 3 * triplet
    return 1 + sum(_fit(view, card) for card in view.memory[place : place + 3]) ** 2


def _fit(view: View, card: int) -> int:
    """How well a card builds: best on a palace under construction, well as a new one or as a Bastion."""
    colour = view.setup.deck.card(card).colour
    if colour is None:
        return 2
    kind = view.setup.deck.colour_index[colour]
    return _BUILDABLE.get(view.memory[_STATUS + k.KINDS * (view.seat or 0) + kind], 0)


def _hand_weight(view: View, slot: int) -> int:
    """More for a card with others of its colour in the hand, and most for the colour of the card kept already."""
    seat = view.seat or 0
    hand = view.memory[_HAND + k.HAND * seat : _HAND + k.HAND * (seat + 1)]
    deck = view.setup.deck
    colour = deck.card(hand[slot]).colour
    kept = view.memory[_KEPT + 2 * seat]
    if kept != k.NONE:
        return 8 if deck.card(kept).colour == colour else 1
    return sum(deck.card(card).colour == colour for card in hand) ** 2
