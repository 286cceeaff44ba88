"""A visitor who has never played on this device: asked once, and not beaten at once."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from lucca.bots.levels import DEFAULT_LEVEL
from tests.web.browsers import Visitor, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import words


def button(page: Page, key: str, language: str = "en") -> Locator:
    return page.get_by_role("button", name=words(key, language), exact=True)


def dialog(page: Page, key: str, language: str = "en") -> Locator:
    return page.get_by_role("dialog", name=words(key, language), exact=True)


def game_at(page: Page, visitor: Visitor) -> Any:
    """The table that the page has come to, as lists show it."""
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    return visitor.request("GET", f"api/tables/{page.url.rsplit('/', 1)[-1]}")


def levels(game: Any) -> set[str]:
    return {seat["level"] for seat in game["seats"] if seat["kind"] == "bot"}


def test_the_first_time_is_asked_about_once_and_the_first_game_is_against_apprentices(visit: Visit) -> None:
    anna = visit(is_new=True)
    page = anna.open()
    button(page, "home-play-now").click()
    expect(dialog(page, "home-first")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")  # no answer
    expect(dialog(page, "home-first")).to_be_hidden()
    button(page, "home-play-now").click()
    button(page, "home-first-knows").click()
    first = game_at(page, anna)
    assert (levels(first), first["options"]["rated"]) == ({"apprentice"}, True)
    page.goto(anna.url)
    button(page, "home-play-now").click()
    assert levels(game_at(page, anna)) == {DEFAULT_LEVEL}


def test_a_level_that_was_chosen_counts_in_the_first_game_too(visit: Visit) -> None:
    anna = visit(is_new=True)
    page = anna.open()
    button(page, "home-change").click()
    form = dialog(page, "home-your-game")
    expect(form.get_by_role("radio", name=words("level-apprentice"), exact=True)).to_be_checked()
    expect(form.get_by_text(words("home-first-level"))).to_be_visible()
    form.get_by_role("radio", name=words("level-mason"), exact=True).check()
    expect(form.get_by_text(words("home-first-level"))).to_be_hidden()
    form.get_by_role("button", name=words("home-play-now"), exact=True).click()
    button(page, "home-first-knows").click()
    assert levels(game_at(page, anna)) == {"mason"}
