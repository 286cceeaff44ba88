"""How the table runs on a phone that is a quarter as fast: `make web-profile`. It measures, and judges nothing."""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.server.processes import Node
from tests.web.browsers import LAPTOP, PHONE, launch, visitor, why_not
from tests.web.playing import against_bots
from tests.web.sizes import report
from tests.web.steadiness import WATCH, Quick

SLOWER = 4
TURNS = 6
PAUSE = 700
"""Milliseconds after a press: more than half a second, so that what happens later is told apart from what it does."""


def measure(page: Page) -> dict[str, Any]:
    """What the browser itself has noticed since it was last asked."""
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    taken: dict[str, Any] = json.loads(
        page.evaluate(
            "(() => { const all = JSON.stringify(measured); measured.tasks = []; measured.shifts = []; return all })()"
        )
    )
    return taken


def tell(what: str, measured: dict[str, Any]) -> None:
    tasks = sorted((duration for _, duration in measured["tasks"]), reverse=True)
    print(f"{what}: longest tasks {', '.join(f'{task} ms' for task in tasks[:5]) or 'none over 50 ms'}")
    by_itself = [shift for shift in measured["shifts"] if not shift[1]]
    after_input = [shift for shift in measured["shifts"] if shift[1]]
    for kind, shifts in (("by itself", by_itself), ("within half a second of a click or key", after_input)):
        print(f"{what}: layout shifts {kind} {sum(shift[0] for shift in shifts):.4f}")
        for value, _, moved in sorted(shifts, reverse=True)[:3]:
            print(f"    {value:.4f} {moved[:100]}")


class Frames:
    """What the browser's compositor says of the pictures that it should have shown while something moved."""

    def __init__(self, page: Page, devtools: CDPSession) -> None:
        self._page = page
        self._devtools = devtools
        self._states: Counter[str] = Counter()
        self._is_over = False
        devtools.on("Tracing.dataCollected", self._take)
        devtools.on("Tracing.tracingComplete", self._end)

    def begin(self) -> None:
        categories = {"includedCategories": ["disabled-by-default-devtools.timeline.frame"]}
        self._devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})

    def tell(self, what: str) -> None:
        self._devtools.send("Tracing.end")
        while not self._is_over:
            self._page.wait_for_timeout(50)
        shown = self._states["STATE_PRESENTED_ALL"] + self._states["STATE_PRESENTED_PARTIAL"]
        wanted = shown + self._states["STATE_DROPPED"]
        print(f"{what}: {shown} of {wanted} pictures of what moves were shown ({shown / max(1, wanted):.0%})")

    def _take(self, chunk: dict[str, Any]) -> None:
        for event in chunk["value"]:
            if event["name"] == "PipelineReporter" and event["ph"] == "b":
                frame = event["args"]["frame_reporter"]
                if frame["has_compositor_animation"] or frame["has_main_animation"]:
                    self._states[frame["state"]] += 1

    def _end(self, _: dict[str, Any]) -> None:
        self._is_over = True


def main() -> None:
    if (reason := why_not()) is not None:
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Node(["--data", data], Path(data) / "log")
        server.start()
        try:
            browser = launch(playwright)
            for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
                url = f"http://127.0.0.1:{server.port}/"
                with visitor(browser, url, size=size, motion="normal", name="Anna") as anna:
                    anna.context.add_init_script(WATCH)
                    page = anna.open()
                    devtools = anna.context.new_cdp_session(page)
                    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                    tell(f"{name}, Home", measure(page))
                    page.goto(f"{url}t/{against_bots(anna, players=4)}")
                    player = Quick(page, taps=size["width"] < 600, pause=PAUSE)
                    player.until_confirmed(1)
                    tell(f"{name}, until the first turn", measure(page))
                    player.until_confirmed(TURNS)
                    tell(f"{name}, {TURNS} turns", measure(page))
                    page.goto(f"{url}t/{against_bots(anna, players=4)}")  # another game, as tracing costs time
                    player.until_confirmed(1)
                    frames = Frames(page, devtools)
                    frames.begin()
                    player.until_confirmed(TURNS // 2)
                    frames.tell(f"{name}, {TURNS // 2} turns")
        finally:
            server.kill()
    print(report())


if __name__ == "__main__":
    main()
