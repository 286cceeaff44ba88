"""A game played live, replayed from text, saved and loaded, cloned or taken back is one and the same game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.decisions import move_of, parse_move
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.events import Event
from lucca.rules.game import Game
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, games, new_game, seeds, setups
from tests.properties.tables import TABLES, Chooser, decision_positions, play_out


def everything(game: Game) -> tuple[object, ...]:
    """All that two equal games share."""
    views = [game.view(seat).to_bytes() for seat in (*range(game.setup.players), None)]
    decisions = [] if game.actor is None else game.legal_decisions()
    return (game.position.to_bytes(), game.moves, game.events, game.deal, views, game.actor, decisions, game.points())


@examples(25)
@given(table=setups(), seed=seeds, chooser=choosers)
def test_replay_from_text_equals_live(table: Setup, seed: int | str | bytes, chooser: Chooser) -> None:
    live = play_out(new_game(table, seed), chooser)
    replayed, dealt = (
        new_game(table, seed),
        Game.from_deal(live.deal, table.edition.id, table.players, celebration=table.celebration, deck=table.deck),
    )
    for move in live.moves:
        assert parse_move(str(move)) == move
        replayed.play(parse_move(str(move)))
        dealt.play(move)
    assert everything(replayed) == everything(live)
    assert everything(dealt) == everything(live)


@examples(20)
@given(table=setups(), seed=seeds, chooser=choosers)
def test_small_decisions_equal_whole_moves(table: Setup, seed: int | str | bytes, chooser: Chooser) -> None:
    whole, small = new_game(table, seed), new_game(table, seed)
    while not whole.over:
        move = chooser.move(whole.position)
        told: list[Event] = []
        if not whole.position.is_keeping:
            assert not any(small.legal_decisions(seat) for seat in range(table.players) if seat != move.seat)
        for decision in move.decisions:
            assert decision in small.legal_decisions(move.seat)
            told += small.apply(decision, move.seat)
        assert told == whole.play(move)
        assert everything(small) == everything(whole)
    with pytest.raises(IllegalMoveError):
        small.apply(whole.moves[-1].decisions[-1])


def check_saving(game: Game) -> None:
    loaded = Game.from_json(game.to_json())
    assert everything(loaded) == everything(game)
    assert loaded.to_json() == game.to_json()


@examples(12)
@given(game=games, chooser=choosers, stop=st.integers(0, 40))
def test_saved_games_go_on_where_they_were(game: Game, chooser: Chooser, stop: int) -> None:
    """With decisions of a move under way."""
    for _ in range(stop):
        if not game.over:
            game.play(chooser.move(game.position))
    check_saving(game)
    if not game.over:
        seat = chooser.seat(game.position)
        for decision in chooser.move(game.position, seat).decisions:
            game.apply(decision, seat)
            check_saving(game)


@examples(25)
@given(table=setups(), seed=seeds, chooser=choosers)
def test_keeping_at_the_same_time(table: Setup, seed: int | str | bytes, chooser: Chooser) -> None:
    """3.4: no matter who decides when, also with a card taken back, the reveal is the same."""
    game, one_by_one = new_game(table, seed), new_game(table, seed)
    todo = {seat: chooser.move(game.position, seat).decisions for seat in range(table.players)}
    for seat, decisions in todo.items():
        one_by_one.play(move_of(seat, decisions))
    waiting = {seat: list(decisions) for seat, decisions in todo.items()}
    while waiting:
        seat = chooser.rng.choice(list(waiting))
        game.apply(waiting[seat].pop(0), seat)
        if not waiting[seat]:
            del waiting[seat]
        elif chooser.rng.random() < 0.3:
            assert game.undo(seat)
            waiting[seat] = list(todo[seat])
        check_saving(game)
    assert game.position == one_by_one.position
    assert game.deal == one_by_one.deal


@examples(15)
@given(game=games, chooser=choosers)
def test_positions_survive_bytes(game: Game, chooser: Chooser) -> None:
    for position in decision_positions(game, chooser):
        data = position.to_bytes()
        again = Position.from_bytes(position.setup, data)
        assert again == position
        assert again.to_bytes() == data
        assert again.legal_mask == position.legal_mask


def test_bytes_of_another_table_are_refused() -> None:
    games = [new_game(table, 1) for table in TABLES]
    for game in games:
        for other in games:
            if other is not game:
                with pytest.raises(LuccaError):
                    Position.from_bytes(other.setup, game.position.to_bytes())


@pytest.mark.parametrize("cut", [0, 5, 6, 14, 100])
def test_bytes_that_are_no_position_are_refused(cut: int) -> None:
    game = new_game(TABLES[0], 1)
    with pytest.raises(LuccaError):
        Position.from_bytes(game.setup, game.position.to_bytes()[:cut])


@examples(60)
@given(game=games, at=st.integers(0), flipped=st.integers(1, 255))
def test_damaged_bytes_are_refused(game: Game, at: int, flipped: int) -> None:
    data = bytearray(game.position.to_bytes())
    data[at % len(data)] ^= flipped
    with pytest.raises(LuccaError):
        Position.from_bytes(game.setup, bytes(data))


@examples(4)
@given(game=games, chooser=choosers)
def test_clones_are_independent(game: Game, chooser: Chooser) -> None:
    while not game.over:
        before = everything(game)
        seat = chooser.seat(game.position)
        first = chooser.move(game.position, seat).decisions[0]
        clone = game.clone()
        clone.apply(first, seat)
        half_way = everything(clone)
        assert everything(game) == before
        second = clone.clone()
        play_out(second, chooser)
        assert everything(clone) == half_way
        assert everything(game) == before
        move = chooser.move(game.position, seat)
        game.play(move)
        assert everything(clone) == half_way


@examples(20)
@given(game=games, chooser=choosers)
def test_undo_restores_everything(game: Game, chooser: Chooser) -> None:
    while not game.over:
        seat = chooser.seat(game.position)
        decisions = chooser.move(game.position, seat).decisions
        states = [everything(game)]
        for decision in decisions[:-1]:
            game.apply(decision, seat)
            states.append(everything(game))
        while len(states) > 1:
            assert everything(game) == states.pop()
            assert game.undo(seat)
        assert everything(game) == states.pop()
        assert not game.undo(seat)
        game.play(move_of(seat, decisions))
        assert not game.undo(seat)
