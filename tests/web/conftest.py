"""One server and one browser for all tests of this folder: strangers who do not get into each other's way.

They end with the folder, since a browser keeps an event loop running in which other tests cannot start theirs.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import Node
from tests.web.browsers import Visitor, launch, visitor, why_not

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """`lucca serve` with a data folder of its own."""
    folder = tmp_path_factory.mktemp("browser-server")
    server = Node(["--data", str(folder / "data")], folder / "log")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if (reason := why_not()) is not None:
        pytest.fail(reason, pytrace=False)
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, node: Node) -> Iterator[Visit]:
    """A new player with a browser of their own; options as in `visitor`."""
    with ExitStack() as stack:

        def come(**options: Any) -> Visitor:
            url = options.pop("url", f"http://127.0.0.1:{node.port}/")
            return stack.enter_context(visitor(browser, url, **options))

        yield come
