"""At every decision: the legal mask, the reasons for refusal and the decisions in words all say the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.actions import ACTIONS, action_name, action_of, decision_of
from lucca.rules.clauses import CLAUSES, REASONS
from lucca.rules.decisions import USES, CityMove, CityPick, KeepMove, Move, Play, TurnMove
from lucca.rules.errors import IllegalMoveError
from lucca.rules.game import Game
from lucca.rules.kernels.gates import gate_objection
from lucca.rules.kernels.legality import FINE
from lucca.rules.position import Position
from lucca.rules.setup import Setup
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, games
from tests.properties.tables import Chooser, decision_positions


def test_every_reason_cites_a_clause_and_every_action_has_its_own_name() -> None:
    assert all(clause in CLAUSES for clause, _ in REASONS.values())
    assert FINE not in REASONS
    assert len({action_name(action) for action in range(ACTIONS)}) == ACTIONS


@examples(100)
@given(game=games, chooser=choosers)
def test_mask_and_objections_agree_for_every_action(game: Game, chooser: Chooser) -> None:
    for position in decision_positions(game, chooser):
        if position.over:
            assert position.legal_mask == 0
            continue
        legal = position.legal_actions()
        assert legal == sorted(set(legal)) == [action for action in range(ACTIONS) if position.legal_mask >> action & 1]
        deck = position.setup.deck.card_data
        assert legal == [a for a in range(ACTIONS) if gate_objection(position.raw, deck, a) == FINE]


@examples(8)
@given(game=games, chooser=choosers)
def test_legal_actions_apply_and_others_are_refused_without_change(game: Game, chooser: Chooser) -> None:
    for position in decision_positions(game, chooser):
        before = position.to_bytes()
        for action in (-1, *range(ACTIONS), ACTIONS, 255):
            trial = position.clone()
            if action in position.legal_actions():
                assert trial.apply(action) or position.is_keeping  # a first card kept is told with the second
                assert trial.to_bytes() != before
            else:
                with pytest.raises(IllegalMoveError) as refusal:
                    trial.apply(action)
                assert refusal.value.clause in CLAUSES
                assert "{" not in refusal.value.message
                assert trial.to_bytes() == before


@examples(25)
@given(game=games, chooser=choosers)
def test_decisions_in_words_and_actions_are_inverse(game: Game, chooser: Chooser) -> None:
    for position in decision_positions(game, chooser):
        deck, decisions = position.setup.deck, position.legal_decisions()
        assert len(set(decisions)) == len(decisions)
        assert [action_of(position, deck, decision) for decision in decisions] == position.legal_actions()
        if position.actor is not None:
            view = position.view(position.actor)
            assert view.legal_decisions() == decisions
            assert [decision_of(view, deck, action) for action in view.legal_actions()] == decisions


# --- moves that nobody checked ------------------------------------------------------------------------------------


def any_play(table: Setup, rng: Random, cards: list[str]) -> Play:
    colours = [None, None, *table.deck.colours, "no colour"]
    return Play(rng.choice(cards), rng.choice([*USES, "burn"]), rng.choice(colours))


def any_move(position: Position, rng: Random) -> Move:
    """A move that is nearly right at best: cards mostly from the table and the hands, everything else by chance."""
    table = position.setup
    view = position.view(position.actor)
    near = [card.id for triplet in view.triplets.values() for card in triplet] + [card.id for card in view.hand]
    cards = [*near, *near, *table.deck.index, "999", ""]
    seat, triplet = rng.randint(-1, table.players), rng.randint(-1, 6)
    plays = tuple(any_play(table, rng, cards) for _ in range(rng.choice([2, 3, 3, 3, 4])))
    opened = tuple(rng.sample([*table.deck.colours, ""], rng.choice([0, 0, 1, 2])))
    pick = CityPick(triplet, plays[0].card, plays[0].use, plays[0].colour)
    moves: list[Move] = [
        KeepMove(seat, (rng.choice(cards), rng.choice(cards))),
        TurnMove(seat, opened, triplet, plays),
        CityMove(seat, rng.choice([pick, pick, None])),
    ]
    return rng.choice(moves)


def spoiled(move: Move, table: Setup, rng: Random) -> Move:
    """A legal turn with one of its plays changed."""
    if not isinstance(move, TurnMove):
        return move
    plays = list(move.play)
    card = rng.choice(plays).card
    plays[rng.randrange(3)] = any_play(table, rng, [card])
    return TurnMove(move.seat, move.open, move.take, tuple(plays))


def refusal_of(game: Game, move: Move) -> IllegalMoveError | None:
    """Play the move, or why it was refused."""
    try:
        game.play(move)
    except IllegalMoveError as refusal:
        return refusal
    return None


@examples(25)
@given(game=games, chooser=choosers, seed=st.integers(0, 2**32))
def test_any_move_is_played_or_refused_whole(game: Game, chooser: Chooser, seed: int) -> None:
    rng = Random(seed)
    while not game.over:
        good = chooser.move(game.position)
        for move in (any_move(game.position, rng), spoiled(good, game.setup, rng)):
            trial = game.clone()
            refusal = refusal_of(trial, move)
            if refusal is None:
                assert trial.moves == [*game.moves, move]
            else:
                assert refusal.clause in CLAUSES
                assert trial.position == game.position
                assert (trial.moves, trial.events) == (game.moves, game.events)
        game.play(good)
