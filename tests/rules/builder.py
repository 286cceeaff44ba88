"""Tables for tests, built by hand: whole games from explicit deals, and positions between two turns.

Both kinds are consistent by construction. A game's deal is checked by the rules themselves; an arranged position is
checked here: every card lies in exactly one place, and as many cards have been seen as that turn implies.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

import pytest

from lucca.rules.dealer import Deal
from lucca.rules.decisions import Decision, KeepMove, Play, Take, parse_move
from lucca.rules.editions import EDITIONS
from lucca.rules.errors import IllegalMoveError
from lucca.rules.events import Event
from lucca.rules.game import Draft, Game
from lucca.rules.kernels import layout as k
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup

CITY_OF_GAMES, CITTA_EN, CITTA_FR, CITTA_JA, *_ = EDITIONS
EVERY_TABLE = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for players in edition.players
    for celebration in ((False, True) if edition.celebration else (False,))
]
"""Every edition with every number of players, with and without the Celebration."""
Kind = TypeVar("Kind")


def of_kind(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def the(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The only event of its kind."""
    (event,) = of_kind(events, kind)
    return event


# --- refusals -----------------------------------------------------------------------------------------------------


def _everything(subject: Position | Game | Draft) -> tuple[bytes, ...]:
    if isinstance(subject, Position):
        return (subject.to_bytes(), str(subject.legal_actions()).encode())
    if isinstance(subject, Draft):
        return (*_everything(subject.position), str(subject.decisions).encode(), str(subject.events).encode())
    views = [subject.view(seat).to_bytes() for seat in (None, *range(subject.setup.players))]
    return (*_everything(subject.position), subject.to_json(), str(subject.events).encode(), *views)


@contextmanager
def refused(subject: Position | Game | Draft, clause: str) -> Iterator[None]:
    """The block must be refused by this clause, and leave everything as it was to the last byte."""
    before = _everything(subject)
    with pytest.raises(IllegalMoveError) as caught:
        yield
    assert caught.value.clause == clause, str(caught.value)
    assert _everything(subject) == before


# --- games from explicit deals ------------------------------------------------------------------------------------


def _split(cards: str) -> tuple[str, ...]:
    return tuple(cards.split())


def _fill(wanted: Sequence[str], groups: int, size: int, spare: Iterator[str]) -> tuple[tuple[str, ...], ...]:
    """The wanted groups of cards, and as many more as are missing from the spare cards."""
    given = [_split(cards) for cards in wanted]
    return tuple(
        given[at] if at < len(given) and given[at] else tuple(next(spare) for _ in range(size)) for at in range(groups)
    )


def explicit_deal(
    table: Setup,
    *,
    hands: Sequence[str] = (),
    keeps: Sequence[str] = (),
    rounds: Sequence[Sequence[str]] = (),
    replaced: str = "",
) -> tuple[Deal, list[KeepMove]]:
    """A deal that gives these hands and these triplets turn by turn, and the moves that keep these cards.

    Whatever is not named is filled with the lowest palace cards that are named nowhere; a seat for which nothing is
    said keeps the first two cards of its hand.
    """
    every = table.deck.ids(table.in_play)
    named = {
        card for group in [*hands, *keeps, *(t for one in rounds for t in one), replaced] for card in _split(group)
    }
    spare = (card for card in every if card not in named and card.isdigit())
    dealt = _fill(hands, table.players, k.HAND, spare)
    first = _fill(rounds[0] if rounds else (), table.triplets, 3, spare)
    pairs = [_split(keeps[seat]) if keeps[seat : seat + 1] else hand[:2] for seat, hand in enumerate(dealt)]
    moves = [KeepMove(seat, (first_card, second)) for seat, (first_card, second) in enumerate(pairs)]
    gone = {card for triplet in first for card in triplet}
    gone.update(card for group in (dealt if table.has_city else pairs) for card in group)
    later = [card for one in rounds[1:] for group in _fill(one, table.triplets, 3, spare) for card in group]
    rest = [*later, *(card for card in every if card not in gone and card not in later)]
    cut = len(rest) - table.removed
    deal = Deal(
        hands=dealt,
        bastions_replaced=_split(replaced),
        first_triplets=first,
        stock=tuple(rest[:cut]),
        removed=tuple(rest[cut:]),
    )
    return deal, moves


def game_to_keep(
    edition: str = CITY_OF_GAMES,
    players: int = 3,
    *,
    celebration: bool = False,
    hands: Sequence[str] = (),
    keeps: Sequence[str] = (),
    rounds: Sequence[Sequence[str]] = (),
    replaced: str = "",
) -> tuple[Game, list[KeepMove]]:
    """A game in which starting cards are to be chosen, and the moves that choose them."""
    table = setup(edition, players, celebration=celebration)
    deal, moves = explicit_deal(table, hands=hands, keeps=keeps, rounds=rounds, replaced=replaced)
    return Game.from_deal(deal, edition, players, celebration=celebration), moves


def game_to_play(
    edition: str = CITY_OF_GAMES,
    players: int = 3,
    *,
    celebration: bool = False,
    hands: Sequence[str] = (),
    keeps: Sequence[str] = (),
    rounds: Sequence[Sequence[str]] = (),
    replaced: str = "",
) -> Game:
    """The same game after the reveal, at its first turn."""
    game, moves = game_to_keep(
        edition, players, celebration=celebration, hands=hands, keeps=keeps, rounds=rounds, replaced=replaced
    )
    for move in moves:
        game.play(move)
    return game


# --- positions between two turns ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Holding:
    """What one owner has. A palace is its cards from the ground up, as "1 7 13"."""

    building: Sequence[str] = ()
    completed: Sequence[str] = ()
    opened: Sequence[str] = ()
    walls: str = ""
    bastions: str = ""
    parties: int = 0
    """Points that parties have brought so far."""

    @property
    def palaces(self) -> list[tuple[str, ...]]:
        return [_split(palace) for palace in (*self.building, *self.completed, *self.opened)]

    @property
    def cards(self) -> list[str]:
        return [card for palace in self.palaces for card in palace] + [*_split(self.walls), *_split(self.bastions)]


class _Arranger:
    """Writes holdings into a state just before the triplets of a turn are dealt."""

    def __init__(self, table: Setup, round: int) -> None:
        self.table = table
        self.round = round
        self.deck = table.deck
        self.state = k.State(Position(table).raw)
        self.state.where = [k.UNSEEN if flag else k.OUT for flag in table.in_play_flags.tolist()]
        self.state.round = round - 1
        self.state.phase = k.DEAL_TRIPLETS
        self.state.kept_count = [2] * table.players + [0] * (k.SEATS - table.players)

    def place(self, card: str, where: int) -> int:
        index = self.deck.index[card]
        assert self.state.where[index] == k.UNSEEN, f"{card} is not in the game or lies in two places"
        self.state.where[index] = where
        return index

    def colour_of(self, cards: tuple[str, ...]) -> int:
        """A palace begins with a palace card, and all its cards but Wilds have one colour."""
        assert cards[0][0] not in "BW", f"{cards} is no palace"
        (colour,) = {self.deck.card(self.deck.index[card]).colour for card in cards if card[0] != "W"}
        assert colour is not None, f"{cards} holds a Bastion"
        return self.deck.colour_index[colour]

    def lay_palace(self, owner: int, cards: tuple[str, ...], status: int) -> None:
        size = self.table.palace_size
        assert (len(cards) < size) if status == k.BUILDING else (len(cards) == size), f"{cards} has a wrong size"
        colour = self.colour_of(cards)
        storeys = [self.place(card, k.IN_PALACE + k.OWNER * owner) for card in cards]
        padded = storeys + [k.NONE] * (k.STOREYS - len(storeys))
        if owner == self.table.players and status == k.COMPLETED:
            self.lay_completed_in_city(colour, padded)
            return
        assert self.state.status[owner][colour] == k.ABSENT, f"owner {owner} has two palaces of one colour"
        self.state.status[owner][colour] = status
        self.state.to_open[owner] |= (status == k.COMPLETED) << colour
        self.state.palace[owner][colour] = padded
        self.state.cards[owner][colour] = len(cards)
        if status == k.BUILDING:
            self.state.shields[owner] += sum(self.deck.card(storey).shields for storey in storeys)
        else:
            self.score(owner, k.WINDOWS, sum(self.deck.card(storey).windows for storey in storeys))

    def lay_completed_in_city(self, colour: int, storeys: list[int]) -> None:
        number = self.state.city_completed
        self.state.city_palace[number] = storeys
        self.state.city_colour[number] = colour
        self.state.city_completed = number + 1

    def score(self, owner: int, kind: int, points: int) -> None:
        self.state.points[owner][kind] += points
        self.state.score[owner] += points

    def hold(self, owner: int, holding: Holding) -> None:
        for status, palaces in (
            (k.BUILDING, holding.building),
            (k.COMPLETED, holding.completed),
            (k.OPENED, holding.opened),
        ):
            for palace in palaces:
                self.lay_palace(owner, _split(palace), status)
        for card in _split(holding.walls):
            self.place(card, k.IN_WALL + k.OWNER * owner)
            self.state.walls[owner] += 1
        for card in _split(holding.bastions):
            assert card.startswith("B")
            self.place(card, k.AS_BASTION + k.OWNER * owner)
            self.state.bastions[owner] += 1
        self.score(owner, k.PARTIES, holding.parties)
        self.check(owner, holding)

    def check(self, owner: int, holding: Holding) -> None:
        """No owner can have more cards than were his to play by now."""
        if owner == self.table.players:
            assert holding == Holding(holding.building, holding.completed, bastions=holding.bastions)
            assert len(holding.cards) == 4 + 2 * (self.round - 1), f"the City has {len(holding.cards)} cards"
            return
        in_palaces = sum(map(len, holding.palaces))
        assert 2 <= in_palaces <= len(holding.cards) <= 2 + 3 * (self.round - 1), f"seat {owner} cannot have {holding}"
        assert len(holding.opened) * self.table.palace_size <= 2 + 3 * (self.round - 2) or not holding.opened
        assert holding.opened or not holding.parties

    def discard_rest(self, reserved: set[str]) -> None:
        """As many discards as this turn implies, from the highest palace cards that are named nowhere."""
        table = self.table
        seen = table.players * table.hand_cards_leaving_deck + (self.round - 1) * table.triplets * 3
        missing = seen - sum(place >= k.HELD for place in self.state.where)
        spare = [card for card in reversed(table.deck.ids(range(k.FIRST_BASTION))) if card not in reserved]
        free = [card for card in spare if self.state.where[self.deck.index[card]] == k.UNSEEN]
        assert 0 <= missing <= len(free)
        for card in free[:missing]:
            self.place(card, k.DISCARDED)


def arrange(
    edition: str = CITY_OF_GAMES,
    players: int = 3,
    *,
    celebration: bool = False,
    round: int,
    holdings: Sequence[Holding],
    city: Holding | None = None,
    triplets: Sequence[str] = (),
) -> Position:
    """The position at the start of a turn (not the first) with these holdings and triplets.

    Triplets not given are filled with the lowest palace cards not yet seen. The order is the rules' own.
    """
    table = setup(edition, players, celebration=celebration)
    assert 2 <= round <= table.rounds
    owners = [*holdings] if city is None else [*holdings, city]
    assert len(owners) == table.owners
    arranger = _Arranger(table, round)
    for owner, holding in enumerate(owners):
        arranger.hold(owner, holding)
    wanted = [card for triplet in triplets for card in _split(triplet)]
    assert max(Counter(wanted).values(), default=1) == 1
    arranger.discard_rest(set(wanted))
    position = Position(table, arranger.state.to_raw())
    lay_out(position, triplets)
    return position


def lay_out(position: Position, triplets: Sequence[str] = ()) -> list[Event]:
    """Deal the triplets of the next turn; those not given are the lowest palace cards not yet seen, then the rest."""
    deck = position.setup.deck
    named = {card for triplet in triplets for card in _split(triplet)}
    unseen = [card for card in deck.ids(position.unseen()) if card not in named]
    spare = iter(sorted(unseen, key=lambda card: not card.isdigit()))
    dealt = _fill(triplets, position.setup.triplets, 3, spare)
    return position.deal([deck.index[card] for triplet in dealt for card in triplet])


def last_turn(
    edition: str = CITY_OF_GAMES,
    players: int = 3,
    *,
    celebration: bool = False,
    holdings: Sequence[Holding],
    city: Holding | None = None,
    triplets: Sequence[str] = (),
) -> Position:
    """The position at the start of the last turn."""
    rounds = setup(edition, players).rounds
    return arrange(
        edition, players, celebration=celebration, round=rounds, holdings=holdings, city=city, triplets=triplets
    )


# --- playing ------------------------------------------------------------------------------------------------------


def decide(position: Position, *decisions: Decision) -> list[Event]:
    """Decide one after the other; all that happened."""
    events: list[Event] = []
    for decision in decisions:
        events += position.apply(position.action_of(decision))
    return events


def play(position: Position, notation: str) -> list[Event]:
    """A whole move, as "0: take 1; 17 start, B3 bastion, 50 wall"."""
    move = parse_move(notation)
    position.set_actor(move.seat)
    return decide(position, *move.decisions)


def take_and_discard(position: Position, triplet: int | None = None) -> list[Event]:
    """The actor takes a triplet (the first there is) and discards its cards: his holding stays as it is."""
    view = position.view(position.actor)
    chosen = min(view.triplets) if triplet is None else triplet
    cards = view.triplets[chosen]
    return decide(position, Take(chosen), *(Play(card.id, "discard") for card in cards))


def discard_to_the_end(position: Position) -> list[Event]:
    """Everybody who is still to play this turn takes and discards; with two players that ends at the City's picks."""
    events: list[Event] = []
    round = position.round
    while position.round == round and position.view(position.actor).phase == "choose":
        events += take_and_discard(position)
    return events
