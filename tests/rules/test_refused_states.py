"""States and saved games that must not be played on."""

import subprocess
import sys

import pytest

from lucca.rules.decisions import CityPick, Keep, KeepMove, Play, Take
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.game import Game
from lucca.rules.position import Position


def all_but_the_last_have_kept() -> Game:
    game = Game.new(seed="hidden", players=3)
    for seat in (0, 1):
        hand = game.view(seat).hand
        game.play(KeepMove(seat, (hand[0].id, hand[1].id)))
    return game


def test_what_the_last_to_choose_knows_is_no_position() -> None:
    game = all_but_the_last_have_kept()
    with pytest.raises(LuccaError, match="hidden"):
        Position(game.setup, game.view(2).raw)


def test_nothing_can_be_kept_from_a_hidden_hand() -> None:
    game = Game.new(seed="hidden", players=3)
    known = Position(game.setup, game.view(0).raw)
    known.set_actor(1)
    assert known.legal_actions() == []


def test_damaged_bytes_are_no_position() -> None:
    position = Game.new(seed=1).position
    data = bytearray(position.to_bytes())
    assert Position.from_bytes(position.setup, bytes(data)) == position
    data[-100] ^= 1
    with pytest.raises(LuccaError, match="damaged"):
        Position.from_bytes(position.setup, bytes(data))


def test_a_saved_game_with_an_unknown_deck_is_refused() -> None:
    saved = Game.new(seed=1).to_json()
    with pytest.raises(LuccaError, match="no deck 'other'"):
        Game.from_json(saved.replace(b'"standard"', b'"other"'))


def test_a_seat_that_waits_has_nothing_to_decide() -> None:
    game = all_but_the_last_have_kept()
    assert game.legal_decisions(0) == []
    assert {type(decision) for decision in game.legal_decisions(2)} == {Keep}
    for card in game.view(2).hand[:2]:
        game.apply(Keep(card.id), 2)
    waiting = {0, 1, 2} - {game.actor}
    assert all(game.legal_decisions(seat) == [] for seat in waiting)
    assert game.legal_decisions() != []


@pytest.mark.parametrize(("edition", "word"), [("city-of-games", "Bastion"), ("citta-ja", "塔"), ("citta-fr", "tour")])
def test_refusals_use_the_edition_s_word(edition: str, word: str) -> None:
    game = Game.new(edition, 3, seed="words")
    while game.view(None).phase != "choose":
        game.apply(game.legal_decisions()[0])
    triplet, cards = next(iter(game.view(None).triplets.items()))
    game.apply(Take(triplet))
    with pytest.raises(IllegalMoveError, match=f"is not a {word}"):
        game.apply(Play(next(card.id for card in cards if card.colour), "bastion"))
    with pytest.raises(IllegalMoveError, match="City"):
        game.apply(CityPick(triplet, cards[0].id, "start"))


def test_reading_kernels_uncompiled_leaves_no_trace() -> None:
    """In a process of its own, where the modules had not been imported before."""
    code = """
from lucca.rules.kernels.jit import uncompiled
names = ["lucca.rules.kernels.scoring", "lucca.rules.kernels.transitions"]
with uncompiled(names) as plain:
    assert type(plain[names[1]].is_wild).__name__ == "function"
from lucca.rules.kernels import transitions
print(type(transitions.is_wild).__name__)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "CPUDispatcher"
