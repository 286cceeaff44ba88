"""A script of its own, `keeper.py LEASH COMMAND…`: runs a program and holds it on a leash.

LEASH is the number of a pipe's reading end. As soon as something is written to that pipe, or its last writer has ended
in whatever way, the program is killed with its whole process group. The exit code is then the program's, as a shell
tells it. The program has our standard streams to itself. This must start quickly, so it imports next to nothing.
"""

import os
import signal
import sys

UNTOUCHED = [signal.SIGHUP, signal.SIGINT, signal.SIGTERM]
"""What would end the keeper before the program."""
CANNOT_BE_STARTED = 127


def main() -> None:
    leash, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(leash, False)
    for number in UNTOUCHED:
        signal.signal(number, signal.SIG_IGN)
    try:
        program = start(command)
    except OSError as error:
        sys.stderr.write(f"it cannot be started: {error.strerror}\n")
        sys.exit(CANNOT_BE_STARTED)
    let_go_of_standard_streams()
    os.read(leash, 1)
    os.killpg(program, signal.SIGKILL)
    _, status = os.waitpid(program, 0)
    code = os.waitstatus_to_exitcode(status)
    sys.exit(code if code >= 0 else 128 - code)


def start(command: list[str]) -> int:
    """In a process group of its own, with no signal ignored as Python or we do."""
    ordinary = [*UNTOUCHED, signal.SIGPIPE, signal.SIGXFSZ]
    return os.posix_spawnp(command[0], command, os.environ, setpgroup=0, setsigmask=(), setsigdef=ordinary)


def let_go_of_standard_streams() -> None:
    """So that they close when the program closes them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


if __name__ == "__main__":
    main()
