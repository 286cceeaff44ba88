"""Every kind of table, a player who decides by chance, and the walk through all decisions of a game."""

from collections.abc import Iterator
from random import Random

from lucca.rules.actions import decision_of, decode
from lucca.rules.decisions import Decision, Move, is_complete, move_of
from lucca.rules.editions import EDITIONS
from lucca.rules.game import Game
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup

Choice = tuple[str, int, bool]
"""Edition, number of players, Celebration."""

CHOICES: list[Choice] = [
    (edition.id, players, celebration)
    for edition in EDITIONS.values()
    for celebration in ([False, True] if edition.celebration else [False])
    for players in edition.players
]
TABLES: list[Setup] = [setup(edition, players, celebration=celebration) for edition, players, celebration in CHOICES]


def table_name(table: Setup) -> str:
    return f"{table.edition.id}-{table.players}{'-celebration' if table.celebration else ''}"


def is_building(action: int) -> bool:
    """Openings, starts, adds, Bastions; and whatever comes before or beside a player's own building."""
    meaning = decode(action)
    return meaning.kind != "play" or meaning.use in ("start", "add", "bastion")


class Chooser:
    """Decides by chance; with probability `build` among the decisions that build, so that games get far."""

    def __init__(self, rng: Random, build: float) -> None:
        self.rng = rng
        self.build = build

    def __repr__(self) -> str:
        return f"Chooser({self.rng!r}, {self.build})"

    def seat(self, position: Position) -> int:
        """Who moves next: while starting cards are chosen, anybody who has not."""
        if not position.is_keeping:
            return position.actor_or_none
        return self.rng.choice([seat for seat in range(position.setup.players) if not position.has_kept(seat)])

    def action(self, position: Position) -> int:
        legal = position.legal_actions()
        building = [action for action in legal if is_building(action)]
        if building and self.rng.random() < self.build:
            legal = building
        return self.rng.choice(legal)

    def steps(self, trial: Position, seat: int) -> Iterator[tuple[Position, Decision]]:
        """Make one whole move of a seat on `trial`: the position before each decision, and the decision."""
        trial.set_actor(seat)
        decisions: list[Decision] = []
        while not is_complete(decisions):
            action = self.action(trial)
            decisions.append(decision_of(trial, trial.setup.deck, action))
            yield trial, decisions[-1]
            trial.advance(action)

    def move(self, position: Position, seat: int | None = None) -> Move:
        """A whole legal move; the position stays as it is."""
        seat = self.seat(position) if seat is None else seat
        return move_of(seat, [decision for _, decision in self.steps(position.clone(), seat)])


def decision_positions(game: Game, chooser: Chooser) -> Iterator[Position]:
    """Play the game out; every position at which a seat decides, then the final one. Do not change them."""
    while not game.over:
        seat = chooser.seat(game.position)
        decisions: list[Decision] = []
        for position, decision in chooser.steps(game.position.clone(), seat):
            yield position
            decisions.append(decision)
        game.play(move_of(seat, decisions))
    yield game.position


def play_out(game: Game, chooser: Chooser) -> Game:
    while not game.over:
        game.play(chooser.move(game.position))
    return game
