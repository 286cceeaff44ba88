"""What happens seldom: servers that die, people who go away, links that lead nowhere, names without end."""

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import Node
from tests.web.browsers import (
    LAPTOP,
    PHONE,
    TABLET,
    assert_accessible,
    assert_no_sideways_scrolling,
    texts_that_are_missing,
)
from tests.web.conftest import Visit
from tests.web.playing import A_BOT, OPEN, Player, against_bots, begin, new_table, words

EMPTY = {
    "games": words("games-none-public"),
    "join": words("join-none"),
    "players": words("players-none", n="3"),
}
LONGEST = "Massimiliana della Gherardesca"


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> "Node":
    """A server of the test's own, to be killed."""
    folder = tmp_path_factory.mktemp("mortal")
    return Node(["--data", str(folder / "data")], folder / "log")


def test_a_server_that_is_killed_in_the_middle_of_a_turn(visit: Visit, mortal: Node) -> None:
    """The table stays, says that it reconnects, and goes on with the same unfinished turn when the server is back.

    A server that nobody has played at yet has empty lists, which say so; one that is asked to stop says goodbye.
    """
    mortal.start()
    try:
        anna = visit(url=f"http://127.0.0.1:{mortal.port}/")
        anna.minds_outages = False
        for screen, nothing in EMPTY.items():
            page = anna.open(screen)
            expect(page.get_by_text(nothing)).to_be_visible()
            page.close()
        page = anna.open(f"t/{against_bots(anna)}")
        player = Player(page)
        player.until_confirmed(2)
        player.draft()
        mortal.kill()
        lost = page.get_by_text(words("connection-lost"), exact=True)
        expect(lost).to_be_visible()
        expect(page.get_by_role("heading", name=words("board-quarter-own"))).to_be_visible()
        assert_accessible(page)
        mortal.start()
        expect(lost).to_be_hidden()
        expect(player.confirm).to_be_visible()
        player.until_confirmed(2)
        expect(player.choices.first).to_be_visible()
        mortal.stop()
        restarting = page.get_by_text(words("connection-restarting"), exact=True)
        expect(restarting.or_(lost).first).to_be_visible()
        mortal.start()
        expect(restarting.or_(lost).first).to_be_hidden()
        player.until_confirmed(1)
        page.close()
    finally:
        if mortal.process is not None and mortal.process.is_alive():
            mortal.kill()


def test_one_player_in_two_tabs(visit: Visit) -> None:
    """What is drafted in one is seen in the other at once, and either may confirm it."""
    anna = visit()
    table = against_bots(anna)
    one, other = Player(anna.open(f"t/{table}")), Player(anna.open(f"t/{table}"))
    one.page.bring_to_front()  # the other is painted once a second meanwhile
    one.until_confirmed(1)
    expect(other.choices.first).to_be_visible()
    one.draft()
    expect(other.confirm).to_be_visible()
    other.page.bring_to_front()
    other.page.get_by_role("button", name=words("board-undo"), exact=True).click()
    expect(one.choices.first).to_be_visible()
    one.page.bring_to_front()
    one.draft()
    other.page.bring_to_front()
    other.page.reload()
    expect(other.confirm).to_be_visible()
    other.until_confirmed(1)
    expect(one.confirm).to_be_hidden()
    one.page.bring_to_front()
    one.until_confirmed(1)
    expect(one.confirm).to_be_hidden()
    other.page.bring_to_front()
    other.page.reload()
    other.until_confirmed(1)


def test_an_opponent_who_goes_away_and_comes_back(visit: Visit) -> None:
    """A bot plays on; a player who comes back is asked to take over again."""
    anna, ugo = visit(name="Anna"), visit(name="Ugo", size=PHONE)
    table = new_table(anna, OPEN, A_BOT)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    here, there = Player(anna.open(f"t/{table}")), Player(ugo.open(f"t/{table}"))
    there.until_confirmed(1)
    ugo.request("DELETE", f"api/tables/{table}/seats")
    here.until_confirmed(2)
    back = there.page.get_by_role("button", name=words("away-come-back"))
    expect(back).to_be_visible()
    assert_accessible(there.page)
    back.click()
    expect(back).to_be_hidden()
    here.until_confirmed(1)
    there.until_confirmed(1)


def test_a_game_that_everybody_left_is_paused_until_one_comes_back(visit: Visit) -> None:
    anna, lea = visit(name="Anna", size=PHONE), visit(name="Lea")
    table = against_bots(anna)
    here, watching = Player(anna.open(f"t/{table}")), lea.open(f"t/{table}")
    here.until_confirmed(1)
    anna.request("DELETE", f"api/tables/{table}/seats")
    for page, about in ((here.page, "paused-about"), (watching, "paused-watch-about")):
        expect(page.locator(".notice")).to_contain_text(words(about))
        expect(page.get_by_role("heading", name=words("board-paused"))).to_be_visible()
        assert_accessible(page)
        assert_no_sideways_scrolling(page)
    anna.context.add_init_script("localStorage.setItem('lucca-known', 'true')")  # as if the page had asked to sit down
    home = anna.open()
    expect(home.get_by_role("link", name=words("home-continue-paused"))).to_be_visible()
    home.close()
    here.page.get_by_role("button", name=words("away-come-back")).click()
    for page in (here.page, watching):
        expect(page.locator(".notice")).to_be_hidden()
    here.until_confirmed(1)


_CARDS_THAT_NEVER_ARRIVE = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const moving = animate.apply(this, how);
  moving.pause();
  return moving;
};
"""


def test_taking_over_again_while_cards_move(visit: Visit) -> None:
    anna, ugo = visit(name="Anna"), visit(name="Ugo", motion="normal")
    table = new_table(anna, OPEN)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    ugo.context.add_init_script(_CARDS_THAT_NEVER_ARRIVE)
    here, there = Player(anna.open(f"t/{table}")), ugo.open(f"t/{table}")
    ugo.request("DELETE", f"api/tables/{table}/seats")
    back = there.get_by_role("button", name=words("away-come-back"))
    expect(back).to_be_visible()
    here.until_confirmed(2)
    expect(there.locator(".tray")).to_have_attribute("aria-busy", "true")
    back.click()
    expect(back).to_be_hidden()
    assert not anna.request("GET", f"api/tables/{table}")["seats"][1]["away"]


def test_a_spectator_is_told_so(visit: Visit) -> None:
    anna = visit(name="Anna")
    table = against_bots(anna)
    for size in (PHONE, LAPTOP):
        watching = visit(name="Lea", size=size).open(f"t/{table}")
        expect(watching.get_by_text(words("board-watching"), exact=True)).to_be_visible()
        assert_accessible(watching)
        assert_no_sideways_scrolling(watching)
    playing = anna.open(f"t/{table}")
    expect(Player(playing).choices.first).to_be_visible()
    expect(playing.get_by_text(words("board-watching"), exact=True)).to_be_hidden()


def test_a_table_that_is_full(visit: Visit) -> None:
    anna, ugo = visit(name="Anna"), visit(size=PHONE)
    table = new_table(anna, A_BOT)
    page = ugo.open(f"t/{table}")
    expect(page.get_by_text(words("waiting-full-watch"))).to_be_visible()
    expect(page.get_by_role("button", name=words("waiting-sit"), exact=True)).to_be_hidden()
    assert_accessible(page)
    assert_no_sideways_scrolling(page)


def test_a_table_that_lets_nobody_look_on(visit: Visit) -> None:
    anna, ugo = visit(name="Anna"), visit()
    table = new_table(anna, A_BOT, spectators=False)
    begin(anna, table)
    page = ugo.open(f"t/{table}")
    expect(page.get_by_role("heading", name=words("refused-closed-doors"))).to_be_visible()
    assert_accessible(page)


def test_a_link_that_leads_nowhere(visit: Visit) -> None:
    for size in (None, PHONE):
        anna = visit(**({} if size is None else {"size": size}))
        page = anna.open("t/no-such-table")
        expect(page.get_by_role("heading", name=words("refused-no-table"))).to_be_visible()
        page.get_by_role("link", name=words("to-home")).click()
        expect(page.get_by_role("button", name=words("home-play-now"), exact=True)).to_be_visible()


def test_very_long_names(visit: Visit) -> None:
    assert len(LONGEST) == 30
    anna = visit(name="W" * 30, size=PHONE)
    others = [{"kind": "local", "name": name} for name in (LONGEST, "漢" * 30, "i" * 30, "<b>&amp;</b>" + "x" * 18)]
    table = new_table(anna, *others)
    page = anna.open(f"t/{table}")
    expect(page.get_by_text(LONGEST).first).to_be_visible()
    assert_no_sideways_scrolling(page)
    begin(anna, table)
    Player(page).until_confirmed(6)
    for language in ("en", "ja"):
        page.evaluate("language => localStorage.setItem('lucca-settings', JSON.stringify({ language }))", language)
        page.reload()
        player = Player(page, language)
        player.step()
        expect(player.choices.first).to_be_visible()
        for size in (PHONE, TABLET, LAPTOP):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            assert_no_sideways_scrolling(page)
        assert not texts_that_are_missing(page)
        assert page.get_by_text("&", exact=True).count() == 0, "a name is text, not markup"


def test_twice_as_large(visit: Visit) -> None:
    """At 200 % zoom a window has half as many pixels of its own."""
    anna = visit(size={"width": 640, "height": 400}, device_scale_factor=2, name="Anna")
    page = anna.open(f"t/{against_bots(anna, players=5)}")
    player = Player(page)
    player.until_confirmed(2)
    expect(player.choices.first).to_be_visible()
    assert_no_sideways_scrolling(page)
    assert_accessible(page)


def test_a_double_click_and_a_right_click_do_no_harm(visit: Visit) -> None:
    anna = visit()
    page = anna.open(f"t/{against_bots(anna)}")
    player = Player(page)
    expect(player.choices.first).to_be_visible()
    player.choices.first.dblclick()
    player.draft()
    player.confirm.click(button="right")
    page.keyboard.press("Escape")
    player.confirm.dblclick()
    player.until_confirmed(2)


_LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const text = element?.closest("body > [aria-live], #app > [aria-live]")?.textContent.trim();
    if (text) window.heard.push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_slow_network_and_a_player_who_only_listens(visit: Visit) -> None:
    """Every turn is announced; what is pressed twice before an answer comes happens once."""
    anna = visit(size=PHONE)
    anna.context.add_init_script(_LISTEN)
    table = against_bots(anna)
    page = anna.open("settings")
    network = anna.context.new_cdp_session(page)
    slow = {"offline": False, "latency": 400, "downloadThroughput": 100_000, "uploadThroughput": 30_000}
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", slow)
    page.goto(f"{anna.url}t/{table}")
    player = Player(page, press=Locator.dblclick)
    player.until_confirmed(2)
    expect(player.choices.first).to_be_visible()
    heard = page.evaluate("window.heard")
    assert words("board-say-keep") in heard
    for turn in ("1", "2"):
        assert words("board-say-your-turn", turn=turn, turns="7") in heard
    assert [text for text in heard if words("board-say-complete") in text]
    assert_no_sideways_scrolling(page)
