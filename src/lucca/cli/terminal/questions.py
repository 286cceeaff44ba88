"""The few questions before a game, each with an answer that Enter gives."""

import getpass
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from lucca.bots.levels import DEFAULT_LEVEL, LEVELS
from lucca.cli.terminal.match import Match
from lucca.cli.terminal.saving import SaveError, load_match, saved_games
from lucca.cli.terminal.style import BAD, QUIET
from lucca.rules.defaults import DEFAULT_EDITION
from lucca.rules.editions import EDITIONS
from lucca.rules.errors import LuccaError

Read = Callable[[str], str]
MAX_NAME_LENGTH = 20
DEFAULT_PLAYERS = 3
MAX_OFFERED = 5


@dataclass
class Wishes:
    """What a new game should be like."""

    name: str
    edition: str
    players: int
    celebration: bool
    bots: str
    deck: Path | None
    seed: str | None

    @classmethod
    def of(
        cls,
        name: str | None = None,
        edition: str | None = None,
        players: int | None = None,
        celebration: bool = False,
        bots: str | None = None,
        deck: Path | None = None,
        seed: str | None = None,
    ) -> "Wishes":
        """What was asked for, with the default answer for everything else."""
        return cls(
            name=default_name() if name is None else checked_name(name),
            edition=DEFAULT_EDITION if edition is None else edition,
            players=DEFAULT_PLAYERS if players is None else players,
            celebration=celebration,
            bots=DEFAULT_LEVEL if bots is None else bots,
            deck=deck,
            seed=seed,
        )


def default_name() -> str:
    """The login name if it looks like a person's."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return "Anna"
    return name.title() if name.isalpha() and name != "root" and len(name) <= MAX_NAME_LENGTH else "Anna"


def checked_name(name: str) -> str:
    """The name as it is shown; LuccaError if it would upset the table."""
    name = name.strip()
    if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        raise LuccaError(f"a name has 1 to {MAX_NAME_LENGTH} printable characters")
    return name


class Questions:
    """Asks until an answer can be used."""

    def __init__(self, console: Console, read: Read) -> None:
        self.console = console
        self.read = read

    def ask_for(self, wishes: Wishes) -> None:
        self.console.print(Text("A new game. Enter takes what stands in brackets.", QUIET))
        wishes.name = self._name()
        wishes.edition = self._edition()
        edition = EDITIONS[wishes.edition]
        counts = [str(count) for count in edition.players]
        wishes.players = int(self._one_of("How many players, with you", counts, str(DEFAULT_PLAYERS)))
        if edition.celebration:
            wishes.celebration = self._one_of("With the Celebration variant", ["y", "n"], "n") == "y"
        wishes.bots = self._levels(wishes.players - 1)

    def _name(self) -> str:
        while True:
            answer = self.read(f"Your name [{default_name()}]: ")
            try:
                return checked_name(answer) if answer.strip() else default_name()
            except LuccaError as error:
                self.console.print(Text(str(error), BAD))

    def _edition(self) -> str:
        names = list(EDITIONS)
        for number, name in enumerate(names, 1):
            self.console.print(Text(f"  {number} {EDITIONS[name].title}"))
        numbers = [str(number) for number in range(1, len(names) + 1)]
        return names[int(self._one_of("Edition", numbers, str(names.index(DEFAULT_EDITION) + 1))) - 1]

    def _levels(self, rivals: int) -> str:
        """A level for all opponents, or one for each, with commas."""
        names = list(LEVELS)
        width = max(map(len, names))
        for number, name in enumerate(names, 1):
            self.console.print(Text(f"  {number} {name:{width}}  {LEVELS[name]}"))
        default = names.index(DEFAULT_LEVEL) + 1
        mix = f", or {rivals} of them with commas" if rivals > 1 else ""
        while True:
            answer = self.read(f"Your opponents (1 to {len(names)}{mix}) [{default}]: ").strip()
            chosen = [_level(part) for part in (answer or DEFAULT_LEVEL).split(",")]
            if len(chosen) in (1, rivals) and all(chosen):
                return ",".join(chosen)
            self.console.print(Text(f"Please type 1 to {len(names)} or a name of these{mix}.", BAD))

    def _one_of(self, question: str, answers: Sequence[str], default: str) -> str:
        """One of the answers, by its name or a beginning of it."""
        while True:
            typed = self.read(f"{question} ({', '.join(answers)}) [{default}]: ").strip().casefold()
            if found := _begun(typed, answers) if typed else default:
                return found
            self.console.print(Text(f"Please type one of {', '.join(answers)}.", BAD))

    def unfinished(self) -> tuple[Path, Match] | None:
        """The unfinished game that the player wants to go on with, if there is one."""
        offers = unfinished_games(self.console)[:MAX_OFFERED]
        if not offers:
            return None
        self.console.print("You have an unfinished game:" if len(offers) == 1 else "You have unfinished games:")
        for number, (path, match) in enumerate(offers, 1):
            self.console.print(Text(f"  {number} {describe(path, match)}"))
        numbers = [str(number) for number in range(1, len(offers) + 1)]
        answer = self._one_of("Go on with it? n for a new one", [*numbers, "n"], "1")
        return None if answer == "n" else offers[int(answer) - 1]


def _level(typed: str) -> str:
    """The level with this number or name, or the only one whose name begins so; nothing if there is none."""
    names = list(LEVELS)
    word = typed.strip().casefold()
    by_number = {str(number): name for number, name in enumerate(names, 1)}
    return by_number.get(word) or _begun(word, names)


def _begun(word: str, answers: Sequence[str]) -> str:
    """The only answer that begins with a word, or nothing."""
    found = [answer for answer in answers if word and answer.startswith(word)]
    return found[0] if len(found) == 1 else ""


def unfinished_games(console: Console) -> list[tuple[Path, Match]]:
    """The saved games that are not over, the latest first; a damaged one is reported and left alone."""
    found = []
    for path in saved_games():
        try:
            match = load_match(path)
        except SaveError as error:
            console.print(Text(str(error), BAD), soft_wrap=True)
            continue
        if not match.game.over:
            found.append((path, match))
    return found


def describe(path: Path, match: Match) -> str:
    """One line about a saved game."""
    setup = match.game.setup
    round = match.game.position.round
    when = time.strftime("%d %b %H:%M", time.localtime(path.stat().st_mtime))
    scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.game.scores, strict=True))
    stage = f"turn {round} of {setup.rounds}" if round else "before the first turn"
    return f"{when}: {setup.edition.id}, {setup.players} players, {stage}; {scores}"
