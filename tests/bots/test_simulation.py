"""Simulations: each game depends on its number alone."""

import pickle

import pytest

from lucca.bots.simulation import Batch, batches, plan, play_batch, play_game
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.replay import replay
from lucca.records.write import dumps
from lucca.rules.cards import Card, Deck, standard_deck
from lucca.rules.errors import LuccaError, SetupError
from lucca.rules.game import Game


def test_games_do_not_depend_on_how_they_are_batched() -> None:
    chosen = plan("citta-fr", 4, seed=3, bots=["builder", "random"])
    together = play_batch((chosen, range(6))).lines
    one_by_one = b"".join(play_batch(task).lines for task in batches(chosen, 6, size=1))
    assert together == one_by_one
    assert together.count(b"\n") == 6


def test_batches_cover_every_game_once() -> None:
    chosen = plan("citta-fr", 3, seed=3, bots=["random"])
    assert [number for _, numbers in batches(chosen, 107, size=10) for number in numbers] == list(range(107))


def test_a_plan_can_be_sent_to_another_process() -> None:
    chosen = plan("city-of-games", 2, celebration=True, deck=_odd_deck(), seed=3, bots=["random"])
    sent = pickle.loads(pickle.dumps(chosen))
    assert play_batch((sent, range(2))) == play_batch((chosen, range(2)))


def test_bots_repeat_in_turn_and_are_named_in_the_record() -> None:
    record = play_game(plan("city-of-games", 5, seed=1, bots=["builder", "random"]), 0)
    assert [player["kind"] for player in record["players"]] == [
        "bot:builder",
        "bot:random",
        "bot:builder",
        "bot:random",
        "bot:builder",
    ]
    assert len({player["name"] for player in record["players"]}) == 5


def test_the_record_tells_the_seed_of_its_deal() -> None:
    record = play_game(plan("citta-en", 3, seed=-5, bots=["random"]), 17)
    assert record["seed"] == "-5:17"
    game = Game.new("citta-en", 3, seed=record["seed"])
    for move in parse(dumps(record)).moves:
        game.play(move)
    assert game.deal == replay(parse(dumps(record))).deal


def _odd_deck() -> Deck:
    cards = [card for card in standard_deck().cards if card is not None and card.kind != "bastion"]
    return Deck([Card(card.id, card.kind, card.colour, 1, 1, card.street_number) for card in cards])


def test_a_deck_of_its_own_is_played_and_recorded() -> None:
    record = play_game(plan("city-of-games", 3, celebration=True, deck=_odd_deck(), bots=["builder"]), 0)
    assert len(record["deck"]) == 101
    check(parse(dumps(record)))
    assert play_game(plan("city-of-games", 3, deck=standard_deck(), bots=["builder"]), 0)["deck"] == "standard"


def test_totals_add_up() -> None:
    chosen = plan("city-of-games", 3, seed=3, bots=["builder"])
    totals = Batch()
    for task in batches(chosen, 8, size=3):
        totals.add_totals(play_batch(task))
    records = [play_game(chosen, number) for number in range(8)]
    assert totals.games == 8
    assert totals.scores == [sum(record["result"]["scores"][seat] for record in records) for seat in range(3)]
    assert totals.wins == [sum(record["result"]["winner"] == seat for record in records) for seat in range(3)]


@pytest.mark.parametrize(
    ("edition", "players", "celebration", "bots", "saying"),
    [
        ("citta-it", 3, False, ["random"], "citta-it"),
        ("citta-en", 2, False, ["random"], "3 to 5"),
        ("citta-en", 3, True, ["random"], "Celebration"),
        ("citta-en", 3, False, ["oracle"], "'oracle'"),
        ("citta-en", 3, False, ["random", ""], "''"),
        ("citta-en", 3, False, ["random"] * 4, "4 bots"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    edition: str, players: int, celebration: bool, bots: list[str], saying: str
) -> None:
    with pytest.raises(LuccaError, match=saying):
        plan(edition, players, celebration=celebration, bots=bots)


def test_the_celebration_needs_a_deck_with_specials() -> None:
    cards = [card for card in standard_deck().cards if card is not None and card.kind == "palace"]
    with pytest.raises(SetupError, match="special"):
        plan(
            "city-of-games",
            3,
            celebration=True,
            deck=Deck([*cards[:-1], Card("99", "palace", "purple", 1, 2, 99)]),
            bots=["random"],
        )
