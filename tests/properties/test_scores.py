"""Points, kinds of points and events agree with one another, and with what lies on the table."""

from collections import defaultdict

import msgspec
from hypothesis import given

from lucca.rules.actions import PLAY_ACTIONS
from lucca.rules.events import (
    CITY,
    Completed,
    Event,
    FinalOrder,
    GameEnded,
    Opened,
    OrderPlace,
    Owner,
    PartySource,
    RoundBegan,
    StreetScored,
    WallsScored,
)
from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.score import Points
from lucca.rules.view import Palace, Quarter, View
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, games
from tests.properties.tables import Chooser, decision_positions


def points_told(events: list[Event], players: int) -> list[Points]:
    """The points by seat and kind that the events add up to."""
    told: defaultdict[tuple[Owner | None, str], int] = defaultdict(int)
    for event in events:
        match event:
            case Completed():
                told[event.owner, "windows"] += event.points
            case Opened():
                told[event.seat, "parties"] += event.points
                assert event.points == sum(source.points for source in event.sources)
            case WallsScored():
                told[event.seat, "walls"] += event.points
            case StreetScored():
                told[event.lowest_owner, "street"] -= event.points
                told[event.highest_owner, "street"] += event.points
    kinds = ("windows", "parties", "walls", "street")
    rows = [{kind: told[seat, kind] for kind in kinds} for seat in range(players)]
    return [Points(**row, score=sum(row.values())) for row in rows]


@examples(40)
@given(game=games, chooser=choosers)
def test_breakdown_and_events_sum_to_the_score(game: Game, chooser: Chooser) -> None:
    while not game.over:
        game.play(chooser.move(game.position))
        assert game.points() == points_told(game.events, game.setup.players)
        assert game.scores == game.view(None).scores == tuple(points.score for points in game.points())
        for ended in (game.points_if_ended_now(), game.view(0).points_if_ended_now):
            assert all(p.score == p.windows + p.parties + p.walls + p.street for p in ended)
    last = game.events[-1]
    assert isinstance(last, GameEnded)
    assert (last.scores, last.ranking) == (game.scores, game.ranking)
    assert game.points_if_ended_now() == game.points()


def last_card_is_open(position: Position) -> bool:
    """Whether just one card is to be played in the whole game, so that discarding it leaves the table as it is."""
    state = k.fields_of(position.raw, k.STATE)
    last_player = position.round == position.setup.rounds and state["rank"] == position.setup.players - 1
    return bool(last_player and state["phase"] == k.PLAY and state["played"].bit_count() == 2)


@examples(25)
@given(game=games.filter(lambda game: not game.setup.has_city), chooser=choosers)
def test_points_if_ended_now_are_the_points_when_it_ends(game: Game, chooser: Chooser) -> None:
    discards = [uses["discard"] for uses in PLAY_ACTIONS]
    reached = 0
    for position in decision_positions(game, chooser):
        assert position.points_if_ended_now() == position.view(None).points_if_ended_now
        if last_card_is_open(position):
            ended = position.clone()
            ended.advance(next(action for action in position.legal_actions() if action in discards))
            assert ended.over
            assert ended.points() == position.points_if_ended_now()
            assert ended.ranking() == position.ended_now().ranking()
            reached += 1
    assert reached == 1


# --- the events against what a spectator sees ----------------------------------------------------------------------


def palaces(quarter: Quarter) -> tuple[Palace, ...]:
    return (*quarter.under_construction, *quarter.completed, *quarter.opened)


def owner_name(quarter: Quarter) -> Owner:
    return CITY if quarter.is_city else quarter.owner


def party_source(quarter: Quarter, colour: str) -> PartySource:
    """4.3 from one Quarter: a point a card under construction, two for each completed palace."""
    building = sum(len(palace.cards) for palace in quarter.under_construction if palace.colour == colour)
    completed = sum(palace.colour == colour for palace in quarter.completed)
    return PartySource(owner_name(quarter), building + 2 * completed, completed)


def expected_order(view: View) -> tuple[OrderPlace, ...]:
    """4.1: most shields, then the highest visible number."""
    places = [OrderPlace(q.owner, q.shields, q.highest_street_number) for q in view.quarters if not q.is_city]
    places.sort(key=lambda place: (place.shields, place.street_number), reverse=True)
    shields = [place.shields for place in places]
    return tuple(
        msgspec.structs.replace(place, tied_with_next=[place.shields] == shields[at + 1 : at + 2])
        for at, place in enumerate(places)
    )


def check_walls(view: View, event: WallsScored) -> None:
    quarter = view.quarters[event.seat]
    walls, bastions, opened = len(quarter.walls), len(quarter.bastions), len(quarter.opened)
    points = (walls + bastions) * opened if quarter.shields >= 2 * walls else 0
    assert event.held == quarter.held == (quarter.shields >= 2 * walls)
    said = (event.walls, event.bastions, event.shields, event.needed, event.opened, event.points)
    assert said == (walls, bastions, quarter.shields, 2 * walls, opened, points)


def check_street(view: View, event: StreetScored) -> None:
    """5.4 from the visible numbers of the palaces that the edition looks at."""

    def counted(where: int) -> list[tuple[int, str, Owner]]:
        parts = {k.EVERY_PALACE: palaces, k.UNDER_CONSTRUCTION: _building, k.OPENED_PALACES: _opened}
        found = [(palace, quarter) for quarter in view.quarters for palace in parts[where](quarter)]
        return [(palace.street_number, palace.cards[-1].id, owner_name(quarter)) for palace, quarter in found]

    low, high = counted(view.setup.edition.lowest_on), counted(view.setup.edition.highest_on)
    if not low or not high:
        assert event == StreetScored(None, None, None, None, 0)
        return
    (_, lowest_card, giver), (_, highest_card, taker) = min(low), max(high)
    assert event == StreetScored(giver, lowest_card, taker, highest_card, 0 if giver == taker else 3)


def _building(quarter: Quarter) -> tuple[Palace, ...]:
    return quarter.under_construction


def _opened(quarter: Quarter) -> tuple[Palace, ...]:
    return quarter.opened


@examples(40)
@given(game=games, chooser=choosers)
def test_parties_order_walls_and_street_agree_with_the_table(game: Game, chooser: Chooser) -> None:
    while not game.over:
        before = game.view(None)
        events = game.play(chooser.move(game.position))
        after = game.view(None)
        for event in events:
            if isinstance(event, Opened) and not game.over:
                others = [quarter for quarter in before.quarters if quarter.owner != event.seat]
                assert event.sources == tuple(party_source(quarter, event.colour) for quarter in others)
            elif isinstance(event, RoundBegan | FinalOrder):
                assert event.order == expected_order(after)
            elif isinstance(event, WallsScored):
                check_walls(after, event)
            elif isinstance(event, StreetScored):
                check_street(after, event)
