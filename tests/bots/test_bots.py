"""Bots: always legal, reproducible, blind to secrets; the builder builds."""

from collections import Counter
from random import Random

import pytest

from lucca.bots.base import Bot, Chance, Thinking
from lucca.bots.games import FinishedGame, play_with_bots
from lucca.bots.registry import BOTS, make_bot
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.write import dumps, record_of
from lucca.rules.dealer import SeededDealer
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.game import Game
from lucca.rules.position import Position
from lucca.rules.setup import setup
from lucca.rules.view import View
from tests.records.games import TABLES, Table

EVERY_BOT = [bot for bot in BOTS if bot != "plain-network"]  # which is for three players only
LITTLE = Thinking(effort=0.02)


def match(table: Table, bot: str, seed: int = 0) -> FinishedGame:
    edition, players, celebration = table
    bots = [make_bot(bot, f"{seed}:{seat}", LITTLE) for seat in range(players)]
    return play_with_bots(setup(edition, players, celebration=celebration), SeededDealer(seed), bots)


@pytest.mark.parametrize("bot", EVERY_BOT)
@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_a_game_by_the_rules(table: Table, bot: str) -> None:
    for seed in range(3):
        game = match(table, bot, seed)
        assert game.position.over
        assert check(parse(dumps(game.record([{}] * table[1])))) == game.position


@pytest.mark.parametrize("bot", EVERY_BOT)
@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_the_game_that_the_facade_plays(table: Table, bot: str) -> None:
    edition, players, celebration = table
    game = Game.new(edition, players, celebration=celebration, seed=4)
    bots = [make_bot(bot, f"4:{seat}", LITTLE) for seat in range(players)]
    while not game.over:
        seat = game.actor
        assert seat is not None
        view = game.view(seat)
        game.apply(view.decision_of(bots[seat].choose(view)), seat)
    quick = match(table, bot, seed=4)
    assert quick.moves == game.moves
    assert quick.deal == game.deal
    assert quick.position == game.position
    assert quick.record([{}] * players) == record_of(game)


@pytest.mark.parametrize("bot", EVERY_BOT)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    assert match(("citta-en", 4, False), bot, 8).moves == match(("citta-en", 4, False), bot, 8).moves
    assert match(("citta-en", 4, False), bot, 8).moves != match(("citta-en", 4, False), bot, 9).moves


def test_random_games_stay_the_same_in_every_version() -> None:
    """Python keeps `Random(text).random()` the same, so the first choices of a seed are known for good."""
    chance = Chance("lucca")
    assert [chance.below(100) for _ in range(8)] == [85, 15, 4, 98, 45, 31, 56, 20]


def test_normal_numbers_are_sums_of_twelve_uniform_ones_in_every_version() -> None:
    uniform, sums = Random("lucca"), []
    for _ in range(200):
        total = 0.0
        for _ in range(12):
            total += uniform.random()
        sums.append(total - 6)
    chance = Chance("lucca")
    assert [*chance.normals(150), *chance.normals(0), *chance.normals(50)] == sums


class Onlooker(Bot):
    """Plays like another bot and keeps what it was shown."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[View] = []

    def choose(self, view: View) -> int:
        self.views.append(view)
        return self.bot.choose(view)


@pytest.mark.parametrize("table", TABLES)
def test_bots_see_the_view_of_their_seat_and_no_more(table: Table) -> None:
    edition, players, celebration = table
    onlookers = [Onlooker(make_bot("builder", seat)) for seat in range(players)]
    played = play_with_bots(setup(edition, players, celebration=celebration), SeededDealer(1), onlookers)
    game = Game.new(edition, players, celebration=celebration, seed=1)
    shown = [iter(onlooker.views) for onlooker in onlookers]
    for move in played.moves:
        for decision in move.decisions:
            view = next(shown[move.seat])
            assert not isinstance(view, Position)
            assert view.seat == move.seat
            assert view.to_bytes() == game.view(move.seat).to_bytes()
            assert view.legal_mask == game.view(move.seat).legal_mask
            game.apply(decision, move.seat)
    assert game.over


def test_a_bot_that_chooses_an_illegal_action_is_refused() -> None:
    class Stubborn(Bot):
        def choose(self, view: View) -> int:
            return 0 if view.round else (view.legal_mask & -view.legal_mask).bit_length() - 1

    with pytest.raises(IllegalMoveError):
        play_with_bots(setup(), SeededDealer(1), [Stubborn()] * 3)


def test_a_network_for_another_number_of_players_is_refused() -> None:
    assert match(("city-of-games", 3, False), "plain-network").position.over
    with pytest.raises(LuccaError, match=r"no network .* for 4 players"):
        match(("city-of-games", 4, False), "plain-network")


def test_there_is_a_bot_for_every_seat() -> None:
    with pytest.raises(LuccaError, match="3 seats, but 2 bots"):
        play_with_bots(setup(), SeededDealer(1), [make_bot("random", 1)] * 2)


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(LuccaError, match=r"'oracle'.*random, builder"):
        make_bot("oracle", 1)


def test_the_random_bot_chooses_every_legal_action_equally_often() -> None:
    view = Game.new(seed=1).view(0)
    bot = make_bot("random", 1)
    chosen = Counter(bot.choose(view) for _ in range(4000))
    assert sorted(chosen) == view.legal_actions()
    assert max(chosen.values()) - min(chosen.values()) < 200


def test_weights_are_probabilities() -> None:
    chance = Chance(1)
    chosen = Counter(chance.weighted([0, 1, 0, 3]) for _ in range(4000))
    assert sorted(chosen) == [1, 3]
    assert 2.7 < chosen[3] / chosen[1] < 3.3
    with pytest.raises(ValueError, match="nothing"):
        chance.weighted([])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_builder_reaches_parties_completions_walls_and_endings(players: int) -> None:
    def mean_points(bot: str) -> list[float]:
        seats = [
            seat for seed in range(20) for seat in match(("city-of-games", players, True), bot, seed).position.points()
        ]
        kinds = ("windows", "parties", "walls")
        return [sum(getattr(seat, kind) for seat in seats) / len(seats) for kind in kinds]

    built, random = mean_points("builder"), mean_points("random")
    assert min(built) > 1
    assert all(more > 3 * less for more, less in zip(built, random, strict=True))


def test_the_builder_keeps_colours_together() -> None:
    def pairs(bot: str) -> int:
        quarters = [
            quarter
            for seed in range(40)
            for quarter in _after_preparation(match(("city-of-games", 5, False), bot, seed)).view(None).quarters
        ]
        return sum(len(quarter.under_construction) == 1 for quarter in quarters)

    assert pairs("builder") > 2 * pairs("random")


def _after_preparation(played: FinishedGame) -> Game:
    game = Game.from_deal(played.deal, players=5)
    for move in played.moves[:5]:
        game.play(move)
    return game
