"""Whose turn it is: in the window's title, on its icon, and among the tables to continue."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, begin, new_table, words

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
