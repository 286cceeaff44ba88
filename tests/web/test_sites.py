"""The table as part of a site: encrypted, below a path, behind a proxy that strips it."""

import json
import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.cli.serving import served
from tests.server.processes import Node
from tests.server.test_deployment import certificate, nginx, write_configuration
from tests.waiting import reserved_port
from tests.web.browsers import settle
from tests.web.conftest import Visit
from tests.web.playing import Player, against_bots, words


def assert_installable(page: Page, root: str) -> None:
    """Chromium would offer to install it, from there and with its own pictures."""
    browser = page.context.new_cdp_session(page)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, errors  # as the browsers of all tests are
    found = browser.send("Page.getAppManifest")
    assert found["url"] == f"{root}manifest.webmanifest"
    assert not found["errors"]
    understood = found["manifest"]
    assert {understood["id"], understood["startUrl"], understood["scope"]} == {root}
    pictures = json.loads(found["data"])["icons"]
    assert {"any", "maskable"} == {picture["purpose"] for picture in pictures}
    assert {"192x192", "512x512"} <= {picture["sizes"] for picture in pictures}
    for picture in understood["icons"]:
        answer = page.context.request.get(picture["url"])
        assert (answer.status, answer.headers["content-type"]) == (200, picture["type"])


def assert_has_its_letters(page: Page) -> None:
    """Ours came, and are not only asked for."""
    faces = page.evaluate(
        "document.fonts.ready.then((all) => [...all].map(({ family, status }) => `${family} ${status}`))"
    )
    assert {"Source Sans 3 loaded", "Source Serif 4 loaded"} <= set(faces), faces


def test_encrypted_and_below_a_path(visit: Visit, tmp_path: Path) -> None:
    """As deploy/nginx.conf has it."""
    with served("--data", str(tmp_path / "data"), "--root-path", "/games/lucca", "--no-limits") as server:
        certificate(tmp_path)
        plain, secure = reserved_port(), reserved_port()
        write_configuration(tmp_path, [server.port, server.port], plain, secure, "/games/lucca")
        with nginx(tmp_path, secure):
            url = f"https://127.0.0.1:{secure}/games/lucca/"
            anna = visit(url=url, ignore_https_errors=True)
            page = anna.open()
            page.get_by_role("button", name=words("home-play-now"), exact=True).click()
            expect(page).to_have_url(re.compile(re.escape(url) + r"t/[\w-]+$"))
            Player(page).until_confirmed(2)
            (cookie,) = [one for one in anna.context.cookies() if one["name"] == "lucca"]
            assert cookie["secure"]
            assert cookie["httpOnly"]
            assert cookie["path"] == "/games/lucca"
            page.reload()
            Player(page).until_confirmed(1)
            for screen in ("rules", "players/nobody", "no/such/page"):
                page = anna.open(screen)
                settle(page)
                assert_has_its_letters(page)


def test_behind_a_proxy_that_strips_a_path(visit: Visit, node: Node, tmp_path: Path) -> None:
    port = reserved_port()
    (tmp_path / "nginx.conf").write_text(
        f"""{"user root;" if os.getuid() == 0 else ""}
        daemon off; pid {tmp_path}/nginx.pid; error_log stderr; events {{}}
        http {{
          access_log off; client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxy;
          fastcgi_temp_path {tmp_path}/fastcgi; uwsgi_temp_path {tmp_path}/uwsgi; scgi_temp_path {tmp_path}/scgi;
          server {{ listen 127.0.0.1:{port}; location /some/where/ {{
            proxy_pass http://127.0.0.1:{node.port}/; proxy_http_version 1.1; proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade; }} }}
        }}"""
    )
    with nginx(tmp_path, port):
        anna = visit(url=f"http://127.0.0.1:{port}/some/where/")
        page = anna.open(f"t/{against_bots(anna)}")
        Player(page).until_confirmed(2)
        for screen in ("", "create", "rules/city-of-games", "no/such/page"):
            page = anna.open(screen)
            settle(page)
            assert_installable(page, anna.url)
            assert_has_its_letters(page)
