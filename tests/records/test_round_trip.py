"""What is written reads back, checks, and replays to the same game, in every edition and at every moment."""

import json

import pytest

from lucca.bots.registry import make_bot
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.replay import replay, steps
from lucca.records.write import dumps, record_of
from lucca.rules.cards import Card, Deck, deck_to_list, standard_deck
from lucca.rules.decisions import KeepMove
from lucca.rules.errors import LuccaError
from lucca.rules.events import TripletsDealt
from lucca.rules.game import Game
from tests.records.games import TABLES, Table, recorded

ANNA_AND_UGO = [{"name": "Anna", "kind": "human"}, {"name": "Ugo", "kind": "bot:random"}]


def played_with_facade(table: Table, seed: int = 3) -> Game:
    """A game decided step by step through the facade."""
    edition, players, celebration = table
    game = Game.new(edition, players, celebration=celebration, seed=seed)
    bots = [make_bot("builder", f"{seed}:{seat}") for seat in range(players)]
    while not game.over:
        seat = game.actor
        assert seat is not None
        view = game.view(seat)
        game.apply(view.decision_of(bots[seat].choose(view)), seat)
    return game


@pytest.mark.parametrize("table", TABLES)
def test_a_finished_game_reads_back_as_it_was(table: Table) -> None:
    game = played_with_facade(table)
    line = dumps(record_of(game))
    record = parse(line)
    assert b"\n" not in line
    assert record.moves == tuple(game.moves)
    assert record.deal == game.deal
    assert check(record) == game.position
    again = replay(record)
    assert again.events == game.events
    assert dumps(record_of(again)) == line


@pytest.mark.parametrize("table", TABLES)
def test_an_unfinished_game_can_be_written_at_every_move(table: Table) -> None:
    game = Game.new(table[0], table[1], celebration=table[2], seed=5)
    finished = played_with_facade(table, seed=5)
    assert check(parse(dumps(record_of(game)))) == game.position
    for move in finished.moves:
        game.play(move)
        written = record_of(game)
        assert ("result" in written) is game.over
        record = parse(dumps(written))
        assert check(record) == game.position
        assert replay(record).events == game.events


def test_steps_tell_the_first_deal_and_then_every_move_with_its_events() -> None:
    record = parse(dumps(recorded()))
    told = list(steps(record))
    assert [step.move for step in told] == [None, *record.moves]
    assert [event for step in told for event in step.events] == replay(record).events


def test_steps_show_the_table_after_every_move() -> None:
    record = parse(dumps(recorded()))
    told = list(steps(record))
    assert told[0].view.phase == "keep"
    assert [sum(step.view.has_kept) for step in told[:3]] == [0, 1, 2]
    assert told[-1].view.scores == replay(record).scores
    assert told[-1].view.over


def test_the_record_has_just_the_keys_of_the_format_and_the_extra_ones() -> None:
    game = Game.new(players=2, seed=1)
    written = json.loads(dumps(record_of(game, ANNA_AND_UGO, {"id": "g-17", "times": [1, 2]})))
    keys = ["format", "edition", "celebration", "deck", "players", "deal", "moves", "id", "times"]
    assert list(written) == keys
    assert written["format"] == "lucca-record/1"
    assert written["deck"] == "standard"
    assert written["players"] == ANNA_AND_UGO
    assert list(written["deal"]) == ["hands", "bastions_replaced", "first_triplets", "stock", "removed"]


def test_the_result_is_ranked_and_broken_down() -> None:
    game = played_with_facade(("city-of-games", 4, False))
    result = record_of(game)["result"]
    assert result["scores"] == list(game.scores)
    assert tuple(result["order"]) == game.ranking
    assert result["winner"] == game.ranking[0]
    assert [sum(seat.values()) for seat in result["breakdown"]] == result["scores"]


def test_moves_are_written_as_the_format_shows_them() -> None:
    moves = recorded(players=2, celebration=True)["moves"]
    assert set(moves[0]) == {"seat", "keep"}
    assert set(moves[2]) == {"seat", "open", "take", "play"}
    assert all(len(play) == 2 or play[0].startswith("W") for play in moves[2]["play"])
    pick = next(move for move in moves if "city" in move)
    assert set(pick) == {"seat", "city"}
    assert set(pick["city"]) - {"colour"} == {"take", "card", "as"}


def test_stock_and_removed_are_empty_until_everyone_has_kept() -> None:
    game = Game.new("citta-en", 3, seed=1)
    for seat in range(3):
        deal = record_of(game)["deal"]
        assert (deal["stock"], deal["removed"]) == ((), ())
        hand = game.view(seat).hand
        game.play(KeepMove(seat, (hand[0].id, hand[1].id)))
    assert len(record_of(game)["deal"]["stock"]) == 100 - 12 - 6


@pytest.mark.parametrize("table", TABLES)
def test_stock_and_removed_account_for_every_card(table: Table) -> None:
    """Counted from the record alone, as another program would."""
    edition, players, celebration = table
    record = recorded(*table)
    deal = record["deal"]
    cards = {str(number) for number in range(1, 97)} | {"B1", "B2", "B3", "B4"}
    if celebration:
        cards = cards - {"10", "20"} | {"W10", "W20", "W500", "G1513", "G2013"}
    gone = {card for triplet in deal["first_triplets"] for card in triplet}
    gone |= {card for move in record["moves"][:players] for card in move["keep"]}
    if players == 2:
        gone |= {card for hand in deal["hands"] for card in hand}
    assert sorted(deal["stock"] + deal["removed"]) == sorted(cards - gone)
    removed = {2: 8, 3: 10, 4: 2, 5: 0}[players] + 3 * celebration if edition == "city-of-games" else 0
    assert len(deal["removed"]) == removed


@pytest.mark.parametrize("table", TABLES)
def test_later_triplets_are_the_next_cards_of_the_stock(table: Table) -> None:
    record = recorded(*table)
    count = {2: 4, 3: 4, 4: 5, 5: 6}[table[1]]
    for event in replay(parse(dumps(record))).events:
        if isinstance(event, TripletsDealt):
            start = 3 * count * (event.round - 2)
            laid = [record["deal"]["stock"][start + 3 * number : start + 3 * number + 3] for number in range(count)]
            assert list(map(list, event.triplets)) == (record["deal"]["first_triplets"] if event.round == 1 else laid)


def test_a_deck_of_its_own_is_written_in_full() -> None:
    cards = [
        Card(card.id, card.kind, None if card.colour is None else f"{card.colour}-ish", 2, 5, card.street_number)
        for card in standard_deck().cards
        if card is not None and card.kind != "bastion"
    ]
    deck = Deck(cards)
    game = Game.new(players=3, seed=1, celebration=True, deck=deck)
    written = record_of(game)
    assert written["deck"] == deck_to_list(deck)
    assert parse(dumps(written)).setup.deck == deck


def test_players_must_be_as_many_as_seats() -> None:
    with pytest.raises(LuccaError, match="3 seats, but 2 players"):
        record_of(Game.new(seed=1), ANNA_AND_UGO)


def test_an_extra_key_cannot_take_the_place_of_the_record_s_own() -> None:
    with pytest.raises(LuccaError, match="'result'"):
        record_of(Game.new(seed=1), extra={"result": {"scores": [9, 9, 9]}})
