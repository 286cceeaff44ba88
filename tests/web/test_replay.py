"""Finished games: shown again, downloaded, uploaded; and files that are no records."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling, settle
from tests.web.conftest import Visit
from tests.web.playing import A_BOT, against_bots, begin, new_table, words


def a_finished_game(anna: Visitor) -> str:
    """Played by bots, since its only person has left."""
    table = new_table(anna, A_BOT, A_BOT)
    begin(anna, table)
    anna.request("DELETE", f"api/tables/{table}/seats")
    page = anna.context.new_page()
    page.goto(f"{anna.url}t/{table}")
    expect(page.get_by_role("list", name=words("end-standing"))).to_be_visible()
    page.close()
    return table


def test_a_finished_game_is_shown_again(visit: Visit) -> None:
    anna = visit(name="Anna")
    table = a_finished_game(anna)
    for size in (None, PHONE):
        page = anna.open(f"replay/{table}")
        if size is not None:
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator("[data-quarter]").first).to_be_visible()
        assert_accessible(page)
        assert_no_sideways_scrolling(page)
        page.close()


def upload(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_downloaded_and_shown_again_from_the_file(visit: Visit, tmp_path: Path) -> None:
    anna = visit(name="Anna")
    table = a_finished_game(anna)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(anna.request("GET", f"api/games/{table}/record")))
    page = visit().open("replay")
    upload(page, file)
    expect(page.locator("[data-quarter]").first).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (b"", "empty.json"),
        (b"\xff\xfe\x00", "noise.json"),
        (b'{"format": "other"}', "other.json"),
        (b"x" * 200_000, "long.json"),
    ],
)
def test_files_that_are_no_records_are_refused_with_the_reason(
    visit: Visit, tmp_path: Path, content: bytes, name: str
) -> None:
    (tmp_path / name).write_bytes(content)
    page = visit(size=PHONE).open("replay")
    settle(page)
    upload(page, tmp_path / name)
    expect(page.get_by_role("alert").filter(has_text=" ").first).to_be_visible()
    assert page.locator("[data-quarter]").count() == 0
    assert_accessible(page)
    assert_no_sideways_scrolling(page)


def test_a_game_that_is_not_over_is_not_shown(visit: Visit) -> None:
    anna = visit(name="Anna")
    page = anna.open(f"replay/{against_bots(anna)}")
    settle(page)
    assert page.locator("[data-quarter]").count() == 0
    assert_accessible(page)
