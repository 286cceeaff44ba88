"""The results of a turn: all that the rules allow, none twice, each with a way that leads there."""

from collections.abc import Iterator

import numpy as np
import pytest

from lucca.bots.games import play_with_bots
from lucca.bots.kernels.light import gate_turn_results
from lucca.bots.kernels.turns import MAX_RESULTS, new_turns
from lucca.bots.playouts import LightBot
from lucca.bots.turnbot import RatedTurn
from lucca.rules.dealer import SeededDealer
from lucca.rules.decisions import Decision, Play, Take
from lucca.rules.game import Game
from lucca.rules.kernels import layout as k
from lucca.rules.kernels.layout import OFFSETS
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from lucca.rules.view import View
from tests.bots.situations import TURNS, decisions_in_turns, results_of
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange, decide, last_turn

SOMEWHERE_GONE = 250


def all_that_matters(raw: k.Bytes) -> bytes:
    """The state without what no longer matters to any player: which seen cards are walls, Bastions or discards."""
    trial = raw.copy()
    where = trial[OFFSETS["where"] :][: k.CARDS]
    kind = where & (k.OWNER - 1)
    where[(where == k.DISCARDED) | (kind == k.IN_WALL) | (kind == k.AS_BASTION)] = SOMEWHERE_GONE
    return trial.tobytes()


def ends_turn(before: Position, action: int) -> bool:
    """The third card, or a City pick."""
    played = before.memory[OFFSETS["played"]] if before.memory[OFFSETS["phase"]] == k.PLAY else 0
    return action >= k.CITY_FIRST or (action >= k.PLAY_FIRST and played.bit_count() == 2)


def ways_to_end(start: Position) -> Iterator[Position]:
    """By brute force: every position in which the actor's turn can end, many of them several times."""
    met: set[bytes] = set()
    waiting = [start]
    while waiting:
        position = waiting.pop()
        in_city = position.memory[OFFSETS["phase"]] == k.CITY
        for action in position.legal_actions():
            after = position.clone()
            after.advance(action)
            if in_city or ends_turn(position, action):
                yield after
            elif after.raw.tobytes() not in met:
                met.add(after.raw.tobytes())
                waiting.append(after)


def built(raw: k.Bytes, seat: int) -> tuple[object, ...]:
    """What the kernel promises to tell apart: what a seat has built, its score, and the triplets left."""
    state = k.State(raw)
    fortified = (state.walls[seat], state.bastions[seat])
    return (*map(tuple, state.palace[seat]), *state.status[seat], fortified, state.score[seat], state.triplets_left)


def assert_exact(position: Position) -> None:
    """The kernel finds what brute force finds, nothing twice; and results that it takes for one are one."""
    seat = position.actor or 0
    states = [state for _, state in results_of(position)]
    ends = list(ways_to_end(position))
    if position.memory[OFFSETS["phase"]] != k.CITY:
        assert {built(state, seat) for state in states} == {built(end.raw, seat) for end in ends}
        assert len({(built(state, seat), *k.State(state).score) for state in states}) == len(states)
    if not ends[0].over:
        assert {all_that_matters(state) for state in states} == {all_that_matters(end.raw) for end in ends}


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_all_distinct_results_are_found_anywhere_in_a_turn(table: Setup) -> None:
    phases = set()
    for seed in range(2):
        for position in list(decisions_in_turns(table, seed))[seed::9]:
            phases.add(position.view(None).phase)
            assert_exact(position)
    assert phases == {"choose", "play", "city"} if table.has_city else {"choose", "play"}


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_actions_of_a_result_are_legal_and_lead_to_it(table: Setup) -> None:
    for position in list(decisions_in_turns(table, seed=3))[::11]:
        for actions, state in results_of(position):
            trial = position.clone()
            for action in actions:
                assert trial.legal_mask >> action & 1
                trial.advance(action)
            assert trial.raw.tobytes() == state.tobytes()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_looking_for_results_leaves_the_position_alone(table: Setup) -> None:
    for position in list(decisions_in_turns(table, seed=4))[::25]:
        before = position.raw.tobytes()
        first = results_of(position)
        assert position.raw.tobytes() == before
        again = results_of(position)
        assert [actions for actions, _ in again] == [actions for actions, _ in first]


def completed_and_wild() -> Position:
    """Seat 0 may open three palaces and finds Wilds in a triplet."""
    return arrange(
        "city-of-games",
        5,
        celebration=True,
        round=5,
        holdings=[
            Holding(building=["4 16", "5"], completed=["1 7 13", "2 8 14", "3 9 15"]),
            Holding(building=["19 25", "21"]),
            Holding(building=["26", "27 33"]),
            Holding(building=["28", "29"]),
            Holding(building=["6", "11"]),
        ],
        triplets=["W10 22 W500", "B1 B2 B3", "40 46 52", "W20 17 34"],
    )


def test_openings_wilds_and_three_of_a_kind() -> None:
    position = completed_and_wild()
    while position.actor != 0:
        decide(position, *take_last_and_discard(position))
    assert_exact(position)
    assert len(results_of(position)) > 400


def take_last_and_discard(position: Position) -> list[Decision]:
    triplets = position.view(position.actor).triplets
    last = max(triplets)
    return [Take(last), *(Play(card.id, "discard") for card in triplets[last])]


def test_at_the_end_of_a_round_it_does_not_matter_from_which_triplet_cards_were_discarded() -> None:
    position = arrange(round=2, holdings=[Holding(["1 7"]), Holding(["2 8"]), Holding(["3 9"])])
    unused = []
    for _ in range(3):
        before = all_discarded(position)
        unused.append(before)
        decide(position, *take_last_and_discard(position))
    assert unused == [4, 3, 1]


def all_discarded(position: Position) -> int:
    """How many results there are in which the actor has used no card."""
    quarter = position.view(None).quarters[position.actor or 0]
    after = [Position(position.setup, state).view(None).quarters[quarter.owner] for _, state in results_of(position)]
    return sum(q == quarter for q in after)


def test_the_last_turn_of_the_game_has_results_too() -> None:
    position = last_turn(
        holdings=[
            Holding(building=["1 7", "2"], completed=["3 9 15 21 27"], walls="90"),
            Holding(building=["4 10"], completed=["5 11 17 23 29"]),
            Holding(building=["6 12"]),
        ]
    )
    for _ in range(3):
        assert_exact(position)
        decide(position, *take_last_and_discard(position))
    assert position.over
    assert results_of(position) == []


def test_at_the_end_of_the_game_the_scores_of_the_others_tell_results_apart() -> None:
    """Opening red or orange first brings seat 0 the same points, but takes two from another player's last party."""
    position = last_turn(
        holdings=[
            Holding(building=["5"], completed=["1 7 13 19 25", "2 8 14 20 26"]),
            Holding(building=["4", "32"], completed=["31 37 43 49 55"]),
            Holding(building=["11", "61"], completed=["38 44 50 56 62"]),
        ],
        triplets=["3 9 15", "21 27 33", "39 45 51", "57 63 69"],
    )
    while position.actor != 0:
        decide(position, *take_last_and_discard(position))
    ends = {tuple(k.State(end.raw).score) for end in ways_to_end(position)}
    assert {tuple(k.State(state).score) for _, state in results_of(position)} == ends


def test_there_are_no_results_where_nobody_takes_a_turn() -> None:
    game = Game.new(seed=1)
    assert game.position.is_keeping
    assert results_of(game.position) == []
    between = Position(setup())
    assert results_of(between) == []


def test_where_there_is_too_little_room_the_first_results_are_found() -> None:
    position = next(decisions_in_turns(setup(), seed=1))
    every = results_of(position)
    little = new_turns(10)
    for _ in range(2):
        assert gate_turn_results(little, position.raw, position.setup.deck.card_data) == 10 < len(every)
        found = [little.results[result].view(np.uint8).tobytes() for result in range(10)]
        assert found == [state.tobytes() for _, state in every[:10]]


class Counting(LightBot):
    """Counts the results of its turns."""

    most_results = 0

    def rated_turns(self, view: View, most: int) -> list[RatedTurn]:
        found = gate_turn_results(TURNS, view.raw, view.setup.deck.card_data)
        self.most_results = max(self.most_results, found)
        return super().rated_turns(view, most)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_room_for_all_results_in_games_of_celebration(players: int) -> None:
    table = setup("city-of-games", players, celebration=True)
    bots = [Counting(seat) for seat in range(players)]
    for seed in range(20):
        play_with_bots(table, SeededDealer(seed), bots)
    assert 200 < max(bot.most_results for bot in bots) < MAX_RESULTS / 2
