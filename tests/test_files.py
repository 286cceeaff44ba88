"""Files are complete or not there: what fails leaves the old file, and nothing else."""

from pathlib import Path

import pytest

from lucca.files import atomic_file, atomic_path, write_atomically


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    target = tmp_path / "log.jsonl"
    for content in (b"one\n", b"one\ntwo\n"):
        write_atomically(target, content)
        assert (target.read_bytes(), names_in(tmp_path)) == (content, ["log.jsonl"])


def test_until_it_is_complete_the_old_file_is_there(tmp_path: Path) -> None:
    target = tmp_path / "log.jsonl"
    write_atomically(target, b"old")
    with atomic_file(target) as file:
        file.write(b"new")
        file.flush()
        assert target.read_bytes() == b"old"
        assert len(names_in(tmp_path)) == 2
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt, SystemExit])
def test_what_fails_changes_nothing(tmp_path: Path, error: type[BaseException]) -> None:
    target = tmp_path / "log.jsonl"
    write_atomically(target, b"old")

    def fail() -> None:
        with atomic_file(target) as file:
            file.write(b"half of it")
            raise error

    with pytest.raises(error):
        fail()
    assert (target.read_bytes(), names_in(tmp_path)) == (b"old", ["log.jsonl"])


def test_the_partial_file_may_be_named(tmp_path: Path) -> None:
    partial = tmp_path / "copy.partial"
    with atomic_path(tmp_path / "copy", partial) as path:
        assert path == partial
        path.write_bytes(b"all")
        assert names_in(tmp_path) == ["copy.partial"]
    assert names_in(tmp_path) == ["copy"]
