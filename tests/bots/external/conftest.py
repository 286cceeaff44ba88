"""No program of one test is there in the next."""

from collections.abc import Iterator

import pytest

from lucca.bots.external import idle


@pytest.fixture(autouse=True)
def no_programs_left() -> Iterator[None]:
    yield
    idle.stop_all(seconds=0)
