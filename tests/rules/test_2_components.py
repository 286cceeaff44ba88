"""Section 2 of docs/rules.md: cards, decks and Quarters."""

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from lucca.rules.cards import STANDARD_COLOURS, Card, Deck, numbered_card, standard_deck
from lucca.rules.errors import DeckError, SetupError
from lucca.rules.game import Game
from lucca.rules.setup import setup
from tests.rules.builder import Holding, arrange

Change = Callable[[list[Card]], list[Card]]


def numbered() -> list[Card]:
    """The palace cards and specials of the standard deck."""
    return [card for card in standard_deck().cards if card is not None and card.kind != "bastion"]


def palace_cards() -> list[Card]:
    return [card for card in numbered() if card.kind == "palace"]


def change(cards: list[Card], id: str, **values: object) -> list[Card]:
    """The cards with one of them changed, its id following its number."""
    changed = []
    for card in cards:
        if card.id == id:
            card = replace(card, **values)
            card = numbered_card(card.kind, card.street_number, card.colour, card.shields, card.windows)
        changed.append(card)
    return changed


def test_2_1_sixteen_palace_cards_in_each_of_six_colours() -> None:
    cards = palace_cards()
    assert len(cards) == 96
    assert Counter(card.colour for card in cards) == dict.fromkeys(STANDARD_COLOURS, 16)


@pytest.mark.parametrize("celebration", [False, True])
def test_2_1_no_number_twice_in_a_game(celebration: bool) -> None:
    table = setup("city-of-games", 3, celebration=celebration)
    numbers = [table.deck.card(index).street_number for index in table.in_play]
    assert numbers.count(0) == 4  # the Bastions have none
    assert max(Counter(number for number in numbers if number).values()) == 1


def test_2_2_four_bastions_show_nothing() -> None:
    bastions = [card for card in standard_deck().cards if card is not None and card.kind == "bastion"]
    assert [card.id for card in bastions] == ["B1", "B2", "B3", "B4"]
    assert {(card.colour, card.shields, card.windows, card.street_number) for card in bastions} == {(None, 0, 0, 0)}


def test_2_3_three_wilds_and_two_golden_palace_cards() -> None:
    specials = [card for card in numbered() if card.kind != "palace"]
    assert [card.id for card in specials] == ["W10", "W20", "W500", "G1513", "G2013"]
    assert [card.colour for card in specials] == [None, None, None, "green", "orange"]


def test_2_3_the_celebration_needs_special_cards() -> None:
    plain = Deck(palace_cards())
    assert Game.new(deck=plain, seed=1).setup.deck == plain
    with pytest.raises(SetupError) as caught:
        Game.new(deck=plain, celebration=True, seed=1)
    assert caught.value.clause == "2.3"


BAD_DECKS: list[tuple[str, Change]] = [
    ("red has 15", lambda cards: [card for card in cards if card.id != "1"]),
    ("red has 17", lambda cards: [*cards, numbered_card("palace", 200, "red", 1, 2)]),
    ("this one has 7", lambda cards: change(cards, "1", colour="pink")),
    (
        "this one has 5",
        lambda cards: [replace(card, colour="red") if card.colour == "blue" else card for card in cards],
    ),
    ("number 2 is used a second time", lambda cards: change(cards, "1", street_number=2)),
    ("the number is 0", lambda cards: change(cards, "1", street_number=0)),
    ("the number is -5", lambda cards: change(cards, "1", street_number=-5)),
    ("shields is -1", lambda cards: change(cards, "1", shields=-1)),
    ("windows is -1", lambda cards: change(cards, "1", windows=-1)),
    ("the colour is missing", lambda cards: change(cards, "1", colour=None)),
    ("a Wild has no colour", lambda cards: change(cards, "W10", colour="red")),
    ("the Wilds are numbered 10, 20 and 500", lambda cards: change(cards, "W10", street_number=30)),
    ("here 3 and 1", lambda cards: [card for card in cards if card.id != "G1513"]),
    ("no palace card has the colour 'pink'", lambda cards: change(cards, "G1513", colour="pink")),
    ("there must be a palace card 10", lambda cards: change(cards, "10", street_number=110)),
    ("number 500 is used a second time", lambda cards: change(cards, "1", street_number=500)),
    ("number 1513 is used a second time", lambda cards: change(cards, "1", street_number=1513)),
    ("the id is '01'", lambda cards: [replace(card, id="01") if card.id == "1" else card for card in cards]),
]


@pytest.mark.parametrize(("complaint", "spoil"), BAD_DECKS, ids=[complaint for complaint, _ in BAD_DECKS])
def test_2_4_a_deck_that_breaks_a_point_is_refused(complaint: str, spoil: Change) -> None:
    with pytest.raises(DeckError) as caught:
        Deck(spoil(numbered()))
    assert complaint in str(caught.value)


def test_2_4_shields_and_windows_need_not_add_up_to_three() -> None:
    deck = Deck(change(change(palace_cards(), "1", shields=7, windows=0), "2", shields=0, windows=0))
    assert deck.card(deck.index["1"]).shields == 7


def test_2_4_a_number_may_return_once_its_card_has_been_swapped_out() -> None:
    """The palace cards 10 and 20 and the Wilds 10 and 20 are never in one game."""
    ids = set(standard_deck().index)
    assert {"10", "20", "W10", "W20"} <= ids


def test_2_4_any_six_names_of_colours() -> None:
    names = dict(zip(STANDARD_COLOURS, ["rosso", "arancio", "giallo", "verde", "blu", "viola"], strict=True))
    deck = Deck([replace(card, colour=names[card.colour or ""]) for card in palace_cards()])
    game = Game.new(deck=deck, seed=1)
    while not game.over:
        game.apply(game.legal_decisions()[0])
    assert set(deck.colours) == set(names.values())


@pytest.mark.parametrize(
    ("number", "colour", "shields", "windows"),
    [
        (1, "red", 0, 3),
        (6, "purple", 1, 2),
        (10, "green", 0, 3),
        (25, "red", 1, 2),
        (50, "orange", 3, 0),
        (73, "red", 3, 0),
        (87, "yellow", 3, 0),
        (95, "blue", 2, 1),
    ],
)
def test_2_5_cards_of_the_reconstructed_deck(number: int, colour: str, shields: int, windows: int) -> None:
    deck = standard_deck()
    assert deck.card(deck.index[str(number)]) == Card(str(number), "palace", colour, shields, windows, number)


def test_2_5_every_colour_has_four_cards_of_each_split() -> None:
    splits = Counter((card.colour, card.shields, card.windows) for card in palace_cards())
    assert splits == {(colour, shields, 3 - shields): 4 for colour in STANDARD_COLOURS for shields in range(4)}
    assert [card.street_number for card in palace_cards()] == list(range(1, 97))


def test_2_5_the_special_cards_of_the_reconstructed_deck() -> None:
    specials = [
        (card.id, card.street_number, card.shields, card.windows) for card in numbered() if card.kind != "palace"
    ]
    assert specials == [
        ("W10", 10, 1, 2),
        ("W20", 20, 2, 1),
        ("W500", 500, 3, 0),
        ("G1513", 1513, 0, 3),
        ("G2013", 2013, 0, 3),
    ]


def test_2_6_a_quarter_has_three_spaces() -> None:
    anna = Holding(["1 7"], ["2 8 14 20 26"], ["3 9 15 21 27"], walls="4 5", bastions="B1")
    position = arrange(round=7, holdings=[anna, Holding(["6 12"]), Holding(["10 16"])])
    quarter = position.view(None).quarters[0]
    assert [palace.colour for palace in quarter.under_construction] == ["red"]
    assert [palace.colour for palace in quarter.completed] == ["orange"]
    assert [palace.colour for palace in quarter.opened] == ["yellow"]
    assert [card.id for card in quarter.walls] == ["4", "5"]
    assert [card.id for card in quarter.bastions] == ["B1"]


def test_2_6_the_coats_of_arms_show_the_order() -> None:
    position = arrange(round=2, holdings=[Holding(["1 43"]), Holding(["4 46"]), Holding(["2 8"])])
    assert position.view(None).order == (1, 2, 0)
