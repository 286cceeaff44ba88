"""What games can be made of: tables, decks with odd colours and numbers, seeds, ways of playing."""

from random import Random

from hypothesis import strategies as st

from lucca.rules.cards import GOLDEN, PALACE, PER_COLOUR, WILD, WILD_NUMBERS, Card, Deck, numbered_card
from lucca.rules.game import Game
from lucca.rules.kernels.layout import COLOURS
from lucca.rules.setup import Setup, setup
from tests.properties.tables import CHOICES, Chooser

ODD_COLOURS = ("take 1; ", "red, blue", 'the "red" one', "back\\slash", "vert d'eau", "赤", "rouge-foncé", "1st", "a_b")


def _is_colour(name: str) -> bool:
    return bool(name) and name == name.strip() and name.isprintable()


colour_names = st.one_of(
    st.sampled_from([name.strip() for name in ODD_COLOURS]),
    st.text(max_size=12).filter(_is_colour),
)


def _symbols(rng: Random, most: int) -> tuple[int, int]:
    return rng.randint(0, most), rng.randint(0, most)


def _specials(rng: Random, colours: list[str], golden: list[int], most: int) -> list[Card]:
    wilds = [numbered_card(WILD, number, None, *_symbols(rng, most)) for number in WILD_NUMBERS]
    return wilds + [numbered_card(GOLDEN, number, rng.choice(colours), *_symbols(rng, most)) for number in golden]


def random_deck(rng: Random, colours: list[str], most: int, *, specials: bool) -> Deck:
    """A valid deck whose numbers, symbols and order of cards are anything."""
    drawn = rng.sample(range(21, 100_000), COLOURS * PER_COLOUR)
    numbers = [number + (number >= WILD_NUMBERS[-1]) for number in drawn]  # 500 is a Wild's
    if specials:
        numbers[:2] = [10, 20]
    rng.shuffle(numbers)
    cards = [
        numbered_card(PALACE, number, colours[place % COLOURS], *_symbols(rng, most))
        for place, number in enumerate(numbers)
    ]
    if specials:
        cards += _specials(rng, colours, [200_000, 1], most)
    rng.shuffle(cards)
    return Deck(cards)


@st.composite
def decks(draw: st.DrawFn, *, specials: bool) -> Deck:
    colours = draw(st.lists(colour_names, min_size=COLOURS, max_size=COLOURS, unique=True))
    most = draw(st.sampled_from([0, 3, 999]))
    return random_deck(Random(draw(st.integers(0, 2**32))), colours, most, specials=specials)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    edition, players, celebration = draw(st.sampled_from(CHOICES))
    deck = draw(st.none() | decks(specials=celebration))
    return setup(edition, players, celebration=celebration, deck=deck)


seeds = st.integers(0, 2**32) | st.text(st.characters(codec="utf-8"), max_size=8) | st.binary(max_size=8)
choosers = st.builds(
    Chooser,
    st.integers(0, 2**32).map(Random) | st.randoms(use_true_random=False),
    st.sampled_from([0.0, 0.8, 1.0]),
)


def new_game(table: Setup, seed: int | str | bytes) -> Game:
    return Game.new(table.edition.id, table.players, seed=seed, celebration=table.celebration, deck=table.deck)


games = st.builds(new_game, setups(), seeds)
