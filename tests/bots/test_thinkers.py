"""Bots that decide whole turns: always legal, reproducible, blind to secrets, and as clever as they claim to be."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from threading import Thread
from typing import TypeVar

import numpy as np
import pytest

from lucca.bots.base import DEFAULT_THINKING, Bot, Thinking
from lucca.bots.engine import Network, scratch, utilities_of
from lucca.bots.games import FinishedGame, play_with_bots
from lucca.bots.levels import LEVELS, Search, Style
from lucca.bots.playouts import LightBot, MonteCarloBot
from lucca.bots.registry import make_bot
from lucca.bots.thinkers import NetworkBot
from lucca.bots.turnbot import RatedTurn, TurnBot
from lucca.learning.network import new_network
from lucca.rules.dealer import Deal, SeededDealer
from lucca.rules.decisions import Play, Take
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup
from tests.bots.situations import SMALL, TURNS, decisions_in_turns, random_network, results_of, turn_forecasts
from tests.properties.strategies import new_game
from tests.properties.tables import TABLES, table_name
from tests.properties.test_secrets import other_secrets
from tests.rules.builder import Holding, arrange, decide

Answer = TypeVar("Answer")


@cache
def network_of(players: int) -> Network:
    return random_network(players)


@cache
def blank_network(players: int) -> Network:
    return new_network(players, SMALL, seed=1)


QUICK = Style(keep_samples=3)
CARELESS = Style(misjudgement=0.1, oversight=0.4, keep_samples=3)
SEARCHING = Style(keep_samples=3, search=Search(candidates=4, finalists=3, samples=2))
CARELESS_SEARCH = Style(0.1, 0.4, keep_samples=3, search=Search(candidates=4, finalists=2, samples=1, rounds=2))

Maker = Callable[[str, Thinking], TurnBot]
KINDS: dict[str, Maker] = {
    "light": lambda seed, thinking: LightBot(seed, thinking),
    "light that overlooks": lambda seed, thinking: LightBot(seed, thinking, oversight=0.5),
    "monte carlo": lambda seed, thinking: MonteCarloBot(seed, thinking, playouts=50),
    "network": lambda seed, thinking: NetworkBot(network_of, QUICK, seed, thinking),
    "blank network": lambda seed, thinking: NetworkBot(blank_network, QUICK, seed, thinking),
    "careless network": lambda seed, thinking: NetworkBot(network_of, CARELESS, seed, thinking),
    "search": lambda seed, thinking: NetworkBot(network_of, SEARCHING, seed, thinking, judges=blank_network),
    "careless search": lambda seed, thinking: NetworkBot(blank_network, CARELESS_SEARCH, seed, thinking),
}
CAREFUL = ("monte carlo", "network", "blank network", "search")
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=table_name)


def make(kind: str, seed: str = "1", thinking: Thinking = DEFAULT_THINKING) -> TurnBot:
    return KINDS[kind](seed, thinking)


def in_a_new_thread(ask: Callable[[], Answer]) -> Answer:
    """The answer of a thread of its own, whose scratch memory is fresh."""
    answers: list[Answer] = []
    thread = Thread(target=lambda: answers.append(ask()))
    thread.start()
    thread.join()
    return answers[0]


# --- whole games ----------------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_every_kind_plays_whole_games_by_the_rules(table: Setup) -> None:
    """`play_with_bots` refuses what is illegal. All kinds sit at every table, mixed."""
    kinds = list(KINDS)
    while kinds:
        chosen, kinds = kinds[: table.players], kinds[table.players :]
        chosen += list(KINDS)[: table.players - len(chosen)]
        bots = [make(kind, f"{seat}") for seat, kind in enumerate(chosen)]
        assert play_with_bots(table, SeededDealer(len(kinds)), bots).position.over


def match(kind: str, table: Setup, seed: int) -> FinishedGame:
    return play_with_bots(table, SeededDealer(1), [make(kind, f"{seed}:{seat}") for seat in range(table.players)])


@EVERY_KIND
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    """Whatever this thread has thought about before."""
    table = setup("city-of-games", 3, celebration=True)
    first = in_a_new_thread(lambda: match(kind, table, 1))
    assert match(kind, table, 1).moves == first.moves
    assert match(kind, setup("citta-fr", 4), 1).position.over
    assert match(kind, table, 1).moves == first.moves


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("network", "blank network")])
def test_another_seed_gives_another_game(kind: str) -> None:
    table = setup("city-of-games", 3)
    assert len({str(match(kind, table, seed).moves) for seed in (1, 2, 3)}) > 1


def test_in_mid_turn_nothing_is_overlooked_because_of_earlier_turns() -> None:
    """Bots overlook triplets that could be taken. Two openings put the taking where two cards left have nothing."""
    earlier = arrange(
        round=5,
        holdings=[
            Holding(building=["4 46"], completed=["1 7 13 19 25", "2 8 14 20 26"]),
            Holding(building=["5", "10"]),
            Holding(building=["24", "28"]),
        ],
        triplets=["B1 B2 B3", "3 9 15", "27 33 39", "45 51 57"],
    )
    position = arrange(
        celebration=True,
        round=2,
        holdings=[Holding(["14", "4"]), Holding(["5", "15"]), Holding(["24", "28"])],
        triplets=["3 9 W20"],
    )
    decide(position, Take(0), Play("3", "start"))
    assert (earlier.actor, position.actor) == (0, 0)
    bot = NetworkBot(network_of, Style(oversight=0.5), 1)
    for _ in range(20):
        bot.rated_turns(earlier.view(0), 1)
        assert len(bot.rated_turns(position.view(0), 100)) == len(results_of(position)) > 10


# --- what play depends on -------------------------------------------------------------------------------------------


def dealt(table: Setup, deal: Deal) -> Position:
    """The preparation after this first deal."""
    triplets = deal.first_triplets if table.edition.first_triplets_face_up else ()
    cards = [*deal.bastions_replaced, *(card for group in (*deal.hands, *triplets) for card in group)]
    position = Position(table)
    position.deal([table.deck.index[card] for card in cards])
    return position


@EVERY_TABLE
def test_secrets_of_the_others_change_nothing(table: Setup) -> None:
    """Two deals that a seat cannot tell apart before the reveal; the others keep other cards too."""
    for seat in range(table.players):
        deal = new_game(table, seed=seat).deal
        positions = [dealt(table, other_secrets(table, deal, seat, Random(number))) for number in range(2)]
        for number, position in enumerate(positions):
            for other in range(seat):
                position.set_actor(other)
                position.advance(position.legal_actions()[number])
                position.advance(position.legal_actions()[number])
        assert positions[0] != positions[1]
        views = [position.view(seat) for position in positions]
        for kind in KINDS:
            one, other_one = (make(kind).rated_turns(view, 100) for view in views)
            assert [turn.actions for turn in one] == [turn.actions for turn in other_one]
            assert [turn.utility for turn in one] == [turn.utility for turn in other_one]


# --- in the middle of a turn ----------------------------------------------------------------------------------------


@EVERY_TABLE
def test_a_turn_that_others_have_begun_is_finished_legally(table: Setup) -> None:
    """Every decision by another bot, none of which planned what was done before."""
    kinds = list(KINDS)
    for number, position in enumerate(list(decisions_in_turns(table, seed=2))[::17]):
        actor, turn = position.actor, position.round
        step = number
        while position.actor == actor and position.round == turn and not position.is_chance:
            bot = make(kinds[step % len(kinds)], f"{step}")
            action = bot.choose(position.view(actor))
            assert position.legal_mask >> action & 1
            position.advance(action)
            step += 1


@EVERY_KIND
def test_a_bot_gives_up_its_plan_when_the_game_goes_another_way(kind: str) -> None:
    """It is asked in all positions of a game that another bot plays."""
    bot = make(kind)
    for position in list(decisions_in_turns(setup("city-of-games", 2, celebration=True), seed=3))[::3]:
        assert position.legal_mask >> bot.choose(position.view(position.actor)) & 1


# --- candidates -----------------------------------------------------------------------------------------------------


def assert_finishes_the_turn(position: Position, actions: tuple[int, ...]) -> None:
    trial = position.clone()
    actor, rank = trial.actor, trial.raw.view(k.STATE)[0]["rank"].item()
    for action in actions:
        assert trial.actor == actor
        assert trial.legal_mask >> action & 1
        trial.advance(action)
    ended = trial.raw.view(k.STATE)[0]["rank"].item() != rank or trial.is_chance or trial.over
    assert ended or trial.view(None).phase == "city"


@EVERY_KIND
@pytest.mark.parametrize("players", [2, 3, 5])
def test_candidates_are_legal_ways_to_finish_the_turn_with_sane_forecasts(kind: str, players: int) -> None:
    table = setup("city-of-games", players, celebration=True)
    for position in list(decisions_in_turns(table, seed=4))[::13]:
        candidates = make(kind).candidates(position.view(position.actor), 5)
        assert 1 <= len(candidates) <= 5
        assert len({candidate.actions for candidate in candidates}) == len(candidates)
        for candidate in candidates:
            assert_finishes_the_turn(position, candidate.actions)
            assert len(candidate.forecast.win) == len(candidate.forecast.points) == players
            assert sum(candidate.forecast.win) == pytest.approx(1)
            assert min(candidate.forecast.win) >= 0
            assert np.isfinite(candidate.forecast.points).all()


@EVERY_KIND
@EVERY_TABLE
def test_candidates_of_the_preparation_keep_two_cards(table: Setup, kind: str) -> None:
    game = new_game(table, seed=5)
    for candidate in make(kind).candidates(game.view(0)):
        trial = game.position.clone()
        assert len(candidate.actions) == 2
        for action in candidate.actions:
            trial.advance(action)
        assert trial.view(None).has_kept[0]
        assert sum(candidate.forecast.win) == pytest.approx(1)
        assert candidate.reasons[0].startswith(("starts ", "two storeys of "))


@EVERY_KIND
def test_the_first_candidate_is_what_the_bot_plays(kind: str) -> None:
    for position in list(decisions_in_turns(setup("city-of-games", 2), seed=6))[::13]:
        view = position.view(position.actor)
        bot = make(kind)
        played = []
        trial = position.clone()
        best = make(kind).candidates(view, 1)[0].actions
        for _ in best:
            played.append(bot.choose(trial.view(trial.actor)))
            trial.advance(played[-1])
        assert tuple(played) == best


@EVERY_KIND
def test_no_option_has_a_higher_utility_than_one_before_it(kind: str) -> None:
    """Nor more than its own forecast is worth, unless the bot misjudges that."""
    table = setup("city-of-games", 3)
    for position in list(decisions_in_turns(table, seed=7))[::9]:
        turns = make(kind).rated_turns(position.view(position.actor), 10_000)
        assert_utilities_fall(turns)
        if kind in CAREFUL:
            win, points = np.array([turn.win for turn in turns]), np.array([turn.points for turn in turns])
            worth = utilities_of(win, points, position.actor or 0, table.players).tolist()
            assert turns[0].utility == worth[0]
            assert all(turn.utility <= its_worth for turn, its_worth in zip(turns, worth, strict=True))
            assert len({turn.actions for turn in turns}) == len(turns) == len(results_of(position))


@pytest.mark.parametrize("level", [*LEVELS, "monte-carlo"])
def test_options_of_every_level_come_in_the_order_of_their_utility(level: str) -> None:
    bot = make_bot(level, 1, Thinking(effort=0.2))
    assert isinstance(bot, TurnBot)
    for players in (2, 3):
        table = setup("city-of-games", players)
        assert_utilities_fall(bot.rated_turns(new_game(table, seed=7).view(0), 10_000))
        for position in list(decisions_in_turns(table, seed=7))[::9]:
            assert_utilities_fall(bot.rated_turns(position.view(position.actor), 10_000))


def assert_utilities_fall(turns: Sequence[RatedTurn]) -> None:
    utilities = [turn.utility for turn in turns]
    assert utilities == sorted(utilities, reverse=True)


# --- judgement ------------------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_a_careful_network_bot_plays_what_has_the_highest_utility(table: Setup) -> None:
    network = network_of(table.players)
    for position in list(decisions_in_turns(table, seed=8))[::14]:
        said = turn_forecasts(network, position)
        utilities = utilities_of(said.win, said.points, position.actor or 0, table.players)
        best = TURNS.actions[utilities.argmax(), : TURNS.lengths[utilities.argmax()]].tolist()
        (turn,) = make("network").rated_turns(position.view(position.actor), 1)
        assert list(turn.actions) == best
        assert turn.utility == pytest.approx(utilities.max())


@EVERY_TABLE
def test_careful_bots_win_where_they_can_with_the_last_turn(table: Setup) -> None:
    for seed in range(3):
        *_, last = (
            position for position in decisions_in_turns(table, seed) if position.view(None).phase in ("choose", "city")
        )
        winners = {Position(table, state).ranking()[0] for _, state in results_of(last)}
        for kind in CAREFUL:
            trial = last.clone()
            bot = make(kind)
            while not trial.over:
                trial.advance(bot.choose(trial.view(trial.actor)))
            assert (trial.ranking()[0] == last.actor) == (last.actor in winners)


def test_careful_bots_beat_light_ones() -> None:
    """Fifty playouts a turn see more than simple rules do: the latter win less than their third of thirty games."""
    table = setup()
    wins = 0
    for seed in range(30):
        bots: list[Bot] = [LightBot(seed), LightBot(seed + 100), LightBot(seed + 200)]
        bots[seed % 3] = MonteCarloBot(seed, playouts=400)
        wins += play_with_bots(table, SeededDealer(seed), bots).position.ranking()[0] == seed % 3
    assert wins > 12


# --- thinking -------------------------------------------------------------------------------------------------------


ENDLESS = Style(keep_samples=3, search=Search(candidates=4, finalists=4, samples=10_000_000))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_bot_out_of_time_still_answers(players: int) -> None:
    """Without the limit these would think for hours."""
    thinking = Thinking(seconds=0.01)
    bots = [NetworkBot(network_of, ENDLESS, 1, thinking), make("search", thinking=Thinking(seconds=0))]
    bots.append(make("monte carlo", thinking=thinking))
    for position in list(decisions_in_turns(setup("city-of-games", players), seed=9))[::30]:
        for bot in bots:
            assert position.legal_mask >> bot.choose(position.view(position.actor)) & 1


@EVERY_KIND
@pytest.mark.parametrize("effort", [0.01, 0.1, 3.0])
def test_any_effort_gives_legal_play(kind: str, effort: float) -> None:
    bots = [make(kind, f"{seat}", Thinking(effort)) for seat in range(2)]
    assert play_with_bots(setup(players=2), SeededDealer(1), bots).position.over


@pytest.mark.parametrize("style", [Style(oversight=1.0), Style(oversight=1.0, search=Search(candidates=2, samples=1))])
def test_a_bot_that_overlooks_everything_sees_one_triplet(style: Style) -> None:
    for position in list(decisions_in_turns(setup(), seed=10))[::16]:
        turns = NetworkBot(network_of, style, 1).rated_turns(position.view(position.actor), 10_000)
        triplets = {action for turn in turns for action in turn.actions if k.TAKE_FIRST <= action < k.PLAY_FIRST}
        assert len(triplets) == (position.view(None).phase == "choose")


def test_misjudgement_makes_a_bot_change_its_mind() -> None:
    position = next(decisions_in_turns(setup(), seed=11))
    view = position.view(position.actor)
    sure = {NetworkBot(network_of, Style(), seed).rated_turns(view, 1)[0].actions for seed in range(8)}
    unsure = {
        NetworkBot(network_of, Style(misjudgement=0.5), seed).rated_turns(view, 1)[0].actions for seed in range(8)
    }
    assert (len(sure), len(unsure) > 4) == (1, True)


def test_the_ends_of_rounds_are_judged_by_the_judge() -> None:
    """A judge without knowledge says that all win alike, so that is what a search by it comes to."""
    position = next(decisions_in_turns(setup(), seed=12))
    view = position.view(position.actor)
    searched = NetworkBot(network_of, SEARCHING, 1, judges=blank_network).rated_turns(view, 4)
    assert all(np.allclose(turn.win[:3], 1 / 3) for turn in searched)
    alone = NetworkBot(network_of, SEARCHING, 1).rated_turns(view, 4)
    assert not any(np.allclose(turn.win[:3], 1 / 3) for turn in alone)


# --- scratch memory -------------------------------------------------------------------------------------------------


def test_every_thread_has_its_own_scratch() -> None:
    assert scratch() is scratch()
    assert in_a_new_thread(scratch) is not scratch()


def test_an_evaluator_belongs_to_one_network_and_one_deck() -> None:
    own, deck = in_a_new_thread(scratch), setup().deck
    one = own.evaluator(network_of(3), deck)
    assert own.evaluator(network_of(3), deck) is one
    assert own.evaluator(blank_network(3), deck) is not one
    for number in range(40):
        own.evaluator(random_network(3, seed=number), deck)
    assert own.evaluator(network_of(3), deck).scratch.keys.sum() == 0
