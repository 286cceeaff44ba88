"""What a draft says about decisions: what each would bring, and why others are refused."""

import random

import pytest

from lucca.rules.actions import ALL_ACTIONS
from lucca.rules.dealer import SeededDealer
from lucca.rules.decisions import CityPick, Decision, KeepMove, Open, Play, Take
from lucca.rules.draft import Draft
from lucca.rules.errors import IllegalMoveError
from lucca.rules.game import Game
from lucca.rules.objections import Objection, refusal
from lucca.rules.outcomes import PartyChange
from lucca.rules.score import WallSupport
from lucca.rules.setup import Setup
from tests.properties.tables import TABLES, table_name
from tests.rules.builder import Holding, arrange, decide


def eager(draft: Draft, chance: random.Random) -> Decision:
    """Mostly what builds, so that palaces are completed and opened."""
    decisions = draft.legal_decisions()
    building = [it for it in decisions if isinstance(it, Open) or getattr(it, "use", "") in ("start", "add")]
    return chance.choice(building if building and chance.random() < 0.8 else decisions)


def check_outcomes(draft: Draft) -> None:
    assert [outcome.decision for outcome in draft.outcomes()] == draft.legal_decisions()
    before = draft.position.clone()
    score = before.points()[draft.seat].score
    for outcome in draft.outcomes():
        after = before.clone()
        assert tuple(after.apply(after.action_of(outcome.decision))) == outcome.events
        assert after.points()[draft.seat].score - score == outcome.points
        assert after.wall_support(draft.seat) == outcome.support
    assert draft.position == before


def check_objections(draft: Draft) -> None:
    """Every one is refused just so, and for a card to be played each use is either legal or objected to."""
    for objection in draft.objections():
        decision = decision_objected_to(draft, objection)
        with pytest.raises(IllegalMoveError) as caught:
            draft.apply(decision)
        if draft.position.phase != "city":  # for the City words are refused by 7.6, its number by 6.2
            assert (caught.value.clause, caught.value.message) == (objection.clause, objection.message)
    if draft.position.phase == "play":
        uses = {(it.card, it.use) for it in draft.legal_decisions() if isinstance(it, Play)}
        uses |= {(objection.card or "", objection.use or "") for objection in draft.objections()}
        cards = [card.id for card in draft.view().to_play]
        assert uses == {(card, use) for card in cards for use in ("start", "add", "wall", "bastion", "discard")}


def decision_objected_to(draft: Draft, objection: Objection) -> Decision:
    wild = objection.use == "add" and (objection.card or "").startswith("W")
    colour = objection.colour if wild else None
    if objection.use is None:
        return Open(objection.colour or "")
    if draft.position.phase != "city":
        return Play(objection.card or "", objection.use, colour)
    triplets = draft.view().triplets
    triplet = next(at for at, cards in triplets.items() if objection.card in [card.id for card in cards])
    return CityPick(triplet, objection.card or "", objection.use, colour)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_outcomes_are_what_happens_and_objections_are_refused(table: Setup) -> None:
    game = Game(table, SeededDealer("outcomes"))
    chance = random.Random(table_name(table))
    while not game.over:
        draft = game.draft(game.actor or 0)
        while not draft.complete:
            check_outcomes(draft)
            check_objections(draft)
            draft.apply(eager(draft, chance))
        assert (draft.outcomes(), draft.objections()) == ((), ())
        game.play(draft.move)
    assert (game.position.outcomes(), game.position.objections()) == ((), ())


def test_walls_need_two_shields_each() -> None:
    game = Game.new(seed=1)
    for seat in range(3):
        first, second, *_ = game.view(seat).hand
        game.play(KeepMove(seat, (first.id, second.id)))
    draft = game.draft(game.actor or 0)
    draft.apply(draft.legal_decisions()[0])
    before = draft.position.wall_support(draft.seat)
    wall = next(it for it in draft.outcomes() if isinstance(it.decision, Play) and it.decision.use == "wall")
    held = before.shields >= before.needed + 2
    assert wall.support == WallSupport(before.walls + 1, before.bastions, before.shields, before.needed + 2, held)


def test_a_card_feeds_the_parties_that_others_have_still_to_give() -> None:
    """Seat 0 plays; seat 1 has a completed red palace and may open it next, seat 2 has one of another colour."""
    red = "31 37 43 49 55"
    holdings = [Holding(["54 90 96", "1"]), Holding(["33"], completed=[red]), Holding([], completed=["32 38 44 50 56"])]
    position = arrange(round=7, holdings=holdings, triplets=["7 60 34"])
    assert position.actor == 0
    decide(position, Take(0))
    parties = {
        (it.decision.card, it.decision.use): it.parties for it in position.outcomes() if isinstance(it.decision, Play)
    }
    assert parties.pop(("7", "add")) == (PartyChange(1, "red", 1),)
    assert set(parties.values()) == {()}


def test_a_palace_that_is_completed_or_opened_feeds_a_party_less() -> None:
    mine, theirs = "1 7 13 19", "31 37 43 49 55"
    holdings = [Holding(["54 90 96", mine]), Holding(["33"], completed=[theirs]), Holding(["34 46"])]
    position = arrange(round=7, holdings=holdings, triplets=["25 60 40"])
    decide(position, Take(0))
    completing = next(it for it in position.outcomes() if it.decision == Play("25", "add"))
    assert completing.parties == (PartyChange(1, "red", 2 - 4),)

    completed = [Holding(["54 90 96"], completed=[f"{mine} 25"]), *holdings[1:]]
    opening = next(it for it in arrange(round=7, holdings=completed).outcomes() if it.decision == Open("red"))
    assert opening.parties == (PartyChange(1, "red", -2),)


def test_5_5_every_action_is_refused_after_the_end() -> None:
    game = Game.new(seed=1)
    while not game.over:
        game.apply(game.legal_decisions()[0])
    assert {refusal(game.position, action).clause for action in range(len(ALL_ACTIONS))} == {"5.5"}
