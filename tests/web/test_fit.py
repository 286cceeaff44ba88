"""Small screens: every word that asks or offers something can be read whole, and no drawer hides its own buttons."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import (
    LANGUAGES,
    LAPTOP,
    PHONE,
    TABLET,
    Visitor,
    assert_accessible,
    assert_no_sideways_scrolling,
)
from tests.web.conftest import Visit
from tests.web.playing import A_BOT, OPEN, Player, against_bots, begin, new_table, words
from tests.web.test_replay import a_finished_game

_CUT = """() => {
  const told = [
    ".tray h2", ".tray .steps li", ".choices button", ".choices .text", ".actions .btn", ".hand .note",
    ".triplet .below", ".triplet .short-name > span", ".scene .board",
  ];
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const all = told.flatMap((what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()));
  const cut = all.filter((one) => one.clientWidth > 0 && isCut(one)).map((one) => one.textContent.trim());
  const beyond = [...document.querySelectorAll(".opponent .short-name")].filter((name) => {
    const numbers = document.createRange();
    numbers.selectNodeContents(name);
    return numbers.getBoundingClientRect().right > name.closest("header").getBoundingClientRect().right;
  });
  return [...cut, ...beyond.map((name) => name.textContent)];
}"""


def assert_nothing_cut(page: Page) -> None:
    cut = page.evaluate(_CUT)
    assert not cut, cut


LONGER_WORDS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LONGER_WORDS)
def test_nothing_that_is_asked_or_offered_is_cut(visit: Visit, language: str) -> None:
    anna = visit(size=PHONE, language=language)
    for wish in ({"players": 5}, {"players": 2, "celebration": True}):
        page = anna.open(f"t/{against_bots(anna, **wish)}")
        player = Player(page, language, press=Locator.tap)
        while player.confirmed < 3:
            player.wait()
            for size in (PHONE, TABLET):
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                assert_nothing_cut(page)
            player.step()
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_clock_the_question_is_read_whole(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    half_an_hour = {"kind": "live", "turn_seconds": 1800, "bank_seconds": 600}
    table = new_table(anna, A_BOT, pace=half_an_hour, celebration=True)
    begin(anna, table)
    page = anna.open(f"t/{table}")
    player = Player(page, language)
    while player.confirmed < 3:
        player.wait()
        expect(page.locator(".tray .clock")).to_be_visible()
        for size in (PHONE, TABLET, LAPTOP):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert_nothing_cut(page)
        player.step()


_COVERED_BY_HINTS = """() => {
  const spokenOf = { market: ".triplet, .tray", start: ".triplet, .starting, .actions", quarter: ".own" };
  const hint = document.querySelector(".learn .card");
  if (hint === null) return [];
  const card = hint.getBoundingClientRect();
  const isCovered = ({ top, bottom }) => card.top < bottom - 1 && top < card.bottom - 1;
  const parts = [...document.querySelectorAll(spokenOf[hint.closest(".learn").dataset.about])];
  return parts.filter((part) => isCovered(part.getBoundingClientRect())).map((part) => part.className);
}"""


def test_a_hint_leaves_what_it_speaks_of_uncovered(visit: Visit) -> None:
    anna = visit(size=PHONE)
    page = anna.open()
    page.get_by_text(words("home-learn"), exact=True).tap()
    page.get_by_role("button", name=words("learn-begin"), exact=True).tap()
    player = Player(page, press=Locator.tap)
    title = page.locator(".learn h2, .learn .fold")
    told = set()
    while player.confirmed < 3:
        player.wait()
        if not player.confirm.is_visible():
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            told |= set(title.all_inner_texts())
            assert page.evaluate(_COVERED_BY_HINTS) == []
            for understood in page.locator(".learn .card .primary").all():
                understood.tap()
        player.step()
    assert len(told) > 3


_SCREENS = [(360, 740), (740, 360), (768, 1024), (1024, 768), (1024, 1366)]
_OVERLAPPING = """() => {
  const parts = [".opponent", ".triplet", ".own", "aside > *"].flatMap((what) => [...document.querySelectorAll(what)]);
  const all = parts.map((one) => [one, one.getBoundingClientRect()]);
  const isOver = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap(([one, at], index) =>
    all.slice(index + 1)
      .filter(([, other]) => isOver(at, other))
      .map(([other]) => `${one.className} and ${other.className}`));
}"""


def test_no_part_of_a_table_lies_upon_another(visit: Visit) -> None:
    anna = visit()
    pages = [anna.open(f"replay/{a_finished_game(anna, players=players)}") for players in (3, 5)]
    playing = anna.open(f"t/{against_bots(anna, players=5)}")
    Player(playing).until_confirmed(1)
    for page in (*pages, playing):
        expect(page.locator(".triplet")).not_to_have_count(0)
        for width, height in _SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate(_OVERLAPPING) == [], f"{page.url} {width} x {height}"
        page.close()


def test_what_one_comes_for_is_seen_at_once(visit: Visit) -> None:
    anna = visit(size=PHONE)
    page = anna.open("create")
    expect(page.get_by_role("button", name=words("create-open"))).to_be_in_viewport(ratio=1)
    page = anna.open(f"t/{new_table(anna, OPEN, OPEN)}")
    expect(page.get_by_role("button", name=words("waiting-copy-link"))).to_be_in_viewport(ratio=1)


def test_bots_of_one_level_are_told_apart(visit: Visit) -> None:
    anna = visit(size=PHONE)
    page = anna.open(f"t/{against_bots(anna, players=4)}")
    Player(page).until_confirmed(1)
    for number in (1, 2, 3):
        name = page.locator(".opponent .short-name").nth(number - 1)
        expect(name).to_have_text(f"{words('level-apprentice')}\u00a0{number}")
        assert_nothing_cut(page)


def test_long_names_beside_high_palaces(visit: Visit) -> None:
    """Palaces of all Quarters stand on the ground, and however high they are, names and numbers stay above them."""
    anna = visit(name="W" * 30, size=PHONE)
    table = new_table(anna, {"kind": "local", "name": "M" * 30}, {"kind": "local", "name": "漢" * 30})
    begin(anna, table)
    page = anna.open(f"t/{table}")
    Player(page).until_confirmed(12)
    header = "[...document.querySelectorAll('.opponent header, .scene header')]"
    assert page.evaluate(f"{header}.every((one) => one.getBoundingClientRect().right <= innerWidth)")
    assert page.evaluate(_ROOFS_ABOVE_NAMES) == []
    assert page.evaluate(_BESIDE_THE_GROUND) == []
    assert_no_sideways_scrolling(page)


_ROOFS_ABOVE_NAMES = """() => [...document.querySelectorAll("[data-quarter]")].flatMap((quarter) => {
  const below = quarter.querySelector("header").getBoundingClientRect().bottom;
  return [...quarter.querySelectorAll(".lot [data-palace]")]
    .filter((palace) => palace.getBoundingClientRect().top < below - 2)
    .map((palace) => palace.dataset.palace);
})"""


_BESIDE_THE_GROUND = """() => [...document.querySelectorAll("[data-quarter]")].flatMap((quarter) => {
  const { bottom } = quarter.querySelector(".sky").getBoundingClientRect();
  return [...quarter.querySelectorAll(".lot [data-palace]")]
    .filter((palace) => Math.abs(palace.getBoundingClientRect().bottom - bottom) > 2)
    .map((palace) => palace.dataset.palace);
})"""


def test_a_turn_shown_again_on_a_phone(visit: Visit) -> None:
    anna = visit(size=PHONE)
    page = _after_some_turns(anna)
    page.locator("header .log").tap()
    page.get_by_role("button", name=words("log-again")).first.tap()
    before = page.get_by_role("button", name=words("again-before"), exact=True)
    after = page.get_by_role("button", name=words("again-after"), exact=True)
    expect(after).to_have_attribute("aria-pressed", "true")  # it has played by itself
    for door in (before, after, page.get_by_role("button", name=words("again-once-more"))):
        expect(door).to_be_in_viewport(ratio=1)
    before.tap()
    expect(page.get_by_role("list", name=words("again-cards")).get_by_role("img")).not_to_have_count(0)
    assert_no_sideways_scrolling(page)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(before).to_be_hidden()


def _after_some_turns(anna: Visitor) -> Page:
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page, press=Locator.tap)
    player.until_confirmed(3)
    expect(player.choices.first).to_be_visible()
    return page
