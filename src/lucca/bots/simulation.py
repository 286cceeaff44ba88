"""Many games between bots from one seed. Each depends on its number alone, so they can be played anywhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from lucca.bots.base import Fault
from lucca.bots.games import play_and_close
from lucca.bots.registry import bot_maker, bot_name, make_bot
from lucca.records.shape import kind_of
from lucca.records.write import dumps
from lucca.rules.cards import Deck, deck_from_list, deck_to_list, standard_deck
from lucca.rules.dealer import SeededDealer
from lucca.rules.errors import LuccaError
from lucca.rules.setup import Setup, setup


@dataclass(frozen=True)
class Plan:
    """What to simulate, in a form that can be sent to another process. Make one with `plan`."""

    edition: str
    players: int
    celebration: bool
    deck: bytes | None
    """The cards as JSON, or None for the standard deck."""
    seed: int
    bots: tuple[str, ...]
    """Their specs by seat."""

    @property
    def setup(self) -> Setup:
        """Of all games."""
        return _setup(self.edition, self.players, self.celebration, self.deck)

    @property
    def seats(self) -> list[dict[str, str]]:
        """The players as a record names them."""
        names = map(bot_name, self.bots)
        return [{"name": f"{name} {seat}", "kind": kind_of(name)} for seat, name in enumerate(names, 1)]


def plan(
    edition: str, players: int, *, celebration: bool = False, deck: Deck | None = None, seed: int = 0, bots: list[str]
) -> Plan:
    """A plan for which everything fits together; bots repeat in turn until every seat has one. LuccaError if not."""
    cards = None if deck is None or deck == standard_deck() else msgspec.json.encode(deck_to_list(deck))
    for bot in bots:
        bot_maker(bot)
    made = Plan(edition, players, celebration, cards, seed, tuple(bots[seat % len(bots)] for seat in range(players)))
    if len(bots) > made.setup.players:
        raise LuccaError(f"there are {players} seats, but {len(bots)} bots")
    return made


@lru_cache(maxsize=4)
def _setup(edition: str, players: int, celebration: bool, deck: bytes | None) -> Setup:
    cards = None if deck is None else deck_from_list(msgspec.json.decode(deck))
    return setup(edition, players, celebration=celebration, deck=cards)


@dataclass
class Batch:
    """Some games of a plan as JSON Lines, with their totals by seat."""

    games: int = 0
    lines: bytes = b""
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    faults: list[int] = field(default_factory=list)
    first_faults: list[str] = field(default_factory=list)
    """By seat, the message of the first fault, or an empty text."""

    def add_totals(self, other: "Batch") -> None:
        """Count another batch in; its lines are not taken over."""
        self.games += other.games
        self.scores = _sums(self.scores, other.scores)
        self.wins = _sums(self.wins, other.wins)
        self.faults = _sums(self.faults, other.faults)
        earlier = self.first_faults or other.first_faults
        self.first_faults = [one or another for one, another in zip(earlier, other.first_faults, strict=True)]


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else list(other)


def play_game(plan: Plan, number: int) -> dict[str, Any]:
    """The record of one game. Its cards are dealt from the seed "<seed>:<number>", which the record tells.

    A player that did something wrong has `faults`, each with kind and message.

    >>> record = play_game(plan("city-of-games", 3, seed=5, bots=["mason", "random"]), 0)
    >>> record["seed"], [player["kind"] for player in record["players"]]
    ('5:0', ['bot:mason', 'bot:random', 'bot:mason'])
    """
    seed = f"{plan.seed}:{number}"
    bots = [make_bot(spec, f"{seed}:{seat}") for seat, spec in enumerate(plan.bots)]
    played = play_and_close(plan.setup, SeededDealer(seed), bots)
    players = [_with_faults(player, bot.faults) for player, bot in zip(plan.seats, bots, strict=True)]
    return played.record(players, {"seed": seed})


def _with_faults(player: dict[str, str], faults: Sequence[Fault]) -> dict[str, Any]:
    """A player as a record names it, with what it did wrong if it did."""
    return {**player, "faults": faults} if faults else player


def play_batch(task: tuple[Plan, range]) -> Batch:
    """The games of these numbers."""
    plan, numbers = task
    records = [play_game(plan, number) for number in numbers]
    results = [record["result"] for record in records]
    faults = [
        [fault for record in records for fault in record["players"][seat].get("faults", ())]
        for seat in range(plan.players)
    ]
    return Batch(
        games=len(records),
        lines=b"".join(dumps(record) + b"\n" for record in records),
        scores=[sum(scores) for scores in zip(*(result["scores"] for result in results), strict=True)],
        wins=[sum(result["winner"] == seat for result in results) for seat in range(plan.players)],
        faults=list(map(len, faults)),
        first_faults=[of_seat[0].message if of_seat else "" for of_seat in faults],
    )


def batches(plan: Plan, games: int, size: int = 50) -> Iterator[tuple[Plan, range]]:
    """The whole simulation in tasks for `play_batch`."""
    for start in range(0, games, size):
        yield plan, range(start, min(start + size, games))
