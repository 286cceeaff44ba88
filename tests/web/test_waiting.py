"""Those who wait see for whom and how long; whoever takes too long is played for, and may come back."""

from playwright.sync_api import expect

from tests.web.browsers import PHONE, Visitor, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, begin, new_table, words


def _two_at_a_table(visit: Visit, **options: object) -> tuple[Visitor, Visitor, str]:
    anna, ugo = visit(name="Anna", size=PHONE), visit(name="Ugo")
    table = new_table(anna, OPEN, **options)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    return anna, ugo, table


def test_who_is_waited_for_and_how_long(visit: Visit) -> None:
    anna, ugo, table = _two_at_a_table(visit)
    waiting = anna.context.new_page()
    waiting.clock.install()
    waiting.goto(f"{anna.url}t/{table}")
    there = ugo.open(f"t/{table}")
    Player(waiting).until_confirmed(1)
    tray = waiting.locator(".tray")
    expect(tray).to_contain_text("Ugo")
    expect(tray).to_contain_text(words("wait-chooses-start"))
    waiting.clock.fast_forward("03:10")
    expect(tray).to_contain_text("3 min")
    assert_accessible(waiting)
    there.close()
    expect(tray).to_contain_text(words("wait-not-here"))


def test_whoever_takes_too_long_is_played_for_and_comes_back(visit: Visit) -> None:
    quick = {"kind": "live", "turn_seconds": 15, "bank_seconds": 0}
    anna, ugo, table = _two_at_a_table(visit, pace=quick)
    here, there = Player(anna.open(f"t/{table}")), ugo.open(f"t/{table}")
    here.until_confirmed(1)
    back = there.get_by_role("button", name=words("away-come-back"))
    expect(back).to_be_visible()  # no move in time
    expect(there.get_by_text("Your time ran out").first).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    player = Player(there)
    while player.confirmed == 0:
        for one in (here, player):
            if one.can_act():
                one.step()
    expect(back).to_be_hidden()
