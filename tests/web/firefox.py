"""Firefox as the system has it, spoken to over WebDriver BiDi; Playwright needs a Firefox of its own."""

import contextlib
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
_ALONE = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""
"""It asks nobody else for anything."""


@dataclass
class Window:
    """One window with one page in it."""

    connection: ClientConnection
    context: str = ""
    complaints: list[str] = field(default_factory=list)
    """Errors and warnings of pages."""
    _sent: int = 0

    def open(self, address: str) -> None:
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """What a script of the page says, as JSON."""
        answer = self.command(
            "script.evaluate",
            expression=f"JSON.stringify(({script}) ?? null)",
            target={"context": self.context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", f"{script}: {answer['exceptionDetails']['text']}"
        return json.loads(answer["result"]["value"])

    def wait_for(self, script: str) -> Any:
        """What a script says as soon as that is something."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if found := self.evaluate(script):
                return found
            time.sleep(0.05)
        raise AssertionError(f"never: {script}")

    def click(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.command("input.performActions", context=self.context, actions=[mouse])

    def command(self, method: str, **params: Any) -> Any:
        self._sent += 1
        self.connection.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            message = json.loads(self.connection.recv(PATIENCE))
            if message.get("id") == self._sent:
                assert message["type"] == "success", f"{method}: {message['message']}"
                return message["result"]
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(message["params"]["text"])


@contextlib.contextmanager
def firefox(folder: Path, width: int, height: int) -> Iterator[Window]:
    """With an empty profile in a folder of its own."""
    assert FIREFOX is not None
    (folder / "user.js").write_text(_ALONE, "utf-8")
    log = folder / "log"
    options = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0", "about:blank"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [FIREFOX, *options], env={**os.environ, "HOME": str(folder)}, stdout=output, stderr=output
        )
    try:
        unhurried: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
        with connect(f"{_door(log, process)}/session", proxy=None, max_size=None, **unhurried) as connection:
            window = Window(connection)
            window.command("session.new", capabilities={})
            window.command("session.subscribe", events=["log.entryAdded"])
            window.context = window.command("browsingContext.getTree")["contexts"][0]["context"]
            size = {"width": width, "height": height}
            window.command("browsingContext.setViewport", context=window.context, viewport=size)
            yield window
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _door(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it listens, which it tells when it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        for line in log.read_text("utf-8").splitlines():
            if line.startswith("WebDriver BiDi listening on "):
                return line.rsplit(" ", 1)[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox did not start:\n{log.read_text('utf-8')}")
