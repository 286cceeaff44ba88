"""A scripted player for the golden games: it builds, opens, walls and uses Bastions, so that everything happens."""

from collections.abc import Sequence

from lucca.rules.cards import Card
from lucca.rules.decisions import CityPick, CitySkip, Decision, Keep, Open, Play, Take
from lucca.rules.game import Game
from lucca.rules.view import Palace, Quarter, View


def choose(view: View) -> Decision:
    """The decision it likes best; the first of equals. It depends on nothing but the view."""
    return max(view.legal_decisions(), key=lambda decision: worth(view, decision))


def worth(view: View, decision: Decision) -> tuple[int, ...]:
    assert view.seat is not None
    own = view.quarters[view.seat]
    match decision:
        case Keep(card):
            return keep_worth(view, card)
        case Open(colour):
            waits = view.seat % 2 == 0 and view.round < view.setup.rounds
            return (100 if not waits or len(own.completed) > 1 else -1, -view.setup.deck.colour_index[colour])
        case Take(triplet):
            return (sum(card_worth(own, card) for card in view.triplets[triplet]), -triplet)
        case Play():
            return play_worth(view, own, decision)
        case CityPick():
            city = view.quarters[-1]
            return (decision.use == "bastion", storeys(city.under_construction, decision.colour), len(decision.card))
        case CitySkip():
            return (0,)


def keep_worth(view: View, card: str) -> tuple[int, ...]:
    """Two of one colour, else many shields."""
    shown = next(held for held in view.hand if held.id == card)
    same_colour = sum(held.colour == shown.colour for held in view.hand)
    return (same_colour, shown.shields)


def storeys(palaces: Sequence[Palace], colour: str | None) -> int:
    return sum(len(palace.cards) for palace in palaces if palace.colour == colour)


def card_worth(own: Quarter, card: Card) -> int:
    """What a card of a triplet promises: a storey, the more the higher the palace; a Bastion; a new palace."""
    if card.colour is None:
        return 3
    if any(palace.colour == card.colour for palace in own.under_construction):
        return 3 + storeys(own.under_construction, card.colour)
    return 1 if all(palace.colour != card.colour for palace in (*own.completed, *own.opened)) else 0


def play_worth(view: View, own: Quarter, play: Play) -> tuple[int, ...]:
    """Storeys first, then Bastions, new palaces, and walls; the second seat walls more than its shields carry."""
    supported = own.shields >= 2 * (len(own.walls) + 1) or view.seat == 1
    crowded = len(own.under_construction) > 3
    rank = {
        "add": 9,
        "bastion": 8 if view.round % 3 else 3,
        "start": 2 if crowded else 6,
        "wall": 4 if supported else 0,
        "discard": 1,
    }[play.use]
    return (rank, storeys(own.under_construction, play.colour))


def play_out(game: Game) -> None:
    """Play a game to its end, seat after seat in preparation."""
    while game.actor is not None:
        game.apply(choose(game.view(game.actor)))
