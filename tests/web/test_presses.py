"""A press on what looks pressable counts; only the second half of a double click, or of a held key, does not."""

from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import PHONE
from tests.web.conftest import Visit
from tests.web.playing import Player, against_bots, words

TRAY = "section[aria-labelledby=tray-title]"


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=words("board-undo"), exact=True)


def question(page: Page) -> str:
    """What is asked now, once it can be answered."""
    expect(page.locator(f"{TRAY}[aria-busy=false]")).to_be_attached()
    return page.locator(TRAY).get_attribute("data-question") or ""


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_first_turn(visit: Visit, **options: object) -> tuple[Page, Player]:
    anna = visit(**options)
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page)
    player.until_confirmed(1)
    expect(player.choices.first).to_be_visible()
    return page, player


def test_presses_at_one_spot_count_however_soon_they_come(visit: Visit) -> None:
    """Taking a triplet brings another list to the same spot: the next press there plays a card."""
    page, player = at_the_first_turn(visit)
    for _ in range(3):
        before = question(page)
        page.mouse.click(*middle(player.choices.first))
        expect(page.locator(TRAY)).not_to_have_attribute("data-question", before)


def test_a_double_click_is_one_press(visit: Visit) -> None:
    page, player = at_the_first_turn(visit)
    before = question(page)
    page.mouse.dblclick(*middle(player.choices.first))
    expect(page.locator(TRAY)).not_to_have_attribute("data-question", before)
    question(page)
    undo(page).click()
    expect(page.locator(TRAY)).to_have_attribute("data-question", before)


def test_a_key_that_is_held_down_decides_once(visit: Visit) -> None:
    page, player = at_the_first_turn(visit)
    before = question(page)
    player.choices.first.focus()
    for _ in range(6):
        page.keyboard.down("Enter")
    expect(page.locator(TRAY)).not_to_have_attribute("data-question", before)
    after = question(page)
    player.choices.first.focus()
    page.keyboard.down("Enter")  # it is still held
    page.keyboard.up("Enter")
    assert question(page) == after
    page.keyboard.press("u")
    expect(page.locator(TRAY)).to_have_attribute("data-question", before)


def test_undo_pressed_quickly_takes_back_as_often(visit: Visit) -> None:
    page, player = at_the_first_turn(visit)
    first = question(page)
    for _ in range(2):
        before = question(page)
        player.choices.first.click()
        expect(page.locator(TRAY)).not_to_have_attribute("data-question", before)
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(page.locator(TRAY)).to_have_attribute("data-question", first)


def test_what_cannot_be_answered_yet_looks_so(visit: Visit) -> None:
    """While an answer is under way nothing is lit as before, and a press on another choice changes nothing."""
    anna = visit(size=PHONE)
    anna.context.add_init_script(_SLOW_SENDING)
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page, press=Locator.tap)
    player.until_confirmed(1)
    expect(player.choices.first).to_be_visible()
    before = question(page)
    page.evaluate("window.holdSending()")
    player.choices.first.tap()
    expect(page.locator(f"{TRAY}[aria-busy=true]")).to_be_attached()
    lit = page.locator(f"{TRAY} [data-lit]").first
    expect(lit).to_have_css("opacity", "0.5")
    page.evaluate("window.releaseSending()")
    expect(page.locator(TRAY)).not_to_have_attribute("data-question", before)
    question(page)
    expect(page.locator(f"{TRAY} [data-lit]").first).to_have_css("opacity", "1")


_SLOW_SENDING = """
{
  const send = WebSocket.prototype.send;
  let held = null;
  WebSocket.prototype.send = function (data) {
    if (held === null) send.call(this, data);
    else held.push(() => send.call(this, data));
  };
  window.holdSending = () => { held = []; };
  window.releaseSending = () => { const all = held; held = null; for (const one of all) one(); };
}
"""
