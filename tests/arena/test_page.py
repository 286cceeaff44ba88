"""The report as a page."""

import re
from html.parser import HTMLParser

import pytest

from lucca.arena.ledger import Ledger
from lucca.arena.page import page
from lucca.arena.report import make_report
from lucca.arena.settings import settings
from tests.arena.runs import quick

_WITHOUT_END = {"meta", "wbr"}


class Structure(HTMLParser):
    """Sees that every element is closed, and collects what is said and what is fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said = ""
        self.tags: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {name for name, _ in attrs} & {"src", "href"}
        if tag not in _WITHOUT_END:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.said += data


def test_the_page_of_a_match() -> None:
    report = quick("builder", "random")
    shown = Structure(page(report))
    wins = report.matches[0].wins
    assert wins is not None
    assert f"builder against two copies of random wins {100 * wins.mean:.1f} %" in shown.said
    assert "Wins of builder by seat" in shown.said
    assert "Openskill rating" in shown.said
    assert shown.tags.count("svg") == 6
    assert shown.tags.count("table") == 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_page_of_a_round_robin(players: int) -> None:
    shown = Structure(page(quick("builder", "random", "random", players=players, deals=4)))
    assert shown.tags.count("table") == 2
    assert shown.said.count("points") >= 6  # each against each other


def test_a_round_robin_of_very_many_is_a_list() -> None:
    shown = Structure(page(quick(*["random"] * 13, players=2, deals=1)))
    assert shown.tags.count("table") == 1
    assert shown.said.count("random #13 against ") == 12


def test_the_page_needs_nothing_else() -> None:
    text = page(quick("builder", "random", deals=3))
    assert "prefers-color-scheme: dark" in text
    assert set(re.findall(r"https?://[^\"'<\s]*", text)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in text
    assert "<script" not in text


def test_names_cannot_break_the_page() -> None:
    text = page(quick("exec:env X=<b>&amp; true", "random", deals=1))
    Structure(text)
    assert "<b>" not in text
    assert "X=&lt;b&gt;&amp;amp;" in text


def test_faults_are_told() -> None:
    said = Structure(page(quick("tests.arena.bots:Cheat", "random", deals=2))).said
    assert "tests.arena.bots:Cheat: illegal 6 times, for example: turn 7: " in said


def test_a_run_that_has_not_begun_can_be_shown() -> None:
    said = Structure(page(make_report(Ledger(settings(["builder", "random"]), 5)))).said
    assert "(not finished)" in said
    assert "nothing to show yet" in said
