"""Whole games: by clicks, by keyboard, on a phone, with others, around one device, in all languages."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.web.browsers import (
    LANGUAGES,
    PHONE,
    assert_accessible,
    assert_no_sideways_scrolling,
    assert_readable,
    texts_that_are_missing,
)
from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, against_bots, begin, new_table, play_out, words

AN_EASY_GAME = "localStorage.setItem('lucca-play-now', JSON.stringify({ players: 3, level: 'apprentice' }))"


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """From the first page on; it ends with a result that can be looked at again."""
    anna = visit()
    anna.context.add_init_script(AN_EASY_GAME)
    page = anna.open()
    page.get_by_role("button", name=words("home-play-now"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    player = Player(page)
    player.until_confirmed(3)
    assert_accessible(page)
    assert_readable(page)
    player.to_the_end()
    assert player.confirmed > 5
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    assert not texts_that_are_missing(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the first page on: numbers choose and Enter confirms; the focus is always somewhere."""
    anna = visit()
    anna.context.add_init_script(AN_EASY_GAME)
    page = anna.open()
    start = page.get_by_role("button", name=words("home-play-now"), exact=True)
    expect(start).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    player = Player(page)
    had_focus = False

    def by_key(target: Locator) -> None:
        page.keyboard.press(target.get_attribute("aria-keyshortcuts") or "Enter")
        nonlocal had_focus
        has_focus = page.evaluate("document.activeElement !== null && document.activeElement !== document.body")
        assert has_focus or not had_focus, "the focus is lost"
        had_focus = has_focus

    player.press = by_key
    player.until_confirmed(3)
    page.keyboard.press("1")
    page.keyboard.press("u")
    expect(player.choices.first).to_be_visible()
    player.to_the_end()
    assert player.confirmed > 5


def test_cards_are_dragged_to_their_places(visit: Visit) -> None:
    """A wall, and a palace; but a card that is let go elsewhere stays, and select-then-place works as before."""
    anna = visit()
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page)
    player.until_confirmed(1)
    own = page.locator("[data-quarter]", has=page.get_by_role("heading", name=words("board-quarter-own"), exact=True))
    hand = page.get_by_role("group", name=words("board-hand")).get_by_role("button")
    player.press(player.choices.first)
    expect(hand).to_have_count(3)

    def drag(target: Locator | None) -> None:
        box = hand.first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"], box["y"] - 30, steps=3)
        if target is None:
            page.mouse.move(4, 4, steps=3)
        else:
            place = target.bounding_box()
            assert place is not None
            page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
        page.mouse.up()

    drag(None)
    expect(hand).to_have_count(3)
    hand.first.click()
    drag(own.locator("[data-lit][data-place*=wall]").first)
    expect(hand).to_have_count(2)
    hand.first.click()
    drag(own.locator("[data-lit][data-place]").first)
    expect(hand).to_have_count(1)
    hand.first.click()
    own.locator("[data-lit][data-place]").first.click()
    expect(player.confirm).to_be_visible()
    player.until_confirmed(1)


def test_two_people_and_a_player_who_looks_on(visit: Visit) -> None:
    """Each in a browser of their own: an invitation, a whole game, the same result for all three."""
    anna, ugo, carla = (visit(name=name) for name in ("Anna", "Ugo", "Carla"))
    table = new_table(anna, OPEN)
    host, guest = anna.open(f"t/{table}"), ugo.open(f"t/{table}")
    guest.get_by_role("button", name=words("waiting-sit"), exact=True).click()
    host.get_by_role("button", name=words("waiting-start"), exact=True).click()
    players = [Player(host), Player(guest)]
    expect(players[0].choices.first).to_be_visible()
    onlooker = carla.open(f"t/{table}")
    for name in ("Anna", "Ugo"):
        expect(onlooker.get_by_role("heading", name=name).first).to_be_visible()
    assert not onlooker.get_by_role("list", name=words("board-choices")).is_visible()
    while not players[0].end.first.is_visible():
        for player in players:
            while player.can_act():
                player.step()
    for page in (host, guest, onlooker):
        expect(page.get_by_role("list", name=words("end-standing"))).to_be_visible()
    assert_accessible(onlooker)


def test_the_city_with_celebration_for_two(visit: Visit) -> None:
    """A pick for the City is a move of its own: from one of two triplets, or from the one that the first has left."""
    anna = visit(size=PHONE)
    page = anna.open(f"t/{against_bots(anna, players=2, celebration=True)}")
    player = Player(page, press=Locator.tap)
    player.until_confirmed(4)
    assert_accessible(page)
    assert_no_sideways_scrolling(page)
    while words("board-ask-city") not in page.locator("#tray-title").inner_text():
        player.step()
    heard: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.reload()
    player.wait()
    triplets = json.loads(heard[0])["table"]["game"]["triplets"]
    expect(page.locator("[data-triplet] [data-card]")).to_have_count(sum(map(len, filter(None, triplets))))
    player.to_the_end()
    assert words("board-confirm-city") in player.seen


def test_four_people_around_one_device(visit: Visit) -> None:
    """Nobody sees another's starting cards; then they hand the device on, turn by turn."""
    anna = visit(name="Anna")
    others = [{"kind": "local", "name": name} for name in ("Berta", "Carlo", "Dora")]
    table = new_table(anna, *others)
    begin(anna, table)
    page = anna.open(f"t/{table}")
    player = Player(page)
    for name in ("Anna", "Berta", "Carlo", "Dora"):
        take = page.get_by_role("button", name=words("handover-take", name=name), exact=True)
        expect(take).to_be_visible()
        expect(player.choices.first).to_be_hidden()
        player.until_confirmed(1)
    while not player.handover.is_visible():  # the last to choose may be the first to play
        player.step()
    assert_accessible(page)
    player.until_confirmed(8)
    play_out(anna, table)
    expect(page.get_by_role("list", name=words("end-standing"))).to_be_visible()
    assert_accessible(page)


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    anna = visit()
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page)
    for language in [*LANGUAGES[1:], "en"]:
        player.until_confirmed(1)
        expect(player.choices.first).to_be_visible()
        page.get_by_role("button", name=player.words("board-menu"), exact=True).click()
        page.get_by_role("combobox", name=player.words("settings-language")).select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        page.keyboard.press("Escape")
        player.language = language
        expect(player.choices.first).to_be_visible()
        assert not texts_that_are_missing(page)
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert_no_sideways_scrolling(page)
        page.set_viewport_size({"width": 1440, "height": 900})
    player.until_confirmed(1)
