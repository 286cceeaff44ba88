"""The webapp as a server sends it: one page for all screens, files that never change, and nothing else."""

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import pytest

from lucca.server.base.limits import REQUESTS
from lucca.server.base.settings import Settings
from lucca.server.web.security import HEADERS
from lucca.server.web.webapp import MAX_DEPTH, SCREENS, Webapp, read_webapp
from tests.server.raw_clients import Answer, ask, served
from tests.server.support import Site

PAGE = """<!doctype html>
<html lang="en"><head>
<meta name="lucca-root" content="./" />
<title>Lucca</title>
<meta name="description" content="A game." />
<meta property="og:title" content="Lucca" />
<meta
  property="og:description"
  content="A game."
/>
<meta property="og:image" content="./icon.png" />
<link rel="icon" href="./icon.svg" />
<script type="module" src="./assets/index-1a2b.js"></script>
</head><body></body></html>
"""
SCRIPT = "console.log('built');\n"
A_PERSON = {"Host": "lucca.example", "Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
A_PROGRAM = {"Host": "lucca.example", "Accept": "*/*"}


@pytest.fixture(scope="module")
def webapp(tmp_path_factory: pytest.TempPathFactory) -> Webapp:
    folder = tmp_path_factory.mktemp("webapp")
    (folder / "assets").mkdir()
    (folder.parent / "secret.txt").write_text("secret")
    for name, content in {
        "index.html": PAGE,
        "chunks.json": "{}",
        "icon.svg": "<svg/>",
        "theme.js": "// dark",
        "manifest.webmanifest": "{}",
        "preview.png": "png",
        "preview.jpg": "jpg",
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-3c4d.css": "body {}",
    }.items():
        (folder / name).write_text(content)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"as brotli")
    read = read_webapp(folder)
    assert read is not None
    return read


@pytest.fixture(scope="module")
def served_site(webapp: Webapp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(Settings(data=tmp_path_factory.mktemp("data"), limits=False), webapp=webapp) as site:
        yield site


def root_of(answer: Answer, address: str) -> str:
    """Where a browser that shows this page looks for the root."""
    (said,) = re.findall('name="lucca-root" content="([^"]*)"', answer.body.decode())
    return urljoin(address, str(said))


def said_of(answer: Answer) -> dict[str, str]:
    """What other sites show of a link to this page."""
    page = answer.body.decode()
    found = re.findall(r'<meta\s+(?:name|property)="(description|og:\w+)"\s+content="([^"]*)"', page)
    (title,) = re.findall("<title>([^<]*)</title>", page)
    return {**{name: unescape(content) for name, content in found}, "title": unescape(title)}


# --- the page -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_the_page(served_site: Site, screen: str) -> None:
    path = screen.replace("{name:str}", "some-name")
    answer = ask(served_site.port, "GET", path, A_PERSON)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert root_of(answer, f"http://lucca.example{path}") == "http://lucca.example/"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/create",
        "/create/",
        "/t/abc",
        "/t/abc/",
        "/t/a%2Fb",
        "/no/such/page",
        "/%ff/x",
        "/t/%2e%2e",
    ],
)
@pytest.mark.parametrize("prefix", ["", "/games", "/games/lucca"])
def test_links_lead_to_the_root_however_deep_and_no_matter_what_strips_a_prefix(
    served_site: Site, path: str, prefix: str
) -> None:
    answer = ask(served_site.port, "GET", path, A_PERSON)
    assert root_of(answer, f"http://lucca.example{prefix}{path}") == f"http://lucca.example{prefix}/"
    assert not re.search('(?:href|src)="/', answer.body.decode())


def test_below_a_path(webapp: Webapp, tmp_path: Path) -> None:
    below = Settings(data=tmp_path, root_path="/games/lucca", limits=False)
    with served(below, webapp=webapp) as site:
        for path, status in (("/", 200), ("/create", 200), ("/t/abc", 200), ("/no/such/page", 404)):
            answer = ask(site.port, "GET", f"/games/lucca{path}", A_PERSON)
            assert answer.status == status
            assert root_of(answer, f"http://lucca.example/games/lucca{path}") == "http://lucca.example/games/lucca/"
        assert ask(site.port, "GET", "/games/lucca/assets/index-1a2b.js").body == SCRIPT.encode()
        assert ask(site.port, "GET", "/games/lucca/icon.svg").status == 200
        assert ask(site.port, "GET", "/icon.svg").status == 404
        without_slash = ask(site.port, "GET", "/games/lucca", A_PERSON)
        assert without_slash.status == 308
        there = urljoin("http://lucca.example/games/lucca", without_slash.headers["location"])
        assert there == "http://lucca.example/games/lucca/"
        assert ask(site.port, "GET", "/elsewhere", A_PERSON).headers["content-type"] == "application/json"


def test_a_link_that_is_shared_says_what_it_leads_to(webapp: Webapp, tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False, root_path="/games"), webapp=webapp) as site:
        host = {"Host": "lucca.example", "Content-Type": "application/json"}

        def make(seats: list[dict[str, str]], name: str) -> str:
            body = {"options": {"players": len(seats)}, "seats": seats, "name": name}
            return str(
                json.loads(ask(site.port, "POST", "/games/api/tables", host, json.dumps(body).encode()).body)["id"]
            )

        home = said_of(ask(site.port, "GET", "/games/", A_PERSON))
        assert home["title"] == home["og:title"] == "Lucca"
        assert home["og:image"] == "http://lucca.example/games/icon.png"
        secure = said_of(ask(site.port, "GET", "/games/rules", {**A_PERSON, "X-Forwarded-Proto": "https"}))
        assert secure["og:image"] == "https://lucca.example/games/icon.png"
        waiting = make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], '<b>"Anna"&')
        said = said_of(ask(site.port, "GET", f"/games/t/{waiting}", A_PERSON))
        assert said["title"] == said["og:title"] == 'Play with <b>"Anna"& · Lucca'
        assert said["description"] == said["og:description"]
        assert said["og:description"].endswith("for 3 players: one seat is free.")
        assert said_of(ask(site.port, "GET", f"/games/replay/{waiting}", A_PERSON))["title"] == "Lucca"
        assert said_of(ask(site.port, "GET", "/games/t/no-such-table", A_PERSON))["title"] == "Lucca"


@pytest.mark.parametrize("host", ["", 'x" onload="alert(1)', "a b", "<script>"])
def test_whatever_host_is_asked_for_the_page_stays_ours(served_site: Site, host: str) -> None:
    page = ask(served_site.port, "GET", "/rules", {**A_PERSON, "Host": host})
    if page.status == 200:
        assert said_of(page)["og:image"] == "./icon.png"
        assert b"alert" not in page.body


def test_the_page_is_asked_for_again_but_not_sent_again(served_site: Site) -> None:
    first = ask(served_site.port, "GET", "/", A_PERSON)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = ask(served_site.port, "GET", "/", {**A_PERSON, "If-None-Match": known})
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == "no-cache"
    assert ask(served_site.port, "GET", "/", {**A_PERSON, "If-None-Match": '"other"'}).status == 200
    assert ask(served_site.port, "GET", "/t/abc", A_PERSON).headers["etag"] != tag
    assert ask(served_site.port, "GET", "/nowhere", {**A_PERSON, "If-None-Match": "*"}).status == 404


# --- files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/index-3c4d.css", "text/css; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/preview.png", "image/png"),
        ("/preview.jpg", "image/jpeg"),
        ("/theme.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_media_type_and_our_headers(served_site: Site, path: str, media_type: str) -> None:
    answer = ask(served_site.port, "GET", path, A_PROGRAM)
    assert answer.status == 200
    assert answer.headers["content-type"] == media_type
    is_named_by_content = path.startswith("/assets/")
    expected = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
    assert answer.headers["cache-control"] == expected
    for name in set(HEADERS) - {b"cache-control"}:
        assert answer.headers[name.decode()] == HEADERS[name].decode()


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", None),
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("gzip; q=0.000", None),
        ("identity", None),
    ],
)
def test_the_best_form_that_a_client_understands_is_sent(served_site: Site, accepted: str, coding: str | None) -> None:
    answer = ask(served_site.port, "GET", "/assets/index-1a2b.js", {**A_PROGRAM, "Accept-Encoding": accepted})
    bodies = {None: SCRIPT.encode(), "gzip": gzip.compress(SCRIPT.encode()), "br": b"as brotli"}
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(answer.body)
    if coding == "gzip":
        assert gzip.decompress(answer.body) == SCRIPT.encode()
    else:
        assert answer.body == bodies[coding]


def test_the_page_is_compressed_too(served_site: Site) -> None:
    answer = ask(served_site.port, "GET", "/t/abc", {**A_PERSON, "Accept-Encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "gzip"
    assert '"../assets/index-1a2b.js"' in gzip.decompress(answer.body).decode()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nowhere", "/theme.js", "/assets/index-1a2b.js", "/assets/none.js"])
def test_head_is_answered_as_get_without_the_content(served_site: Site, path: str) -> None:
    for headers in ({**A_PERSON}, {**A_PERSON, "Accept-Encoding": "gzip"}):
        get, head = (ask(served_site.port, method, path, headers) for method in ("GET", "HEAD"))
        assert head.status == get.status
        assert head.body == b""
        different = {"x-request-id", "date", *(() if get.status == 200 else ("content-length", "content-type"))}
        kept = {name: value for name, value in get.headers.items() if name not in different}
        assert {name: value for name, value in head.headers.items() if name in kept} == kept


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/index.html",
        "/assets/..%5c..%5csecret.txt",
        "/assets//index-1a2b.js.gz",
        "/assets/index-1a2b.js.gz",
        "/assets/index-1a2b.js%00",
        "/assets/%00",
        "/assets/",
        "/assets",
        "/index.html",
        "/chunks.json",
    ],
)
def test_nothing_else_can_be_read(served_site: Site, path: str) -> None:
    answer = ask(served_site.port, "GET", path, A_PROGRAM)
    assert answer.status == 404
    assert answer.headers["content-type"] == "application/json"


def test_what_is_replaced_on_disk_counts_from_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "webapp"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    with served(Settings(data=tmp_path / "data", limits=False), webapp=read_webapp(folder)) as site:
        (folder / "index.html").unlink()
        (folder / "assets" / "index-1a2b.js").unlink()
        assert ask(site.port, "GET", "/", A_PERSON).status == 200
        assert ask(site.port, "GET", "/assets/index-1a2b.js").body == SCRIPT.encode()
    assert read_webapp(folder) is None


# --- what is no screen ----------------------------------------------------------------------------------------------


def test_people_who_are_lost_get_the_page_and_programs_the_reason(served_site: Site) -> None:
    for path in ("/nowhere", "/t", "/t/a/b", "/rules/x/y"):
        page = ask(served_site.port, "GET", path, A_PERSON)
        assert (page.status, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        problem = ask(served_site.port, "GET", path, A_PROGRAM)
        assert (problem.status, problem.headers["content-type"]) == (404, "application/json")
    for path in ("/api/nowhere", "/api/tables/none", "/assets/nowhere.js"):
        problem = ask(served_site.port, "GET", path, A_PERSON)
        assert (problem.status, problem.headers["content-type"]) == (404, "application/json")
    assert ask(served_site.port, "POST", "/nowhere", A_PERSON).headers["content-type"] == "application/json"
    assert ask(served_site.port, "GET", "/x" * (MAX_DEPTH + 2), A_PERSON).headers["content-type"] == "application/json"
    assert ask(served_site.port, "POST", "/create", A_PERSON).status == 405


def test_the_api_is_there_too(served_site: Site) -> None:
    assert ask(served_site.port, "GET", "/api/offer", A_PERSON).headers["content-type"] == "application/json"


def test_files_are_not_counted_and_pages_are(webapp: Webapp, tmp_path: Path) -> None:
    """A class behind one address opens the page together: all of them get its scripts."""
    with served(Settings(data=tmp_path), webapp=webapp) as site:
        burst = int(REQUESTS.burst)
        for path in ("/assets/index-1a2b.js", "/theme.js"):
            statuses = {ask(site.port, "GET", path, A_PROGRAM).status for _ in range(burst + 1)}
            assert statuses == {200}
        pages = [ask(site.port, "GET", "/", A_PERSON).status for _ in range(burst + 1)]
    assert pages == [200] * burst + [429]


# --- a server without the webapp -------------------------------------------------------------------------------------


def test_without_the_table_there_is_a_plain_page_that_says_so(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=False)) as site:
        page = ask(site.port, "GET", "/", A_PERSON)
        assert page.status == 200
        assert b"make web" in page.body
        assert b"<style" not in page.body
        assert ask(site.port, "GET", "/plain.css", A_PERSON).headers["content-type"].startswith("text/css")
        lost = ask(site.port, "GET", "/create", A_PERSON)
        assert (lost.status, lost.headers["content-type"]) == (404, "application/json")


def test_styles_and_scripts_come_from_files_only(served_site: Site) -> None:
    policy = ask(served_site.port, "GET", "/", A_PERSON).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
