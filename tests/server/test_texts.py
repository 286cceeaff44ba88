"""Names, chat and decks of one's own: they are looked at, and shown as the text they are."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.rules.cards import deck_to_list, standard_deck
from lucca.server.base.texts import shown
from tests.server.raw_clients import SITE, ask, dumped, post
from tests.server.support import Json, Site, awaited, people, person

pytestmark = pytest.mark.usefixtures("quick_passwords")


# --- texts ------------------------------------------------------------------------------------------------------------

MARKUP = "<script>alert(1)</script>"
TEXTS = {
    "  Anna\t\n Rossi ": "Anna Rossi",
    "An\u200bna": "Anna",
    "Anna\u202e\u2066": "Anna",
    "\ufeffAn\u00adna\u200d\ufe0f": "Anna",
    "Anna\u3164\u2800\u115f": "Anna",
    "Anna\U000e0041\ue000\ud7ff": "Anna\ud7ff",
    "A\u0301nna": "\u00c1nna",
    "e" + "\u0301\u0302\u0303\u0304" * 20: "\u00e9\u0302\u0303\u0304",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u2764\ufe0f": "\u2764\ufe0f",
    "\u0627\u0646\u0627": "\u0627\u0646\u0627",
    "null\x00byte\x1b[2J": "null byte [2J",
    "<b>&amp;": "<b>&amp;",
}


@pytest.mark.parametrize("text", TEXTS, ids=ascii)
def test_names_are_shown_as_text_without_what_cannot_be_seen(served_site: Site, text: str) -> None:
    expected = TEXTS[text].replace("\ud7ff", "")
    answer = ask(served_site.port, "PUT", "/api/me", {"Host": SITE}, dumped({"name": text}))
    assert (answer.status, json.loads(answer.body)["name"]) == (200, expected)


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u3164", "\u0301", "\x00", "x" * 31, "x" * 500, "\u202e" * 30])
def test_names_that_show_nothing_or_too_much_are_refused(served_site: Site, text: str) -> None:
    answer = ask(served_site.port, "PUT", "/api/me", {"Host": SITE}, dumped({"name": text}))
    assert answer.status == 400
    assert not answer.cookies


@given(text=st.text(max_size=60))
def test_a_text_as_it_is_shown_stays_so(text: str) -> None:
    once = shown(text)
    assert shown(once) == once
    assert not set(once) & set("\n\r\t\x00\x1b\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@awaited
async def test_nobody_takes_the_name_that_another_has_kept(served_site: Site) -> None:
    """Not with other letters of the same look either: case, width, composition, characters that are not seen."""
    async with person(served_site.port) as anna, person(served_site.port) as other:
        await anna.put("/api/me/password", {"name": "Ren\u00e9e 1", "password": "correct horse"})
        for name in ("Ren\u00e9e 1", "REN\u00c9E 1", "Rene\u0301e 1", "Ren\u00e9e\u200b 1", "\uff32en\u00e9e \u2460"):
            assert (await other.put("/api/me", {"name": name}, status=409))["code"] == "name-taken", name
            taken = await other.put("/api/me/password", {"name": name, "password": "battery staple"}, status=409)
            assert taken["code"] == "name-taken"
            assert (await other.post("/api/tables", {"name": name}, status=409))["code"] == "name-taken"
        assert (await anna.put("/api/me", {"name": "REN\u00c9E 1"}))["name"] == "REN\u00c9E 1"
        assert (await other.post("/api/me/login", {"name": "rene\u0301e 1", "password": "correct horse"}))[
            "guest"
        ] is False


@awaited
async def test_guests_may_share_a_name_and_nobody_owns_theirs(served_site: Site) -> None:
    async with person(served_site.port) as anna, person(served_site.port) as other:
        for one in (anna, other):
            assert (await one.put("/api/me", {"name": "Ugo"}))["name"] == "Ugo"
        refused = await anna.put("/api/me/password", {"name": "GUEST", "password": "correct horse"}, status=409)
        assert refused["code"] == "name-taken"
        async with person(served_site.port) as new:
            await new.post("/api/tables")
            assert (await new.get("/api/me"))["name"] == "Guest"


@awaited
async def test_chat_is_text(served_site: Site) -> None:
    async with people(served_site.port, f"A {MARKUP[:20]}", "Bruno") as (anna, bruno):
        table = (await anna.post("/api/tables", {"options": {"public": True}}))["id"]
        async with anna.look_at(table) as look, bruno.look_at(table) as other:
            await other.next("snapshot")
            await look.next("snapshot")
            assert (await look.ask("say", text=f"{MARKUP}\u202e\n\x00!"))["type"] == "done"
            (event,) = (await other.next("update"))["entries"]
            assert event["entry"] == {
                "what": "said",
                "player": event["entry"]["player"],
                "name": f"A {MARKUP[:20]}",
                "text": f"{MARKUP} !",
                "spectator": False,
            }
            for text in ("", "\u200b \n", "x" * 501):
                assert (await look.ask("say", text=text))["type"] == "refused"
        page = await anna.http.get("/")
        assert MARKUP[:20] not in page.text
        assert "&lt;script&gt;" in page.text
        assert page.headers["content-type"] == "text/html; charset=utf-8"


# --- decks of one's own -----------------------------------------------------------------------------------------------


def changed_deck(**values: object) -> list[Json]:
    first, *others = deck_to_list(standard_deck())
    return [{**first, **values}, *others]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        "other",
        None,
        changed_deck(number=10**15),
        changed_deck(number=-1),
        changed_deck(shields=10**9),
        changed_deck(windows="3"),
        changed_deck(id="\x00"),
        changed_deck(colour="\u202ered"),
        changed_deck(colour="x" * 31),
        changed_deck(more=1),
        deck_to_list(standard_deck()) * 2,
        [{}] * 200,
    ],
    ids=range(13),
)
def test_decks_are_looked_at_before_they_are_played_with(served_site: Site, deck: object) -> None:
    answer = post(served_site, "/api/tables", {"options": {"deck": deck}})
    assert answer.status == 400
    assert not answer.cookies


@pytest.mark.parametrize("text", ["", "a,b", "\x00", '"' * 1000, "number,colour\n" + "1,red\n" * 20_000, "x" * 200_001])
def test_tables_of_cards_too(served_site: Site, text: str) -> None:
    assert post(served_site, "/api/tables", {"deck_table": text}).status == 400
