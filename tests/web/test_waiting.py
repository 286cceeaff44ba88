"""Those who wait see for whom and how long; a player who takes too long is played for, and may come back."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lucca.server import serving
from lucca.server.base.times import milliseconds
from lucca.server.running import Server
from tests.server.processes import Node, run_lucca
from tests.web.browsers import PHONE, Visitor, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import OPEN, Player, begin, new_table, words


def _two_at_a_table(visit: Visit, **options: object) -> tuple[Visitor, Visitor, str]:
    anna, ugo = visit(name="Anna", size=PHONE), visit(name="Ugo")
    table = new_table(anna, OPEN, **options)
    ugo.request("POST", f"api/tables/{table}/seats", {})
    begin(anna, table)
    return anna, ugo, table


def test_who_is_waited_for_and_how_long(visit: Visit) -> None:
    anna, ugo, table = _two_at_a_table(visit)
    waiting = anna.context.new_page()
    waiting.clock.install()
    waiting.goto(f"{anna.url}t/{table}")
    there = ugo.open(f"t/{table}")
    Player(waiting).until_confirmed(1)
    tray = waiting.locator(".tray")
    expect(tray).to_contain_text("Ugo")
    expect(tray).to_contain_text(words("wait-chooses-start"))
    waiting.clock.fast_forward("03:10")
    expect(tray).to_contain_text("3 min")
    assert_accessible(waiting)
    there.close()
    expect(tray).to_contain_text(words("wait-not-here"))


def serve_by_a_clock_that_jumps(options: Sequence[str], log_file: str) -> None:
    """It is as many milliseconds ahead as the file `ahead` beside the log says."""
    ahead = Path(log_file).with_name("ahead")

    def now() -> int:
        return milliseconds() + (int(ahead.read_text()) if ahead.exists() else 0)

    setattr(serving, "Server", partial(Server, now=now))  # noqa: B010
    run_lucca(options, log_file)


@pytest.fixture
def jumping(tmp_path: Path) -> Iterator[Node]:
    """A server whose clock the test sets."""
    options = ["--data", str(tmp_path / "data")]
    server = Node(options, tmp_path / "log", program=serve_by_a_clock_that_jumps)
    server.start()
    yield server
    server.kill()


def test_a_player_who_takes_too_long_is_played_for_and_comes_back(visit: Visit, jumping: Node, tmp_path: Path) -> None:
    hour = {"kind": "live", "turn_seconds": 3600, "bank_seconds": 0}
    url = f"http://127.0.0.1:{jumping.port}/"
    anna, ugo, table = _two_at_a_table(partial(visit, url=url), pace=hour)
    here, there = Player(anna.open(f"t/{table}")), ugo.open(f"t/{table}")
    here.until_confirmed(1)
    (tmp_path / "soon").write_text("3600000")
    (tmp_path / "soon").rename(tmp_path / "ahead")
    new_table(anna, OPEN)  # it looks at its clock when something happens
    back = there.get_by_role("button", name=words("away-come-back"))
    expect(back).to_be_visible()  # no move in time
    expect(there.get_by_text("Your time ran out").first).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    player = Player(there)
    while player.confirmed == 0:
        for one in (here, player):
            if one.can_act():
                one.step()
    expect(back).to_be_hidden()
