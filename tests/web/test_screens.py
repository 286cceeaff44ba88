"""Every screen, opened by its address: it is there, in every language, readable, and fits.

English is checked together with the rest of a screen; in other languages only what a language can change.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from lucca.server.web.routes import ROUTES
from tests.web.browsers import (
    LANGUAGES,
    LAPTOP,
    PHONE,
    Visitor,
    assert_accessible,
    assert_no_sideways_scrolling,
    assert_readable,
    leave_out_drawings,
    settle,
    texts_that_are_missing,
)
from tests.web.conftest import Visit

SCREENS = (
    *(path.removeprefix("/") for paths in ROUTES.values() for path in paths if "{" not in path),
    "rules/city-of-games",
    "t/no-such-table",
    "players/no-such-player",
    "replay/no-such-game",
    "no/such/page",
)


def walk(anna: Visitor) -> Iterator[Page]:
    """From screen to screen by their addresses, in one window."""
    page = anna.open()
    for screen in SCREENS:
        page.goto(f"{anna.url}{screen}")
        settle(page)
        yield page


@pytest.mark.parametrize(("theme", "size"), [("light", LAPTOP), ("dark", PHONE)])
def test_every_screen_is_accessible_and_fits(visit: Visit, theme: str, size: dict[str, int]) -> None:
    for page in walk(visit(theme=theme, size=size)):
        assert_readable(page)
        assert_no_sideways_scrolling(page)
        assert not texts_that_are_missing(page), page.url
        leave_out_drawings(page)
        assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_screen_speaks_every_language(visit: Visit, language: str) -> None:
    for page in walk(visit(language=language, size=PHONE)):
        assert page.locator("html").get_attribute("lang") == language
        assert not texts_that_are_missing(page), page.url
        assert_no_sideways_scrolling(page)
