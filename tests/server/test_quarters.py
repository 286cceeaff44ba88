"""What viewers are shown of quarters is what the rules say lies there, whether it was just made or shown before."""

import random

import pytest

from lucca.rules.editions import EDITIONS
from lucca.rules.events import CITY
from lucca.rules.game import Game
from lucca.rules.view import Palace, Quarter, View
from lucca.server.wire.views import GameView, KnownQuarters, PalaceView, QuarterView, game_view, ids_of


def shown(quarter: Quarter) -> QuarterView:
    return QuarterView(
        owner=CITY if quarter.is_city else quarter.owner,
        under_construction=tuple(map(palace_shown, quarter.under_construction)),
        completed=tuple(map(palace_shown, quarter.completed)),
        opened=tuple(map(palace_shown, quarter.opened)),
        walls=ids_of(quarter.walls),
        bastions=ids_of(quarter.bastions),
        shields=quarter.shields,
        needed=2 * len(quarter.walls),
        held=quarter.shields >= 2 * len(quarter.walls),
        opened_if_ended_now=len(quarter.opened) + (0 if quarter.is_city else len(quarter.completed)),
        highest_street_number=quarter.highest_street_number,
    )


def palace_shown(palace: Palace) -> PalaceView:
    return PalaceView(palace.colour, ids_of(palace.cards), palace.street_number, palace.windows, palace.shields)


def check(seen: GameView, view: View) -> None:
    assert seen.quarters == tuple(map(shown, view.quarters))
    assert seen.discarded == ids_of(view.discarded)
    assert seen.unseen == len(view.unseen)


GAMES = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for players in edition.players
    for celebration in {False, edition.celebration}
]


@pytest.mark.parametrize(("edition", "players", "celebration"), GAMES)
def test_quarters_are_shown_as_the_rules_see_them(edition: str, players: int, celebration: bool) -> None:
    chance = random.Random(players)
    for seed in range(2):
        game = Game.new(edition, players, seed=seed, celebration=celebration)
        known = KnownQuarters()
        while not game.over:
            game.apply(chance.choice(game.legal_decisions()))
            view = game.position.view(None)
            check(game_view(view, []), view)
            check(game_view(view, [], known), view)
