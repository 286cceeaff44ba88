"""tools/system-packages: says what is missing, and does nothing where nothing is."""

import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tools" / "system-packages"


def run(*packages: str, programs: Path, **fakes: str) -> subprocess.CompletedProcess[str]:
    """The script where only these programs are found: real ones by name, and fakes that print something."""
    programs.mkdir()
    shell = shutil.which("sh")
    assert shell
    for name, text in fakes.items():
        program = programs / name.replace("_", "-")
        program.write_text(f"#!{shell}\necho {text}\n", "utf-8")
        program.chmod(0o755)
    return subprocess.run(
        [shell, str(SCRIPT), *packages], env={"PATH": str(programs)}, capture_output=True, text=True, check=False
    )


def test_nothing_is_done_where_nothing_is_missing(tmp_path: Path) -> None:
    done = run("nginx", "make", "postgresql", programs=tmp_path / "bin", nginx="", make="", initdb="", apt_get="used")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_those_who_may_not_install_are_told_what_to_run(tmp_path: Path) -> None:
    done = run("make", "nginx", programs=tmp_path / "bin", make="", apt_get="used", id="1000")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "tools/system-packages: missing: nginx. As root, run: tools/system-packages nginx\n"


def test_where_there_is_no_apt_one_must_install_by_oneself(tmp_path: Path) -> None:
    done = run("nginx", programs=tmp_path / "bin", id="0")
    assert done.returncode == 1
    assert "missing: nginx. Install it with your system's own tools" in done.stderr


def test_other_packages_are_refused(tmp_path: Path) -> None:
    done = run("emacs", programs=tmp_path / "bin", apt_get="used", id="0")
    assert (done.returncode, done.stderr) == (1, "tools/system-packages: there is no help for emacs\n")
