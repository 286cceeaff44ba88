"""`make docs`: the site is built without a warning, leads nowhere that is not there, and can be searched offline."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.web.browsers import PATIENCE, launch

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")
    return folder


class Page(HTMLParser):
    """Where a page leads, what it loads, and the places that can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value is not None}
        self.anchors.update(values[name] for name in ("id", "name") if name in values)
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag in ("script", "img") and "src" in values:
            self.loaded.append(values["src"])
        elif tag == "link" and values.get("rel") in ("stylesheet", "icon"):
            self.loaded.append(values["href"])


def targets(site: Path) -> Iterator[tuple[Path, str, Path, str]]:
    """Every link and file of every page that is not an address elsewhere: (page, as written, file, anchor)."""
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":
            continue
        page = Page(path)
        for written in [*page.links, *page.loaded]:
            parts = urlsplit(written)
            if not parts.scheme and not parts.netloc:
                target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
                yield path.relative_to(site), written, target, unquote(parts.fragment)


def test_every_link_leads_somewhere(site: Path) -> None:
    anchors: dict[Path, set[str]] = {}
    lost = []
    for page, written, target, anchor in targets(site):
        if not target.is_file():
            lost.append((page, written))
        elif anchor and target.suffix == ".html":
            known = anchors.setdefault(target, Page(target).anchors) if target not in anchors else anchors[target]
            if anchor not in known:
                lost.append((page, written))
    assert not lost


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert not [address for address in Page(path).loaded if urlsplit(address).netloc], path


@pytest.mark.parametrize("words", ["street number", "Celebration", "LISTEN/NOTIFY"])
def test_it_can_be_searched(site: Path, words: str) -> None:
    index = next(iter(site.rglob("search_index.js"))).read_text("utf-8")
    assert words in re.sub(r"<[^>]*>|\\n", "", index)


@pytest.mark.parametrize("name", ["lucca.Game", "lucca.rules.game.Game.play", "lucca.records.read.parse"])
def test_the_api_is_in_it(site: Path, name: str) -> None:
    assert any(name in Page(path).anchors for path in (site / "api").glob("*.html"))


def test_the_search_finds_something_in_a_page_that_is_a_file(site: Path) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto((site / "index.html").as_uri())
        # Key by key: the search listens to keys that are released, not to a text that is suddenly there.
        page.get_by_role("textbox", name="Search").press_sequentially("bastion")
        expect(page.locator(".md-search-result__item").first).to_be_visible()
        browser.close()
