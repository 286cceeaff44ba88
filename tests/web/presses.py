"""What became of a press: the page asks something else, or it took the press for the second half of a double click.

Browsers count presses that follow each other closely (`detail`), and the page leaves the second one out if the first
has decided something. How soon the next one comes depends on the machine, so the player presses again then.
"""

from collections.abc import Callable

from playwright.sync_api import Page

NOTE_PRESSES = """
addEventListener("click", ({ detail }) => {
  const press = { detail, isHandled: false };
  window.lastPress = press;
  setTimeout(() => { press.isHandled = true; });
}, true);
"""
"""For every page, before its own scripts."""
QUESTION = "(document.querySelector('.tray')?.dataset.question ?? null)"
_OUTCOME = f"""(question) => {{
  if ({QUESTION} !== question) return "answered";
  const isBusy = document.querySelector(".tray").getAttribute("aria-busy") === "true";
  return window.lastPress?.isHandled && window.lastPress.detail === 2 && !isBusy ? "left out" : null;
}}"""


def press_until_answered(page: Page, press: Callable[[], None]) -> None:
    """Until the page asks something else, or nothing."""
    question = page.evaluate(QUESTION)
    while True:
        page.evaluate("window.lastPress = null")
        press()
        if page.wait_for_function(_OUTCOME, arg=question).json_value() == "answered":
            return
