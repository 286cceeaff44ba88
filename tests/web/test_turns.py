"""Whose turn it is: in the window's title, on its icon, and among the tables to continue; and turns of others."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsers import LAPTOP, PHONE, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, against_bots, begin, new_table, words

RELAXED = {"kind": "relaxed", "turn_seconds": 36_000, "bank_seconds": 0}


def test_the_window_says_that_it_is_ones_turn_and_home_what_waits(visit: Visit) -> None:
    anna, berta = visit(name="Anna"), visit(name="Berta")
    table = new_table(anna, OPEN, pace=RELAXED)
    berta.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    anna.context.add_init_script("localStorage.setItem('lucca-known', 'true')")  # as after playing in this browser
    home = anna.open()
    line = home.get_by_role("link").filter(has_text="Berta")
    expect(line).to_contain_text(words("title-your-turn"))
    expect(line).to_contain_text("9 h left")
    line.click()
    expect(home).to_have_title(re.compile(f"^● {words('title-your-turn')} — "))
    expect(home.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn.svg$"))
    Player(home).until_confirmed(1)
    expect(home).to_have_title(re.compile("^(?!●)"))
    expect(home.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon.svg$"))
    again = anna.open()
    expect(again.get_by_role("link").filter(has_text="Berta")).to_contain_text(words("home-continue-running"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_turns_of_others_are_looked_at_step_by_step(visit: Visit, size: dict[str, int]) -> None:
    """In every round of four players, two of the others play one after the other, or before the next deal."""
    anna = visit(name="Anna", size=size)
    page = anna.open(f"t/{against_bots(anna, players=4)}")
    page.get_by_role("button", name=words("board-menu"), exact=True).click()
    page.get_by_role("switch", name=words("settings-step-by-step")).press(" ")
    page.keyboard.press("Escape")
    player, stops = Player(page), 0
    onward = page.locator("button:not([aria-disabled=true])").filter(
        has_text=re.compile(rf"^\s*{words('board-stepping-next')}\s*$")
    )
    while player.confirmed < 3:
        expect(onward.or_(player.choices).or_(player.confirm).first).to_be_visible()
        if not onward.is_visible():
            player.step()
            continue
        expect(page.locator("#tray-title")).to_contain_text("to see")
        expect(page.get_by_text(words("wait-bot-thinks"))).to_have_count(0)  # it has played meanwhile
        if stops == 0:
            assert_accessible(page)
            assert_no_sideways_scrolling(page)
        page.keyboard.press("n")
        stops += 1
    assert stops > 1
