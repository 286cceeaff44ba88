"""Games that differ only in what a player may not know (8.8) look the same to them, byte for byte."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.dealer import Deal, FixedDealer
from lucca.rules.events import Event, for_viewer
from lucca.rules.game import Game
from lucca.rules.kernels.layout import FIRST_BASTION, FIRST_WILD, HAND
from lucca.rules.setup import Setup
from lucca.rules.view import View
from tests.properties.profiles import examples
from tests.properties.strategies import choosers, new_game, seeds, setups
from tests.properties.tables import Chooser, decision_positions

Viewer = int | None


def visible_to(events: list[Event], viewer: Viewer) -> list[Event]:
    shown = (for_viewer(event, viewer) for event in events)
    return [event for event in shown if event is not None]


def words_of(view: View) -> tuple[object, ...]:
    """Everything a view can be asked."""
    said = (view.phase, view.round, view.actor, view.order, view.has_kept, view.hand, view.kept, view.triplets)
    more = (view.to_play, view.quarters, view.unseen, view.discarded, view.scores, view.points)
    return said + more + (view.points_if_ended_now, view.legal_mask, view.legal_decisions())


def seen_by(game: Game, viewer: Viewer) -> tuple[object, ...]:
    view = game.view(viewer)
    return view.to_bytes(), words_of(view), visible_to(game.events, viewer)


def other_secrets(table: Setup, deal: Deal, viewer: Viewer, rng: Random) -> Deal:
    """Another first deal that this viewer cannot tell from `deal` before the reveal."""
    known = {card for hand in ([] if viewer is None else [deal.hands[viewer]]) for card in hand}
    triplets = deal.first_triplets
    if table.edition.first_triplets_face_up:
        known |= {card for triplet in triplets for card in triplet}
    hidden = [id for id in table.deck.ids(table.in_play) if id not in known]
    rng.shuffle(hidden)
    bastions = [id for id in hidden if FIRST_BASTION <= table.deck.index[id] < FIRST_WILD]
    others = [id for id in hidden if id not in bastions]
    hands = [
        deal.hands[seat] if seat == viewer else tuple(others.pop() for _ in range(HAND))
        for seat in range(table.players)
    ]
    if not table.edition.first_triplets_face_up:
        triplets = tuple(tuple(others.pop() for _ in range(3)) for _ in range(table.triplets))
    replaced = bastions[: rng.randint(0, len(bastions))] if table.edition.bastions_dealt_to_hands else []
    return Deal(hands=tuple(hands), bastions_replaced=tuple(replaced), first_triplets=triplets)


class _FirstCardsFixed(FixedDealer):
    """A fixed first deal; the stock, which these games never reach, in any order."""

    def __init__(self, deal: Deal, rng: Random) -> None:
        super().__init__(deal)
        self.rng = rng

    def stock(self, setup: Setup, remaining: object) -> tuple[list[int], list[int]]:
        assert isinstance(remaining, list)
        order = list(remaining)
        self.rng.shuffle(order)
        cut = len(order) - setup.removed
        return order[:cut], order[cut:]


@examples(40)
@given(table=setups(), seed=seeds, chooser=choosers, data=st.data())
def test_preparation_shows_nobody_the_others_cards(
    table: Setup, seed: int | str | bytes, chooser: Chooser, data: st.DataObject
) -> None:
    """Other hands, replaced Bastions, face-down triplets, what others keep or are about to keep: all the same."""
    viewer: Viewer = data.draw(st.none() | st.integers(0, table.players - 1))
    rng = Random(data.draw(st.integers(0, 2**32)))
    one = new_game(table, seed)
    two = Game(table, _FirstCardsFixed(other_secrets(table, one.deal, viewer, rng), rng))
    assert seen_by(one, viewer) == seen_by(two, viewer)
    seats = rng.sample(range(table.players), table.players)
    for seat in seats[: rng.randint(0, table.players - 1)]:
        mine = chooser.move(one.position, seat)
        theirs = mine if seat == viewer else chooser.move(two.position, seat)
        for decision, other in zip(mine.decisions, theirs.decisions, strict=True):
            one.apply(decision, seat)
            two.apply(other, seat)
            assert seen_by(one, viewer) == seen_by(two, viewer)
    assert one.position.round == 0


@examples(20)
@given(table=setups(), seed=seeds, chooser=choosers, data=st.data())
def test_a_first_card_kept_on_the_position_itself_is_hidden(
    table: Setup, seed: int | str | bytes, chooser: Chooser, data: st.DataObject
) -> None:
    """Search and adapters step a bare position, where a seat can be between its two choices."""
    viewer: Viewer = data.draw(st.none() | st.integers(0, table.players - 1))
    position = new_game(table, seed).position
    actor = data.draw(st.sampled_from([seat for seat in range(table.players) if seat != viewer]))
    position.set_actor(actor)
    shown = position.view(viewer).to_bytes()
    position.advance(chooser.action(position))
    assert position.view(viewer).to_bytes() == shown


@examples(20)
@given(table=setups(), seed=seeds, chooser=choosers, data=st.data())
def test_drafts_are_shown_to_their_seat_only(
    table: Setup, seed: int | str | bytes, chooser: Chooser, data: st.DataObject
) -> None:
    """A draft, also of the last seat to keep, reveals nothing to its owner and exists for nobody else."""
    rng = Random(data.draw(st.integers(0, 2**32)))
    one = new_game(table, seed)
    drafter = data.draw(st.integers(0, table.players - 1))
    two = Game(table, _FirstCardsFixed(other_secrets(table, one.deal, drafter, rng), rng))
    for seat in range(table.players):
        if seat != drafter:
            one.play(chooser.move(one.position, seat))
            two.play(chooser.move(two.position, seat))
    outside = [seen_by(one, viewer) for viewer in (*range(table.players), None) if viewer != drafter]
    others_kept = [True] * (table.players - 1)
    drafts = one.draft(drafter), two.draft(drafter)
    for decision in chooser.move(one.position, drafter).decisions:
        results = [draft.apply(decision) for draft in drafts]
        assert results[0] == results[1]
        assert drafts[0].view().to_bytes() == drafts[1].view().to_bytes()
        assert words_of(drafts[0].view()) == words_of(drafts[1].view())
        assert drafts[0].position.round == 0
        assert [kept for seat, kept in enumerate(drafts[0].view().has_kept) if seat != drafter] == others_kept
        assert [seen_by(one, viewer) for viewer in (*range(table.players), None) if viewer != drafter] == outside


def other_stock(table: Setup, game: Game, turns_dealt: int, rng: Random) -> Deal:
    """The same game so far, with every card that has not been dealt by then in another place."""
    deal = game.deal
    cut = 3 * table.triplets * max(turns_dealt - 1, 0)
    later = [*deal.stock[cut:], *deal.removed]
    rng.shuffle(later)
    kept = len(deal.stock) - cut
    return Deal(
        hands=deal.hands,
        bastions_replaced=deal.bastions_replaced,
        first_triplets=deal.first_triplets,
        stock=(*deal.stock[:cut], *later[:kept]),
        removed=tuple(later[kept:]),
    )


@examples(25)
@given(table=setups(), seed=seeds, chooser=choosers, data=st.data())
def test_nothing_tells_of_undealt_cards(
    table: Setup, seed: int | str | bytes, chooser: Chooser, data: st.DataObject
) -> None:
    """Two games whose stocks differ from some turn on are one game until that turn's cards are dealt."""
    turns = data.draw(st.integers(1, table.rounds))
    live = new_game(table, seed)
    for _ in decision_positions(live, chooser):
        pass
    deal = other_stock(table, live, turns, Random(data.draw(st.integers(0, 2**32))))
    one, two = Game(table, FixedDealer(live.deal)), Game(table, FixedDealer(deal))
    for move in live.moves:
        assert one.position == two.position
        for viewer in (*range(table.players), None):
            assert seen_by(one, viewer) == seen_by(two, viewer)
        trial = one.clone()
        trial.play(move)
        if trial.position.round > turns:
            break
        one.play(move)
        two.play(move)


@examples(25)
@given(table=setups(), seed=seeds, chooser=choosers, data=st.data())
def test_unchosen_cards_stay_unknown_after_the_reveal(
    table: Setup, seed: int | str | bytes, chooser: Chooser, data: st.DataObject
) -> None:
    """3.4: what others put aside is never shown, with two players excepted (7.1)."""
    viewer: Viewer = data.draw(st.none() | st.integers(0, table.players - 1))
    rng = Random(data.draw(st.integers(0, 2**32)))
    one = new_game(table, seed)
    kept = {seat: chooser.move(one.position, seat) for seat in range(table.players)}
    for move in kept.values():
        one.play(move)
    two = Game(table, _FirstCardsFixed(_other_unchosen(table, one, viewer, rng), rng))
    for move in kept.values():
        two.play(move)
    while one.position.round == 1 and not one.position.is_chance:
        assert seen_by(one, viewer) == seen_by(two, viewer)
        following = chooser.move(one.position)
        trial = one.clone()
        trial.play(following)
        if trial.position.round != 1:
            break
        one.play(following)
        two.play(following)


def _other_unchosen(table: Setup, game: Game, viewer: Viewer, rng: Random) -> Deal:
    """The same kept cards and first triplets, with other unchosen cards in the hands of everybody but the viewer."""
    deal = game.deal
    kept = {card for move in game.moves for decision in move.decisions for card in [getattr(decision, "card", "")]}
    fixed = kept | {card for triplet in deal.first_triplets for card in triplet}
    fixed |= set(table.deck.ids(range(FIRST_BASTION, FIRST_WILD)))
    fixed |= set() if viewer is None else set(deal.hands[viewer])
    if table.has_city:
        fixed |= {card for hand in deal.hands for card in hand}
    spare = [id for id in table.deck.ids(table.in_play) if id not in fixed]
    rng.shuffle(spare)
    hands = tuple(tuple(card if card in fixed else spare.pop() for card in hand) for hand in deal.hands)
    return Deal(hands=hands, bastions_replaced=deal.bastions_replaced, first_triplets=deal.first_triplets)
