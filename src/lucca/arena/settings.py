"""What a run of the arena plays. Every game follows from these settings and its own id, wherever it is played."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from lucca import __version__
from lucca.bots.base import Thinking
from lucca.bots.registry import bot_maker, bot_name
from lucca.rules.cards import Deck, deck_from_list, deck_to_list, standard_deck
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.errors import LuccaError
from lucca.rules.setup import Setup
from lucca.rules.setup import setup as make_setup

FORMAT = "lucca-arena/1"
STANDARD_DECK = "standard"

Mode = Literal["versus", "round-robin"]
Value = TypeVar("Value", float, float | None)


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part."""

    name: str
    """How reports call it: unique in its run."""
    spec: str
    """How the registry knows it."""
    effort: float = 1.0
    seconds: float | None = None

    @property
    def thinking(self) -> Thinking:
        """How hard it may think, as bots are told."""
        return Thinking(self.effort, self.seconds)


class Match(NamedTuple):
    """One entrant alone, in every seat in turn, against copies of another in all other seats."""

    single: int
    copies: int


class GameId(NamedTuple):
    """Which game of a run: the deal, the match, and the seat of the entrant that sits alone."""

    deal: int
    match: int
    seat: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that the results depend on, and nothing else: not the number of deals, cores or machines.

    Make them with `settings`.
    """

    format: str = FORMAT
    version: str = __version__
    mode: Mode
    entrants: tuple[Entrant, ...]
    edition: str
    players: int
    celebration: bool
    deck: str | list[dict[str, Any]]
    """The cards, or "standard"."""
    seed: int
    records: bool
    """Whether each result holds the record of its game."""

    @property
    def setup(self) -> Setup:
        """Of all games; SetupError or DeckError if it cannot be."""
        deck = None if isinstance(self.deck, str) else deck_from_list(self.deck)
        return make_setup(self.edition, self.players, celebration=self.celebration, deck=deck)

    @property
    def matches(self) -> list[Match]:
        """Versus: the first against each other one. Round robin: each against each other, which with two seats is
        the same match from both sides."""
        everyone = range(len(self.entrants))
        if self.mode == "versus":
            return [Match(0, other) for other in everyone[1:]]
        pairs = combinations(everyone, 2) if self.players == 2 else permutations(everyone, 2)
        return [Match(*pair) for pair in pairs]

    @property
    def even(self) -> float:
        """How many of its games a bot wins that is as good as the others."""
        return 1 / self.players

    def games(self, deals: int) -> Iterator[GameId]:
        """Deal by deal, so that a run which is stopped has played the same deals in all matches."""
        matches = range(len(self.matches))
        for deal in range(deals):
            for match in matches:
                for seat in range(self.players):
                    yield GameId(deal, match, seat)

    def lineup(self, game: GameId) -> list[Entrant]:
        """Who sits where."""
        single, copies = self.matches[game.match]
        return [self.entrants[single if seat == game.seat else copies] for seat in range(self.players)]


def settings(
    bots: Sequence[str],
    *,
    mode: Mode | None = None,
    edition: str = DEFAULT_EDITION,
    players: int = DEFAULT_PLAYERS,
    celebration: bool = False,
    deck: Deck | None = None,
    seed: int = 0,
    effort: Sequence[float] = (1.0,),
    seconds: Sequence[float | None] = (None,),
    records: bool = False,
) -> Settings:
    """Settings for which everything fits together; LuccaError if it does not.

    Effort and seconds are one for all bots or one for each. By default two bots play versus, more a round robin.

    >>> made = settings(["merchant", "mason", "random"], players=3)
    >>> made.mode, made.matches[:3]
    ('round-robin', [Match(single=0, copies=1), Match(single=0, copies=2), Match(single=1, copies=0)])
    >>> [entrant.name for entrant in made.lineup(GameId(deal=0, match=1, seat=2))]
    ['random', 'random', 'merchant']
    """
    if len(bots) < 2:
        raise LuccaError("an arena needs two bots or more; the same one may be named twice")
    for bot in bots:
        bot_maker(bot)
    made = Settings(
        mode=mode or ("versus" if len(bots) == 2 else "round-robin"),
        entrants=_entrants(bots, _for_each(bots, "effort", effort), _for_each(bots, "seconds", seconds)),
        edition=edition,
        players=players,
        celebration=celebration,
        deck=STANDARD_DECK if deck is None or deck == standard_deck() else deck_to_list(deck),
        seed=seed,
        records=records,
    )
    _ = made.setup  # raises if edition, players and deck do not go together
    return made


def _for_each(bots: Sequence[str], what: str, values: Sequence[Value]) -> list[Value]:
    """One value for each bot, from as many or from one for all."""
    if len(values) not in (1, len(bots)):
        raise LuccaError(f"there are {len(bots)} bots, but {len(values)} values for {what}")
    if any(value is not None and not 0 < value < float("inf") for value in values):
        raise LuccaError(f"{what} must be above 0")
    return list(values) * len(bots) if len(values) == 1 else list(values)


def _entrants(bots: Sequence[str], efforts: list[float], seconds: list[float | None]) -> tuple[Entrant, ...]:
    names: list[str] = []
    entrants = []
    for spec, effort, limit in zip(bots, efforts, seconds, strict=True):
        name = bot_name(spec)
        if bots.count(spec) > 1:
            name = _described(name, effort, limit)
        names.append(name)
        if names.count(name) > 1:
            name = f"{name} #{names.count(name)}"
        entrants.append(Entrant(name, spec, effort, limit))
    return tuple(entrants)


def _described(name: str, effort: float, seconds: float | None) -> str:
    """A name that tells a bot from the same bot that thinks harder."""
    details = [f"effort {effort:g}"] if effort != 1 else []
    if seconds is not None:
        details.append(f"{seconds:g} s")
    return ", ".join([name, *details])
