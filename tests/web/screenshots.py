"""Pictures of every screen: `make screenshots`, or a few with `make screenshots ONLY="table home" LANGUAGES=en`.

They are for looking at, and written into a folder that is not kept, with a page that shows them all.
"""

import argparse
import html
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from lucca.server.web.routes import ROUTES
from tests.server.processes import Node
from tests.web.browsers import LANGUAGES, LAPTOP, PHONE, TABLET, Visitor, launch, settle, visitor, why_not
from tests.web.playing import A_BOT, OPEN, Player, against_bots, begin, new_table

SIZES = {"360": PHONE, "768": TABLET, "1440": LAPTOP}
THEMES = ("light", "dark")
Scene = Callable[[Visitor, str], Page]
"""Brings a visitor whose page speaks a language to a screen."""


def at(path: str) -> Scene:
    def open_it(anna: Visitor, _: str) -> Page:
        page = anna.open(path)
        settle(page)
        return page

    return open_it


def waiting_room(anna: Visitor, _: str) -> Page:
    page = anna.open(f"t/{new_table(anna, OPEN, A_BOT, OPEN, public=True)}")
    settle(page)
    return page


def starting_cards(anna: Visitor, language: str) -> Page:
    page = anna.open(f"t/{against_bots(anna)}")
    expect(Player(page, language).choices.first).to_be_visible()
    return page


def table(players: int, moves: int, drafts: bool = False, **wish: bool | str) -> Scene:
    def play(anna: Visitor, language: str) -> Page:
        page = anna.open(f"t/{against_bots(anna, players, **wish)}")
        player = Player(page, language)
        player.until_confirmed(moves)
        expect(player.choices.first).to_be_visible()
        if drafts:
            player.draft()
        return page

    return play


def one_device(anna: Visitor, language: str) -> Page:
    made = new_table(anna, {"kind": "local", "name": "Berta"}, {"kind": "local", "name": "Carlo"})
    begin(anna, made)
    page = anna.open(f"t/{made}")
    expect(Player(page, language).handover).to_be_visible()
    return page


def the_end(anna: Visitor, language: str) -> Page:
    page = anna.open(f"t/{against_bots(anna)}")
    Player(page, language).to_the_end()
    return page


def replay(anna: Visitor, language: str) -> Page:
    page = the_end(anna, language)
    address = page.url.rsplit("/", 1)[-1]
    page.close()
    page = anna.open(f"replay/{address}")
    expect(page.locator("[data-quarter]").first).to_be_visible()
    return page


SCENES: dict[str, Scene] = {
    **{screen: at(paths[0].removeprefix("/")) for screen, paths in ROUTES.items() if "{" not in paths[0]},
    "waiting-room": waiting_room,
    "starting-cards": starting_cards,
    "table": table(3, 6),
    "table-drafted": table(3, 5, drafts=True),
    "table-city": table(2, 8, celebration=True),
    "table-five": table(5, 5),
    "one-device": one_device,
    "end": the_end,
    "replay": replay,
    "replay-upload": at("replay"),
    "rules-edition": at("rules/citta-ja"),
    "bad-link": at("t/no-such-table"),
    "nowhere": at("no/such/page"),
}


def take(browser: Browser, url: str, folder: Path, scenes: list[str], languages: list[str], widths: list[str]) -> None:
    """Each scene is played once for a language; its page is then seen in every size and theme."""
    for language in languages:
        for name in scenes:
            print(f"{language} {name}", flush=True)
            with visitor(browser, url, language=language, theme="system", name="Anna") as anna:
                page = SCENES[name](anna, language)
                for theme in THEMES:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    for width in widths:
                        page.set_viewport_size({"width": SIZES[width]["width"], "height": SIZES[width]["height"]})
                        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                        page.screenshot(path=folder / f"{name}-{width}-{theme}-{language}.png")


def contact_sheet(folder: Path) -> Path:
    """All pictures of the folder on one page."""
    pictures = "\n".join(_figures(folder))
    sheet = folder / "index.html"
    sheet.write_text(
        f"""<!doctype html><meta charset="utf-8"><title>Lucca: every screen</title>
<style>body {{ font: 14px system-ui; display: flex; flex-wrap: wrap; gap: 16px; background: #777; }}
figure {{ margin: 0; }} img {{ height: 320px; display: block; }} figcaption {{ color: #fff; }}</style>
{pictures}
""",
        "utf-8",
    )
    return sheet


def _figures(folder: Path) -> Iterator[str]:
    for picture in sorted(folder.glob("*.png")):
        name = html.escape(picture.name)
        picture_of_it = f'<a href="{name}"><img loading="lazy" src="{name}" alt=""></a>'
        yield f"<figure>{picture_of_it}<figcaption>{name}</figcaption></figure>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("screenshots"))
    parser.add_argument("--only", nargs="*", choices=SCENES, default=list(SCENES), metavar="SCREEN")
    parser.add_argument("--languages", nargs="*", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--widths", nargs="*", choices=SIZES, default=list(SIZES))
    wish = parser.parse_args()
    if (reason := why_not()) is not None:
        sys.exit(reason)
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Node(["--data", data], Path(data) / "log")
        server.start()
        try:
            browser = launch(playwright)
            take(browser, f"http://127.0.0.1:{server.port}/", wish.folder, wish.only, wish.languages, wish.widths)
        finally:
            server.kill()
    print(f"{contact_sheet(wish.folder)} shows them all.")


if __name__ == "__main__":
    main()
