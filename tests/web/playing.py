"""Playing as people do: by what they can see, or hear, of the page."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.server.support import person, run
from tests.web.browsers import Visitor
from tests.web.presses import press_until_answered

CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "language"
MAX_STEPS = 600


@cache
def _catalogue(language: str) -> dict[str, str]:
    texts = (file.read_text("utf-8") for file in sorted((CATALOGUES / language).rglob("*.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", "\n".join(texts), re.MULTILINE))


def words(key: str, language: str = "en", **values: str) -> str:
    """A text that does not depend on numbers, as the catalogues have it."""
    text = _catalogue(language)[key]
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text


def new_table(host: Visitor, *others: Any, **options: Any) -> str:
    """A table that waits, with its host at the first seat."""
    seats = [{"kind": "me"}, *others]
    made = host.request("POST", "api/tables", {"options": {"players": len(seats), **options}, "seats": seats})
    return str(made["id"])


A_BOT = {"kind": "bot", "level": "apprentice"}
OPEN = {"kind": "open"}


def begin(host: Visitor, table: str) -> None:
    host.request("POST", f"api/tables/{table}/start", {"level": "apprentice"})


def against_bots(visitor: Visitor, players: int = 3, **wish: Any) -> str:
    made = visitor.request("POST", "api/play-now", {"players": players, "level": "apprentice", **wish})
    return str(made["id"])


def play_out(visitor: Visitor, table: str) -> None:
    """Make all moves of a visitor's seats to the end of the game, without a page.

    In a thread of its own, since the browser's event loop runs in this one.
    """
    cookie = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "lucca")

    async def play() -> None:
        async with person(urlsplit(visitor.url).port or 80) as one:
            one.http.cookies.set("lucca", cookie)
            async with one.look_at(table) as look:
                await look.play_on()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run, play()).result()


@dataclass
class Player:
    """A player at a table: makes every move that is asked for."""

    page: Page
    language: str = "en"
    press: Callable[[Locator], None] = Locator.click
    steps: int = 0
    confirmed: int = 0
    seen: list[str] = field(default_factory=list)
    """The words of everything that was pressed."""

    def words(self, key: str, **values: str) -> str:
        return words(key, self.language, **values)

    # Searching the whole page by roles reads every element of every picture on it, at each step. So what is asked for
    # again and again is found by its words first.

    @property
    def choices(self) -> Locator:
        listed = self.page.locator(f'ol[aria-label="{self.words("board-choices")}"]')
        return listed.get_by_role("button", disabled=False)

    @property
    def confirm(self) -> Locator:
        return self._button(*(re.escape(self.words(f"board-confirm-{what}")) for what in ("turn", "keep", "city")))

    @property
    def handover(self) -> Locator:
        """Several people at one device: the next one is asked for."""
        return self._button(re.escape(self.words("handover-take", name="NAME")).replace("NAME", ".*"))

    @property
    def end(self) -> Locator:
        return self._button(*(re.escape(self.words(key)) for key in ("end-rematch", "end-watch-rematch")))

    def _button(self, *texts: str) -> Locator:
        can_be_pressed = self.page.locator("button:enabled:not([aria-disabled=true]):visible")
        return can_be_pressed.filter(has_text=re.compile(f"^\\s*({'|'.join(texts)})"))

    def can_act(self) -> bool:
        return self.choices.or_(self.confirm).or_(self.handover).first.is_visible()

    def wait(self) -> None:
        """Until something is asked for, or the game is over."""
        expect(self.choices.or_(self.confirm).or_(self.handover).or_(self.end).first).to_be_visible()

    def step(self, confirms: bool = True) -> bool:
        """The next thing that is asked for. False when the game is over, or only to be confirmed."""
        self.wait()
        self.steps += 1
        assert self.steps < MAX_STEPS, "the game does not end"
        if self.confirm.is_visible():
            if not confirms:
                return False
            self._answer(self.confirm)
            self.confirmed += 1
        elif count := self.choices.count():
            self._answer(self.choices.nth((5 * self.steps) % count))
        elif self.handover.is_visible():
            self.press(self.handover)
            expect(self.handover).to_be_hidden()
        elif self.end.first.is_visible():
            return False
        return True

    def _answer(self, button: Locator) -> None:
        self.seen.append(button.inner_text())
        press_until_answered(self.page, lambda: self.press(button))

    def until_confirmed(self, moves: int) -> None:
        """Make so many moves more."""
        until = self.confirmed + moves
        while self.confirmed < until:
            assert self.step(), "the game is over already"

    def to_the_end(self) -> None:
        while self.step():
            pass

    def draft(self) -> None:
        """A whole turn that is not confirmed."""
        while self.step(confirms=False):
            pass
        expect(self.confirm).to_be_visible()
