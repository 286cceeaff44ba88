"""Two bots without foresight, for simulations and tests: one plays anything, the other prefers to build."""

from collections.abc import Mapping

from lucca.bots.base import Bot, Chance, Seed
from lucca.rules.actions import Action, decode, legal_list
from lucca.rules.cards import Card
from lucca.rules.view import View


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        mask = view.legal_mask
        for _ in range(self._chance.below(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1


_OPEN_WEIGHT = 12
_WILD_WEIGHT = 12
_USE_WEIGHT = {"start": 12, "add": 24, "wall": 3, "bastion": 12, "discard": 1}
_NO_COLOUR, _NEW_PALACE, _GROWING_PALACE, _FINISHED_PALACE = 2, 1, 3, 0


class BuilderBot(Bot):
    """Random, but fond of building: it opens palaces, takes what it can build with, and keeps colours together.

    So its games see the parties, completed palaces, walls and close endings that random play hardly ever reaches.
    """

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View) -> int:
        """A legal action, those that build with a higher probability."""
        actions = legal_list(view.legal_mask)
        return actions[self._chance.weighted(_weights(view, [decode(action) for action in actions]))]


def _weights(view: View, actions: list[Action]) -> list[int]:
    fits = _fits(view) if any(action.kind == "take" for action in actions) else {}
    return [_weight(view, action, fits) for action in actions]


def _weight(view: View, action: Action, fits: Mapping[int, int]) -> int:
    match action.kind:
        case "open":
            return _OPEN_WEIGHT
        case "take":
            return 1 + fits[action.triplet] ** 2
        case "play":
            return _USE_WEIGHT[action.use]
        case "wild":
            return _WILD_WEIGHT
        case "keep":
            return _hand_weight(view, action.slot)
        case _:
            return 1


def _fits(view: View) -> dict[int, int]:
    """By triplet, how well its cards build: 0 if nothing can be built, 9 if all three are added to palaces."""
    quarter = view.quarter(view.seat or 0)
    worth = {palace.colour: _GROWING_PALACE for palace in quarter.under_construction}
    worth |= {palace.colour: _FINISHED_PALACE for palace in (*quarter.completed, *quarter.opened)}

    def fit(card: Card) -> int:
        return _NO_COLOUR if card.colour is None else worth.get(card.colour, _NEW_PALACE)

    return {triplet: sum(map(fit, cards)) for triplet, cards in view.triplets.items()}


def _hand_weight(view: View, slot: int) -> int:
    """More for a card with others of its colour in the hand, and most for the colour of the card kept already."""
    hand, kept = view.hand, view.kept
    colour = hand[slot].colour
    if kept:
        return 8 if kept[0].colour == colour else 1
    return sum(card.colour == colour for card in hand) ** 2
