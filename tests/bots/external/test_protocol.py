"""What programs are told, how they may answer, and what they are never told."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lucca.bots.base import DEFAULT_THINKING, Thinking
from lucca.bots.external import idle, showing
from lucca.bots.external.bot import ExternalBot
from lucca.bots.external.messages import PROTOCOL, Decide, to_line
from lucca.bots.games import play_and_close
from lucca.bots.registry import make_bot
from lucca.records.check import check
from lucca.records.read import parse
from lucca.records.write import dumps
from lucca.rules.actions import decision_of
from lucca.rules.cards import Card, Deck, standard_deck
from lucca.rules.dealer import SeededDealer
from lucca.rules.decisions import TurnMove, decision_text
from lucca.rules.game import Game
from lucca.rules.setup import setup
from tests.bots.external.programs import PLENTY, match, program
from tests.records.games import TABLES, Table
from tests.waiting import PATIENCE

Json = dict[str, Any]

DIARY = """
def on_decide(message):
    answer(message, choose=(7 * message["id"]) % len(message["legal"]))
sys.stdin = iter(sys.stdin.readline, "")
sys.stdin = (line for line in sys.stdin if open(HERE / "diary", "a").write(line))
"""
"""Chooses this and that, and keeps every line it gets."""


def told(folder: Path) -> list[Json]:
    """What a program with a diary was told, when it has ended."""
    assert idle.stop_all(seconds=PATIENCE) == 0
    return [json.loads(line) for line in (folder / "diary").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game(table: Table, tmp_path: Path) -> None:
    edition, players, celebration = table
    game, bots = match(program(tmp_path, DIARY), edition=edition, players=players, celebration=celebration)
    assert not bots[0].faults
    assert check(parse(dumps(game.record([{}] * players)))) == game.position
    hello, new, *questions, end, quit = told(tmp_path)
    assert (hello["type"], hello["protocol"]) == ("hello", PROTOCOL)
    assert quit == {"type": "quit"}
    _check_new(new, table)
    decisions = [decision for move in game.moves if move.seat == 0 for decision in move.decisions]
    assert [question["id"] for question in questions] == list(range(1, len(decisions) + 1))
    for question, decision in zip(questions, decisions, strict=True):
        assert question["type"] == "decide"
        assert question["seconds"] == PLENTY.answer
        assert decision_text(decision) == question["legal"][7 * question["id"] % len(question["legal"])]
        _check_view(question["view"], new)
    scores = [points.score for points in game.position.points()]
    order = list(game.position.ranking())
    assert end == {"type": "end", "result": {"scores": scores, "order": order, "winner": order[0]}}


def _check_new(new: Json, table: Table) -> None:
    chosen = setup(*table[:2], celebration=table[2])
    assert new["type"] == "new"
    assert (new["seat"], new["edition"], new["players"], new["celebration"]) == (0, *table)
    assert (new["rounds"], new["triplets"], new["palace_size"]) == (chosen.rounds, chosen.triplets, chosen.palace_size)
    assert new["removed"] == chosen.removed
    assert len(new["cards"]) == 100 + 3 * table[2]
    assert {card["colour"] for card in new["cards"]} == {*new["colours"], None}
    assert set(new["cards"][0]) == {"id", "kind", "colour", "shields", "windows", "street_number"}
    assert 0 <= new["seed"] < 2**53
    assert new["effort"] == 1.0


def _check_view(view: Json, new: Json) -> None:
    """Every card is in one place, but for Bastions aside in preparation and what a first City pick leaves over."""
    found = Counter(_cards_in(view))
    cards = {card["id"] for card in new["cards"]}
    assert set(found.values()) == {1}
    assert set(found) <= cards
    missing = cards - set(found)
    if view["phase"] == "keep":
        assert missing <= {"B1", "B2", "B3", "B4"}
    else:
        assert len(missing) in ((0, 2) if view["phase"] == "city" else (0,))
    assert len(view["triplets"]) == new["triplets"]
    assert len(view["scores"]) == len(view["has_kept"]) == len(view["points_if_ended_now"]) == new["players"]
    assert sorted(view["order"]) == (list(range(new["players"])) if view["round"] else [])
    assert [quarter["is_city"] for quarter in view["quarters"]] == [False] * new["players"] + [True] * (
        new["players"] == 2
    )


def _cards_in(view: Json) -> Iterator[str]:
    for triplet in view["triplets"]:
        yield from triplet or ()
    for key in ("hand", "to_play", "unseen", "discarded"):
        yield from view[key]
    for quarter in view["quarters"]:
        for space in ("under_construction", "completed", "opened"):
            for palace in quarter[space]:
                yield from palace["cards"]
        yield from quarter["walls"] + quarter["bastions"]


# --- secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_hands_and_hidden_triplets_are_among_the_unseen_cards(table: Table) -> None:
    edition, players, celebration = table
    game = Game.new(edition, players, celebration=celebration, seed=3)
    view = json.loads(to_line(_question(game, 0)))["view"]
    assert tuple(view["hand"]) == game.deal.hands[0]
    hidden = [card for hand in game.deal.hands[1:] for card in hand]
    if not game.setup.edition.first_triplets_face_up:
        hidden += [card for triplet in game.deal.first_triplets for card in triplet]
        assert view["triplets"] == [None] * game.setup.triplets
    assert set(hidden) <= set(view["unseen"])
    assert not set(view["hand"]) & set(view["unseen"])


def _question(game: Game, seat: int) -> Decide:
    view = game.view(seat)
    legal = [decision_text(decision) for decision in view.legal_decisions()]
    return Decide(id=1, seconds=5.0, legal=legal, view=showing.shown_view(view))


def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told() -> None:
    one = Game.new(seed=3)
    deal = one.deal
    hands = (deal.hands[0], deal.hands[2], deal.hands[1])
    other = Game.from_deal(type(deal)(hands=hands, first_triplets=deal.first_triplets))
    assert one.deal.hands != other.deal.hands
    assert to_line(_question(one, 0)) == to_line(_question(other, 0))
    one.apply(one.legal_decisions(1)[0], 1)
    assert to_line(_question(one, 0)) == to_line(_question(other, 0))


def test_the_seed_tells_nothing_of_the_deal() -> None:
    """The caller may deal the cards from a seed much like the bots'."""
    view = Game.new(seed="7:1").view(0)
    seeds = [showing.new_game(view, seed, DEFAULT_THINKING).seed for seed in ("7:1:0", "7:1:1", "7:1:0", 7, b"7")]
    assert seeds[0] == seeds[2] != seeds[1]
    assert seeds[3] == seeds[4]
    assert all(0 <= seed < 2**53 and "7:1" not in str(seed) for seed in seeds)


def test_effort_is_told(tmp_path: Path) -> None:
    match(program(tmp_path, DIARY), thinking=Thinking(effort=2.5, seconds=120))
    _, new, question, *_ = told(tmp_path)
    assert (new["effort"], question["seconds"]) == (2.5, 120.0)


# --- answers --------------------------------------------------------------------------------------------------------


def test_a_decision_may_be_named_by_its_number_or_in_words(tmp_path: Path) -> None:
    by_number = "def on_decide(message): answer(message, choose=len(message['legal']) - 1)"
    in_words = "def on_decide(message): answer(message, choose=message['legal'][-1])"
    for table in (("city-of-games", 2, True), ("citta-en", 5, False)):
        edition, players, celebration = table
        games = [
            match(program(tmp_path, body), edition=edition, players=players, celebration=celebration)
            for body in (by_number, in_words)
        ]
        assert games[0][0].moves == games[1][0].moves
        assert not any(bots[0].faults for _, bots in games)
        idle.stop_all()


WHOLE_MOVES = """
def on_new(message):
    global seat
    seat = message["seat"]

def on_decide(message):
    (HERE / "asked").open("a").write(".")
    view, legal = message["view"], message["legal"]
    if view["phase"] == "keep":
        palace_cards = [card for card in view["hand"] if card[0] not in "BW"]
        answer(message, move=f"{seat}: keep {palace_cards[0]} {palace_cards[1]}")
    elif view["phase"] == "choose":
        taken = next(n for n, triplet in enumerate(view["triplets"]) if triplet)
        cards = ", ".join(f"{card} discard" for card in view["triplets"][taken])
        opened = ", ".join(decision.removeprefix("open ") for decision in legal if decision.startswith("open"))
        answer(message, move=f"{seat}: " + f"open {opened}; " * bool(opened) + f"take {taken}; {cards}")
    else:
        answer(message, move=f"{seat}: {legal[0]}")
"""


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_move_answers_for_the_rest_of_the_turn(table: Table, tmp_path: Path) -> None:
    edition, players, celebration = table
    command = program(tmp_path, WHOLE_MOVES)
    game, bots = match(command, edition=edition, players=players, celebration=celebration)
    assert not bots[0].faults
    mine = [move for move in game.moves if move.seat == 0]
    assert len((tmp_path / "asked").read_text()) == len(mine)
    assert all(play.use == "discard" for move in mine if isinstance(move, TurnMove) for play in move.play)


def test_a_move_that_turns_out_illegal_is_gone_on_with_step_by_step(tmp_path: Path) -> None:
    body = """
def on_decide(message):
    view = message["view"]
    (HERE / "asked").open("a").write(view["phase"] + " ")
    if message["id"] == 3:
        taken, (first, second, _) = next(pair for pair in enumerate(view["triplets"]) if pair[1])
        answer(message, move=f"0: take {taken}; {first} discard, {first} discard, {second} discard")
    else:
        answer(message, choose=0)
"""
    game, bots = match(program(tmp_path, body), seed=5)
    (fault,) = bots[0].faults
    assert fault.kind == "illegal"
    assert (tmp_path / "asked").read_text().startswith("keep keep choose play choose play play play ")
    assert game.position.over


def test_colours_that_are_no_plain_words(tmp_path: Path) -> None:
    cards = [card for card in standard_deck().cards if card is not None and card.kind != "bastion"]
    names = {"red": "dark red", "blue": 'so "blue"', "green": "緑", None: None}
    odd = Deck(
        [
            Card(
                card.id, card.kind, names.get(card.colour, card.colour), card.shields, card.windows, card.street_number
            )
            for card in cards
        ]
    )
    in_words = "def on_decide(message): answer(message, choose=message['legal'][0])"
    bots = [ExternalBot(program(tmp_path, in_words), seat, limits=PLENTY) for seat in range(3)]
    play_and_close(setup(players=3, celebration=True, deck=odd), SeededDealer(1), bots)
    assert not any(bot.faults for bot in bots)


def test_decisions_are_never_written_alike() -> None:
    """So a decision in words names one action."""
    for table in TABLES:
        game = Game.new(table[0], table[1], celebration=table[2], seed=6)
        bot = make_bot("builder", 1)
        while game.actor is not None:
            view = game.view(game.actor)
            words = [decision_text(decision_of(view, game.setup.deck, action)) for action in view.legal_actions()]
            assert len(set(words)) == len(words)
            game.apply(view.decision_of(bot.choose(view)))
