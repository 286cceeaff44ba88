"""What `make web` has built."""

import gzip
import json
import re
from urllib.parse import urlsplit

import pytest

from lucca.server.web.webapp import BUILT, read_webapp
from tests.web.browsers import LANGUAGES
from tests.web.sizes import ENTRY, MAX_FIRST_SCRIPT, chunks, first_script, needed_by, report


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_script_is_small(language: str) -> None:
    assert first_script(language) <= MAX_FIRST_SCRIPT, report()


def test_what_is_seldom_read_is_not_loaded_at_first() -> None:
    first = needed_by(ENTRY, *(f"src/language/{language}.ts" for language in LANGUAGES))
    for part in ("rules", "replay", "table", "gallery"):
        later = {chunk["file"] for name, chunk in chunks().items() if f"screens/{part}/" in name}
        assert later, part
        assert not later & first, part


def test_compressed_files_are_the_same_files() -> None:
    compressed = sorted(BUILT.rglob("*.gz"))
    assert len(compressed) > 10
    for file in compressed:
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes()
        assert file.with_suffix(".br").is_file()


def test_everything_that_the_page_names_is_there() -> None:
    webapp = read_webapp()
    assert webapp is not None
    named = re.findall(r'(?:href|src|content)="\./([^"]+)"', webapp.source)
    assert len(named) > 4
    assert set(named) <= set(webapp.files)
    assert "<style" not in webapp.source
    assert not [name for name in re.findall(r'(?:href|src)="([^"]+)"', webapp.source) if urlsplit(name).netloc]


def test_every_icon_of_the_manifest_is_there() -> None:
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert (BUILT / icon["src"]).is_file(), icon
    assert not manifest["start_url"].startswith("/")
