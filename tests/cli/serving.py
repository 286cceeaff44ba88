"""`lucca serve` as a process of its own."""

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO

from tests.waiting import PATIENCE


@dataclass
class Served:
    """A server that is running, or has been."""

    process: subprocess.Popen[str]
    url: str = ""
    said: list[str] = field(default_factory=list)
    """On standard output."""
    log: list[str] = field(default_factory=list)

    @property
    def port(self) -> int:
        found = re.search(r":(\d+)/", self.url)
        assert found, self.url
        return int(found[1])

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """The exit code, negative if the signal itself ended the process."""
        if self.process.poll() is None:
            self.process.send_signal(with_signal)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def served(*options: str, **environment: str) -> Iterator[Served]:
    """`lucca serve` at any free port, once it says where."""
    process = subprocess.Popen(
        [sys.executable, "-c", "from lucca.cli.main import main; main()", "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LUCCA_PORT": "0", **environment},
    )
    server = Served(process)
    lines: queue.Queue[str] = queue.Queue()
    readers = [_reader(process.stdout, server.said, lines), _reader(process.stderr, server.log, lines)]
    try:
        while not server.url:
            line = lines.get(timeout=PATIENCE)
            assert line, f"the server has stopped: {server.log}"
            found = re.search(r"(?:Lucca is at |\"url\": \")(http://[^\s\"]+)", line)
            server.url = found[1] if found else ""
        yield server
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        for reader in readers:
            reader.join()


def _reader(stream: IO[str] | None, lines: list[str], told: "queue.Queue[str]") -> threading.Thread:
    assert stream is not None

    def read() -> None:
        with stream:
            for line in stream:
                lines.append(line.rstrip("\n"))
                told.put(line)
        told.put("")

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread
