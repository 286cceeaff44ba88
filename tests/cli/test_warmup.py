"""Compiling shows how far it is, also where there is no terminal."""

from lucca.cli.warmup import with_lines


def lines_of(*seconds: float) -> list[str]:
    """What is printed while steps take so long."""
    clock = [0.0]

    def wait(time: float) -> None:
        clock[0] += time

    steps = [(f"part {number}", lambda time=time: wait(time)) for number, time in enumerate(seconds, 1)]
    printed: list[str] = []
    with_lines(steps, printed.append, lambda: clock[0])
    return printed


def test_a_line_for_every_step_that_follows_a_silence() -> None:
    assert lines_of(2, 0.1, 10, 3) == [
        "compiling part 2: step 2 of 4, after 2 s",
        "compiling part 4: step 4 of 4, after 12 s",
    ]


def test_what_is_compiled_already_prints_nothing() -> None:
    assert lines_of(*[0.1] * 8) == []
