"""Finished games: shown again, downloaded, uploaded; and files that are no records."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lucca.records.write import dumps, record_of
from lucca.rules.game import Game
from tests.web.browsers import LAPTOP, PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling, settle
from tests.web.conftest import Visit
from tests.web.playing import A_BOT, Player, against_bots, begin, new_table, play_out, words


def a_finished_game(anna: Visitor, language: str = "en", players: int = 3, **options: str) -> str:
    """Whatever moves were made in it."""
    table = new_table(anna, *[A_BOT] * (players - 1), **options)
    begin(anna, table)
    play_out(anna, table)
    page = anna.context.new_page()
    page.goto(f"{anna.url}t/{table}")
    expect(page.get_by_role("list", name=words("end-standing", language))).to_be_visible()
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


def a_record(edition: str, folder: Path) -> Path:
    """Of a game that chance has played, always the same."""
    game, chance = Game.new(edition, players=3, seed="a record"), random.Random(3)
    while not game.over:
        game.apply(chance.choice(game.legal_decisions()))
    file = folder / f"{edition}.json"
    file.write_bytes(dumps(record_of(game)))
    return file


_SAID = """() => {
  const told = [...document.querySelectorAll("main [aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [document.querySelector("main").innerText, ...told].join("\\n");
}"""
OWN_WORDS = [
    ("city-of-games", "en", "Bastion", "Tower"),
    ("citta-en", "en", "Tower", "Bastion"),
    ("citta-fr", "fr", "tour", "Bastion"),
    ("citta-ja", "ja", "塔", "稜堡"),
]


@pytest.mark.parametrize(("edition", "language", "own", "other"), OWN_WORDS)
def test_every_edition_has_its_own_words_afterwards(
    visit: Visit, tmp_path: Path, edition: str, language: str, own: str, other: str
) -> None:
    """In replays and at the end, seen and heard, with every card of the log shown."""
    anna = visit(language=language)
    page = anna.open("replay")
    upload(page, a_record(edition, tmp_path))
    page.get_by_role("button", name=words("replay-last", language), exact=True).click()
    page.get_by_role("log").get_by_role("button", expanded=False).filter(has_text=own).first.click()
    said = page.evaluate(_SAID)
    assert own in said
    assert other not in said
    end = anna.open(f"t/{a_finished_game(anna, language, edition=edition)}")
    expect(end.get_by_role("list", name=words("end-standing", language))).to_be_visible()
    assert other not in end.evaluate(_SAID)


def test_a_turn_is_shown_again(visit: Visit, tmp_path: Path) -> None:
    """From the log: on the stage of a replay, and in front of a table; with cards that travel."""
    anna = visit(motion="fast")
    page = anna.open("replay")
    upload(page, a_record("city-of-games", tmp_path))
    step = page.get_by_role("slider", name=words("replay-step"))
    for expected in range(1, 9):
        page.get_by_role("button", name=words("replay-next"), exact=True).click()
        expect(step).to_have_value(str(expected))
    log = page.get_by_role("log")
    turn = page.get_by_role("listitem").filter(has_text=" · ").last
    turn.get_by_role("button", name=words("log-again")).press("Enter")
    expect(step).to_have_value("4")  # three have kept cards, the fourth move is the first turn
    log.get_by_role("button", name=words("log-again")).last.click()
    expect(step).to_have_value("3")  # the starting cards
    page.close()

    table = anna.open(f"t/{against_bots(anna)}")
    player = Player(table)
    player.until_confirmed(2)
    log = table.get_by_role("log")
    log.get_by_role("listitem").filter(has_text=" · ").last.get_by_role("button", name=words("log-again")).click()
    dialog = table.get_by_role("dialog")
    before, after = (
        dialog.get_by_role("button", name=words(f"again-{when}"), exact=True) for when in ("before", "after")
    )
    cards = dialog.get_by_role("list", name=words("again-cards")).get_by_role("img")
    expect(after).to_have_attribute("aria-pressed", "true")  # by itself
    expect(cards).to_have_count(0)
    before.click()
    expect(cards).to_have_count(3)
    assert_accessible(table)
    table.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    log.get_by_role("button", name=words("log-again")).last.click()  # starting cards
    before.click()
    expect(cards).to_have_count(2)
    table.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    player.until_confirmed(1)


def test_a_turn_is_followed_card_by_card(visit: Visit, tmp_path: Path) -> None:
    """By buttons and keys, on a phone too; links name the turn."""
    for size in (LAPTOP, PHONE):
        page = visit(size=size).open("replay")
        upload(page, a_record("city-of-games", tmp_path))
        step = page.get_by_role("slider", name=words("replay-step"))
        on, back = (page.get_by_role("button", name=words(f"replay-{way}-part")) for way in ("next", "previous"))
        for _ in range(3):
            page.get_by_role("button", name=words("replay-next"), exact=True).click()
        expect(step).to_have_value("3")
        on.click()
        expect(step).to_have_value("4")
        expect(step).to_have_attribute("aria-valuetext", re.compile(r"action 1 of 4$"))
        expect(page.get_by_role("log").get_by_role("listitem").first).to_contain_text("took")
        page.keyboard.press(".")
        expect(step).to_have_attribute("aria-valuetext", re.compile(r"action 2 of 4$"))
        page.keyboard.press(",")
        back.click()
        expect(step).to_have_value("3")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text(words("replay-keys-next-part"))
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


_DROP = """([name, content]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([content], name, { type: "application/json" }));
  const how = { bubbles: true, cancelable: true, dataTransfer: carried };
  for (const what of ["dragenter", "dragover", "drop"])
    document.querySelector("main").dispatchEvent(new DragEvent(what, how));
}"""


def test_a_record_is_dropped_on_the_page(visit: Visit, tmp_path: Path) -> None:
    """A bad one is refused with the reason, a good one shown; and another one after it."""
    good = a_record("citta-en", tmp_path).read_text()
    page = visit().open("replay")
    settle(page)
    reason = page.get_by_role("main").get_by_role("alert")
    page.evaluate(_DROP, ["bad.json", good.replace('"moves":[', '"moves":[7,')])
    expect(reason).to_contain_text("Move 1 of this record is incomplete or damaged")
    page.evaluate(_DROP, ["long.json", "x" * 200_000])
    expect(reason).to_have_text(words("replay-too-large"))
    for edition in ("citta-en", "city-of-games"):
        page.evaluate(_DROP, ["game.json", a_record(edition, tmp_path).read_text()])
        expect(page.get_by_text(words(f"edition-{edition}"), exact=True)).to_be_visible()
        expect(page.locator("[data-quarter]").first).to_be_visible()
    assert_accessible(page)


def test_a_game_that_is_not_over_is_not_shown(visit: Visit) -> None:
    anna = visit(name="Anna")
    page = anna.open(f"replay/{against_bots(anna)}")
    settle(page)
    assert page.locator("[data-quarter]").count() == 0
    assert_accessible(page)
