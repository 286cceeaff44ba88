"""`lucca backup` while a server is being played at."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from lucca.server.base.settings import Settings
from tests.cli.running import run as lucca
from tests.server.processes import Pulse, Witness, known_to, nodes, person_at
from tests.server.support import awaited, site


@awaited
async def test_copies_made_during_games_are_whole_and_their_games_go_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with nodes(1, tmp_path, "--data", str(data)) as (node,):
        async with person_at(node.port) as anna:
            heard = Pulse()
            players = [Witness(anna, await anna.play_now(players=count), heard) for count in (2, 3)]
            playing = asyncio.gather(*(player.play() for player in players))
            copies: list[tuple[Path, dict[str, int]]] = []
            for enough in (1, 10, 20):
                while known_to(players) < enough:
                    await heard.wait()
                told = {player.table: len(player.events) for player in players}
                copies.append((tmp_path / f"copy-{len(copies)}", told))
                done = await asyncio.to_thread(lucca, "backup", str(copies[-1][0]), "--data", str(data))
                assert (done.code, done.err) == (0, "")
            await playing
        assert node.stop() == 0
    for copy, told in copies:
        check(copy, told)
    for copy, _ in copies[:2]:
        await go_on_with(copy, tmp_path / f"after-{copy.name}", players)


def check(copy: Path, told: dict[str, int]) -> None:
    """Whatever had been told to anybody when the copy was begun is in it, and every log is whole."""
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as opened:
        for table, last in opened.execute("SELECT id, seq FROM tables").fetchall():
            found = [row[0] for row in opened.execute("SELECT seq FROM log WHERE table_id = ?", (table,))]
            assert sorted(found) == list(range(1, last + 1))
            assert last >= told[table]


async def go_on_with(copy: Path, folder: Path, players: list[Witness]) -> None:
    folder.mkdir()
    copy.rename(folder / "lucca.db")
    with site(Settings(data=folder, limits=False)) as here:
        for player in players:
            async with person_at(here.port, player.browser) as again, again.look_at(player.table) as look:
                assert (await look.play_on())["table"]["status"] == "finished"


def test_what_cannot_be_copied_is_one_line(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with site(Settings(data=data)):
        pass
    there = tmp_path / "there"
    there.write_text("precious")
    for target, source, complaint in (
        (copy, tmp_path / "nowhere", f"{tmp_path / 'nowhere' / 'lucca.db'}: there is no database here"),
        (there, data, f"{there}: this file is there already"),
        (tmp_path / "no" / "folder", data, f"{tmp_path / 'no'}: there is no such folder"),
        (copy, broken(tmp_path), f"{tmp_path / 'broken' / 'lucca.db'}: file is not a database"),
    ):
        refused = lucca("backup", str(target), "--data", str(source))
        assert (refused.code, refused.err) == (1, f"lucca: {complaint}\n")
    assert there.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken", "data", "there"]


def broken(folder: Path) -> Path:
    (folder / "broken").mkdir()
    (folder / "broken" / "lucca.db").write_bytes(b"nothing of the kind" * 100)
    return folder / "broken"


@pytest.mark.parametrize("interrupted", [b"", b"half a copy"])
def test_what_an_interrupted_copy_left_behind_does_no_harm(tmp_path: Path, interrupted: bytes) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with site(Settings(data=data)):
        pass
    copy.with_name("copy.partial").write_bytes(interrupted)
    done = lucca("backup", str(copy), "--data", str(data))
    assert done.code == 0
    assert done.out == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert not copy.with_name("copy.partial").exists()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
