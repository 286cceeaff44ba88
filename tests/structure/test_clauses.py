"""Every clause that the rules' sources cite exists."""

import re

from lucca.rules.clauses import CLAUSES
from tests.structure.sources import PACKAGE

CITATION = re.compile(r"(?<![\w.])[1-8]\.\d{1,2}(?![\w.]*\d)")


def test_cited_clauses_exist() -> None:
    cited = [
        (path.name, clause)
        for path in sorted((PACKAGE / "rules").rglob("*.py"))
        for clause in CITATION.findall(path.read_text("utf-8"))
    ]
    assert len(cited) > 100
    assert not [place for place in cited if place[1] not in CLAUSES]
