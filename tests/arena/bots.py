"""Bots for the tests of the arena, named as `tests.arena.bots:Class`."""

import os
import signal
from pathlib import Path

from lucca.bots.simple import RandomBot
from lucca.rules.view import View


class OtherRandom(RandomBot):
    """As random, but with chances of its own: no game is like one of the plain random bot."""

    def __init__(self, seed: int) -> None:
        super().__init__(f"other {seed}")


class Cheat(RandomBot):
    """Chooses something illegal once a game, in its last turn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._cheated = False

    def choose(self, view: View) -> int:
        if view.round == view.setup.rounds and not self._cheated:
            self._cheated = True
            return next(action for action in range(62) if not view.legal_mask >> action & 1)
        return super().choose(view)


class Closing(RandomBot):
    """Writes a line for every game in which it was made, told of the end, or closed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._say("made")

    def _say(self, what: str) -> None:
        with Path(os.environ["LUCCA_TEST_DIARY"]).open("a") as diary:
            diary.write(f"{what}\n")

    def game_over(self, view: View) -> None:
        assert view.phase == "over"
        self._say("over")

    def close(self) -> None:
        self._say("closed")


class KillsItsProcess(RandomBot):
    """Kills its process in the middle of a game, once: as soon as a file says so, which it takes away."""

    def choose(self, view: View) -> int:
        order = Path(os.environ["LUCCA_TEST_DEATH"])
        if view.round == 3 and order.exists():
            order.unlink(missing_ok=True)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class Broken(RandomBot):
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no luck today with {seed}")
