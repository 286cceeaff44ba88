"""A view as the protocol shows it."""

from collections.abc import Iterable

from lucca.bots.base import Seed, Thinking
from lucca.bots.external.messages import NewGame, Result, ShownPalace, ShownQuarter, ShownView
from lucca.bots.guarded import public_seed
from lucca.rules.cards import Card
from lucca.rules.editions import STREET_NAMES
from lucca.rules.view import Palace, Quarter, View


def new_game(view: View, seed: Seed, thinking: Thinking) -> NewGame:
    """What a program is told before its first decision."""
    setup = view.setup
    edition = setup.edition
    return NewGame(
        seat=view.seat or 0,
        edition=edition.id,
        players=setup.players,
        celebration=setup.celebration,
        rounds=setup.rounds,
        triplets=setup.triplets,
        palace_size=setup.palace_size,
        removed=setup.removed,
        bastion_may_be_wall=edition.bastion_may_be_wall,
        lowest_on=STREET_NAMES[edition.lowest_on],
        highest_on=STREET_NAMES[edition.highest_on],
        colours=setup.deck.colours,
        cards=tuple(map(setup.deck.card, setup.in_play)),
        seed=public_seed(seed),
        effort=thinking.effort,
    )


def shown_view(view: View) -> ShownView:
    """All that a seat may know, with cards by their ids."""
    triplets = view.triplets
    return ShownView(
        phase=view.phase,
        round=view.round,
        order=view.order,
        scores=view.scores,
        points_if_ended_now=view.points_if_ended_now,
        hand=_ids(view.hand),
        kept=_ids(view.kept),
        has_kept=view.has_kept,
        triplets=tuple(_ids(triplets[index]) if index in triplets else None for index in range(view.setup.triplets)),
        to_play=_ids(view.to_play),
        quarters=tuple(map(_quarter, view.quarters)),
        unseen=_ids(view.unseen),
        discarded=_ids(view.discarded),
    )


def result(view: View) -> Result:
    """Of a game that is over."""
    return Result(view.scores, view.ranking, view.ranking[0])


def _ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _quarter(quarter: Quarter) -> ShownQuarter:
    return ShownQuarter(
        owner=quarter.owner,
        is_city=quarter.is_city,
        under_construction=tuple(map(_palace, quarter.under_construction)),
        completed=tuple(map(_palace, quarter.completed)),
        opened=tuple(map(_palace, quarter.opened)),
        walls=_ids(quarter.walls),
        bastions=_ids(quarter.bastions),
        shields=quarter.shields,
    )


def _palace(palace: Palace) -> ShownPalace:
    return ShownPalace(palace.colour, palace.ids)
