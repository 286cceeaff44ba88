"""A person at the terminal, for tests: decides at random or types given lines; the screen is read afterwards."""

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from lucca.cli.terminal.choices import numbered
from lucca.cli.terminal.match import Match, new_match
from lucca.cli.terminal.saving import load_match
from lucca.cli.terminal.session import Session
from lucca.rules.decisions import CityPick, CitySkip, Decision, Keep, Open, Play, Take
from lucca.rules.game import Draft, Game


def typed(decision: Decision, draft: Draft, by_number: bool) -> str:
    """One way to type a decision: its number in the list, or in words."""
    if by_number or isinstance(decision, Keep):
        return str(next(number for number, option in numbered(draft).items() if option == decision))
    match decision:
        case Open(colour):
            return f"open {colour}"
        case Take(triplet):
            return f"take {triplet + 1}"
        case Play(card, use, colour) | CityPick(_, card, use, colour):
            return f"{card.lower()} {use} {colour or ''}"
        case CitySkip():
            return "skip"


class Table:
    """A person who decides at random, by number and in words, at a screen that is read afterwards."""

    def __init__(self, match: Match, path: Path, seed: int, inputs: int | None = None, width: int = 80) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, height=24, highlight=False)
        self.session = Session(match, path, self.console, self.read)
        self.seed = seed
        self.left = inputs
        self.last_answers = iter([str(path.with_name("record.json")), "n"])

    def read(self, prompt: str) -> str:
        assert prompt == "> "
        if self.left is not None:
            if self.left == 0:
                raise EOFError
            self.left -= 1
        draft = self.session.match.draft
        if draft is None:
            return next(self.last_answers)
        return "" if draft.complete else self.choice(draft)

    def choice(self, draft: Draft) -> str:
        """A decision that depends on the game alone, so that a resumed game goes on equally."""
        chance = random.Random(f"{self.seed} {len(self.session.game.moves)} {len(draft.decisions)}")
        options = draft.legal_decisions()
        adding = [option for option in options if isinstance(option, Play) and option.use == "add"]
        building = [option for option in options if isinstance(option, Play) and option.use in ("start", "bastion")]
        return typed(chance.choice(adding or building or options), draft, chance.random() < 0.5)

    def play(self) -> str:
        self.session.run()
        return self.screen.getvalue()


def a_match(edition: str = "city-of-games", players: int = 3, celebration: bool = False, seed: int = 1) -> Match:
    return new_match(Game.new(edition, players, seed=seed, celebration=celebration), "Anna", ["builder"])


Line = str | Callable[[Draft], str]


def say(path: Path, *lines: Line, match: Match | None = None, width: int = 80) -> tuple[Session, str]:
    """A session in which just these lines (or what they make of the draft) are typed; then the input ends."""
    screen = io.StringIO()
    left = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        if not isinstance(line, str):
            assert session.match.draft is not None
            line = line(session.match.draft)
        screen.write(f"{prompt}{line}\n")
        return line

    match = match or (load_match(path) if path.exists() else a_match())
    session = Session(match, path, Console(file=screen, width=width, height=24, highlight=False), read)
    session.run()
    return session, screen.getvalue()
