"""Draw docs/images/play.svg: `lucca play` in the middle of a game, as a terminal of 80 columns shows it.

python tools/terminal_screenshot.py
"""

import io
import re
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from lucca.bots.registry import make_bot
from lucca.cli.terminal.choices import numbered
from lucca.cli.terminal.match import new_match
from lucca.cli.terminal.session import Session
from lucca.rules.decisions import Open
from lucca.rules.game import Game

IMAGE = Path(__file__).parents[1] / "docs" / "images" / "play.svg"
SEED = "screenshot 20"
FROM_TURN = 6


class Photographer:
    """Types what a bot would, until late in the game a palace can be opened; then takes the picture."""

    def __init__(self) -> None:
        self.console = Console(
            width=80,
            height=30,
            record=True,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
            _environ={"TERM": "dumb"},  # no line that says who thinks
        )
        self.match = new_match(Game.new(players=3, seed=SEED), "Anna", ["builder"])
        self.typist = make_bot("builder", SEED)
        self.picture = ""

    def read(self, prompt: str) -> str:
        draft = self.match.draft
        if draft is None:
            raise SystemExit("the game ended before the scene; choose another seed")
        view = draft.view()
        if draft.complete:
            self.console.export_text(clear=True)  # the picture begins after one's last move
            return ""
        options = numbered(draft)
        if view.round >= FROM_TURN and any(isinstance(option, Open) for option in options.values()):
            self.console.print(prompt)
            self.picture = self.console.export_svg(
                title="lucca play", theme=MONOKAI, code_format=_with_local_fonts(), unique_id="lucca"
            )
            raise EOFError
        decision = view.decision_of(self.typist.choose(view))
        return str(next(number for number, option in options.items() if option == decision))


def _with_local_fonts() -> str:
    """Rich's picture without the fonts that it would fetch from elsewhere."""
    return re.sub(r"@font-face {{.*?}}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def draw() -> str:
    photographer = Photographer()
    with tempfile.TemporaryDirectory() as folder:
        Session(photographer.match, Path(folder) / "game.json", photographer.console, photographer.read).run()
    return photographer.picture


if __name__ == "__main__":
    IMAGE.parent.mkdir(parents=True, exist_ok=True)
    IMAGE.write_text(draw(), "utf-8")
