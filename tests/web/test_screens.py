"""Every screen, opened by its address: it is there, in every language, readable, and fits."""

import pytest

from tests.web.browsers import (
    LANGUAGES,
    LAPTOP,
    PHONE,
    assert_accessible,
    assert_no_sideways_scrolling,
    assert_readable,
    settle,
    texts_that_are_missing,
)
from tests.web.conftest import Visit

SCREENS = (
    "",
    "create",
    "same-device",
    "join",
    "games",
    "players",
    "settings",
    "replay",
    "rules",
    "rules/city-of-games",
    "gallery",
    "t/no-such-table",
    "players/no-such-player",
    "replay/no-such-game",
    "no/such/page",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible_and_fits(visit: Visit, screen: str, theme: str) -> None:
    size = PHONE if theme == "dark" else LAPTOP
    page = visit(theme=theme, size=size).open(screen)
    settle(page)
    assert_accessible(page)
    assert_readable(page)
    assert_no_sideways_scrolling(page)
    assert not texts_that_are_missing(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(visit: Visit, language: str) -> None:
    anna = visit(language=language, size=PHONE)
    for screen in SCREENS:
        page = anna.open(screen)
        settle(page)
        assert page.locator("html").get_attribute("lang") == language
        assert not texts_that_are_missing(page), screen
        assert_no_sideways_scrolling(page)
        page.close()
