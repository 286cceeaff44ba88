"""A plugin for pytest: files of tests run in an order by chance, the same for all workers (SHUFFLE_SEED names one)."""

import os
import random

import pytest

SEED = os.environ.setdefault("SHUFFLE_SEED", str(random.SystemRandom().randrange(10**6)))  # workers inherit it


def pytest_report_header() -> str:
    return f"files of tests in an order by chance: SHUFFLE_SEED={SEED}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {path: random.Random(f"{SEED} {path}").random() for path in sorted({str(item.path) for item in items})}
    items.sort(key=lambda item: places[str(item.path)])
