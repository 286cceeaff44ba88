"""The wheel that people install has the webapp in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
WEBAPP = "lucca/server/web/files/webapp"
NEEDED = ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "tools")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project as far as packages are concerned, with a webapp of our own and little else."""
    folder = tmp_path / "project"
    folder.mkdir()
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    package = folder / "src" / "lucca"
    webapp = folder / "src" / WEBAPP / "assets"
    webapp.mkdir(parents=True)
    (package / "__init__.py").touch()
    (webapp / "index-1a2b.js").write_text("built")
    (webapp.parent / "index.html").write_text("built")
    return folder


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def names_in_wheel(project: Path) -> set[str]:
    (wheel,) = (project / "made").glob("*.whl")
    with ZipFile(wheel) as content:
        return set(content.namelist())


def test_the_wheel_contains_the_table_although_git_ignores_it(project: Path) -> None:
    assert "files/webapp" in (project / ".gitignore").read_text()
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert {f"{WEBAPP}/index.html", f"{WEBAPP}/assets/index-1a2b.js", "lucca/__init__.py"} <= names_in_wheel(project)


def test_without_the_table_there_is_no_wheel_unless_it_is_meant(project: Path) -> None:
    shutil.rmtree(project / "src" / WEBAPP)
    done = build(project)
    assert done.returncode != 0
    assert "make web" in done.stderr
    assert not list(project.glob("made/*.whl"))
    assert build(project, LUCCA_WITHOUT_WEBAPP="1").returncode == 0
    assert not [name for name in names_in_wheel(project) if "webapp" in name]
