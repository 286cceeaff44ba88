"""A real browser in front of a real server. Whatever a page complains about fails the test that opened it."""

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Response,
    TimeoutError,
    expect,
)

from lucca.server.web.webapp import read_webapp
from tests import waiting
from tests.web.presses import NOTE_PRESSES

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 1000 * waiting.PATIENCE
"""In milliseconds, as browsers count."""
SLOWER = float(os.environ.get("LUCCA_TEST_BROWSER_SLOWER", "1"))
"""How many times slower than this machine every page is to think it is."""
EXPERIENCED = {"hasAnswered": True, "hasPlayed": True}
"""What the page stores about visitors who have played on their device."""
LANGUAGES = ("en", "it", "fr", "ja")
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1440, "height": 900}
expect.set_options(timeout=PATIENCE)


def why_not() -> str | None:
    """What keeps browser tests from running here."""
    if CHROMIUM is None:
        return "NO BROWSER TESTS: chromium is not installed; `make test` installs it on Debian as root"
    if read_webapp() is None:
        return "NO BROWSER TESTS: the webapp is not built; run `make web`"
    if not AXE.is_file():
        return "NO BROWSER TESTS: what `make web` installs is missing"
    return None


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])


@dataclass
class Visitor:
    """A player with a browser of their own: cookies, settings, windows."""

    context: BrowserContext
    url: str
    """Of the server, with a slash at the end."""
    complaints: list[str] = field(default_factory=list)
    minds_outages: bool = True
    """Whether a server that does not answer is a mistake."""

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("response", self._see)
        page.goto(f"{self.url}{path}")
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        """Browsers also tell of refusals and lost connections, which pages are prepared for."""
        if message.type not in ("error", "warning"):
            return
        address = message.location.get("url", "")
        is_refusal = message.text.startswith("Failed to load resource") and not address.startswith(f"{self.url}assets/")
        is_outage = message.text.startswith(("WebSocket connection to", "Failed to load resource"))
        if not is_refusal and not (is_outage and not self.minds_outages):
            self.complaints.append(f"console: {message.text} ({address})")

    def _see(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status} {response.url}")

    def request(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        """What a page of this visitor would ask the server for."""
        headers = {"content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(
            f"{self.url}{path}", method=method, data=data, headers=headers, ignore_https_errors=True
        )
        assert answer.status == status if status else answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None


def _slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@contextlib.contextmanager
def visitor(
    browser: Browser,
    url: str,
    *,
    language: str = "en",
    theme: str = "light",
    motion: str = "instant",
    size: dict[str, int] = LAPTOP,
    name: str | None = None,
    is_new: bool = False,
    **options: Any,
) -> Iterator[Visitor]:
    """Settings are those of a first visit: what the page changes later stays.

    Only visitors who are new are asked whether they know the game; all others have played on their device.
    """
    stored: dict[str, Any] = {"lucca-settings": {"language": language, "theme": theme, "motion": motion}}
    if not is_new:
        stored["lucca-experience"] = EXPERIENCED
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=size["width"] < 600,
        is_mobile=size["width"] < 600,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        **options,
    )
    for key, value in stored.items():
        text = json.dumps(value)
        context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {text!r})")
    context.add_init_script(NOTE_PRESSES)
    if SLOWER != 1:
        context.on("page", _slow_down)
    one = Visitor(context, url)
    try:
        if name is not None:
            one.request("PUT", "api/me", {"name": name})
        yield one
        assert not one.complaints, "\n".join(one.complaints)
    finally:
        context.close()


# --- what every page must be ------------------------------------------------------------------------------------------


def settle(page: Page) -> None:
    """Until the screen is there: its heading, and nothing that is still being loaded."""
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8") + "; window.axe = axe; undefined")
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    told = [
        f"{one['id']} ({one['impact']}): {one['help']}\n    " + "\n    ".join(_node(node) for node in one["nodes"][:4])
        for one in found
    ]
    assert not told, f"{page.url}\n" + "\n".join(told)


def leave_out_drawings(page: Page) -> None:
    """A picture has its name as a whole; axe would look at each of its many lines. The page is not to be used again."""
    page.evaluate("for (const picture of document.querySelectorAll('svg')) picture.replaceChildren()")


def _node(node: dict[str, Any]) -> str:
    reasons = [check["message"] for check in [*node["any"], *node["all"], *node["none"]]]
    return f"{node['html'][:160]}: {'; '.join(reasons)[:240]}"


_FITS = """() => {
  const wide = document.documentElement.clientWidth;
  return document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide;
}"""
_SPILLING = """() => {
  const wide = document.documentElement.clientWidth;
  const all = [...document.querySelectorAll("body *:not(svg *)")];
  const beyond = all.filter((one) => one.getBoundingClientRect().right > wide + 1);
  return beyond.slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
}"""


def assert_no_sideways_scrolling(page: Page) -> None:
    try:
        page.wait_for_function(_FITS, timeout=PATIENCE / 6)
    except TimeoutError:
        raise AssertionError(f"{page.url} is wider than the window:\n" + "\n".join(page.evaluate(_SPILLING))) from None


_SMALL = """() => {
  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent.trim() || parent.closest("svg, script, style, noscript, .sr-only")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 11 && parent.checkVisibility()) small.set(text.textContent.trim().slice(0, 40), size);
  }
  return [...small];
}"""


def assert_readable(page: Page) -> None:
    """No text is smaller than 11 pixels."""
    small = page.evaluate(_SMALL)
    assert not small, f"{page.url}: {small}"


def texts_that_are_missing(page: Page) -> list[str]:
    """Keys that no catalogue knows are shown in these brackets."""
    found: list[str] = page.evaluate("document.body.innerHTML.match(/⟦[^⟧]*⟧/g) ?? []")
    return found
