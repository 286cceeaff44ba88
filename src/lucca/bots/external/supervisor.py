"""A script of its own, `supervisor.py PIPE COMMAND…`: runs a program, and kills it when the process that wants it ends.

PIPE is the number of a pipe's reading end. As soon as something is written to that pipe, or its last writer has ended
in whatever way, the program is killed with its whole process group. The exit code is then the program's, as a shell
tells it. The program has our standard streams to itself. This must start quickly, so it imports next to nothing.
"""

import os
import signal
import sys

IGNORED_SIGNALS = [signal.SIGHUP, signal.SIGINT, signal.SIGTERM]
"""What would end the supervisor before the program."""
CANNOT_BE_STARTED = 127


def main() -> None:
    """Start the command, wait for the pipe, kill the program, and end with its exit code."""
    pipe, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(pipe, False)
    for number in IGNORED_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    try:
        program = start(command)
    except OSError as error:
        sys.stderr.write(f"it cannot be started: {error.strerror}\n")
        sys.exit(CANNOT_BE_STARTED)
    release_standard_streams()
    os.read(pipe, 1)
    os.killpg(program, signal.SIGKILL)
    _, status = os.waitpid(program, 0)
    code = os.waitstatus_to_exitcode(status)
    sys.exit(code if code >= 0 else 128 - code)


def start(command: list[str]) -> int:
    """In a process group of its own, with no signal ignored as Python or we do."""
    ordinary = [*IGNORED_SIGNALS, signal.SIGPIPE, signal.SIGXFSZ]
    return os.posix_spawnp(command[0], command, os.environ, setpgroup=0, setsigmask=(), setsigdef=ordinary)


def release_standard_streams() -> None:
    """So that they close when the program closes them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


if __name__ == "__main__":
    main()
