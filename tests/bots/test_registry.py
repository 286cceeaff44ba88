"""Bots by their specs: what is accepted, what is refused, and how lists and records name them."""

import sys
from pathlib import Path

import pytest

from lucca.bots.base import Thinking
from lucca.bots.external.bot import ExternalBot
from lucca.bots.imported import ImportedBot
from lucca.bots.ladder import shipped_judge, shipped_network
from lucca.bots.levels import LADDER, SimpleRules
from lucca.bots.playouts import LightBot
from lucca.bots.registry import BOTS, bot_maker, bot_name, is_named_bot, make_bot, named_bot_maker, split_specs
from lucca.bots.thinkers import NetworkBot
from lucca.rules.errors import LuccaError

CLASS = "lucca.bots.simple:BuilderBot"


def test_the_three_kinds_of_specs() -> None:
    assert type(make_bot("builder", 1)).__name__ == "BuilderBot"
    assert isinstance(make_bot(CLASS, 1), ImportedBot)
    assert isinstance(make_bot(f"exec:{sys.executable} -V", 1), ExternalBot)


@pytest.mark.parametrize("name", LADDER)
def test_every_level_thinks_as_its_row_says(name: str) -> None:
    bot, thinks = make_bot(name, 1), LADDER[name].thinks
    if isinstance(thinks, SimpleRules):
        assert isinstance(bot, LightBot)
        assert bot.oversight == thinks.oversight
    else:
        assert isinstance(bot, NetworkBot)
        assert bot.style == thinks


@pytest.mark.parametrize("players", [2, 4, 5])
def test_where_there_is_no_judge_the_network_that_plays_is_loaded_only_once(players: int) -> None:
    assert shipped_judge(players) is shipped_network(players)


@pytest.mark.parametrize(
    ("spec", "saying"),
    [
        ("", "there is no bot ''; there are random, builder"),
        ("oracle", "there is no bot 'oracle'; there are random, builder.*module:Class.*exec:COMMAND"),
        ("no_such_module:Bot", "there is no Python module 'no_such_module'"),
        ("lucca.nothing:Bot", "there is no Python module 'lucca.nothing'"),
        ("lucca.bots.simple:Nothing", "the module lucca.bots.simple has no class 'Nothing'"),
        ("lucca.bots.simple:", "the module lucca.bots.simple has no class ''"),
        ("lucca.bots.simple:decode", "the module lucca.bots.simple has no class 'decode'"),
        ("pathlib:Path", "pathlib:Path is no bot: it has no method choose"),
        (":Bot", "'' is not the name of a Python module"),
        ("../bot.py:Bot", r"'../bot.py' is not the name"),
        ("exec:", "the command of a bot is missing"),
        ("exec:  ", "the command of a bot is missing"),
        ("exec:no-such-program --fast", "the program 'no-such-program' is not there or cannot be run"),
        ("exec:./missing.py", "the program './missing.py' is not there"),
        ("exec:python 'half", "cannot be read: No closing quotation"),
    ],
)
def test_what_is_no_bot_is_told(spec: str, saying: str) -> None:
    with pytest.raises(LuccaError, match=saying):
        bot_maker(spec)
    with pytest.raises(LuccaError, match=saying):
        make_bot(spec, 1)


def test_a_file_that_cannot_be_run_is_no_program(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("print('hello')")
    with pytest.raises(LuccaError, match="cannot be run"):
        bot_maker(f"exec:{script}")
    script.chmod(0o755)
    bot_maker(f"exec:{script}")


def test_only_our_own_names_are_open_to_everybody() -> None:
    assert all(map(is_named_bot, BOTS))
    for spec in (CLASS, f"exec:{sys.executable}", "oracle", "", "Builder"):
        assert not is_named_bot(spec)
        with pytest.raises(LuccaError, match="there is no bot"):
            named_bot_maker(spec)
    assert named_bot_maker("builder") is BOTS["builder"]


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("random,builder", ["random", "builder"]),
        ("random,", ["random", ""]),
        ("", [""]),
        ("a.b:C,builder", ["a.b:C", "builder"]),
        ("exec:bot --list 1,2,3", ["exec:bot --list 1,2,3"]),
        ("builder,exec:bot 1,exec:2", ["builder", "exec:bot 1,exec:2"]),
        ("an-exec:thing,b", ["an-exec:thing", "b"]),
    ],
)
def test_lists_of_specs(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("builder", "builder"),
        ("my.module:Bot", "my.module:Bot"),
        ("exec:python3 bot.py --depth 2", "exec:python3 bot.py --depth 2"),
        ("exec:/opt/tools/python3 ../bots/bot.py", "exec:python3 bot.py"),
        ("exec:bot --weights=/data/mine/w.npz in/", "exec:bot --weights=w.npz in/"),
        ("exec:bot 'a b'", "exec:bot 'a b'"),
    ],
)
def test_names_tell_no_folders(spec: str, name: str) -> None:
    assert bot_name(spec) == name


def test_thinking_is_handed_on() -> None:
    bot = make_bot("tests.bots.test_imported:Thoughtful", 1, Thinking(effort=3.0))
    assert isinstance(bot, ImportedBot)
    assert bot._player.thinking == Thinking(effort=3.0)
