"""After a game: those who played are asked to the next one, and no stranger takes their seats."""

from playwright.sync_api import Page, expect

from tests.web.browsers import PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import OPEN, begin, new_table, play_out, words


def _after_a_game(anna: Visitor, ugo: Visitor, lea: Visitor) -> tuple[Page, Page, Page]:
    """What those two see who played, and a spectator, once Anna has asked for a rematch."""
    table = new_table(anna, OPEN)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    ugo.request("DELETE", f"api/tables/{table}/seats")
    play_out(anna, table)
    here, there, watching = (one.open(f"t/{table}") for one in (anna, ugo, lea))
    watching.bring_to_front()
    here.get_by_role("button", name=words("end-rematch"), exact=True).click()
    watching.get_by_role("link", name=words("end-watch-rematch"), exact=True).click()
    return here, there, watching


def test_the_seats_of_a_rematch_are_for_those_who_played(visit: Visit) -> None:
    anna, ugo, lea = visit(name="Anna"), visit(name="Ugo", size=PHONE), visit(name="Lea")
    here, there, watching = _after_a_game(anna, ugo, lea)
    expect(watching.get_by_text(words("waiting-reserved-for", name="Ugo"), exact=True)).to_be_visible()
    expect(watching.get_by_text(words("waiting-all-reserved"))).to_be_visible()
    expect(watching.get_by_role("button", name=words("waiting-sit-here"))).to_be_hidden()
    expect(watching.get_by_role("button", name=words("waiting-sit"), exact=True)).to_be_hidden()
    assert_accessible(watching)

    asked = there.get_by_role("region", name=words("end-rematch-offered", name="Anna"))
    expect(asked).to_be_visible()
    expect(there.locator("[aria-live=assertive]")).to_contain_text(words("end-rematch-offered", name="Anna"))
    assert_accessible(there)
    assert_no_sideways_scrolling(there)
    asked.get_by_role("button", name=words("end-rematch-join"), exact=True).click()
    expect(there.get_by_role("heading", name=words("waiting-title", name="Anna"))).to_be_visible()
    expect(there.get_by_text(words("waiting-that-is-you"), exact=True)).to_be_visible()
    expect(watching.get_by_text(words("waiting-full-watch"))).to_be_visible()

    # The host removes a player, and thinks better of it.
    here.get_by_role("button", name=words("waiting-remove-one", name="Ugo"), exact=True).click()
    expect(there.get_by_text(words("waiting-removed-you"), exact=True)).to_be_visible()
    expect(there.locator("[aria-live=assertive]")).to_contain_text(words("waiting-removed-you"))
    sit = there.get_by_role("button", name=words("waiting-sit"), exact=True)
    expect(sit).to_be_hidden()
    assert_accessible(there)
    assert_accessible(here)
    here.get_by_role("button", name=words("waiting-readmit")).click()
    sit.click()
    expect(here.get_by_role("button", name=words("waiting-remove-one", name="Ugo"), exact=True)).to_be_visible()


def test_home_tells_of_a_rematch_too(visit: Visit) -> None:
    anna, ugo, lea = visit(name="Anna"), visit(name="Ugo", size=PHONE), visit(name="Lea")
    _, there, watching = _after_a_game(anna, ugo, lea)
    expect(there.get_by_role("region", name=words("end-rematch-offered", name="Anna"))).to_be_visible()
    ugo.context.add_init_script("localStorage.setItem('lucca-known', 'true')")  # as after playing in this browser
    home = ugo.open()
    asked = home.get_by_role("link").filter(has_text=words("end-rematch-offered", name="Anna"))
    expect(asked).to_contain_text(words("home-continue-reserved"))
    assert_accessible(home)
    assert_no_sideways_scrolling(home)
    asked.click()
    expect(home.get_by_role("heading", name=words("waiting-title", name="Anna"))).to_be_visible()
    home.go_back()
    home.get_by_role("button", name=words("home-continue-decline", name="Anna"), exact=True).click()
    expect(asked).to_be_hidden()
    expect(watching.get_by_role("button", name=words("waiting-sit-here"))).to_be_visible()


def test_a_player_who_wants_no_rematch_leaves_the_seat_to_others(visit: Visit) -> None:
    anna, ugo, lea = visit(name="Anna"), visit(name="Ugo"), visit(name="Lea")
    here, there, watching = _after_a_game(anna, ugo, lea)
    asked = there.get_by_role("region", name=words("end-rematch-offered", name="Anna"))
    asked.get_by_role("button", name=words("end-rematch-decline"), exact=True).click()
    expect(asked).to_be_hidden()
    watching.get_by_role("button", name=words("waiting-sit-here")).click()
    expect(watching.get_by_text(words("waiting-that-is-you"), exact=True)).to_be_visible()
    expect(here.get_by_text("Lea", exact=True)).to_be_visible()
