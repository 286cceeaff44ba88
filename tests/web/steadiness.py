"""Playing without a burden on the page: what a browser notices of itself is then the table's doing alone.

Finding buttons by their role, as `Player` does, takes the page's own thread a quarter of a second on a slow device.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Page

from tests.web.presses import press_until_answered

NEXT = """(steps) => {
  const confirm = document.querySelector('.tray .confirm:not([aria-disabled="true"])');
  const choices = document.querySelectorAll('.choices button:not([aria-disabled="true"])');
  const next = confirm ?? choices[(5 * steps) % Math.max(1, choices.length)];
  if (!next) return null;
  next.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = next.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, confirms: confirm !== null };
}"""
"""Where to press next, and whether that confirms; nothing while nothing can be pressed."""
QUIET = """() => new Promise((done) =>
  requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))))"""
"""Until the page has had time for all that it put off."""


@dataclass
class Quick:
    """A player who presses what the tray offers, at its place on the screen."""

    page: Page
    taps: bool = False
    pause: int = 0
    """Milliseconds for looking at what a press has changed, for measurements; otherwise until the page is quiet."""
    steps: int = 0

    def until_confirmed(self, moves: int) -> None:
        confirmed = 0
        while confirmed < moves:
            found: dict[str, Any] = self.page.wait_for_function(NEXT, arg=self.steps).json_value()
            self.steps += 1
            press = self.page.touchscreen.tap if self.taps else self.page.mouse.click
            press_until_answered(self.page, partial(press, found["x"], found["y"]))
            confirmed += found["confirms"]
            self._look()

    def _look(self) -> None:
        if self.pause:
            self.page.wait_for_timeout(self.pause)
        else:
            self.page.evaluate(QUIET)


WATCH = """
window.measured = { tasks: [], shifts: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) measured.tasks.push([Math.round(entry.startTime), Math.round(entry.duration)]);
}).observe({ type: "longtask", buffered: true });
const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "?";
const NEWS = "aside, .bar";
const lies = (inside, { left, top, right, bottom }) =>
  inside.left <= left && inside.top <= top && inside.right >= right && inside.bottom >= bottom;
const isNews = ({ node, currentRect }) =>
  node === null
    ? [...document.querySelectorAll(NEWS)].some((one) => lies(one.getBoundingClientRect(), currentRect))
    : (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(NEWS) != null;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.filter((source) => !isNews(source));
    const told = moved.map(({ node }) => named(node)).join(", ");
    if (moved.length > 0) measured.shifts.push([entry.value, entry.hadRecentInput, told]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""What changes its rank (the order of play, the standing, the log) moves because that is the news; nothing else may.
Browsers do not name what styles have put before an element, nor what is gone: it counts by its place."""
