"""Edition, players, variant and deck of one game."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from lucca.rules.cards import Deck, is_bastion, standard_deck
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.editions import (
    CELEBRATION_REMOVES_MORE,
    EDITIONS,
    PALACE_SIZE,
    ROUNDS,
    TRIPLETS,
    Edition,
)
from lucca.rules.errors import SetupError
from lucca.rules.kernels.layout import CARDS, HAND, SETTING, Bytes


@dataclass(frozen=True)
class Setup:
    """What is settled before the first card. Make one with `setup`."""

    edition: Edition
    players: int
    celebration: bool
    deck: Deck
    in_play: tuple[int, ...] = field(repr=False, compare=False)
    in_play_flags: Bytes = field(repr=False, compare=False)

    @cached_property
    def setting(self) -> Bytes:
        """The bytes of the kernels' SETTING record; its fields are named as here or as in the edition."""
        record = np.zeros(1, SETTING)
        for name in SETTING.names or ():
            record[name] = getattr(self, name) if hasattr(self, name) else getattr(self.edition, name)
        return record.view(np.uint8)

    @property
    def has_city(self) -> bool:
        """Whether the City of Lucca plays: with two players (7)."""
        return self.players == 2

    @property
    def owners(self) -> int:
        """Who may own palaces: the players, and the City if it plays."""
        return self.players + self.has_city

    @property
    def rounds(self) -> int:
        """How many rounds the game has (1.3)."""
        return ROUNDS[self.players]

    @property
    def triplets(self) -> int:
        """How many triplets lie on the table at the beginning of a round (1.3)."""
        return TRIPLETS[self.players]

    @property
    def palace_size(self) -> int:
        """How many cards complete a palace (1.3)."""
        return PALACE_SIZE[self.players]

    @property
    def removed(self) -> int:
        """3.6: how many cards are removed unseen."""
        return self.edition.removed[self.players] + CELEBRATION_REMOVES_MORE * self.celebration

    @property
    def first_deal_cards(self) -> tuple[int, ...]:
        """3.2: what the first hands and triplets are dealt from."""
        if self.edition.bastions_dealt_to_hands:
            return self.in_play
        return tuple(card for card in self.in_play if not is_bastion(card))

    @property
    def hand_cards_leaving_deck(self) -> int:
        """How many of each hand do not go back: the kept ones, with two players all."""
        return HAND if self.has_city else 2


def setup(
    edition: str = DEFAULT_EDITION,
    players: int = DEFAULT_PLAYERS,
    *,
    celebration: bool = False,
    deck: Deck | None = None,
) -> Setup:
    """Check that the choices go together (1.1, 1.2, 2.4) and look up what follows from them; SetupError if not.

    >>> chosen = setup("city-of-games", 4, celebration=True)
    >>> chosen.rounds, chosen.triplets, chosen.palace_size, chosen.removed
    (6, 5, 4, 5)
    """
    if edition not in EDITIONS:
        raise SetupError("1.1", f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}")
    chosen = EDITIONS[edition]
    deck = deck or standard_deck()
    if players not in chosen.players:
        counts = f"{chosen.players[0]} to {chosen.players[-1]}"
        raise SetupError("1.1", f"{edition} is for {counts} players, not {players}")
    if celebration and not chosen.celebration:
        raise SetupError("1.2", f"{edition} has no Celebration variant")
    if celebration and not deck.has_specials:
        raise SetupError("2.3", "the Celebration needs the five special cards, and this deck has none")
    in_play = tuple(deck.in_play(celebration))
    flags = np.zeros(CARDS, np.uint8)
    flags[list(in_play)] = 1
    return Setup(chosen, players, celebration, deck, in_play, flags)
