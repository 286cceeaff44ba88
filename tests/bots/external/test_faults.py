"""Whatever a program does, the match goes on, the fault is noted, and the program does not stay."""

from pathlib import Path

import pytest

from lucca.bots.base import Fault, Thinking
from lucca.bots.external.bot import Limits
from lucca.rules.errors import LuccaError
from tests.bots.external.programs import LITTLE, PLENTY, is_running, match, pids, program
from tests.waiting import PATIENCE

SILENT = {
    "never answers": "def on_decide(message): for_ever()",
    "does not flush": "def on_decide(message): sys.stdout.write('{}\\n'); for_ever()",
    "writes half a line": "def on_decide(message): sys.stdout.write('{\"type\":'); sys.stdout.flush(); for_ever()",
    "closes its input": "def on_decide(message): os.close(0); for_ever()",
    "ignores requests to end": """
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
def on_decide(message): for_ever()
""",
    "floods standard error": """
def on_decide(message):
    while True:
        os.write(2, b"never mind\\n" * 1000)
""",
    "stops itself": "def on_decide(message): os.kill(os.getpid(), signal.SIGSTOP)",
}


@pytest.mark.parametrize("what", SILENT)
def test_a_program_that_does_not_answer_is_killed(what: str, tmp_path: Path) -> None:
    game, bots = match(program(tmp_path, SILENT[what]), limits=LITTLE)
    assert game.position.over
    (fault,) = bots[0].faults
    assert fault.kind == "timeout"
    assert fault.message.startswith("preparation: no answer within 0.6 s")
    assert not is_running(*pids(tmp_path))


def test_a_program_that_does_not_greet_is_killed(tmp_path: Path) -> None:
    game, bots = match(program(tmp_path, "for_ever()"), limits=Limits(start=0.3, answer=PATIENCE))
    assert game.position.over
    assert [fault.kind for fault in bots[0].faults] == ["timeout"]


def test_the_thinking_of_a_bot_limits_its_time(tmp_path: Path) -> None:
    seen = "def on_decide(message): (HERE / 'seconds').write_text(str(message['seconds'])); for_ever()"
    for seconds in (0.1, 1.0, 10.0, 100.0):
        _, bots = match(program(tmp_path, seen), thinking=Thinking(seconds=seconds))
        assert [fault.kind for fault in bots[0].faults] == ["timeout"]
        if (tmp_path / "seconds").exists():  # otherwise this machine was too slow for it to note anything
            break
    assert (tmp_path / "seconds").read_text() == str(seconds)


ENDED = {
    "raises": ("def on_decide(message): raise ValueError('oh no')", r"exit code 1; .* 'ValueError: oh no'"),
    "exits": ("def on_decide(message): sys.exit(3)", r"it ended with exit code 3$"),
    "exits with a big code": ("def on_decide(message): sys.exit(255)", r"it ended with exit code 255$"),
    "is killed": ("def on_decide(message): os.kill(os.getpid(), signal.SIGTERM)", r"it was ended by SIGTERM$"),
    "closes its output": ("def on_decide(message): os.close(1); for_ever()", r"it closed its standard output$"),
    "ends at once": ("sys.exit('no licence')", r"exit code 1; .* 'no licence'"),
    "ends after its hello": ("def on_new(message): sys.exit(4)", r"exit code 4"),
}


@pytest.mark.parametrize("what", ENDED)
def test_a_program_that_ends_is_replaced(what: str, tmp_path: Path) -> None:
    body, saying = ENDED[what]
    game, bots = match(program(tmp_path, body))
    assert game.position.over
    (fault,) = bots[0].faults
    assert fault.kind == "crash"
    assert fault.message.startswith("preparation: ")
    with pytest.raises(LuccaError, match=saying):
        raise LuccaError(fault.message)
    assert not is_running(*pids(tmp_path))


UNREADABLE = {
    "chats": ("print('I think …', flush=True)", "'I think …' is not what was asked for"),
    "is empty": ("print(flush=True)", "''"),
    "is no UTF-8": ("os.write(1, b'\\xff\\xfe\\n')", "'��'"),
    "has control characters": ("os.write(1, b'\\x1b[2J\\x07\\n')", r"\x1b[2J\x07"),
    "is nested deeply": ("print('[' * 60000, flush=True)", "[[["),
    "is a list": ("say([1])", "Expected `object`"),
    "is another message": ("say({'type': 'hello', 'protocol': 'lucca-bot 1'})", "Invalid value 'hello'"),
    "has no id": ("say({'type': 'answer', 'choose': 0})", "`id`"),
    "has another id": ("say({'type': 'answer', 'id': 77, 'choose': 0})", "question 77 when 1 was asked"),
    "chooses a truth": ("answer(message, choose=True)", "got `bool`"),
    "chooses a fraction": ("answer(message, choose=0.0)", "got `float`"),
    "chooses a list": ("answer(message, choose=[0])", "got `array`"),
    "chooses nothing": ("answer(message)", "either choose or move"),
    "chooses twice": ("answer(message, choose=0, move='0: take 0')", "either choose or move"),
    "is a long line": ("os.write(1, b'x' * 10_000_000)", "a line of more than 65,536 bytes: 'xxx"),
    "is a long line with an end": ("os.write(1, b'x' * 100_000 + b'\\n')", "a line of more than 65,536 bytes"),
    "never ends": ("\n    while True: os.write(1, b'y' * 1000)", "a line of more than 65,536 bytes: 'yyy"),
    "is a flood of lines": ("\n    while True: print('z' * 70)", "'zzz"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_an_answer_that(what: str, tmp_path: Path) -> None:
    body, saying = UNREADABLE[what]
    game, bots = match(program(tmp_path, f"def on_decide(message): {body}"))
    assert game.position.over
    (fault,) = bots[0].faults
    assert fault.kind == "garbage"
    assert saying in fault.message
    assert fault.message.isprintable()
    assert len(fault.message) < 600
    assert not is_running(*pids(tmp_path))


def test_answers_are_not_mixed_up_when_there_are_too_many(tmp_path: Path) -> None:
    twice = "def on_decide(message): answer(message, choose=0); answer(message, choose=0)"
    _, bots = match(program(tmp_path, twice))
    assert bots[0].faults == [Fault("garbage", "preparation: it answered question 1 when 2 was asked")]


@pytest.mark.parametrize("hello", ["{'type': 'hello', 'protocol': 'lucca-bot 2'}", "{'type': 'hi'}", "'uciok'"])
def test_another_protocol_is_refused(hello: str, tmp_path: Path) -> None:
    _, bots = match(program(tmp_path, f"def on_hello(message): say({hello})"))
    assert [fault.kind for fault in bots[0].faults] == ["garbage"]


ILLEGAL = {
    "choose=99": "there is no legal decision 99: they are 0 to",
    "choose=-1": "there is no legal decision -1",
    "choose=10**30": "there is no legal decision 1000000000000000000000000000000",
    "choose='take 9'": "'take 9' is not one of the legal decisions: ",
    "choose='x' * 60000": "'xxx",
    "move='resign'": "'resign' is not a move",
    "move='1: keep 77 12'": "it moved for seat 1, but has seat 0",
    "move='0: take 5; 1 add, 2 add, 3 add'": "is not one of the legal decisions",
}


@pytest.mark.parametrize("how", ILLEGAL)
def test_an_illegal_answer_costs_one_decision(how: str, tmp_path: Path) -> None:
    """The program decides for itself again afterwards."""
    body = f"""
def on_decide(message):
    (HERE / "asked").write_text(str(message["id"]))
    if message["id"] == 3:
        answer(message, {how})
    else:
        answer(message, choose=0)
"""
    game, bots = match(program(tmp_path, body))
    assert game.position.over
    (fault,) = bots[0].faults
    assert fault.kind == "illegal"
    assert fault.message.startswith("turn 1: ")
    assert ILLEGAL[how] in fault.message
    assert len(fault.message) < 600
    decisions = [decision for move in game.moves if move.seat == 0 for decision in move.decisions]
    assert (tmp_path / "asked").read_text() == str(len(decisions))


def test_illegal_answers_are_all_noted(tmp_path: Path) -> None:
    game, bots = match(program(tmp_path, "def on_decide(message): answer(message, choose=99)"))
    decisions = [decision for move in game.moves if move.seat == 0 for decision in move.decisions]
    assert [fault.kind for fault in bots[0].faults] == ["illegal"] * len(decisions)


def test_faults_of_one_program_do_not_touch_the_other(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    _, bots = match(program(good), program(bad, "def on_decide(message): sys.exit()"))
    assert [len(bot.faults) for bot in bots] == [0, 1, 0]


def test_a_program_that_writes_much_to_standard_error_can_play(tmp_path: Path) -> None:
    chatty = "def on_decide(message): os.write(2, b'hm ' * 200_000); answer(message, choose=0)"
    _, bots = match(program(tmp_path, chatty), limits=PLENTY)
    assert not bots[0].faults


def test_a_program_that_cannot_be_run_is_told(tmp_path: Path) -> None:
    script = tmp_path / "program"
    script.write_bytes(b"\x7fELF but not really")
    script.chmod(0o755)
    _, bots = match((str(script),))
    (fault,) = bots[0].faults
    assert fault.kind == "crash"
    assert "cannot be started: Exec format error" in fault.message


def test_the_same_match_goes_on_in_the_same_way(tmp_path: Path) -> None:
    """The substitute depends on the seed."""
    crashing = program(tmp_path, "def on_decide(message): sys.exit()")
    assert match(crashing)[0].moves == match(crashing)[0].moves
