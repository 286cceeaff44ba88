"""A visitor who has never played on this device: asked once, shown the goal, led through a game that is not rated."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lucca.bots.levels import DEFAULT_LEVEL
from tests.web.browsers import LANGUAGES, LAPTOP, PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import Player, words


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_guided_game_opens_with_the_goal_and_is_not_rated(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    anna = visit(is_new=True, language=language, size=size)
    page = anna.open()
    button(page, "home-play-now", language).click()
    button(page, "home-first-learn", language).click()
    goal = dialog(page, "learn-goal", language)
    expect(goal.get_by_role("listitem")).to_have_count(3)
    expect(button(page, "learn-begin", language)).to_be_in_viewport(ratio=1)
    assert_no_sideways_scrolling(page)
    game = game_at(page, anna)
    assert (levels(game), game["options"]["rated"]) == ({"apprentice"}, False)


def test_the_goal_is_read_by_keyboard_once_and_found_again_in_the_menu(visit: Visit) -> None:
    anna = visit(is_new=True)
    page = anna.open()
    page.get_by_text(words("home-learn"), exact=True).click()
    goal = dialog(page, "learn-goal")
    expect(goal).to_be_visible()
    assert_accessible(page)
    begin = button(page, "learn-begin")
    while not begin.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(goal).to_be_hidden()
    title = page.locator(".learn h2")
    expect(title).to_be_visible()
    page.reload()
    expect(title).to_be_visible()
    expect(goal).to_be_hidden()
    button(page, "board-menu").click()
    button(page, "board-goal").click()
    expect(goal).to_be_visible()
    begin.click()
    expect(goal).to_be_hidden()
    Player(page).until_confirmed(1)
