"""Schemas of all that goes over the wire, and facts that both sides must know, for programs in other languages."""

import inspect
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec

from lucca.bots.levels import DEFAULT_LEVEL, LEVELS
from lucca.records.shape import BOT_PREFIX
from lucca.rules.deckfile import MAX_CHARACTERS
from lucca.rules.facts import rules_facts
from lucca.server.base.errors import RefusalCode
from lucca.server.base.texts import MAX_ID
from lucca.server.identity.people import GUEST, MAX_PASSWORD, MIN_PASSWORD
from lucca.server.tables.conduct import MAX_SAID
from lucca.server.tables.options import (
    DEFAULT_SECONDS,
    MAX_DECK_CARDS,
    MAX_NAME,
    MAX_PACE_SECONDS,
    MIN_TURN_SECONDS,
    SWITCHES,
    Pace,
    PaceKind,
)
from lucca.server.wire.messages import MAX_MESSAGE, PROTOCOL, FromClient, FromServer

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def from_client() -> dict[str, Any]:
    return _schema(FromClient, "FromClient", "What a client sends over the table socket.")


def from_server() -> dict[str, Any]:
    """The server leaves nothing out: fields that have a default are there too, so clients need not ask."""
    schema = _schema(FromServer, "FromServer", "What the server sends over the table socket. More fields may follow.")
    for part in schema["$defs"].values():
        part["required"] = list(part["properties"])
    return schema


def _schema(kind: Any, title: str, description: str) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    for part in schema["$defs"].values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    return {"$schema": _DIALECT, "title": title, "description": description, **schema}


def openapi() -> dict[str, Any]:
    """What a server without settings has at /schema/openapi.json."""
    from lucca.server.base.settings import Settings
    from lucca.server.running import Server
    from lucca.server.web.app import make_app

    with tempfile.TemporaryDirectory() as folder:
        return make_app(Server(Settings(data=Path(folder)))).openapi_schema.to_schema()


def facts() -> dict[str, Any]:
    """What rules, bots and server know by name or number, so that nothing has to be spelled again elsewhere."""
    from lucca.server.web.games import MAX_RECORD
    from lucca.server.web.routes import ROUTES
    from lucca.server.web.socket import DROPPED, REFUSED, RESTARTING, TRY_LATER

    return {
        **rules_facts(),
        "levels": list(LEVELS),
        "default_level": DEFAULT_LEVEL,
        "refusal_codes": list(get_args(RefusalCode)),
        "unnamed_player": GUEST,
        "bot_prefix": BOT_PREFIX,
        "option_switch_defaults": dict(SWITCHES),
        "pace": _pace(),
        "limits": {
            "id_characters": MAX_ID,
            "name_characters": MAX_NAME,
            "password_characters": MAX_PASSWORD,
            "password_least": MIN_PASSWORD,
            "chat_characters": MAX_SAID,
            "deck_cards": MAX_DECK_CARDS,
            "deck_characters": MAX_CHARACTERS,
            "record_bytes": MAX_RECORD,
            "message_bytes": MAX_MESSAGE,
        },
        "protocol": PROTOCOL,
        "routes": {screen: list(paths) for screen, paths in ROUTES.items()},
        "close_codes": {"refused": REFUSED, "dropped": DROPPED, "restarting": RESTARTING, "later": TRY_LATER},
    }


def _pace() -> dict[str, Any]:
    """How long players may take: kinds, bounds, and what holds where nothing is said."""
    return {
        "kinds": list(get_args(PaceKind)),
        "default_kind": Pace().kind,
        "turn_seconds": {"least": MIN_TURN_SECONDS, "most": MAX_PACE_SECONDS},
        "bank_seconds": {"least": 0, "most": MAX_PACE_SECONDS},
        "default_seconds": {kind: {"turn": turn, "bank": bank} for kind, (turn, bank) in DEFAULT_SECONDS.items()},
    }


SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    "from-client.schema.json": from_client,
    "from-server.schema.json": from_server,
    "openapi.json": openapi,
    "facts.json": facts,
}
"""By the name of the file."""


def schema_text(name: str) -> str:
    return msgspec.json.format(msgspec.json.encode(SCHEMAS[name]()), indent=2).decode() + "\n"
