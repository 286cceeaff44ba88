"""The recipes of CONTRIBUTING.md are true: their files are there, and one of them is followed to its end."""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lucca.bots.levels import LEVELS
from tests.structure.sources import ROOT

PATCH = Path(__file__).parent / "recipes" / "bot-level.patch"
PATCHED = "A bot level"
LANGUAGES = ("en", "it", "fr", "ja")


@dataclass(frozen=True)
class Recipe:
    """What CONTRIBUTING.md says about one kind of change."""

    title: str
    by_hand: int
    generated: int
    steps: tuple[str, ...]
    """The files that are edited; `<page>` stands for the name of something new."""
    results: tuple[str, ...]
    """The files that are generated."""


def expanded(path: str) -> list[str]:
    """`a/{b,c}/d` as two paths."""
    parts = [part[1:-1].split(",") if part.startswith("{") else [part] for part in re.split(r"({.*?})", path)]
    return ["".join(chosen) for chosen in itertools.product(*parts)]


def recipes() -> list[Recipe]:
    _, section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("\n## Recipes\n")
    found = re.findall(
        r"^### ([^\n]+): (\d+) files, (\d+) generated\n(.*?)(?=^### |\Z)", section, re.MULTILINE | re.DOTALL
    )
    return [
        Recipe(
            title,
            int(by_hand),
            int(generated),
            tuple(file for path in re.findall(r"^\d+\. `(.+?)`: ", text, re.MULTILINE) for file in expanded(path)),
            tuple(re.findall(r"`(docs/schemas/.+?)`", text)),
        )
        for title, by_hand, generated, text in found
    ]


RECIPES = recipes()
EACH_RECIPE = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)


def test_there_are_five() -> None:
    assert len(RECIPES) == 5
    assert PATCHED in [recipe.title for recipe in RECIPES]


@EACH_RECIPE
def test_its_files_are_as_many_as_it_says(recipe: Recipe) -> None:
    assert len(set(recipe.steps)) == recipe.by_hand
    assert len(set(recipe.results)) == recipe.generated


@EACH_RECIPE
def test_its_files_are_there(recipe: Recipe) -> None:
    for path in (*recipe.steps, *recipe.results):
        there, is_new, _ = path.partition("<")
        assert (ROOT / there).is_dir() if is_new else (ROOT / there).is_file(), path


# --- a bot level, for real --------------------------------------------------------------------------------------------

# The changed modules take the place of those of the package. All others stay where they are, kernels among them, so
# that nothing is compiled again.
TRY_IT = """
import importlib, json, sys
from pathlib import Path

source = Path(sys.argv[1]) / "src"
for folder in {file.parent for file in source.rglob("*.py")}:
    importlib.import_module(".".join(folder.relative_to(source).parts)).__path__.insert(0, str(folder))

from lucca import SeededDealer, setup
from lucca.bots import LEVELS, make_bot, play_and_close
from lucca.server.schemas import facts

before = set(sys.argv[2].split(","))
(new,) = set(LEVELS) - before
bots = [make_bot(new, 1), make_bot("mason", 2), make_bot(new, 3)]
game = play_and_close(setup(players=3), SeededDealer(1), bots)
print(json.dumps({"new": new, "over": game.position.over, "moves": len(game.moves), "facts": facts()}))
"""


@pytest.fixture(scope="module")
def patched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the recipe in a folder of their own, changed by the patch."""
    folder = tmp_path_factory.mktemp("recipe")
    for path in the_patched_recipe().steps:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    alone = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
    done = subprocess.run(["git", "apply", str(PATCH)], cwd=folder, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, (
        f"{done.stderr}\nFollow the recipe again, and write its `git diff -U1` to {PATCH.name}."
    )
    return folder


@pytest.fixture(scope="module")
def tried(patched: Path) -> dict[str, Any]:
    """What a program finds that runs with the changed files."""
    done = subprocess.run(
        [sys.executable, "-c", TRY_IT, str(patched), ",".join(LEVELS)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def the_patched_recipe() -> Recipe:
    return next(recipe for recipe in RECIPES if recipe.title == PATCHED)


def test_the_patch_changes_the_files_of_its_recipe_and_no_others() -> None:
    changed = re.findall(r"^\+\+\+ b/(.+)$", PATCH.read_text("utf-8"), re.MULTILINE)
    assert sorted(changed) == sorted(the_patched_recipe().steps)


def test_the_new_level_plays_a_game(tried: dict[str, Any]) -> None:
    assert tried["over"]
    assert tried["moves"] > 20


def test_the_new_level_is_among_the_facts_and_nothing_else_has_changed(tried: dict[str, Any]) -> None:
    """So facts.json is all that is generated for it."""
    (path,) = the_patched_recipe().results
    now = json.loads((ROOT / path).read_text("utf-8"))
    then = tried["facts"]
    assert [level for level in then.pop("levels") if level != tried["new"]] == now.pop("levels")
    assert then == now


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_level_has_a_name_and_a_sentence(patched: Path, tried: dict[str, Any], language: str) -> None:
    texts = (patched / f"web/src/language/{language}/common.ftl").read_text("utf-8")
    for key in (f"level-{tried['new']}", f"level-{tried['new']}-about"):
        assert re.search(rf"^{key} = \S", texts, re.MULTILINE), key
