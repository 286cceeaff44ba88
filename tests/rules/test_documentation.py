"""docs/rules.md, the clauses that the program cites, and the tests named for them say the same."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import lucca
from lucca.rules.cards import STANDARD_COLOURS, standard_deck
from lucca.rules.clauses import CLAUSE_OF_PHASE, CLAUSES, REASONS, WRONG_PHASE
from lucca.rules.editions import (
    CELEBRATION_REMOVES_MORE,
    EDITIONS,
    PALACE_SIZE,
    ROUNDS,
    TRIPLETS,
    Edition,
    describe,
)
from lucca.rules.errors import RuleError
from lucca.rules.kernels import legality
from lucca.rules.reading import PHASES

ROOT = Path(__file__).parents[2]
SOURCES = Path(lucca.__file__).parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
NO_CELL = "\N{EN DASH}"


def table_rows(after: str) -> list[list[str]]:
    """The cells of the first table after some words: its head and its rows, without the line between them."""
    lines = RULES[RULES.index(after) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    end = next((number for number in range(start, len(lines)) if not lines[number].startswith("|")), len(lines))
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[start:end]]
    return [rows[0], *rows[2:]]


# --- clauses ------------------------------------------------------------------------------------------------------


def test_every_clause_stands_in_the_rules_with_its_title_and_in_order() -> None:
    written = re.findall(r"^\*\*(\d+\.\d+) (.+?)\.\*\*", RULES, re.MULTILINE)
    assert written == list(CLAUSES.items())


def test_clauses_are_numbered_without_gaps() -> None:
    sections = [int(section) for section in re.findall(r"^## (\d+)\. ", RULES, re.MULTILINE)]
    assert sections == list(range(1, 10))
    expected = [
        f"{section}.{number}"
        for section in sections
        for number in range(1, 1 + sum(clause.startswith(f"{section}.") for clause in CLAUSES))
    ]
    assert list(CLAUSES) == expected


def test_the_rules_refer_to_existing_clauses_only() -> None:
    assert set(re.findall(r"(?<![\d.])[1-9]\.\d{1,2}(?![\d.]*\d)", RULES)) <= set(CLAUSES)


def test_every_clause_says_something() -> None:
    bodies = re.split(r"^\*\*\d+\.\d+ .+?\.\*\*", RULES, flags=re.MULTILINE)[1:]
    assert min(map(len, bodies)) > 40


# --- tests --------------------------------------------------------------------------------------------------------


@cache
def clauses_with_tests() -> set[str]:
    """Clauses that test functions of this folder are named for."""
    names = {
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    matches = (re.match(r"test_(\d+)_(\d+)_[a-z]", name) for name in names)
    return {f"{match[1]}.{match[2]}" for match in matches if match}


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test_named_for_it(clause: str) -> None:
    assert clause in clauses_with_tests()


def test_no_test_is_named_for_a_clause_that_does_not_exist() -> None:
    assert clauses_with_tests() <= set(CLAUSES)


# --- refusals -----------------------------------------------------------------------------------------------------


def rule_errors() -> set[str]:
    """The names of RuleError and of every class that is derived from it, wherever it stands."""
    classes = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = {RuleError.__name__}
    for _ in range(3):  # generations
        names |= {
            node.name for node in classes for base in node.bases if isinstance(base, ast.Name) and base.id in names
        }
    return names


def calls_with_a_clause(tree: ast.AST, errors: set[str]) -> Iterator[tuple[int, ast.expr]]:
    """(line, argument) of every clause that is handed over: to a rule error, or to a parameter called `clause`."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    takes_clause = {
        function.name: position
        for function in functions
        for position, argument in enumerate(function.args.args)
        if argument.arg == "clause"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            position = 0 if node.func.id in errors else takes_clause.get(node.func.id)
            if position is not None:
                yield node.lineno, node.args[position]


def possible_clauses(argument: ast.expr) -> Iterator[str | None]:
    """The clauses an argument can stand for, none if it only hands one on; None if that cannot be read off."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from possible_clauses(argument.body)
        yield from possible_clauses(argument.orelse)
    elif "clause" not in (getattr(argument, "id", ""), getattr(argument, "attr", "")):
        yield None


def test_every_refusal_in_the_sources_cites_an_existing_clause() -> None:
    found, errors = 0, rule_errors()
    assert {"IllegalMoveError", "SetupError", "DealError"} <= errors
    for path, tree in TREES.items():
        for line, argument in calls_with_a_clause(tree, errors):
            for clause in possible_clauses(argument):
                assert clause in CLAUSES, f"{path.name}:{line} cites {clause}"
                found += 1
    assert found > 40


def reason_codes() -> set[int]:
    """The values of the constants that name why a decision is refused: those after FINE."""
    _, found, rest = Path(legality.__file__).read_text(encoding="utf-8").partition("\nFINE = 0\n")
    assert found
    names = re.findall(r"^([A-Z_]+) = \d+$", rest, re.MULTILINE)
    return {getattr(legality, name) for name in names}


def test_every_reason_of_the_kernels_has_a_clause_and_a_sentence() -> None:
    assert reason_codes() == set(REASONS) | {legality.NOT_YOUR_DECISION_NOW}
    assert set(WRONG_PHASE) == set(CLAUSE_OF_PHASE) == set(PHASES)
    assert {clause for clause, _ in REASONS.values()} | set(CLAUSE_OF_PHASE.values()) <= set(CLAUSES)


# --- tables -------------------------------------------------------------------------------------------------------


def words_of(edition: Edition) -> dict[str, str]:
    """How the table of 1.1 must put an edition's data: in the words of `lucca editions`, and what follows from them."""
    said = {point: says for field, point, says in describe(edition) if field not in ("title", "language")}
    more = {players: count + CELEBRATION_REMOVES_MORE for players, count in edition.removed.items()}
    return said | {
        "The first triplets may hold a Bastion": "yes" if edition.bastions_dealt_to_hands else "no",
        "Removed unseen with the Celebration": _counts(more) if edition.celebration else NO_CELL,
    }


def _counts(removed: Mapping[int, int]) -> str:
    return ", ".join(f"{players}: {count}" for players, count in removed.items())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_the_table_of_editions_is_that_of_the_program(edition: Edition) -> None:
    head, *rows = table_rows("**1.1 ")
    column = head.index(edition.id)
    written = {re.sub(r" \([\d., ]+\)$", "", row[0]): row[column] for row in rows}
    expected = words_of(edition)
    assert {point: written[point] for point in expected} == expected


def test_the_table_of_player_numbers_is_that_of_the_program() -> None:
    _, *rows = table_rows("**1.3 ")
    assert [[int(cell) for cell in row] for row in rows] == [
        [players, PALACE_SIZE[players], ROUNDS[players], TRIPLETS[players]] for players in (2, 3, 4, 5)
    ]


def test_the_table_of_the_reconstructed_deck_is_the_standard_deck() -> None:
    head, *rows = table_rows("**2.5 ")
    assert tuple(head[1:]) == STANDARD_COLOURS
    cards = standard_deck().cards
    for k, row in enumerate(rows):
        expected = [f"{card.street_number}: {card.shields}/{card.windows}" for card in cards[6 * k : 6 * k + 6] if card]
        assert row == [str(k), *expected]
    assert len(rows) == 16


def test_the_table_of_special_cards_is_the_standard_deck() -> None:
    _, *rows = table_rows("The special cards of the standard deck")
    specials = [card for card in standard_deck().cards[100:] if card]
    assert [(row[0], row[2], *map(int, row[3:])) for row in rows] == [
        (card.id, card.colour or NO_CELL, card.street_number, card.shields, card.windows) for card in specials
    ]
    assert "reconstruct" in RULES[RULES.index("**2.5 ") : RULES.index("**2.6 ")]
