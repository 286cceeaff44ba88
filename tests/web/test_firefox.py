"""Another browser than Chromium, as far as it goes: some turns, and nothing to complain about."""

import json
from pathlib import Path

import pytest

from tests.server.processes import Node
from tests.web.browsers import LAPTOP, why_not
from tests.web.firefox import FIREFOX, Window, firefox
from tests.web.playing import words
from tests.web.steadiness import NEXT

_SETTINGS = """[
  localStorage.setItem("lucca-settings", JSON.stringify({ language: "en", motion: "instant" })),
  localStorage.setItem("lucca-known", "true"),
  localStorage.setItem("lucca-play-now", JSON.stringify({ players: 3, level: "apprentice" })),
]"""
_CENTRE = """((button) => {
  if (!button) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})"""
_TRAY = "document.querySelector('.tray').innerText"


def press_button(window: Window, text: str) -> None:
    button = f"[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === {json.dumps(text)})"
    place = window.wait_for(f"{_CENTRE}({button})")
    window.click(place["x"], place["y"])


@pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed; on Debian: tools/system-packages firefox-esr")
def test_some_turns_in_firefox(node: Node, tmp_path: Path) -> None:
    if (reason := why_not()) is not None:
        pytest.fail(reason, pytrace=False)
    home = f"http://127.0.0.1:{node.port}/"
    with firefox(tmp_path, LAPTOP["width"], LAPTOP["height"]) as window:
        window.open(home)
        window.evaluate(_SETTINGS)
        window.open(home)
        press_button(window, words("home-play-now"))
        confirmed = 0
        for step in range(100):
            found = window.wait_for(f"({NEXT})({step})")
            before = window.evaluate(_TRAY)
            window.click(found["x"], found["y"])
            window.wait_for(f"{_TRAY} !== {json.dumps(before)}")
            confirmed += found["confirms"]
            if confirmed == 4:
                break
        assert confirmed == 4
        assert window.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert window.complaints == []
