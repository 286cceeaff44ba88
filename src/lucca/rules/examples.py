"""The positions that pictures of the rules show, and what the rules make of them.

The kernels lay every card, uncompiled, and what they note says who plays first and what everything is worth. So
programs in other languages show these examples and work out none of the rules: `rules_examples` is a part of
facts.json.

A palace is told as `{"state": …, "colour": …, "cards": […], "number": …, "size": …}`: whether it is "building",
"complete" or "open", its cards from the ground up, the visible number (3.5), and how many cards complete it (1.3).
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lucca.rules.actions import CITY_ACTIONS, KEEP_ACTIONS, PLAY_ACTIONS, TAKE_ACTIONS
from lucca.rules.cards import Palace, standard_deck
from lucca.rules.defaults import DEFAULT_EDITION
from lucca.rules.editions import EDITIONS
from lucca.rules.events import CITY, Completed, Event, EventReader, Opened, RoundBegan, StreetScored, WallsScored
from lucca.rules.kernels import layout as k
from lucca.rules.plain import PlainPosition, plain_kernels
from lucca.rules.setup import setup
from lucca.rules.view import View

Fact = dict[str, Any]

NAMES = ("Anna", "Bice", "Carlo", "Dora", "Elio")
"""What the players of the examples are called, by seat (9.1)."""
ANNA, BICE, CARLO, DORA, ELIO = range(5)


def rules_examples() -> Fact:
    """Every example by its name; only what JSON has. Where the edition does not matter, it is the default one."""
    return {
        "names": list(NAMES),
        "quarter": quarter(),
        "choosing": choosing(),
        "playing": playing(),
        "order": order(),
        "party": party(),
        "completing": completing(),
        "final_openings": final_openings(),
        "walls": walls(),
        "street": {
            "players": street_players(),
            "found": {edition: street_numbers(edition) for edition in EDITIONS},
        },
        "with_wild": with_wild(),
        "city": {**city_picks(), "party": city_party()},
    }


# --- positions ----------------------------------------------------------------------------------------------------


class _Scene:
    """As much of a position as a picture needs: other Quarters may be empty, and no card needs to have been dealt."""

    def __init__(self, edition: str, players: int, *, celebration: bool = False) -> None:
        self.setup = setup(edition, players, celebration=celebration)
        self.deck = self.setup.deck
        self.position = PlainPosition(self.setup)
        self.city = players
        """The City as an owner, with two players."""

    # --- what happens -------------------------------------------------------------------------------------------

    def build(self, owner: int, cards: str) -> list[Event]:
        """Lay a palace of the first card's colour from the ground up; a complete one is completed (4.9)."""
        first, *_ = indices = self.indices(cards)
        colour = self.card_data.kind[first]
        for index in indices:
            assert self.card_data.kind[index] in (colour, k.WILDS), f"{cards} have two colours"
            assert self.position.state.where[index] == k.UNSEEN, f"{cards} are not all free"
        lay_storey = plain_kernels()["transitions"].lay_storey
        return [event for index in indices for event in self._told(lay_storey, self.card_data, owner, colour, index)]

    def open(self, seat: int, colour: str) -> Opened:
        """Open a completed palace (4.2)."""
        (opened,) = self._told(plain_kernels()["scoring"].open_palace, seat, self.deck.colour_index[colour])
        assert isinstance(opened, Opened)
        return opened

    def begin_round(self) -> list[Event]:
        """Determine the order (4.1)."""
        return self._told(plain_kernels()["transitions"].begin_round, self.card_data)

    def end(self) -> list[Event]:
        """Score the end (5)."""
        return self._told(plain_kernels()["scoring"].finish, self.card_data)

    def deal(self, cards: Sequence[int]) -> Sequence[int]:
        """Deal until a player must decide; the cards that are left."""
        used = self.position.deal(cards)
        assert used >= 0, "a card of an example is dealt twice"
        return cards[used:]

    def decide(self, *actions: int) -> None:
        """The actors decide so, one after the other."""
        for action in actions:
            assert self.position.legal_mask() >> action & 1, f"action {action} of an example is not legal"
            self.position.apply(action)

    def _told(self, kernel: Callable[..., None], *arguments: object) -> list[Event]:
        """What happens when this kernel changes the position; the ranking at the end is left out."""
        rows = np.zeros(1 + k.MAX_EVENT_ROWS * k.EVENT_WIDTH, np.int32)
        kernel(self.position.state, *arguments, rows)
        if self.position.state.phase == k.OVER:
            rows[0] -= 1  # to tell its last row, compiled code would be asked for the ranking
        return EventReader(self.setup).read(rows, self.position.to_raw(), b"")

    # --- what lies there ----------------------------------------------------------------------------------------

    @property
    def card_data(self) -> k.CardData:
        """What kernels need to know of the cards."""
        return self.position.deck

    def indices(self, cards: str) -> list[int]:
        """The cards with these ids, as "16 34 W500"."""
        return [self.deck.index[card] for card in cards.split()]

    def palaces(self, owner: int) -> list[Fact]:
        """All palaces of an owner: those that wait to be opened, then those under construction, then the opened."""
        quarter = View(self.setup, self.position.shown_to(None).to_raw(), None).quarter(owner)
        return [
            *self._shown("complete", quarter.completed),
            *self._shown("building", quarter.under_construction),
            *self._shown("open", quarter.opened),
        ]

    def palace(self, owner: int, colour: str) -> Fact:
        """The owner's only palace of a colour."""
        (palace,) = [palace for palace in self.palaces(owner) if palace["colour"] == colour]
        return palace

    def _shown(self, state: str, palaces: Sequence[Palace]) -> list[Fact]:
        return [
            {
                "state": state,
                "colour": palace.colour,
                "cards": list(palace.ids),
                "number": palace.street_number,
                "size": self.setup.palace_size,
            }
            for palace in palaces
        ]


# --- components and preparation -----------------------------------------------------------------------------------


def quarter() -> Fact:
    """2.6: a palace in each of the three spaces."""
    scene = _Scene(DEFAULT_EDITION, 5)
    for cards in ("40 22", "11 29 47", "38 56 74"):
        scene.build(ANNA, cards)
    scene.open(ANNA, "orange")
    completed, building, opened = scene.palaces(ANNA)
    return {"building": building, "completed": completed, "opened": opened}


def choosing(edition: str = DEFAULT_EDITION) -> Fact:
    """3.4 and 3.5: a hand, and the palace that the two cards chosen from it make."""
    hand = "39 18 75 40"
    scene = _Scene(edition, 3)
    rest = scene.deal(scene.indices(f"{hand} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 19 20 21"))
    scene.decide(KEEP_ACTIONS[0], KEEP_ACTIONS[2], *[KEEP_ACTIONS[slot] for _ in (BICE, CARLO) for slot in (0, 1)])
    scene.deal(rest)
    (palace,) = scene.palaces(ANNA)
    return {"hand": hand.split(), "palace": palace}


# --- a turn -------------------------------------------------------------------------------------------------------


def playing() -> Fact:
    """4.6: a triplet, the palace that its first card is added to (4.8), and the one that its second starts (4.7)."""
    scene = _Scene(DEFAULT_EDITION, 3)
    scene.build(ANNA, "40 22")
    growing = scene.palace(ANNA, "green")
    scene.build(ANNA, "85")
    return {"triplet": ["58", "85", "93"], "growing": growing, "started": scene.palace(ANNA, "red")}


def order(edition: str = DEFAULT_EDITION) -> list[Fact]:
    """4.1: three players from first to last, and why they are; two have equally many shields."""
    scene = _Scene(edition, 3)
    for seat, cards in ((ANNA, "46 58"), (BICE, "13"), (BICE, "27"), (CARLO, "59 77")):
        scene.build(seat, cards)
    (began,) = scene.begin_round()
    assert isinstance(began, RoundBegan)
    return [
        {
            "owner": place.seat,
            "palaces": scene.palaces(place.seat),
            "shields": place.shields,
            "number": place.street_number,
        }
        for place in began.order
    ]


def party(edition: str = DEFAULT_EDITION) -> Fact:
    """4.3 and 9.1: Anna opens her red palace; and what it would bring if Dora had opened hers before."""
    scene, opened = _red_party(edition)
    _, later = _red_party(edition, dora_has_opened=True)
    return {**_party(scene, opened), "total_if_dora_had_opened": later.points}


def _red_party(edition: str, *, dora_has_opened: bool = False) -> tuple[_Scene, Opened]:
    """Five players, so palaces have three cards."""
    scene = _Scene(edition, 5)
    scene.build(ELIO, "55 79 91")
    scene.open(ELIO, "red")
    for seat, cards in ((BICE, "13 43"), (CARLO, "25"), (DORA, "1 19 61"), (ANNA, "7 31 49")):
        scene.build(seat, cards)
    if dora_has_opened:
        scene.open(DORA, "red")
    return scene, scene.open(ANNA, "red")


def _party(scene: _Scene, opened: Opened) -> Fact:
    """The owner who opened a palace, all others with the points that they bring, and the points together."""
    return {
        "colour": opened.colour,
        "host": {"owner": opened.seat, "palaces": scene.palaces(opened.seat)},
        "guests": [
            {
                "owner": source.owner,
                "palaces": scene.palaces(scene.city if source.owner == CITY else int(source.owner)),
                "points": source.points,
            }
            for source in opened.sources
        ],
        "total": opened.points,
    }


def completing(edition: str = DEFAULT_EDITION) -> Fact:
    """4.9: a palace that was just completed, and the points for its windows."""
    scene = _Scene(edition, 3)
    *_, completed = scene.build(ANNA, "11 29 47 65 83")
    assert isinstance(completed, Completed)
    return {"palace": scene.palace(ANNA, completed.colour), "points": completed.points}


# --- the end ------------------------------------------------------------------------------------------------------


def final_openings(edition: str = DEFAULT_EDITION) -> list[Fact]:
    """5.2: two players have a closed palace of one colour; the second finds the first one's palace open.

    Pictures show only these. Anna comes first (5.1) because of another palace, under construction.
    """
    scene = _Scene(edition, 5)
    for seat, cards in ((ANNA, "47 65 83"), (BICE, "11 29 95"), (ANNA, "9")):
        scene.build(seat, cards)
    opened = [event for event in scene.end() if isinstance(event, Opened)]
    return [
        {"owner": event.seat, "palaces": [scene.palace(event.seat, event.colour)], "points": event.points}
        for event in opened
    ]


def walls(edition: str = DEFAULT_EDITION) -> Fact:
    """5.3 and 9.2: four walls and a Bastion, once with just enough shields, once with one too few."""
    return {"hold": _walls(edition, ["9", "46", "12"]), "fall": _walls(edition, ["9", "46", "6"])}


def _walls(edition: str, building: Sequence[str]) -> Fact:
    """The opened palaces count, and pictures show only how many they are."""
    scene = _Scene(edition, 3)
    for cards in ("1 7 13 19 25", "2 8 14 20 26", "5 11 17 23 29"):
        scene.build(ANNA, cards)
    for colour in ("red", "orange", "blue"):
        scene.open(ANNA, colour)
    for cards in building:
        scene.build(ANNA, cards)
    scene.position.state.walls[ANNA] = 4
    scene.position.state.bastions[ANNA] = 1
    (scored,) = [event for event in scene.end() if isinstance(event, WallsScored) and event.seat == ANNA]
    return {
        "building": [palace for palace in scene.palaces(ANNA) if palace["state"] == "building"],
        "walls": scored.walls,
        "bastions": scored.bastions,
        "opened": scored.opened,
        "shields": scored.shields,
        "needed": scored.needed,
        "points": scored.points,
    }


def street_players() -> list[Fact]:
    """5.4: three players with a palace under construction and an opened one each, the same in every edition."""
    scene = _street(DEFAULT_EDITION)
    return [{"owner": seat, "palaces": scene.palaces(seat)} for seat in (ANNA, BICE, CARLO)]


def street_numbers(edition: str) -> Fact:
    """5.4: who has the lowest number in that street, who has the highest, and how many points the one gives."""
    (scored,) = [event for event in _street(edition).end() if isinstance(event, StreetScored)]
    return {
        "lowest": {"owner": scored.lowest_owner, "number": _street_number(scored.lowest_card)},
        "highest": {"owner": scored.highest_owner, "number": _street_number(scored.highest_card)},
        "points": scored.points,
    }


def _street(edition: str) -> _Scene:
    """Five players, so palaces have three cards; two of them have none here."""
    scene = _Scene(edition, 5)
    quarters = (("33 21", "47 65 5", "blue"), ("2 92", "1 61 85", "red"), ("66 12", "10 28 76", "green"))
    for seat, (building, opened, colour) in enumerate(quarters):
        scene.build(seat, building)
        scene.build(seat, opened)
        scene.open(seat, colour)
    return scene


def _street_number(card: str | None) -> int:
    deck = standard_deck()
    return deck.card(deck.index[card or ""]).street_number


# --- variants -----------------------------------------------------------------------------------------------------


def with_wild() -> Fact:
    """6.2: a palace with a Wild, whose number is the visible one (8.2)."""
    scene = _Scene(DEFAULT_EDITION, 3, celebration=True)
    scene.build(ANNA, "16 34 W500")
    (palace,) = scene.palaces(ANNA)
    return palace


def city_picks() -> Fact:
    """7.1 and 7.3: how the unchosen cards found the City, and how a card of each triplet left over is added to it."""
    hands, left, taken = ("7 13 45 63", "8 20 14 2"), ("81 30 19", "56 71 4"), ("1 3 5", "6 9 10")
    picks, colours = (0, 0), ("yellow", "orange")
    scene = _Scene(DEFAULT_EDITION, 2)
    scene.deal(scene.indices(" ".join((*hands, *left, *taken))))
    scene.decide(*[KEEP_ACTIONS[slot] for _ in (ANNA, BICE) for slot in (0, 1)])
    start = [scene.palace(scene.city, colour) for colour in colours]
    for triplet in (2, 3):
        scene.decide(TAKE_ACTIONS[triplet], *[PLAY_ACTIONS[slot]["discard"] for slot in range(3)])
    scene.decide(*[CITY_ACTIONS[triplet][pick] for triplet, pick in enumerate(picks)])
    return {
        "unchosen": [card for hand in hands for card in hand.split()[2:]],
        "start": start,
        "triplets": [{"cards": cards.split(), "picked": pick} for cards, pick in zip(left, picks, strict=True)],
        "after": [scene.palace(scene.city, colour) for colour in colours],
    }


def city_party() -> Fact:
    """7.9: Anna opens her green palace, of which colour the City has a completed palace and one under construction."""
    scene = _Scene(DEFAULT_EDITION, 2)
    for owner, cards in ((ANNA, "16 34 52 88 70"), (BICE, "22 40"), (scene.city, "4 28 46 64 76"), (scene.city, "94")):
        scene.build(owner, cards)
    return _party(scene, scene.open(ANNA, "green"))
