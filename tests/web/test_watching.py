"""Those who look on: whose Quarter they see large, and what they say among themselves."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import LAPTOP, PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import OPEN, begin, new_table, play_out, words


def _game_of(visit: Visit, *names: str) -> tuple[str, list[Visitor]]:
    """A game that has begun."""
    players = [visit(name=name) for name in names]
    table = new_table(players[0], *[OPEN] * (len(players) - 1), pace={"kind": "none"})
    for player in players[1:]:
        player.request("POST", f"api/tables/{table}/seats", {})
    begin(players[0], table)
    return table, players


def _large(page: Page, name: str) -> Locator:
    """The heading above the large Quarter."""
    return page.locator(".scene").get_by_role("heading", name=words("board-quarter-of", name=name), exact=True)


def _show(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=words("board-show-large", name=name), exact=True)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_spectator_chooses_whose_quarter_is_large(visit: Visit, size: dict[str, int]) -> None:
    table, _ = _game_of(visit, "Anna", "Berta", "Carlo")
    page = visit(name="Lea", size=size).open(f"t/{table}")
    follow = page.get_by_role("button", name=words("board-follow"), exact=True)
    expect(_large(page, "Anna")).to_be_visible()
    expect(follow).to_have_attribute("aria-pressed", "true")
    _show(page, "Berta").click()
    expect(_large(page, "Berta")).to_be_focused()
    expect(_show(page, "Berta")).to_be_hidden()
    expect(follow).to_have_attribute("aria-pressed", "false")
    _show(page, "Anna").focus()
    page.keyboard.press("Enter")
    expect(_large(page, "Anna")).to_be_focused()
    page.keyboard.press("3")
    expect(_large(page, "Carlo")).to_be_visible()
    expect(page.locator("[aria-live=polite]").first).to_contain_text(words("board-quarter-of", name="Carlo"))
    assert_accessible(page)
    assert_no_sideways_scrolling(page)
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")


def test_players_read_what_spectators_say_after_the_game(visit: Visit) -> None:
    table, (anna, berta) = _game_of(visit, "Anna", "Berta")
    lea = visit(name="Lea", size=PHONE).open(f"t/{table}")
    nobody = visit().open(f"t/{table}")
    here = anna.open(f"t/{table}")
    for page in (lea, nobody, here):
        expect(page.locator(".scene").first).to_be_visible()
        page.keyboard.press("c")
    field = words("chat-placeholder-spectator")
    lea.get_by_label(field, exact=True).fill("She keeps red")
    lea.keyboard.press("Enter")
    line = nobody.get_by_role("log", name=words("panel-chat")).locator(".said")
    expect(line).to_contain_text("She keeps red")
    expect(line).to_contain_text(words("chat-spectator"))
    expect(lea.get_by_text(words("chat-spectator-about"), exact=True)).to_be_visible()
    assert_accessible(lea)
    assert_no_sideways_scrolling(lea)
    nobody.get_by_label(field, exact=True).fill("Does she?")  # by this, nobody becomes a guest
    nobody.keyboard.press("Enter")
    expect(line.last).to_contain_text(re.compile(rf"{words('you')}.*Does she\?", re.DOTALL))
    here.get_by_label(words("chat-placeholder"), exact=True).fill("Buona partita!")
    here.keyboard.press("Enter")
    said = here.get_by_role("log", name=words("panel-chat")).locator(".said")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Buona partita!")
    berta.request("DELETE", f"api/tables/{table}/seats")
    play_out(anna, table)
    expect(here.get_by_role("button", name=words("end-rematch"), exact=True)).to_be_visible()
    here.get_by_role("tab", name=words("panel-chat")).click()
    expect(said).to_have_count(3)
    expect(said.nth(0)).to_contain_text("She keeps red")
    expect(said.nth(0)).to_contain_text(words("chat-spectator"))
    expect(said.nth(1)).to_contain_text("Does she?")
    expect(said.nth(2)).to_contain_text("Buona partita!")
    assert_accessible(here)


def test_in_a_replay_one_chooses_whose_quarter_is_large(visit: Visit) -> None:
    table, (anna, berta) = _game_of(visit, "Anna", "Berta")
    berta.request("DELETE", f"api/tables/{table}/seats")
    play_out(anna, table)
    page = visit(size=PHONE).open(f"replay/{table}")
    expect(_large(page, "Anna")).to_be_visible()
    _show(page, "Berta").click()
    expect(_large(page, "Berta")).to_be_focused()
    page.keyboard.press("1")
    expect(_large(page, "Anna")).to_be_visible()
    assert_accessible(page)
