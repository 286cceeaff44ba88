"""The kernels compiled and the same source as plain Python, step by step through the same games."""

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any

import numpy as np
import pytest

from lucca.rules.actions import ACTIONS
from lucca.rules.decisions import parse_move
from lucca.rules.kernels import gates
from lucca.rules.kernels import layout as k
from lucca.rules.plain import PlainPosition, plain_kernels
from lucca.rules.position import Position
from lucca.rules.score import new_event_rows
from lucca.rules.setup import Setup, setup
from tests.properties.profiles import PROFILE
from tests.properties.tables import TABLES, Chooser, table_name

SEEDS = range(60) if PROFILE == "lucca-deep" else range(3)
RULE_KERNELS = ("scoring", "transitions", "legality", "views")


def same(plain: PlainPosition, raw: k.Bytes) -> bool:
    """Field by field, so that a value too large for its field in the record is a difference."""
    return vars(plain.state) == k.fields_of(raw, k.STATE)


class Pair:
    """One position compiled and one plain; every step is made on both and compared."""

    def __init__(self, table: Setup) -> None:
        self.setup = table
        self.deck = table.deck.card_data
        self.raw = np.empty(k.STATE_BYTES, np.uint8)
        gates.gate_new(self.raw, table.setting, table.in_play_flags)
        self.plain = PlainPosition(table)
        self.compare()

    @property
    def position(self) -> Position:
        return Position(self.setup, self.raw)

    def apply(self, action: int) -> None:
        rows = new_event_rows()
        mask = gates.gate_apply_with_events(self.raw, self.deck, action, rows)
        self.plain.apply(action)
        assert mask == self.plain.legal_mask()
        self.compare(rows)

    def deal(self, cards: list[int]) -> None:
        rows = new_event_rows()
        assert gates.gate_deal(self.raw, self.deck, np.array(cards, np.uint8), rows) == self.plain.deal(cards)
        self.compare(rows)

    def set_actor(self, seat: int) -> None:
        position = self.position
        position.set_actor(seat)
        self.raw = position.raw
        self.plain = PlainPosition(self.setup, self.raw)

    def compare(self, rows: k.EventRows | None = None) -> None:
        assert same(self.plain, self.raw)
        assert self.plain.legal_mask() == self.position.legal_mask
        if rows is not None:
            used = 1 + int(rows[0]) * k.EVENT_WIDTH
            assert self.plain.rows[:used] == rows[:used].tolist()

    def compare_questions(self) -> None:
        """Reasons for refusal, views, the end if it came now, the ranking."""
        for action in range(ACTIONS):
            assert self.plain.objection(action) == gates.gate_objection(self.raw, self.deck, action)
        viewers = [None] if self.ranked else [*range(self.setup.players), None]  # no secrets after the reveal
        for viewer in viewers:
            assert same(self.plain.shown_to(viewer), self.position.view(viewer).raw)
        if self.ranked and not self.position.over:
            ended = self.plain.clone()
            ended.finish()
            assert same(ended, self.position.ended_now().raw)
        if self.ranked:
            assert all(self.plain.ranks_before(*pair) for pair in pairwise(self.position.ranking()))

    @property
    def ranked(self) -> bool:
        """Before the reveal nobody has a number to break ties with."""
        return self.plain.state.round > 0


def play_in_lockstep(pair: Pair, chooser: Chooser) -> None:
    """To the end; deals are any unseen cards."""
    while not pair.position.over:
        position = pair.position
        if position.is_chance:
            pair.deal(chooser.rng.sample(position.unseen(), len(position.unseen())))
            continue
        if position.is_keeping:
            pair.set_actor(chooser.seat(position))
        pair.compare_questions()
        pair.apply(chooser.action(pair.position))
    pair.compare_questions()
    assert pair.plain.to_raw().tobytes() == pair.raw.tobytes()


# --- what chance hardly ever brings ---------------------------------------------------------------------------------


def play_moves(pair: Pair, moves: list[str]) -> None:
    for move in map(parse_move, moves):
        pair.set_actor(move.seat)
        for decision in move.decisions:
            pair.compare_questions()
            pair.apply(pair.position.action_of(decision))


def celebration_for_two(first_cards: str) -> Pair:
    """A table for two, dealt from these cards, the hands first."""
    pair = Pair(setup(players=2, celebration=True))
    pair.deal([pair.setup.deck.index[id] for id in first_cards.split()])
    return pair


def two_wilds_in_a_hand() -> Pair:
    """6.5: only one of them can be kept; the other is part of the City's start (7.1). A Bastion was replaced (3.2)."""
    return celebration_for_two("B1 W10 W20 1 2  3 4 5 6  7 8 9  11 12 13  14 15 16  17 18 19")


def a_skipped_pick() -> Pair:
    """7.7: the City completes red, and only Wilds are left to pick from. Seat 0 completes red too (7.9)."""
    pair = celebration_for_two("1 7 31 37  13 19 4 5  25 8 9  W10 W20 W500  43 49 55  15 16 17")
    play_moves(
        pair,
        [
            "0: keep 31 37",
            "1: keep 4 5",
            "0: take 2; 43 add, 49 add, 55 add",
            "1: take 3; 15 discard, 16 wall, 17 start",
            "0: city 0; 25 add",
            "1: city skip",
        ],
    )
    return pair


RARE_GAMES = (two_wilds_in_a_hand, a_skipped_pick)


# --- the tests ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_compiled_and_plain_rules_agree_at_every_step(table: Setup, seed: int) -> None:
    play_in_lockstep(Pair(table), Chooser(Random(seed), build=(0.9, 0.5)[seed % 2]))


@pytest.mark.parametrize("make_pair", RARE_GAMES)
def test_compiled_and_plain_rules_agree_in_rare_games(make_pair: Callable[[], Pair]) -> None:
    play_in_lockstep(make_pair(), Chooser(Random(1), build=0.9))


def test_compiled_and_plain_refuse_the_same_cards() -> None:
    pair = Pair(setup())
    pair.deal([5, 5])  # the second of them was dealt
    pair.deal([k.CARDS])


def rule_functions() -> dict[CodeType, str]:
    """Every function of the plain rule kernels by its code."""
    return {
        function.__code__: f"{name}.{function.__name__}"
        for name in RULE_KERNELS
        for function in vars(plain_kernels()[name]).values()
        if isinstance(function, FunctionType) and function.__module__ == plain_kernels()[name].__name__
    }


@contextmanager
def lines_run(codes: Collection[CodeType]) -> Iterator[set[tuple[CodeType, int]]]:
    """The lines of these functions that run meanwhile."""
    seen: set[tuple[CodeType, int]] = set()

    def on_line(frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            seen.add((frame.f_code, frame.f_lineno))
        return on_line

    def on_call(frame: FrameType, _event: str, _argument: Any) -> Any:
        return on_line if frame.f_code in codes else None

    before = sys.gettrace()
    sys.settrace(on_call)
    try:
        yield seen
    finally:
        sys.settrace(before)


def lines_missing(functions: dict[CodeType, str], seen: set[tuple[CodeType, int]]) -> list[str]:
    return [
        f"{name}: line {line}"
        for code, name in functions.items()
        for line in sorted({line for _, _, line in code.co_lines() if line} - {code.co_firstlineno})
        if (code, line) not in seen
    ]


def varied_games() -> Iterator[Pair]:
    """Games in which between them everything happens sooner or later."""
    for make_pair in RARE_GAMES:
        yield make_pair()
    for _ in range(10):
        yield Pair(setup(players=2, celebration=True))
        yield from (Pair(table) for table in TABLES if table.players == 5)


def test_every_line_of_the_rules_is_played() -> None:
    """No dead code in the rules, and no line that compiled and plain rules were not compared on."""
    functions = rule_functions()
    chooser = Chooser(Random(7), build=0.9)
    with lines_run(functions) as seen:
        for pair in varied_games():
            play_in_lockstep(pair, chooser)
            if not lines_missing(functions, seen):
                break
    assert not lines_missing(functions, seen)
