"""What a part of the server knows is changed by that part's own methods only (docs/architecture.md)."""

import ast
from collections.abc import Iterator

from tests.structure.sources import modules

CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "remove", "setdefault", "update"}
ALLOWED = {
    "base/logs.py": {"root.handlers[:]"},
    "store/database.py": {"config.attributes['connection']"},
    "store/embedded.py": {"connection._thread.daemon"},
    "tables/table.py": {
        "left.away",
        "left.left",
        "seat.away",
        "seat.late",
        "seat.left",
        "seat.resigned",
        "self.seats[entry.seat].away",
        "self.seats[entry.seat].contribution",
        "self.seats[entry.seat].late",
        "self.seats[entry.seat].left",
    },
    "web/app.py": {"app.asgi_handler"},
    "web/connections.py": {"self.conn.logger"},
    "web/documented.py": {"handler.responses", "schema.additional_properties", "schema.required"},
}
"""Objects of libraries, which are set up in this way; and a table's seats, which are parts of it."""


def is_own(changed: ast.expr) -> bool:
    """Whether it is a local name, an attribute of `self`, or inside of one of these."""
    if isinstance(changed, ast.Subscript):
        return is_own(changed.value)
    return not isinstance(changed, ast.Attribute) or (
        isinstance(changed.value, ast.Name) and changed.value.id in ("self", "cls")
    )


def changes_of_others(tree: ast.Module) -> Iterator[str]:
    """What is assigned to, deleted or changed in place although it belongs to another object."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            changed: ast.expr = node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            changed = node.func.value
        else:
            continue
        if not is_own(changed):
            yield ast.unparse(changed)


def test_no_part_of_the_server_changes_what_belongs_to_another() -> None:
    found = {
        path.relative_to("server").as_posix(): changes
        for path, tree in modules()
        if path.parts[0] == "server" and (changes := set(changes_of_others(tree)))
    }
    assert found == ALLOWED


def test_a_change_of_another_would_be_found() -> None:
    tree = ast.parse("room.used_at = 1\nself._rooms.owned.add(2)\ndel room.drafts[3]\nself._x[4] = here = 5\nx.add(6)")
    assert sorted(changes_of_others(tree)) == ["room.drafts[3]", "room.used_at", "self._rooms.owned"]
