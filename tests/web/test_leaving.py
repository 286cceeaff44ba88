"""The ways out of a game, in the table's menu: each says what it means."""

from playwright.sync_api import Page, expect

from tests.web.browsers import PHONE, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, against_bots, begin, new_table, play_out, words


def press_in_menu(page: Page, way: str, sure: bool) -> None:
    page.get_by_role("button", name=words("board-menu"), exact=True).click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=words(f"leave-{way}"), exact=True).click()
    if sure:
        confirm = menu.get_by_role("button", name=words(f"leave-{way}-sure"), exact=True)
        expect(confirm).to_be_focused()
        assert_accessible(page)
        assert_no_sideways_scrolling(page)
        confirm.click()


def test_a_game_against_bots_is_discarded(visit: Visit) -> None:
    anna = visit(size=PHONE)
    page = anna.open(f"t/{against_bots(anna)}")
    Player(page).until_confirmed(1)
    press_in_menu(page, "discard", sure=True)
    expect(page.get_by_role("button", name=words("home-play-now"), exact=True)).to_be_visible()
    assert anna.request("GET", "api/me/tables")["tables"] == []


def test_a_seat_is_given_to_a_bot_and_then_resigned(visit: Visit) -> None:
    anna, ugo = visit(name="Anna"), visit(name="Ugo", size=PHONE)
    table = new_table(anna, OPEN)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    here, there = Player(anna.open(f"t/{table}")), ugo.open(f"t/{table}")
    here.until_confirmed(1)
    press_in_menu(there, "bot", sure=False)
    back = there.get_by_role("button", name=words("away-come-back"))
    expect(back).to_be_visible()
    press_in_menu(there, "hide", sure=False)
    expect(there.get_by_role("button", name=words("home-play-now"), exact=True)).to_be_visible()
    expect(there.get_by_role("heading", name=words("home-continue"), exact=True)).to_be_hidden()
    there.goto(f"{ugo.url}t/{table}")
    press_in_menu(there, "resign", sure=True)
    expect(back).to_be_hidden()
    play_out(anna, table)
    for page in (here.page, there):
        expect(page.get_by_role("list", name=words("end-standing"))).to_contain_text(words("end-resigned", name="Ugo"))
    expect(here.page.get_by_text(words("end-how-resigned", name="Ugo"), exact=True)).to_be_visible()
    assert_accessible(here.page)
