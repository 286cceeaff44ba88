"""While a game is played nothing moves but what the game moves."""

import pytest

from tests.web.browsers import LAPTOP, PHONE
from tests.web.conftest import Visit
from tests.web.playing import against_bots
from tests.web.steadiness import QUIET, WATCH, Quick

LARGER_PHONE = {"width": 412, "height": 915}


@pytest.mark.parametrize("size", [PHONE, LARGER_PHONE, LAPTOP], ids=["phone", "larger phone", "laptop"])
def test_nothing_moves_by_itself_or_upon_a_press(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(size=size)
    anna.context.add_init_script(WATCH)
    page = anna.open(f"t/{against_bots(anna, players=4)}")
    player = Quick(page, taps=size["width"] < 600)
    player.until_confirmed(1)  # the starting cards: then the Quarters appear
    page.evaluate("measured.shifts = []")
    player.until_confirmed(3)
    assert page.evaluate("measured.shifts") == []
    page.reload()
    page.locator(".choices button").first.wait_for()
    page.evaluate(QUIET)
    assert page.evaluate("measured.shifts") == [], "while the table was opened"


def test_a_small_phone_shows_the_whole_table(visit: Visit) -> None:
    """Nothing lies behind the tray, so every target can be seen."""
    anna = visit(size=PHONE)
    for players in (2, 4, 5):
        page = anna.open(f"t/{against_bots(anna, players=players)}")
        Quick(page, taps=True).until_confirmed(2)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.close()
