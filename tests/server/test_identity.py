"""Who a player is: guests by default, kept by a cookie, and for good by a name and a password."""

import pytest

from lucca.server.identity import cookies
from tests.server.support import Json, Person, Site, awaited, people, person

PASSWORD = "quartiere-17"


async def keep(player: Person, name: str, password: str = PASSWORD, status: int | None = None) -> Json:
    answer: Json = await player.put("/api/me/password", {"name": name, "password": password}, status)
    return answer


async def log_in(player: Person, name: str, password: str = PASSWORD, status: int | None = None) -> Json:
    answer: Json = await player.post("/api/me/login", {"name": name, "password": password}, status)
    return answer


async def is_known(player: Person) -> bool:
    return (await player.http.get("/api/me")).status_code == 200


# --- guests ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_new_player_is_nobody_until_they_do_something(here: Site) -> None:
    async with person(here.port) as anna:
        assert (await anna.get("/api/me", 404))["code"] == "nobody"
        assert (await anna.get("/api/me/tables", 404))["code"] == "nobody"
        await anna.get("/api/tables")
        assert not await is_known(anna)
        await anna.play_now()
        me = await anna.get("/api/me")
        assert (me["name"], me["guest"]) == ("Guest", True)


@awaited
async def test_the_cookie_is_kept_from_scripts_and_other_sites(here: Site) -> None:
    async with person(here.port) as anna:
        answer = await anna.http.put("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        value, *attributes = [part.strip().lower() for part in cookie.split(";")]
        assert value.startswith("lucca=")
        assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
        assert any(attribute.startswith("max-age=") for attribute in attributes)


@awaited
async def test_a_guest_may_be_called_something_else_at_any_time(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        me = await anna.id()
        table = await anna.make_table()
        assert (await anna.put("/api/me", {"name": "Annabella"})) == {"id": me, "name": "Annabella", "guest": True}
        assert (await anna.get(f"/api/players/{me}"))["name"] == "Annabella"
        later = await anna.make_table()
        assert (await anna.table(later))["seats"][0]["name"] == "Annabella"
        assert (await anna.table(table))["seats"][0]["name"] == "Anna", "as one was called when one sat down"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "x" * 31, "\n\t\r"])
@awaited
async def test_a_name_must_be_seen_and_not_too_long(here: Site, name: str) -> None:
    async with people(here.port, "Anna") as (anna,):
        await anna.put("/api/me", {"name": name}, 400)
        await keep(anna, name or " ", status=400)
        await anna.http.post("/api/tables", json={"name": name})
        assert (await anna.get("/api/me"))["name"] == "Anna"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ('O\'Brien "Bob" & %s {x}', 'O\'Brien "Bob" & %s {x}'),
        ("\u30eb\u30c3\u30ab", "\u30eb\u30c3\u30ab"),
        ("An\u0000na", "An na"),
        ("Jose\u0301", "Jos\u00e9"),
        ("x" * 30, "x" * 30),
    ],
)
@awaited
async def test_names_are_text_whatever_they_look_like(here: Site, typed: str, shown: str) -> None:
    async with people(here.port, "Anna") as (anna,):
        assert (await anna.put("/api/me", {"name": typed}))["name"] == shown
        table = await anna.make_table(public=True)
        assert (await anna.table(table))["seats"][0]["name"] == shown
        page = (await anna.http.get("/")).text
        assert "<script>" not in page


@awaited
async def test_guests_may_share_a_name(here: Site) -> None:
    async with people(here.port, "Anna", "Anna") as (anna, other):
        table = await anna.make_table(({"kind": "me"}, {"kind": "open"}), players=2)
        await other.sit(table)
        seats = (await anna.table(table))["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Anna"]
        assert seats[0]["player"] != seats[1]["player"]


# --- cookies that nobody gave ---------------------------------------------------------------------------------------


@awaited
async def test_no_cookie_but_our_own_is_believed(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        mine = str(anna.http.cookies.get("lucca"))
        id, session, signature = mine.rsplit(".", 2)
        other = await bruno.id()
        forged = [
            "",
            ".",
            "..",
            "nonsense",
            mine + "0",
            mine[:-1],
            mine[:-1] + ("0" if mine[-1] != "0" else "1"),
            mine.upper(),
            f"{other}.{session}.{signature}",
            f"{id}.1.{signature}",
            f"{id}.-1.{signature}",
            f"{id}.{session}.",
            f"{id}.\u0661.{signature}",
            cookies.sign(b"", id, 0),
            cookies.sign(b"another secret", other, 0),
            "a" * 5000,
        ]
        for cookie in forged:
            async with person(here.port) as forger:
                answer = await forger.http.get("/api/me", headers={b"cookie": f"lucca={cookie}".encode()})
                assert answer.status_code == 404, cookie
        assert await is_known(anna)


@awaited
async def test_a_forged_cookie_takes_nobodys_seat(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,), person(here.port) as forger:
        table = await anna.play_now()
        forger.http.cookies.set("lucca", cookies.sign(b"another secret", await anna.id(), 0))
        await forger.leave(table, 404)
        async with forger.look_at(table) as look:
            snapshot = await look.next("snapshot")
            assert snapshot["seats"] == []
            assert snapshot["you"] is None
            assert (await look.ask("draft", seat=0, move_index=0, decisions=[]))["code"] == "nobody"


# --- names and passwords --------------------------------------------------------------------------------------------


@awaited
async def test_a_kept_identity_is_the_same_everywhere(here: Site) -> None:
    async with people(here.port, "Ada") as (ada,), person(here.port) as elsewhere:
        me = await ada.id()
        table = await ada.play_now()
        assert await keep(ada, "Ada") == {"id": me, "name": "Ada", "guest": False}
        assert await log_in(elsewhere, "Ada") == {"id": me, "name": "Ada", "guest": False}
        async with elsewhere.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == [0]
            assert (await look.decide())["type"] == "done"
        assert [game["id"] for game in (await elsewhere.get("/api/me/tables"))["tables"]] == [table]


@awaited
async def test_name_or_password_that_is_wrong_is_refused_alike(here: Site) -> None:
    async with people(here.port, "Bea") as (bea,), people(here.port, "Guest") as (guest,):
        await keep(bea, "Bea")
        before = await guest.get("/api/me")
        wrong = await log_in(guest, "Bea", "wrong password", 403)
        assert wrong == await log_in(guest, "Nobody I know", PASSWORD, 403)
        assert wrong == await log_in(guest, "Bea", PASSWORD + " ", 403)
        assert wrong == await log_in(guest, "Bea", "", 403)
        assert await guest.get("/api/me") == before


@awaited
async def test_a_player_without_a_password_cannot_be_logged_in_as(here: Site) -> None:
    async with people(here.port, "Cleo") as (_,), person(here.port) as other:
        for password in ("", "nobody's", "None"):
            assert (await log_in(other, "Cleo", password, 403))["code"] == "wrong-password"


@pytest.mark.parametrize("typed", ["dora", "DORA", " Dora ", "\uff24\uff4f\uff52\uff41"])
@awaited
async def test_a_kept_name_is_one_persons_however_it_is_written(here: Site, typed: str) -> None:
    async with people(here.port, "x") as (dora,), people(here.port, "y") as (other,):
        if (await dora.http.post("/api/me/login", json={"name": "Dora", "password": PASSWORD})).status_code != 200:
            await keep(dora, "Dora")
        assert (await keep(other, typed, status=409))["code"] == "name-taken"
        assert (await other.put("/api/me", {"name": typed}, 409))["code"] == "name-taken"
        assert (await other.get("/api/me"))["name"] == "y"
        assert (await log_in(other, typed))["id"] == await dora.id()


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
@awaited
async def test_a_password_has_a_reasonable_length(here: Site, password: str) -> None:
    async with people(here.port, "Elsa") as (elsa,), person(here.port) as new:
        await keep(elsa, "Elsa", password, 400)
        assert (await elsa.get("/api/me"))["guest"]
        await keep(new, "Elsa Nuova", password, 400)
        assert not await is_known(new)


@awaited
async def test_a_password_may_hold_any_characters(here: Site) -> None:
    password = "\u0000p\u00e4ssw\u00f6rd \u2764 '\"; --"
    async with people(here.port, "Fia") as (fia,), person(here.port) as elsewhere:
        await keep(fia, "Fia", password)
        assert (await log_in(elsewhere, "Fia", password))["name"] == "Fia"


@awaited
async def test_another_password_ends_what_the_old_one_opened(here: Site) -> None:
    async with people(here.port, "Gina") as (gina,), person(here.port) as elsewhere:
        await keep(gina, "Gina")
        await log_in(elsewhere, "Gina")
        assert (await keep(gina, "Gina", "another password"))["guest"] is False
        assert await is_known(gina)
        assert not await is_known(elsewhere)
        await log_in(elsewhere, "Gina", PASSWORD, 403)
        assert (await log_in(elsewhere, "Gina", "another password"))["id"] == await gina.id()


@awaited
async def test_a_kept_name_can_be_changed_and_is_then_free(here: Site) -> None:
    async with people(here.port, "Hanna", "Ida") as (hanna, ida), person(here.port) as elsewhere:
        await keep(hanna, "Hanna")
        await keep(ida, "Ida")
        assert (await hanna.put("/api/me", {"name": "Ida"}, 409))["code"] == "name-taken"
        assert (await hanna.put("/api/me", {"name": "HANNA"}))["name"] == "HANNA"
        assert (await hanna.put("/api/me", {"name": "Johanna"}))["name"] == "Johanna"
        await log_in(elsewhere, "Hanna", status=403)
        assert (await log_in(elsewhere, "johanna"))["id"] == await hanna.id()
        assert (await ida.put("/api/me", {"name": "Hanna"}))["name"] == "Hanna"


# --- logging out ----------------------------------------------------------------------------------------------------


@awaited
async def test_logging_out_forgets_this_browser_only(here: Site) -> None:
    async with people(here.port, "Kaja") as (kaja,), person(here.port) as elsewhere:
        await keep(kaja, "Kaja")
        await log_in(elsewhere, "Kaja")
        await kaja.delete("/api/me", 204)
        assert not await is_known(kaja)
        assert await is_known(elsewhere)
        await kaja.delete("/api/me", 204)
        assert (await log_in(kaja, "Kaja"))["id"] == await elsewhere.id()


@awaited
async def test_logging_out_everywhere_makes_all_cookies_worthless(here: Site) -> None:
    async with people(here.port, "Lena") as (lena,), person(here.port) as elsewhere, person(here.port) as thief:
        await keep(lena, "Lena")
        await log_in(elsewhere, "Lena")
        thief.http.cookies.set("lucca", str(lena.http.cookies.get("lucca")))
        table = await lena.play_now()
        assert await is_known(thief)
        await elsewhere.delete("/api/me?everywhere=true", 204)
        for one in (lena, elsewhere, thief):
            assert not await is_known(one)
        await thief.leave(table, 404)
        async with thief.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == []
        await log_in(lena, "Lena")
        async with lena.look_at(table) as look:
            assert (await look.next("snapshot"))["seats"] == [0]


@awaited
async def test_a_guest_who_logs_in_becomes_the_other(here: Site) -> None:
    async with people(here.port, "Mona", "Nina") as (mona, nina):
        await keep(mona, "Mona")
        guest = await nina.id()
        assert (await log_in(nina, "Mona"))["id"] == await mona.id() != guest
        assert (await nina.get("/api/me"))["name"] == "Mona"
        assert (await nina.get(f"/api/players/{guest}"))["name"] == "Nina"
