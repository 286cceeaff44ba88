"""The examples in the documents run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_example_of_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) == 10
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    *_, result, last_move = done.stdout.splitlines()
    assert re.fullmatch(r"\((-?\d+, ){2}-?\d+\) won by seat [0-2]", result)
    assert re.match(r"[0-2]: (open .*; )?take \d; ", last_move)
    assert "GameEnded" in done.stdout


RESEARCH = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", RESEARCH, ids=range(len(RESEARCH)))
def test_the_examples_for_research_run(example: str) -> None:
    subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)


def test_links_of_the_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    assert len(documents) > 6
    for document in documents:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
