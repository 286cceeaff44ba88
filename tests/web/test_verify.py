"""Whether a game was dealt fairly, checked in the browser: one's own games, and records from elsewhere."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.records.fair_games import fair_game
from tests.records.games import Json
from tests.web.browsers import PHONE, Visitor, assert_accessible, assert_no_sideways_scrolling
from tests.web.conftest import Visit
from tests.web.playing import A_BOT, Player, against_bots, new_table, play_out, words

STEPS = ("seal", "secret", "chance", "seed", "deck", "hands", "triplets", "stock", "moves")
WITHOUT_HASHES = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"


def outcomes(page: Page, verdict: str, language: str = "en") -> dict[str, str]:
    """How each step came out, once the verdict is there."""
    expect(page.get_by_role("heading", name=words(f"verify-verdict-{verdict}", language))).to_be_visible()
    found = {}
    for step in (*STEPS, "server"):
        line = page.get_by_role("listitem").filter(
            has=page.get_by_role("heading", name=words(f"verify-{step}", language), exact=True)
        )
        for outcome in ("holds", "fails", "unknown"):
            if line.get_by_text(words(f"verify-outcome-{outcome}", language), exact=True).count():
                found[step] = outcome
    return found


def played_at(anna: Visitor) -> tuple[str, Page]:
    """A game that is over, seen from before its beginning."""
    table = new_table(anna, A_BOT, A_BOT)
    page = anna.open(f"t/{table}")
    page.get_by_text(words("waiting-fair"), exact=True).click()
    expect(page.get_by_text(words("waiting-fair-added", names="Anna"))).to_be_visible()
    page.get_by_role("button", name=words("waiting-start"), exact=True).click()
    expect(page.locator("[data-quarter]").first).to_be_visible()
    play_out(anna, table)
    expect(page.get_by_role("list", name=words("end-standing"))).to_be_visible()
    return table, page


def test_a_game_is_verified_from_its_end_without_an_upload(visit: Visit) -> None:
    anna = visit(name="Anna")
    table, page = played_at(anna)
    page.get_by_role("link", name=words("end-verify")).click()
    assert outcomes(page, "fair") == dict.fromkeys(STEPS, "holds")
    expect(page.get_by_text("Before the game began, your browser noted")).to_be_visible()
    expect(page.get_by_text("What your browser added is among it.")).to_be_visible()
    page.get_by_text(words("verify-values"), exact=True).first.click()
    commitment = anna.request("GET", f"api/tables/{table}")["commitment"]
    expect(page.get_by_text(commitment).first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name=words("to-home")).click()
    expect(page.get_by_role("button", name=words("home-play-now"))).to_be_visible()


def test_those_who_come_later_can_enter_the_seal(visit: Visit) -> None:
    """From the list of games; with a seal that was noted by hand, and with a wrong one."""
    anna = visit(name="Anna")
    table, page = played_at(anna)
    page.close()
    berta = visit(size=PHONE)
    page = berta.open(f"replay/{table}")
    page.get_by_role("link", name=words("end-verify")).click()
    assert outcomes(page, "unseen") == {**dict.fromkeys(STEPS, "holds"), "seal": "unknown"}
    assert_accessible(page)
    assert_no_sideways_scrolling(page)
    commitment = anna.request("GET", f"api/tables/{table}")["commitment"]
    field = page.get_by_label(words("verify-seal-by-hand"))
    field.fill(f" {commitment.upper()} ")
    page.get_by_role("button", name=words("verify-seal-compare")).click()
    assert outcomes(page, "fair")["seal"] == "holds"
    page.reload()
    field.fill("0" * 64)
    page.get_by_role("button", name=words("verify-seal-compare")).click()
    assert outcomes(page, "unfair") == {"seal": "fails"}


def swap_hands(record: Json) -> None:
    hands = record["deal"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def raise_a_score(record: Json) -> None:
    record["result"]["scores"][0] += 1


def exchange_the_secret(record: Json) -> None:
    record["fair"]["seed"] = bytes(32).hex()


@pytest.mark.parametrize(
    ("change", "step"), [(exchange_the_secret, "secret"), (swap_hands, "hands"), (raise_a_score, "moves")]
)
def test_a_record_from_elsewhere_that_was_changed_fails_where_it_was(
    visit: Visit, tmp_path: Path, change: Callable[[Json], None], step: str
) -> None:
    record = fair_game()
    change(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    page = visit(size=PHONE).open("verify")
    page.locator("input[type=file]").set_input_files(file)
    before = STEPS[1 : STEPS.index(step)]
    assert outcomes(page, "unfair") == {"seal": "unknown", **dict.fromkeys(before, "holds"), step: "fails"}
    expect(page.get_by_text(words(f"verify-{step}-fails"))).to_be_visible()
    assert_accessible(page)
    assert_no_sideways_scrolling(page)


def test_a_text_is_pasted_and_one_that_is_no_record_is_refused(visit: Visit) -> None:
    page = visit(language="fr").open("verify")
    field = page.get_by_label(words("replay-paste", "fr"))
    field.fill('{"format": "other"}')
    page.get_by_role("button", name=words("verify-check", "fr")).click()
    expect(page.get_by_text(words("verify-unreadable-no-record", "fr")).first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name=words("replay-another", "fr")).click()
    field.fill(json.dumps(fair_game()))
    page.get_by_role("button", name=words("verify-check", "fr")).click()
    assert outcomes(page, "unseen", "fr")["stock"] == "holds"


def test_where_a_page_may_not_work_out_hashes_the_server_does_it_and_that_is_said(visit: Visit) -> None:
    anna = visit(name="Anna")
    anna.context.add_init_script(WITHOUT_HASHES)
    table = against_bots(anna, players=2)
    page = anna.open(f"t/{table}")
    Player(page).to_the_end()
    page.get_by_role("link", name=words("end-verify")).click()
    assert outcomes(page, "server") == {"seal": "holds", "server": "holds"}
    expect(page.get_by_text(words("verify-verdict-server-about"))).to_be_visible()


def test_a_game_that_is_not_over_is_not_verified(visit: Visit) -> None:
    anna = visit(name="Anna")
    page = anna.open(f"verify/{against_bots(anna)}")
    expect(page.get_by_role("alert").filter(has_text=words("refusal-not-over")).first).to_be_visible()
