"""A program in a process of its own that exchanges lines with this one; it can neither outlive it nor make it wait."""

import os
import selectors
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO

from lucca.bots.external.command import Command
from lucca.bots.external.messages import excerpt
from lucca.bots.guarded import CRASH, TIMEOUT, UNREADABLE, ProtocolFault

MAX_LINE_BYTES = 65_536
"""How many bytes a line of the program may have."""
_CHUNK = 65_536
_ERROR_TAIL_BYTES = 2_000
_SUPERVISOR = Path(__file__).with_name("supervisor.py")
_SUPERVISOR_SECONDS = 10.0


class Program:
    """A child process with its three streams, run by a supervisor (`supervisor.py`).

    Nothing here waits longer than it is told to, whatever the program does with its streams. If this process ends, or
    forgets the object, the program is killed all the same, because the supervisor's pipe then closes.
    """

    def __init__(self, command: Command) -> None:
        """ProtocolFault if it cannot be started."""
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._error_tail = b""
        try:
            self._selector = selectors.DefaultSelector()
            self._supervisor, self._pipe = _start(command)
        except (OSError, ValueError) as error:
            raise ProtocolFault(CRASH, f"it cannot be started: {error}") from None
        self._input, self._output, self._errors = _streams(self._supervisor)
        self._selector.register(self._output, selectors.EVENT_READ, self._read)
        self._selector.register(self._errors, selectors.EVENT_READ, self._read_errors)

    def say(self, line: bytes) -> None:
        """Write a line; what the program does not read yet is kept for later."""
        if not self._outgoing:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._write)
        self._outgoing += line
        self._write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line; the next line that the program writes. ProtocolFault if none comes in time."""
        self.say(line)
        deadline = time.monotonic() + seconds
        while (end := self._incoming.find(b"\n")) < 0:
            left = deadline - time.monotonic()
            self._attend(left)
            if left <= 0 and b"\n" not in self._incoming:
                raise ProtocolFault(TIMEOUT, f"no answer within {seconds:g} s{self._quoted_last_error()}")
        answer = bytes(self._incoming[:end])
        del self._incoming[: end + 1]
        return answer

    def leave(self, seconds: float) -> bool:
        """Wait for the program to end by itself, and kill it if it does not; whether it did."""
        self._ignore(self._input)
        self._input.close()
        deadline = time.monotonic() + seconds
        left = 1.0
        try:
            while left > 0:
                left = deadline - time.monotonic()
                self._incoming.clear()
                self._attend(left)
        except ProtocolFault:
            return True
        self.kill()
        return False

    def kill(self) -> None:
        """End the program with all of its process group."""
        if self._pipe.closed:
            return
        with suppress(BrokenPipeError):
            self._pipe.write(b".")
        self._pipe.close()
        try:
            self._supervisor.wait(_SUPERVISOR_SECONDS)
        except subprocess.TimeoutExpired:
            self._supervisor.kill()
            self._supervisor.wait()
        self._read_errors()
        self._selector.close()
        for stream in (self._input, self._output, self._errors):
            stream.close()

    # --- streams ------------------------------------------------------------------------------------------------

    def _attend(self, seconds: float) -> None:
        """Read and write what is possible, waiting for it at most so long."""
        for key, _ in self._selector.select(seconds):
            key.data()

    def _ignore(self, stream: IO[bytes]) -> None:
        with suppress(KeyError):
            self._selector.unregister(stream)

    def _write(self) -> None:
        try:
            del self._outgoing[: self._input.write(self._outgoing) or 0]
        except BrokenPipeError:  # it does not read any more; what else it does, its output will tell
            self._outgoing.clear()
        if not self._outgoing:
            self._ignore(self._input)

    def _read(self) -> None:
        chunk = self._output.read(_CHUNK)
        if chunk == b"":
            self.kill()
            raise ProtocolFault(CRASH, f"{_ending(self._supervisor.returncode)}{self._quoted_last_error()}")
        self._incoming += chunk or b""
        if len(self._incoming) > MAX_LINE_BYTES and self._incoming.find(b"\n", 0, MAX_LINE_BYTES + 1) < 0:
            raise ProtocolFault(
                UNREADABLE, f"it wrote a line of more than {MAX_LINE_BYTES:,} bytes: {excerpt(bytes(self._incoming))}"
            )

    def _read_errors(self) -> None:
        chunk = self._errors.read(_CHUNK)
        if chunk == b"":
            self._ignore(self._errors)
        self._error_tail = (self._error_tail + (chunk or b""))[-_ERROR_TAIL_BYTES:]

    def _quoted_last_error(self) -> str:
        lines = self._error_tail.split(b"\n")
        last = next((line for line in reversed(lines) if line.strip()), None)
        return "" if last is None else f"; the last it wrote to standard error is {excerpt(last, 200)}"


# --- starting and ending --------------------------------------------------------------------------------------------


def _start(command: Command) -> tuple[subprocess.Popen[bytes], IO[bytes]]:
    """A supervisor for the command, and our end of its pipe."""
    held, ours = os.pipe()
    with ExitStack() as undo:
        pipe = undo.enter_context(open(ours, "wb", buffering=0))  # noqa: PTH123  a descriptor has no path
        try:
            supervisor = subprocess.Popen(
                [sys.executable, "-I", "-S", str(_SUPERVISOR), str(held), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[held],
                start_new_session=True,  # what interrupts us at the terminal is not meant for it
            )
        finally:
            os.close(held)
        undo.pop_all()
    return supervisor, pipe


def _streams(supervisor: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Standard input, output and error, none of which makes us wait."""
    streams = [stream for stream in (supervisor.stdin, supervisor.stdout, supervisor.stderr) if stream is not None]
    for stream in streams:
        os.set_blocking(stream.fileno(), False)
    standard_input, standard_output, standard_error = streams
    return standard_input, standard_output, standard_error


_SIGNALS = {128 + number: number.name for number in signal.Signals}


def _ending(code: int) -> str:
    """What became of a program whose output has ended; SIGKILL is ours."""
    if code == 128 + signal.SIGKILL:
        return "it closed its standard output"
    return f"it was ended by {_SIGNALS[code]}" if code in _SIGNALS else f"it ended with exit code {code}"
